import Catalogue
import Domain
import Foundation
import Hummingbird
import NIOCore
import Services
import Storage

/// Badges, streaks and the line of the day.
struct BadgeRoutes {
    let database: Database
    let cache: AnswerCache
    let history: BadgeHistory

    /// Ten years: what is longer ago earns nothing any more.
    private static let mostDays = 3653

    func add(to group: RouterGroup<PersonalContext>) {
        group.get("badges", use: badges)
    }

    private struct Answer: Encodable {
        var badges: [Shown]
        /// Those of them that are reached today
        var celebrated: [Shown]
        var streaks: [GoalStreak]
        var quote: Quote?
    }

    private struct Shown: Encodable {
        var id: Badge.ID
        var title: String
        var words: String
        var icon: String
        var earned: CivilDate?
        var latest: CivilDate?
        var count: Int
        var progress: Double
        /// What is said on the day it is reached; only on that day.
        var celebration: String?
    }

    private struct GoalStreak: Encodable {
        var goal: DailyGoal
        var current: Int
        var longest: Int
    }

    @Sendable private func badges(_ request: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        return try request.picked(
            try cache.answer(person.owner, .badges(today: person.today)) {
                ByteBuffer(bytes: try JSON.encoder.encode(try answer(person)))
            })
    }

    private func answer(_ person: Person) throws -> Answer {
        let logged = try database.days.logged(person.owner)
        let first = logged.min() ?? person.today
        let range = DayRange(
            min(max(first.days(to: person.today) + 1, 1), Self.mostDays), endingOn: person.today)
        let times = try database.firstTimes(of: person.owner)
        let reached = try history.achievements(
            of: person.owner, in: range,
            BadgeFacts(
                newFoods: times.foods, firstPhoto: times.photo.map(person.clock.civilDate),
                firstRecipe: times.recipe.map(person.clock.civilDate)))
        let badges = reached.badges.map { shown($0, person) }
        return Answer(
            badges: badges, celebrated: badges.filter { $0.celebration != nil },
            streaks: DailyGoal.allCases.compactMap { goal in
                reached.streaks[goal].map { GoalStreak(goal: goal, current: $0.current, longest: $0.longest) }
            },
            quote: Quotes.of(day: person.today, person.language))
    }

    private func shown(_ badge: Badge, _ person: Person) -> Shown {
        let key = "badge.\(badge.id.rawValue)"
        return Shown(
            id: badge.id, title: person.text("\(key).title"), words: person.text("\(key).words"), icon: badge.id.icon,
            earned: badge.earned, latest: badge.latest, count: badge.count, progress: badge.progress,
            celebration: badge.isNew(on: person.today)
                ? person.text("\(key).celebrate", ["foods": .number(Double(Badge.foodsToExplore * badge.count))]) : nil)
    }
}
