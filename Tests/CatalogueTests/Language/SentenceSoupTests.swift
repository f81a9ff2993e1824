import Catalogue
import Domain
import Foundation
import Testing

@Suite("Sentences nobody would say")
struct SentenceSoupTests {
    private let parser = SentenceParser(lexicon: .shared)

    @Test("Whatever is typed becomes a draft whose figures are in range", arguments: [1, 2, 3, 4])
    func anything(_ seed: UInt64) throws {
        let today = try #require(SentenceTable.today)
        var soup = SentenceSoup(seed: seed)
        for index in 0..<1_500 {
            let text = soup.sentence()
            let draft = parser.parse(
                text, kind: index % 2 == 0 ? .workout : .meal, language: index % 4 < 2 ? .en : .nl, today: today)
            if !Self.isSound(draft, text) {
                Issue.record("\(text.debugDescription)")
                return
            }
        }
    }

    static func isSound(_ draft: SentenceDraft, _ text: String) -> Bool {
        let length = text.utf16.count
        guard (draft.intent == .template) == (draft.template != nil) else { return false }
        return draft.exercises.allSatisfy { isSound($0, length) } && draft.foods.allSatisfy { isSound($0, length) }
    }

    private static func isSound(_ exercise: SpokenExercise, _ length: Int) -> Bool {
        guard !exercise.name.value.isEmpty, exercise.span.end <= length else { return false }
        if let sets = exercise.sets?.value, !(1...100).contains(sets) { return false }
        if let reps = exercise.reps?.value, reps.isEmpty || !reps.allSatisfy((1...10_000).contains) { return false }
        if let load = exercise.load?.value, load.isEmpty || !load.allSatisfy((0...2000).contains) { return false }
        if let rpe = exercise.rpe?.value, !(0...10).contains(rpe) { return false }
        if let minutes = exercise.minutes?.value, !(minutes > 0 && minutes <= 2880) { return false }
        if let kilometres = exercise.kilometres?.value, !(kilometres > 0 && kilometres <= 2000) { return false }
        return true
    }

    private static func isSound(_ food: SpokenFood, _ length: Int) -> Bool {
        guard !food.name.value.isEmpty, !food.head.isEmpty, food.span.end <= length else { return false }
        return food.amount.map { $0.value > 0 && $0.value <= 20_000 } ?? true
    }

    @Test("What stands beyond ten thousand characters is not read")
    func longest() throws {
        let today = try #require(SentenceTable.today)
        let text = String(repeating: "florp ", count: 2000) + "squat 3x5"
        #expect(parser.parse(text, kind: .workout, language: .en, today: today).exercises.isEmpty)
    }
}
