import Domain
import Services

/// The answer of `GET /api/training/progress`.
struct ProgressAnswer: Encodable {
    struct Session: Encodable {
        var date: CivilDate
        var workoutId: String
        var workout: String
        var sets: [WorkoutSet]
        /// The work sets as people read them
        var texts: [String]
        /// kg
        var tonnage: Double
        var best: OneRepEstimate?
        var bestText: String?
        /// Beats a minute, where a device recorded the workout
        var heartRate: Double?
        var heartRateMax: Double?
    }

    struct Estimate: Encodable {
        /// kg: of the last session, and the line there
        var latest: Double
        var smoothed: Double?
        var text: String
        var why: Why
    }

    struct Next: Encodable {
        var step: DoubleProgression.Step
        /// Of repetitions
        var from: Int
        var to: Int
        var text: String
        var why: Why
    }

    private static let sessionsShown = 10

    /// Those done most often first
    var exercises: [TrainingHistory.Known]
    /// The key of the one that is told of; absent where nothing was trained.
    var exercise: String?
    var name: String?
    var estimate: Estimate?
    var records: [RecordItem]
    var next: Next?
    /// Newest first, the last ten
    var sessions: [Session]

    /// - Parameter plan: repetitions that a template plans for it
    init(_ key: String?, _ trained: Trained, _ words: TrainingWords, plan: ClosedRange<Int>?) {
        exercises = trained.history.exercises.map { $0.named(trained.name($0.name, of: $0.exerciseID)) }
        exercise = key
        let all = key.map(trained.history.sessions) ?? []
        name = all.last.map { trained.name($0.name, of: $0.exerciseID) }
        records = key.map { trained.history.records(of: $0).map { RecordItem($0, words) } } ?? []
        sessions = all.suffix(Self.sessionsShown).reversed().map { session in
            let workout = words.workout(session.workoutID)
            return Session(
                date: session.date, workoutId: session.workoutID, workout: workout?.name ?? "",
                sets: session.sets, texts: session.workSets.map(words.text).filter { !$0.isEmpty },
                tonnage: session.tonnage, best: session.best, bestText: session.best.map { words.estimate($0.load) },
                heartRate: workout?.recorded?.heartRate, heartRateMax: workout?.recorded?.heartRateMax)
        }
        estimate = StrengthTrend.points(all).last.map { point in
            Estimate(
                latest: point.best.load, smoothed: point.smoothed, text: words.estimate(point.best.load),
                why: words.person.why(
                    "progress.why.\(point.best.method.rawValue)", [:],
                    [
                        Why.Row(
                            date: point.date, text: words.text(point.best.set),
                            source: words.workoutName(point.workoutID))
                    ]))
        }
        next = Self.next(all, words, plan)
    }

    private static func next(
        _ sessions: [ExerciseSession], _ words: TrainingWords, _ plan: ClosedRange<Int>?
    ) -> Next? {
        guard let last = sessions.last, let next = NextStep(after: sessions, planned: plan, for: words.person) else {
            return nil
        }
        let range = next.range
        return Next(
            step: next.step, from: range.lowerBound, to: range.upperBound, text: "\(next.reason) \(next.text)",
            why: words.person.why(
                plan == nil ? "progress.why.next" : "progress.why.next.plan",
                [
                    "bottom": .number(Double(range.lowerBound)), "top": .number(Double(range.upperBound)),
                    "increment": .text(next.incrementText),
                ],
                last.workSets.map {
                    Why.Row(date: last.date, text: words.text($0), source: words.workoutName(last.workoutID))
                }))
    }
}

/// A record, as people read it.
struct RecordItem: Encodable {
    var record: TrainingRecord
    /// A first time beats nothing: it is a best, and no record.
    var isRecord: Bool
    var label: String
    var text: String
    var setText: String
    var previousText: String?
    var why: Why

    init(_ record: TrainingRecord, _ words: TrainingWords) {
        self.record = record
        isRecord = record.isRecord
        label = words.label(record)
        text = words.value(record, record.value)
        setText = words.text(record.set)
        previousText = record.previous.map { words.value(record, $0) }
        why = words.why(record)
    }
}

/// The answer of `GET /api/training/records`: one a exercise, the latest record first.
struct RecordsAnswer: Encodable {
    var exercise: String
    var name: String
    var sessions: Int
    var records: [RecordItem]

    static func all(_ trained: Trained, _ words: TrainingWords) -> [RecordsAnswer] {
        trained.history.exercises.map { known in
            RecordsAnswer(
                exercise: known.key, name: trained.name(known.name, of: known.exerciseID), sessions: known.sessions,
                records: trained.history.records(of: known.key).map { RecordItem($0, words) })
        }.sorted { $0.latest > $1.latest }
    }

    private var latest: CivilDate { records.filter(\.isRecord).map(\.record.date).max() ?? .first }
}
