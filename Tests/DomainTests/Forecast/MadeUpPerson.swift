import Foundation

@testable import Domain

/// Someone who eats, moves, weighs and logs in Hall's world, with noise everywhere; the same seed is the same person.
struct MadeUpPerson {
    var profile = Profile()
    var record: [(date: CivilDate, entry: EnergyRecord.Entry)] = []
    let last: CivilDate
    /// kcal logged a day that held the weight over the last two weeks
    private(set) var expenditure = 0.0
    /// kcal logged a day
    private(set) var plan = 0.0
    /// kg on the mornings 1... days after the last
    private(set) var future: [Double] = []
    /// Eats what holds the weight all along
    let isSteady: Bool

    init(seed: UInt64, days: Int = 150) {
        var dice = Random(seed: seed)
        last = CivilDate(ordinal: 20_500 + Int(seed % 7))
        let isMale = dice.share() < 0.5
        let height = isMale ? 178 + 7 * dice.noise() : 165 + 6 * dice.noise()
        let weight = exp(3.29 + 0.15 * dice.noise()) * height * height / 10_000
        let age = 25 + 40 * dice.share()
        let level = min(max(1.62 + 0.17 * dice.noise(), 1.3), 2.1)
        profile.sex = isMale ? .male : .female
        profile.height = height
        profile.birthDate = last.adding(days: -Int(age * 365.25))
        profile.activity = ActivityLevel.allCases.min { abs($0.factor - level) < abs($1.factor - level) }
        var model = HallModel(sex: isMale ? .male : .female, weight: weight, height: height, age: age, level: level)
        let still = model.activity
        let share = 0.70 + 0.35 * dice.share()
        let change = dice.share() < 0.5 ? -300 - 300 * dice.share() : 0
        isSteady = change == 0
        var state = model.start
        var drift = 0.0
        var water = 0.0
        var spent: [Double] = []
        func live(_ wanted: Double) -> Double {
            drift = 0.98 * drift + 0.008 * dice.noise()
            model.activity = still + (drift + 0.04 * dice.noise()) * model.maintenance / weight
            let energy = max(600, wanted * exp(0.2 * dice.noise() - 0.02))
            let sodium = 1000 * (energy / model.maintenance - 1) + 300 * dice.noise()
            let before = state
            state = model.next(
                state, HallModel.Intake(energy: energy, carbohydrate: 0.5 * energy, sodium: sodium))
            let fat = HallModel.fatEnergy * (state.fat - before.fat)
            let lean = HallModel.leanEnergy * (state.lean - before.lean)
            spent.append(energy - fat - lean - HallModel.glycogenEnergy * (state.glycogen - before.glycogen))
            return energy
        }
        for day in 0..<days {
            water = 0.7 * water + 0.15 * dice.noise()
            var seen: Double? = state.weight + water + 0.45 * dice.noise()
            if dice.share() < 0.01 { seen = state.weight * 2.2 }
            if dice.share() < 0.3 { seen = nil }
            let eaten = live(model.maintenance + (day > 30 ? change : 0))
            let logged = (eaten * share * exp(0.1 * dice.noise() - 0.005)).rounded()
            let entry = EnergyRecord.Entry(weight: seen, intake: dice.share() < 0.15 ? nil : logged)
            record.append((last.adding(days: day + 1 - days), entry))
        }
        expenditure = spent.suffix(14).reduce(0, +) / 14 * share
        plan = (expenditure * (0.8 + 0.25 * dice.share())).rounded()
        let kept = 1 + 0.03 * dice.noise()
        for _ in 0..<84 {
            future.append(state.weight)
            _ = live(plan / share * kept)
        }
    }

    var estimate: AdaptiveExpenditure? {
        EnergyRecord(record, through: last).map { AdaptiveExpenditure(record: $0, profile: profile) }
    }
}
