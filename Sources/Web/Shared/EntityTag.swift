import Crypto
import Foundation
import HTTPTypes
import Hummingbird
import Services

/// The state that a thing is in, as a strong entity tag (RFC 9110, 8.8.3): of what is stored, whoever reads it.
enum EntityTag {
    static func of(_ thing: some Encodable) throws -> String {
        let hash = SHA256.hash(data: try JSON.encoder.encode(thing))
        return "\"\(Data(hash.prefix(12)).base64EncodedString())\""
    }
}

extension Response {
    /// With the tag of the thing that it tells of.
    func tagged(_ thing: some Encodable) throws -> Response {
        var response = self
        response.headers[.eTag] = try EntityTag.of(thing)
        return response
    }
}

extension Request {
    /// Whoever says which state they are changing (`If-Match`, RFC 9110, 13.1.1) changes no other one: of two devices
    /// neither undoes unseen what the other did.
    ///
    /// - Throws: 412 when that is not the present state of `thing`
    func requireMatch(_ thing: some Encodable) throws {
        guard let asked = headers[.ifMatch], asked != "*" else { return }
        let tags = asked.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        if !tags.contains(try EntityTag.of(thing)) { throw Problem(.preconditionFailed, "problem.changed") }
    }
}
