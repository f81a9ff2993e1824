import Domain
import Foundation
import Testing

@testable import Web

@Suite("Passkeys as fido2 judges them")
struct RelyingPartyTests {
    private struct Vectors: Decodable {
        struct Registration: Decodable {
            var name: String
            var isGood: Bool
            var id: String
            var clientData: String
            var attestation: String
            var key: String
        }

        struct Assertion: Decodable {
            var name: String
            var isGood: Bool
            var clientData: String
            var authenticatorData: String
            var signature: String
            var counter: UInt32
            var key: String
        }

        var origin: String
        var challenge: String
        var registrations: [Registration]
        var assertions: [Assertion]
    }

    private let vectors: Vectors
    private let party: RelyingParty

    init() throws {
        let file = URL(filePath: #filePath).appending(path: "../../../Vectors/webauthn.json").standardized
        vectors = try JSONDecoder().decode(Vectors.self, from: Data(contentsOf: file))
        party = RelyingParty(origin: vectors.origin)
    }

    @Test("A registration is taken where fido2 takes it, with the same key")
    func registrations() {
        #expect(vectors.registrations.count { $0.isGood } == 5)
        for one in vectors.registrations {
            let made = try? party.credential(clientData: Array(one.clientData.utf8), attestation: hex(one.attestation))
            {
                $0 == Data(hex(vectors.challenge))
            }
            #expect((made != nil) == one.isGood, "\(one.name)")
            guard let (credential, counter) = made else { continue }
            #expect(credential.id == hex(one.id) && credential.keyBytes == hex(one.key) && counter == 0, "\(one.name)")
        }
    }

    @Test("A signature is taken where fido2 takes it, and with nothing of it changed")
    func assertions() throws {
        #expect(vectors.assertions.count { $0.isGood } == 5)
        func counter(_ one: Vectors.Assertion, data: [UInt8]? = nil, signature: [UInt8]? = nil) -> UInt32? {
            guard let key = COSEKey(hex(one.key)) else { return nil }
            return try? party.counter(
                clientData: Array(one.clientData.utf8), authenticatorData: data ?? hex(one.authenticatorData),
                signature: signature ?? hex(one.signature), key: key
            ) { $0 == Data(hex(vectors.challenge)) }
        }
        for one in vectors.assertions {
            #expect(counter(one) == (one.isGood ? one.counter : nil), "\(one.name)")
            guard one.isGood else { continue }
            let (data, signature) = (hex(one.authenticatorData), hex(one.signature))
            for place in data.indices {
                var changed = data
                changed[place] ^= 1
                #expect(counter(one, data: changed) == nil, "\(one.name), byte \(place)")
            }
            for place in signature.indices {
                var changed = signature
                changed[place] ^= 1
                #expect(counter(one, signature: changed) == nil, "\(one.name), byte \(place) of the signature")
                #expect(counter(one, signature: Array(signature.prefix(place))) == nil, "\(one.name), \(place) bytes")
            }
        }
    }

    @Test(
        "What is no such JSON is refused", arguments: ["", "{}", "[]", "null", "{\"type\":\"webauthn.get\"}", "\u{0}"])
    func clientData(text: String) throws {
        let one = try #require(vectors.assertions.first)
        let key = try #require(COSEKey(hex(one.key)))
        #expect(throws: Problem.self) {
            try party.counter(
                clientData: Array(text.utf8), authenticatorData: hex(one.authenticatorData),
                signature: hex(one.signature), key: key
            ) { _ in true }
        }
    }

    private func hex(_ text: String) -> [UInt8] {
        let digits = Array(text.utf8)
        return stride(from: 0, to: digits.count - 1, by: 2).compactMap {
            UInt8(String(decoding: digits[$0...$0 + 1], as: UTF8.self), radix: 16)
        }
    }
}
