import Catalogue
import Domain
import Foundation
import HTTPTypes
import Hummingbird
import Services
import Storage

/// Looking foods up, and foods of one's own.
struct FoodRoutes {
    let database: Database
    let finder: FoodFinder

    func add(to group: RouterGroup<PersonalContext>) {
        group.get("foods", use: list)
        group.post("foods", use: create)
        group.get("foods/device", use: device)
        group.get("foods/own", use: own)
        group.get("foods/quick", use: quick)
        group.get("foods/used", use: used)
        group.get("foods/:id", use: one)
        group.patch("foods/:id", use: update)
        group.delete("foods/:id", use: delete)
        group.put("foods/:id/restoring", use: restore)
    }

    @Sendable private func list(_ request: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        let found = try Self.search(request, finder, person)
        let (query, limit) = try Self.query(request)
        guard found.isEmpty,
            let shorter = try finder.searchShorter(
                query, of: person.owner, person.language, limit: limit, order: .theirsFirst)
        else { return .json(try asLast(found, person)) }
        return .json(try asLast(shorter.foods, person, searchedFor: shorter.text))
    }

    /// What this person had before at the amount of the last time.
    private func asLast(_ foods: [Food], _ person: Person, searchedFor: String? = nil) throws -> [FoodItem] {
        let last = try database.entries.last(of: foods.map(\.id), of: person.owner)
        return try finder.items(foods, for: person, searchedFor: searchedFor)
            .map { $0.had(last[$0.id], person.language) }
    }

    /// The foods that are asked for, with this person's own and what they had before first.
    static func search(_ request: Request, _ finder: FoodFinder, _ person: Person) throws -> [Food] {
        let (query, limit) = try query(request)
        return try finder.search(query, of: person.owner, person.language, limit: limit, order: .theirsFirst)
    }

    /// What `?q=` asks for, and how many at most; `?limit=` is 1...50.
    private static func query(_ request: Request) throws -> (text: String, limit: Int) {
        let query = request.uri.queryParameters["q"].map(String.init) ?? ""
        guard query.utf8.count <= 400 else { throw Problem.invalid("q", "problem.tooLong", values: ["max": "100"]) }
        return (query, try request.number("limit", in: 1...50, default: 20))
    }

    @Sendable private func device(_: Request, context: PersonalContext) throws -> Response {
        .json(try DeviceFoods(database, finder, context.person))
    }

    /// Foods of one's own by name, 50 a `?page=`.
    @Sendable private func own(_ request: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        let page = try ListPage(request)
        let found = try database.foods.list(person.owner, offset: page.offset, limit: page.limit)
        return try page.answer("foods", found) { try finder.item($0, for: person) }
    }

    @Sendable private func quick(_: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        return .json(try finder.items(FoodCatalogue.shared.quickAdds, for: person))
    }

    /// A food that was logged, as it was the last time, and how often.
    private struct Used: Encodable {
        var foodId: String?
        var entryId: String
        var name: String
        var servingQuantity: Double
        var servingSize: String
        var calories: Double?
        var count: Int
        var lastDate: CivilDate
        /// Whether its figures are the person's own, and can be changed.
        var isCustom: Bool
    }

    /// What was logged, with all words of `?q=`, by `?sort=`, 50 a `?page=`.
    @Sendable private func used(_ request: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        let page = try ListPage(request)
        let order = try request.choice("sort", of: UsedFood.Order.self) ?? .count
        let found = try database.entries.usedFoods(
            try request.words("q"), of: person.owner, by: order, offset: page.offset, limit: page.limit)
        return page.answer("foods", found) { used in
            let last = used.last
            return Used(
                foodId: last.foodID, entryId: last.id,
                name: FoodNames.shown(last.name, of: last.foodID, person.language), servingQuantity: last.amount,
                servingSize: PortionNames.label(last.unit, last.amount, person.language),
                calories: last.nutrients.energy?.rounded(), count: used.count, lastDate: last.day,
                isCustom: last.foodID?.hasPrefix(FoodFinder.ownPrefix) == true)
        }
    }

