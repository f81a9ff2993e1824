/// An exercise of the library.
public struct Exercise: Sendable, Hashable, Codable, Identifiable {
    public enum Kind: String, Sendable, Codable, CaseIterable {
        case strength, powerlifting, strongman, plyometrics, stretching, cardio, recovery
        case olympicWeightlifting = "olympic weightlifting"
    }

    public enum Equipment: String, Sendable, Codable, CaseIterable {
        case barbell, dumbbell, cable, machine, kettlebells, bands, other
        case bodyOnly = "body only"
        case curlBar = "e-z curl bar"
        case exerciseBall = "exercise ball"
        case foamRoll = "foam roll"
        case medicineBall = "medicine ball"

        /// By the word that stands beside an exercise's name: "kettlebell", "bodyweight".
        init?(word: String) {
            switch word {
            case "barbell": self = .barbell
            case "dumbbell", "dumbbells": self = .dumbbell
            case "cable": self = .cable
            case "machine": self = .machine
            case "kettlebell", "kettlebells": self = .kettlebells
            case "band", "bands": self = .bands
            case "bodyweight": self = .bodyOnly
            default: return nil
            }
        }
    }

    public enum Muscle: String, Sendable, Codable, CaseIterable, CodingKeyRepresentable {
        case abdominals, abductors, adductors, biceps, calves, chest, forearms, glutes, hamstrings, lats, neck
        case quadriceps, shoulders, traps, triceps
        case lowerBack = "lower back"
        case middleBack = "middle back"
    }

    public enum Level: String, Sendable, Codable, CaseIterable {
        case beginner, intermediate, expert
    }

    public var id: String
    public var name: String
    /// `nil` where the English name is the only one.
    public var dutchName: String?
    public var kind: Kind
    /// `nil` where it is not known.
    public var equipment: Equipment?
    /// What it is done for; empty where that is no muscle.
    public var primaryMuscles: [Muscle]
    public var secondaryMuscles: [Muscle]
    public var level: Level
    /// What other apps and people call it.
    public var aliases: [String]

    public init(
        id: String, name: String, dutchName: String?, kind: Kind, equipment: Equipment?, primaryMuscles: [Muscle],
        secondaryMuscles: [Muscle], level: Level, aliases: [String]
    ) {
        self.id = id
        self.name = name
        self.dutchName = dutchName
        self.kind = kind
        self.equipment = equipment
        self.primaryMuscles = primaryMuscles
        self.secondaryMuscles = secondaryMuscles
        self.level = level
        self.aliases = aliases
    }

    public func name(in language: Language) -> String { language.choose(en: name, nl: dutchName ?? name) }
}
