import Catalogue
import Domain
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Services
import Storage

/// What was eaten and drunk.
struct FoodEntryRoutes {
    let database: Database
    let finder: FoodFinder
    let cache: AnswerCache

    func add(to group: RouterGroup<PersonalContext>) {
        // One place in the path, one name: a date or an entry's id here, an id below.
        group.get("food-entries/:id", use: dayOrEntry)
        group.post("food-entries", use: create)
        group.patch("food-entries/:id", use: update)
        group.delete("food-entries/:id", use: delete)
        group.put("food-entries/:id/restoring", use: restore)
    }

    @Sendable private func dayOrEntry(_ request: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        let id = try context.parameters.require("id")
        if UUID(uuidString: id) != nil {
            guard let entry = try database.entries.find(id, of: person.owner) else { throw Problem.notFound }
            return try answer(entry, person)
        }
        let date = try context.date("id")
        return try request.picked(
            try cache.answer(person.owner, .foodEntries(date)) {
                let entries = try database.entries.entries(of: person.owner, on: date)
                let photos = try database.photos.ofEntries(of: person.owner, on: date)
                return ByteBuffer(
                    bytes: try JSON.encoder.encode(
                        entries.map { OwnedEntry(person: person, entry: $0, photo: photos[$0.id]) }))
            })
    }

    @Sendable func create(_ request: Request, context: PersonalContext) async throws -> Response {
        let person = context.person
        var form = try await request.form()
        let entry = try EntryForm(finder: finder, person: person).create(&form)
        let key = try request.idempotencyKey()
        let stored = try database.entries.add(entry, of: person.owner, idempotencyKey: key, now: person.now)
        return .json(OwnedEntry(person: person, entry: stored), status: .created)
    }

    @Sendable func update(_ request: Request, context: PersonalContext) async throws -> Response {
        let person = context.person
        let id = try context.parameters.require("id")
        guard try database.entries.find(id, of: person.owner) != nil else { throw Problem.notFound }
        let form = try await request.form()
        let changed = try database.inTurn {
            guard let entry = try database.entries.find(id, of: person.owner) else { throw Problem.notFound }
            try request.requireMatch(entry)
            var form = form
            let changed = try EntryForm(finder: finder, person: person).update(entry, &form)
            try database.entries.update(changed, of: person.owner, now: person.now)
            return changed
        }
        return try answer(changed, person)
    }

    private func answer(_ entry: FoodEntry, _ person: Person) throws -> Response {
        let photo = try database.photos.id(.entry(entry.id), of: person.owner)
        return try .json(OwnedEntry(person: person, entry: entry, photo: photo)).tagged(entry)
    }

    @Sendable func delete(_: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        let id = try context.parameters.require("id")
        guard try database.entries.find(id, of: person.owner) != nil else { throw Problem.notFound }
        try database.entries.delete(id, of: person.owner, now: person.now)
        return .json(["success": true])
    }

    @Sendable private func restore(_: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        let entry = try database.entries.restore(try context.parameters.require("id"), of: person.owner)
        return .json(OwnedEntry(person: person, entry: entry))
    }
}

/// An entry as clients expect it: with its owner, and its unit in words.
struct OwnedEntry: Encodable {
    let person: Person
    let entry: FoodEntry
    /// The id of its picture, where that is known.
    var photo: String?

    private enum CodingKeys: String, CodingKey { case userId, servingSize, foodName, photo }

    func encode(to encoder: any Encoder) throws {
        try entry.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(person.owner, forKey: .userId)
        try container.encodeIfPresent(
            photo.map { "/api/food-entries/\(entry.id)/photo?id=\($0)" }, forKey: .photo)
        let label = PortionNames.label(entry.unit, entry.amount, person.language)
        try container.encode(label, forKey: .servingSize)
        try container.encode(FoodNames.shown(entry.name, of: entry.foodID, person.language), forKey: .foodName)
    }
}
