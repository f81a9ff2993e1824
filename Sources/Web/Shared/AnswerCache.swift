import Domain
import Foundation
import NIOCore
import Storage
import Synchronization

/// Answers that stay true until their owner changes something. Every write goes through this process, so the change
/// counter knows; a stale answer is never served.
final class AnswerCache: Sendable {
    /// What an answer depends on beside its owner's data: all of it, the clock included.
    enum Question: Hashable {
        case badges(today: CivilDate)
        case chart(ChartAnswers.Key)
        case dailyLog(CivilDate)
        case dailyLogTag(CivilDate)
        case dailyLogs(DayRange)
        case expenditure(DayRange)
        case foodEntries(CivilDate)
        case foodPeriod(DayRange, today: CivilDate)
        /// At a minute of that day; at its end, for one that is over.
        case hydration(CivilDate, minute: Int)
        case insights(today: CivilDate)
        case recovery(CivilDate, BaselineWindow, today: CivilDate)
        case recoveryDays(endingOn: CivilDate, BaselineWindow, today: CivilDate)
        /// The moment only for those whose time without food is told.
        case today(CivilDate, today: CivilDate, Greeting, moment: Date?)
        case trainingProgress(exercise: String, today: CivilDate)
        case trainingRecords(today: CivilDate)
        case trainingVolume(endingOn: CivilDate)
        case trends(DayRange)

        fileprivate var part: Changes.Part {
            switch self {
            case .trainingProgress, .trainingRecords, .trainingVolume: .besideFood
            case .chart(let key): key.part
            default: .everything
            }
        }
    }

    private struct Key: Hashable {
        let owner: Account.ID
        let question: Question
    }

    private let changes: Changes
    private let limit: Int
    private let answers = Mutex<[Key: (version: UInt64, bytes: ByteBuffer)]>([:])

    init(changes: Changes, limit: Int = 512) {
        self.changes = changes
        self.limit = limit
    }

    /// The kept answer to `question`, or the one that `make` gives.
    func answer(_ owner: Account.ID, _ question: Question, make: () throws -> ByteBuffer) rethrows -> ByteBuffer {
        let key = Key(owner: owner, question: question)
        // Read before the data: a write in between makes the kept answer old at once, never wrong.
        let version = changes.version(of: owner, question.part)
        if let hit = answers.withLock({ $0[key] }), hit.version == version { return hit.bytes }
        let bytes = try make()
        answers.withLock { answers in
            if answers.count >= limit { answers.removeAll(keepingCapacity: true) }
            answers[key] = (version, bytes)
        }
        return bytes
    }
}
