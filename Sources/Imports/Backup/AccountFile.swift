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

    /// Read, and not told before the lists that begin with it, or before it, without a row
    private var held: String?

    private final class Place {
        var key = ""
        /// Lists that have begun since it was last told
        var begun: [String] = []
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
            place.begun.append(place.key)
            return true
        }
    }

    /// The next row with the name of its list, `account` for the account; before the first of a list, and for one that has
    /// none, the name alone. `nil` at the end.
    ///
    /// - Throws: `BackupProblem`
    public func next() throws -> (part: String, row: String?)? {
        do {
            if held == nil, place.begun.isEmpty {
                let bytes = try elements.next()
                if bytes == nil, elements.tooLong > 0 { throw ImportError.corrupt }
                if let bytes {
                    guard let row = String(validating: bytes, as: UTF8.self) else { throw ImportError.corrupt }
                    isBegun = true
                    held = row
                }
            }
            if !place.begun.isEmpty { return (place.begun.removeFirst(), nil) }
            defer { held = nil }
            return held.map { (place.key, $0) }
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
