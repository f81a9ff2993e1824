import ArgumentParser
import Catalogue
import Domain
import Foundation
import Storage

struct Doctor: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor", abstract: "Check the installation and all of the database.",
        discussion: """
            A line for each thing looked at: ok, note (worth knowing), or BAD (to be mended; it ends with 1 then). While \
            vitalpath serves, what only one process may read is left out.
            """)

    @Option(help: "The port that vitalpath will listen on.") var port = 8042
    @OptionGroup var data: DataDirectory

    private enum Finding {
        case ok
        case note(String)
        case bad(String)

        init(_ problem: String?) { self = problem.map { .bad($0) } ?? .ok }
    }

    func validate() throws {
        guard (1...65_535).contains(port) else { throw ValidationError("--port takes a number from 1 to 65535.") }
    }

    func run() throws {
        var isWell = true
        func report(_ what: String, _ finding: Finding) {
            switch finding {
            case .ok: print("ok   \(what)")
            case .note(let text): print("note \(what): \(text)")
            case .bad(let text):
                print("BAD  \(what): \(text)")
                isWell = false
            }
        }
        report("vitalpath \(Version.text)", .ok)
        report("time zones", Finding(TimeZones.problem))
        let foods = FoodCatalogue.shared.count
        report("catalogue, \(foods) foods", Finding(foods < 7000 ? "foods are missing" : nil))
        let access = StoreCheck.access(to: data.url)
        report("clock", clock(access.lastChange))
        report("data directory \(data.url.path)", directory(access))
        if access.mode != nil { report("room on the disk", room()) }
        if Database.isPresent(in: data.url) {
            if !access.openFiles.isEmpty {
                let names = access.openFiles.prefix(3).joined(separator: ", ")
                report(
                    "files",
                    .note("others could read \(names) if they got into the directory, which is closed to them"))
            }
            let found = try database(report)
            let left = Backups(directory: data.url).clean()
            if left > 0 { report("what a command that was ended had left", .note("removed, \(left) of it")) }
            backups(report, found.hasSomethingToKeep)
            report("port \(port)", listening(found.isRunning))
        } else {
            print("     no database yet: it is made at the first start")
            report("port \(port)", listening(false))
        }
        if !isWell { throw ExitCode.failure }
    }

    private func clock(_ lastChange: Date?) -> Finding {
        if let told = ProcessInfo.processInfo.environment[ServerClock.variable], !told.isEmpty {
            return .note("\(ServerClock.variable) is set: vitalpath would go by it")
        }
        let ahead = lastChange?.timeIntervalSinceNow ?? 0
        guard ahead > 3600 else { return .ok }
        return .bad(
            "it is \(Int(ahead / 3600)) h before the last change of the database; set it, or what you log gets wrong "
                + "times")
    }

    private func directory(_ access: StoreCheck.Access) -> Finding {
        guard let mode = access.mode else { return .note("not there yet: it is made at the first start") }
        guard FileManager.default.isWritableFile(atPath: data.url.path) else { return .bad("not writable") }
        guard access.isOwn else { return .note("it belongs to another user; run this as who runs vitalpath") }
        return mode & 0o077 == 0
            ? .ok : .bad("others on this computer can look into it; starting vitalpath closes it, chmod 700 does, too")
    }

    private func room() -> Finding {
        guard let free = StoreCheck.free(in: data.url) else { return .ok }
        let megabytes = free >> 20
        if megabytes < 64 { return .bad("\(megabytes) MB are left") }
        return megabytes < 1024 ? .note("\(megabytes) MB are left; a backup takes about what the database does") : .ok
    }

    /// - Returns: whether a server has it, which then is all that is told, and whether a backup would have something in it
    private func database(
        _ report: (String, Finding) -> Void
    ) throws -> (isRunning: Bool, hasSomethingToKeep: Bool) {
        let database: Database
        do { database = try data.opened() } catch StorageError.locked(let pid) {
            let process = pid.map { " (process \($0))" } ?? ""
            report("database", .note("vitalpath is running on it\(process); stop it to have all of it read"))
            return (true, try Backups(directory: data.url).hasSomethingToKeep())
        } catch let error as StorageError {
            // Nothing else opens what is not sound: SQLite would clear the log away.
            report("database", .bad(DataDirectory.words(for: error, data.url)))
            return (false, true)
        }
        defer { try? database.close() }
        let findings = try database.integrity(full: true)
        report("database", Finding(findings.isEmpty ? nil : findings.prefix(5).joined(separator: "; ")))
        let check = try database.check()
        report("its form: \(check.steps) steps, the last \(check.lastStep)", .ok)
        report(
            "SQLite \(check.sqlite), log before data, on the disk before it is answered",
            Finding(check.unset.isEmpty ? nil : check.unset.joined(separator: "; ")))
        if check.lostPhotos > 0 { report("pictures", .bad("the files of \(check.lostPhotos) are gone")) }
        for folder in database.damagedCopies {
            report(
                "log of changes",
                .bad(
                    "\(folder.path) holds a database and its log as they were found damaged. Some of the last changes "
                        + "before that are lost: remove the folder once they are logged anew"))
        }
        report("accounts: \(try database.accounts.all().count)", .ok)
        return (false, try database.backups.hasSomethingToKeep())
    }

    private func backups(_ report: (String, Finding) -> Void, _ hasSomethingToKeep: Bool) {
        let backups = Backups(directory: data.url)
        do {
            let list = try backups.list()
            for backup in list {
                if let problem = backup.facts?.problem { report("backup \(backup.name)", .bad(problem.words)) }
            }
            if let failure = backups.failure {
                report("the last backup", .bad("it came to nothing: \(failure.problem.words)"))
            }
            guard let last = list.first(where: \.isSound), let proved = last.facts?.provedAt else {
                return report(
                    "backups", hasSomethingToKeep ? .note("there is none yet; vitalpath backup makes one") : .ok)
            }
            let days = Int(-last.at.timeIntervalSinceNow / 86_400)
            let told = "backups: \(list.count), the last read again \(proved.formatted(.iso8601))"
            report(told, days < 3 ? .ok : .note("it is \(days) days old; one a day is made while vitalpath runs"))
        } catch {
            report("backups", .bad(BackupProblem(error).words))
        }
    }

    private func listening(_ isRunning: Bool) -> Finding {
        let descriptor = socket(AF_INET, Int32(Self.stream), 0)
        guard descriptor >= 0 else { return .ok }
        defer { close(descriptor) }
        // What has only just ended is no program.
        var reuse: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &reuse, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = in_addr_t(0x7f00_0001).bigEndian
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isFree = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) } == 0
        }
        if isFree { return .ok }
        switch errno {
        case EADDRINUSE where isRunning: return .ok
        case EADDRINUSE: return .note("another program has it; start vitalpath with another --port")
        case EACCES: return .bad("only root may listen there; start vitalpath with --port 8042")
        default: return .ok
        }
    }

    #if canImport(Glibc)
        private static let stream = SOCK_STREAM.rawValue
    #else
        private static let stream = SOCK_STREAM
    #endif
}
