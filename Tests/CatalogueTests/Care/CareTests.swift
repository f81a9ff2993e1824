import Domain
import Testing

@testable import Catalogue

@Suite("What asks for care")
struct CareTests {
    @Test("What asks for care is recognised, with its kind", arguments: CarePhrases.concerns)
    func concerns(row: CarePhrases.Row) {
        let found = Care.shared.concern(in: row.phrase)?.kind
        #expect(found.map(row.kinds.contains) == true, "\(row.phrase): \(found?.rawValue ?? "none")")
    }

    @Test("What only sounds like it alarms nobody", arguments: CarePhrases.harmless)
    func harmless(row: CarePhrases.Row) {
        #expect(Care.shared.concern(in: row.phrase) == nil, "\(row.phrase)")
    }

    @Test("Meals, workouts and questions of other tests alarm nobody, but for days without food and medicines stopped")
    func others() {
        let meant = [
            "niks gegeten sinds gisteren", "nothing to eat since yesterday", "mag ik stoppen met mijn bloeddrukpillen",
        ]
        for text in SentenceTable.all.flatMap({ $0.rows.map(\.sentence) }) + QuestionTable.all.map(\.question)
        where !meant.contains(text) {
            #expect(Care.shared.concern(in: text) == nil, "\(text)")
        }
    }

