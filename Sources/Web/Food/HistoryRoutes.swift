import Catalogue
import Domain
import Foundation
import Hummingbird
import NIOCore
import Services
import Storage

/// Looking back: a stretch of days as a calendar with its sums, and a search over everything that was logged.
struct HistoryRoutes {
    let database: Database
    let cache: AnswerCache

    func add(to group: RouterGroup<PersonalContext>) {
        group.get("food-periods", use: period)
        group.get("food-entries", use: search)
    }

    private struct Answer: Encodable {
        struct Finding: Encodable {
            var text: String
            var isAboutEnergy: Bool
        }

        var from: CivilDate
        var to: CivilDate
        var period: FoodPeriod
        /// Averages beside those of the period before, which is as long.
        var changes: [PeriodChange]
        var findings: [Finding]
    }

    /// `?from=&to=`, at most 62 days; the last seven otherwise.
    @Sendable private func period(_ request: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        let range = try request.period(person)
        return Response(
            json: try cache.answer(person.owner, .foodPeriod(range, today: person.today)) {
                ByteBuffer(bytes: try JSON.encoder.encode(try answer(range, person)))
            })
    }

    private func answer(_ range: DayRange, _ person: Person) throws -> Answer {
        let before = DayRange(range.count, endingOn: range.start.adding(days: -1))
        func days(_ range: DayRange) throws -> [Day] { try database.days.days(of: person.owner, in: range) }
        let (now, then) = (try days(range), try days(before))
        let targets = try database.targets(of: person.owner, beside: then + now)
        func summed(_ days: [Day], _ range: DayRange) throws -> FoodPeriod {
            FoodPeriod(
                days: days, entries: try database.entries.entries(of: person.owner, in: range), today: person.today,
                dayStartHour: person.preferences.dayStartHour, target: { targets[$0].energy?.value })
        }
        var period = try summed(now, range)
        let last = try summed(then, before)
        for index in period.topFoods.indices {
            let food = period.topFoods[index]
            period.topFoods[index].name = FoodNames.shown(food.name, of: food.foodID, person.language)
        }
        return Answer(
            from: range.start, to: range.end, period: period,
            changes: period.changes(since: last),
            findings: period.findings(after: last, days: now, today: person.today).map {
                let (key, values) = $0.words(days: range.count, person.language)
                return Answer.Finding(
                    text: person.text("history.finding.\(key)", values), isAboutEnergy: $0.isAboutEnergy)
            })
    }

    /// Entries whose name or notes have all words of `?q=`, newest first, 50 a `?page=`.
    @Sendable private func search(_ request: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        let words = try request.words("q")
        let page = try ListPage(request)
        let found = try database.entries.search(words, of: person.owner, offset: page.offset, limit: page.limit)
        return page.answer("entries", found) { OwnedEntry(person: person, entry: $0) }
    }
}
