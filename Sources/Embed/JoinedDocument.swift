import Foundation

/// One OpenAPI document of many parts, each of which stands beside its feature.
///
/// Paths and components of the parts come together; whatever else there is, `info` for one, is of one part. Nothing may
/// stand twice, and whatever is named by `$ref` has to be there.
struct JoinedDocument {
    let text: String

    /// - Throws: `OrderedJSON.Fault`, which says what stands twice, or is named and not there
    init(_ parts: [String]) throws {
        let whole = try Self.joined(parts.map { try OrderedJSON($0) }, at: [])
        for reference in Self.references(in: whole) {
            let steps = reference.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
            let found = steps.dropFirst().reduce(whole as OrderedJSON?) { $0?[$1] }
            guard steps.first == "#", found != nil else { throw OrderedJSON.Fault(description: "No \(reference)") }
        }
        text = whole.text
        // Ours does not look into strings and numbers.
        _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
    }

    /// - Parameter place: the names that lead to these
    private static func joined(_ values: [OrderedJSON], at place: [String]) throws -> OrderedJSON {
        if values.count == 1 { return values[0] }
        let isShared = place.isEmpty || place == ["paths"] || (place.first == "components" && place.count < 3)
        var names: [String] = []
        var members: [String: [OrderedJSON]] = [:]
        for value in values {
            guard isShared, case .object(let those) = value else {
                throw OrderedJSON.Fault(description: "\(place.joined(separator: " ")) stands twice")
            }
            for (name, value) in those {
                if members[name] == nil { names.append(name) }
                members[name, default: []].append(value)
            }
        }
        return .object(try names.map { ($0, try joined(members[$0] ?? [], at: place + [$0])) })
    }

    private static func references(in value: OrderedJSON) -> Set<String> {
        switch value {
        case .object(let members):
            members.reduce(into: []) { found, member in
                if member.name == "$ref", case .plain(let text) = member.value {
                    found.insert(String(text.dropFirst().dropLast()))
                } else {
                    found.formUnion(references(in: member.value))
                }
            }
        case .list(let values): values.reduce(into: []) { $0.formUnion(references(in: $1)) }
        case .plain: []
        }
    }
}
