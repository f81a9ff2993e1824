import Domain
import Drawing
import Foundation
import FoundationXML
import Testing

@Suite("Charts")
struct ChartTests {
    private static let end = CivilDate(ordinal: 20_533)

    private func input(
        _ days: [Day], goals: [Goals] = [], units: UnitSystem = .metric, narrow: Bool = false, hostile: Bool = false
    ) -> ChartInput {
        ChartInput(
            days: days, targets: days.map { TargetHistory(goals: goals)[$0.date] }, units: units,
            words: ChartWords(language: .nl) { key in
                Sentence(
                    hostile ? "<script>&\"'\u{1}\u{ffff}\(key)" : "\(key) {day} {value} {trend} {high} {low} {count}")
            }, isNarrow: narrow)
    }

    private func days(_ count: Int, _ figures: (Int) -> [Metric: Double]) -> [Day] {
        (0..<count).map { index in
            Day(
                date: Self.end.adding(days: index - count + 1),
                figures: DayFigures(figures(index).mapValues { Figure(value: $0, source: .manual) }))
        }
    }

    private func svg(_ chart: Chart, _ input: ChartInput, standAlone: Bool = true) -> String {
        String(decoding: SVGWriter(isStandAlone: standAlone).write(chart.picture(input)), as: UTF8.self)
    }

    private func isWellFormed(_ text: String) -> Bool { XMLParser(data: Data(text.utf8)).parse() }

    @Test(
        "Each chart is well-formed with a title, a description and its values, however strange the days",
        arguments: Chart.allCases, [7, 30, 90, 365])
    func strangeDays(chart: Chart, count: Int) {
        let metrics: [Metric] = [.weight, .energy, .steps, .energyLevel, .sleepQuality, .mood, .stress]
        for seed in 0..<8 {
            let list = days(count) { index in
                var figures: [Metric: Double] = [:]
                for (place, metric) in metrics.enumerated() where (index * 7 + seed * 3 + place) % (seed + 1) == 0 {
                    let share = Double((index * 31 + place * 17 + seed * 13) % 100) / 99
                    figures[metric] =
                        metric.range.lowerBound + share * (metric.range.upperBound - metric.range.lowerBound)
                }
                return figures
            }
            for goals in [[], [Goals(from: .first, targetWeight: 70, energy: 2000)]] {
                let text = svg(chart, input(list, goals: goals, narrow: seed % 2 == 0))
                #expect(isWellFormed(text))
                #expect(text.contains("<title id=") && text.contains("<desc id="))
                #expect(!text.contains("nan") && !text.contains("inf"))
            }
        }
    }

    @Test(
        "A day without a figure has no point and no bar, and is nothing in the data",
        arguments: [Chart.weight, .calories, .steps])
    func gaps(chart: Chart) {
        let metric: Metric = chart == .weight ? .weight : chart == .calories ? .energy : .steps
        let list = days(7) { $0 == 3 ? [:] : [metric: 80 + Double($0)] }
        let text = svg(chart, input(list))
        #expect(text.components(separatedBy: "class=\"value\"").count - 1 == 6)
        let data = ChartData(chart, input(list))
        #expect(data.rows[3].values.first == .some(nil))
        #expect(data.json().contains("\"date\":\"\(Self.end.adding(days: -3))\",\"\(data.columns[0])\":null"))
        #expect(
            data.csv().contains("\(Self.end.adding(days: -3)),,")
                || data.csv().contains("\(Self.end.adding(days: -3)),\r\n") || chart != .weight)
    }

    @Test("The trend is not drawn across two weeks without a weigh-in")
    func trendGap() {
        let list = days(40) { $0 < 8 || $0 > 30 ? [.weight: 80 + Double($0 % 3)] : [:] }
        #expect(svg(.weight, input(list)).components(separatedBy: "class=\"line trend").count - 1 == 2)
        let whole = days(40) { $0 % 5 == 0 ? [.weight: 80] : [:] }
        #expect(svg(.weight, input(whole)).components(separatedBy: "class=\"line trend").count - 1 == 1)
    }

    @Test("A bar over the target and an at-least figure are told by shape too")
    func over() {
        var list = days(7) { [.energy: 1500 + Double($0) * 200] }
        list[0].figures[.energy]?.isAtLeast = true
        let text = svg(.calories, input(list, goals: [Goals(from: .first, energy: 2000)]))
        #expect(text.contains("bar over"))
        #expect(text.contains("class=\"mark calories\""))
        #expect(text.contains("value.atLeast"))
    }

    @Test("The target steps where the goal changed")
    func targetSteps() {
        let goals = [Goals(from: .first, energy: 2000), Goals(from: Self.end.adding(days: -3), energy: 2400)]
        let text = svg(.calories, input(days(10) { _ in [.energy: 1800] }, goals: goals))
        #expect(text.components(separatedBy: "class=\"line target dash\"").count - 1 == 2)
    }

    @Test(
        "A far target is an arrow at the edge that it lies beyond and does not stretch the scale",
        arguments: [60.0, 110])
    func farTarget(target: Double) {
        let list = days(30) { [.weight: 85 + Double($0 % 3)] }
        let goals = [Goals(from: .first, targetWeight: target)]
        let text = svg(.weight, input(list, goals: goals))
        #expect(!text.contains("line target"))
        #expect(text.contains(target < 85 ? " ↓</text>" : " ↑</text>"))
        #expect(!text.contains(">\(Int(target))</text>"))
        #expect(svg(.weight, input(list, goals: [Goals(from: .first, targetWeight: 84)])).contains("line target"))
    }

    @Test("How one felt is drawn by day, and from 90 days on by week")
    func feltByWeek() {
        let points = { (count: Int) in
            svg(.biofeedback, input(days(count) { [.mood: Double(1 + $0 % 9)] })).components(
                separatedBy: "class=\"value\""
            )
            .count - 1
        }
        #expect(points(30) == 30)
        #expect(points(90) == 12)
    }

    @Test("Over a year, bars are means of weeks")
    func weeks() {
        let text = svg(.steps, input(days(365) { _ in [.steps: 7000] }))
        #expect(text.components(separatedBy: "class=\"value\"").count - 1 == 52)
    }

    @Test("Hostile words stay words", arguments: Chart.allCases)
    func hostile(chart: Chart) {
        let text = svg(chart, input(days(7) { _ in [.weight: 80, .energy: 1, .steps: 1, .mood: 5] }, hostile: true))
        #expect(isWellFormed(text))
        #expect(!text.contains("<script>"))
    }

    @Test("Nothing to show is a picture that says so", arguments: Chart.allCases)
    func empty(chart: Chart) {
        let text = svg(chart, input(days(30) { _ in [:] }))
        #expect(isWellFormed(text))
        #expect(text.contains("empty"))
        #expect(text.contains(".none"))
    }

    @Test("One weigh-in, equal weigh-ins and pounds look right")
    func few() {
        let one = svg(.weight, input(days(30) { $0 == 5 ? [.weight: 80] : [:] }, units: .imperial))
        #expect(isWellFormed(one) && one.contains("weight.desc.one") && one.contains("176,4 lb"))
        #expect(isWellFormed(svg(.weight, input(days(30) { _ in [.weight: 80] }))))
    }

    @Test("A file that stands alone has its own colours; one for the page has none")
    func styles() {
        let list = days(7) { _ in [.mood: 6] }
        #expect(svg(.biofeedback, input(list)).contains("<style>"))
        #expect(!svg(.biofeedback, input(list), standAlone: false).contains("<style>"))
    }
}
