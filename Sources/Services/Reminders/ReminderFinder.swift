import Catalogue
public import Domain
import Foundation
public import Storage

/// A reminder as it is told.
public struct DueReminder: Encodable, Sendable {
    /// The same for the same reminder, on every page and device of a person, and nobody else's
    var id: String
    var subject: ReminderSubject
    var at: Date
    var title: String
    var text: String
    /// The page where it is done
    var href: String
}

/// What of the moments that have come is to be told: not what is done already, and not what should not be.
public struct ReminderFinder {
    let database: Database
    let person: Person

    public init(database: Database, person: Person) {
        self.database = database
        self.person = person
    }

    /// The last of each subject, in order.
    ///
    /// - Parameter moments: in order
    public func due(_ moments: [ReminderMoment]) throws -> [DueReminder] {
        let owner = person.owner
        let days = try database.days.days(of: owner, in: DayRange(Insights.reach + 2, endingOn: person.today))
        let profile = try database.profiles.get(owner)
        let history = try database.targets(of: owner, beside: days)
        let today = history[person.today]
        let withheld = ReminderSubject.withheld(
            from: profile, objections: today.objections(to: profile),
            note: SafetyNote(days: days, floor: today.plan.floor))
        let last = moments.filter { moment in moments.last { $0.subject == moment.subject } == moment }
        return last.compactMap { moment in
            let subject = moment.subject
            if withheld.contains(subject) { return nil }
            if subject.isDone(on: moment.day, days: days, targets: history[moment.day]) { return nil }
            guard subject == .standsOut else {
                let id = "\(owner) \(subject.rawValue) \(moment.day) \(moment.minute)"
                return DueReminder(
                    id: id, subject: subject, at: moment.at, title: subject.title(person.language),
                    text: subject.text(person.language), href: subject.page)
            }
            return news(days, profile, today).map { insight in
                let told = HealthInsight(insight, for: person, on: person.today)
                return DueReminder(
                    id: "\(owner) \(told.id)", subject: subject, at: moment.at,
                    title: subject.title(person.language), text: told.title, href: subject.page)
            }
        }
    }

    /// The first thing that stands out, where there is news.
    private func news(_ days: [Day], _ profile: Profile, _ targets: DayTargets) -> Insight? {
        let shown = days.withoutCalories(for: person)
        let found = Insights.all(
            days: Array(shown.suffix(Insights.reach + 1)), profile: profile, targets: targets, today: person.today)
        return Insights.news(found, days: shown, today: person.today).first
    }
}

extension ReminderSubject {
    /// Its headline.
    public func title(_ language: Language) -> String {
        if let meal { return Strings.shared.text("slot.\(meal.rawValue)", language) }
        return Strings.shared.text("reminder.\(rawValue).title", language)
    }

    /// What it says below its headline.
    public func text(_ language: Language) -> String {
        Strings.shared.text(meal == nil ? "reminder.\(rawValue).text" : "reminder.meal.text", language)
    }

    /// Where it is done
    public var page: String {
        switch self {
        case .weighIn: "/log"
        case .workout: "/train"
        case .daySummary: "/"
        case .weekSummary: "/history?span=week"
        case .standsOut: "/recovery"
        case .drinks, .breakfast, .morningSnack, .lunch, .afternoonSnack, .dinner, .eveningSnack:
            "/food?slot=\(rawValue)"
        }
    }
}

extension DayTargets {
    /// Why someone should not be pushed on, as the rails know it on this day.
    public func objections(to profile: Profile) -> [SafetyRails.Reason] {
        SafetyRails.objections(profile: profile, weight: body.weight, phase: phase, on: date)
    }
}
