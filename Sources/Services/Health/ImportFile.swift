import Domain
public import Foundation
public import Imports

/// A file that somebody brings, whoever wrote it.
public enum ImportFile {
    /// Of devices: the Health app, Garmin, Oura, Polar.
    case health(HealthExport)
    /// Of an app that people log with, or a table of their own.
    case history(HistoryFile)

    /// Tells by content which it is.
    ///
    /// - Parameter name: of the file, only heard where its content leaves a doubt
    /// - Throws: `UnknownHistory`, `ForeignExport`, `ImportError`
    public init(_ url: URL, name: String) throws {
        guard let handle = try? FileHandle(forReadingFrom: url) else { throw ImportError.unreadable }
        let head = try handle.read(upToCount: 512) ?? Data()
        if head.first(where: { $0 > 0x20 && $0 < 0x7f }) == UInt8(ascii: "<") {
            self = .health(try HealthExport(url))
            return
        }
        let history = Result { try HistoryFile(url, name: name) }
        if head.starts(with: [0x50, 0x4b]), (try? history.get())?.origin ?? .table == .table {
            do {
                self = .health(try HealthExport(url))
                return
            } catch let error where error as? ImportError != .unknownKind {
                // What is damaged is said to be; where another is known by name, the tables in it will do.
                guard case .success = history else { throw error }
            } catch {}
        }
        do {
            self = .history(try history.get())
        } catch var unknown as UnknownHistory {
            if (try? CatalogueFile(url)) != nil { unknown.kind = .catalogue }
            throw unknown
        }
    }
}

extension UnknownHistory {
    public var key: String { "health.looks.\(kind.rawValue)" }
}
