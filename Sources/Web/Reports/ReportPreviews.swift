import Domain
import Drawing
import Services
import Storage

/// Pages of reports as pictures. The last report of an account is kept, so that who turns its pages waits for no more
/// than their drawing.
final class ReportPreviews: Sendable {
    private struct Kept: Sendable {
        let order: ReportOrder
        let today: CivilDate
        let document: PaperDocument
        let fingerprint: String
    }

    /// Accounts whose report is kept
    private static let most = 8
    private let gate = Gate(places: 2, longestQueue: 64)
    private let kept: PerAccount<Kept>

    init(database: Database) { kept = PerAccount(changes: database.changes, limit: Self.most) }

    /// Some pages of the first report of an order, and how many it has in all.
    ///
    /// - Parameter indices: from 0; those beyond the last are left out
    /// - Throws: 503 when too many wait.
    func pages(
        _ indices: Range<Int>, of order: ReportOrder, from reports: Reports
    ) async throws -> (pages: [[UInt8]], count: Int) {
        try await gate.enter(Gate.Turn(crowd: reports.owner))
        defer { gate.leave() }
        return try await Work.onThread { [kept] in
            let today = try reports.today()
            let known = try kept.value(of: reports.owner, where: { $0.order == order && $0.today == today }) {
                let (document, fingerprint) = try reports.first(of: order)
                return Kept(order: order, today: today, document: document, fingerprint: fingerprint)
            }
            return PageWriter(order.paper).write(known.document, pages: indices, fingerprint: known.fingerprint)
        }
    }
}
