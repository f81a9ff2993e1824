import Domain
import Foundation
import HTTPTypes
import Hummingbird
import Services
import Storage

/// Foods, food logs and the nutrition summary under FitIQ's paths. The models are those of `/api`.
struct FitIQFoodRoutes {
    let database: Database
    let finder: FoodFinder
    let foods: FoodRoutes
    let entries: FoodEntryRoutes

    func add(to group: RouterGroup<PersonalContext>) {
        group.get("foods/search", use: search)
        group.post("foods", use: foods.create)
        group.get("food-logs", use: logs)
        group.post("food-logs", use: entries.create)
        group.put("food-logs/:id", use: entries.update)
        group.delete("food-logs/:id", use: entries.delete)
        group.get("nutrition/summary", use: summary)
    }

    @Sendable private func search(_ request: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        return .json(try FoodRoutes.search(request, finder, person).map { FoodItem($0, person.language) })
    }

    @Sendable private func logs(_ request: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        let date = try request.date("date") ?? person.today
        return .json(
            try database.entries.entries(of: person.owner, on: date).map { OwnedEntry(person: person, entry: $0) })
    }

    private struct Summary: Encodable {
        struct Meal: Encodable {
            var calories: Double?
            var proteinGrams: Double?
            var carbsGrams: Double?
            var fatGrams: Double?
        }

        var date: CivilDate
        var totalCalories: Double?
        var totalProtein: Double?
        var totalCarbs: Double?
        var totalFat: Double?
        var totalFiber: Double?
        var waterMl: Double?
        var calorieGoal: Double?
        var remainingCalories: Double?
        /// By slot name.
        var meals: [String: Meal]
    }

    @Sendable private func summary(_ request: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        let date = try request.date("date") ?? person.today
        let day = try database.days.days(of: person.owner, in: DayRange(1, endingOn: date)).first ?? Day(date: date)
        let goal = try database.targets(of: person.owner, on: date).energy?.value
        return .json(
            Summary(
                date: date, totalCalories: day[.energy], totalProtein: day[.protein], totalCarbs: day[.carbs],
                totalFat: day[.fat], totalFiber: day[.fibre], waterMl: day[.water], calorieGoal: goal,
                remainingCalories: goal.map { $0 - (day[.energy] ?? 0) },
                meals: Dictionary(
                    day.meals.map {
                        (
                            $0.slot.rawValue,
                            Summary.Meal(
                                calories: $0.nutrients.energy, proteinGrams: $0.nutrients.protein,
                                carbsGrams: $0.nutrients.carbs, fatGrams: $0.nutrients.fat)
                        )
                    }, uniquingKeysWith: { first, _ in first })))
    }
}
