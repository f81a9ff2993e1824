import Catalogue
public import Domain
import Foundation
public import Storage

/// Where a question becomes an answer: reads as much of someone's history as it takes, and words what is found.
public struct CoachDesk: Sendable {
    let database: Database
    let finder: FoodFinder
    let outlooks: Outlooks

    public static let parser = QuestionParser(lexicon: .shared)
    /// Foods that a name may mean.
    private static let mostFoods = 30

    public init(database: Database, finder: FoodFinder, outlooks: Outlooks) {
        self.database = database
        self.finder = finder
        self.outlooks = outlooks
    }

    /// Makes the tables of words, which takes a moment once.
    public static func prepare() { _ = (parser, Care.shared, Articles.shared, GuideWords.shared) }

    /// - Parameter before: what was asked before in this conversation, the newest last
    /// - Returns: the answer, and whether a model may be asked what could not be read
    public func answer(_ text: String, after before: [Question], for person: Person) throws -> (
        text: String, reply: CoachReply, isForModel: Bool
    ) {
        if let help = help(text, for: person) { return (help.message, CoachReply(help), false) }
        let found = try self.found(text, after: before, for: person)
        var reply = found.words.reply(found.answer)
        reply.article = found.article.map(ArticleLink.init)
        return (found.words.text(found.answer), reply, found.article == nil && found.answer.isUnread)
    }

    /// What a text asks for before anything else of it is read.
    func help(_ text: String, for person: Person) -> CareHelp? {
        Care.shared.concern(in: text).map { CareHelp($0, for: person) }
    }

    /// What is found of a question, and the words for it. No care is taken here.
    func found(
        _ text: String, after before: [Question] = [], for person: Person
    ) throws -> (answer: CoachAnswer, words: CoachWords, article: Article?) {
        let (answer, words, isCareful) = try found(for: person, after: before) { own, workouts in
            try Self.parser.questions(
                text, language: person.language, today: person.today, own: own, units: person.preferences.units
            ) {
                try names(of: person, in: try workouts())
            }
        }
        let (guided, article) = CoachGuide(person: person, isCareful: isCareful).guided(answer, text)
        return (guided, words, article)
    }

    /// - Parameter questions: out of the person's own exercises, and their workouts where it needs them
    func found(
        for person: Person, after before: [Question] = [],
        questions: ([Exercise], () throws -> [Workout]) throws -> [Question]
    ) throws -> (answer: CoachAnswer, words: CoachWords, isCareful: Bool) {
        let own = try database.exercises.list(person.owner)
        lazy var workouts = Result {
            try database.workouts.everything(of: person.owner, through: person.today).map { $0.shown(person.language) }
        }
        let questions = try questions(own) { try workouts.get() }
        var exercises = Self.library
        for exercise in own { exercises[exercise.id] = exercise }
        let found = try Coach.answer(questions, after: before, today: person.today) { question in
            try record(question, person, exercises) { try workouts.get() }
        }
        return (
            found?.0 ?? CoachAnswer(Question(), [.init("notUnderstood")]),
            CoachWords(person: person, exercises: exercises), found?.1.isCareful ?? true
        )
    }

