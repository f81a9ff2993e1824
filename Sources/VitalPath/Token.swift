import ArgumentParser
import Domain
import Foundation
import Services
import Storage

struct Token: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "token", abstract: "Bearer tokens for scripts.", subcommands: [Add.self, List.self, Revoke.self])

    struct Add: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "add", abstract: "Make a token; it is printed once, as the last word.")
        @Argument(help: "Whose data it opens.") var user: String
        @Option(help: "read; read and write: --scopes read,write; widget or metrics: that alone") var scopes: String
        @Option(help: "What it is for.") var name = "script"
        @OptionGroup var data: DataDirectory

        func run() throws {
            let wanted = scopes.split(separator: ",").map { APIToken.Scope(rawValue: String($0)) }
            let known = wanted.compactMap { $0 }
            guard !known.isEmpty, known.count == wanted.count else {
                throw CommandFailure(
                    "--scopes takes read, write, widget (the picture of today alone) and metrics, with commas between.")
            }
            let database = try data.open()
            defer { try? database.close() }
            let account = try AccountName.find(user, in: database)
            let (token, secret) = try Households(database: database).token(
                for: account.id, name: name, scopes: known, now: Date())
            print("Token \(token.id) of \(account.name), kept only here: \(secret)")
        }
    }

    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(commandName: "list", abstract: "List the tokens.")
        @OptionGroup var data: DataDirectory

        func run() throws {
            let database = try data.open()
            defer { try? database.close() }
            for account in try database.accounts.all() {
                for token in try database.tokens.list(account.id) {
                    let scopes = token.scopes.map(\.rawValue).joined(separator: ",")
                    let used = token.lastUsedAt?.formatted(.iso8601) ?? "never used"
                    print("\(token.id)\t\(account.name)\t\(token.name)\t\(scopes)\t\(used)")
                }
            }
        }
    }

    struct Revoke: ParsableCommand {
        static let configuration = CommandConfiguration(commandName: "revoke", abstract: "End a token.")
        @Argument(help: "Its id, as list prints it.") var id: String
        @OptionGroup var data: DataDirectory

        func run() throws {
            let database = try data.open()
            defer { try? database.close() }
            for account in try database.accounts.all()
            where try database.tokens.list(account.id).contains(where: { $0.id == id }) {
                try database.tokens.revoke(id, of: account.id)
                print("Revoked.")
                return
            }
            throw CommandFailure("There is no token \(id).")
        }
    }
}
