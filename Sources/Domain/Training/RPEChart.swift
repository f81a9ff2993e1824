/// What share of the one-repetition maximum a set was, by its repetitions and how hard it felt: the chart of Tuchscherer's
/// Reactive Training Systems, with RPE as repetitions in reserve (Zourdos 2016).
public enum RPEChart {
    /// Each half repetition further from the limit is one step down.
    private static let ladder = [
        100, 97.8, 95.5, 93.9, 92.2, 90.7, 89.2, 87.8, 86.3, 85, 83.7, 82.4, 81.1, 79.9, 78.6, 77.4, 76.2, 75.1, 73.9,
        72.3, 70.7, 69.4, 68, 66.7, 65.3, 64, 62.6, 61.3, 59.9, 58.6, 57.2,
    ]

    /// - Parameters:
    ///   - reps: 1...12
    ///   - rpe: 6...10, read to the nearest half
    /// - Returns: % of the one-repetition maximum; `nil` outside the chart.
    public static func percent(reps: Int, rpe: Double) -> Double? {
        guard (1...12).contains(reps), (6...10).contains(rpe), let halves = Int(exactly: (2 * (10 - rpe)).rounded())
        else { return nil }
        let step = 2 * (reps - 1) + halves
        return ladder.indices.contains(step) ? ladder[step] : nil
    }
}
