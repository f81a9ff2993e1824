/// A part of a day's figure that an import found.
public struct RecordedFigure: Sendable, Equatable {
    public var metric: Metric
    public var day: CivilDate
    public var share: RecordedShare

    public init(_ metric: Metric, on day: CivilDate, _ share: RecordedShare) {
        self.metric = metric
        self.day = day
        self.share = share
    }
}

/// What an import found of a day beyond one number each.
public enum RecordedDetail: Sendable, Equatable {
    case sleep([RecordedNight])
    case workouts([Workout])
    /// Steps by hour of the wall clock, 24 of them for each share.
    case steps([Hours])
    /// Mean beats a minute by hour, 24 of them for each source.
    case heartRate([Hours])

    public struct Workout: Sendable, Equatable {
        public var source: Int
        /// Sources that recorded most of the same time.
        public var rivals: [Int]
        public var workout: RecordedWorkout

        public init(source: Int, rivals: [Int], workout: RecordedWorkout) {
            self.source = source
            self.rivals = rivals
            self.workout = workout
        }
    }

    public struct Hours: Sendable, Equatable {
        public var source: Int
        public var rivals: [Int]
        /// Not a number for an hour without.
        public var values: [Double]

        public init(source: Int, rivals: [Int], values: [Double]) {
            self.source = source
            self.rivals = rivals
            self.values = values
        }
    }
}
