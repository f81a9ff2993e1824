import Foundation
import Testing

@testable import Domain

@Suite("Figures of a day")
struct DayFiguresTests {
    @Test("hold, forget and tell what a dictionary would, whatever is done in whatever order")
    func dictionary() throws {
        var random = SystemRandomNumberGenerator()
        var figures = DayFigures()
        var plain: [Metric: Figure] = [:]
        for _ in 0..<5000 {
            let metric = try #require(Metric.allCases.randomElement(using: &random))
            switch Int.random(in: 0..<5, using: &random) {
            case 0:
                figures[metric] = nil
                plain[metric] = nil
            case 1:
                figures[metric]?.isAtLeast.toggle()
                plain[metric]?.isAtLeast.toggle()
            default:
                let figure = Figure(value: Double.random(in: 0..<100, using: &random), source: .manual)
                figures[metric] = figure
                plain[metric] = figure
            }
            #expect(figures[metric] == plain[metric] && figures.value(of: metric) == plain[metric]?.value)
            #expect(figures.count == plain.count && figures.isEmpty == plain.isEmpty)
        }
        #expect(figures.map(\.key) == Metric.allCases.filter { plain[$0] != nil })
        #expect(figures.allSatisfy { plain[$0.key] == $0.value })
        let most = figures.filter { $0.value.value > 50 }
        #expect(Set(most.map(\.key)) == Set(plain.filter { $0.value.value > 50 }.keys))
    }

    @Test("has a place for every metric, in their order")
    func places() {
        var figures = DayFigures()
        for (index, metric) in Metric.allCases.reversed().enumerated() {
            figures[metric] = Figure(value: Double(index), source: .manual)
        }
        #expect(figures.map(\.key) == Metric.allCases && Metric.allCases.count < 64)
    }

    @Test("are coded by the names of metrics, and no other is read")
    func coding() throws {
        let figures: DayFigures = [
            .weight: Figure(value: 80, source: .manual), .sleepREM: Figure(value: 90, source: "Watch"),
        ]
        let data = try JSONEncoder().encode(figures)
        #expect(try JSONDecoder().decode(DayFigures.self, from: data) == figures)
        #expect(try JSONDecoder().decode([String: Figure].self, from: data).keys.sorted() == ["sleepREM", "weight"])
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(DayFigures.self, from: Data(#"{"luck":{"value":1,"source":"manual"}}"#.utf8))
        }
    }
}
