/// What VitalBrief shows of a day: sleep, heart, activity and workouts, each beside its baseline.
public struct DailySnapshot: Codable, Sendable, Equatable {
    public let date: CivilDate
    public let window: BaselineWindow
    /// Those with a figure of the last week.
    public let readings: [Reading]
    /// By how many have a difference, with those of the day before for what is still growing; `nil` without one.
    public let confidence: Confidence?
    public let cards: [RecoveryCard]

    /// In the order they are shown in.
    public static func metrics(_ days: [Day]) -> [Metric] {
        [.sleep, days.hrvMetric, .restingHeartRate, .steps, .activeEnergy, .workoutMinutes, .workoutCount]
    }

    /// - Parameters:
    ///   - days: in order, `window` days before `date` among them, and 80 for the card of a notable change
    ///   - today: it is not over
    public init(on date: CivilDate, days: [Day], window: BaselineWindow = .month, today: CivilDate) {
        self.date = date
        self.window = window
        readings = Self.metrics(days).compactMap { Reading($0, on: date, in: days, window: window, today: today) }
        // What still grows is told as of the day before.
        let compared = readings.compactMap { reading in
            reading.isRunning
                ? Reading(reading.metric, on: date.adding(days: -1), in: days, window: window, today: today) : reading
        }.filter { $0.delta != nil }
        confidence = Confidence(metrics: compared.count)
        cards = RecoveryCard.all(compared, alarms: Alarms.recent(days: days, on: date, today: today))
    }
}

/// One of VitalBrief's three cards: what differs from usual, with how much that rests on.
public struct RecoveryCard: Codable, Sendable, Equatable {
    public enum Kind: String, Codable, Sendable { case recovery, load, change }

    public let kind: Kind
    public let confidence: Confidence
    /// Those that have a difference, the most unusual first.
    public let readings: [Reading]
    /// Of a notable change: what is far out.
    public let alarm: Alarm?

    /// Cards with something to say, in order.
    ///
    /// - Parameter compared: readings that have a difference
    static func all(_ compared: [Reading], alarms: [Alarm]) -> [RecoveryCard] {
        func card(_ kind: Kind, _ metrics: Set<Metric>) -> RecoveryCard? {
            let own = compared.filter { metrics.contains($0.metric) }
            guard own.contains(where: { $0.delta != 0 }), let confidence = Confidence(metrics: own.count) else {
                return nil
            }
            return RecoveryCard(
                kind: kind, confidence: confidence, readings: own.sorted { $0.surprise > $1.surprise }, alarm: nil)
        }
        let change = alarms.first.flatMap { alarm in
            Confidence(metrics: compared.count).map {
                RecoveryCard(
                    kind: .change, confidence: $0, readings: compared.filter { $0.metric == alarm.metric },
                    alarm: alarm)
            }
        }
        return [
            card(.recovery, [.sleep, .hrv, .hrvSleep, .restingHeartRate]),
            card(.load, [.steps, .activeEnergy, .workoutMinutes]), change,
        ].compactMap { $0 }
    }
}

extension Reading {
    /// What differs where nothing ever did surprises most.
    fileprivate var surprise: Double { score.map(abs) ?? (delta == 0 ? 0 : .infinity) }
}
