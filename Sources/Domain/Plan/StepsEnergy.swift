/// What walking more or less changes in a day's expenditure.
public enum StepsEnergy {
    /// kcal a kg and km over rest: 0.1 ml of oxygen a kg and metre (ACSM) at 5 kcal a litre
    private static let perKilometre = 0.5
    /// Step length over height, of adults
    private static let stride = 0.414
    /// What is left of activity when the body saves elsewhere (Careau et al., Curr Biol 2021;31:4659)
    private static let kept = 0.72
    /// cm, where the height is not known
    private static let usualHeight = 171.0

    /// kcal a day that `steps` more a day add to expenditure; less when negative.
    ///
    /// - Parameters:
    ///   - mass: kg
    ///   - height: cm
    public static func change(steps: Double, mass: Double, height: Double?) -> Double {
        let kilometres = steps * Self.stride * (height ?? usualHeight) / 100_000
        return kilometres * mass * perKilometre * kept
    }
}
