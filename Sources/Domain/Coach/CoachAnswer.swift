/// An answer as facts: what was found, the rows it rests on, what was taken for granted. Words are chosen by whoever
/// shows it.
public struct CoachAnswer: Sendable, Equatable {
    /// A value of a fact, with what it is.
    public enum Value: Sendable, Equatable {
        case count(Int)
        case number(Double)
        case figure(Double, Metric)
        /// kg
        case load(Double)
        case set(WorkoutSet)
        case sets([WorkoutSet])
        /// min
        case minutes(Double)
        /// km
        case kilometres(Double)
        /// min a km
        case pace(Double)
        /// g
        case grams(Double)
        /// 0 to 1
        case share(Double)
        case date(CivilDate)
        /// Days before today
        case age(Int)
        case period(Period)
        /// Some days of the week of a period
        case weekdays(Set<Int>, Period)
        case metric(Metric)
        case micronutrient(Micronutrient)
        /// In its unit
        case micro(Double, Micronutrient)
        /// The library's id, or the name
        case exercise(String)
        case food(name: String, id: Food.ID?)
        case muscles(Question.MuscleGroup)
        case kind(Workout.Kind)
        case group(FoodGroup)
        /// 1 is Monday
        case weekday(Int)
        /// Minutes after midnight
        case time(Int)
        /// Of a figure, for each kilo of the body
        case perKilo(Double, Metric)
        /// Words within a sentence that have a sentence's own values
        case phrase(Fact)
        case list([Value])
        case words([String])
        case text(String)
    }

    /// One sentence: which, and what fills it. With a `count` of one it is in the singular.
    public struct Fact: Sendable, Equatable, Encodable {
        public var key: String
        public var values: [String: Value]

        public init(_ key: String, _ values: [String: Value] = [:]) {
            self.key = key
            self.values = values
        }
    }

    /// Something that the answer rests on.
    public struct Row: Sendable, Equatable, Encodable {
        /// Where more of it is to be seen.
        public enum Place: String, Sendable, Codable { case workouts, food, log, plan }

        public var date: CivilDate?
        public var name: Value?
        public var value: Value
        public var place: Place?

        public init(date: CivilDate?, name: Value? = nil, value: Value, place: Place?) {
            self.date = date
            self.name = name
            self.value = value
            self.place = place
        }
    }

    public enum Picture: Sendable, Equatable {
        /// A chart of days
        case days(Metric, DayRange)
        /// The strength of an exercise
        case exercise(String, DayRange)
    }

    /// What one may want to ask next.
    public enum FollowUp: String, Sendable, Equatable, CaseIterable {
        case week, month, year, ever, progress, last, heaviest, sources, compare, average, often, workouts, foods
        case protein, sleep, weight, steps
    }

    public static let mostRows = 40

    /// As it was understood, with what was filled in.
    public var question: Question
    public var facts: [Fact]
    /// What the answer takes for granted, and what it leaves out.
    public var notes: [Fact] = []
    /// Newest first, or the first of a ranking first; at most `mostRows`.
    public var rows: [Row] = []
    /// How many rows there are in all.
    public var rowCount = 0
    /// How it was counted.
    public var formula: String?
    public var picture: Picture?
    public var followUps: [FollowUp] = []
    /// Whether it tells energy, which some do not want to see.
    public var isAboutEnergy = false

    public init(_ question: Question, _ facts: [Fact]) {
        self.question = question
        self.facts = facts
    }

    /// Tells another figure after this one; whose rows are whose is said.
    mutating func add(_ other: CoachAnswer, of metric: Metric, after first: Metric) {
        func named(_ rows: [Row], _ metric: Metric) -> [Row] {
            rows.map { Row(date: $0.date, name: $0.name ?? .metric(metric), value: $0.value, place: $0.place) }
        }
        guard facts != other.facts else { return }
        facts += other.facts
        notes += other.notes.filter { !notes.contains($0) }
        rows = Array((named(rows, first) + named(other.rows, metric)).prefix(Self.mostRows))
        rowCount += other.rowCount
        formula = formula ?? other.formula
        picture = picture ?? other.picture
        isAboutEnergy = isAboutEnergy || other.isAboutEnergy
    }

    /// There was nothing of what was asked for.
    var isOfNothing: Bool { facts.first.map { $0.key.hasPrefix("no") } ?? true }

