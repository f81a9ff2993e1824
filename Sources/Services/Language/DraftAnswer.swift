public import Domain
import Foundation

/// What a sentence means, as a page shows it to be checked.
public struct DraftAnswer: Encodable, Sendable {
    /// As it was read: spans count in it.
    public var text: String
    public var kind: SentenceDraft.Kind
    public var intent: SentenceDraft.Intent
    var date: CivilDate
    /// Only with the kind `meal`.
    var slot: MealSlot?
    /// `15:30`, only where the text names it.
    var time: String?
    var template: Template?
    var foods: [DraftFood] = []
    var exercises: [DraftExercise] = []
    var parts: [SentencePart]
    /// What no part of the draft came from, in the words of the sentence.
    var notUnderstood: [String]
    /// Whether the person's own language model read it.
    var isByModel = false
    /// What comes before any draft; then nothing of it is saved unasked.
    public var care: CareHelp?

    /// Whether so little was understood that it may mean something else: nothing at all, or less than most of its words.
    public var isUnsure: Bool {
        guard intent == .log else { return template.map { $0.found == nil } ?? false }
        let missed = notUnderstood.reduce(0) { $0 + $1.utf16.count }
        return foods.isEmpty && exercises.isEmpty || missed * 3 > text.utf16.count
    }

    private enum CodingKeys: String, CodingKey {
        case text, kind, intent, date, slot, time, template, foods, exercises, parts, notUnderstood, isUnsure,
            isByModel, care
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(text, forKey: .text)
        try container.encode(kind, forKey: .kind)
        try container.encode(intent, forKey: .intent)
        try container.encode(date, forKey: .date)
        try container.encodeIfPresent(slot, forKey: .slot)
        try container.encodeIfPresent(time, forKey: .time)
        try container.encodeIfPresent(template, forKey: .template)
        try container.encode(foods, forKey: .foods)
        try container.encode(exercises, forKey: .exercises)
        try container.encode(parts, forKey: .parts)
        try container.encode(notUnderstood, forKey: .notUnderstood)
        try container.encode(isUnsure, forKey: .isUnsure)
        try container.encode(isByModel, forKey: .isByModel)
        try container.encodeIfPresent(care, forKey: .care)
    }

    /// The earlier entry that is used again.
    struct Template: Encodable {
        /// In the words of the sentence; `last` for the last time.
        var reference: String
        var found: Found?
        /// In the order in which they were said.
        var changes: [Change]
        /// The names of what there is, where nothing was found.
        var choices: [String]
    }

    struct Found: Encodable {
        enum Kind: String, Encodable { case entries, mealTemplate, workout, workoutTemplate }

        var kind: Kind
        /// Of a template or workout.
        var id: String?
        /// `nil` for entries, whose slot and day say what they are.
        var name: String?
        /// When it was eaten or done.
        var date: CivilDate?
        var slot: MealSlot?
    }

    struct Change: Encodable {
        /// In the reader's words: "Bench press: +5 lb".
        var text: String
        /// Whether there was anything to change.
        var isApplied: Bool
    }
}

/// One food of a draft: what was said, and what it is taken for.
struct DraftFood: Encodable {
    /// The words that name it.
    var text: String
    /// The best first; none where nothing fits.
    var foods: [FoodItem]
    var servingQuantity: Double?
    var unit: String?
    /// Whether the unit that was said has no weight for this food.
    var isGuess: Bool
    /// Of the whole amount, for what was logged without a food of a list.
    var nutrients: Nutrients?
}

/// One exercise of a draft: what was said, and what it is taken for.
struct DraftExercise: Encodable {
    struct Choice: Encodable {
        var exerciseId: String
        /// In the reader's language.
        var name: String
        var standardName: String
        var kind: Exercise.Kind

        init(_ exercise: Exercise, _ language: Language) {
            exerciseId = exercise.id
            name = exercise.name(in: language)
            standardName = exercise.name
            kind = exercise.kind
        }
    }

    /// The words that name it; `nil` where it comes from an earlier workout.
    var text: String?
    /// `nil` for a name that no list knows.
    var exerciseId: String?
    /// In the reader's language.
    var name: String
    /// What a log keeps.
    var standardName: String
    var kind: Exercise.Kind?
    /// The best first.
    var choices: [Choice]
    var superset: Int?
    var restSeconds: Int?
    var notes: String?
    var sets: [WorkoutSet]
}
