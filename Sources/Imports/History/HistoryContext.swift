public import Domain
public import Foundation

/// What has to be known of a person to read their history from another app.
public struct HistoryContext: Sendable {
    public var home: TimeZone
    public var now: Date
    public var mealTimes: MealTimes
    /// Whether they use pounds and miles here.
    public var isImperial: Bool
    /// kg, as it is known here.
    public var weight: Double?
    /// What was answered, by `HistoryQuestion.id`.
    public var answers: [String: String]

    public init(
        home: TimeZone, now: Date, mealTimes: MealTimes = .usual, isImperial: Bool = false, weight: Double? = nil,
        answers: [String: String] = [:]
    ) {
        self.home = home
        self.now = now
        self.mealTimes = mealTimes
        self.isImperial = isImperial
        self.weight = weight
        self.answers = answers
    }
}

/// Takes what the rows of a file are, and counts what they are not.
final class HistoryTally {
    var days: AccountDays
    private(set) var history = HistorySummary()
    let context: HistoryContext
    private let entry: (FoodEntry) throws -> Void
    private let workout: (Workout) throws -> Void
    private var family = ""
    private var beats: [CivilDate: Beats] = [:]

    private struct Beats {
        var sum = 0.0
        var count = 0.0
        var lowest: Double
        var highest: Double
    }

    /// Of the row that is read; 0 where there are no lines.
    var line = 0
    /// The last workout without a time, so that the next one of its day comes after it.
    private var untimed: (day: CivilDate, minute: Int)?

    /// What one entry may hold of energy or a nutrient, kcal, g or mg
    private static let figures = 0.0...20_000
    /// g, ml or portions
    private static let mostAmount = 100_000.0
    private static let mostMicros = 1_000_000.0
    private static let workoutMinutes = 0.0...1440
    private static let mostExamples = 3
    private static let mostQuestions = 100
    /// Kinds of files that are named; those beyond are one.
    private static let mostLeftOut = 300
    /// Where each of those kinds stands in the list.
    private var leftOutPlaces: [String: Int] = [:]

    init(
        _ origin: HealthOrigin, _ context: HistoryContext, entry: @escaping (FoodEntry) throws -> Void,
        workout: @escaping (Workout) throws -> Void
    ) {
        days = AccountDays(origin, home: context.home, now: context.now)
        self.context = context
        self.entry = entry
        self.workout = workout
    }

    var home: DayClock { days.home }

    /// - Parameters:
    ///   - example: as it is written
    ///   - line: where it stands, in place of where the rows are
    func skip(_ reason: HealthSkip, _ example: @autoclosure () -> String, line: Int? = nil, count: Int = 1) {
        guard count > 0 else { return }
        days.summary.skip(reason, count)
        if history.examples[reason]?.count ?? 0 < Self.mostExamples {
            history.examples[reason, default: []].append(example())
            var lines = history.lines ?? [:]
            lines[reason, default: []].append(line ?? self.line)
            history.lines = lines
        }
    }

    /// A file of an archive, or all of it, of which nothing is taken.
    func leaveOut(_ name: String, _ reason: LeftOutFile.Reason, rows: Int = 0) {
        // What is a table is left out by the row.
        if rows > 0 {
            skip(.noPlace, name, line: 0, count: rows)
        } else {
            skip(.file, name, line: 0)
        }
        let family = "\(reason.rawValue) \(Self.family(name))"
        let count = history.leftOut?.count ?? 0
        let place = leftOutPlaces[family] ?? min(count, Self.mostLeftOut)
        if place < count {
            history.leftOut?[place].count += 1
        } else {
            let isRest = place == Self.mostLeftOut
            let file = LeftOutFile(name: isRest ? "…" : String(name.suffix(120)), reason: isRest ? .tooMany : reason)
            if !isRest { leftOutPlaces[family] = place }
            history.leftOut = (history.leftOut ?? []) + [file]
        }
    }

    func doubt(_ doubt: HistoryDoubt) {
        if history.doubts?.contains(doubt) != true { history.doubts = (history.doubts ?? []) + [doubt] }
    }

    /// "heart_rate-2024-01-11.json" is one of many that differ in their dates alone.
    private static func family(_ name: String) -> String { String(name.filter { !$0.isNumber }) }

    func ask(_ question: HistoryQuestion) {
        guard history.questions.count < Self.mostQuestions, !history.questions.contains(where: { $0.id == question.id })
        else { return }
        history.questions.append(question)
    }

