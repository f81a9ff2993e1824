/// Something that the figures of the last days carry, with the days that it rests on. It observes; it prescribes nothing.
public struct Insight: Sendable, Equatable {
    public enum Tone: String, Codable, Sendable, CaseIterable { case warning, positive, suggestion }

    public enum Category: String, Codable, Sendable, CaseIterable {
        case sleep, nutrition, stress, training, hydration, phase
    }

    public enum Kind: Sendable, Equatable {
        /// A day or a stretch of days far from usual.
        case unusual(Alarm)
        /// Nights shorter than what adults need
        case shortNights(SleepDebt)
        /// Nights of seven hours or more, of the known ones of two weeks
        case enoughSleep(nights: Int, of: Int)
        /// Stress, 1 to 10, on average over so many days
        case stress(mean: Double, days: Int)
        /// g a day against the target, over so many days
        case lowProtein(mean: Double, target: Double, days: Int)
        /// Days on which the target was reached
        case proteinReached(days: Int, of: Int, target: Double)
        /// ml a day against the target, over so many days
        case lowWater(mean: Double, target: Double, days: Int)
        case waterReached(days: Int, of: Int, target: Double)
        /// Food was logged on so few of the last seven days.
        case fewLogged(days: Int)
        /// Days on which the goal for steps was reached
        case stepsReached(days: Int, of: Int, goal: Double)
        case workoutsReached(count: Int, goal: Double)
        /// More than on any of so many days before; `best` of them
        case record(Metric, value: Double, best: Double, days: Int)
        /// Days since a phase began that is usually over by now
        case longPhase(Phase, days: Int)
        /// kcal a day that expenditure has changed since a phase began, with the interval that holds it 9 in 10 times
        case burnChanged(Double, ClosedRange<Double>, since: CivilDate)
    }

    /// One figure that it rests on.
    public struct Row: Codable, Sendable, Equatable {
        public let date: CivilDate
        public let metric: Metric
        public let value: Double
        public let source: Source

        public init(date: CivilDate, metric: Metric, value: Double, source: Source) {
            self.date = date
            self.metric = metric
            self.value = value
            self.source = source
        }
    }

    public let kind: Kind
    /// 1 comes first.
    public let priority: Int
    /// Newest first
    public let rows: [Row]
}

extension Insight {
    /// Its name in keys and addresses.
    public var name: String {
        switch kind {
        case .unusual(let alarm): alarm.kind == .day ? "unusual" : "shift"
        case .shortNights: "shortNights"
        case .enoughSleep: "enoughSleep"
        case .stress: "stress"
        case .lowProtein: "lowProtein"
        case .proteinReached: "proteinReached"
        case .lowWater: "lowWater"
        case .waterReached: "waterReached"
        case .fewLogged: "fewLogged"
        case .stepsReached: "stepsReached"
        case .workoutsReached: "workoutsReached"
        case .record: "record"
        case .longPhase: "longPhase"
        case .burnChanged: "burnChanged"
        }
    }

    /// The same for the same observation of the same day.
    public func id(on date: CivilDate) -> String {
        switch kind {
        case .unusual(let alarm): "\(name).\(alarm.metric.rawValue).\(alarm.date)"
        case .record(let metric, _, _, _): "\(name).\(metric.rawValue).\(date)"
        case .longPhase(let phase, _): "\(name).\(phase.rawValue).\(date)"
        default: "\(name).\(date)"
        }
    }

    public var tone: Tone {
        switch kind {
        case .unusual(let alarm): alarm.isStrain ? .warning : .suggestion
        case .shortNights, .stress: .warning
        case .lowProtein, .lowWater, .fewLogged, .longPhase, .burnChanged: .suggestion
        case .enoughSleep, .proteinReached, .waterReached, .stepsReached, .workoutsReached, .record: .positive
        }
    }

    public var category: Category {
        switch kind {
        case .unusual(let alarm): alarm.category
        case .shortNights, .enoughSleep: .sleep
        case .stress: .stress
        case .lowProtein, .proteinReached, .fewLogged: .nutrition
        case .lowWater, .waterReached: .hydration
        case .stepsReached, .workoutsReached, .record: .training
        case .longPhase, .burnChanged: .phase
        }
    }

    /// Whether it tells energy, which some do not want to see.
    public var isAboutEnergy: Bool {
        switch kind {
        case .unusual(let alarm): alarm.metric == .activeEnergy
        case .record(let metric, _, _, _): metric == .activeEnergy
        case .burnChanged: true
        default: false
        }
    }
}

extension Alarm {
    /// In the direction that goes with a body under strain: less sleep, less variability, a faster heart or breath.
    public var isStrain: Bool {
        switch metric {
        case .sleep, .hrv, .hrvSleep: score < 0
        case .restingHeartRate, .respiratoryRate: score > 0
        default: false
        }
    }

    var category: Insight.Category {
        switch metric {
        case .sleep: .sleep
        case .steps, .activeEnergy: .training
        default: .stress
        }
    }
}
