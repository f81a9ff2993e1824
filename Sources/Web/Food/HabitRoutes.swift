import Catalogue
import Domain
import Foundation
import Hummingbird
import Services
import Storage

/// What is likely to be logged next, and logging again what was logged before.
struct HabitRoutes {
    let database: Database
    let finder: FoodFinder
    let habits: Habits

    /// Entries that one request repeats at most.
    private static let mostRepeated = 200

    func add(to group: RouterGroup<PersonalContext>) {
        group.get("foods/suggestions", use: suggestions)
        group.post("food-entries/repeating", use: repeatEntries)
    }

    /// A food as it was logged last, and why it is offered.
    private struct Suggested: Encodable {
        var entryId: String
        var foodId: String?
        var name: String
        var amount: Double
        var unit: String
        var servingSize: String
        var calories: Double?
        var reason: String
    }

    /// For `?slot=` (else the slot of the time) on `?date=` at `?time=` (else now).
    @Sendable private func suggestions(_ request: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        let date = try request.date("date") ?? person.today
        let time = try request.time("time")
        let limit = try request.number("limit", in: 1...20, default: 8)
        let now = time ?? person.minute
        let slot = try request.slot("slot", at: now, person.mealTimes) ?? person.mealTimes.slot(at: now)
        let occasion = FoodHabits.Occasion(
            date: date, minute: time ?? Self.minute(for: slot, on: date, person), slot: slot)
        let found = try habits.habits(of: person).suggestions(at: occasion, limit: limit)
        return .json(found.map { suggested($0, slot, person) })
    }

    /// Now, where the slot is about now; else the middle of the slot.
    private static func minute(for slot: MealSlot, on date: CivilDate, _ person: Person) -> Int {
        guard let window = person.mealTimes.window(of: slot), !window.contains(person.minute) else {
            return EntryForm.minute(for: slot, on: date, person)
        }
        return person.mealTimes.middle(of: slot)
    }

    private func suggested(_ suggestion: FoodHabits.Suggestion, _ slot: MealSlot, _ person: Person) -> Suggested {
        let last = suggestion.last
        return Suggested(
            entryId: last.id, foodId: last.foodID, name: FoodNames.shown(last.name, of: last.foodID, person.language),
            amount: last.amount,
            unit: last.unit, servingSize: PortionNames.label(last.unit, last.amount, person.language),
            calories: last.nutrients.energy?.rounded(), reason: Self.words(suggestion.reason, slot, person.language))
    }

    private static func words(_ reason: FoodHabits.Reason, _ slot: MealSlot, _ language: Language) -> String {
        func text(_ key: String, _ values: [String: String] = [:]) -> String {
            Strings.shared.text("habit.\(key)", language, values)
        }
        switch reason {
        case .goesWith(let name): return text("goesWith", ["name": name])
        case .weekday(let weekday, _, _):
            return text("weekday", ["weekday": text("weekday.\(weekday)"), "slot": text("slot.\(slot.rawValue)")])
        case .yesterday: return text("yesterday")
        case .season: return text("season")
        case .often(let count): return text("often", ["count": String(count)])
        case .before: return text("before")
        }
    }

    /// Logs entries again: those of `entryIds`, or all of `fromDate`, or of its `fromSlot`. All or none.
    @Sendable private func repeatEntries(_ request: Request, context: PersonalContext) async throws -> Response {
        let person = context.person
        var form = try await request.form()
        let reader = EntryForm(finder: finder, person: person)
        let day = reader.date(&form).value ?? person.today
        let time = form.time("time").value
        let slot = reader.slot(&form, minute: time ?? person.minute).value
        let ids = form.texts("entryIds")
        let from = form.date("fromDate", in: CivilDate.first...person.today.adding(days: 1)).value
        let fromSlot = form.choice("fromSlot", of: MealSlot.self).value
        if ids.value == nil, from == nil { form.complain("fromDate", "problem.required") }
        try form.check()
        var entries: [FoodEntry] = []
        for id in ids.value ?? [] {
            guard let entry = try database.entries.find(id, of: person.owner) else { throw Problem.notFound }
            entries.append(entry)
        }
        if let from {
            entries += try database.entries.entries(of: person.owner, on: from, withMicros: true)
                .filter { fromSlot == nil || $0.slot == fromSlot }
        }
        guard !entries.isEmpty else { throw Problem.invalid("fromDate", "problem.nothingToRepeat") }
        guard entries.count <= Self.mostRepeated else { throw Problem.invalid("fromDate", "problem.list") }
        let isAsItWas = ids.value == nil
        let copies = try entries.map { entry in
            let target = slot ?? entry.slot
            let minute = time ?? (isAsItWas ? entry.minute : EntryForm.minute(for: target, on: day, person))
            return try reader.again(entry, day: day, minute: minute, slot: target)
        }
        let key = try request.idempotencyKey()
        let logged = try database.entries.add(copies, of: person.owner, idempotencyKey: key, now: person.now)
        return .json(logged.map { OwnedEntry(person: person, entry: $0) }, status: .created)
    }
}
