import Foundation
import GRDB

/// What a log may say of an error: its kind and its code, never a word of what somebody wrote, nor where their files are.
public enum ErrorTrace {
    public static func text(_ error: any Error) -> String {
        switch error {
        // The statement is the program's own text; what was put into it is left out, and so is SQLite's message, which
        // quotes it.
        case let error as DatabaseError:
            "SQLite \(error.extendedResultCode.rawValue)" + (error.sql.map { ": \($0.prefix(200))" } ?? "")
        case let error as CocoaError: "Cocoa \(error.code.rawValue)"
        case let error as POSIXError: "errno \(error.code.rawValue)"
        default: kind(of: error)
        }
    }

    /// `StorageError.unexpected`, without what it holds.
    private static func kind(of error: any Error) -> String {
        let mirror = Mirror(reflecting: error)
        guard mirror.displayStyle == .enum else { return "\(type(of: error))" }
        // A case with values is told by its label; one without has nothing but its name.
        return "\(type(of: error)).\(mirror.children.first?.label ?? "\(error)")"
    }
}
