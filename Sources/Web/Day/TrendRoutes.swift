import Domain
import Foundation
import Hummingbird
import NIOCore
import Services
import Storage

/// Half-against-half cards over a range of days.
struct TrendRoutes {
    let database: Database
    let cache: AnswerCache

    func add(to group: RouterGroup<PersonalContext>) {
        group.get("trends", use: trends)
    }

    private struct Trends: Encodable {
        struct Card: Encodable {
            var metric: Metric
            /// Of the whole range
            var mean: Double?
            var first: Double?
            var second: Double?
            var change: Double?
            var firstDays: Int
            var secondDays: Int
        }

        var range: Int
        var end: CivilDate
        var cards: [Card]
    }

    @Sendable private func trends(_ request: Request, context: PersonalContext) throws -> Response {
        let person = context.person
        let range = try TrendRange(request)
        let window = DayRange(range.days, endingOn: try request.date("end") ?? person.today)
        return Response(
            json: try cache.answer(person.owner, .trends(window)) {
                let days = try database.days.days(of: person.owner, in: window)
                let cards = [Metric.weight, .energy, .steps, .sleep].map { metric in
                    let halves = HalfComparison(metric, in: days)
                    return Trends.Card(
                        metric: metric, mean: halves.mean, first: halves.first, second: halves.second,
                        change: halves.change,
                        firstDays: halves.firstDays, secondDays: halves.secondDays)
                }
                return ByteBuffer(
                    bytes: try JSON.encoder.encode(Trends(range: range.days, end: window.end, cards: cards)))
            })
    }
}
