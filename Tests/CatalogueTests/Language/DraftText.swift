import Domain
import Foundation

/// A draft in one line, as the tables of sentences write it.
enum DraftText {
    static func of(_ draft: SentenceDraft, today: CivilDate) -> String {
        var words: [String] = []
        if draft.intent == .none { words.append("none") }
        if draft.date != today { words.append("@\(today.days(to: draft.date))") }
        if let meal = draft.meal { words.append("#\(meal.value.rawValue)") }
        if let template = draft.template {
            words.append("=\(template.reference.value)")
            for change in template.changes {
                let parts = [
                    change.operation.rawValue, change.value.map(number), change.unit?.rawValue, change.target,
                ]
                words.append("[\(parts.compactMap { $0 }.joined(separator: " "))]")
            }
        }
        let items = draft.exercises.map(exercise) + draft.foods.map(food)
        if !items.isEmpty { words.append(items.joined(separator: " ; ")) }
        return words.joined(separator: " ")
    }

    private static func exercise(_ exercise: SpokenExercise) -> String {
        let load = exercise.load.map { "w\(list($0.value))\(exercise.loadUnit?.rawValue ?? "")" }
        let parts: [String?] = [
            exercise.name.value, exercise.sets.map { "s\($0.value)" },
            exercise.reps.map { "r\($0.value.map(String.init).joined(separator: ","))" }, load,
            exercise.rpe.map { "e\(number($0.value))" }, exercise.minutes.map { "t\(number($0.value))" },
            exercise.kilometres.map { "k\(number($0.value))" },
        ]
        return parts.compactMap { $0 }.joined(separator: " ")
    }

    private static func food(_ food: SpokenFood) -> String {
        let amount = food.amount.map { "*\(number($0.value))" } ?? (food.unit == nil ? nil : "*?")
        return [food.name.value, amount, food.unit].compactMap { $0 }.joined(separator: " ")
    }

    private static func list(_ values: [Double]) -> String { values.map(number).joined(separator: ",") }

    private static func number(_ value: Double) -> String {
        NumberText.shortest((value * 1000).rounded() / 1000, .en)
    }
}
