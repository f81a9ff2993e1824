import Catalogue
import Domain
import Foundation
import Hummingbird
import Storage

/// Several foods at once: what a typed line means, as a draft, and logging a meal in one go.
struct MealRoutes {
    let database: Database
    let people: People
    let finder: FoodFinder
    let events: Events

    private static let mostItems = 40

    func add(to group: RouterGroup<Caller>) {
        group.post("food-drafts", use: draft)
        group.post("meals", use: log)
    }

    /// What one part of a line is taken for.
    private struct DraftItem: Encodable {
        var text: String
        /// The best food first; none where nothing fits.
        var foods: [FoodItem]
        var servingQuantity: Double?
        var unit: String?
        /// Whether the unit that was typed has no weight for this food.
        var isGuess: Bool
    }

    /// Reads `text`; nothing is logged.
    @Sendable private func draft(_ request: Request, context: Caller) async throws -> Response {
        let person = try people.person(try context.owner())
        var form = try await request.form(context)
        let text = form.requiredText("text", limit: 500)
        try form.check()
        let phrase = FoodPhrase(text, measure: PortionNames.measure, isOneFood: FoodCatalogue.shared.isName)
        return .json(
            try phrase.items.map { item in
                let foods = try finder.search(item.text, of: person.owner, person.language, limit: 5)
                let serving = foods.first?.serving(of: item.amount, item.unit)
                return DraftItem(
                    text: item.text, foods: try finder.items(foods, for: person),
                    servingQuantity: serving?.amount, unit: serving?.unit, isGuess: serving?.isGuess ?? false)
            })
    }

    /// Logs `items`, each as `POST /api/food-entries` takes one; all or none.
    @Sendable private func log(_ request: Request, context: Caller) async throws -> Response {
        let person = try people.person(try context.owner())
        var form = try await request.form(context)
        let reader = EntryForm(finder: finder, person: person)
        let items = form.objects("items", limit: Self.mostItems)
        if items.isEmpty { form.complain("items", "problem.list") }
        var entries: [FoodEntry] = []
        for var item in items {
            item.inherit(["logDate", "slot", "mealType", "time"], from: form)
            if let entry = try reader.entry(&item) { entries.append(entry) }
            form.adopt(item, under: "items")
        }
        try form.check()
        let key = try FoodEntryRoutes.idempotencyKey(request)
        let logged = try database.entries.add(entries, of: person.owner, idempotencyKey: key, now: person.now)
        events.publish(.day, dates: Array(Set(logged.map(\.day))).sorted(), to: person.owner)
        return .json(logged.map { OwnedEntry(person: person, entry: $0) }, status: .created)
    }
}
