import Catalogue
import Domain
import Hummingbird
import Services
import Storage

/// The vitamins and minerals of what was logged, beside what is advised.
struct MicronutrientRoutes {
    let database: Database

    /// Days that the mean of a week is over.
    private static let week = 7

    func add(to group: RouterGroup<PersonalContext>) {
        group.get("micronutrients", use: micronutrients)
    }

    private struct Answer: Encodable {
        var date: CivilDate
        /// How many days the amounts are the mean of; none of a week with fewer than three whole days.
        var days: Int
        var items: [Item]
    }

    private struct Item: Encodable {
        struct Contributor: Encodable {
            var name: String
            var share: Double
        }

        var nutrient: String
        var unit: String
        var amount: Double?
        var isAtLeast: Bool
        var reference: Double?
        var source: MicronutrientReference.Source?
        var percent: Double?
        var upperLevel: Double?
        /// Entries that tell it, of how many.
        var known: Int
        var count: Int
        /// Of the energy, 0...1
        var coverage: Double
        var verdict: MicronutrientBalance.Verdict
        var contributors: [Contributor]
    }

    /// A day, or with `?days=7` the mean of the seven days before it that were logged in full.
    @Sendable private func micronutrients(_ request: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        let date = try request.date("date") ?? person.today
        let days = try request.number("days", in: 1...Self.week, default: 1)
        guard days == 1 || days == Self.week else {
            throw Problem.invalid("days", "problem.choice", values: ["choices": .text("1, \(Self.week)")])
        }
        let profile = try database.profiles.get(person.owner)
        let balance =
            days == 1
            ? balance(try database.entries.entries(of: person.owner, on: date, withMicros: true), 1, profile, date)
            : try week(before: date, profile, person)
        return .json(
            Answer(
                date: date, days: balance?.days ?? 0, items: balance?.items.map { item($0, person.language) } ?? []))
    }

    private func week(before date: CivilDate, _ profile: Profile, _ person: Person) throws -> MicronutrientBalance? {
        let known = try database.days.days(of: person.owner, in: DayRange(Self.week + 1, endingOn: date))
        let targets = try database.targets(of: person.owner, beside: known)
        let whole = Set(
            known.dropLast().suffix(Self.week)
                .filter { NutrientBalance.isWhole($0, target: targets[$0.date].energy?.value) }.map(\.date))
        guard whole.count >= NutrientBalance.fewestDays else { return nil }
        let range = DayRange(Self.week, endingOn: date.adding(days: -1))
        let entries = try database.entries.entries(of: person.owner, in: range, withMicros: true)
        return balance(entries.filter { whole.contains($0.day) }, whole.count, profile, date)
    }

    private func balance(
        _ entries: [FoodEntry], _ days: Int, _ profile: Profile, _ date: CivilDate
    ) -> MicronutrientBalance {
        MicronutrientBalance(
            entries.map(\.withShippedMicros), days: days, person: MicronutrientReference.Person(profile, on: date))
    }

    private func item(_ item: MicronutrientBalance.Item, _ language: Language) -> Item {
        Item(
            nutrient: item.nutrient.key, unit: item.nutrient.unit.rawValue,
            amount: item.amount.map { $0.rounded(per: 1000) },
            isAtLeast: item.isAtLeast, reference: item.reference?.amount, source: item.reference?.source,
            percent: item.share.map { ($0 * 100).rounded() }, upperLevel: item.nutrient.upperLevel, known: item.known,
            count: item.count, coverage: item.coverage.rounded(per: 1000), verdict: item.verdict,
            contributors: item.contributors.map {
                Item.Contributor(
                    name: FoodNames.shown($0.name, of: $0.foodID, language), share: $0.share.rounded(per: 1000))
            })
    }
}
