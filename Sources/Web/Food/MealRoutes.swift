import Domain
import Foundation
import Hummingbird
import Services
import Storage

/// Logging several foods in one go.
struct MealRoutes {
    let database: Database
    let finder: FoodFinder

    static let mostItems = 40

    func add(to group: RouterGroup<PersonalContext>) {
        group.post("meals", use: log)
    }

    /// Logs `items`, each as `POST /api/food-entries` takes one; all or none.
    @Sendable private func log(_ request: Request, context: PersonalContext) async throws -> Response {
        let person = context.person
        var form = try await request.form()
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
        let key = try request.idempotencyKey()
        let logged = try database.entries.add(entries, of: person.owner, idempotencyKey: key, now: person.now)
        return .json(logged.map { OwnedEntry(person: person, entry: $0) }, status: .created)
    }
}
