public import ArgumentParser
public import Domain
import Foundation
public import Services
import Storage

struct ExportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: """
            Write everything of one account: json (all of it), csv (a row a day), entries-csv, sets-csv or figures-csv (a \
            row for each); or what was logged here, for apps that write into Apple Health: health-json or health-csv.
            """)

    @Argument var form: ExportForm
    @Flag(help: "Compress it.") var gz = false
    @Option(
        name: [.customShort("o"), .customLong("output")], help: "A file; standard output otherwise.",
        completion: .file())
    var output: String?
    @Option(help: "The first day of a CSV, as 2026-03-01; all otherwise.") var from: CivilDate?
    @Option(help: "The last day of a CSV.") var to: CivilDate?
    @Option(help: "Whose; the owner's otherwise.") var user: String?
    @OptionGroup var data: DataDirectory

    func validate() throws {
        if from ?? to != nil, !form.isTable { throw ValidationError("--from and --to are for \(tables).") }
        if let from, let to, from > to { throw ValidationError("--from has to come before --to.") }
    }

    private var tables: String {
        ExportForm.allCases.filter(\.isTable).map(\.rawValue).joined(separator: ", ")
    }

    func run() throws {
        let database = try data.open()
        defer { try? database.close() }
        let account = try user.map { try AccountName.find($0, in: database) } ?? database.accounts.all().first
        guard let account else { throw CommandFailure("There is no account yet.") }
        let order = ExportOrder(form: form, isPacked: gz, from: from, to: to)
        try OutputFile.write(output) { try Export.write(order, of: account.id, from: database, send: $0) }
    }
}

extension ExportForm: ExpressibleByArgument {}

extension CivilDate: ExpressibleByArgument {}
