import Catalogue
public import Domain
public import Storage

/// The exercises that someone can log: the library's and their own.
public struct ExerciseBook {
    private let own: [Exercise.ID: Exercise]
    public let limitations: PhysicalLimitations

    public init(_ database: Database, of owner: Account.ID) throws {
        own = Dictionary(
            try database.exercises.list(owner).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        limitations = try database.limitations(of: owner)
    }

    /// The library's, else the person's own; `nil` for one that was deleted.
    public subscript(id: Exercise.ID) -> Exercise? { ExerciseLibrary.index[id] ?? own[id] }

    /// `nil` for a name that no list knows.
    public func known(_ exercise: WorkoutExercise) -> Exercise? { exercise.exerciseID.flatMap { self[$0] } }

    /// What a workout is called, and of what kind it is, where nobody said.
    public func name(_ exercises: [WorkoutExercise], _ person: Person) -> String {
        WorkoutName(of: exercises, known: known).words(person)
    }

    public func kind(_ exercises: [WorkoutExercise]) -> Workout.Kind { Workout.Kind(of: exercises, known: known) }
}

extension WorkoutName {
    fileprivate func words(_ person: Person) -> String {
        switch self {
        case .parts(let parts):
            let words = parts.map { part in
                switch part {
                case .group(let group): person.text("workout.group.\(group.rawValue)")
                case .exercise(let exercise):
                    ExerciseNames.shown(exercise.name, of: exercise.exerciseID, person.language)
                }
            }
            guard words.count == 2 else { return words.first ?? person.text("workout.kind.other") }
            // Within a name only the first word begins with a capital.
            let second = words[1].prefix(1).lowercased() + words[1].dropFirst()
            let text = person.text("workout.name.two", ["first": .text(words[0]), "second": .text(second)])
            return String(text.prefix(Self.longest))
        case .push: return person.text("workout.name.push")
        case .pull: return person.text("workout.name.pull")
        case .upperBody: return person.text("workout.name.upperBody")
        case .lowerBody: return person.text("workout.name.lowerBody")
        case .fullBody: return person.text("workout.name.fullBody")
        case .kind(let kind): return person.text("workout.kind.\(kind.rawValue)")
        }
    }

    public static var longest: Int { 100 }
}

extension Database {
    /// What someone wrote about injuries, ready to be held against exercises.
    public func limitations(of owner: Account.ID) throws -> PhysicalLimitations {
        PhysicalLimitations(try profiles.get(owner).background?.physicalLimitations ?? "")
    }
}
