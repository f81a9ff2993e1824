import Archive
import Crypto
public import Domain
public import Drawing
import Foundation
public import Storage

/// Reports of one account as files. The server and the command line share it.
public struct Reports: Sendable {
    private let people: People
    private let database: Database
    private let outlooks: Outlooks
    public let owner: Account.ID

    public init(_ owner: Account.ID, from database: Database) {
        self.init(
            owner, from: database, people: People(database: database, now: { Date() }),
            outlooks: Outlooks(database: database))
    }

    public init(_ owner: Account.ID, from database: Database, people: People, outlooks: Outlooks) {
        self.owner = owner
        self.outlooks = outlooks
        self.database = database
        self.people = people
    }

    /// The day that it is for the account.
    public func today() throws -> CivilDate { try people.person(owner).today }

    /// Writes a PDF, or a zip of them.
    ///
    /// - Parameter send: is asked often, now and then with nothing: what it throws ends the work.
    public func write(_ order: ReportOrder, send: ([UInt8]) throws -> Void) throws {
        let person = try person(order)
        let trained = try trained(order, in: order.range, for: person)
        func pdf(_ range: DayRange) throws -> [UInt8] {
            let document = try ReportWriter(database, outlooks, order, range, trained: trained, for: person)
                .document { try send([]) }
            return try PDFWriter(order.paper).write(document, fingerprint: Self.fingerprint(document))
        }
        guard order.each != nil else { return try send(try pdf(order.range)) }
        var zip = ZipWriter()
        for range in order.ranges { try send(try zip.file(order.fileName(range), try pdf(range))) }
        try send(zip.finish())
    }

    /// What the first report of an order tells, and the fingerprint of that.
    public func first(of order: ReportOrder) throws -> (document: PaperDocument, fingerprint: String) {
        let person = try person(order)
        let range = order.ranges.first ?? order.range
        let trained = try trained(order, in: range, for: person)
        let document = try ReportWriter(database, outlooks, order, range, trained: trained, for: person).document {}
        return (document, Self.fingerprint(document))
    }

    /// The workouts of the weeks of a range, once for all the reports of an order; `nil` where none tells of training.
    private func trained(_ order: ReportOrder, in range: DayRange, for person: Person) throws -> Trained? {
        try order.sections.contains(.training)
            ? Trained(database, weeks: range.weeks, endingOn: range.end.endOfWeek, for: person) : nil
    }

    /// The reader as the order has them.
    private func person(_ order: ReportOrder) throws -> Person {
        let known = try people.person(owner)
        var preferences = known.preferences
        if let language = order.language { preferences.language = language }
        if order.showsHidden { preferences.hideCalories = false }
        return Person(
            owner: owner, preferences: preferences, clock: known.clock, now: known.now, tone: known.tone,
            firstName: known.firstName)
    }

    /// SHA-256 of all that it tells.
    private static func fingerprint(_ document: PaperDocument) -> String {
        var hash = SHA256()
        document.tell { hash.update(data: Data($0.utf8) + [0]) }
        return hash.finalize().hex
    }
}
