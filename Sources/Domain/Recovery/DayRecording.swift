/// What a watch or phone recorded of a day, beyond one number each.
public struct DayRecording: Codable, Sendable, Equatable {
    /// The sleep that ended on this day, in order.
    public var sleep: [SleepSession]
    public var workouts: [RecordedWorkout]
    /// Steps by hour of the wall clock, 24 of them; empty where none were counted.
    public var hourlySteps: [Double]
    /// Mean beats a minute by hour of the wall clock, 24 of them, `nil` for an hour without; empty where there are none.
    public var hourlyHeartRate: [Double?]

    public init(
        sleep: [SleepSession] = [], workouts: [RecordedWorkout] = [], hourlySteps: [Double] = [],
        hourlyHeartRate: [Double?] = []
    ) {
        self.sleep = sleep
        self.workouts = workouts
        self.hourlySteps = hourlySteps
        self.hourlyHeartRate = hourlyHeartRate
    }

    /// Of two workouts that different sources recorded for most of the same time, one is a repeat; and of one that the same
    /// source told of twice.
    ///
    /// - Parameter rank: which source comes first, the lowest number before all
    public mutating func markRepeatedWorkouts(_ rank: (Source) -> Int) {
        workouts.sort { $0.start < $1.start }
        for place in workouts.indices {
            let workout = workouts[place]
            workouts[place].isRepeat =
                workout.isRepeat
                || workouts.contains { other in
                    other.source != workout.source && rank(other.source) < rank(workout.source)
                        && workout.overlaps(other)
                }
                || workouts[..<place].contains { $0.source == workout.source && $0.isSame(as: workout) }
        }
    }

    public var isEmpty: Bool {
        sleep.isEmpty && workouts.isEmpty && hourlySteps.isEmpty && hourlyHeartRate.isEmpty
    }
}
