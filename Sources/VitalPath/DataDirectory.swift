import ArgumentParser
import Foundation
import Storage

/// Where the database lives: `--data-dir`, else `VITALPATH_DATA_DIR`, else the platform's place for application data.
struct DataDirectory: ParsableArguments {
    @Option(name: .customLong("data-dir"), help: "Where the database is kept.", completion: .directory)
    var path: String?

    var url: URL {
        let environment = ProcessInfo.processInfo.environment
        if let path = path ?? environment["VITALPATH_DATA_DIR"], !path.isEmpty {
            return URL(filePath: path, directoryHint: .isDirectory)
        }
        #if os(macOS)
            return URL.applicationSupportDirectory.appending(path: "VitalPath", directoryHint: .isDirectory)
        #else
            if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") {
                return URL(filePath: data, directoryHint: .isDirectory).appending(path: "vitalpath")
            }
            return URL.homeDirectory.appending(path: ".local/share/vitalpath", directoryHint: .isDirectory)
        #endif
    }

    /// Opens the database there.
    ///
    /// - Throws: a `CleanExit`-like message that says what to do when it is in use, damaged or too new.
    func open() throws -> Database {
        do {
            return try Database(directory: url)
        } catch let error as StorageError {
            throw CommandFailure(Self.words(for: error, url))
        }
    }

    private static func words(for error: StorageError, _ url: URL) -> String {
        switch error {
        case .locked(let pid):
            let who = pid.map { " (process \($0))" } ?? ""
            return "vitalpath is running on this data directory\(who): \(url.path)\nStop it first, or use its pages."
        case .newerSchema:
            return "The database was made by a newer vitalpath than this one. Nothing was changed: \(url.path)"
        case .corrupt(let findings):
            return "The database is damaged: \(findings.prefix(3).joined(separator: "; "))\n"
                + "Copies are in \(url.appending(path: "backups").path)"
        case .diskFull:
            return "The disk is full: \(url.path)"
        default:
            return "The database could not be opened: \(error)"
        }
    }
}

/// What a command says on standard error before it ends with 1.
struct CommandFailure: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
