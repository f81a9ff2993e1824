import Foundation
import Services

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral,
    ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    init(stringLiteral value: String) { self = .text(value) }
    init(booleanLiteral value: Bool) { self = .flag(value) }
    init(floatLiteral value: Double) { self = .number(value) }
    init(integerLiteral value: Int) { self = .number(Double(value)) }
    init(arrayLiteral elements: JSONValue...) { self = .list(elements) }
    init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(Dictionary(elements, uniquingKeysWith: { $1 }))
    }
}

extension JSONValue {
    /// What `value` encodes to.
    init(of value: some Encodable) throws {
        self = try JSONReader.value(Array(try JSON.encoder.encode(value)), most: .max)
    }

    var text: String? { if case .text(let text) = self { text } else { nil } }
    var list: [JSONValue]? { if case .list(let list) = self { list } else { nil } }
    var members: [String: JSONValue]? { if case .object(let members) = self { members } else { nil } }

    /// A member of an object; `nil` where it is absent, `null`, or this is no object.
    subscript(key: String) -> JSONValue? {
        get { members?[key].flatMap { $0 == .null ? nil : $0 } }
        set {
            var changed = members ?? [:]
            changed[key] = newValue
            self = .object(changed)
        }
    }

    /// As JSON, members by name.
    var written: String {
        get throws { String(decoding: try JSON.encoder.encode(self), as: UTF8.self) }
    }
}

extension JSONValue: Encodable {
    func encode(to encoder: any Encoder) throws {
        switch self {
        case .object(let members): try members.encode(to: encoder)
        case .list(let list): try list.encode(to: encoder)
        case .flag(let flag): try flag.encode(to: encoder)
        case .number(let number): try number.encode(to: encoder)
        case .text(let text): try text.encode(to: encoder)
        case .null:
            var container = encoder.singleValueContainer()
            try container.encodeNil()
        }
    }
}
