import Domain
import Testing

@Suite("A line of foods with amounts")
struct FoodPhraseTests {
    private func read(_ text: String) -> [String] {
        let measures: [String: FoodPhrase.Measure] = [
            "ml": .init(unit: "ml"), "g": .init(unit: "g"), "slice": .init(unit: "slice"),
            "slices": .init(unit: "slice"),
            "glas": .init(unit: "glass"), "sneetjes": .init(unit: "slice"), "ons": .init(unit: "g", count: 100),
            "cup": .init(unit: "cup"),
        ]
        return FoodPhrase(
            text, measure: { measures[$0] },
            isOneFood: { ["fish and chips", "koffie met melk", "eggs on toast"].contains($0) }
        )
        .items.map { item in
            [item.amount.map { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" }, item.unit, item.text]
                .compactMap { $0 }.joined(separator: " ")
        }
    }

    @Test(
        "Amounts, units and foods are told apart in both languages",
        arguments: [
            ("2 eggs and toast", ["2 eggs", "toast"]), ("eggs on toast", ["eggs on toast"]),
            ("200 ml water", ["200 ml water"]),
            ("200ml water", ["200 ml water"]),
            ("2x egg", ["2 egg"]),
            ("een half glas melk", ["0.5 glass melk"]),
            ("1,5 cup of rice", ["1.5 cup rice"]),
            ("1 1/2 cup rice", ["1.5 cup rice"]),
            ("½ banana, 3 slices of bread", ["0.5 banana", "3 slice bread"]),
            ("2 ons kaas", ["200 g kaas"]),
            ("twee sneetjes brood met kaas", ["2 slice brood", "kaas"]),
            ("anderhalve banaan", ["1.5 banaan"]),
            ("bread,butter", ["bread", "butter"]),
            ("fish and chips", ["fish and chips"]),
            ("2 fish and chips + cola", ["2 fish and chips", "cola"]),
            ("koffie met melk en 2 koekjes", ["koffie met melk", "2 koekjes"]),
            ("two eggs and 3 slices bread", ["2 eggs", "3 slice bread"]),
            ("7up", ["7up"]),
            ("a couple eggs", ["2 eggs"]),
        ])
    func reads(text: String, items: [String]) {
        #expect(read(text) == items)
    }

    @Test("What names no food gives none", arguments: ["", "   ", ",,,", "and", "+", "2", "1/0", "½"])
    func nothing(text: String) {
        #expect(read(text).isEmpty)
    }

    @Test("A very long line is cut after twenty foods, and odd characters do no harm")
    func long() {
        #expect(read(Array(repeating: "egg", count: 5000).joined(separator: ", ")).count == FoodPhrase.mostItems)
        #expect(read("🍳🍳 ٣ بيض \u{202e}").count == 1)
        #expect(read("9e999 eggs 1e300/0 99999999999999999999 eggs").count == 1)
    }
}
