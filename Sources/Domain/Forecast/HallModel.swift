import Foundation

/// How an adult's weight follows from energy eaten and spent: Hall et al., Lancet 2011;378:826, web appendix.
///
/// Masses in kg, energy in kcal a day, time in days. Steps are Runge-Kutta's of one day.
public struct HallModel: Sendable {
    /// What the body holds.
    public struct State: Sendable, Equatable {
        /// kg
        public var fat: Double
        /// kg without fat, glycogen and extracellular fluid
        public var lean: Double
        /// kg, without the 2.7 kg of water bound to each
        public var glycogen: Double
        /// Extracellular fluid, kg
        public var fluid: Double
        /// Adaptive thermogenesis, kcal a day
        public var adaptation: Double

        /// kg
        public var weight: Double { fat + lean + HallModel.glycogenWeight * glycogen + fluid }
    }

    /// What is eaten and done on one day.
    public struct Intake: Sendable {
        /// kcal
        public var energy: Double
        /// kcal of carbohydrate
        public var carbohydrate: Double
        /// mg of sodium more than at the start
        public var sodium: Double = 0
        /// kcal spent beyond what the model's constants say
        public var extraExpenditure: Double = 0
    }

    private static let kilojoules = 4.184
    /// kcal in a kilogram
    static let fatEnergy = 39_500 / kilojoules
    static let leanEnergy = 7_600 / kilojoules
    static let glycogenEnergy = 17_600 / kilojoules
    /// kcal a day that a kilogram spends at rest
    static let fatUpkeep = 13 / kilojoules
    static let leanUpkeep = 92 / kilojoules
    /// kcal that building a kilogram costs
    static let fatSynthesis = 750 / kilojoules
    static let leanSynthesis = 960 / kilojoules
    /// Share of eaten energy spent on digesting it
    static let digestion = 0.1
    /// Share of a change of intake that expenditure follows, and how many days that takes
    static let adaptation = 0.14
    static let adaptationDays = 14.0
    static let sodiumPerLitre = 3_220.0
    static let sodiumByFluid = 3_000.0
    static let sodiumByCarbohydrate = 4_000.0
    /// kg of fat that Forbes's curve turns on
    static let forbes = 10.4 * leanEnergy / fatEnergy
    static let startGlycogen = 0.5
    /// kg of weight that a kilogram of glycogen brings with its water
    static let glycogenWeight = 3.7

    /// At rest at the start, kcal a day
    public let resting: Double
    /// kcal a day that hold the weight at the start
    public let maintenance: Double
    public let start: State
    /// kcal a day and kg of body weight spent on moving
    public var activity: Double
    let constant: Double
    let carbohydrate: Double

    /// - Parameters:
    ///   - age: years
    ///   - level: expenditure of a day over that at rest
    ///   - fat: kg; Jackson's equation (Int J Obes 2002;26:789) without one
    ///   - carbohydrateShare: of the energy eaten at the start
    public init(
        sex: EquationSex, weight: Double, height: Double, age: Double, level: Double, fat: Double? = nil,
        carbohydrateShare: Double = 0.5
    ) {
        let resting = 9.99 * weight + 6.25 * height - 4.92 * age + (sex == .male ? 5 : -161)
        let metres = height / 100
        let jackson =
            sex == .male
            ? 0.14 * age + 37.31 * log(weight / (metres * metres)) - 103.94
            : 0.14 * age + 39.96 * log(weight / (metres * metres)) - 102.01
        // Silva et al., Eur J Clin Nutr 2007;61:749
        let fluid =
            sex == .male
            ? 0.025 * age + 9.57 * metres + 0.191 * weight - 12.4 : 5.98 * metres + 0.167 * weight - 4
        let fatMass = fat ?? weight / 100 * jackson
        let state = State(
            fat: fatMass, lean: weight - fatMass - fluid - Self.startGlycogen * Self.glycogenWeight,
            glycogen: Self.startGlycogen, fluid: fluid, adaptation: 0)
        self.init(
            start: state, resting: resting, maintenance: resting * level,
            activity: ((1 - Self.digestion) * level - 1) * resting / weight, carbohydrateShare: carbohydrateShare)
    }

