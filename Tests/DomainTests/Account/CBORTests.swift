import Foundation
import Testing

@testable import Domain

@Suite("CBOR, keys and what authenticators say")
struct CBORTests {
    private let vectors: [String: Any]

    init() throws {
        let file = URL(filePath: #filePath).appending(path: "../../../Vectors/webauthn.json").standardized
        vectors = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
    }

    private func list(_ name: String) throws -> [[String: Any]] { try #require(vectors[name] as? [[String: Any]]) }

    @Test("Every value that fido2 writes is read as it was")
    func values() throws {
        let cases = try list("cbor")
        #expect(cases.count > 15)
        for item in cases {
            let bytes = try #require((item["bytes"] as? String).flatMap(unhex))
            let value = try #require(item["value"])
            #expect(try CBOR(bytes) == told(value), "\(value)")
        }
    }

    @Test(
        "What is not in the one form that there is for it is refused",
        arguments: [
            "", "18", "1817", "19", "1900ff", "1a0000ffff", "1b00000000ffffffff", "1bffffffffffffffff",
            "3bffffffffffffffff", "1c", "1f", "41", "4200", "5bffffffffffffffff", "5b7fffffffffffffff", "5f",
            "5f4100ff",
            "61", "61ff", "62c328", "7f", "81", "9a00010000", "9affffffff", "9bffffffffffffffff", "9f", "9fff",
            "8181818181",
            "818181818101", "a1", "a101", "a10102ff", "a201010102", "a2616101616102", "bf", "bfff", "a1410101",
            "a18001",
            "a1f401", "c001", "d9d9f7a0", "e0", "f7", "f818", "f90000", "fa00000000", "fb0000000000000000", "ff",
            "0000",
        ])
    func malformed(hex: String) throws {
        let bytes = try #require(unhex(hex))
        #expect(throws: CBOR.Malformed.self) { try CBOR(bytes) }
    }

    @Test("No part of an attestation, and none with a byte changed, is taken for what it is not, or ends the program")
    func mutations() throws {
        for item in try list("registrations") {
            let whole = try #require((item["attestation"] as? String).flatMap(unhex))
            for length in 0..<whole.count {
                #expect(AuthenticatorData(attestation: Array(whole.prefix(length))) == nil, "\(length) bytes")
            }
            #expect(AuthenticatorData(attestation: whole + [0]) == nil)
            for place in whole.indices {
                for value in [UInt8(0), 0x5f, 0x9b, 0xff, whole[place] ^ 0x20, whole[place] &+ 1] {
                    var changed = whole
                    changed[place] = value
                    _ = AuthenticatorData(attestation: changed)
                }
            }
        }
        for length in 0..<64 {
            for fill in [UInt8(0), 0x40, 0x80, 0xc5, 0xff] {
                let data = AuthenticatorData([UInt8](repeating: fill, count: length))
                #expect((data == nil) == (length != 37 || fill != 0), "\(length) times \(fill)")
            }
        }
    }

    @Test("A list that promises more than there is costs nothing")
    func promises() {
        for head: [UInt8] in [[0x9a, 0x7f, 0xff, 0xff, 0xff], [0xba, 0x7f, 0xff, 0xff, 0xff], [0x99, 0x10, 0x00]] {
            #expect((try? CBOR(head + [0x01])) == nil)
            #expect(CBOR.begun(in: head + [0x01]) == 1)
        }
        // No byte begins more than one.
        let deep = [UInt8](repeating: 0x84, count: 4) + [UInt8](repeating: 0x01, count: 60)
        #expect(CBOR.begun(in: deep) <= deep.count)
    }

    @Test("A key is of one of two kinds, and has what such a key has and nothing else")
    func keys() throws {
        for item in try list("registrations") {
            let bytes = try #require((item["key"] as? String).flatMap(unhex))
            switch item["name"] as? String {
            case "EdDSA":
                guard case .edDSA(let point)? = COSEKey(bytes) else { throw Missing() }
                #expect(point == Array(bytes.suffix(32)))
            case "a kind that was not asked for": #expect(COSEKey(bytes) == nil)
            default:
                guard case .es256(let x, let y)? = COSEKey(bytes) else { throw Missing() }
                #expect(x == Array(bytes[10..<42]) && y == Array(bytes.suffix(32)))
            }
        }
        let x = CBOR.bytes([UInt8](repeating: 1, count: 32))
        let good: [CBOR.Key: CBOR] = [
            .integer(1): .integer(2), .integer(3): .integer(-7), .integer(-1): .integer(1),
            .integer(-2): x, .integer(-3): x,
        ]
        #expect(COSEKey(.map(good)) != nil)
        for key in good.keys {
            var lacking = good
            lacking[key] = nil
            #expect(COSEKey(.map(lacking)) == nil, "\(key)")
            lacking[key] = .integer(99)
            #expect(COSEKey(.map(lacking)) == nil, "\(key)")
        }
        #expect(COSEKey(.map(good.merging([.integer(4): .null]) { first, _ in first })) == nil)
        #expect(COSEKey(.map(good.merging([.integer(-3): .bytes([1])]) { $1 })) == nil)
    }

    private struct Missing: Error {}

    private func told(_ value: Any) throws -> CBOR {
        if let list = value as? [Any] { return .array(try list.map(told)) }
        if let object = value as? [String: Any] {
            if let text = object["integer"] as? String { return .integer(try #require(Int64(text))) }
            if let hex = object["bytes"] as? String { return .bytes(try #require(unhex(hex))) }
            let pairs = try #require(object["map"] as? [[Any]])
            return .map(
                try pairs.reduce(into: [:]) { map, pair in
                    switch try told(pair[0]) {
                    case .integer(let key): map[.integer(key)] = try told(pair[1])
                    case .text(let key): map[.text(key)] = try told(pair[1])
                    default: throw Missing()
                    }
                })
        }
        if let number = value as? NSNumber { return .flag(number.boolValue) }
        return .text(try #require(value as? String))
    }

    private func unhex(_ hex: String) -> [UInt8]? {
        let digits = Array(hex.utf8)
        guard digits.count % 2 == 0 else { return nil }
        return stride(from: 0, to: digits.count, by: 2).compactMap {
            UInt8(String(decoding: digits[$0...$0 + 1], as: UTF8.self), radix: 16)
        }
    }
}
