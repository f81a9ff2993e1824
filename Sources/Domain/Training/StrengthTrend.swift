/// The best set of each session, and the line through them.
public enum StrengthTrend {
    public struct Point: Sendable, Codable, Equatable {
        public let date: CivilDate
        public let workoutID: Workout.ID
        public let best: OneRepEstimate
        /// kg; `nil` with fewer than five sessions
        public let smoothed: Double?
        /// It beat every session before it.
        public let isRecord: Bool

        private enum CodingKeys: String, CodingKey {
            case date
            case workoutID = "workoutId"
            case best, smoothed, isRecord
        }
    }

    private static let fewest = 5
    /// The line is drawn through the latest sessions only: each costs as much as there are.
    private static let most = 400
    /// Of the time that the line spans: between points nearer than this it is straight.
    private static let share = 0.01

    /// Sessions with an estimate, oldest first. The line is a local one through a quarter of them, at least six (Cleveland
    /// 1979), and does not follow one odd day.
    public static func points(_ sessions: [ExerciseSession]) -> [Point] {
        let known = sessions.compactMap { session in session.best.map { (session: session, best: $0) } }
        let recent = known.suffix(most)
        let days = recent.map { Double($0.session.date.ordinal) }
        let line =
            recent.count < fewest
            ? []
            : Loess.fit(
                x: days, y: recent.map(\.best.load), neighbours: max(6, recent.count / 4), iterations: 2,
                apart: ((days.last ?? 0) - (days.first ?? 0)) * share
            ).fit
        let records = Set(TrainingRecord.beaten(.bestEstimate, in: sessions).map(\.workoutID))
        let offset = known.count - line.count
        return known.enumerated().map { index, one in
            Point(
                date: one.session.date, workoutID: one.session.workoutID, best: one.best,
                smoothed: index >= offset ? line[index - offset] : nil,
                isRecord: records.contains(one.session.workoutID))
        }
    }
}
