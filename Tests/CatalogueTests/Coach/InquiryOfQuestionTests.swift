import Catalogue
import Domain
import Foundation
import Testing

@Suite("A question in words, asked without them")
struct InquiryOfQuestionTests {
    private static let parser = QuestionParser(lexicon: .shared)

    /// As it is asked where nothing was said before.
    private static func asked(_ row: QuestionTable.Row) -> Question? {
        var question = parser.parse(row.question, language: row.language, today: QuestionTable.today)
        guard question.leftOut.isEmpty, question.shift == nil, question.refersBack != true else { return nil }
        (question.isContinued, question.link) = (false, nil)
        return question
    }

    /// What of the table is read, and as what: reading takes long.
    private static let read = QuestionTable.all.compactMap { row in asked(row).map { (row, $0) } }

    @Test("Whatever the grammar reads can be asked by its parts, and is the same question", arguments: read)
    func same(row: QuestionTable.Row, question: Question) throws {
        guard let inquiry = Inquiry(question) else { return }
        let record = CoachRecord(today: QuestionTable.today)
        let isDeclined = Coach.answer(question, from: record).facts.first?.key == "declined"
        if isDeclined { return }
        let sent = try JSONDecoder().decode(Inquiry.self, from: JSONEncoder().encode(inquiry))
        do {
            var again = try sent.question(today: QuestionTable.today)
            // An inquiry with a limit or another time has the measure that this makes usual.
            if question.measure == nil { again.measure = nil }
            // What is left, and a plan, are of now, whenever that was said to be.
            if inquiry.period == nil { (again.period, again.hours) = (question.period, question.hours) }
            #expect(again == question, "\(row.question)")
            #expect(Coach.answer(again, from: record).facts == Coach.answer(question, from: record).facts)
        } catch {
            Issue.record("\(row.question): \(QuestionText.of(question)) \(error)")
        }
    }

    @Test("Most of what people ask has parts")
    func most() {
        #expect(Self.read.count > 450)
        #expect(Self.read.count { Inquiry($0.1) != nil } > Self.read.count * 9 / 10)
    }
}