    /// What was answered, else the guess, which is asked about.
    func settle(_ question: HistoryQuestion) -> String {
        guard let answer = context.answers[question.id],
            question.options.contains(answer) || question.kind == .column && Self.isMetric(answer)
        else {
            ask(question)
            return question.guess
        }
        var answered = question
        answered.guess = answer
        // What was said of it in words of one's own stays among what may be chosen.
        if !answered.options.contains(answer) { answered.options.append(answer) }
        answered.reason = .remembered
        ask(answered)
        return answer
    }

    /// A metric, or one with its unit.
    private static func isMetric(_ answer: String) -> Bool {
        guard let (metric, unit) = HistoryQuestion.column(of: answer) else { return false }
        return unit.map { WrittenUnit($0)?.factor(to: metric.unit) != nil } ?? true
    }

    func isPossible(_ day: CivilDate) -> Bool { day <= days.latest && day > .first }

    /// A heart rate among the many of a day: of all of them its mean, the lowest and the highest count.
    func addBeats(_ rate: Double, on day: CivilDate) {
        var beats = beats[day] ?? Beats(lowest: rate, highest: rate)
        beats.sum += rate
        beats.count += 1
        beats.lowest = min(beats.lowest, rate)
        beats.highest = max(beats.highest, rate)
        self.beats[day] = beats
    }

    /// Entries whose figures nobody eats are left out, whatever file they are from.
    func add(_ found: FoodEntry) throws {
        let figures = Nutrients.metrics.compactMap { found.nutrients[$0] }
        guard figures.allSatisfy(Self.figures.contains), found.amount > 0, found.amount <= Self.mostAmount,
            [found.grams, found.millilitres].allSatisfy({ (0...Self.mostAmount).contains($0 ?? 0) })
        else { return skip(.implausible, found.name) }
        var found = found
        if let micros = found.micros {
            let known = Micronutrient.allCases.compactMap { micros[$0] }
            if !known.allSatisfy({ (0...Self.mostMicros).contains($0) }) { found.micros = nil }
        }
        history.entries += 1
        days.noted.insert(found.day)
        try entry(found)
    }

    func add(_ found: Workout) throws {
        var found = found
        if let minutes = found.minutes, !Self.workoutMinutes.contains(minutes) { found.minutes = nil }
        history.workouts += 1
        history.sets += found.exercises.reduce(0) { $0 + $1.sets.count }
        days.noted.insert(found.day)
        try workout(found)
    }

    /// Something that was timed, not logged in sets.
    ///
    /// - Parameter minute: of the clock on the wall; without one it takes its place after the one before, from noon on
    func add(
        activity: String?, on day: CivilDate, minute: Int?, minutes: Double, energy: Double?, distance: Double? = nil,
        heartRate: Double? = nil
    ) {
        // What an app gives for the steps that another one counted: "Garmin Adjustment".
        if let activity, ["adjustment", "step calories"].contains(where: { activity.lowercased().contains($0) }) {
            return skip(.noPlace, activity)
        }
        var start = minute ?? 12 * 60
        if minute == nil, let untimed, untimed.day == day { start = untimed.minute }
        if minute == nil { untimed = (day, min(1439, start + (Int(exactly: minutes.rounded(.up)) ?? 1))) }
        days.add(
            RecordedWorkout(
                activity: AccountActivity.name(activity), source: Source(rawValue: days.source.name),
                start: home.instant(on: day, minute: start), minute: start, minutes: minutes,
                activeEnergy: energy.flatMap { $0 > 0 && Metric.activeEnergy.range.contains($0) ? $0 : nil },
                distance: distance.flatMap { $0 > 0 && Metric.distance.range.contains($0) ? $0 : nil },
                heartRate: heartRate.flatMap { Metric.heartRate.range.contains($0) ? $0 : nil }), on: day)
    }

    /// From now on, records are those of a file of this kind.
    func tell(_ family: String) {
        self.family = family
        days.telling = family
    }

    /// And in it, those of a device or an app.
    func tell(by source: String) { days.telling = family + source }

    func set(_ metric: Metric, on day: CivilDate, _ value: Double, weight: Double? = nil) {
        days.set(metric, on: day, value, weight: weight)
    }

    /// What it all comes to.
    func finished() -> AccountDays {
        for (day, beats) in beats {
            set(.heartRate, on: day, beats.sum / beats.count)
            set(.heartRateMin, on: day, beats.lowest)
            set(.heartRateMax, on: day, beats.highest)
        }
        history.workouts += days.workoutCount
        history.weights = days.count(of: .weight)
        let others: Set<Metric> = [.weight, .workoutCount, .workoutMinutes]
        history.figures = Metric.allCases.reduce(0) { $0 + (others.contains($1) ? 0 : days.count(of: $1)) }
        days.summary.history = history
        return days
    }
}
