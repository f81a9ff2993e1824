import Domain
import Testing

@Suite("The food index")
struct FoodIndexTests {
    private static let foods: [FoodIndex.Names] = [
        .init(
            en: "Egg, boiled", nl: "Ei, gekookt", synonymsEN: ["egg", "hard-boiled egg"], synonymsNL: ["eieren"],
            rank: 1),
        .init(en: "Egg noodles", nl: "Eiermie", rank: 3),
        .init(en: "Bread, wholemeal", nl: "Volkorenbrood", synonymsNL: ["brood", "boterham"], rank: 1),
        .init(en: "Chicken breast", nl: "Kipfilet", synonymsNL: ["kip"], rank: 1),
        .init(en: "Potatoes, boiled", nl: "Aardappelen, gekookt", rank: 1),
        .init(en: "Strawberries", nl: "Aardbeien", rank: 1),
        .init(en: "Bananas, raw", rank: 6),
        .init(en: "Banana", nl: "Banaan", rank: 1),
        .init(en: "Crème fraîche", nl: "Crème fraîche", rank: 3),
        .init(en: "Chocolate milk", nl: "Chocolademelk", rank: 1),
        .init(en: "Milk chocolate", nl: "Melkchocolade", rank: 1),
        .init(en: "Peanuts", nl: "Pinda's", rank: 2),
        .init(en: "Maple syrup", rank: 4),
        .init(en: "Apple", nl: "Appel", rank: 1),
        .init(en: "Red wine", nl: "Rode wijn", rank: 1),
        .init(en: "Grapes", nl: "Druiven", rank: 1),
    ]
    private let index = FoodIndex(foods)

    private func names(_ text: String, _ language: Language = .en, limit: Int = 5) -> [String] {
        index.search(text, language: language, limit: limit).map { Self.foods[$0.index].en }
    }

    @Test(
        "A word finds its food in any form: begun, plural, without accents, apart or together",
        arguments: [
            ("eg", "Egg, boiled"), ("EGGS", "Egg, boiled"), ("eieren", "Egg, boiled"), ("potato", "Potatoes, boiled"),
            ("strawberry", "Strawberries"), ("bananen", "Banana"), ("creme fraiche", "Crème fraîche"),
            ("kip filet", "Chicken breast"), ("chickenbreast", "Chicken breast"),
            ("volkoren brood", "Bread, wholemeal"),
            ("brood", "Bread, wholemeal"), ("pinda’s", "Peanuts"), ("pindas", "Peanuts"), ("druif", "Grapes"),
            ("rood wijn", "Red wine"), ("2 eggs", "Egg, boiled"), ("een banaan", "Banana"),
            ("plak brood", "Bread, wholemeal"),
            ("boterhammetje", "Bread, wholemeal"), ("noodles egg", "Egg noodles"), ("ardap", "Potatoes, boiled"),
        ])
    func forms(text: String, name: String) {
        #expect(names(text).first == name)
        #expect(names(text, .nl).first == name)
    }

    @Test(
        "A mistyped word finds its food, the first letter too, and a long word with two mistakes",
        arguments: [
            ("chiken brest", "Chicken breast"), ("bnaana", "Banana"), ("nanana", "Banana"),
            ("strwaberies", "Strawberries"), ("aple", "Apple"), ("vokorenbrod", "Bread, wholemeal"),
        ])
    func mistyped(text: String, name: String) {
        #expect(names(text).first == name)
    }

    @Test("What was typed comes before what may have been meant, also between indexes")
    func exactFirst() throws {
        let own = FoodIndex([FoodIndex.Names(en: "Aple pie of mine", rank: 7)])
        let exact = try #require(own.search("aple", language: .en, limit: 1).first)
        let guess = try #require(index.search("aple", language: .en, limit: 1).first)
        #expect(exact.score > 0 && guess.score < 0)
    }

    @Test("No guess is made when what was typed is there, nor for three letters")
    func noGuess() {
        #expect(names("grapes") == ["Grapes"])
        #expect(names("xgg").isEmpty)
        #expect(names("qwrtzp").isEmpty)
    }

    @Test("Every word has to match; joining words need not")
    func allWords() {
        #expect(names("banana bread").isEmpty)
        #expect(names("eggs with").first == "Egg, boiled")
        #expect(names("with").isEmpty)
    }

    @Test("Word order tells chocolate milk from milk chocolate")
    func order() {
        #expect(names("chocolate milk").prefix(2) == ["Chocolate milk", "Milk chocolate"])
        #expect(names("milk chocolate").prefix(2) == ["Milk chocolate", "Chocolate milk"])
    }

    @Test("Plain foods come first: the egg before its noodles, the banana before one that hardly anybody logs")
    func plain() {
        #expect(names("egg") == ["Egg, boiled", "Egg noodles"])
        #expect(names("banana") == ["Banana", "Bananas, raw"])
    }

    @Test("Whatever is typed, the search answers within its limit, best first, each food once", arguments: 0..<400)
    func anything(seed: Int) {
        var random = Random(seed: UInt64(seed))
        let pieces = [
            "e", "egg", " ", ",", "'", "é", "e\u{301}", "ß", "日本", "Ω", "🥚", "\0", "\u{202e}", "broodje", "%", "0",
        ]
        let text = (0..<Int.random(in: 0...40, using: &random)).map { _ in
            Bool.random(using: &random)
                ? pieces[Int.random(in: pieces.indices, using: &random)]
                : String(decoding: [UInt8.random(in: 0...255, using: &random)], as: UTF8.self)
        }.joined()
        let limit = Int.random(in: -1...6, using: &random)
        let hits = index.search(text, language: .nl, limit: limit)
        #expect(hits.count <= max(0, limit))
        #expect(Set(hits.map(\.index)).count == hits.count)
        #expect(hits.allSatisfy { Self.foods.indices.contains($0.index) })
        let typed = hits.prefix { $0.score > 0 }
        #expect(hits[typed.count...].allSatisfy { $0.score < 0 })
    }

    @Test("Words of no length and of any length are taken")
    func lengths() {
        let long = String(repeating: "brood", count: 4000)
        #expect(FoodIndex([FoodIndex.Names(en: long, rank: 3)]).search(long, language: .en, limit: 3).count == 1)
        #expect(FoodIndex([FoodIndex.Names(en: "", rank: 3)]).search("a", language: .en, limit: 3).isEmpty)
        #expect(FoodIndex([FoodIndex.Names]()).search("a", language: .en, limit: 3).isEmpty)
        #expect(names(String(repeating: "egg ", count: 500)).first == "Egg, boiled")
    }

    @Test("Folding keeps letters and figures, and drops accents, case and apostrophes")
    func folding() {
        func words(_ text: String) -> [String] { FoldedText.words(text).map { String(decoding: $0, as: UTF8.self) } }
        #expect(words("Crème fraîche, 30+") == ["creme", "fraiche", "30"])
        #expect(words("PINDA'S Œufs Straße") == ["pindas", "oeufs", "strasse"])
        #expect(words("Cafe\u{301} ИКРА 寿司") == ["cafe", "икра", "寿司"])
        #expect(words("—  … ,").isEmpty)
    }
}
