/// A message of the Health Auto Export app, taken apart. What is no row harms none of the others.
enum HealthMessage {
    enum Item {
        /// A row of a metric, with the metric's name and unit.
        case row(AccountRow, name: String, units: String)
        case workout(AccountRow)
        /// Rows of a kind that is not known here.
        case other(String, count: Int)
        case malformed
    }

    /// Calls `body` with everything in it.
    ///
    /// - Throws: `ImportError.unknownKind` for JSON of another form, or what is no JSON
    static func each(_ bytes: Bytes, _ body: (Item) -> Void) throws {
        var cursor = JSONCursor(bytes)
        var isFound = false
        do {
            guard try cursor.object() else { throw ImportError.unknownKind }
            while let key = try cursor.key() {
                guard key.equals("data"), cursor.isAtObject() else {
                    try cursor.skip()
                    continue
                }
                isFound = true
                try kinds(&cursor, body)
            }
        } catch is JSONCursor.Malformed {
            throw ImportError.unknownKind
        }
        guard isFound, cursor.isAtEnd() else { throw ImportError.unknownKind }
    }

    private static func kinds(_ cursor: inout JSONCursor, _ body: (Item) -> Void) throws {
        guard try cursor.object() else { return }
        while let key = try cursor.key() {
            if key.equals("metrics") {
                try objects(&cursor, body) { try series(&$0, body) }
            } else if key.equals("workouts") {
                try objects(&cursor, body) { body(.workout(try AccountRow(&$0))) }
            } else {
                var count = 0
                try objects(&cursor, body) {
                    count += 1
                    try $0.skip()
                }
                body(.other(String(decoding: key.part(0..<80), as: UTF8.self), count: count))
            }
        }
    }

    /// Calls `read` at every object of a list; what else stands there makes no sense, but for nothing at all.
    private static func objects(
        _ cursor: inout JSONCursor, _ body: (Item) -> Void, _ read: (inout JSONCursor) throws -> Void
    ) throws {
        guard cursor.isAtArray() else {
            if try cursor.word()?.equals("null") != true { body(.malformed) }
            return
        }
        _ = try cursor.array()
        while try cursor.element() {
            if cursor.isAtObject() {
                try read(&cursor)
            } else {
                body(.malformed)
                try cursor.skip()
            }
        }
    }

    /// The name may stand behind the rows.
    private static func series(_ cursor: inout JSONCursor, _ body: (Item) -> Void) throws {
        var ahead = cursor
        let about = try AccountRow(&ahead)
        guard let name = about.text("name"), try cursor.object() else {
            body(.malformed)
            cursor = ahead
            return
        }
        let units = about.text("units") ?? ""
        while let key = try cursor.key() {
            if !key.equals("data") {
                try cursor.skip()
            } else if cursor.isAtArray() {
                try objects(&cursor, body) { body(.row(try AccountRow(&$0), name: name, units: units)) }
            } else {
                body(.malformed)
                try cursor.skip()
            }
        }
    }
}
