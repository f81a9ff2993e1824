import Hummingbird
import NIOCore

/// What someone asks for of an answer: `?fields=date,trial.text` leaves out everything else.
///
/// Of a list it is said of each thing in it. What is kept is copied as it was written, so a figure stays as it is.
struct Fields {
    private var parts: [String: Fields] = [:]
    /// Whether it is wanted whole.
    private var isWhole: Bool { parts.isEmpty }

    /// - Parameter text: names with commas between them; after a point, one of what the first is made of
    init(_ text: String) {
        for path in text.split(separator: ",") { add(path.split(separator: ".")[...]) }
    }

    private init() {}

    private mutating func add(_ path: ArraySlice<Substring>) {
        guard let name = path.first else { return }
        parts[String(name), default: Fields()].add(path.dropFirst())
    }

    /// - Parameter json: as this server writes it
    func picked(from json: ByteBuffer) -> ByteBuffer {
        var reader = Reader(bytes: Array(json.readableBytesView))
        reader.copy(self)
        return ByteBuffer(bytes: reader.kept)
    }

    /// Goes over well-formed JSON once and copies what is wanted of it.
    private struct Reader {
        let bytes: [UInt8]
        var place = 0
        var kept: [UInt8] = []

        var next: UInt8? { place < bytes.count ? bytes[place] : nil }

        mutating func copy(_ fields: Fields) {
            skipSpace()
            switch next {
            case UInt8(ascii: "{") where !fields.isWhole: copyObject(fields)
            case UInt8(ascii: "[") where !fields.isWhole: copyList(fields)
            default:
                let start = min(place, bytes.count)
                skipValue()
                kept += bytes[start..<max(start, min(place, bytes.count))]
            }
        }

        private mutating func copyList(_ fields: Fields) {
            take("[")
            while skipSpace(), let byte = next, byte != UInt8(ascii: "]"), byte != UInt8(ascii: "}") {
                if byte == UInt8(ascii: ",") { take(",") } else { copy(fields) }
            }
            take("]")
        }

        private mutating func copyObject(_ fields: Fields) {
            take("{")
            var isFirst = true
            while skipSpace(), next == UInt8(ascii: "\"") {
                let start = place
                skipText()
                let name = String(decoding: bytes[start..<place].dropFirst().dropLast(), as: UTF8.self)
                skipSpace()
                place += 1  // the colon
                if let part = fields.parts[name] {
                    if !isFirst { kept.append(UInt8(ascii: ",")) }
                    isFirst = false
                    kept += bytes[start..<min(place, bytes.count)]
                    copy(part)
                } else {
                    skipValue()
                }
                skipSpace()
                if next == UInt8(ascii: ",") { place += 1 }
            }
            take("}")
        }

        private mutating func take(_ byte: Unicode.Scalar) {
            kept.append(UInt8(ascii: byte))
            place += 1
        }

        @discardableResult
        private mutating func skipSpace() -> Bool {
            while let byte = next, byte == 32 || (9...13).contains(byte) { place += 1 }
            return true
        }

        private mutating func skipText() {
            place += 1
            while let byte = next, byte != UInt8(ascii: "\"") { place += byte == UInt8(ascii: "\\") ? 2 : 1 }
            place = min(place + 1, bytes.count)
        }

        /// To the comma or bracket after a value.
        private mutating func skipValue() {
            var depth = 0
            while let byte = next {
                switch byte {
                case UInt8(ascii: "\""):
                    skipText()
                    continue
                case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
                case UInt8(ascii: "}"), UInt8(ascii: "]"):
                    if depth == 0 { return }
                    depth -= 1
                case UInt8(ascii: ","): if depth == 0 { return }
                default: break
                }
                place += 1
            }
        }
    }
}

extension Request {
    /// JSON that is written already, or of it what the query asks for.
    ///
    /// - Throws: 422 for a very long list of names.
    func picked(_ json: ByteBuffer) throws(Problem) -> Response {
        let names = try searchText("fields")
        return Response(json: names.isEmpty ? json : Fields(names).picked(from: json))
    }
}
