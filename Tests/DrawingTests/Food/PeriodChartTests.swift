import Domain
import Drawing
import Foundation
import FoundationXML
import Testing

@Suite("Charts of a stretch of days in food")
struct PeriodChartTests {
    /// A Sunday.
    private static let end = CivilDate(ordinal: 20_534)

    private func entry(
        _ ago: Int, _ slot: MealSlot, _ minute: Int, energy: Double?, protein: Double? = 25, carbs: Double? = 50,
        fat: Double? = 20, drink: DrinkClass? = nil
    ) -> FoodEntry {
        FoodEntry(
            id: "\(ago)\(slot)\(minute)", day: Self.end.adding(days: -ago), at: Date(timeIntervalSince1970: 0),
            minute: minute, slot: slot, name: "food", amount: 1, unit: "g", drink: drink,
            nutrients: Nutrients(energy: energy, protein: protein, carbs: carbs, fat: fat))
    }

    /// Three meals and a snack a day, none on every ninth.
    private func usual(_ count: Int, energy: (Int) -> Double = { 500 + Double($0 * 37 % 300) }) -> [FoodEntry] {
        (0..<count).filter { $0 % 9 != 4 }.flatMap { ago in
            [(MealSlot.breakfast, 450), (.lunch, 760), (.afternoonSnack, 930), (.dinner, 1120)].map {
                entry(ago, $0, $1 + ago % 50, energy: energy(ago), protein: 20 + Double(ago % 7))
            }
        }
    }

    private func input(
        _ count: Int, _ entries: [FoodEntry], language: Language = .en, narrow: Bool = false, today: CivilDate? = nil,
        dayStartHour: Int = 0, words: ChartWords? = nil
    ) -> PeriodInput {
        let start = Self.end.adding(days: 1 - count)
        let days = (0..<count * 2).map { index in
            let date = start.adding(days: index - count)
            return Day.assemble(date: date, figures: [], entries: entries.filter { $0.day == date })
        }
        return PeriodInput(
            chart: ChartInput(
                days: Array(days.suffix(count)), before: Array(days.prefix(count)),
                targets: days.suffix(count).map { TargetHistory(goals: [Goals(from: .first, energy: 2100)])[$0.date] },
                units: .metric,
                words: words ?? ChartStrings.words(language), isNarrow: narrow),
            entries: entries.filter { $0.day >= start }, today: today ?? Self.end.adding(days: 1),
            dayStartHour: dayStartHour, slotName: { "<\($0.rawValue)>" })
    }

    private func svg(_ chart: PeriodChart, _ input: PeriodInput) -> String {
        String(decoding: SVGWriter(isStandAlone: true).write(chart.picture(input)), as: UTF8.self)
    }

    private func isWellFormed(_ text: String) -> Bool { XMLParser(data: Data(text.utf8)).parse() }

    private func labels(_ picture: Picture) -> [String] {
        picture.primitives.compactMap { if case .value(let says, _, _) = $0 { says } else { nil } }
    }

    @Test(
        "Each has a title, a description and labels in both languages, for a day, a week, a month and two",
        arguments: PeriodChart.allCases, [1, 7, 31, 62])
    func whole(chart: PeriodChart, count: Int) {
        for language in [Language.en, .nl] {
            for narrow in [false, true] {
                let input = input(count, usual(count * 2), language: language, narrow: narrow)
                let picture = chart.picture(input)
                let text = svg(chart, input)
                #expect(isWellFormed(text))
                #expect(text == svg(chart, input), "the same each time")
                #expect(!picture.title.isEmpty && picture.description.count > 40)
                #expect(!labels(picture).isEmpty)
                let read = text.components(separatedBy: "</style>").last ?? ""
                #expect(!read.contains("{") && !read.contains("«"), "\(read)")
            }
        }
    }

    @Test("Nothing is drawn outside of the picture, narrow or wide", arguments: PeriodChart.allCases, [7, 31, 62])
    func fits(chart: PeriodChart, count: Int) {
        for language in [Language.en, .nl] {
            for narrow in [false, true] {
                let list = usual(count * 2) { $0 % 5 == 0 ? 4000 : 300 } + [entry(1, .lunch, 700, energy: nil)]
                let input = input(count, list, language: language, narrow: narrow, today: Self.end)
                let picture = chart.picture(input)
                #expect(picture.width == (narrow ? 360 : 720))
                for (x, y) in Outline.points(of: picture.primitives) {
                    #expect(x >= 0 && x <= picture.width && y >= 0 && y <= picture.height, "\(x) \(y)")
                }
            }
        }
    }