    @Test("The names of things alarm nobody: foods, exercises, workouts, and what pages and settings are called")
    func names() {
        var names: Set<String> = []
        for path in Table.paths where path.hasPrefix("Food/everyday") {
            for row in Table(path)?.rows ?? [] {
                for cell in row.dropFirst().prefix(4) { names.formUnion(cell.split(separator: ";").map(String.init)) }
            }
        }
        for exercise in ExerciseLibrary.all {
            names.formUnion([exercise.name, exercise.dutchName ?? exercise.name] + exercise.aliases)
        }
        for path in Table.paths where path.hasSuffix("/strings.tsv") && !path.hasPrefix("Care/") {
            for row in Table(path)?.rows ?? [] {
                let words = row.dropFirst().flatMap { $0.split(separator: "|") }
                let labels = words.filter { $0.count <= 40 && !$0.contains("{") && !$0.hasSuffix(".") }
                names.formUnion(labels.map(String.init))
            }
        }
        #expect(names.count > 5000)
        names.remove("I have or had an eating disorder")
        for name in names.sorted() { #expect(Care.shared.concern(in: name) == nil, "\(name)") }
    }

    @Test("Capitals, missing apostrophes and letters typed on change nothing")
    func spelling() {
        for row in CarePhrases.concerns {
            let kind = Care.shared.concern(in: row.phrase)?.kind
            #expect(Care.shared.concern(in: row.phrase.uppercased())?.kind == kind, "\(row.phrase)")
            let bare = row.phrase.replacing("'", with: "").replacing("’", with: "")
            #expect(Care.shared.concern(in: bare)?.kind == kind, "\(bare)")
        }
        for (typed, kind) in [
            ("i want to dieeee", Concern.Kind.despair), ("su!cide", .despair), ("I am suicidle", .despair),
            ("zelfmoort", .despair), ("ik heb mezelf gesnden", .selfHarm), ("ik heb anorexsia", .starving),
        ] { #expect(Care.shared.concern(in: typed)?.kind == kind, "\(typed)") }
    }

    @Test(
        "It is known whom it is about",
        arguments: [
            ("my friend says she wants to kill herself", true), ("mijn dochter snijdt zichzelf", true),
            ("my roommate hasn't eaten for 4 days", true), ("mijn zoon spuit anabolen", true),
            ("my man is dead and i want to die too", false), ("i want to die", false),
            ("my partner hits me", false), ("my friend is beaten by her boyfriend", true),
        ])
    func other(text: String, isAboutOther: Bool) {
        #expect(Care.shared.concern(in: text)?.isAboutOther == isAboutOther, "\(text)")
    }

    @Test(
        "Speed and amounts are reckoned, whatever the unit",
        arguments: [
            ("lose 1.5 lb a week", false), ("lose 9 lb a week", true), ("lose 2 stone in 20 weeks", false),
            ("lose 2 stone in a month", true), ("10 kg in 10 weeks", false), ("10 kg in 4 weeks", true),
            ("van 90 naar 88 kg in 4 weken", false), ("van 90 naar 80 kg in 4 weken", true),
            ("eat 1300 kcal a day", false), ("eat 700 kcal a day", true), ("gain 10 kg in 2 weeks", false),
            ("bench 10 kg more in 2 weeks", false),
        ])
    func speed(text: String, isConcern: Bool) {
        #expect((Care.shared.concern(in: text)?.kind == .fastLoss) == isConcern, "\(text)")
    }

    @Test(
        "A weight that is aimed at is held against the height that is said, and figures without an aim are not",
        arguments: [
            ("Mijn doelgewicht is 40 kilo, ik ben 1,68. Wil je dat instellen?", true),
            ("mijn doelgewicht is 60 kilo, ik ben 1,68", false),
            ("goal 42 kg, height 1.72", true), ("goal 55 kg, height 1.72", false),
            ("I'd like to go from 60 to 44 kilos by Easter. My height is 170.", true),
            ("from 70 to 62 kilos by Easter, my height is 170", false),
            ("I want to get to 60 kg in 2.1 months", false), ("my goal is 62 kg by 2.1 months from now", false),
            ("ik ben 1m74 en wil naar 45 kg", true), ("weight 45 kg, height 1.70 m", false),
            ("squat 45 kg, then to 50 kg, rested 1.5 minutes", false), ("1.75 l water and 40 g oats to start", false),
            ("ran 1.6 km to the gym, bench 40 kg", false),
            ("gewicht 41,8 doel 38", true), ("weight 44.2 kg, goal 39 kg", true),
            ("ik weeg 43 en wil naar 37 kilo", true),
            ("weight 39 goal 43", false), ("gewicht 62,4 doel 58", false), ("weight 84, goal 38 g fibre", false),
            ("gewicht 52, doel 35 minuten wandelen", false), ("weight 48, aim to run 38 km this week", false),
            ("dog weight 41.8 goal 38", false),
        ])
    func aims(text: String, isConcern: Bool) {
        #expect((Care.shared.concern(in: text) != nil) == isConcern, "\(text)")
    }

    @Test("Every row of the tables is read, and every class of words is used")
    func tables() {
        #expect(CareLexicon.shared.faults.isEmpty)
        let patterns = Table.text("Care/patterns.tsv") ?? ""
        let used =
            ["small", "joint", "filler", "range", "article", "exact", "me", "myself", "others", "themself"]
            + [
                "lose", "lost", "notweight", "tomorrow", "weekday", "nextweek", "nextmonth", "soon", "before", "toward",
                "from", "tall",
            ]
        for row in Table("Care/words.tsv")?.rows ?? [] {
            #expect(row.count == 2)
            let name = String(row[0])
            if name.contains(":") || used.contains(name) { continue }
            #expect(patterns.contains("@\(name)"), "\(name)")
        }
    }

    @Test("Bytes at random, and words of the tables in any order, are read without a trap")
    func soup() {
        var state: UInt64 = 5
        func roll(_ sides: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % sides
        }
        let words = CarePhrases.concerns.flatMap { $0.phrase.split(separator: " ").map(String.init) }
        for _ in 0..<500 {
            let bytes = (0..<roll(200)).map { _ in UInt8(roll(256)) }
            _ = Care.shared.concern(in: String(decoding: bytes, as: UTF8.self))
            let text = (0..<roll(40)).map { _ in words[roll(words.count)] }.joined(separator: " ")
            _ = Care.shared.concern(in: text)
        }
        _ = Care.shared.concern(
            in: String(repeating: "1.1,1", count: 3000) + String(repeating: "ik wil niet ", count: 900))
    }

    @Test(
        "Whoever says how old they are, what they weigh and how much less it is to be alarms nobody, whatever the numbers"
    )
    func ordinary() {
        let ages = [22, 27, 31, 35, 44, 63].flatMap { age in
            [3, 5, 8, 10, 12, 15].flatMap { kilos in
                [
                    "I'm \(age) and want to lose \(kilos) kg", "\(age) year old male, \(kilos) kg to lose",
                    "I'm a \(age) yo woman and would like to lose \(kilos) pounds",
                    "ik ben \(age) en wil \(kilos) kilo afvallen", "ik wil \(kilos) kilo afvallen, ik ben \(age)",
                    "vrouw van \(age), nog \(kilos) kilo te gaan",
                ]
            }
        }
        let weights = [70, 78, 95, 110].flatMap { weight in
            [3, 5, 8, 10, 15].flatMap { kilos in
                [
                    "I weigh \(weight) kg and want to lose \(kilos)",
                    "from \(weight) to \(weight - kilos) kg is my plan",
                    "ik weeg \(weight) en wil \(kilos) kilo afvallen", "gewicht \(weight), nog \(kilos) kilo eraf",
                ]
            }
        }
        for text in ages + weights { #expect(Care.shared.concern(in: text) == nil, "\(text)") }
        for text in [
            "I'm 13 and want to lose 8 kg", "ik ben 13 en wil 8 kilo afvallen", "I weigh 45 kg and want to lose 8",
            "I'm 35 and want to lose 8 kg by friday",
        ] { #expect(Care.shared.concern(in: text) != nil, "\(text)") }
    }

    @Test("The number of a day, of a week or of a ranking beside one's own calories is no age")
    func dates() {
        for number in [2, 8, 12, 15, 17] {
            for text in [
                "my calories on \(number) march", "my macros at \(number)", "keto day \(number), my energy is 6",
                "my lowest calories in the \(number) days before \(number) may", "\(number) days into my cut",
                "mijn calorieën op \(number) maart", "mijn \(number) laagste dagen calorieën",
                "mijn laagste calorieën in de \(number) dagen voor \(number) mei", "\(number) dagen in mijn cut",
                "onze calorieën op \(number) mei", "mijn buik op \(number) mei", "dag \(number) van mijn dieet",
            ] { #expect(Care.shared.concern(in: text) == nil, "\(text)") }
        }
    }
}
