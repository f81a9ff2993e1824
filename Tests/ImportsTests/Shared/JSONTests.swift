import Foundation
import Testing

@testable import Imports

@Suite("JSON")
struct JSONTests {
    /// Everything a cursor can see, as text.
    private func walk(_ json: inout JSONCursor) throws -> String {
        if json.isAtText() {
            var bytes: [UInt8] = []
            try json.text()?.unescaped(into: &bytes)
            return "'\(String(decoding: bytes, as: UTF8.self))'"
        }
        return String(decoding: try json.word() ?? Bytes(start: nil, count: 0), as: UTF8.self)
    }

    private func with<Value>(_ text: String, _ body: (inout JSONCursor) throws -> Value) rethrows -> Value {
        try Array(text.utf8).withUnsafeBufferPointer { bytes in
            var cursor = JSONCursor(bytes)
            return try body(&cursor)
        }
    }

    @Test("Keys and values come in order, what is skipped does not matter")
    func order() throws {
        let text =
            #"{"a": 1, "skip": {"x": [1, {"y": "}]\""}], "z": {}}, "b": ["x", 2.5, null, []], "c": "\u00e9\ud83c\udf4e\n\\" }"#
        try with(text) { json in
            let isObject = try json.object()
            #expect(isObject)
            var seen: [String] = []
            while let key = try json.key() {
                let key = String(decoding: key, as: UTF8.self)
                switch key {
                case "a": seen.append("a=\(try json.number() ?? -1)")
                case "b":
                    guard try json.array() else { continue }
                    while try json.element() { seen.append("b=\(try walk(&json))") }
                case "c": seen.append("c=\(try walk(&json))")
                default: try json.skip()
                }
            }
            #expect(seen == ["a=1.0", "b='x'", "b=2.5", "b=null", "b=", "c='é🍎 \\'"])
            let isAtEnd = json.isAtEnd()
            #expect(isAtEnd)
        }
    }

    @Test(
        "What is not JSON throws",
        arguments: [
            "", "{", "{\"a\"", "{\"a\":", "{\"a\":1", "{\"a\":1,", "{\"a\":\"x", "{\"a\":\"x\\", "{1:2}", "{\"a\" 1}",
            "{\"a\":1 \"b\":2}",
            "{\"a\":[1,2}", "{\"a\":{]}", "{\"a\":}",
            "{\"a\":\(String(repeating: "[", count: 70))1\(String(repeating: "]", count: 70))}",
        ])
    func malformed(text: String) {
        #expect(throws: JSONCursor.Malformed.self) {
            try with(text) { json in
                guard try json.object() else { throw JSONCursor.Malformed() }
                while try json.key() != nil { try json.skip() }
            }
        }
    }

    @Test("Numbers may stand in quotes, other values are no numbers")
    func numbers() throws {
        try with(#"[1, "2.5", "x", null, {"a": 1}, "3,5", 1e2]"#) { json in
            let isArray = try json.array()
            #expect(isArray)
            var found: [Double?] = []
            while try json.element() { found.append(try json.number()) }
            #expect(found == [1, 2.5, nil, nil, nil, nil, 100])
        }
    }

    @Test("Elements of a big array come one by one, in pieces of any size", arguments: 1...40)
    func elements(size: Int) throws {
        let text =
            #"\#u{feff}{"info": {"a": [1, "]}\""]}, "skip": "a\"b", "n": 12, "Foods": [{"a": "}\\"}, {"b": [1, {"c": 2}]} ,"#
            .replacing(#"\#u{feff}"#, with: "\u{feff}") + #" 5, "x", {}], "more": [{"no": 1}], "Foods": [{"d": 4}]}"#
        var reader = try JSONElements(PieceStream(text, of: size), longestElement: 100) { $0.equals("Foods") }
        var found: [String] = []
        while let element = try reader.next() { found.append(String(decoding: element, as: UTF8.self)) }
        #expect(found == [#"{"a": "}\\"}"#, #"{"b": [1, {"c": 2}]}"#, "{}", #"{"d": 4}"#])
    }

    @Test("An element that is too long is skipped and counted, one that is cut off says so")
    func longElement() throws {
        let long = String(repeating: "x", count: 5000)
        var reader = try JSONElements(
            PieceStream(#"{"F": [{"a": "\#(long)"}, {"b": 1}]}"#, of: 64), longestElement: 1000
        ) { $0.equals("F") }
        let first = try reader.next().map { String(decoding: $0, as: UTF8.self) }
        #expect(first == #"{"b": 1}"#)
        let second = try reader.next()
        #expect(second == nil)
        #expect(reader.tooLong == 1)
        let whole = #"{"F": [{"a": "x"}, {"b": 1}]}"#
        for count in 1..<whole.utf8.count {
            var reader = try JSONElements(PieceStream(String(whole.prefix(count))), longestElement: 100) {
                $0.equals("F")
            }
            #expect(throws: ImportError.truncated, "\(count)") { while try reader.next() != nil {} }
        }
    }
}
