import Archive
public import Domain
import Foundation

extension BackupProblem {
    /// The word for what went wrong.
    public init(_ error: any Error) {
        switch StorageError.worded(error) {
        case let problem as BackupProblem: self = problem
        case let error as ArchiveError: self = Self.word(error)
        case let error as StorageError: self = Self.word(error)
        default: self = .unexpected
        }
    }

    private static func word(_ error: ArchiveError) -> BackupProblem {
        switch error {
        case .foreign: .foreign
        case .truncated: .truncated
        case .damaged: .damaged
        case .noPassphrase: .noPassphrase
        case .noIdentity: .noIdentity
        case .wrongKey: .wrongKey
        case .tooCostly: .tooCostly
        case .badKey: .badKey
        case .tooLarge: .unexpected
        }
    }

    private static func word(_ error: StorageError) -> BackupProblem {
        switch error {
        case .newerSchema: .newer
        case .corrupt, .emptied: .damaged
        case .diskFull: .diskFull
        case .notWritable, .sharedDirectory: .notWritable
        case .locked: .busy
        case .notFound: .notFound
        default: .unexpected
        }
    }
}
