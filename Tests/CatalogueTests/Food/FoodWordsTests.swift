import Catalogue
import Domain
import Testing

@Suite("Words about food")
struct FoodWordsTests {
    private let keys = Set(Strings.shared.all(.en).keys)

    @Test("Every nutrient of the balance has a name and a source, and every verdict words")
    func balance() {
        for nutrient in NutrientBalance.Nutrient.allCases {
            #expect(keys.contains("balance.\(nutrient.rawValue)"))
            #expect(keys.contains("balance.source.\(nutrient.rawValue)"))
        }
        for verdict in NutrientBalance.Verdict.allCases where verdict != .unknown {
            #expect(keys.contains("balance.verdict.\(verdict.rawValue)"))
        }
    }

    @Test("Every doubt about a label has words")
    func label() {
        for doubt in LabelCheck.Doubt.allCases { #expect(keys.contains("label.check.\(doubt.rawValue)")) }
    }
}
