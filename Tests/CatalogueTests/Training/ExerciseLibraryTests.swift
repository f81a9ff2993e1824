import Domain
import Foundation
import Testing

@testable import Catalogue

@Suite("Exercise library")
struct ExerciseLibraryTests {
    private let all = ExerciseLibrary.all

    @Test("Every row of the table is an exercise, with muscles and equipment that are known words")
    func rows() throws {
        let rows = try #require(Table("Training/exercises.tsv")).rows
        #expect(rows.count >= 850)
        #expect(all.count == rows.count)
        for (row, exercise) in zip(rows, all) {
            #expect(exercise.equipment?.rawValue ?? "" == row[4], "\(row[0])")
            #expect(exercise.primaryMuscles.map(\.rawValue).joined(separator: ";") == row[5], "\(row[0])")
            #expect(exercise.secondaryMuscles.map(\.rawValue).joined(separator: ";") == row[6], "\(row[0])")
        }
    }

    @Test("No two exercises have the same id, or a name in common in either language")
    func names() {
        #expect(Set(all.map(\.id)).count == all.count)
        var owners: [String: String] = [:]
        for exercise in all {
            for name in Set((exercise.aliases + [exercise.name]).map { $0.lowercased() }) {
                #expect(owners.updateValue(exercise.id, forKey: name) == nil, "\(name)")
            }
        }
        let dutch = all.compactMap(\.dutchName)
        #expect(dutch.count >= 200)
        #expect(Set(dutch).count == dutch.count)
    }

    @Test("Every exercise that sentences know is one of the library, by its standard name")
    func lexicon() {
        for phrases in SentenceLexicon.exercisePhrases {
            let name = phrases.first ?? "?"
            let exercise = ExerciseLibrary.index.exercise(named: name)
            #expect(exercise != nil, "\(name)")
        }
    }

    @Test("A name is known with what it is done with in brackets or before it, and not with anything else")
    func equipment() {
        let known = [
            "Floor Press (Barbell)": "floor-press", "Dumbbell Concentration Curl": "concentration-curls",
            "Russian Twist (Bodyweight)": "russian-twist", "Flat Barbell Bench Press": "bench-press",
        ]
        for (name, id) in known { #expect(ExerciseLibrary.index.exercise(named: name)?.id == id, "\(name)") }
        #expect(ExerciseLibrary.index.exercise(named: "Deadlift (Dumbbell)") == nil)
    }

    @Test("Sentences call the best-known exercises by the names of the library")
    func sentences() throws {
        let parser = SentenceParser(lexicon: .shared)
        let today = try #require(CivilDate(year: 2026, month: 3, day: 12))
        for exercise in all.prefix(60) {
            for (name, language) in [(exercise.name, Language.en), (exercise.dutchName ?? exercise.name, .nl)] {
                let draft = parser.parse(name, kind: .workout, language: language, today: today)
                #expect(draft.exercises.map(\.name.value) == [exercise.name.lowercased()], "\(name)")
            }
        }
    }

    @Test("Every exercise has a Dutch name, and a Dutch list is in the order of those names")
    func dutchNames() {
        #expect(ExerciseLibrary.index.exercises.allSatisfy { $0.dutchName?.isEmpty == false })
        let listed = ExerciseLibrary.index.search("", language: .nl, filter: ExerciseFilter(), limit: 40)
            .map { $0.exercise.name(in: .nl).folding(options: .diacriticInsensitive, locale: nil).lowercased() }
        #expect(listed == listed.sorted() && listed.count == 40)
    }
}
