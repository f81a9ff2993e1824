import Domain
import Testing

@testable import Drawing

@Suite("Today as a small picture")
struct TodayPictureTests {
    private let date = CivilDate(ordinal: 20_533)
    private let words = ChartWords(language: .en) { key in
        Sentence(key == "today.of" ? "{value} of {target}" : key == "today.desc" ? "{list}" : "\(key) {value}")
    }

    private func picture(
        _ figures: [Metric: Double], meals: [Double] = [], energy: Double? = 2000, hidden: Bool = false
    ) -> Picture {
        let day = Day(
            date: date, figures: DayFigures(figures.mapValues { Figure(value: $0, source: .entries) }),
            meals: zip(MealSlot.allCases, meals).map {
                MealTotal(slot: $0, entries: 1, nutrients: Nutrients(energy: $1))
            })
        let targets = DayTargets(
            profile: Profile(), goals: Goals(from: date, energy: energy, maintenance: 2400), body: KnownBody(), on: date
        )
        return TodayPicture(day: day, targets: targets, units: .metric, words: words, hidesCalories: hidden).picture
    }

    @Test("Nothing reaches beyond the paper, however much was eaten, drunk or walked")
    func bounds() {
        for amount in [0, 1, 1999, 2001, 20_000] as [Double] {
            for meals in [[], [amount], [amount / 2, 0, amount / 2], [amount, amount, amount]] {
                let picture = picture([.energy: amount, .water: amount, .steps: amount * 10], meals: meals)
                for case .area(let corners, _, _) in picture.primitives {
                    #expect(
                        corners.allSatisfy { (0...picture.width).contains($0.x) && (0...picture.height).contains($0.y) }
                    )
                }
            }
        }
    }

    @Test("What is unknown is not told as nothing, and hidden calories are in no part of it")
    func unknown() {
        let unknown = picture([:])
        #expect(unknown.description.contains("– of 2,000") && unknown.description.contains("– of 8,000"))
        let known = picture([.water: 0, .energy: 1234], meals: [1234])
        #expect(known.description.contains("today.left") && known.description.contains("0 of 2,000"))
        let hidden = picture([.energy: 1234], meals: [1234], hidden: true)
        #expect(!hidden.description.contains("today.left") && hidden.height < known.height)
        let roles = hidden.primitives.compactMap { if case .area(_, let role, _) = $0 { role } else { nil } }
        #expect(!roles.contains(.breakfast))
    }
}
