import Foundation
import Testing

@testable import Embed

@Suite("The parts of the API's document")
struct JoinedDocumentTests {
    private let head = #"{"openapi": "3.1.0", "paths": {"/b": {"get": {"summary": "a \"b\" {,"}}}}"#

    @Test("They are one document, in the order in which they are written")
    func joined() throws {
        let part = #"""
            {"paths": {"/a": {"put": {"$ref": "#/components/schemas/Z"}}},
             "components": {"schemas": {"Z": {"enum": [1.5, -2e3, null, true, [], {}]}, "A": {}}}}
            """#
        let other = #"{"components": {"schemas": {"M": {}}, "securitySchemes": {"cookie": {}}}}"#
        let whole = [
            #"{"openapi":"3.1.0","paths":{"/b":{"get":{"summary":"a \"b\" {,"}},"#,
            ##""/a":{"put":{"$ref":"#/components/schemas/Z"}}},"##,
            #""components":{"schemas":{"Z":{"enum":[1.5,-2e3,null,true,[],{}]},"A":{},"M":{}},"#,
            #""securitySchemes":{"cookie":{}}}}"#,
        ]
        #expect(try JoinedDocument([head, part, other]).text == whole.joined())
    }

    @Test(
        "What stands twice, is named and not there, or is no JSON is refused, and said",
        arguments: [
            (#"{"paths": {"/b": {"put": {}}}}"#, "paths /b stands twice"),
            (#"{"paths": {"/a": {}, "/a": {}}}"#, "/a stands twice"),
            (#"{"paths": {"/a": {"get": {}, "get": {}}}}"#, "get stands twice"),
            (#"{"openapi": "3.1.0"}"#, "openapi stands twice"),
            (#"{"components": {"schemas": {"A": {}, "A": {}}}}"#, "A stands twice"),
            (##"{"paths": {"/a": {"$ref": "#/components/schemas/A"}}}"##, "No #/components/schemas/A"),
            (#"{"paths": {"/a": [{"$ref": "other.json#/paths"}]}}"#, "No other.json#/paths"),
            (#"{"paths": {"/a": {}}"#, "No }"), (#"{"paths": {"/a": {}},}"#, "No string"), (#"{"a": }"#, "No value"),
            (#"{"a": "b}"#, "No end of a string"), (#"{"a": "b\"#, "No end of a string"), ("{} {}", "{ after the end"),
            ("", "No value"), (#"{"paths" {}}"#, "No :"),
        ])
    func refused(part: String, words: String) {
        #expect {
            try JoinedDocument([head, part])
        } throws: { "\($0)".contains(words) }
    }

    @Test("Numbers and strings that JSON does not have are refused", arguments: ["01", "nil", "\"\\x\"", "1 2"])
    func values(value: String) {
        #expect(throws: (any Error).self) { try JoinedDocument(["{\"a\": \(value)}"]) }
    }
}
