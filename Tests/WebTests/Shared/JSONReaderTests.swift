import Foundation
import Testing

@testable import Web

@Suite("JSON from anybody")
struct JSONReaderTests {
    private func read(_ text: String) -> JSONValue? { try? JSONReader.value(Array(text.utf8)) }

    @Test("Every kind of value is read as it is written")
    func kinds() {
        #expect(
            read(#" {"a": [1, -2.5e1, true, false, null, "x"], "b": {}, "c": []} "#)
                == .object([
                    "a": .list([.number(1), .number(-25), .flag(true), .flag(false), .null, .text("x")]),
                    "b": .object([:]), "c": .list([]),
                ]))
        #expect(read(#""\u0041\n\"\\\/\ud83d\ude00é""#) == .text("A\n\"\\/😀é"))
        #expect(read("1e400") == .number(.infinity))
    }

    @Test(
        "What is no JSON is refused",
        arguments: [
            "", " ", "{", "[1,]", "[1 2]", "{\"a\"}", "{\"a\":}", "{a:1}", "{\"a\":1,}", "01", "+1", "1.", ".5", "1e",
            "-", "nul", "NaN", "Infinity", "\"", "\"\\x\"", "\"\\u12\"", "\"\\ud800\"", "\"\\ud800\\u0041\"",
            "\"\\udc00\"", "\"a\nb\"", "1 2", "[1]]", "tru", "\"\u{0}\"",
        ])
    func refused(text: String) {
        #expect(read(text) == nil)
    }

    @Test("Bytes that are no UTF-8 are refused, also in a key")
    func encoding() {
        for bytes in [[0x22, 0xff, 0x22], [0x22, 0xc0, 0xaf, 0x22], [0x22, 0xed, 0xa0, 0x80, 0x22]] as [[UInt8]] {
            #expect(throws: JSONReader.Malformed.self) { try JSONReader.value(bytes) }
            #expect(throws: JSONReader.Malformed.self) { try JSONReader.value([0x7b] + bytes + Array(":1}".utf8)) }
        }
    }

    @Test("The limits hold at their edges")
    func limits() {
        func nested(_ depth: Int) -> String {
            String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        }
        #expect(read(nested(JSONReader.deepest)) != nil)
        #expect(read(nested(JSONReader.deepest + 1)) == nil)
        func wide(_ count: Int) -> String { "[" + Array(repeating: "0", count: count).joined(separator: ",") + "]" }
        #expect(read(wide(JSONReader.mostValues - 1)) != nil)
        #expect(read(wide(JSONReader.mostValues)) == nil)
        func key(_ length: Int) -> String { "{\"" + String(repeating: "k", count: length) + "\":1}" }
        #expect(read(key(JSONReader.longestWord)) != nil)
        #expect(read(key(JSONReader.longestWord + 1)) == nil)
        #expect(read(String(repeating: "1", count: JSONReader.longestWord + 1)) == nil)
    }

