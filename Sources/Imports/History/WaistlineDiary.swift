import Domain
import Foundation

/// Waistline's export: days with the foods that were eaten, by their ids, and the list of foods that they are of.
final class WaistlineDiary {
    private struct Food: Decodable {
        struct Loose: Decodable {
            let number: Double?
            let text: String?

            init(from decoder: any Decoder) throws {
                let container = try decoder.singleValueContainer()
                let text = try? container.decode(String.self)
                self.text = text
                number = (try? container.decode(Double.self)) ?? text.flatMap { Double($0.replacing(",", with: ".")) }
            }
        }

        var id: Loose?
        var name: String?
        var brand: String?
        var portion: Loose?
        var unit: String?
        var nutrition: [String: Loose]?
    }

    private struct Day: Decodable {
        struct Item: Decodable {
            var id: Food.Loose?
            var type: String?
            var portion: Food.Loose?
            var quantity: Food.Loose?
            var category: Food.Loose?
        }

        var dateTime: String?
        var items: [Item]?
        var stats: [String: Food.Loose]?
    }

    private struct Settings: Decodable {
        struct Diary: Decodable {
            var names: [String]?

            private enum CodingKeys: String, CodingKey { case names = "meal-names" }
        }

        var diary: Diary?
    }

    /// What the meals are called by their numbers, as the person has them.
    private var meals = ["breakfast", "lunch", "dinner", "snack"]
    private static let nutrients: [(String, Metric, Double)] = [
        ("calories", .energy, 1), ("carbohydrates", .carbs, 1), ("fat", .fat, 1), ("proteins", .protein, 1),
        ("protein", .protein, 1), ("sugars", .sugar, 1), ("saturated-fat", .saturatedFat, 1), ("fiber", .fibre, 1),
        ("salt", .salt, 1), ("caffeine", .caffeine, 1), ("alcohol", .alcohol, 1),
    ]

    private let tally: HistoryTally
    private var foods: [String: Food] = [:]
    private let decoder = JSONDecoder()

    init(_ tally: HistoryTally) { self.tally = tally }

    /// Days wait for the foods where they come first, which a phone's diary leaves room for.
    func read(_ stream: any ByteStream, _ meter: ImportMeter) throws {
        var days: [Day] = []
        var list = ""
        do {
            var elements = try JSONElements(stream, longestElement: 8 << 20) { key in
                list = String(decoding: key, as: UTF8.self)
                return ["foodList", "diary", "recipes", "settings"].contains(list)
            }
            while let element = try elements.next() {
                meter.items += 1
                let data = Data(element)
                if list == "settings" {
                    // Names that were left empty are meals that nobody has.
                    if let names = (try? decoder.decode(Settings.self, from: data))?.diary?.names, !names.isEmpty {
                        meals = names
                    }
                } else if list == "diary" {
                    tally.days.summary.records += 1
                    guard let day = try? decoder.decode(Day.self, from: data) else {
                        tally.skip(.malformed, String(decoding: element.part(0..<80), as: UTF8.self))
                        continue
                    }
                    days.append(day)
                } else if let food = try? decoder.decode(Food.self, from: data), let id = food.id.flatMap(Self.key) {
                    foods["\(list == "recipes" ? "recipe" : "food") \(id)"] = food
                }
            }
        } catch let error as ImportError where error == .truncated || error == .corrupt {
            tally.skip(.malformed, "…")
        }
        for day in days { try add(day) }
    }

    private static func key(_ loose: Food.Loose) -> String? {
        loose.number.map { "\($0)" } ?? loose.text
    }

    private func add(_ day: Day) throws {
        // UTC midnight of the local day.
        guard let date = day.dateTime.flatMap({ CivilDate($0.prefix(10)) }), tally.isPossible(date) else {
            return tally.skip(.date, day.dateTime ?? "")
        }
        if let weight = day.stats?["weight"]?.number, weight > 0 { tally.set(.weight, on: date, weight) }
        for item in day.items ?? [] {
            guard let food = item.id.flatMap(Self.key).flatMap({ foods["\(item.type ?? "food") \($0)"] }),
                let name = food.name, !name.isEmpty
            else {
                tally.skip(.malformed, item.id?.text ?? "")
                continue
            }
            let portion = item.portion?.number ?? food.portion?.number ?? 1
            let quantity = item.quantity?.number ?? 1
            let base = food.portion?.number ?? 100
            guard portion > 0, quantity > 0, base > 0 else {
                tally.skip(.malformed, name)
                continue
            }
            let scale = portion * quantity / base
            var found = Nutrients()
            for (key, metric, factor) in Self.nutrients {
                if let value = food.nutrition?[key]?.number, value >= 0 {
                    found[metric] = value * factor * scale
                }
            }
            if found.energy == nil, let value = food.nutrition?["kilojoules"]?.number {
                found.energy = value / 4.184 * scale
            }
            if found.salt == nil, let value = food.nutrition?["sodium"]?.number {
                found.salt = value * 2.5 / 1000 * scale
            }
            guard found != Nutrients() else {
                tally.skip(.empty, name)
                continue
            }
            let category = item.category?.number.flatMap { Int(exactly: $0) } ?? 3
            let meal = meals.indices.contains(category) && !meals[category].isEmpty ? meals[category] : nil
            let place = MealPlace(meal, at: nil, tally.context.mealTimes)
            let unit = food.unit ?? "g"
            try tally.add(
                FoodEntry(
                    id: "", day: date, at: tally.home.instant(on: date, minute: place.minute), minute: place.minute,
                    slot: place.slot, name: String(name.prefix(200)), amount: portion * quantity,
                    unit: String(unit.prefix(40)),
                    grams: WrittenUnit(unit)?.dimension == .mass
                        ? WrittenUnit(unit).map { portion * quantity * $0.factor } : nil,
                    nutrients: found))
        }
    }
}
