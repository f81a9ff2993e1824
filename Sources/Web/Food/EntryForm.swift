import Domain
import Foundation
import Services

/// Reads what someone says they ate.
struct EntryForm {
    let finder: FoodFinder
    let person: Person

    /// The most of a nutrient that one entry may have, in its own unit
    private static func limit(of nutrient: Metric) -> Double {
        switch nutrient {
        case .energy: 20_000
        case .caffeine: 10_000
        case .fibre, .salt, .alcohol: 1000
        default: 3000
        }
    }

    /// - Throws: 422 with a message per field.
    func create(_ form: inout Form) throws -> FoodEntry {
        let entry = try entry(&form)
        try form.check()
        guard let entry else { throw Problem.invalid("foodId", "problem.food") }
        return entry
    }

    /// What the form says; `nil` and a complaint in the form where there is no such food.
    func entry(_ form: inout Form) throws -> FoodEntry? {
        let day = date(&form).value ?? person.today
        let time = form.time("time").value
        let slot = slot(&form, minute: time ?? person.minute).value
        let minute = time ?? Self.minute(for: slot, on: day, person)
        let amount = amount(&form).value ?? 1
        var entry = FoodEntry(
            id: UUID().uuidString.lowercased(), day: day, at: person.clock.instant(on: day, minute: minute),
            minute: minute, slot: slot ?? person.mealTimes.slot(at: minute), name: "", amount: amount, unit: "",
            nutrients: Nutrients())
        if let id = form.text("foodId", limit: 100).value {
            guard let food = try finder.food(id, of: person.owner) else {
                form.complain("foodId", "problem.food")
                return nil
            }
            fill(&entry, from: food, unit: unit(&form).value, &form)
        } else {
            entry.unit = unit(&form).value ?? "piece"
            entry.name = form.requiredText("foodName")
            form.choice("drink", of: DrinkClass.self).apply(to: &entry.drink)
            form.number("grams", in: 0...20_000).apply(to: &entry.grams)
            form.number("millilitres", in: 0...20_000).apply(to: &entry.millilitres)
        }
        readRest(&form, into: &entry)
        return entry
    }

    /// - Throws: 422 with a message per field.
    func update(_ old: FoodEntry, _ form: inout Form) throws -> FoodEntry {
        var entry = old
        date(&form).apply(to: &entry.day)
        form.time("time").apply(to: &entry.minute)
        slot(&form, minute: entry.minute).apply(to: &entry.slot)
        if entry.day != old.day || entry.minute != old.minute {
            entry.at = person.clock.instant(on: entry.day, minute: entry.minute)
        }
        let newAmount = amount(&form).value ?? entry.amount
        let newUnit = unit(&form).value ?? entry.unit
        if let id = form.text("foodId", limit: 100).value, id != entry.foodID {
            guard let food = try finder.food(id, of: person.owner) else {
                throw Problem.invalid("foodId", "problem.food")
            }
            entry.amount = newAmount
            fill(&entry, from: food, unit: newUnit, &form)
        } else if newAmount != entry.amount || newUnit != entry.unit {
            let food = try entry.foodID.flatMap { try finder.food($0, of: person.owner) }
            if let changed = entry.changed(to: newAmount, newUnit, weighed: food?.weigh(newAmount, newUnit)) {
                entry = changed
            } else if food == nil {
                entry.amount = newAmount
                entry.unit = newUnit
            } else {
                form.complain("unit", "problem.unit")
            }
        }
        readRest(&form, into: &entry)
        try form.check()
        return entry
    }

    /// The same, eaten again: with what its food holds now, or as it was when that cannot be told. What was noted about
    /// that one time stays with it.
    func again(_ old: FoodEntry, day: CivilDate, minute: Int, slot: MealSlot) throws -> FoodEntry {
        var entry = old
        entry.id = UUID().uuidString.lowercased()
        entry.day = day
        entry.minute = minute
        entry.at = person.clock.instant(on: day, minute: minute)
        entry.slot = slot
        entry.notes = nil
        entry.hunger = nil
        entry.mood = nil
        if let id = old.foodID, let food = try finder.food(id, of: person.owner),
            let weighed = food.weigh(old.amount, old.unit), weighed.grams == old.grams
        {
            entry.nutrients = food.per100g.scaled(by: weighed.grams / 100)
            entry.micros = food.micros?.scaled(by: weighed.grams / 100)
        }
        return entry
    }

    private func fill(_ entry: inout FoodEntry, from food: Food, unit: String?, _ form: inout Form) {
        let unit = unit ?? food.units.first ?? "g"
        guard let weighed = food.weigh(entry.amount, unit) else {
            form.complain("unit", "problem.unit")
            return
        }
        entry.foodID = food.id
        entry.name = food.name(in: person.language)
        entry.unit = unit
        entry.grams = weighed.grams
        entry.drink = food.drink
        entry.millilitres = food.drink == nil ? nil : weighed.millilitres
        entry.nutrients = food.per100g.scaled(by: weighed.grams / 100)
        entry.micros = food.micros?.scaled(by: weighed.grams / 100)
    }

    private func readRest(_ form: inout Form, into entry: inout FoodEntry) {
        form.text("foodName").apply(to: &entry.name)
        for (field, metric) in FoodEntry.nutrientFields {
            form.number(field, in: 0...Self.limit(of: metric)).apply(to: &entry.nutrients[metric])
        }
        form.text("notes", limit: 1000, lines: true).apply(to: &entry.notes)
        form.integer("hunger", in: 1...5).apply(to: &entry.hunger)
        form.text("mood", limit: 8).apply(to: &entry.mood)
    }

    func date(_ form: inout Form) -> Change<CivilDate> {
        form.date("logDate", in: CivilDate.first...person.today.adding(days: 1))
    }

    private func amount(_ form: inout Form) -> Change<Double> { form.number("servingQuantity", in: 0.01...20_000) }

    private func unit(_ form: inout Form) -> Change<String> {
        let unit = form.text("unit", limit: 60)
        if case .set = unit { return unit }
        return form.text("servingSize", limit: 60)
    }

    func slot(_ form: inout Form, minute: Int) -> Change<MealSlot> {
        for field in ["slot", "mealType"] {
            guard case .set(let name) = form.text(field, limit: 20) else { continue }
            if let slot = person.mealTimes.slot(named: name, at: minute) { return .set(slot) }
            let choices = MealSlot.allCases.map(\.rawValue) + ["snack"]
            form.complain(field, "problem.choice", ["choices": .text(choices.joined(separator: ", "))])
        }
        return .unchanged
    }

    /// When no time is given: now for today, else the middle of the slot's window.
    static func minute(for slot: MealSlot?, on day: CivilDate, _ person: Person) -> Int {
        if day == person.today { return person.minute }
        return person.mealTimes.middle(of: slot ?? .drinks)
    }
}
