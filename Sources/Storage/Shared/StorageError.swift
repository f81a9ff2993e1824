import Foundation
import GRDB

/// What can go wrong for those who use the store.
public enum StorageError: Error, Equatable {
    /// Another process has the data directory; its id where it left one.
    case locked(pid: Int32?)
    /// The file was made by a later version.
    case newerSchema
    /// An older database could not be brought into the form of this version; it is as it was.
    case notUpdated(String)
    /// What SQLite's check found.
    case corrupt([String])
    /// The database holds nothing, but what stands beside it (named) shows that it did.
    case emptied(beside: [String])
    case diskFull
    /// Nothing can be written where the data is.
    case notWritable
    /// Others can look into the data directory, and there is more in it than the database.
    case sharedDirectory
    case nameTaken
    case emailTaken
    /// There is no such row, or it belongs to somebody else.
    case notFound
    /// One workout at a time is being done.
    case workoutOpen
    /// Anything that is a mistake of the program.
    case unexpected(String)

    init(_ error: any Error) {
        self = Self.worded(error) as? StorageError ?? .unexpected("\(error)")
    }

    /// The error in this vocabulary, where it has a word for it.
    static func worded(_ error: any Error) -> any Error {
        switch (error as? CocoaError)?.code {
        case .fileWriteOutOfSpace: return StorageError.diskFull
        case .fileWriteNoPermission, .fileWriteVolumeReadOnly: return StorageError.notWritable
        default: break
        }
        guard let error = error as? DatabaseError else { return error }
        switch error.extendedResultCode {
        // Where a file cannot grow, SQLite says this of its log and of the index to it.
        case .SQLITE_IOERR_WRITE, .SQLITE_IOERR_SHMSIZE: return StorageError.diskFull
        default: break
        }
        switch error.resultCode {
        case .SQLITE_FULL: return StorageError.diskFull
        case .SQLITE_READONLY, .SQLITE_CANTOPEN, .SQLITE_PERM: return StorageError.notWritable
        case .SQLITE_CORRUPT, .SQLITE_NOTADB: return StorageError.corrupt([error.message ?? "not a database"])
        case .SQLITE_CONSTRAINT where error.message?.contains("account.name") == true: return StorageError.nameTaken
        case .SQLITE_CONSTRAINT where error.message?.contains("account.email") == true: return StorageError.emailTaken
        default: return error
        }
    }
}
