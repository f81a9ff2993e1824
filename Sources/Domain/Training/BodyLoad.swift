/// How much of the body moves in exercises that lift it.
public enum BodyLoad {
    /// Share of the body mass by exercise of the library. Push-ups: Ebben 2011; in a squat or lunge without a bar the load
    /// is not read, for nobody trains those to a maximum.
    private static let shares: [String: Double] = [
        "pull-up": 1, "chin-up": 1, "weighted-pull-ups": 1, "wide-grip-rear-pull-up": 1, "one-arm-chin-up": 1, "dip": 1,
        "dips-triceps-version": 1, "ring-dips": 1, "push-up": 0.64, "push-up-wide": 0.64,
        "push-ups-close-triceps-position": 0.64,
    ]

    /// 0...1; 0 where the body is not the load.
    public static func share(of exercise: Exercise.ID) -> Double { shares[exercise] ?? 0 }
}
