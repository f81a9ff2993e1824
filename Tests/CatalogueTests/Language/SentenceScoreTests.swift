import Catalogue
import Domain
import Foundation
import Testing

/// The sentences that are given to the project, scored as its `score.py` does.
@Suite("Given sentences")
struct SentenceScoreTests {
    private struct Line {
        var kind: SentenceDraft.Kind
        var language: Language
        var today: CivilDate
        var text: String
        var gold: [String: Any]
    }

    private static func lines() throws -> [Line] {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized
        let shared =
            ProcessInfo.processInfo.environment["VITALPATH_SHARED"].map { URL(filePath: $0) }
            ?? root.appending(path: "../shared").standardized
        let text = try String(contentsOf: shared.appending(path: "language/dev.jsonl"), encoding: .utf8)
        return try text.split(separator: "\n").map { line in
            let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
            return Line(
                kind: try #require((object["kind"] as? String).flatMap(SentenceDraft.Kind.init)),
                language: try #require((object["lang"] as? String).flatMap(Language.init)),
                today: try #require((object["now"] as? String).flatMap { CivilDate($0.prefix(10)) }),
                text: try #require(object["text"] as? String), gold: try #require(object["gold"] as? [String: Any]))
        }
    }

    @Test("At least 97 in 100 are read exactly", arguments: SentenceDraft.Kind.allCases)
    func exact(_ kind: SentenceDraft.Kind) throws {
        let parser = SentenceParser(lexicon: .shared)
        let lines = try Self.lines().filter { $0.kind == kind }
        let wrong = lines.filter {
            let draft = parser.parse($0.text, kind: kind, language: $0.language, today: $0.today)
            return !Self.isExact(draft, $0.gold)
        }
        #expect(lines.count >= 60)
        #expect(Double(wrong.count) <= 0.03 * Double(lines.count), "\(wrong.map(\.text))")
    }

    private static func isExact(_ draft: SentenceDraft, _ gold: [String: Any]) -> Bool {
        let items = gold["items"] as? [[String: Any]] ?? []
        guard draft.intent.rawValue == gold["intent"] as? String, "\(draft.date)" == gold["date"] as? String,
            draft.meal?.value.rawValue == gold["meal"] as? String, isSame(draft.template, gold["template"])
        else { return false }
        switch draft.kind {
        case .workout:
            return items.count == draft.exercises.count
                && items.allSatisfy { item in draft.exercises.contains { isSame($0, item) } }
        case .meal:
            return items.count == draft.foods.count
                && items.allSatisfy { item in draft.foods.contains { isSame($0, item) } }
        }
    }

    private static func isSame(_ exercise: SpokenExercise, _ item: [String: Any]) -> Bool {
        exercise.name.value == item["name"] as? String && exercise.loadUnit?.rawValue == item["unit"] as? String
            && isNear(exercise.sets.map { [Double($0.value)] }, item["sets"])
            && isNear(exercise.reps?.value.map(Double.init), item["reps"])
            && isNear(exercise.load?.value, item["weight"]) && isNear(exercise.rpe.map { [$0.value] }, item["rpe"])
            && isNear(exercise.minutes.map { [$0.value] }, item["duration_min"])
            && isNear(exercise.kilometres.map { [$0.value] }, item["distance_km"])
    }

    private static func isSame(_ food: SpokenFood, _ item: [String: Any]) -> Bool {
        guard let head = item["head"] as? String else { return false }
        return (food.head == head || food.name.value.split(separator: " ").contains { $0 == head })
            && food.unit == item["unit"] as? String && isNear(food.amount.map { [$0.value] }, item["qty"])
    }

    private static func isSame(_ template: SpokenTemplate?, _ gold: Any?) -> Bool {
        guard let gold = gold as? [String: Any] else { return template == nil }
        let changes = gold["changes"] as? [[String: Any]] ?? []
        return template?.reference.value == gold["ref"] as? String && template?.changes.count == changes.count
            && changes.allSatisfy { change in
                template?.changes.contains {
                    $0.operation.rawValue == change["op"] as? String && $0.target == change["target"] as? String
                        && $0.unit?.rawValue == change["unit"] as? String
                        && isNear($0.value.map { [$0] }, change["value"])
                } ?? false
            }
    }

    /// Within 1 %; one number stands for a list of the same.
    private static func isNear(_ values: [Double]?, _ gold: Any?) -> Bool {
        let wanted = (gold as? [Double]) ?? (gold as? NSNumber).map { [$0.doubleValue] }
        guard let values, let wanted else { return values == nil && wanted == nil }
        let count = max(values.count, wanted.count)
        let mine = values.count == 1 ? Array(repeating: values[0], count: count) : values
        let theirs = wanted.count == 1 ? Array(repeating: wanted[0], count: count) : wanted
        return mine.count == theirs.count && zip(mine, theirs).allSatisfy { abs($0 - $1) <= 0.01 * abs($1) }
    }
}