    /// With what was asked on after it.
    func going(on next: CoachAnswer) -> CoachAnswer {
        var answer = next
        answer.facts = facts + next.facts.filter { !facts.contains($0) }
        answer.notes = notes + next.notes.filter { !notes.contains($0) }
        answer.rows = Array((rows + next.rows).prefix(Self.mostRows))
        answer.rowCount += rowCount
        answer.formula = next.formula ?? formula
        answer.picture = next.picture ?? picture
        answer.isAboutEnergy = isAboutEnergy || next.isAboutEnergy
        return answer
    }

    /// The day that it is about, where it is about one.
    var found: CivilDate? {
        for fact in facts {
            if case .date(let date) = fact.values["date"] { return date }
        }
        return question.period?.day
    }

    /// What its rows are of, each once, in their order
    var things: [Question.Found.Thing] {
        var things: [Question.Found.Thing] = []
        for row in rows {
            let thing: Question.Found.Thing? =
                switch row.name {
                case .food(let name, _): .subject(.food(name))
                case .exercise(let id): .subject(.exercise(id))
                case nil where question.top != nil: row.date.map { .day($0) }
                case _ where question.subject?.isOfSessions == true: row.date.map { .day($0) }
                default: nil
                }
            if let thing, !things.contains(thing) { things.append(thing) }
            if things.count == Self.mostDays { break }
        }
        // Workouts are told from the first on.
        let days = things.compactMap { if case .day(let day) = $0 { day } else { nil } }
        let isOfDays = question.subject?.isOfSessions == true && days.count == things.count
        return isOfDays ? days.sorted().map { .day($0) } : things
    }

    /// Whether a figure in it is one of energy.
    var tellsEnergy: Bool { facts.contains(where: \.tellsEnergy) || rows.contains { $0.value.isEnergy } }

    /// Whether a sentence of it tells of which time it is.
    var tellsPeriod: Bool { facts.contains { $0.values["period"] != nil } }

    mutating func cite(_ rows: [Row]) {
        rowCount = rows.count
        self.rows = Array(rows.prefix(Self.mostRows))
    }

    /// Names the days that it rests on, the newest first, each with its figure.
    mutating func nameDays() {
        var dates: [(date: CivilDate, values: [Value])] = []
        for row in rows {
            guard let date = row.date else { continue }
            if let place = dates.firstIndex(where: { $0.date == date }) {
                dates[place].values.append(row.value)
            } else {
                dates.append((date, [row.value]))
            }
        }
        guard !dates.isEmpty else { return }
        let shown = dates.sorted { $0.date > $1.date }.prefix(Self.mostDays).map { date, values in
            guard values.count == 1, let value = values.first, value.isTold else { return Value.date(date) }
            return .day(.date(date), value)
        }
        facts.append(
            .init(
                dates.count > shown.count || rowCount > rows.count ? "onDaysLatest" : "onDays",
                ["days": .list(shown), "number": .number(Double(shown.count))]))
    }

    /// Days that are named in an answer
    static let mostDays = 10

    /// What one may ask next about another time: nobody asks for the one they had.
    mutating func leaveOutAsked(_ periods: [Period?]) {
        followUps.removeAll { next in next.period.map { periods.contains($0) } ?? false }
    }
}

extension CoachAnswer.FollowUp {
    /// The time that it asks about.
    fileprivate var period: Period? {
        switch self {
        case .week: .week(-1)
        case .month, .compare: .month(-1)
        case .year: .year(0)
        case .ever: .ever
        default: nil
        }
    }
}

extension CoachAnswer.Fact {
    var tellsEnergy: Bool { values.values.contains(where: \.isEnergy) }

    /// How the trend of weight goes, in kg a week.
    static func rate(_ rate: Double) -> Self {
        let key = abs(rate) < 0.05 ? "topic.rateFlat" : rate < 0 ? "topic.rateDown" : "topic.rateUp"
        return .init(key, ["value": .figure(abs(rate), .weight)])
    }
}

extension CoachAnswer.Value {
    /// A day, and in brackets what it had.
    static func day(_ day: Self, _ value: Self) -> Self { .phrase(.init("dayFigure", ["day": day, "value": value])) }

    /// It says something beside its day.
    fileprivate var isTold: Bool {
        switch self {
        case .count, .figure(0, _), .sets, .list: false
        default: true
        }
    }

    fileprivate var isEnergy: Bool {
        switch self {
        case .figure(_, let metric), .perKilo(_, let metric):
            [.energy, .activeEnergy, .basalEnergy].contains(metric)
        case .phrase(let fact): fact.tellsEnergy
        case .list(let values): values.contains(where: \.isEnergy)
        default: false
        }
    }
}