    @Test("However it is made, each byte is looked at a few times at most")
    func work() {
        for (name, body) in WorstBodies.all {
            var reader = JSONReader(body)
            _ = try? reader.whole()
            #expect(reader.looks <= 4 * body.count + 16, "\(name)")
        }
        var random = SystemRandomNumberGenerator()
        let alphabet = Array(#"[]{}",:\u0aE+-.12nul tre"#.utf8)
        for _ in 0..<2000 {
            let body = (0..<Int.random(in: 0...300, using: &random)).map { _ in
                alphabet.randomElement(using: &random) ?? 0
            }
            var reader = JSONReader(body)
            _ = try? reader.whole()
            #expect(reader.looks <= 4 * body.count + 16, "\(String(decoding: body, as: UTF8.self))")
        }
    }

    @Test("What Foundation writes is read back as the same")
    func foundation() throws {
        var random = SystemRandomNumberGenerator()
        func made(_ depth: Int) -> Any {
            switch Int.random(in: depth > 6 ? 0...3 : 0...5, using: &random) {
            case 0: return NSNull()
            case 1: return Double.random(in: -1e9...1e9, using: &random)
            case 2: return ["", "é", "\u{1F600}\n\"\\", "\u{7f}\t/"].randomElement(using: &random) ?? ""
            case 3: return Bool.random(using: &random)
            case 4: return (0..<3).map { _ in made(depth + 1) }
            default: return Dictionary(uniqueKeysWithValues: (0..<3).map { ("k\($0)\"", made(depth + 1)) })
            }
        }
        for _ in 0..<300 {
            let value = made(0)
            let data = try JSONSerialization.data(withJSONObject: value, options: [.fragmentsAllowed])
            let read = try JSONReader.value(Array(data))
            #expect(NSDictionary(dictionary: ["x": plain(read)]) == NSDictionary(dictionary: ["x": value]))
        }
    }

    private func plain(_ value: JSONValue) -> Any {
        switch value {
        case .null: NSNull()
        case .flag(let flag): flag
        case .number(let number): number
        case .text(let text): text
        case .list(let list): list.map(plain)
        case .object(let object): object.mapValues(plain)
        }
    }
}

/// Bodies that cost most where something is careless.
enum WorstBodies {
    static let all: [(name: String, body: [UInt8])] = texts.map { ($0.0, Array($0.1.utf8)) } + bytes

    private static let texts: [(String, String)] = [
        ("deep lists", "[".repeated(60_000)),
        ("deep and closed", "[".repeated(30_000) + "]".repeated(30_000)),
        ("deep objects", "{\"a\":".repeated(12_000)),
        ("deep in a field", "{\"name\":\("[".repeated(500))\("]".repeated(500))}"),
        ("nearly too deep", "{\"name\":\("[".repeated(15))1\("]".repeated(15))}"),
        ("wide list", "{\"name\":[" + "0,".repeated(60_000) + "0]}"),
        ("wide object", manyKeys),
        ("the same key", "{" + "\"a\":1,".repeated(15_000) + "\"a\":1}"),
        ("long key", "{\"" + "k".repeated(120_000) + "\":1}"),
        ("long text", "{\"name\":\"\("x".repeated(120_000))\",\"password\":\"\("y".repeated(2000))\"}"),
        ("long number", "{\"name\":" + "9".repeated(120_000) + "}"),
        ("many digits", "{\"name\":[" + "0.1e-307,".repeated(12_000) + "1]}"),
        ("huge", "{\"name\":1e300,\"email\":-1e300,\"password\":1e400}"),
        ("escapes", "{\"name\":\"" + "\\u0301".repeated(20_000) + "\"}"),
        ("pairs", "{\"name\":\"" + "\\ud83d\\ude00".repeated(9000) + "\"}"),
        ("accents", "{\"name\":\"e" + "\u{301}".repeated(50_000) + "\"}"),
        ("backslashes", "{\"name\":\"" + "\\".repeated(120_000)),
        ("space", "{" + " ".repeated(120_000) + "}"),
        ("a password of accents", "{\"name\":\"a\",\"password\":\"e" + "\u{301}".repeated(50_000) + "\"}"),
    ]

    private static var manyKeys: String {
        let members = (0..<9000).map { "\"\($0)\":1" }
        return "{" + members.joined(separator: ",") + "}"
    }

    private static let bytes: [(name: String, body: [UInt8])] = [
        ("no UTF-8", [0x7b, 0x22] + [UInt8](repeating: 0xff, count: 100_000)),
        ("half UTF-8", Array("{\"name\":\"".utf8) + [UInt8](repeating: 0xf0, count: 80_000) + Array("\"}".utf8)),
        ("zeros", [UInt8](repeating: 0, count: 100_000)),
    ]
}

extension String {
    fileprivate func repeated(_ count: Int) -> String { String(repeating: self, count: count) }
}
