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
        var memory: [UInt8] = []
        memory.reserveCapacity(text.utf8.count + 32)
        return filled(in: &memory) { name, bytes in
            guard let value = value(name) else { return false }
            bytes += value.utf8
            return true
        }
    }

    public func filled(_ values: [String: String]) -> String {
        values.isEmpty ? text : filled { values[$0] }
    }

    /// The same, put together in memory that the next one can use again: a chart has hundreds of sentences.
    ///
    /// - Parameters:
    ///   - end: stands behind it
    ///   - value: adds in UTF-8 what stands for a name; `false` where there is nothing
    public func filled(
        in memory: inout [UInt8], then end: String = "", _ value: (_ name: String, inout [UInt8]) -> Bool
    ) -> String {
        memory.removeAll(keepingCapacity: true)
        for piece in pieces {
            switch piece {
            case .words(let words): memory += words
            case .blank(let name): if !value(name, &memory) { memory += "{\(name)}".utf8 }
            }
        }
        memory += end.utf8
        return String(decoding: memory, as: UTF8.self)
    }
}
