/// JSON that keeps the order of its members, and refuses a name that stands twice: Foundation's reader does neither.
enum OrderedJSON {
    struct Fault: Error, CustomStringConvertible {
        let description: String
    }

    case object([(name: String, value: OrderedJSON)])
    case list([OrderedJSON])
    /// A string, a number, `true`, `false` or `null` as it is written; what it holds is not looked at.
    case plain(String)

    init(_ text: String) throws {
        var reader = Reader(rest: Substring(text).utf8)
        self = try reader.value()
        if let byte = reader.peek() { throw reader.fault("\(UnicodeScalar(byte)) after the end") }
    }

    subscript(name: String) -> OrderedJSON? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.name == name }?.value
    }

    /// As text without white space.
    var text: String {
        switch self {
        case .object(let members): "{\(members.map { "\"\($0.name)\":\($0.value.text)" }.joined(separator: ","))}"
        case .list(let values): "[\(values.map(\.text).joined(separator: ","))]"
        case .plain(let text): text
        }
    }
}

private struct Reader {
    var rest: Substring.UTF8View

    func fault(_ words: String) -> OrderedJSON.Fault {
        OrderedJSON.Fault(description: "\(words), before \(Substring(rest.prefix(40)))")
    }

    mutating func peek() -> UInt8? {
        rest = rest.drop { [0x20, 0x0A, 0x0D, 0x09].contains($0) }
        return rest.first
    }

    mutating func take(_ scalar: UnicodeScalar) throws {
        guard peek() == UInt8(ascii: scalar) else { throw fault("No \(scalar)") }
        rest = rest.dropFirst()
    }

    mutating func value() throws -> OrderedJSON {
        switch peek() {
        case UInt8(ascii: "{"):
            var members: [(name: String, value: OrderedJSON)] = []
            var names: Set<String> = []
            try items(from: "{", to: "}") { reader in
                let name = String(try reader.string().dropFirst().dropLast())
                guard names.insert(name).inserted else { throw reader.fault("\(name) stands twice") }
                try reader.take(":")
                members.append((name, try reader.value()))
            }
            return .object(members)
        case UInt8(ascii: "["):
            var values: [OrderedJSON] = []
            try items(from: "[", to: "]") { reader in values.append(try reader.value()) }
            return .list(values)
        case UInt8(ascii: "\""): return .plain(try string())
        default:
            let word = rest.prefix { !Array(" \n\r\t,]}".utf8).contains($0) }
            guard !word.isEmpty else { throw fault("No value") }
            rest = rest[word.endIndex...]
            return .plain(String(Substring(word)))
        }
    }

    private mutating func items(
        from first: UnicodeScalar, to last: UnicodeScalar, _ item: (inout Reader) throws -> Void
    ) throws {
        try take(first)
        if peek() != UInt8(ascii: last) {
            try item(&self)
            while peek() == UInt8(ascii: ",") {
                try take(",")
                try item(&self)
            }
        }
        try take(last)
    }

    /// With its quotes.
    private mutating func string() throws -> String {
        guard peek() == UInt8(ascii: "\"") else { throw fault("No string") }
        var end = rest.index(after: rest.startIndex)
        while end < rest.endIndex, rest[end] != UInt8(ascii: "\"") {
            let step = rest[end] == UInt8(ascii: "\\") ? 2 : 1
            end = rest.index(end, offsetBy: step, limitedBy: rest.endIndex) ?? rest.endIndex
        }
        guard end < rest.endIndex else { throw fault("No end of a string") }
        let text = rest[...end]
        rest = rest[rest.index(after: end)...]
        return String(Substring(text))
    }
}
