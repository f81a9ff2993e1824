/// A figure as someone put it when they began, beside what is usual for them now.
public struct StartingPoint: Codable, Sendable, Equatable {
    public let metric: Metric
    /// In the metric's unit
    public let start: Double
    /// Of the window until the day; `nil` while too few days are known
    public let now: Baseline?

    /// Those that were answered, in the order they are shown in.
    ///
    /// - Parameters:
    ///   - days: in order, the window until `date` among them
    public static func all(
        _ background: Background?, days: [Day], on date: CivilDate, window: BaselineWindow
    ) -> [StartingPoint] {
        guard let background else { return [] }
        let energy = [background.morningEnergy, background.afternoonEnergy].compactMap { $0 }.map(Double.init)
        let said: [(Metric, Double?)] = [
            (.sleep, background.averageSleepHours.map { $0 * 60 }),
            (.sleepQuality, background.sleepQuality.map(Double.init)),
            (.energyLevel, DailyAverage(energy)?.mean),
            (.mood, background.generalMood.map(Double.init)),
            (.stress, background.stressLevel.map(Double.init)),
            (.steps, background.averageDailySteps.map(Double.init)),
        ]
        return said.compactMap { metric, start in
            start.map {
                StartingPoint(
                    metric: metric, start: $0,
                    now: Baseline(days.values(of: metric, before: date.adding(days: 1), window.rawValue)))
            }
        }
    }
}
