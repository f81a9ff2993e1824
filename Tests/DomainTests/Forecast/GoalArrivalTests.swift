import Domain
import Foundation
import Testing

@Suite("When a goal is reached")
struct GoalArrivalTests {
    private static let forecast = MadeUpPerson(seed: 5, days: 120).estimate.flatMap { estimate in
        estimate.now.flatMap { WeightForecast(estimate, intake: $0.kilocalories - 500, days: 400) }
    }

    @Test("A kilo and a half down at 500 kcal under expenditure: a date between two, the likely one among them")
    func losing() throws {
        let forecast = try #require(Self.forecast)
        let first = try #require(forecast.points.first)
        let arrival = try #require(forecast.arrival(at: first.weight - 1.5))
        #expect(arrival.dates.contains(arrival.likely))
        #expect(arrival.dates.lowerBound < arrival.dates.upperBound)
        let further = try #require(forecast.arrival(at: first.weight - 2))
        #expect(further.likely > arrival.likely && further.dates.upperBound >= arrival.dates.upperBound)
    }

    @Test("A goal on the other side, one beyond the forecast and one that is no number have no date")
    func never() throws {
        let forecast = try #require(Self.forecast)
        let first = try #require(forecast.points.first)
        for goal in [first.weight + 5, first.weight - 40, .nan] { #expect(forecast.arrival(at: goal) == nil) }
    }
}
