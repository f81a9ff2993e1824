import Domain
import Services

/// The answer of `GET /api/training/volume`: a week beside the four before it.
struct VolumeAnswer: Encodable {
    struct Muscle: Encodable {
        var muscle: Exercise.Muscle
        var name: String
        /// Fractional sets of the week, so far
        var sets: Double
        /// A week of the four before it
        var mean: Double
        /// Of the mean
        var band: VolumeBand
        var why: Why
    }

    struct Figure: Encodable {
        var week: Double
        var mean: Double
        var text: String
        var meanText: String
    }

    /// Weeks that are compared with
    static let before = 4

    /// Oldest first
    var weeks: [TrainingWeek]
    /// Those with the most sets first
    var muscles: [Muscle]
    /// kg
    var tonnage: Figure
    var workouts: Figure
    var target: Double?
    /// Sets of exercises whose muscles nobody knows, in all five weeks
    var setsOfUnknownMuscles: Int

    init(_ weeks: [TrainingWeek], _ words: TrainingWords, target: Double?) {
        self.weeks = weeks
        self.target = target
        let (week, earlier) = (weeks.last, weeks.dropLast())
        let count = Double(max(earlier.count, 1))
        func mean(_ value: (TrainingWeek) -> Double) -> Double { earlier.reduce(0) { $0 + value($1) } / count }
        func figure(_ value: (TrainingWeek) -> Double, _ text: (Double) -> String) -> Figure {
            let (now, mean) = (week.map(value) ?? 0, mean(value))
            return Figure(week: now, mean: mean, text: text(now), meanText: text(mean))
        }
        tonnage = figure({ $0.tonnage }) { words.load($0.rounded()) }
        workouts = figure({ Double($0.workouts) }) { words.person.number($0, $0 == $0.rounded() ? 0 : 1) }
        setsOfUnknownMuscles = weeks.reduce(0) { $0 + $1.setsOfUnknownMuscles }
        muscles = Set(weeks.flatMap { $0.muscles.keys }).map { muscle in
            let mean = mean { $0.muscles[muscle] ?? 0 }
            return Muscle(
                muscle: muscle, name: muscle.name(words.person.language), sets: week?.muscles[muscle] ?? 0, mean: mean,
                band: VolumeBand(sets: mean), why: words.person.why("progress.why.sets", [:], words.rows(muscle, weeks))
            )
        }.sorted { ($1.mean + $1.sets, $0.name) < ($0.mean + $0.sets, $1.name) }
    }
}

extension TrainingWords {
    /// The exercises that count for a muscle, week by week, newest first.
    fileprivate func rows(_ muscle: Exercise.Muscle, _ weeks: [TrainingWeek]) -> [Why.Row] {
        weeks.reversed().flatMap { week in
            week.parts.compactMap { part in
                let share = part.primary.contains(muscle) ? 1 : part.secondary.contains(muscle) ? 0.5 : 0
                guard share > 0 else { return nil }
                return Why.Row(
                    date: week.start,
                    text: person.text(
                        share == 1 ? "progress.sets.whole" : "progress.sets.half",
                        ["sets": .number(Double(part.sets)), "value": .number(Double(part.sets) * share)]),
                    source: trained.name(part.name, of: part.key))
            }
        }
    }
}