    private static let library = Dictionary(
        ExerciseLibrary.all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

    /// Exercises as someone wrote them, where no library has them, workouts as they called them, and their phases.
    private func names(of person: Person, in workouts: [Workout]) throws -> QuestionParser.Logged {
        var names: Set<String> = []
        for workout in workouts {
            for exercise in workout.exercises where exercise.exerciseID == nil { names.insert(exercise.name) }
        }
        let exercises = names.sorted().map {
            Exercise(
                id: $0.lowercased(), name: $0, dutchName: nil, kind: .strength, equipment: nil, primaryMuscles: [],
                secondaryMuscles: [], level: .beginner, aliases: [])
        }
        return QuestionParser.Logged(
            exercises: exercises, workouts: Set(workouts.map(\.name)),
            phases: try database.goals.history(person.owner).phases(on: person.today))
    }

    private func record(
        _ question: Question, _ person: Person, _ exercises: [Exercise.ID: Exercise],
        workouts: () throws -> [Workout]
    ) throws -> CoachRecord {
        let needs = CoachNeeds(question, today: person.today)
        let days =
            try needs.days.map { try database.days.days(of: person.owner, in: $0, recorded: needs.recorded) } ?? []
        let foods = needs.entries == nil ? [:] : try foods(question, person)
        let (entries, foodDays) = try entries(needs, foods, person)
        let basis = needs.outlook ? try outlooks.basis(for: person) : nil
        return CoachRecord(
            today: person.today, days: days,
            workouts: needs.workouts ? try workouts() : [],
            entries: entries, foodDays: foodDays,
            targets: try database.targets(of: person.owner, beside: days),
            profile: try database.profiles.get(person.owner), exercises: exercises,
            foods: foods, item: try item(question, person),
            hidesEnergy: person.preferences.hideCalories, dayStartHour: person.preferences.dayStartHour,
            outlook: basis?.outlook,
            review: basis.map { WeekReview($0.week.range, outlook: $0.outlook, targets: $0.week.targets) },
            templates: needs.templates ? try database.workoutTemplates.list(person.owner) : [],
            logged: needs.logged ? try database.days.logged(person.owner) : [],
            tally: needs.tally ? try database.entries.tally(of: person.owner) : nil)
    }

    /// - Returns: with them the dates that have any, where those are not all of that time
    private func entries(
        _ needs: CoachNeeds, _ foods: [Question.Part: Set<Food.ID>], _ person: Person
    ) throws -> ([FoodEntry], Set<CivilDate>?) {
        guard var range = needs.entries else { return ([], nil) }
        if let edge = needs.edge {
            let days = try database.entries.daysEaten(by: person.owner).filter(range.contains)
            guard let day = edge == .first ? days.min() : days.max() else { return ([], nil) }
            range = DayRange(1, endingOn: day)
        }
        guard needs.isOfParts, !needs.micros else {
            let entries = try database.entries.entries(of: person.owner, in: range, withMicros: needs.micros)
            return (needs.micros ? entries.map(\.withShippedMicros) : entries, nil)
        }
        let (entries, days) = try database.entries.entries(of: person.owner, in: range) { id, names, drinks in
            foods.contains { part, ids in
                id.map(ids.contains) == true || names.contains { part.isOf(name: $0, drink: nil) }
                    || drinks.contains { part.isOf(name: "", drink: $0) }
            }
        }
        return (entries, days.filter(range.contains))
    }

    /// What each part of a question means, among the foods of the catalogue.
    private func foods(_ question: Question, _ person: Person) throws -> [Question.Part: Set<Food.ID>] {
        var foods: [Question.Part: Set<Food.ID>] = [:]
        for part in question.parts {
            switch part {
            case .food(let name): foods[part] = try self.foods(named: name, person)
            case .group(let group):
                foods[part] = FoodGroups.shared.ids(of: group, among: try database.entries.foods(of: person.owner))
            case .nutrient: break
            }
        }
        return foods
    }

    /// The food that a question is of, whoever eats it.
    private func item(_ question: Question, _ person: Person) throws -> Food? {
        guard question.subject == .foodItself else { return nil }
        let name: String
        switch question.part {
        case .food(let food): name = food
        case .group(let group): name = person.text("coach.group.\(group.rawValue)")
        default: return nil
        }
        return try finder.search(name, of: person.owner, person.language, limit: 1).first
    }

    /// The foods that a name means: those with all its words in a name of theirs, and the one that search finds first.
    private func foods(named name: String, _ person: Person) throws -> Set<Food.ID> {
        let found = try finder.search(
            name, of: person.owner, person.language, limit: Self.mostFoods, order: .allOfName)
        let words = FoldedText.strings(name)
        func fits(_ other: String?) -> Bool {
            let others = FoldedText.strings(other ?? "")
            return words.allSatisfy { word in others.contains { $0 == word || $0.hasPrefix(word.dropLast()) } }
        }
        let fitting = found.enumerated().filter { $0.offset == 0 || fits($0.element.name) || fits($0.element.nameNL) }
        return Set(fitting.map(\.element.id))
    }
}
