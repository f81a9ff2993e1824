import Domain
import Foundation
import Testing

@testable import Catalogue

@Suite("Workout library")
struct WorkoutLibraryTests {
    @Test("Every row of its tables is read", arguments: Language.allCases)
    func rows(language: Language) throws {
        let all = WorkoutLibrary.all(in: language)
        #expect(all.count >= 28)
        #expect(all.count == (try #require(Table("Training/workouts.tsv"))).rows.count)
        #expect(
            all.map(\.exercises.count).reduce(0, +)
                == (try #require(Table("Training/workout_exercises.tsv"))).rows.count)
        #expect(Set(all.map(\.id)).count == all.count)
        #expect(Set(all.map(\.name)).count == all.count)
    }

    @Test("Each has known exercises with sensible sets, a tip for each, and two to four tips for those over forty")
    func templates() throws {
        for template in WorkoutLibrary.all(in: .en) {
            #expect(template.summary?.isEmpty == false, "\(template.id)")
            #expect((2...4).contains(template.tips.count), "\(template.id)")
            #expect((5...90).contains(try #require(template.minutes)), "\(template.id)")
            #expect(!template.exercises.isEmpty, "\(template.id)")
            for exercise in template.exercises {
                let what = "\(template.id): \(exercise.name)"
                #expect(exercise.exerciseID.flatMap { ExerciseLibrary.index[$0] } != nil, "\(what)")
                #expect((1...12).contains(exercise.sets), "\(what)")
                #expect(exercise.notes?.isEmpty == false, "\(what)")
                #expect(exercise.rir.map { (0...5).contains($0) } != false, "\(what)")
                #expect(exercise.restSeconds.map { (10...900).contains($0) } != false, "\(what)")
                let measures = [exercise.repsFrom != nil, exercise.seconds != nil, exercise.metres != nil]
                #expect(measures.filter(\.self).count == 1, "\(what)")
                if let from = exercise.repsFrom, let to = exercise.repsTo {
                    #expect((3...to).contains(from) && to <= 20, "\(what)")
                    let isLifted = template.kind == .strength
                    #expect(!isLifted || exercise.rir != nil, "\(what)")
                }
            }
            let supersets = Dictionary(grouping: template.exercises.filter { $0.superset != nil }, by: \.superset)
            #expect(supersets.values.allSatisfy { $0.count > 1 }, "\(template.id)")
        }
    }

    @Test("At least 150 exercises, and each lift that people know best, have words about their form in both languages")
    func formTips() throws {
        let rows = try #require(Table("Training/form_tips.tsv")).rows
        #expect(rows.count >= 150)
        for row in rows { #expect(ExerciseLibrary.index[String(row[0])] != nil, "\(row[0])") }
        let best = try #require(Table("Training/exercises.tsv")).rows.filter { $0[3] == "strength" && $0[9] == "1" }
        #expect(best.count > 35)
        for id in Set(rows.map { $0[0] } + best.map { $0[0] }) {
            for language in Language.allCases {
                let words = WorkoutLibrary.formTip(for: String(id), in: language)?.split(separator: " ").count ?? 0
                #expect((5...40).contains(words), "\(id) \(language)")
            }
        }
    }

    @Test("The time it says is about the time that its sets and rests take")
    func minutes() throws {
        for template in WorkoutLibrary.all(in: .en) {
            let seconds = template.exercises.reduce(0.0) { sum, exercise in
                let pace = exercise.exerciseID == "swimming" ? 2 : 0.5
                let working = exercise.seconds ?? exercise.metres.map { $0 * pace } ?? Double(exercise.repsTo ?? 10) * 4
                let sides = template.kind == .flexibility && exercise.sets == 2 ? 1.5 : 1
                return sum + Double(exercise.sets) * (working * sides + Double(exercise.restSeconds ?? 10))
            }
            let said = Double(try #require(template.minutes))
            #expect((0.35...1.15).contains(seconds / 60 / said), "\(template.id): \(seconds / 60) of \(said)")
        }
    }

    @Test("Every kind and difficulty has some, from eight minutes to more than an hour")
    func spread() {
        let all = WorkoutLibrary.all(in: .en)
        for kind in [Workout.Kind.strength, .cardio, .flexibility, .recovery] {
            #expect(all.filter { $0.kind == kind }.count >= 5, "\(kind)")
        }
        for difficulty in WorkoutTemplate.Difficulty.allCases {
            #expect(all.filter { $0.difficulty == difficulty }.count >= 3, "\(difficulty)")
        }
        #expect(all.contains { ($0.minutes ?? 99) <= 10 } && all.contains { ($0.minutes ?? 0) > 60 })
    }

    @Test("Dutch says the same in Dutch")
    func dutch() throws {
        for (en, nl) in zip(WorkoutLibrary.all(in: .en), WorkoutLibrary.all(in: .nl)) {
            #expect(en.id == nl.id)
            #expect(en.summary != nl.summary, "\(en.id)")
            #expect(en.tips.count == nl.tips.count, "\(en.id)")
            #expect(zip(en.tips, nl.tips).allSatisfy { $0 != $1 }, "\(en.id)")
            for (mine, yours) in zip(en.exercises, nl.exercises) {
                #expect(mine.notes != yours.notes, "\(mine.name)")
                let exercise = try #require(mine.exerciseID.flatMap { ExerciseLibrary.index[$0] })
                #expect(exercise.dutchName != nil, "\(mine.name)")
            }
        }
        #expect(WorkoutLibrary.template("hips", in: .nl)?.name == "Heupen")
        #expect(WorkoutLibrary.template("nothing", in: .nl) == nil)
    }

    @Test("No workout promises or treats anything, and the sauna names who should ask first")
    func words() throws {
        let texts = Language.allCases.flatMap { language in
            WorkoutLibrary.all(in: language).flatMap { [$0.summary ?? ""] + $0.tips + $0.exercises.compactMap(\.notes) }
        }
        let forbidden = [
            "cure", "prevents", "treat", "burns fat", "lose weight", "guarantee", "geneest", "voorkomt", "afval",
        ]
        for text in texts {
            #expect(!forbidden.contains { text.lowercased().contains($0) }, "\(text)")
        }
        let sauna = try #require(WorkoutLibrary.template("sauna", in: .en)).tips.joined()
        for word in ["alcohol", "fever", "heart", "pregnancy", "medicine", "doctor"] { #expect(sauna.contains(word)) }
    }
}
