import Foundation
import NIOCore
import Testing

@testable import Web

@Suite("Asking for some of an answer")
struct FieldsTests {
    private func picked(_ names: String, _ json: String) -> String {
        String(buffer: Fields(names).picked(from: ByteBuffer(string: json)))
    }

    @Test("What is asked for is kept as it was written, of a list each thing, and what it is made of by a point")
    func kept() {
        #expect(picked("a", #"{"a": 1.50, "b": 2}"#) == #"{"a": 1.50}"#.replacing(" 1", with: "1"))
        #expect(picked("b,a", #"[{"a":1,"b":{"c":[1,2]}},{"c":3}]"#) == #"[{"a":1,"b":{"c":[1,2]}},{}]"#)
        #expect(picked("b.c", #"{"a":1,"b":{"c":"},\"x","d":4}}"#) == #"{"b":{"c":"},\"x"}}"#)
        #expect(picked("b.c", #"{"b":[{"c":1,"d":2},{"d":3}]}"#) == #"{"b":[{"c":1},{}]}"#)
        #expect(picked("none", #"{"a":1}"#) == "{}")
        #expect(picked("a", "[]") == "[]")
    }

    @Test("Whatever is asked for is JSON again, and holds what the whole holds under that name")
    func whole() throws {
        var numbers = SystemRandomNumberGenerator()
        func value(_ depth: Int) -> Any {
            switch Int.random(in: depth > 3 ? 2...5 : 0...5, using: &numbers) {
            case 0: (0..<3).map { _ in value(depth + 1) }
            case 1: Dictionary(uniqueKeysWithValues: ["a", "b", "ç\"\\", "d e"].map { ($0, value(depth + 1)) })
            case 2: "},]{[\"\\\n ü"
            case 3: Int.random(in: -9...9, using: &numbers)
            case 4: NSNull()
            default: true
            }
        }
        for _ in 0..<300 {
            let thing = ["a": value(0), "b": value(0), "c": value(0)]
            for options in [JSONSerialization.WritingOptions.sortedKeys, [.prettyPrinted, .sortedKeys]] {
                let text = String(
                    decoding: try JSONSerialization.data(withJSONObject: thing, options: options), as: UTF8.self)
                let some = try JSONSerialization.jsonObject(with: Data(picked("c,a", text).utf8)) as? NSDictionary
                var wanted = thing
                wanted["b"] = nil
                #expect(some == wanted as NSDictionary)
            }
        }
    }

    @Test(
        "No bytes end the server",
        arguments: ["", "{", "[", "{\"a", "{\"a\"", "{\"a\":", "[1,", "\"\\", "}", "{]", "[}", "{\"a\":}"])
    func torn(json: String) {
        _ = picked("a", json)
        _ = picked("a.b", "[" + json)
    }
}
