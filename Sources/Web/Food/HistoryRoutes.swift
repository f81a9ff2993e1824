import Catalogue
import Domain
import Foundation
import Hummingbird
import NIOCore
import Storage

/// Looking back: a stretch of days as a calendar with its sums, and a search over everything that was logged.
struct HistoryRoutes {
    let database: Database
    let people: People
    let cache: AnswerCache

    private static let longest = 62
    private static let pageSize = 50

    func add(to group: RouterGroup<Caller>) {
        group.get("food-periods", use: period)
        group.get("food-entries", use: search)
    }

    private struct Answer: Encodable {
        struct Finding: Encodable {
            var kind: String
            var text: String
        }

        var from: CivilDate
        var to: CivilDate
        var period: FoodPeriod
        var before: Before
        var findings: [Finding]
    }

    /// The period before, as long.
    private struct Before: Encodable {
        var loggedDays: Int
        var meanEnergy: Double?
    }

    /// `?from=&to=`, at most 62 days; the last seven otherwise.
    @Sendable private func period(_ request: Request, context: Caller) throws -> Response {
        let person = try people.person(try context.owner())
        let end = try request.date("to") ?? person.today
        let start = try request.date("from") ?? end.adding(days: -6)
        guard let range = DayRange(from: start, through: end), range.count <= Self.longest else {
            throw Problem.invalid("from", "problem.rangeOrder", values: ["max": .number(Double(Self.longest))])
        }
        return Response(
            json: try cache.answer(person.owner, "food-period \(start) \(end) \(person.today)") {
                ByteBuffer(bytes: try JSON.encoder.encode(try answer(range, person)))
            })
    }

    private func answer(_ range: DayRange, _ person: Person) throws -> Answer {
        let profile = try database.profiles.get(person.owner)
        let goals = try database.goals.history(person.owner)
        let before = DayRange(range.count, endingOn: range.start.adding(days: -1))
        func days(_ range: DayRange) throws -> [Day] { try database.days.days(of: person.owner, in: range) }
        let (now, then) = (try days(range), try days(before))
        let weight = (then + now).latest(.weight)?.value
        let bodyFat = (then + now).latest(.bodyFat)?.value
        var targets: [CivilDate: Double?] = [:]
        func target(_ date: CivilDate) -> Double? {
            if let known = targets[date] { return known }
            let goal = goals.inForce(on: date) ?? Goals(from: date)
            let plan = EnergyPlan(profile: profile, weight: weight, bodyFat: bodyFat, goals: goal, on: date)
            targets[date] = goal.energy ?? plan.target
            return goal.energy ?? plan.target
        }
        func summed(_ days: [Day], _ range: DayRange) throws -> FoodPeriod {
            FoodPeriod(
                days: days, entries: try database.entries.entries(of: person.owner, in: range), today: person.today,
                target: target)
        }
        var period = try summed(now, range)
        let last = try summed(then, before)
        for index in period.topFoods.indices {
            let food = period.topFoods[index]
            period.topFoods[index].name = FoodNames.shown(food.name, of: food.foodID, person.language)
        }
        return Answer(
            from: range.start, to: range.end, period: period,
            before: Before(loggedDays: last.loggedDays, meanEnergy: last.meanEnergy),
            findings: period.findings(after: last, days: now, today: person.today).map {
                Self.words($0, days: range.count, person.language)
            })
    }

    private static func words(_ finding: FoodPeriod.Finding, days: Int, _ language: Language) -> Answer.Finding {
        func text(_ key: String, _ values: [String: SentenceValue]) -> String {
            Strings.shared.sentence("history.finding.\(key)", language).filled { values[$0]?.text(language, .metric) }
        }
        func slot(_ slot: MealSlot) -> SentenceValue { .text(Strings.shared.text("slot.\(slot.rawValue)", language)) }
        switch finding {
        case .change(let share):
            return .init(
                kind: "change",
                text: text(
                    share < 0 ? "less" : "more",
                    ["percent": .number(abs(share * 100).rounded()), "days": .number(Double(days))]))
        case .steadiest(let meal, let count):
            return .init(
                kind: "steadiest", text: text("steadiest", ["slot": slot(meal), "days": .number(Double(count))]))
        case .weekendSnacks(let weekend, let weekdays):
            return .init(
                kind: "weekendSnacks",
                text: text(
                    "weekendSnacks", ["weekend": .number(weekend.rounded()), "weekdays": .number(weekdays.rounded())]))
        }
    }

    private struct Found: Encodable {
        var entries: [OwnedEntry]
        var page: Int
        var hasMore: Bool
    }

    /// Entries whose name or notes have all words of `?q=`, newest first, 50 a `?page=`.
    @Sendable private func search(_ request: Request, context: Caller) throws -> Response {
        let person = try people.person(try context.owner())
        let words = try request.words("q")
        let page = try request.number("page", in: 1...10_000, default: 1)
        let found = try database.entries.search(
            words, of: person.owner, offset: (page - 1) * Self.pageSize, limit: Self.pageSize + 1)
        return .json(
            Found(
                entries: found.prefix(Self.pageSize).map { OwnedEntry(person: person, entry: $0) }, page: page,
                hasMore: found.count > Self.pageSize))
    }
}
