import Archive
public import Domain
import Foundation
public import Storage

/// What an export tells, and how it is written.
public enum ExportForm: String, CaseIterable, Sendable {
    /// All of it.
    case json
    /// A row a day, an entry, a set, a figure.
    case days = "csv"
    case entries = "entries-csv"
    case sets = "sets-csv"
    case figures = "figures-csv"
    /// What was logged here, for apps that write into Apple Health.
    case healthJSON = "health-json"
    case healthCSV = "health-csv"

    /// Whether it can be of a range of days.
    public var isTable: Bool { [.days, .entries, .sets, .figures].contains(self) }

    /// `json` or `csv`
    public var suffix: String { rawValue.split(separator: "-").last.map(String.init) ?? rawValue }

    /// What its file is called after, with a hyphen.
    fileprivate var prefix: String { String(rawValue.dropLast(suffix.count)) }
}

/// An export as somebody asks for it.
public struct ExportOrder: Hashable, Sendable {
    public var form: ExportForm
    /// By gzip
    public var isPacked: Bool
    /// The first and the last day of a table; all where there is none.
    public var from: CivilDate?
    public var to: CivilDate?

    public init(form: ExportForm, isPacked: Bool = false, from: CivilDate? = nil, to: CivilDate? = nil) {
        self.form = form
        self.isPacked = isPacked
        self.from = from
        self.to = to
    }

    fileprivate var range: DayRange? {
        from ?? to == nil ? nil : DayRange(from: from ?? .first, through: to ?? .last)
    }

    /// What its file is called; `today` is named where it goes on to the last day.
    public func fileName(today: CivilDate) -> String {
        let days = [from?.description, (to ?? today).description].compactMap { $0 }.joined(separator: "-")
        return "vitalpath-\(form.prefix)\(days).\(form.suffix)\(isPacked ? ".gz" : "")"
    }
}

/// Writes an export piece by piece. The server and the command line share it.
public enum Export {
    private static let chunkSize = 64 * 1024

    /// Rows of one that is packed are read on one thread and packed on another.
    public static func write(
        _ order: ExportOrder, of owner: Account.ID, from database: Database, send: ([UInt8]) throws -> Void
    ) throws {
        guard order.isPacked else { return try rows(order, of: owner, from: database, send: send) }
        let chunks = ChunkPipe { try rows(order, of: owner, from: database, send: $0) }
        defer { chunks.leave() }
        let pack = try GzipStream()
        while let chunk = try chunks.next() {
            let ready = try pack.write(chunk)
            if !ready.isEmpty { try send(ready) }
        }
        try send(pack.finish())
    }

    /// Gathers the small pieces into chunks.
    private static func rows(
        _ order: ExportOrder, of owner: Account.ID, from database: Database, send: ([UInt8]) throws -> Void
    ) throws {
        var chunk: [UInt8] = []
        chunk.reserveCapacity(2 * chunkSize)
        func add(_ piece: [UInt8]) throws {
            chunk += piece
            if chunk.count < chunkSize { return }
            try send(chunk)
            chunk.removeAll(keepingCapacity: true)
        }
        func health() throws -> HealthFile {
            let zone = try TimeZone(identifier: database.preferences.get(owner).timeZone) ?? .gmt
            return HealthFile(database: database, owner: owner, zone: zone)
        }
        switch order.form {
        case .json: try database.export.json(owner, write: add)
        case .days: try database.export.days(owner, in: order.range, write: add)
        case .entries: try database.export.entries(owner, in: order.range, write: add)
        case .sets: try database.export.sets(owner, in: order.range, write: add)
        case .figures: try database.export.figures(owner, in: order.range, write: add)
        case .healthJSON: try health().json(write: add)
        case .healthCSV: try health().csv(write: add)
        }
        if !chunk.isEmpty { try send(chunk) }
    }
}
