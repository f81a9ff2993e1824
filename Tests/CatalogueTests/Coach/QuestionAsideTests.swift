import Catalogue
import Domain
import Testing

@Suite("What is said around a question")
struct QuestionAsideTests {
    private static let parser = QuestionParser(lexicon: .shared)

    private static func asked(_ text: String, _ language: Language) -> Question? {
        parser.questions(text, language: language, today: QuestionTable.today) { .init() }.first
    }

    @Test(
        "A greeting or why somebody asks takes nothing from the question, and is told where it says something",
        arguments: [
            (
                Language.en,
                "hi there, hope you're well! could you tell me how many runs i did in september? thanks so much",
                "running reps 2026-09", false
            ),
            (
                .en, "my wife thinks i drink too much. how many coffees did i have last week?",
                "food:coffees count week-1", true
            ),
            (
                .nl,
                "mn dokter zegt dat ik minder zout moet, hoeveel zit ik nu gemiddeld per dag over de laatste 2 weken",
                "salt average days14", true
            ),
        ])
    func aside(language: Language, text: String, reading: String, isTold: Bool) throws {
        let question = try #require(Self.asked(text, language))
        #expect(QuestionText.of(question) == reading && question.leftOut.isEmpty)
        #expect((question.aside != nil) == isTold)
    }

    @Test("Of what hurts a doctor is named beside the figure")
    func medical() throws {
        let question = try #require(Self.asked("mijn knie doet wat zeer, hoe vaak heb ik deze maand hardgelopen?", .nl))
        #expect(question.subject == .exercise("running") && question.isBesideMedical == true)
        let answer = Coach.answer(question, from: CoachRecord(today: QuestionTable.today))
        #expect(answer.facts.contains { $0.key == "besideMedical" })
    }

    @Test(
        "What narrows a question is no aside",
        arguments: [
            (Language.en, "i was away last week, how many steps did i zorb?"),
            (.en, "i only mean the weekends, how much xyzzy protein did i eat"),
            (.nl, "ik drink alleen in het weekend, hoeveel glimp wijn was dat"),
            (.en, "when i am in spain, how much do i eat"),
        ])
    func narrowing(language: Language, text: String) {
        let question = Self.asked(text, language)
        #expect(question?.aside == nil && question?.leftOut.isEmpty == false)
    }
}
