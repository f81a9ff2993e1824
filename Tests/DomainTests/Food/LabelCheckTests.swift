import Domain
import Testing

@Suite("Labels that cannot be true")
struct LabelCheckTests {
    private let bread = Nutrients(
        energy: 250, protein: 9.4, carbs: 40.5, fat: 2.8, fibre: 6.8, sugar: 2, saturatedFat: 0.5)

    private func doubts(_ change: (inout Nutrients) -> Void) -> [LabelCheck.Doubt] {
        var label = bread
        change(&label)
        return LabelCheck(per100: label).doubts
    }

    @Test("Each doubt is told by its name, and an ordinary label has none")
    func each() {
        #expect(doubts { _ in }.isEmpty)
        #expect(doubts { $0.energy = 1046 } == [.kilojoules])
        #expect(doubts { $0.energy = 400 } == [.energyTooHigh])
        #expect(doubts { $0.energy = 100 } == [.energyTooLow])
        #expect(doubts { $0.sugar = 45 } == [.sugarOverCarbs])
        #expect(doubts { $0.saturatedFat = 5 } == [.saturatesOverFat])
        #expect(
            doubts {
                $0.energy = 460
                $0.protein = 65
            } == [.overWeight])
    }

    @Test("What is not filled in is not doubted")
    func unknown() {
        #expect(LabelCheck(per100: Nutrients(energy: 5000)).doubts.isEmpty)
        #expect(LabelCheck(per100: Nutrients(protein: 10, carbs: 10, fat: 10)).doubts.isEmpty)
        #expect(LabelCheck(per100: Nutrients(energy: 0, protein: 0, carbs: 0, fat: 0)).deviation == nil)
    }
}
