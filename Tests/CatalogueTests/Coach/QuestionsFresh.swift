import Catalogue
import Domain
import Testing

extension QuestionTable {
    /// Of typing mistakes in short words, meals by other names, drinks, days that are left out, and ranks that are no dates.
    static let fresh = rows(
        #"""
        en | avrage brekfast calories in the last 4 weeks | energy@breakfast average days28
        en | how much protein did i have at brekky yesterday | protein@breakfast sum 2026-11-20
        en | hw much watr did i drnk last wek | water sum week-1
        nl | gemidelde gewigt in oktobr | weight average 2026-10
        en | how many calories came from drinks last week | energy share week-1 of group:drinks
        nl | hoeveel suiker kwam vorige week uit drankjes | sugar sum week-1 of group:drinks
        en | average calories without weekends | energy average on 12345
        en | not counting weekends, how many calories did i average in october | energy average 2026-10 on 12345
        nl | hoeveel calorieën at ik gemiddeld in oktober, weekenden niet meegerekend | energy average 2026-10 on 12345
        nl | gemiddelde stappen vorige maand behalve op zondag | steps average month-1 on 123456
        en | what's my average lunch | energy@lunch average
        en | what did i eat that had the most sugar last week | sugar sources week-1
        nl | waar zat vorige week het meeste suiker in | sugar sources week-1
        en | how many hours did i sleep in total last week | sleep sum week-1
        en | how much did i weigh on 1 october and on 1 november | weight compare 2026-11-01 vs 2026-10-01
        en | how many drinks did i have last week | drinks count week-1
        nl | hoeveel cal at ik gister | energy sum 2026-11-20
        nl | wat was mijn eerste maaltijd gisteren | foods first 2026-11-20
        nl | hoeveel centimeter ben ik van mijn taille kwijt sinds juli | waist trend since:2026-07-01
        en | how many inches did i lose around my waist since july | waist trend since:2026-07-01 in imperial
        """#)
}

@Suite("What is asked of what was said before")
struct QuestionsFreshTests {
    private static let parser = QuestionParser(lexicon: .shared)

    /// What the last of some sentences asks in the end, each after those before it.
    private static func asked(_ texts: [String], _ language: Language) -> String {
        var before: [Question] = []
        for text in texts {
            let said = parser.questions(text, language: language, today: QuestionTable.today) { .init() }
            for question in said {
                before.append(Conversation.complete(question, after: before, today: QuestionTable.today))
            }
        }
        return before.last.map(QuestionText.of) ?? ""
    }

    @Test(
        "A week earlier is the same day of it, and the week before is the whole week",
        arguments: [
            (["wat woog ik gisteren", "en een week eerder"], Language.nl, "weight 2026-11-13"),
            (["what did i weigh yesterday", "and a year earlier"], .en, "weight 2025-11-20"),
            (["how many km did i run in october", "and a year earlier"], .en, "running distance 2025-10"),
            (["how many km did i run in march", "and a month later"], .en, "running distance 2026-04"),
            (["what did i weigh yesterday", "and the week before"], .en, "weight week-1"),
        ])
    func earlier(texts: [String], language: Language, reading: String) {
        #expect(Self.asked(texts, language) == reading)
    }

    @Test(
        "What was in it is asked of what was spoken of: a food, a meal, all that was drunk",
        arguments: [
            (
                ["what did i have for lunch yesterday", "how much protein was in it"], Language.en,
                "protein@lunch sum 2026-11-20 back"
            ),
            (
                ["hoeveel dronk ik gisteren en hoeveel cafeïne zat daarin"], .nl,
                "caffeine sum 2026-11-20 of group:drinks back"
            ),
            (["what's my average lunch", "and dinner?"], .en, "energy@dinner average"),
        ])
    func inIt(texts: [String], language: Language, reading: String) {
        #expect(Self.asked(texts, language) == reading)
    }

    @Test("Two figures of a day are two questions where how long was said of one")
    func two() {
        let said = Self.parser.questions(
            "how many steps did i take yesterday and how long did i sleep", language: .en, today: QuestionTable.today
        ) { .init() }
        #expect(said.map(QuestionText.of) == ["steps sum 2026-11-20", "sleep"])
    }

    @Test(
        "A word that nobody knows is told, however short it is, and as it was typed",
        arguments: [
            ("how many calories did i eat zq yesterday", Language.en, "zq"),
            ("hoeveel cafeïne dronk ik xyz gisteren", .nl, "xyz"),
        ])
    func short(text: String, language: Language, word: String) {
        let question = Self.parser.parse(text, language: language, today: QuestionTable.today)
        #expect(question.leftOut.contains(word), "\(question.leftOut)")
    }
}
