import Domain
import Foundation
import Services
import Storage

/// A backup that came to nothing or went bad, in the reader's words.
struct BackupFailureAnswer: Encodable {
    var at: Date
    var problem: BackupProblem
    var text: String
    /// Of when the backup is that was found damaged; absent where none could be made
    var of: Date?

    /// `nil` where nothing failed since the last that is good.
    init?(_ backups: Backups, _ context: Caller) {
        guard let failure = backups.failure else { return nil }
        (at, problem, of) = (failure.at, failure.problem, failure.of)
        text = Problem(failure.problem).detail.text(context.language, context.units)
    }
}
