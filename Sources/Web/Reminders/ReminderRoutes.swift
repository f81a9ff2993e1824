import Domain
import Foundation
import Hummingbird
import Services
import Storage

/// What someone is reminded of, what is due now, and the calendar's secret address.
struct ReminderRoutes {
    let database: Database
    let now: @Sendable () -> Date

    /// Seconds for which what was due is still told: a page that slept longer does not catch up.
    private static let patience = 3600.0

    func add(to group: RouterGroup<PersonalContext>) {
        group.get("reminders", use: get)
        group.put("reminders", use: save)
        group.get("reminders/due", use: due)
        group.put("reminders/calendar", use: openCalendar)
        group.delete("reminders/calendar", use: closeCalendar)
    }

    @Sendable private func get(_: Request, context: PersonalContext) throws -> Response {
        try answer(context.person)
    }

    /// What is not mentioned stays as it is.
    @Sendable private func save(_ request: Request, context: PersonalContext) async throws -> Response {
        let person = context.person
        let form = try await request.form()
        try database.inTurn {
            var form = form
            var reminders = try database.reminders(of: person)
            try request.requireMatch(reminders)
            form.read(into: &reminders)
            try form.check()
            try database.reminders.save(reminders, of: person.owner, now: person.now)
        }
        return try answer(person)
    }

    private func answer(_ person: Person) throws -> Response {
        let reminders = try database.reminders(of: person)
        let answer = ReminderAnswer(
            reminders, withheld: try database.withheldReminders(from: person),
            calendarMadeAt: try database.reminders.calendarMade(of: person.owner))
        return try .json(answer).tagged(reminders)
    }

    private struct Due: Encodable {
        var asOf: Date
        var due: [DueReminder]
        /// Seconds until something may be due; nothing where nothing will be
        var nextIn: Int?
    }

    @Sendable private func due(_: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        let reminders = try database.reminders(of: person)
        let moments = reminders.moments(
            after: person.now.addingTimeInterval(-Self.patience), through: person.now, clock: person.clock)
        let next = reminders.next(after: person.now, clock: person.clock)?.timeIntervalSince(person.now)
        return .json(
            Due(
                asOf: person.now,
                due: moments.isEmpty ? [] : try ReminderFinder(database: database, person: person).due(moments),
                nextIn: next.flatMap { Int(exactly: $0.rounded(.up)) }))
    }

    private struct Address: Encodable {
        /// Of this server
        var path: String
    }

    /// The secret is told once and not kept.
    @Sendable private func openCalendar(_: Request, context: PersonalContext) throws -> Response {
        let owner = try context.signedInOwner()
        let secret = Secret.token()
        try database.reminders.openCalendar(of: owner, secretHash: Secret.hash(secret), now: now())
        return .json(Address(path: CalendarRoutes.path(secret)))
    }

    @Sendable private func closeCalendar(_: Request, context: PersonalContext) throws -> Response {
        try database.reminders.closeCalendar(of: try context.signedInOwner())
        return .noContent
    }
}

extension Database {
    /// What was saved, or what is offered to who never chose.
    func reminders(of person: Person) throws -> Reminders {
        try reminders.get(person.owner)?.reminders
            ?? Reminders(mealTimes: person.mealTimes, checkInDay: person.preferences.checkInDay)
    }

    /// What this person is not reminded of, whatever is on.
    func withheldReminders(from person: Person) throws -> Set<ReminderSubject> {
        let profile = try profiles.get(person.owner)
        return ReminderSubject.withheld(
            from: profile, objections: try targets(of: person.owner, on: person.today).objections(to: profile))
    }
}

/// What `GET /api/reminders` says.
private struct ReminderAnswer: Encodable {
    struct Item: Encodable {
        var subject: ReminderSubject
        var isOn: Bool
        var times: [String]
        var weekdays: [Int]
        /// It would push someone who should not be pushed: it is not told, whether it is on or not.
        var isWithheld: Bool
    }

    var quietFrom: String
    var quietTo: String
    var reminders: [Item]
    var calendarMadeAt: Date?

    init(_ reminders: Reminders, withheld: Set<ReminderSubject>, calendarMadeAt: Date?) {
        quietFrom = FoodEntry.time(of: reminders.quiet.from)
        quietTo = FoodEntry.time(of: reminders.quiet.to)
        self.reminders = ReminderSubject.allCases.map { subject in
            let reminder = reminders[subject]
            return Item(
                subject: subject, isOn: reminder.isOn, times: reminder.minutes.map(FoodEntry.time),
                weekdays: reminder.weekdays, isWithheld: withheld.contains(subject))
        }
        self.calendarMadeAt = calendarMadeAt
    }
}

extension Form {
    fileprivate mutating func read(into reminders: inout Reminders) {
        let quiet = QuietHours(
            from: time("quietFrom").value ?? reminders.quiet.from, to: time("quietTo").value ?? reminders.quiet.to)
        if let quiet { reminders.quiet = quiet }
        for var item in objects("reminders", limit: ReminderSubject.allCases.count) {
            guard let subject = item.choice("subject", of: ReminderSubject.self).value else {
                if !item.has("subject") { item.complain("subject", "problem.required") }
                adopt(item, under: "reminders")
                continue
            }
            if let read = item.reminder(like: reminders[subject]) { reminders[subject] = read }
            adopt(item, under: "reminders.\(subject.rawValue)")
        }
    }

    private mutating func reminder(like before: Reminder) -> Reminder? {
        let times = texts("times", limit: 8, most: Reminder.mostTimes).value
        let minutes = times?.compactMap { FoodEntry.minute(of: $0) }
        if times?.count != minutes?.count { complain("times", "problem.time") }
        let weekdays = integers("weekdays", in: 1...7)
        let isOn = flag("isOn").value ?? before.isOn
        let read = Reminder(isOn: isOn, minutes: minutes ?? before.minutes, weekdays: weekdays ?? before.weekdays)
        if read == nil {
            let lacksTimes = (minutes ?? before.minutes).isEmpty
            complain(lacksTimes ? "times" : "weekdays", lacksTimes ? "problem.reminder.time" : "problem.reminder.day")
        }
        return read
    }
}
