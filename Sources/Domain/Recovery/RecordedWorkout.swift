public import struct Foundation.Date

/// A workout as a device or an app recorded it.
public struct RecordedWorkout: Codable, Sendable, Equatable {
    /// In the Health app's words without their prefix: `Running`, `TraditionalStrengthTraining`.
    public var activity: String
    public var source: Source
    public var start: Date
    /// The wall clock where it began, 0..<1440.
    public var minute: Int
    public var minutes: Double
    /// kcal above rest
    public var activeEnergy: Double?
    /// km
    public var distance: Double?
    /// Beats a minute.
    public var heartRate: Double?
    public var heartRateMin: Double?
    public var heartRateMax: Double?
    /// Somebody else's record of the same time, which does not count again.
    public var isRepeat: Bool

    public init(
        activity: String, source: Source, start: Date, minute: Int, minutes: Double, activeEnergy: Double? = nil,
        distance: Double? = nil, heartRate: Double? = nil, heartRateMin: Double? = nil, heartRateMax: Double? = nil,
        isRepeat: Bool = false
    ) {
        self.activity = activity
        self.source = source
        self.start = start
        self.minute = minute
        self.minutes = minutes
        self.activeEnergy = activeEnergy
        self.distance = distance
        self.heartRate = heartRate
        self.heartRateMin = heartRateMin
        self.heartRateMax = heartRateMax
        self.isRepeat = isRepeat
    }

    /// Whether the two took place for most of the same time.
    public func overlaps(_ other: RecordedWorkout) -> Bool {
        sharedMinutes(with: other) * 2 > min(minutes, other.minutes)
    }

    /// Whether it is the same record, told again: it began in the same minute and is of the same kind.
    public func isSame(as other: RecordedWorkout) -> Bool {
        activity == other.activity && abs(start.timeIntervalSince(other.start)) < 60
    }

    private func sharedMinutes(with other: RecordedWorkout) -> Double {
        let begin = max(start.timeIntervalSince1970, other.start.timeIntervalSince1970)
        let end = min(
            start.timeIntervalSince1970 + minutes * 60, other.start.timeIntervalSince1970 + other.minutes * 60)
        return max(0, (end - begin) / 60)
    }
}
