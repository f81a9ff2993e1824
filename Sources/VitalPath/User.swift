import ArgumentParser
import Domain
import Foundation
import Services
import Storage

struct User: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "user", abstract: "Accounts of this installation.",
        subcommands: [Add.self, List.self, ResetPassword.self, RemovePasskeys.self, Unlock.self, Link.self])

    struct Add: AsyncParsableCommand {
        static let configuration = CommandConfiguration(commandName: "add", abstract: "Add an account.")
        @Argument(help: "Its name, unique here.") var name: String
        @Flag(name: .customLong("no-password"), help: "Let its link be the only way in.") var noPassword = false
        @OptionGroup var data: DataDirectory

        func run() async throws {
            let database = try data.open()
            defer { try? database.close() }
            let hash = noPassword ? nil : try await Passwords.hash(try NewPassword.ask())
            let households = Households(database: database)
            do {
                let account = try households.add(
                    try AccountName.check(name), passwordHash: hash, now: Date(),
                    isOwner: try database.accounts.all().isEmpty)
                print("Added \(account.name).")
                if noPassword { try Link.show(account, households) }
            } catch StorageError.nameTaken {
                throw CommandFailure("There is an account called \(name) already.")
            }
        }
    }

    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(commandName: "list", abstract: "List the accounts.")
        @OptionGroup var data: DataDirectory

        func run() throws {
            let database = try data.open()
            defer { try? database.close() }
            for account in try database.accounts.all() {
                var ways = [try database.accounts.passwordHash(of: account.id) == nil ? "link" : "password"]
                if try !database.passkeys.list(account.id).isEmpty { ways.append("passkey") }
                print("\(account.name)\t\(ways.joined(separator: ","))\t\(account.id)")
            }
        }
    }

    struct ResetPassword: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "reset-password", abstract: "Set a new password, and sign out everywhere.")
        @Argument var name: String
        @OptionGroup var data: DataDirectory

        func run() async throws {
            let database = try data.open()
            defer { try? database.close() }
            let account = try AccountName.find(name, in: database)
            try database.accounts.setPasswordHash(try await Passwords.hash(try NewPassword.ask()), of: account.id)
            try database.sessions.endAll(of: account.id, except: nil)
            print("The password of \(account.name) is set; every session has ended.")
        }
    }

    struct RemovePasskeys: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "remove-passkeys", abstract: "Remove every passkey of an account, and sign out everywhere.")
        @Argument var name: String
        @OptionGroup var data: DataDirectory

        func run() throws {
            let database = try data.open()
            defer { try? database.close() }
            let account = try AccountName.find(name, in: database)
            let count = try database.passkeys.removeAll(of: account.id)
            try database.sessions.endAll(of: account.id, except: nil)
            print("\(account.name) had \(count == 1 ? "1 passkey" : "\(count) passkeys"): none is good any more.")
            print("Every session has ended. A way in: vitalpath user link \"\(account.name)\"")
        }
    }

    struct Unlock: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "unlock",
            abstract: "Take the lock, and its PIN, off every device of an account; who is signed in stays so.")
        @Argument var name: String
        @OptionGroup var data: DataDirectory

        func run() throws {
            let database = try data.open()
            defer { try? database.close() }
            let account = try AccountName.find(name, in: database)
            let count = try database.locks.removeAll(of: account.id)
            let devices = count == 1 ? "1 device" : "\(count) devices"
            print("\(account.name) had a lock on \(devices): there is none any more.")
        }
    }

    struct Link: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "link", abstract: "Print a link that lets its first visitor in, once.")
        @Argument var name: String
        @Option(help: "The port that vitalpath will listen on.") var port = 8042
        @OptionGroup var data: DataDirectory

        func run() throws {
            let database = try data.open()
            defer { try? database.close() }
            try Self.show(try AccountName.find(name, in: database), Households(database: database), port: port)
        }

        static func show(_ account: Account, _ households: Households, port: Int = 8042) throws {
            let link = try households.link(for: account.id, base: "http://localhost:\(port)", now: Date())
            print("Good once, for a day: \(link)")
        }
    }
}

enum AccountName {
    static func find(_ name: String, in database: Database) throws -> Account {
        guard let account = try database.accounts.find(name: name) else {
            throw CommandFailure("There is no account called \(name).")
        }
        return account
    }

    static func check(_ name: String) throws -> String {
        let trimmed = name.trimmingCharacters(in: .whitespacesAndNewlines)
        guard (1...60).contains(trimmed.count), trimmed.unicodeScalars.allSatisfy({ $0.value >= 32 && $0.value != 127 })
        else { throw CommandFailure("A name has 1 to 60 characters.") }
        return trimmed
    }
}

enum NewPassword {
    /// Asks twice on a terminal, without showing it; takes one line from a pipe.
    static func ask() throws -> String {
        let isTerminal = isatty(STDIN_FILENO) == 1
        let password = try line(isTerminal ? "New password: " : nil)
        if isTerminal, try line("Once more: ") != password { throw CommandFailure("The two are not the same.") }
        if let objection = Passwords.objectionInWords(to: password) { throw CommandFailure(objection) }
        return password
    }

    private static func line(_ prompt: String?) throws -> String {
        if let prompt {
            FileHandle.standardError.write(Data(prompt.utf8))
            var quiet = termios()
            tcgetattr(STDIN_FILENO, &quiet)
            var loud = quiet
            quiet.c_lflag &= ~tcflag_t(ECHO)
            tcsetattr(STDIN_FILENO, TCSAFLUSH, &quiet)
            defer {
                tcsetattr(STDIN_FILENO, TCSAFLUSH, &loud)
                FileHandle.standardError.write(Data("\n".utf8))
            }
            return readLine() ?? ""
        }
        return readLine() ?? ""
    }
}