    @Test("Nothing to show is a picture that says so", arguments: PeriodChart.allCases)
    func empty(chart: PeriodChart) {
        for list in [[], [entry(2, .drinks, 600, energy: 0, protein: 0, carbs: 0, fat: 0, drink: .water)]] {
            let picture = chart.picture(input(31, list, language: .nl))
            #expect(labels(picture).isEmpty)
            #expect(svg(chart, input(31, list, language: .nl)).contains("Nog niets te zien"))
            #expect(picture.description.contains("niets gelogd") || picture.description.contains("te weinig bekend"))
        }
    }

    @Test("No figure, however strange, ends the server or leaves the page", arguments: PeriodChart.allCases)
    func strange(chart: PeriodChart) {
        let values: [Double] = [.nan, .infinity, -.infinity, -500, 1e308, 1.7e308, 1e-300, 0]
        let list = values.enumerated().flatMap { index, value in
            [
                entry(index, .lunch, 720, energy: value, protein: value, carbs: value, fat: value),
                entry(index, .dinner, index % 2 == 0 ? 99_999 : -5, energy: 600),
            ]
        }
        for count in [1, 7, 31] {
            let input = input(count, list, narrow: count == 7, dayStartHour: 99)
            let text = svg(chart, input)
            #expect(isWellFormed(text))
            for path in text.components(separatedBy: " d=\"").dropFirst() {
                let d = path.prefix { $0 != "\"" }
                #expect(d.allSatisfy { "MLAZvhq0123456789. -".contains($0) }, "\(d)")
            }
            #expect(!PeriodData(chart, input).json().contains("nan"))
            #expect((try? JSONSerialization.jsonObject(with: Data(PeriodData(chart, input).json().utf8))) != nil)
        }
    }

    @Test("Hostile words stay words", arguments: PeriodChart.allCases)
    func hostile(chart: PeriodChart) {
        let words = ChartWords(language: .en) { Sentence("<script>&\"'\u{1}\($0) {name} {day}") }
        let text = svg(chart, input(7, usual(7), words: words))
        #expect(isWellFormed(text) && !text.contains("<script>"))
    }

    @Test("Days without food are gaps, and today is a hollow point that no line leads to")
    func energy() {
        let list = (0..<7).filter { $0 != 3 }.map { entry($0, .lunch, 720, energy: $0 == 0 ? 400 : 2000 + Double($0)) }
        let input = input(7, list, today: Self.end)
        let picture = PeriodChart.energy.picture(input)
        let lines = picture.primitives.compactMap { part -> Int? in
            if case .line(let points, .calories, _) = part { points.count } else { nil }
        }
        #expect(lines.dropFirst() == [3, 2], "the first is the legend's")
        #expect(labels(picture).count == 6)
        #expect(labels(picture).last == "Sun 22 Mar 2026: 400 kcal (target 2,100) (today so far)")
        #expect(svg(.energy, input).contains("mark unfinished"))
        #expect(picture.description.contains("5 days logged, 2,004 kcal on average, from 2,001 to 2,006"))
        #expect(picture.description.contains("Today so far: 400 kcal. Target: 2,100."))
    }

    @Test("On the first day of all there is one hollow point")
    func firstDay() {
        let picture = PeriodChart.energy.picture(input(7, [entry(0, .lunch, 720, energy: 400)], today: Self.end))
        #expect(labels(picture) == ["Sun 22 Mar 2026: 400 kcal (target 2,100) (today so far)"])
        #expect(picture.description.contains("nothing logged before today. Today so far: 400 kcal."))
        let macros = PeriodChart.macros.picture(input(7, [entry(0, .lunch, 720, energy: 400)], today: Self.end))
        #expect(labels(macros).count == 1 && macros.description.contains("too little known"))
    }

    @Test("The days before are a faint line, and are told")
    func before() {
        let list = (0..<14).map { entry($0, .lunch, 720, energy: $0 < 7 ? 1500 : 1800) }
        let picture = PeriodChart.energy.picture(input(7, list))
        #expect(picture.description.hasSuffix("In the 7 days before: 1,800 kcal on average."))
        #expect(svg(.energy, input(7, list)).contains("line before"))
        let rows = PeriodData(.energy, input(7, list)).rows
        #expect(rows.allSatisfy { $0[1] == .number(1500) && $0[4] == .number(1800) && $0[3] == .number(2100) })
    }

