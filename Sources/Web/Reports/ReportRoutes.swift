import Domain
import Drawing
import Hummingbird
import Services
import Storage

/// Reports on paper: made into a file first, so that who reads slowly holds nothing else up, and left unmade when
/// nobody reads any more.
struct ReportRoutes {
    let database: Database
    let people: People
    let downloads: Downloads
    let outlooks: Outlooks
    private let previews: ReportPreviews

    init(database: Database, people: People, downloads: Downloads, outlooks: Outlooks) {
        self.database = database
        self.people = people
        self.downloads = downloads
        self.outlooks = outlooks
        previews = ReportPreviews(database: database)
    }

    func add(to group: RouterGroup<PersonalContext>) {
        group.get("reports", use: report)
        group.get("reports/preview", use: preview)
    }

    @Sendable private func report(_ request: Request, context: PersonalContext) async throws -> Response {
        let owner = context.person.owner
        let order = try request.reportOrder(context.person)
        let reports = Reports(owner, from: database, people: people, outlooks: outlooks)
        let reader = try await downloads.open(.report(order), of: owner) { try reports.write(order, send: $0) }
        return reader.response(
            order.fileName, type: order.each == nil ? "application/pdf" : "application/zip",
            on: context.channel.eventLoop)
    }

    private struct Preview: Encodable {
        /// Of the whole report; of several of them of the first.
        var count: Int
        /// SVG, as they will be on paper
        var pages: [String]
        var sections: [String]
        /// All that can be chosen
        var choices: [String]
    }

    /// Most pages that one answer shows
    private static let mostPages = 60

    /// `?page=` from 1, and `?pages=` how many from there on, one unless it says more.
    @Sendable private func preview(_ request: Request, context: PersonalContext) async throws -> Response {
        let owner = context.person.owner
        let order = try request.reportOrder(context.person)
        let first = try request.number("page", in: 1...100_000, default: 1)
        let count = try request.number("pages", in: 1...Self.mostPages, default: 1)
        let reports = Reports(owner, from: database, people: people, outlooks: outlooks)
        let told = try await previews.pages(first - 1..<first - 1 + count, of: order, from: reports)
        return .json(
            Preview(
                count: told.count, pages: told.pages.map { String(decoding: $0, as: UTF8.self) },
                sections: order.sections.map(\.rawValue), choices: ReportOrder.Section.allCases.map(\.rawValue)))
    }
}

extension Request {
    /// `?from=&to=` the last 30 days otherwise, `?kind=`, `?sections=` with commas between, `?paper=`, `?each=`, and
    /// `?hidden=1` for calories that are hidden elsewhere.
    ///
    /// - Throws: 422
    fileprivate func reportOrder(_ person: Person) throws(Problem) -> ReportOrder {
        let end = try date("to") ?? person.today
        let start = try date("from") ?? end.adding(days: -29)
        guard let range = DayRange(from: start, through: end), range.count <= ReportOrder.mostDays else {
            throw .invalid(
                "from", "problem.report.range", values: ["max": .number(Double(ReportOrder.mostDays))])
        }
        var sections: [ReportOrder.Section] = []
        for name in (uri.queryParameters["sections"] ?? "").split(separator: ",") {
            guard let section = ReportOrder.Section(rawValue: String(name)) else {
                let choices = ReportOrder.Section.allCases.map(\.rawValue).joined(separator: ", ")
                throw .invalid("sections", "problem.choice", values: ["choices": .text(choices)])
            }
            sections.append(section)
        }
        let order = ReportOrder(
            range: range, kind: try choice("kind", of: ReportOrder.Kind.self) ?? .all, sections: sections,
            paper: try choice("paper", of: PaperSize.self) ?? .a4, showsHidden: uri.queryParameters["hidden"] == "1",
            each: try choice("each", of: ReportOrder.Each.self))
        guard !order.isTooLong else {
            throw .invalid(
                "from", "problem.report.diary", values: ["max": .number(Double(ReportOrder.mostDiaryDays))])
        }
        return order
    }
}
