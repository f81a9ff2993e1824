/// A sentence with `{name}` blanks, taken apart once and filled often.
public struct Sentence: Sendable {
    private enum Piece: Sendable {
        case words([UInt8])
        case blank(String)
    }

    public let text: String
    private let pieces: [Piece]

    public init(_ text: String) {
        self.text = text
        var pieces: [Piece] = []
        var rest = Substring(text)
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            if rest.startIndex < open { pieces.append(.words(Array(rest[..<open].utf8))) }
            pieces.append(.blank(String(rest[rest.index(after: open)..<close])))
            rest = rest[rest.index(after: close)...]
        }
        if !rest.isEmpty { pieces.append(.words(Array(rest.utf8))) }
        self.pieces = pieces
    }

    /// - Parameter value: what stands for a name; a blank that gets `nil` stays as it is, so that it is seen.
    public func filled(_ value: (_ name: String) -> String?) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count + 32)
        add(to: &bytes) { name, bytes in
            guard let value = value(name) else { return false }
            bytes += value.utf8
            return true
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    public func filled(_ values: [String: String]) -> String {
        values.isEmpty ? text : filled { values[$0] }
    }

    /// Adds it in UTF-8: a chart has hundreds of sentences, and they share their memory.
    ///
    /// - Parameter value: adds what stands for a name; `false` where there is nothing
    public func add(to bytes: inout [UInt8], _ value: (_ name: String, inout [UInt8]) -> Bool) {
        for piece in pieces {
            switch piece {
            case .words(let words): bytes += words
            case .blank(let name): if !value(name, &bytes) { bytes += "{\(name)}".utf8 }
            }
        }
    }
}