    @Test("Macro bars add up to a hundred, a day with an unknown part is marked, and one without a figure is a gap")
    func macros() {
        var list = [
            entry(1, .lunch, 720, energy: 300, protein: 25, carbs: 25, fat: 100 / 9),
            entry(2, .lunch, 720, energy: 600, protein: 50, carbs: 25, fat: 0),
            entry(3, .lunch, 720, energy: 600, fat: nil),
            entry(0, .lunch, 720, energy: 600),
        ]
        list.append(entry(2, .dinner, 1100, energy: 100, protein: nil))
        let input = input(7, list, today: Self.end)
        let says = labels(PeriodChart.macros.picture(input))
        #expect(says.count == 3)
        #expect(says[1] == "Sat 21 Mar 2026: protein 34 % (25 g), carbs 33 % (25 g), fat 33 % (11 g)")
        #expect(says[0].hasSuffix("(at least: not all figures are known)") && says[2].hasSuffix("(today so far)"))
        #expect(svg(.macros, input).contains("mark atLeast"))
        let rows = PeriodData(.macros, input).rows
        #expect(rows[3].dropFirst(4) == [.number(nil), .number(nil), .number(nil), .truth(false)])
        #expect(rows[4].last == .truth(true))
        if case .number(let share) = rows[5][4] { #expect(abs((share ?? 0) - 1 / 3) < 0.001) }
        #expect(PeriodChart.macros.picture(input).description.contains("over 2 days"))
    }

    @Test("Meals below 2 % share a piece of the ring, and all are in the list and the data")
    func meals() {
        let list = [
            entry(1, .lunch, 720, energy: 970), entry(1, .morningSnack, 630, energy: 19),
            entry(2, .drinks, 700, energy: 7, drink: .juice), entry(2, .eveningSnack, 1290, energy: 4),
            entry(2, .drinks, 700, energy: 0, drink: .water),
        ]
        let picture = PeriodChart.meals.picture(input(7, list))
        let slices = Outline.flat(picture.primitives).filter { if case .slice = $0 { true } else { false } }
        #expect(slices.count == 2)
        #expect(labels(picture).joined().contains("<eveningSnack>: < 1 % of the energy, logged on one day"))
        let names = Outline.flat(picture.primitives).compactMap { part -> String? in
            if case .text(let text, _, .start, .label) = part { text } else { nil }
        }
        #expect(names.suffix(4) == ["<morningSnack>", "<lunch>", "<eveningSnack>", "<drinks>"])
        #expect(PeriodData(.meals, input(7, list)).csv().contains("lunch,0.97,1\r\n"))
    }

    @Test("One meal alone is a whole ring")
    func oneMeal() {
        let text = svg(.meals, input(7, [entry(1, .lunch, 720, energy: 970)]))
        #expect(text.contains("100 %"))
        let ring = text.components(separatedBy: "class=\"slice").last?.prefix { $0 != "/" } ?? ""
        #expect(ring.components(separatedBy: "A").count - 1 == 4, "two halves, each of two arcs")
    }

    @Test("An hour counts once a day, by the weekday the food counts for, and black coffee not at all")
    func times() {
        let list = [
            entry(0, .breakfast, 485, energy: 300), entry(0, .breakfast, 500, energy: 200),
            entry(7, .breakfast, 510, energy: 300), entry(14, .lunch, 720, energy: 300),
            entry(0, .drinks, 600, energy: 2, drink: .coffeeTea), entry(0, .eveningSnack, 70, energy: 200),
        ]
        let input = input(21, list, dayStartHour: 4)
        let picture = PeriodChart.times.picture(input)
        #expect(
            labels(picture) == [
                "Sunday 08:00–09:00: on 2 of 3 days", "Sunday 12:00–13:00: on 1 of 3 days",
                "Sunday 01:00–02:00: on 1 of 3 days",
            ], "in the order of a day that starts at four")
        #expect(picture.description.contains("over 3 days: most often between 08:00 and 09:00, on 2 of them"))
        let csv = PeriodData(.times, input).csv()
        #expect(csv.contains("\r\n7,8,2,3\r\n") && csv.contains("\r\n7,10,0,3\r\n"))
        #expect(csv.components(separatedBy: "\r\n").count == 7 * 24 + 2)
        #expect(
            labels(PeriodChart.times.picture(self.input(21, list, narrow: true))).first
                == "Sunday 00:00–02:00: on 1 of 3 days")
        #expect(labels(PeriodChart.times.picture(self.input(7, [list[0]]))) == ["Sunday 08:00–09:00: eaten"])
    }

    @Test("What a label says is what the data holds", arguments: [7, 31])
    func same(count: Int) throws {
        let input = input(count, usual(count))
        let energies = PeriodData(.energy, input).rows.compactMap { row -> Double? in
            if case .number(let value) = row[1] { value } else { nil }
        }
        let says = labels(PeriodChart.energy.picture(input))
        #expect(says.count == energies.count)
        for (text, value) in zip(says, energies) {
            #expect(text.hasSuffix(": \(NumberText.format(value, decimals: 0, .en)) kcal (target 2,100)"))
        }
        let eaten = PeriodData(.times, input).rows.filter { $0[2] != .number(0) }
        #expect(labels(PeriodChart.times.picture(input)).count == eaten.count)
        let json =
            try JSONSerialization.jsonObject(with: Data(PeriodData(.meals, input).json().utf8)) as? [[String: Any]]
        let shares = (json ?? []).compactMap { $0["share"] as? Double }
        #expect(shares.count == 4 && abs(shares.reduce(0, +) - 1) < 0.01)
    }
}
