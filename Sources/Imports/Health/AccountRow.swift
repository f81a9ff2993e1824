/// One record of an account archive, flattened: `summary.stepCount` is its number or text.
struct AccountRow {
    enum Value: Equatable {
        case number(Double)
        case text(String)
    }

    private(set) var values: [String: Value] = [:]

    private static let deepest = 4
    /// Lists inside a record that are read: those of named measures by their names, of others the first element.
    private static let lists: Set<String> = ["metrics", "exercises"]

    func number(_ path: String) -> Double? {
        switch values[path] {
        case .number(let number): number
        case .text(let text): Self.number(text)
        case nil: nil
        }
    }

    /// Plain numbers, and durations of ISO 8601 as seconds: `PT7H30M`.
    private static func number(_ text: String) -> Double? {
        guard text.hasPrefix("PT") else { return Double(text).flatMap { $0.isFinite ? $0 : nil } }
        var seconds = 0.0
        var rest = text.dropFirst(2)
        while !rest.isEmpty {
            let digits = rest.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
            guard let number = Double(digits), number.isFinite, let unit = rest.dropFirst(digits.count).first,
                let factor = ["H": 3600.0, "M": 60, "S": 1][unit]
            else { return nil }
            seconds += number * factor
            rest = rest.dropFirst(digits.count + 1)
        }
        return seconds
    }

    func text(_ path: String) -> String? {
        if case .text(let text) = values[path] { text } else { nil }
    }

    mutating func set(_ path: String, _ text: String) {
        if !text.isEmpty { values[path] = .text(text) }
    }

    // MARK: JSON

    /// Calls `body` with every record of a document: the elements of the list at the top, of the list under `list` in it,
    /// or the one object.
    ///
    /// - Throws: `JSONCursor.Malformed`, what `body` throws
    static func each(_ bytes: Bytes, under list: String?, _ body: (AccountRow) throws -> Void) throws {
        var cursor = JSONCursor(bytes)
        var opening = JSONCursor(bytes)
        guard try opening.array() else { return try record(&cursor, under: list, body) }
        guard try cursor.array() else { return }
        while try cursor.element() { try record(&cursor, under: list, body) }
    }

    init() {}

    /// One object.
    init(_ cursor: inout JSONCursor) throws { try read(&cursor, "", 0) }

    private static func record(
        _ cursor: inout JSONCursor, under list: String?, _ body: (AccountRow) throws -> Void
    ) throws {
        guard let list else {
            return try body(try AccountRow(&cursor))
        }
        guard try cursor.object() else { return }
        while let key = try cursor.key() {
            guard key.elementsEqual(list.utf8) else {
                try cursor.skip()
                continue
            }
            if cursor.isAtObject() {
                // What the vendor's interface answers: { "data": [ … ] }.
                try record(&cursor, under: "data", body)
            } else if try cursor.array() {
                while try cursor.element() { try record(&cursor, under: nil, body) }
            }
        }
    }

    /// The object of a cell that is JSON itself.
    mutating func read(json: Bytes, as path: String) {
        var cursor = JSONCursor(json)
        try? read(&cursor, path + ".", 1)
    }

    private mutating func read(_ cursor: inout JSONCursor, _ prefix: String, _ depth: Int) throws {
        guard depth < Self.deepest, try cursor.object() else { return depth < Self.deepest ? () : try cursor.skip() }
        while let key = try cursor.key() {
            let name = String(decoding: key, as: UTF8.self)
            let path = prefix + name
            if cursor.isAtText() {
                if let text = try cursor.text() { set(path, Self.string(text)) }
            } else if cursor.isAtObject() {
                try read(&cursor, path + ".", depth + 1)
            } else if Self.lists.contains(name) {
                try readList(&cursor, path, depth)
            } else if let number = try cursor.number() {
                values[path] = .number(number)
            }
        }
    }

    private mutating func readList(_ cursor: inout JSONCursor, _ path: String, _ depth: Int) throws {
        guard try cursor.array() else { return }
        var isFirst = true
        while try cursor.element() {
            var element = AccountRow()
            try element.read(&cursor, "", depth + 1)
            if let type = element.text("type") {
                for (name, value) in element.values { values["\(path).\(type).\(name)"] = value }
            } else if isFirst {
                for (name, value) in element.values { values["\(path).\(name)"] = value }
            }
            isFirst = false
        }
    }

    private static func string(_ text: JSONCursor.Text) -> String {
        var bytes: [UInt8] = []
        text.unescaped(into: &bytes)
        return String(decoding: bytes.prefix(200), as: UTF8.self)
    }
}