    @Sendable private func one(_: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        guard let food = try finder.food(try context.parameters.require("id"), of: person.owner) else {
            throw Problem.notFound
        }
        return try .json(try finder.item(food, for: person)).tagged(food)
    }

    @Sendable func create(_ request: Request, context: PersonalContext) async throws -> Response {
        let person = context.person
        var form = try await request.form()
        let blank = Food(
            id: try FoodFinder.ownPrefix + request.newID(for: person.owner), name: "", group: "custom",
            per100g: Nutrients(), isCustom: true)
        let food = try FoodForm.read(&form, onto: blank)
        try database.foods.save(food, of: person.owner)
        return .json(try finder.item(food, for: person), status: .created)
    }

    @Sendable func update(_ request: Request, context: PersonalContext) async throws -> Response {
        let person = context.person
        let id = try context.parameters.require("id")
        guard try database.foods.find(id, of: person.owner) != nil else { throw Problem.notFound }
        let form = try await request.form()
        let changed = try database.inTurn {
            guard let food = try database.foods.find(id, of: person.owner) else { throw Problem.notFound }
            try request.requireMatch(food)
            var form = form
            let changed = try FoodForm.read(&form, onto: food)
            try database.foods.save(changed, of: person.owner)
            return changed
        }
        return try .json(try finder.item(changed, for: person)).tagged(changed)
    }

    @Sendable func delete(_: Request, context: PersonalContext) throws -> Response {
        let owner = context.person.owner
        try database.foods.delete(try context.parameters.require("id"), of: owner)
        return .noContent
    }

    @Sendable private func restore(_: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        let food = try database.foods.restore(try context.parameters.require("id"), of: person.owner)
        return .json(try finder.item(food, for: person))
    }
}

/// A food of someone's own, as it is typed.
enum FoodForm {
    /// - Throws: 422 with a message per field: no name, a figure per 100 g over what fits in 100 g, an odd portion.
    static func read(_ form: inout Form, onto food: Food) throws(Problem) -> Food {
        var food = food
        form.text("name", limit: 120).apply(to: &food.name)
        if food.name.isEmpty { form.complain("name", "problem.required") }
        form.choice("drink", of: DrinkClass.self).apply(to: &food.drink)
        switch form.text("barcode", limit: 40) {
        case .unchanged: break
        case .clear: food.barcode = nil
        case .set(let typed):
            if let barcode = Barcode(typed) {
                food.barcode = barcode.text
            } else {
                form.complain("barcode", "problem.barcode")
            }
        }
        form.number("density", in: 0.2...2).apply(to: &food.density)
        if food.drink != nil, food.density == nil { food.density = 1 }
        if var per100g = form.object("per100g") {
            for metric in Nutrients.metrics {
                let limit: Double =
                    switch metric {
                    case .energy: 902
                    case .caffeine: 100_000
                    default: 100
                    }
                per100g.number(metric.rawValue, in: 0...limit).apply(to: &food.per100g[metric])
            }
            form.adopt(per100g, under: "per100g")
        }
        if var micros = form.object("micros") {
            var known = food.micros ?? Micronutrients()
            for nutrient in Micronutrient.allCases {
                let limit = 100 * nutrient.unit.perGram
                micros.number(nutrient.key, in: 0...limit).apply(to: &known[nutrient])
            }
            form.adopt(micros, under: "micros")
            food.micros = known.isEmpty ? nil : known
        }
        if form.has("portions") {
            food.portions = []
            for var portion in form.objects("portions", limit: 12) {
                let unit = portion.requiredText("unit", limit: 40)
                let grams = portion.number("grams", in: 0.1...5000)
                if grams.value == nil { portion.complain("grams", "problem.required") }
                form.adopt(portion, under: "portions")
                if let grams = grams.value { food.portions.append(Portion(unit: unit, grams: grams)) }
            }
        }
        if food.per100g.energy == nil, !form.problems.keys.contains("per100g.energy") {
            form.complain("per100g.energy", "problem.required")
        }
        try form.check()
        return food
    }
}