    /// Someone in balance at `start`, eating `maintenance`.
    init(start: State, resting: Double, maintenance: Double, activity: Double, carbohydrateShare: Double) {
        self.start = start
        self.resting = resting
        self.maintenance = maintenance
        self.activity = activity
        constant =
            maintenance - Self.fatUpkeep * start.fat - Self.leanUpkeep * start.lean - activity * start.weight
        carbohydrate = carbohydrateShare * maintenance
    }

    /// The rate of change a day.
    func derivative(_ state: State, _ intake: Intake) -> State {
        let change = intake.energy - maintenance
        let glycogen =
            (intake.carbohydrate - carbohydrate / (Self.startGlycogen * Self.startGlycogen) * state.glycogen
                * state.glycogen) / Self.glycogenEnergy
        let spent =
            constant + Self.fatUpkeep * state.fat + Self.leanUpkeep * state.lean + activity * state.weight
            + Self.digestion * change + state.adaptation + intake.extraExpenditure
        let parts = Partition(fat: state.fat)
        let stored =
            (intake.energy - spent - Self.glycogenEnergy * glycogen) / (1 + parts.synthesis)
        return State(
            fat: parts.fat * stored, lean: parts.lean * stored, glycogen: glycogen,
            fluid: (intake.sodium - Self.sodiumByFluid * (state.fluid - start.fluid) - Self.sodiumByCarbohydrate
                * (1 - intake.carbohydrate / carbohydrate)) / Self.sodiumPerLitre,
            adaptation: (Self.adaptation * change - state.adaptation) / Self.adaptationDays)
    }

    /// Energy spent at this moment, kcal a day.
    public func expenditure(_ state: State, _ intake: Intake) -> Double {
        let rate = derivative(state, intake)
        return intake.energy - Self.fatEnergy * rate.fat - Self.leanEnergy * rate.lean
            - Self.glycogenEnergy * rate.glycogen
    }

    /// The state a day later.
    public func next(_ state: State, _ intake: Intake) -> State {
        let first = derivative(state, intake)
        let second = derivative(state.moved(by: first, 0.5), intake)
        let third = derivative(state.moved(by: second, 0.5), intake)
        let fourth = derivative(state.moved(by: third, 1), intake)
        return state.moved(by: first, 1 / 6).moved(by: second, 1 / 3).moved(by: third, 1 / 3).moved(by: fourth, 1 / 6)
    }

    /// How a kilocalorie that is stored divides, for someone with `fat` kg of fat (Forbes, Nutr Rev 1987;45:225).
    struct Partition {
        /// kg a kcal
        let fat: Double
        /// kg a kcal
        let lean: Double
        /// kcal spent on storing a kcal
        let synthesis: Double

        init(fat mass: Double) {
            let share = HallModel.forbes / (HallModel.forbes + max(mass, 1))
            fat = (1 - share) / HallModel.fatEnergy
            lean = share / HallModel.leanEnergy
            synthesis = HallModel.leanSynthesis * lean + HallModel.fatSynthesis * fat
        }

        /// kg a kcal
        var mass: Double { fat + lean }
        /// kcal a day and kg gained or lost that its upkeep takes
        var upkeep: Double { (HallModel.fatUpkeep * fat + HallModel.leanUpkeep * lean) / mass }
    }
}

extension HallModel.State {
    fileprivate func moved(by rate: Self, _ days: Double) -> Self {
        Self(
            fat: fat + rate.fat * days, lean: lean + rate.lean * days, glycogen: glycogen + rate.glycogen * days,
            fluid: fluid + rate.fluid * days, adaptation: adaptation + rate.adaptation * days)
    }
}
