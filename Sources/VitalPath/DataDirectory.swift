import ArgumentParser
import Domain
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

    /// Opens the database there, and says on standard error what a damaged log has lost, and where the data stand as they
    /// were before this version gave them its form.
    ///
    /// - Parameter looksLater: see `Database`; for who tells then what is found
    /// - Throws: a `CleanExit`-like message that says what to do when it is in use, damaged or too new.
    func open(looksLater: Bool = false) throws -> Database {
        do { return try opened(looksLater: looksLater) } catch let error as StorageError {
            throw CommandFailure(Self.words(for: error, url))
        }
    }

    /// The same, and throws `StorageError` as it is.
    func opened(looksLater: Bool = false) throws -> Database {
        let database = try Database(directory: url, looksLater: looksLater)
        if let damage = database.damage {
            FileHandle.standardError.write(Data("Warning: \(Self.words(for: damage))\n".utf8))
        }
        if let update = database.update {
            FileHandle.standardError.write(Data("\(Self.words(for: update))\n".utf8))
        }
        return database
    }

    static func words(for damage: LogDamage) -> String {
        """
        the log of the last changes (vitalpath.db-wal) was damaged. Of it \(counted(damage.readable)) could be read, and \
        at least \(counted(damage.lost)) saved later could not: look at what you logged last, and log anew what is \
        missing. Database and log are kept as they were found in \(damage.copy.path). Remove that folder when you no \
        longer need it.
        """
    }

    private static func words(for update: DataUpdate) -> String {
        """
        Your data were brought into the form of this version (\(Version.text)); nothing was left out. As they were before, \
        they stand in \(update.copy).
        """
    }

    private static func counted(_ changes: Int) -> String { changes == 1 ? "1 change" : "\(changes) changes" }

    static func words(for error: StorageError, _ url: URL) -> String {
        switch error {
        case .locked(let pid):
            let who = pid.map { " (process \($0))" } ?? ""
            return "vitalpath is running on this data directory\(who): \(url.path)\nStop it first, or use its pages."
        case .newerSchema:
            return "The database was made by a newer vitalpath than this one. Nothing was changed: \(url.path)"
        case .notUpdated(let why):
            return "Your data could not be brought into the form of this version (\(Version.text)): \(why)\n"
                + "Nothing was changed, and the version before goes on working with it: \(url.path)"
        case .corrupt(let findings):
            return "The database is damaged: \(findings.prefix(3).joined(separator: "; "))\n"
                + "Nothing was changed. `vitalpath backup list` shows the backups, `vitalpath restore` puts one back and "
                + "keeps what is here in \(url.appending(path: "damaged").path). What can still be read, this saves:\n"
                + "  sqlite3 vitalpath.db .recover | sqlite3 saved.db"
        case .emptied(let beside):
            return "The database is empty, but \(beside.joined(separator: ", ")) beside it "
                + "\(beside.count == 1 ? "shows" : "show") that it was in use. Nothing was changed: \(url.path)\n"
                + "`vitalpath backup list` shows the backups, `vitalpath restore` puts one back; or move the folder away to "
                + "begin anew."
        case .diskFull:
            return "The disk is full: \(url.path)\nNothing was lost. Make room and start again."
        case .notWritable:
            return
                "Nothing can be written here: \(url.path)\nMake it yours (chown, chmod u+rwx), or name another with --data-dir."
        case .sharedDirectory:
            return "Others on this computer can look into this folder, and there is more in it than VitalPath's data: "
                + "\(url.path)\nName a folder of its own with --data-dir, or close this one: chmod 700"
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
