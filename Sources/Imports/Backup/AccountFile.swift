import Domain
public import Foundation

/// The export of an account (JSON, perhaps in gzip) as it is read: the object of the account, and the rows of each of its
/// lists, one after the other in constant memory.
public final class AccountFile {
    /// A photo is the longest row there is.
    private static let longestRow = 64 << 20
    private var elements: JSONElements
    private let place = Place()
    private var isBegun = false

    private final class Place {
        var key = ""
    }

    /// - Throws: `BackupProblem`
    public init(_ url: URL) throws {
        do { elements = try Self.elements(url, place) } catch { throw Self.problem(error, isBegun: false) }
    }

    private static func elements(_ url: URL, _ place: Place) throws -> JSONElements {
        let file = try InputFile(url)
        guard file.size > 0 else { throw ImportError.empty }
        let bytes = FileStream(file, 0..<file.size)
        let isPacked = try file.bytes(at: 0, count: 2) == [0x1f, 0x8b]
        return try JSONElements(isPacked ? InflateStream(bytes, .gzip) : bytes, longestElement: longestRow) { key in
            place.key = String(decoding: key, as: UTF8.self)
            return true
        }
    }

    /// The next row with the name of its list, `account` for the account; `nil` at the end.
    ///
    /// - Throws: `BackupProblem`
    public func next() throws -> (part: String, row: String)? {
        do {
            guard let bytes = try elements.next() else {
                if elements.tooLong > 0 { throw ImportError.corrupt }
                return nil
            }
            guard let row = String(validating: bytes, as: UTF8.self) else { throw ImportError.corrupt }
            isBegun = true
            return (place.key, row)
        } catch {
            throw Self.problem(error, isBegun: isBegun)
        }
    }

    private static func problem(_ error: any Error, isBegun: Bool) -> BackupProblem {
        switch error as? ImportError {
        case .truncated: isBegun ? .truncated : .foreign
        case .unreadable: .notFound
        case nil: .unexpected
        default: isBegun ? .damaged : .foreign
        }
    }
}
