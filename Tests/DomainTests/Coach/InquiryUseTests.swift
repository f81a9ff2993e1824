import Foundation
import Testing

@testable import Domain

/// Asked on Saturday 21 November 2026, of 200 days in which everything changes from day to day.
@Suite("Every parameter of an inquiry counts, or is refused")
struct InquiryUseTests {
    private static let today = CivilDate("2026-11-21") ?? .first

    private struct Random: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ state >> 29
        }
    }

    private static let record: CoachRecord = {
        var random = Random(state: 7)
        let dates = DayRange(200, endingOn: today).map(\.self)
        var (entries, workouts): ([FoodEntry], [Workout]) = ([], [])
        for date in dates {
            for slot in MealSlot.allCases where Int.random(in: 0..<3, using: &random) > 0 {
                let name = ["Apple", "Pizza", "Salmon", "Beer"].randomElement(using: &random) ?? ""
                let minute = (300 + 150 * (MealSlot.allCases.firstIndex(of: slot) ?? 0)) % 1440
                let scale = Double.random(in: 1...3, using: &random)
                var entry = FoodEntry(
                    id: "\(date)\(slot)", day: date, at: Date(timeIntervalSince1970: 0), minute: minute, slot: slot,
                    name: name, amount: 1, unit: "piece",
                    nutrients: Nutrients(
                        energy: 150 * scale, protein: 9 * scale, carbs: 20 * scale, fat: 5 * scale, fibre: 2 * scale,
                        caffeine: scale, alcohol: name == "Beer" ? 12 * scale : 0))
                if name == "Beer" { entry.drink = .alcohol }
                entry.grams = 100 * scale
                entries.append(entry)
            }
            guard Int.random(in: 0..<3, using: &random) == 0 else { continue }
            let sets = ["squat", "running"].map { id in
                WorkoutExercise(
                    exerciseID: id, name: id,
                    sets: (0..<Int.random(in: 1...4, using: &random)).map { _ in
                        id == "squat"
                            ? WorkoutSet(
                                reps: .random(in: 3...9, using: &random), load: .random(in: 60...140, using: &random))
                            : WorkoutSet(
                                seconds: .random(in: 900...2500, using: &random),
                                metres: .random(in: 2000...9000, using: &random))
                    })
            }
            workouts.append(
                Workout(
                    id: "\(date)", day: date, at: Date(timeIntervalSince1970: 0),
                    minute: .random(in: 400...1200, using: &random), name: "Workout",
                    kind: Bool.random(using: &random) ? .strength : .cardio,
                    minutes: .random(in: 20...80, using: &random),
                    exercises: sets))
        }
        let days = dates.map { date in
            var figures: DayFigures = [:]
            for metric in [Metric.weight, .sleep, .steps, .stress, .mood, .restingHeartRate] {
                let range = metric.range
                let value = range.lowerBound + Double.random(in: 0.1...0.2, using: &random) * range.upperBound
                figures[metric] = Figure(value: min(value, range.upperBound), source: .manual)
            }
            let own = entries.filter { $0.day == date }
            for metric in Nutrients.metrics {
                figures[metric] = Figure(
                    value: own.compactMap { $0.nutrients[metric] }.reduce(0, +), source: .entries)
            }
            return Day(
                date: date, figures: figures,
                meals: Dictionary(grouping: own, by: \.slot).map {
                    MealTotal(slot: $0.key, entries: $0.value.count, nutrients: Nutrients())
                })
        }
        func exercise(_ id: String, _ kind: Exercise.Kind) -> Exercise {
            Exercise(
                id: id, name: id, dutchName: nil, kind: kind, equipment: nil, primaryMuscles: [.quadriceps],
                secondaryMuscles: [], level: .beginner, aliases: [])
        }
        return CoachRecord(
            today: today, days: days, workouts: workouts, entries: entries,
            exercises: ["squat": exercise("squat", .strength), "running": exercise("running", .cardio)])
    }()

    /// What an answer tells, without the words for which time and which days it is about.
    private static func told(_ question: Question) -> String {
        let answer = Coach.answer(question, from: record)
        let facts = answer.facts.map { fact in
            fact.key
                + fact.values.filter { $0.key != "period" && $0.key != "other" && $0.key != "rule" }
                .map { "\($0.key)=\($0.value)" }.sorted().joined(separator: " ")
        }
        return facts.joined(separator: "\n") + "\(answer.rows) \(answer.rowCount)"
    }

    private static func subject(_ kind: Inquiry.Kind, _ random: inout Random) -> Inquiry {
        var inquiry = Inquiry(kind: kind)
        switch kind {
        case .metric:
            inquiry.metric = [Metric.weight, .sleep, .steps, .protein, .energy, .caffeine, .stress].randomElement(
                using: &random)
        case .micronutrient: inquiry.nutrient = .iron
        case .food: inquiry.food = ["apple", "pizza"].randomElement(using: &random)
        case .group: inquiry.group = .alcoholicDrinks
        case .exercise: inquiry.exercise = ["squat", "running"].randomElement(using: &random)
        case .muscles: inquiry.muscles = .legs
        case .plan: inquiry.figure = .bmi
        case .night: inquiry.night = Question.Night.allCases.randomElement(using: &random)
        case .topic: inquiry.topic = .protein
        case .foodItself: inquiry.food = "pizza"
        case .foods, .drinks, .exercises, .workouts, .overview, .muscleGroups: break
        }
        return inquiry
    }

    private static let parameters = [
        "comparedWith", "meal", "weekdays", "atLeast", "below", "fromMinute", "toMinute", "condition", "food", "group",
        "period", "ofNutrient", "comparedWeekdays", "alsoMetrics", "alsoMeals", "span", "counted", "workoutName",
        "distance", "exceptMeal", "exceptFood", "exceptGroup", "counted and atLeast",
    ]

    private static func set(_ name: String, of inquiry: inout Inquiry, _ random: inout Random) {
        switch name {
        case "measure": inquiry.measure = Question.Measure.allCases.randomElement(using: &random)
        case "period":
            inquiry.period = ["days:14", "days:60", "month:-1", "2026-10-05", "week:-1"].randomElement(using: &random)
        case "comparedWith": inquiry.comparedWith = ["month:-2", "days:90", "2026-09"].randomElement(using: &random)
        case "meal": inquiry.meal = Question.Slot.allCases.randomElement(using: &random)
        case "weekdays": inquiry.weekdays = [[1], [6, 7], [2, 4]].randomElement(using: &random)
        case "atLeast": inquiry.atLeast = [1, 30, 300, 1200, 30_000].randomElement(using: &random)
        case "below": inquiry.below = [30, 300, 1200, 30_000].randomElement(using: &random)
        case "fromMinute": inquiry.fromMinute = [500, 800].randomElement(using: &random)
        case "toMinute": inquiry.toMinute = [600, 900].randomElement(using: &random)
        case "condition":
            let isTraining = Bool.random(using: &random)
            inquiry.condition = Inquiry.Condition(
                event: isTraining ? .training : .alcohol, dayAfter: Bool.random(using: &random))
            inquiry.condition?.without = isTraining ? nil : Bool.random(using: &random)
        case "ofNutrient": inquiry.ofNutrient = .fat
        case "comparedWeekdays": inquiry.comparedWeekdays = [3, 5]
        case "alsoMetrics": inquiry.alsoMetrics = [.mood]
        case "alsoMeals": inquiry.alsoMeals = [.dinner]
        case "span": inquiry.span = Question.Span.allCases.randomElement(using: &random)
        case "counted": inquiry.counted = [Question.Measure.distance, .duration].randomElement(using: &random)
        case "workoutName": inquiry.workoutName = "Intervals"
        case "distance": inquiry.distance = 42
        case "exceptMeal": inquiry.exceptMeal = Question.Slot.allCases.randomElement(using: &random)
        case "exceptFood": inquiry.exceptFood = ["pizza", "beer"].randomElement(using: &random)
        case "exceptGroup": inquiry.exceptGroup = .alcoholicDrinks
        case "counted and atLeast":
            (inquiry.counted, inquiry.atLeast) = (Bool.random(using: &random) ? .distance : .duration, 30)
        case "food": if inquiry.kind == .metric { inquiry.food = "pizza" }
        default: if inquiry.kind == .metric { inquiry.group = .alcoholicDrinks }
        }
    }

    @Test("Of thousands of inquiries, each parameter of each measure of each subject changes an answer, or is refused")
    func uses() throws {
        var random = Random(state: 1)
        var seen: [String: (tried: Int, changed: Bool)] = [:]
        for _ in 0..<12_000 {
            // Of nights and single foods the record has nothing.
            let kind =
                Inquiry.Kind.allCases.filter { ![.night, .foodItself].contains($0) }
                .randomElement(using: &random) ?? .metric
            let plain = Self.subject(kind, &random)
            var (inquiry, less) = (plain, plain)
            if Int.random(in: 0..<4, using: &random) > 0 { Self.set("measure", of: &inquiry, &random) }
            less.measure = inquiry.measure
            if Bool.random(using: &random) {
                Self.set("period", of: &inquiry, &random)
                less.period = inquiry.period
            }
            guard let asked = Self.parameters.randomElement(using: &random),
                let before = try? less.question(today: Self.today)
            else { continue }
            Self.set(asked, of: &inquiry, &random)
            guard inquiry != less, let question = try? inquiry.question(today: Self.today) else { continue }
            #expect(question != before, "\(inquiry)")
            let key = "\(kind.rawValue) \(inquiry.measure?.rawValue ?? "usual") \(asked)"
            if seen[key]?.changed == true { continue }
            let changed = Self.told(question) != Self.told(before)
            seen[key] = ((seen[key]?.tried ?? 0) + 1, changed)
        }
        let ignored = seen.filter { $0.value.tried >= 4 && !$0.value.changed }.keys.sorted()
        #expect(ignored == [])
        #expect(seen.count > 150)
    }

    @Test("A measure is told as it was asked, or refused")
    func measures() throws {
        var random = Random(state: 2)
        for kind in Inquiry.Kind.allCases {
            for measure in Question.Measure.allCases {
                var inquiry = Self.subject(kind, &random)
                let known = InquirySchema(kind).parameters.properties["measure"]?.values ?? []
                inquiry.measure = measure
                let question = try? inquiry.question(today: Self.today)
                if !known.contains(measure.rawValue) { #expect(question == nil, "\(kind) \(measure)") }
                if let question { #expect(question.measure == measure) }
            }
        }
    }

    private func refused(_ change: (inout Inquiry) -> Void) -> String? {
        var inquiry = Inquiry(kind: .metric)
        inquiry.metric = .protein
        change(&inquiry)
        do {
            _ = try inquiry.question(today: Self.today)
            return nil
        } catch Inquiry.Failure.parameter(let name) {
            return name
        } catch {
            return "measure"
        }
    }

    @Test("What would be dropped is named")
    func names() {
        #expect(refused { ($0.measure, $0.atLeast) = (.average, 100) } == "atLeast")
        #expect(refused { ($0.below, $0.atLeast) = (50, 100) } == "below")
        #expect(refused { ($0.measure, $0.comparedWith) = (.average, "month:-1") } == "comparedWith")
        #expect(refused { ($0.measure, $0.weekdays) = (.streak, [1]) } == "weekdays")
        #expect(refused { ($0.measure, $0.meal) = (.why, .lunch) } == "meal")
        #expect(refused { ($0.measure, $0.period) = (.goal, "week:0") } == "period")
        #expect(refused { ($0.food, $0.group) = ("egg", .fruit) } == "group")
        #expect(refused { ($0.metric, $0.meal) = (.weight, .lunch) } == "meal")
        #expect(refused { ($0.metric, $0.measure) = (.weight, .sum) } == "measure")
        #expect(refused { $0.exercise = "squat" } == "exercise")
        #expect(refused { ($0.period, $0.comparedWith) = ("month:-1", "2026-10") } == "comparedWith")
        #expect(refused { $0.condition = .init(event: .alcohol, food: "egg") } == "condition.food")
        #expect(refused { $0.condition = .init(event: .figure, metric: .sleep) } == "condition.below")
        #expect(
            refused { $0.condition = .init(event: .figure, metric: .sleep, atLeast: 1, below: 2) } == "condition.below")
        #expect(refused { ($0.exceptMeal, $0.exceptFood) = (.dinner, "pizza") } == "exceptFood")
        #expect(refused { ($0.metric, $0.exceptMeal) = (.steps, .dinner) } == "exceptMeal")
        #expect(refused { ($0.comparedWith, $0.counted) = ("month:-2", .distance) } == "counted")
        #expect(refused { ($0.comparedWith, $0.counted) = ("month:-2", .sum) } == nil)
        #expect(refused { $0.atLeast = 100 } == nil)
        #expect(refused { $0.comparedWith = "month:-2" } == nil)
    }

    @Test("Why something differs is known of whole days: a question about a meal is declined, not answered for the day")
    func why() {
        var question = Question(subject: .metric(.protein), measure: .why, slot: .lunch)
        #expect(Coach.answer(question, from: Self.record).isDeclined)
        question.slot = nil
        #expect(!Coach.answer(question, from: Self.record).isDeclined)
    }
}
