import Domain
import Foundation
import Hummingbird
import NIOCore
import Services
import Storage

/// What the last weeks are worth a sentence for.
struct InsightRoutes {
    let database: Database
    let cache: AnswerCache
    let outlooks: Outlooks

    func add(to group: RouterGroup<PersonalContext>) {
        group.get("insights", use: insights)
    }

    /// The most important first; often none.
    @Sendable private func insights(_ request: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        return try request.picked(
            try cache.answer(person.owner, .insights(today: person.today)) {
                let range = DayRange(Insights.reach + 1, endingOn: person.today)
                let days = try database.days.days(of: person.owner, in: range).withoutCalories(for: person)
                let found = Insights.all(
                    days: days, profile: try database.profiles.get(person.owner),
                    targets: try database.targets(of: person.owner, on: person.today),
                    outlook: person.preferences.hideCalories ? nil : try outlooks.basis(for: person).outlook,
                    today: person.today)
                return ByteBuffer(
                    bytes: try JSON.encoder.encode(found.map { HealthInsight($0, for: person, on: person.today) }))
            })
    }
}
