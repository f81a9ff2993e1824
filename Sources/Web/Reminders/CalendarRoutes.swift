import Catalogue
import Domain
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Services
import Storage

/// The reminders as a calendar that programs subscribe to. Who knows the address may read it, and nothing else.
struct CalendarRoutes {
    let database: Database
    let people: People
    let now: @Sendable () -> Date
    private let throttle = LoginThrottle()

    init(database: Database, people: People, now: @escaping @Sendable () -> Date) {
        self.database = database
        self.people = people
        self.now = now
    }

    static func path(_ secret: String) -> String { "/calendar/\(secret).ics" }

    func add(to router: Router<Caller>) {
        router.get("calendar/:file", use: calendar)
    }

    @Sendable private func calendar(_ request: Request, context: Caller) throws -> Response {
        let file = try context.parameters.require("file")
        guard file.hasSuffix(".ics"),
            let owner = try database.reminders.owner(ofCalendar: Secret.hash(file.dropLast(4)))
        else {
            // Only guesses are counted: who knows an address is never kept waiting by those who do not.
            _ = try throttle.begin(context.address, from: context.address, now: now())
            throw Problem.notFound
        }
        let text = try self.text(of: try people.person(owner), base: context.origin(of: request))
        return Response(
            status: .ok, headers: [.contentType: "text/calendar; charset=utf-8"],
            body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
    }

    private func text(of person: Person, base: String) throws -> String {
        let saved = try database.reminders.get(person.owner)
        let withheld = try database.withheldReminders(from: person)
        let calendar = ReminderCalendar(
            saved?.reminders ?? Reminders(), clock: person.clock, savedAt: saved?.savedAt ?? person.now,
            name: "VitalPath", mark: String(person.owner.prefix(8)))
        return calendar.text(now: person.now) { subject in
            if withheld.contains(subject) { return nil }
            return ReminderCalendar.Entry(
                title: subject.title(person.language), text: subject.text(person.language),
                address: base + subject.page)
        }
    }
}
