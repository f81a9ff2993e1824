public import ArgumentParser
import Domain
import Foundation
import Storage
import Web

struct ExportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: """
            Write everything of one account: json (all of it) or csv (a row a day); or what was logged here, for apps that \
            write into Apple Health: health-json or health-csv.
            """)

    @Argument var form: ExportForm
    @Flag(help: "Compress it.") var gz = false
    @Option(
        name: [.customShort("o"), .customLong("output")], help: "A file; standard output otherwise.",
        completion: .file())
    var output: String?
    @Option(help: "Whose; the owner's otherwise.") var user: String?
    @OptionGroup var data: DataDirectory

    func run() throws {
        let database = try data.open()
        defer { try? database.close() }
        let account = try user.map { try AccountName.find($0, in: database) } ?? database.accounts.all().first
        guard let account else { throw CommandFailure("There is no account yet.") }
        guard let output else {
            try Export.write(form, gzip: gz, of: account.id, from: database) {
                try FileHandle.standardOutput.write(contentsOf: Data($0))
            }
            return
        }
        // Written beside and renamed, so that a broken export never replaces a whole one.
        let target = URL(filePath: output)
        let draft = target.appendingPathExtension("part")
        guard FileManager.default.createFile(atPath: draft.path, contents: nil, attributes: [.posixPermissions: 0o600])
        else { throw CommandFailure("Cannot write \(draft.path).") }
        do {
            let file = try FileHandle(forWritingTo: draft)
            try Export.write(form, gzip: gz, of: account.id, from: database) {
                try file.write(contentsOf: Data($0))
            }
            try file.synchronize()
            try file.close()
            guard rename(draft.path, target.path) == 0 else { throw CommandFailure("Cannot write \(target.path).") }
        } catch {
            try? FileManager.default.removeItem(at: draft)
            throw error
        }
    }
}

extension ExportForm: ExpressibleByArgument {}
