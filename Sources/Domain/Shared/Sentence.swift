/// A sentence with `{name}` blanks, taken apart once and filled often.
public struct Sentence: Sendable {
    private enum Piece: Sendable {
        case words(String)
        case blank(String)
    }

    public let text: String
    private let pieces: [Piece]

    public init(_ text: String) {
        self.text = text
        var pieces: [Piece] = []
        var rest = Substring(text)
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            if rest.startIndex < open { pieces.append(.words(String(rest[..<open]))) }
            pieces.append(.blank(String(rest[rest.index(after: open)..<close])))
            rest = rest[rest.index(after: close)...]
        }
        if !rest.isEmpty { pieces.append(.words(String(rest))) }
        self.pieces = pieces
    }

    /// - Parameter value: what stands for a name; a blank that gets `nil` stays as it is, so that it is seen.
    public func filled(_ value: (_ name: String) -> String?) -> String {
        var result = ""
        result.reserveCapacity(text.utf8.count + 16)
        for piece in pieces {
            switch piece {
            case .words(let words): result += words
            case .blank(let name):
                if let value = value(name) { result += value } else { result += "{\(name)}" }
            }
        }
        return result
    }

    public func filled(_ values: [String: String]) -> String {
        values.isEmpty ? text : filled { values[$0] }
    }
}
