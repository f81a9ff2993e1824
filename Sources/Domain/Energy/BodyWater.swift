import Foundation

/// Water that comes and goes with what is eaten: Hall's extracellular fluid and glycogen, with sodium that goes with
/// energy (1 g more for twice the energy).
struct BodyWater: Sendable {
    /// kcal a day in balance
    let maintenance: Double
    /// kg of extracellular fluid over that in balance
    private(set) var fluid = 0.0
    private(set) var glycogen = HallModel.startGlycogen

    static let carbohydrateShare = 0.46
    /// mg for each time the usual intake more
    static let sodium = 1_000.0
    /// kg of fluid that comes with twice the intake
    private static let fluidGain = (sodium + HallModel.sodiumByCarbohydrate) / HallModel.sodiumByFluid
    private static let fluidStays = exp(-HallModel.sodiumByFluid / HallModel.sodiumPerLitre)
    /// kg a time the usual intake more, in the long run
    static let gain = fluidGain + HallModel.glycogenWeight * HallModel.startGlycogen / 2

    init(maintenance: Double) { self.maintenance = maintenance }

    /// kg over that in balance
    var weight: Double { fluid + HallModel.glycogenWeight * (glycogen - HallModel.startGlycogen) }

    /// A day on which `ratio` times the maintenance was eaten.
    ///
    /// - Returns: kcal stored as glycogen
    mutating func eat(_ ratio: Double) -> Double {
        let ratio = min(max(ratio, 0.2), 2.5)
        fluid = fluid * Self.fluidStays + Self.fluidGain * (ratio - 1) * (1 - Self.fluidStays)
        let before = glycogen
        let carbohydrate = Self.carbohydrateShare * maintenance
        func rate(_ glycogen: Double) -> Double {
            let relative = glycogen / HallModel.startGlycogen
            return carbohydrate * (ratio - relative * relative) / HallModel.glycogenEnergy
        }
        for _ in 0..<2 { glycogen = max(0, glycogen + rate(glycogen + rate(glycogen) / 4) / 2) }
        return HallModel.glycogenEnergy * (glycogen - before)
    }
}
