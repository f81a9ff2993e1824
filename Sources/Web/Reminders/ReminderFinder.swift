import Catalogue
import Domain
import Foundation
import Services
import Storage

/// A reminder as it is told.
struct DueReminder: Encodable {
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
struct ReminderFinder {
    let database: Database
    let person: Person

    /// The last of each subject, in order.
    ///
    /// - Parameter moments: in order
    func due(_ moments: [ReminderMoment]) throws -> [DueReminder] {
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
    func title(_ language: Language) -> String {
        if let meal { return Strings.shared.text("slot.\(meal.rawValue)", language) }
        return Strings.shared.text("reminder.\(rawValue).title", language)
    }

    func text(_ language: Language) -> String {
        Strings.shared.text(meal == nil ? "reminder.\(rawValue).text" : "reminder.meal.text", language)
    }

    /// Where it is done
    var page: String {
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
