import Catalogue
import Domain
import Foundation
import Storage

/// Where a question becomes an answer: reads as much of someone's history as it takes, and words what is found.
struct CoachDesk {
    let database: Database
    let finder: FoodFinder

    private static let parser = QuestionParser(lexicon: .shared)
    /// Foods that a name may mean.
    private static let mostFoods = 30

    /// Makes the tables of words, which takes a moment once.
    static func prepare() { _ = (parser, Care.shared) }

    /// - Parameter before: what was asked before in this conversation, the newest last
    func answer(_ text: String, after before: [Question], for person: Person) throws -> (
        text: String, reply: CoachReply
    ) {
        // Before anything else is read or asked.
        if let concern = Care.shared.concern(in: text) {
            let help = CareHelp(concern, for: person)
            return (help.message, CoachReply(help))
        }
        let own = try database.exercises.list(person.owner)
        lazy var workouts = Result {
            try database.workouts.everything(of: person.owner, through: person.today).map { $0.shown(person.language) }
        }
        let asked = try Self.parser.parse(text, language: person.language, today: person.today, own: own) {
            Self.names(in: try workouts.get())
        }
        let question = Conversation.complete(asked, after: before)
        var exercises = Self.library
        for exercise in own { exercises[exercise.id] = exercise }
        let record = try record(question, person, exercises) { try workouts.get() }
        let answer = Coach.answer(question, from: record)
        let words = CoachWords(person: person, exercises: exercises)
        return (words.text(answer), words.reply(answer))
    }

    private static let library = Dictionary(
        ExerciseLibrary.all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

    /// Exercises as someone wrote them, where no library has them.
    private static func names(in workouts: [Workout]) -> [Exercise] {
        var names: Set<String> = []
        for workout in workouts {
            for exercise in workout.exercises where exercise.exerciseID == nil { names.insert(exercise.name) }
        }
        return names.sorted().map {
            Exercise(
                id: $0.lowercased(), name: $0, dutchName: nil, kind: .strength, equipment: nil, primaryMuscles: [],
                secondaryMuscles: [], level: .beginner, aliases: [])
        }
    }

    private func record(
        _ question: Question, _ person: Person, _ exercises: [Exercise.ID: Exercise],
        workouts: () throws -> [Workout]
    ) throws -> CoachRecord {
        let needs = CoachNeeds(question, today: person.today)
        let days = try needs.days.map { try database.days.days(of: person.owner, in: $0) } ?? []
        return CoachRecord(
            today: person.today, days: days,
            workouts: needs.workouts ? try workouts() : [],
            entries: try needs.entries.map { try database.entries.entries(of: person.owner, in: $0) } ?? [],
            targets: try database.targets(of: person.owner, beside: days),
            profile: try database.profiles.get(person.owner), exercises: exercises,
            foodIDs: try foods(question, person),
            hidesEnergy: person.preferences.hideCalories)
    }

    /// The foods that a name means: those with all its words in a name of theirs, and the one that search finds first.
    private func foods(_ question: Question, _ person: Person) throws -> Set<Food.ID> {
        guard case .food(let name) = question.subject else { return [] }
        let found = try finder.search(name, of: person.owner, person.language, limit: Self.mostFoods)
        let words = FoldedText.words(name).map { String(decoding: $0, as: UTF8.self) }
        func fits(_ other: String?) -> Bool {
            let others = FoldedText.words(other ?? "").map { String(decoding: $0, as: UTF8.self) }
            return words.allSatisfy { word in others.contains { $0 == word || $0.hasPrefix(word.dropLast()) } }
        }
        let fitting = found.enumerated().filter { $0.offset == 0 || fits($0.element.name) || fits($0.element.nameNL) }
        return Set(fitting.map(\.element.id))
    }
}
