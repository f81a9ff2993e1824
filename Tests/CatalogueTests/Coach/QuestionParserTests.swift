import Catalogue
import Domain
import Testing

@Suite("Questions over history")
struct QuestionParserTests {
    private static let parser = QuestionParser(lexicon: .shared)

    @Test("Questions are read as they are meant", arguments: QuestionTable.all)
    func table(row: QuestionTable.Row) {
        var question = Self.parser.parse(row.question, language: row.language, today: QuestionTable.today)
        question.measure = question.measure ?? question.usualMeasure
        #expect(QuestionText.of(question) == row.reading, "\(row.question)")
        #expect(
            question.subject == nil || question.leftOut.isEmpty, "\(row.question): what is left out is not answered")
    }

    @Test(
        "What narrows a question and that no figure tells of is told, never passed over", arguments: QuestionTable.told)
    func told(row: QuestionTable.Row) {
        let question = Self.parser.parse(row.question, language: row.language, today: QuestionTable.today)
        #expect(question.subject == nil || !question.leftOut.isEmpty, "\(row.question): \(QuestionText.of(question))")
    }
}
