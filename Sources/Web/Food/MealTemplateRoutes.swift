import Catalogue
import Domain
import Foundation
import Hummingbird
import Services
import Storage

/// Saving meals, changing them, and logging them in one go. A single food with its amount is a favourite.
struct MealTemplateRoutes {
    let database: Database
    let finder: FoodFinder

    private static let mostItems = 40

    func add(to group: RouterGroup<PersonalContext>) {
        group.get("meal-templates", use: list)
        group.post("meal-templates", use: create)
        group.get("meal-templates/:id", use: one)
        group.patch("meal-templates/:id", use: update)
        group.delete("meal-templates/:id", use: delete)
        group.put("meal-templates/:id/restoring", use: restore)
        group.post("meal-templates/:id/using", use: log)
    }

    /// A template with names and units in the reader's words.
    private struct Shown: Encodable {
        struct Item: Encodable {
            var foodId: String?
            var foodName: String
            var servingQuantity: Double
            var unit: String
            var servingSize: String
            var calories: Double?
        }

        var id: String
        var name: String
        var slot: MealSlot?
        var weekdays: [Int]
        var items: [Item]
        var calories: Double?
        var usedCount: Int
        var lastUsedAt: Date?

        init(_ template: MealTemplate, _ language: Language) {
            id = template.id
            name = template.name
            slot = template.slot
            weekdays = template.weekdays.sorted()
            items = template.items.map { item in
                Item(
                    foodId: item.foodID, foodName: FoodNames.shown(item.name, of: item.foodID, language),
                    servingQuantity: item.amount, unit: item.unit,
                    servingSize: PortionNames.label(item.unit, item.amount, language),
                    calories: item.nutrients.energy?.rounded())
            }
            let known = template.items.compactMap(\.nutrients.energy)
            calories = known.isEmpty ? nil : known.reduce(0, +).rounded()
            usedCount = template.usedCount
            lastUsedAt = template.lastUsedAt
        }
    }

    /// Those for `?slot=` on `?date=` first, 50 a `?page=`.
    @Sendable private func list(_ request: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        let date = try request.date("date") ?? person.today
        let slot = try request.slot("slot", at: person.minute, person.mealTimes)
        let page = try ListPage(request)
        let found = try database.templates.offered(
            on: date, in: slot ?? person.mealTimes.slot(at: person.minute), to: person.owner, offset: page.offset,
            limit: page.limit)
        return page.answer("templates", found) { Shown($0, person.language) }
    }

    @Sendable private func create(_ request: Request, context: PersonalContext) async throws -> Response {
        let person = context.person
        var form = try await request.form()
        var template = MealTemplate(id: try request.newID(for: person.owner), name: "", slot: nil, items: [])
        let ids = form.texts("entryIds").value ?? []
        if ids.isEmpty || ids.count > Self.mostItems { form.complain("entryIds", "problem.list") }
        read(&form, into: &template)
        try form.check()
        for id in ids {
            guard let entry = try database.entries.find(id, of: person.owner) else { throw Problem.notFound }
            template.items.append(MealTemplate.Item(entry))
        }
        try database.templates.save(template, of: person.owner, now: person.now)
        return .json(Shown(template, person.language), status: .created)
    }

    /// What people edit of one: to use it is not to change it, and a set of days is the same in any order.
    private struct Written: Encodable {
        var name: String
        var slot: MealSlot?
        var weekdays: [Int]
        var items: [MealTemplate.Item]

        init(_ template: MealTemplate) {
            name = template.name
            slot = template.slot
            weekdays = template.weekdays.sorted()
            items = template.items
        }
    }

    @Sendable private func one(_: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        let template = try database.templates.find(try context.parameters.require("id"), of: person.owner)
        return try .json(Shown(template, person.language)).tagged(Written(template))
    }

    @Sendable private func update(_ request: Request, context: PersonalContext) async throws -> Response {
        let person = context.person
        let id = try context.parameters.require("id")
        _ = try database.templates.find(id, of: person.owner)
        let form = try await request.form()
        let changed = try database.inTurn {
            var template = try database.templates.find(id, of: person.owner)
            try request.requireMatch(Written(template))
            var form = form
            read(&form, into: &template)
            if let items = try Self.items(&form, of: template, EntryForm(finder: finder, person: person)) {
                if items.isEmpty { form.complain("items", "problem.list") }
                template.items = items
            }
            try form.check()
            try database.templates.save(template, of: person.owner, now: person.now)
            return template
        }
        return try .json(Shown(changed, person.language)).tagged(Written(changed))
    }

    private func read(_ form: inout Form, into template: inout MealTemplate) {
        if form.has("name") || template.name.isEmpty { template.name = form.requiredText("name", limit: 80) }
        form.choice("slot", of: MealSlot.self).apply(to: &template.slot)
        if let weekdays = form.integers("weekdays", in: 1...7) { template.weekdays = Set(weekdays) }
    }

    /// `items` as places in the template, each perhaps with another amount: what is not named is left out.
    /// One with a `foodId` is a food that comes into it.
    private static func items(
        _ form: inout Form, of template: MealTemplate, _ reader: EntryForm
    ) throws -> [MealTemplate.Item]? {
        guard form.has("items") else { return nil }
        var items: [MealTemplate.Item] = []
        for var part in form.objects("items", limit: mostItems) {
            if part.has("foodId") {
                if let entry = try reader.entry(&part) { items.append(MealTemplate.Item(entry)) }
                form.adopt(part, under: "items")
                continue
            }
            let place = part.integer("index", in: 0...max(0, template.items.count - 1)).value
            let amount = part.number("servingQuantity", in: 0.01...20_000).value
            if place == nil { part.complain("index", "problem.required") }
            form.adopt(part, under: "items")
            guard let place, template.items.indices.contains(place) else { continue }
            let item = template.items[place]
            items.append(amount.map(item.scaled) ?? item)
        }
        return items
    }

    @Sendable private func delete(_: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        try database.templates.delete(try context.parameters.require("id"), of: person.owner, now: person.now)
        return .noContent
    }

    @Sendable private func restore(_: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        let template = try database.templates.restore(try context.parameters.require("id"), of: person.owner)
        return .json(Shown(template, person.language))
    }

    /// Logs a template, whole or the `items` that are named with their amounts.
    @Sendable private func log(_ request: Request, context: PersonalContext) async throws -> Response {
        let person = context.person
        let template = try database.templates.find(try context.parameters.require("id"), of: person.owner)
        var form = try await request.form()
        let reader = EntryForm(finder: finder, person: person)
        let day = reader.date(&form).value ?? person.today
        let time = form.time("time").value
        let asked = reader.slot(&form, minute: time ?? person.minute).value
        let items = try Self.items(&form, of: template, reader) ?? template.items
        if items.isEmpty { form.complain("items", "problem.list") }
        try form.check()
        let slot = asked ?? template.slot ?? person.mealTimes.slot(at: time ?? person.minute)
        let minute = time ?? EntryForm.minute(for: slot, on: day, person)
        let entries = try items.map { item in
            let old = item.entry(id: "", day: day, at: person.now, minute: minute, slot: slot)
            return try reader.again(old, day: day, minute: minute, slot: slot)
        }
        let key = try request.idempotencyKey()
        let logged = try database.templates.use(
            template.id, as: entries, of: person.owner, idempotencyKey: key, now: person.now)
        return .json(logged.map { OwnedEntry(person: person, entry: $0) }, status: .created)
    }
}
