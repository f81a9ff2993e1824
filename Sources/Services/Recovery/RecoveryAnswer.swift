public import Domain

/// The answer of `GET /api/recovery`.
public struct RecoveryAnswer: Encodable {
    struct Shown: Encodable {
        var reading: Reading
        /// The figures that made its baseline
        var why: Why
    }

    struct Card: Encodable {
        var kind: RecoveryCard.Kind
        var title: String
        var explanation: String
        var confidence: Confidence
    }

    struct Variability: Encodable {
        var metric: Metric
        var state: HRVRange.State
        /// ms: the geometric mean of the week, and the band around what is usual
        var week: Double
        var low: Double
        var high: Double
        var weekDays: Int
        var baselineDays: Int
        /// %
        var variation: Double?
        var why: Why
    }

    struct Debt: Encodable {
        var debt: SleepDebt
        var why: Why
    }

    struct Regularity: Encodable {
        /// -100...100
        var index: Double
        var pairs: Int
        var why: Why
    }

    struct Jetlag: Encodable {
        var shift: SocialJetlag
        var hours: Double
        var why: Why
    }

    struct Load: Encodable {
        var measure: TrainingLoad.Measure
        var load: TrainingLoad
        var why: Why
    }

    public struct Habits: Encodable {
        struct Finding: Encodable {
            var text: String
            var finding: HabitFinding
            var why: String
        }

        /// How many pairs were looked at
        var tests: Int
        var findings: [Finding]
        var reference: String
    }

    var date: CivilDate
    var isToday: Bool
    var window: BaselineWindow
    var confidence: Confidence?
    var readings: [Shown]
    var cards: [Card]
    /// Everything that is known of the day, with what lost against it and what devices recorded.
    var day: Day
    var variability: Variability?
    var debt: Debt?
    var regularity: Regularity?
    var jetlag: Jetlag?
    var load: Load?
    /// What someone said of themselves when they began, beside what is usual now
    var start: [StartingPoint]
    var habits: Habits

    public init(
        _ days: [Day], on date: CivilDate, window: BaselineWindow, background: Background?,
        habits: HabitFindings.Result, for person: Person
    ) {
        let snapshot = DailySnapshot(on: date, days: days, window: window, today: person.today)
        let words = RecoveryWords(person: person)
        self.date = date
        isToday = date == person.today
        self.window = window
        confidence = snapshot.confidence
        readings = snapshot.readings.map { Shown(reading: $0, why: words.why($0, window, in: days)) }
        cards = snapshot.cards.map { words.card($0, on: date) }
        day = days.last { $0.date == date } ?? Day(date: date)
        variability = words.variability(days)
        debt = words.debt(days)
        regularity = words.regularity(days)
        jetlag = words.jetlag(days)
        load = words.load(days, before: isToday ? date : date.adding(days: 1))
        start = StartingPoint.all(background, days: days, on: date, window: window)
        self.habits = words.habits(habits)
    }
}
