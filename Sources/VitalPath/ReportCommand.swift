public import ArgumentParser
public import Domain
public import Drawing
import Foundation
public import Services
import Storage

struct ReportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "report",
        abstract: "Write a report on paper (PDF) of some days, or with --each a zip of one a week or a month.")

    @Option(help: "The first day, as 2026-03-01; 29 days before the last otherwise.") var from: CivilDate?
    @Option(help: "The last day; today otherwise.") var to: CivilDate?
    @Option(help: "day (every meal), food, training or all.") var kind = ReportOrder.Kind.all
    @Option(
        help: ArgumentHelp(
            "What goes in, with commas between: \(ReportOrder.Section.allCases.map(\.rawValue).joined(separator: ",")).",
            valueName: "list"))
    var sections: String?
    @Option(help: "a4 or letter.") var paper = PaperSize.a4
    @Option(help: "week or month: a report for each.") var each: ReportOrder.Each?
    @Option(help: "en or nl; the account's own otherwise.") var lang: Language?
    @Flag(help: "With calories that are hidden elsewhere.") var hidden = false
    @Option(name: [.customLong("account"), .customLong("user")], help: "Whose; the owner's otherwise.")
    var account: String?
    @Option(
        name: [.customShort("o"), .customLong("output")], help: "A file; standard output otherwise.",
        completion: .file())
    var output: String?
    @OptionGroup var data: DataDirectory

    func run() throws {
        let chosen = try sections?.split(separator: ",").map { name in
            guard let section = ReportOrder.Section(rawValue: String(name)) else {
                throw ValidationError("There is no part called \(name).")
            }
            return section
        }
        let database = try data.open()
        defer { try? database.close() }
        let found = try account.map { try AccountName.find($0, in: database) } ?? database.accounts.all().first
        guard let found else { throw CommandFailure("There is no account yet.") }
        let reports = Reports(found.id, from: database)
        let end = try to ?? reports.today()
        guard let range = DayRange(from: from ?? end.adding(days: -29), through: end),
            range.count <= ReportOrder.mostDays
        else {
            throw CommandFailure(
                "The first day has to come before the last, at most \(ReportOrder.mostDays) days in all.")
        }
        let order = ReportOrder(
            range: range, kind: kind, sections: chosen ?? [], paper: paper, showsHidden: hidden, each: each,
            language: lang)
        guard !order.isTooLong else {
            throw CommandFailure("Day by day a report has at most \(ReportOrder.mostDiaryDays) days.")
        }
        try OutputFile.write(output) { try reports.write(order, send: $0) }
    }
}

extension ReportOrder.Kind: ExpressibleByArgument {}
extension ReportOrder.Each: ExpressibleByArgument {}
extension PaperSize: ExpressibleByArgument {}
extension Language: ExpressibleByArgument {}
