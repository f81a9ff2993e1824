import Domain
import Foundation

/// What was exported from here as JSON: entries, workouts and figures become those of the import.
final class OwnExport {
    private struct Entry: Decodable {
        var day: CivilDate
        var at: Double
        var minute: Int
        var slot: MealSlot
        var foodId: String?
        var name: String
        var amount: Double
        var unit: String
        var grams: Double?
        var millilitres: Double?
        var drink: DrinkClass?
        var micros: Micronutrients?
        var notes: String?
        var hunger: Int?
        var mood: String?
        var deletedAt: Double?
    }

    private struct Training: Decodable {
        var day: CivilDate
        var at: Double
        var minute: Int
        var name: String
        var kind: Workout.Kind
        var minutes: Double?
        var isOpen: Int?
        var notes: String?
        var exercises: [WorkoutExercise]
        var deletedAt: Double?
    }

    private struct Written: Decodable {
        var day: CivilDate
        var metric: Metric
        var value: Double
    }

    /// What becomes part of days.
    private static let lists: Set<String> = ["foodEntries", "workouts", "figures"]
    /// What says what the file is.
    private static let framing: Set<String> = ["format", "version", "account", "exportedAt", "generator", "$schema"]

    private let tally: HistoryTally
    private let decoder = JSONDecoder()

    init(_ tally: HistoryTally) { self.tally = tally }

    func read(_ stream: any ByteStream, _ meter: ImportMeter) throws {
        var part = ""
        var left: Set<String> = []
        do {
            var elements = try JSONElements(stream, longestElement: 32 << 20) { key in
                part = String(decoding: key, as: UTF8.self)
                if Self.lists.contains(part) { return true }
                if !Self.framing.contains(part) { left.insert(part) }
                return false
            }
            while let element = try elements.next() {
                meter.items += 1
                tally.days.summary.records += 1
                let data = Data(element)
                do {
                    switch part {
                    case "foodEntries":
                        try add(decoder.decode(Entry.self, from: data), decoder.decode(Nutrients.self, from: data))
                    case "workouts": try add(decoder.decode(Training.self, from: data))
                    default:
                        let figure = try decoder.decode(Written.self, from: data)
                        if tally.isPossible(figure.day) { tally.set(figure.metric, on: figure.day, figure.value) }
                    }
                } catch is DecodingError {
                    tally.skip(.malformed, String(decoding: element.part(0..<80), as: UTF8.self))
                }
            }
        } catch let error as ImportError where error == .truncated || error == .corrupt {
            tally.skip(.malformed, "…")
        }
        guard !left.isEmpty else { return }
        // Goals, recipes, templates and what else makes an account come back by a restore, whole.
        for list in left.sorted() { tally.leaveOut(list, .restore) }
        tally.doubt(.restore)
    }

    private func add(_ entry: Entry, _ nutrients: Nutrients) throws {
        guard entry.deletedAt == nil else { return tally.skip(.deleted, entry.name) }
        let known = Nutrients.metrics.compactMap { nutrients[$0] }
        guard entry.amount > 0, (0..<1440).contains(entry.minute), !entry.name.isEmpty, known.allSatisfy({ $0 >= 0 }),
            entry.grams ?? 0 >= 0, entry.millilitres ?? 0 >= 0, (1...5).contains(entry.hunger ?? 1)
        else { return tally.skip(.malformed, entry.name) }
        guard tally.isPossible(entry.day) else { return tally.skip(.date, entry.name) }
        try tally.add(
            FoodEntry(
                id: "", day: entry.day, at: Date(timeIntervalSince1970: entry.at), minute: entry.minute,
                slot: entry.slot,
                foodID: entry.foodId, name: entry.name, amount: entry.amount, unit: entry.unit, grams: entry.grams,
                millilitres: entry.millilitres, drink: entry.drink, nutrients: nutrients, micros: entry.micros,
                notes: entry.notes, hunger: entry.hunger, mood: entry.mood))
    }

    private func add(_ training: Training) throws {
        guard training.deletedAt == nil else { return tally.skip(.deleted, training.name) }
        guard training.isOpen != 1 else { return tally.skip(.note, training.name) }
        guard (0..<1440).contains(training.minute), tally.isPossible(training.day) else {
            return tally.skip(.date, training.name)
        }
        try tally.add(
            Workout(
                id: "", day: training.day, at: Date(timeIntervalSince1970: training.at), minute: training.minute,
                name: training.name, kind: training.kind, minutes: training.minutes, exercises: training.exercises,
                notes: training.notes))
    }
}
