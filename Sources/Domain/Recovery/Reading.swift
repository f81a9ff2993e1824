/// A figure beside what is usual, with where it is from and how fresh it is.
public struct Reading: Codable, Sendable, Equatable {
    public let metric: Metric
    public let value: Double
    public let source: Source
    /// The day it is of
    public let date: CivilDate
    /// That day is not over, and what it adds up to will grow: it is not compared.
    public let isRunning: Bool
    public let baseline: Baseline?
    /// `value` less the baseline's median
    public let delta: Double?
    /// How unusual that is, by the robust score; `nil` where the days before were all the same
    public let score: Double?

    /// How many days back a figure may be from and still be shown.
    static let oldest = 7

    /// The latest figure on or before `date`, against the days before its own.
    ///
    /// - Parameters:
    ///   - days: in order, the window before `date` among them
    ///   - today: sums of this day are still growing
    /// - Returns: `nil` where nothing is known of the last week.
    public init?(
        _ metric: Metric, on date: CivilDate, in days: [Day], window: BaselineWindow = .month, today: CivilDate
    ) {
        let recent = days.days(before: date.adding(days: 1), Self.oldest)
        guard let day = recent.last(where: { $0.figures[metric] != nil }), let figure = day.figures[metric] else {
            return nil
        }
        self.metric = metric
        value = figure.value
        source = figure.source
        self.date = day.date
        isRunning = day.date == today && metric.growsThroughTheDay
        let before = days.values(of: metric, before: day.date, window.rawValue)
        baseline = Baseline(before)
        delta = isRunning ? nil : baseline.map { figure.value - $0.median }
        score = delta == nil ? nil : RobustScore(figure.value, history: before)?.score
    }
}

extension Metric {
    /// Added up from morning to night, so that it says nothing before the day is over.
    public var growsThroughTheDay: Bool { isAdditive && !isOfNight }
}

extension [Day] {
    /// The metric that heart rate variability is read from: that of the sleep window where it is known about as often as
    /// that of the whole day. One of both throughout, for their levels differ.
    public var hrvMetric: Metric {
        let asleep = count { $0.figures[.hrvSleep] != nil }
        let whole = count { $0.figures[.hrv] != nil }
        return asleep > 0 && asleep * 4 >= whole * 3 ? .hrvSleep : .hrv
    }
}
