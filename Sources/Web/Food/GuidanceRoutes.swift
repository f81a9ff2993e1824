import Catalogue
import Domain
import Hummingbird
import Services
import Storage

/// How a food or a day compares: with what is usual, with similar foods, with what is advised.
struct GuidanceRoutes {
    let database: Database
    let finder: FoodFinder

    /// Days that the mean of a week is over.
    private static let week = 7
    /// Nutrients that one wants to know the origin of.
    private static let traced: [(nutrient: NutrientBalance.Nutrient, metric: Metric)] = [
        (.protein, .protein), (.saturatedShare, .saturatedFat), (.sugar, .sugar), (.fibre, .fibre), (.salt, .salt),
        (.alcohol, .alcohol),
    ]

    func add(to group: RouterGroup<PersonalContext>) {
        group.get("foods/:id/portion", use: portion)
        group.get("foods/:id/swaps", use: swaps)
        group.get("nutrient-balances/:date", use: balance)
    }

    private func food(_ context: PersonalContext, _ person: Person) throws -> Food {
        guard let food = try finder.food(try context.parameters.require("id"), of: person.owner) else {
            throw Problem.notFound
        }
        return food
    }

    private struct Portion: Encodable {
        /// None for a food without a usual serving.
        var usual: String?
        var produce: String?
    }

    /// `?servingQuantity=&unit=` beside a usual serving; one of the food's own otherwise.
    @Sendable private func portion(_ request: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        let food = try food(context, person)
        let usual = food.usualServing
        let amount = try request.decimal("servingQuantity", in: 0.01...20_000) ?? usual.amount
        let unit = request.uri.queryParameters["unit"].map(String.init) ?? usual.unit
        guard let grams = food.weigh(amount, unit)?.grams else { throw Problem.invalid("unit", "problem.unit") }
        let guidance = FoodKinds.shared.portion(of: food, grams: grams)
        let produce = guidance?.produce.map { ($0 * 10).rounded() / 10 }.flatMap { $0 > 0 ? $0 : nil }
        return .json(
            Portion(
                usual: guidance.map { person.text($0.sentence.key, $0.sentence.values) },
                produce: produce.map { person.text("portion.produce", ["count": .number($0)]) }))
    }

    private struct Swap: Encodable {
        var food: FoodItem
        var reasons: [String]
    }

    @Sendable private func swaps(_: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        let swaps = FoodKinds.shared.swaps(for: try food(context, person), limit: 8)
        // What someone does not eat is no swap.
        let fitting = try swaps.filter { try finder.item($0.food, for: person).flags == nil }.prefix(3)
        return .json(
            try fitting.map { swap in
                Swap(
                    food: try finder.item(swap.food, for: person),
                    reasons: swap.reasons.map {
                        let sentence = swap.sentence(for: $0)
                        return person.text(sentence.key, sentence.values)
                    })
            })
    }

    private struct Balances: Encodable {
        var day: Balance
        /// None with fewer than three whole days.
        var week: Balance?
    }

    private struct Balance: Encodable {
        struct Item: Encodable {
            var nutrient: String
            var value: Double?
            var unit: String
            var low: Double?
            var high: Double?
            var isAtLeast: Bool
            var verdict: NutrientBalance.Verdict
            /// The foods that most of it came from.
            var contributors: [Contributor]
        }

        struct Contributor: Encodable {
            var name: String
            var share: Double
        }

        var days: Int
        var items: [Item]
    }

    /// A day, and the mean of the seven days before it that were logged in full, beside what is advised.
    @Sendable private func balance(_: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        let date = try context.date("date")
        let days = try database.days.days(of: person.owner, in: DayRange(Self.week + 1, endingOn: date))
        let targets = try database.targets(of: person.owner, beside: days)
        let references = NutrientBalance.References(targets[date])
        let before = DayRange(Self.week, endingOn: date.adding(days: -1))
        let week = NutrientBalance(days: Array(days.dropLast().suffix(Self.week)), references: references) {
            targets[$0].energy?.value
        }
        let day = NutrientBalance(
            day: days.last ?? Day(date: date), isOver: date < person.today, references: references)
        return .json(
            Balances(
                day: shown(day, try database.entries.entries(of: person.owner, on: date), person),
                week: try week.map {
                    shown($0, try database.entries.entries(of: person.owner, in: before), person)
                }))
    }

    private func shown(_ balance: NutrientBalance, _ entries: [FoodEntry], _ person: Person) -> Balance {
        let foods = Contributors(entries)
        return Balance(
            days: balance.days,
            items: balance.items.map { item in
                let metric = Self.traced.first { $0.nutrient == item.nutrient }?.metric
                let contributors = metric.map { foods.top(of: $0) } ?? []
                return Balance.Item(
                    nutrient: item.nutrient.rawValue, value: item.value.map(Self.tenths), unit: item.unit.rawValue,
                    low: item.low.map(Self.tenths), high: item.high.map(Self.tenths), isAtLeast: item.isAtLeast,
                    verdict: item.verdict,
                    contributors: contributors.map {
                        Balance.Contributor(
                            name: FoodNames.shown($0.name, of: $0.foodID, person.language), share: $0.share)
                    })
            })
    }

    private static func tenths(_ value: Double) -> Double { (value * 10).rounded() / 10 }
}
