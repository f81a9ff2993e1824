import Catalogue
import Domain
import Foundation
import Testing

@Suite("Sentences about workouts and meals")
struct SentenceParserTests {
    private let parser = SentenceParser(lexicon: .shared)

    @Test("Every sentence of the tables means what it says", arguments: SentenceTable.all)
    func tables(_ table: SentenceTable) throws {
        let today = try #require(SentenceTable.today)
        #expect(table.rows.count >= 90)
        for row in table.rows {
            let draft = parser.parse(row.sentence, kind: table.kind, language: table.language, today: today)
            #expect(DraftText.of(draft, today: today) == row.meaning, "\(row.category): \(row.sentence)")
        }
    }

    @Test("Most sentences tell by themselves whether they are about a workout or a meal", arguments: SentenceTable.all)
    func kinds(_ table: SentenceTable) throws {
        let today = try #require(SentenceTable.today)
        let told = table.rows.filter {
            let draft = parser.parse($0.sentence, language: table.language, today: today)
            return draft.kind == table.kind || draft.intent != .log
        }
        #expect(Double(told.count) >= 0.95 * Double(table.rows.count))
    }

    @Test("What is read lies in the sentence, and what was not understood is told apart from it")
    func spans() throws {
        let today = try #require(SentenceTable.today)
        for table in SentenceTable.all {
            for row in table.rows {
                let draft = parser.parse(row.sentence, kind: table.kind, language: table.language, today: today)
                let length = row.sentence.utf16.count
                for span in Self.spans(of: draft) {
                    #expect(span.start >= 0 && span.start < span.end && span.end <= length, "\(row.sentence)")
                }
            }
        }
    }

    private static func spans(of draft: SentenceDraft) -> [SentenceSpan] {
        var spans: [SentenceSpan?] = [draft.dateSpan, draft.meal?.span, draft.template?.reference.span]
        for exercise in draft.exercises {
            spans += [exercise.name.span, exercise.span, exercise.sets?.span, exercise.reps?.span]
            spans += [exercise.load?.span, exercise.rpe?.span, exercise.minutes?.span, exercise.kilometres?.span]
        }
        for food in draft.foods { spans += [food.name.span, food.span, food.amount?.span] }
        for change in draft.template?.changes ?? [] { spans.append(change.span) }
        return spans.compactMap { $0 } + draft.notUnderstood
    }

    @Test("The date, the amount and the food are found where they stand, in UTF-16 code units")
    func places() throws {
        let today = try #require(SentenceTable.today)
        let text = "🍳 gisteren twee eieren"
        let draft = parser.parse(text, kind: .meal, language: .nl, today: today)
        let units = Array(text.utf16)
        func said(_ span: SentenceSpan?) -> String? {
            span.map { String(decoding: units[$0.start..<$0.end], as: UTF16.self) }
        }
        #expect(said(draft.dateSpan) == "gisteren")
        #expect(said(draft.foods.first?.amount?.span) == "twee")
        #expect(said(draft.foods.first?.name.span) == "eieren")
    }

    @Test("Words that mean nothing to it are listed, not guessed at")
    func notUnderstood() throws {
        let today = try #require(SentenceTable.today)
        let draft = parser.parse("bench 3x8 80kg florp", kind: .workout, language: .en, today: today)
        #expect(draft.exercises.count == 1)
        #expect(draft.notUnderstood == [SentenceSpan(start: 15, end: 20)])
    }

    @Test(
        "A day that does not exist is not understood, and the day stays open",
        arguments: ["feb 30: ran 5k", "on 31 april ran 5k", "2026-13-45 ran 5k"])
    func noDate(_ text: String) throws {
        let today = try #require(SentenceTable.today)
        let draft = parser.parse(text, kind: .workout, language: .en, today: today)
        #expect(draft.date == today)
        #expect(draft.dateSpan == nil)
        #expect(!draft.notUnderstood.isEmpty)
        #expect(draft.exercises.map(\.name.value) == ["running"])
    }

    @Test(
        "Nothing comes of nothing",
        arguments: ["", " ", "@", "3x", "...", "🏋️‍♀️", "مرحبا", "x x x", "kg", "1/0", "\u{202e}abc"])
    func nothing(_ text: String) throws {
        let today = try #require(SentenceTable.today)
        let draft = parser.parse(text, kind: .workout, language: .en, today: today)
        #expect(draft.exercises.isEmpty)
        #expect(draft.date == today)
    }

    @Test("Numbers out of any range are left out")
    func ranges() throws {
        let today = try #require(SentenceTable.today)
        let draft = parser.parse("squat 999999x999999 99999kg rpe 44", kind: .workout, language: .en, today: today)
        let squat = try #require(draft.exercises.first)
        #expect(squat.sets == nil)
        #expect(squat.load == nil)
        #expect(squat.rpe == nil)
    }
}
