import Domain
import Foundation
import Hummingbird
import NIOCore
import Services
import Storage

/// Everything the Today page shows, in one answer.
struct TodayRoutes {
    let database: Database
    let cache: AnswerCache

    func add(to group: RouterGroup<PersonalContext>) {
        group.get("today", use: today)
    }

    @Sendable private func today(_ request: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        let date = try request.date("date") ?? person.today
        let greeting = person.clock.greeting(at: person.now)
        // The end of this minute.
        let minute = Date(timeIntervalSince1970: (person.now.timeIntervalSince1970 / 60).rounded(.down) * 60 + 60)
        let moment = person.preferences.fastingHours > 0 && date == person.today ? minute : nil
        let question = AnswerCache.Question.today(date, today: person.today, greeting, moment: moment)
        return try request.picked(
            try cache.answer(person.owner, question) {
                ByteBuffer(bytes: try JSON.encoder.encode(try answer(person, date, greeting, moment)))
            })
    }

    private func answer(_ person: Person, _ date: CivilDate, _ greeting: Greeting, _ moment: Date?) throws -> Today {
        let days = try database.days.days(of: person.owner, in: DayRange(90, endingOn: date))
        let profile = try database.profiles.get(person.owner)
        let history = try database.targets(of: person.owner, beside: days)
        let targets = history[date]
        let since = targets.goals.phaseStart
        let trend = WeightTrend.points(from: days)
        let logged = try database.days.logged(person.owner)
        let note = SafetyNote(days: days, floor: targets.plan.floor)
        return Today(
            date: date, isToday: date == person.today, greeting: greeting, firstName: profile.firstName,
            day: days.last ?? Day(date: date),
            targets: targets,
            week: targets.isWeekMoved ? WeekBudget(of: date, targets: history, days: days.suffix(7)) : nil,
            weight: days.latest(.weight).map {
                Today.Weight(
                    latest: $0.value, on: $0.date, trend: trend.last?.trend ?? $0.value,
                    weeklyRate: WeightTrend.weeklyRate(trend))
            },
            streak: Streak(loggedDays: logged, today: person.today),
            phase: Today.PhaseCard(phase: targets.phase, since: since, dayNumber: since.days(to: date) + 1),
            note: note, noteText: note.map { person.toned("note.\($0.rawValue)") },
            onboarding: Today.Onboarding(
                completed: profile.onboardingCompleted,
                openSteps: OnboardingStep.open(after: profile.onboardingSteps).map(\.rawValue)),
            hideCalories: person.preferences.hideCalories, fasting: try fasting(person, profile, on: date, at: moment))
    }

    /// Only read for those who aim at a time without food, and whom it cannot harm.
    ///
    /// - Parameter moment: `nil` for those who do not
    private func fasting(
        _ person: Person, _ profile: Profile, on date: CivilDate, at moment: Date?
    ) throws -> Fast? {
        guard let moment, SafetyRails.lastingObjections(profile, on: date).isEmpty else { return nil }
        let entries = try database.entries.entries(of: person.owner, in: DayRange(8, endingOn: date))
        return Fast(entries, goalHours: person.preferences.fastingHours, now: moment)
    }
}

/// The answer of `GET /api/today`.
struct Today: Encodable {
    struct Weight: Encodable {
        var latest: Double
        var on: CivilDate
        var trend: Double
        /// kg a week, where enough weigh-ins tell
        var weeklyRate: Double?
    }

    struct PhaseCard: Encodable {
        var phase: Phase
        var since: CivilDate
        var dayNumber: Int
    }

    struct Onboarding: Encodable {
        var completed: Bool
        var openSteps: [String]
    }

    var date: CivilDate
    var isToday: Bool
    var greeting: Greeting
    var firstName: String?
    var day: Day
    var targets: DayTargets
    /// Where energy is moved between the days of a week
    var week: WeekBudget?
    var weight: Weight?
    var streak: Streak
    var phase: PhaseCard
    var note: SafetyNote?
    /// That note in the reader's words
    var noteText: String?
    var onboarding: Onboarding
    var hideCalories: Bool
    /// For those who aim at a time without food.
    var fasting: Fast?
}

extension [Day] {
    /// The last known figure of a metric.
    func latest(_ metric: Metric) -> (date: CivilDate, value: Double)? {
        for day in reversed() {
            if let value = day[metric] { return (day.date, value) }
        }
        return nil
    }
}
