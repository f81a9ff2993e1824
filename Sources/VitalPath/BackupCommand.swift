import Archive
import ArgumentParser
import Catalogue
import Domain
import Foundation
import Storage

struct BackupCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "backup",
        abstract: "Keep a copy of everything in one file, and prove that it can be read.",
        discussion: """
            Works while vitalpath serves, and nobody waits for it. The file is a tar in gzip; encrypted it has the form of \
            age (age-encryption.org), so that `age -d FILE | tar xz` opens it on any machine.
            """,
        subcommands: [Make.self, Verify.self, List.self], defaultSubcommand: Make.self)

    struct Make: ParsableCommand {
        static let configuration = CommandConfiguration(commandName: "make", abstract: "Make a backup (the default).")
        @Option(
            name: [.customShort("o"), .customLong("output")],
            help: "A file; otherwise one in the folder of backups, encrypted as Settings say.", completion: .file())
        var output: String?
        @OptionGroup var lock: LockOptions
        @Flag(name: .customLong("with-secrets"), help: "With the keys of this installation; only with --output.")
        var withSecrets = false
        @OptionGroup var data: DataDirectory

        func validate() throws {
            if output == nil, withSecrets || lock.isGiven {
                throw ValidationError("--with-secrets, --passphrase-file and --recipient go with --output.")
            }
        }

        func run() throws {
            let backups = Backups(directory: data.url)
            do {
                let (path, facts, bytes): (String, Backup.Facts?, Int)
                if let output {
                    let url = URL(filePath: output)
                    facts = try backups.make(at: url, lock: lock.lock(), withSecrets: withSecrets, now: Date())
                    path = url.path
                    bytes = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
                } else {
                    let made = try backups.make(.manual, now: Date())
                    (path, facts, bytes) = (try backups.url(of: made.name).path, made.facts, made.bytes)
                }
                print("\(path)\t\(bytes) bytes\t\(facts?.rows ?? 0) rows\t\(facts?.photos ?? 0) photos")
            } catch let problem as BackupProblem {
                throw CommandFailure(problem.words)
            }
        }
    }

    struct Verify: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "verify", abstract: "Open a backup and read all of it.")
        @Argument(help: "A file, or a name that `backup list` shows.", completion: .file()) var file: String
        @OptionGroup var key: KeyOptions
        @OptionGroup var data: DataDirectory

        func run() throws {
            let backups = Backups(directory: data.url)
            do {
                if !FileManager.default.fileExists(atPath: file), (try? backups.url(of: file)) != nil {
                    let facts = try backups.prove(file, key: key.key(), now: Date())
                    print("ok\t\(facts.rows) rows\t\(facts.photos) photos")
                } else {
                    print("ok\n" + (try backups.look(at: try BackupCommand.existing(file), key: key.key())).words([:]))
                }
            } catch let problem as BackupProblem {
                throw CommandFailure("\(file): \(problem.words)")
            }
        }
    }

    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "list", abstract: "The backups of this installation, newest first.")
        @Flag(help: "As JSON.") var json = false
        @OptionGroup var data: DataDirectory

        func run() throws {
            let backups = Backups(directory: data.url)
            let list: [Backup]
            do { list = try backups.list() } catch { throw CommandFailure(BackupProblem(error).words) }
            if json {
                let encoder = JSONEncoder()
                encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
                encoder.dateEncodingStrategy = .iso8601
                print(String(decoding: try encoder.encode(list), as: UTF8.self))
                return
            }
            for backup in list {
                let state = backup.facts.map { facts in
                    facts.problem.map { "BAD: \($0.words)" } ?? "proved \(facts.provedAt.formatted(.iso8601))"
                }
                print("\(backup.name)\t\(backup.bytes) bytes\t\(state ?? "not looked at")")
            }
            if let failure = backups.failure {
                print("The last one came to nothing, \(failure.at.formatted(.iso8601)): \(failure.problem.words)")
            }
        }
    }

    /// - Throws: `CommandFailure` when there is no such file
    static func existing(_ path: String) throws -> URL {
        guard FileManager.default.isReadableFile(atPath: path) else { throw CommandFailure("Cannot read \(path).") }
        return URL(filePath: path)
    }
}

/// Who can open what is written.
struct LockOptions: ParsableArguments {
    @Option(
        name: .customLong("passphrase-file"), help: "Encrypt with the first line of this file.", completion: .file())
    var passphraseFile: String?
    @Option(help: "Encrypt for this key of age (age1...); may be repeated.") var recipient: [String] = []

    var isGiven: Bool { passphraseFile != nil || !recipient.isEmpty }

    func validate() throws {
        if passphraseFile != nil, !recipient.isEmpty {
            throw ValidationError("Either --passphrase-file or --recipient: a file has one kind of lock.")
        }
    }

    func lock() throws -> AgeLock? {
        if let passphraseFile { return .passphrase(try KeyOptions.line(passphraseFile)) }
        if recipient.isEmpty { return nil }
        return .recipients(
            try recipient.map {
                do { return try AgeRecipient($0) } catch { throw CommandFailure(BackupProblem(error).words) }
            })
    }
}

/// What opens what is read.
struct KeyOptions: ParsableArguments {
    @Option(name: .customLong("passphrase-file"), help: "Its first line is the passphrase.", completion: .file())
    var passphraseFile: String?
    @Option(name: .customLong("identity-file"), help: "Keys as age-keygen writes them.", completion: .file())
    var identityFile: String?

    func key() throws -> AgeKey? {
        if let passphraseFile { return .passphrase(try Self.line(passphraseFile)) }
        guard let identityFile else { return nil }
        let text = try String(contentsOf: try BackupCommand.existing(identityFile), encoding: .utf8)
        do { return .identities(try AgeIdentity.all(in: text)) } catch {
            throw CommandFailure(BackupProblem(error).words)
        }
    }

    static func line(_ path: String) throws -> String {
        let text = try String(contentsOf: try BackupCommand.existing(path), encoding: .utf8)
        let line =
            text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).first.map(String.init) ?? ""
        if line.isEmpty { throw CommandFailure("The first line of \(path) is empty.") }
        return line
    }
}

extension BackupProblem {
    var words: String { Strings.shared.text("backup.error.\(rawValue)", .en) }
}

extension BackupManifest {
    /// - Parameter newer: entries of each account that are later here
    func words(_ newer: [Account.ID: Int]) -> String {
        var lines = ["made \(createdAt.formatted(.iso8601)) by \(app)\t\(rows) rows\t\(photos) photos"]
        for account in accounts {
            var line = "\(account.name)\t\(account.entries) entries"
            if let from = account.from, let through = account.through { line += "\t\(from) to \(through)" }
            if let count = newer[account.id] {
                line += "\t\(count == 0 ? "nothing" : "\(count) entries") here \(count == 1 ? "is" : "are") newer"
            }
            lines.append(line)
        }
        return lines.joined(separator: "\n")
    }
}
