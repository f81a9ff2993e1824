import Foundation

/// Where someone's weight goes when they eat as planned: Hall's model from the state that their record tells, with an
/// interval that holds what is not known of that state, of keeping to the plan, and of water.
///
/// The weight of a morning without the noise of the scale; the monthly cycle is left out.
public struct WeightForecast: Sendable {
    public struct Point: Sendable, Equatable {
        public let date: CivilDate
        /// kg
        public let weight: Double
        /// kg; 9 in 10 times it is in here
        public let interval: ClosedRange<Double>
    }

    /// One a day from the day after the record's last on.
    public let points: [Point]

    /// How closely plans are kept on average, and the drift of how they are kept
    private static let keeping = 0.05
    private static let wavering = 0.025
    private static let waveringDays = 25.0
    /// What the intervals take at 7, 28, 56 and 84 days to hold for 9 in 10 simulated people
    private static let calibration: [(day: Double, factor: Double)] = [(7, 1.19), (28, 0.95), (56, 0.91), (84, 0.91)]

    /// - Parameters:
    ///   - intake: kcal a day that will be logged, 500...10,000
    ///   - days: 1...730
    ///   - moving: kcal a day spent on moving more than until now; less when negative
    /// - Returns: `nil` where expenditure is not known.
    public init?(_ expenditure: AdaptiveExpenditure, intake: Double, days: Int, moving: Double = 0) {
        guard let end = expenditure.end, intake.isFinite, moving.isFinite else { return nil }
        let plan = Plan(
            end: end, intake: min(max(intake, 500), 10_000), days: min(max(days, 1), 730), moving: moving)
        let paths = end.belief.tracks.map { plan.path($0) }
        var points: [Point] = []
        for day in 0..<plan.days {
            let values = zip(paths, end.belief.weights).map { ($0[day], $1) }
            let mean = values.map { $0.weight * $1 }.reduce(0, +)
            let variance = values.map { ($0.variance + ($0.weight - mean) * ($0.weight - mean)) * $1 }.reduce(0, +)
            let reach =
                AdaptiveExpenditure.reach * Self.factor(Double(day + 1)) * end.restlessness
                * max(variance, 0.0025).squareRoot()
            points.append(
                Point(
                    date: end.date.adding(days: day + 1), weight: mean, interval: mean - reach...mean + reach))
        }
        self.points = points
    }

    private static func factor(_ day: Double) -> Double {
        for (before, after) in zip(calibration, calibration.dropFirst()) where day < after.day {
            let share = max(0, day - before.day) / (after.day - before.day)
            return before.factor + share * (after.factor - before.factor)
        }
        return calibration.last?.factor ?? 1
    }

    private struct Plan {
        let end: AdaptiveExpenditure.End
        let intake: Double
        let days: Int
        let moving: Double

        /// Weight and its variance on each morning, by one track.
        func path(_ track: ExpenditureTrack) -> [(weight: Double, variance: Double)] {
            let filter = end.filter
            let habits = filter.habits
            var spread = Spread(track, intake: intake)
            var body = Body(end: end, track: track, moving: moving)
            let daily = max(0.1, (filter.intake.spread * filter.intake.spread - 0.01).squareRoot().orZero)
            // kg by which the salt, carbohydrate and energy of single days move the scale
            let swing = 0.31 * daily / 0.17
            let perShare = BodyWater.gain / filter.maintenance
            var path: [(weight: Double, variance: Double)] = []
            for day in 1...days {
                path.append((body.weight, spread.weight(water: perShare) + swing * swing + 0.012))
                let weekday = (end.date.weekday - 1 + day) % 7
                let eaten = intake * filter.intake.week[weekday]
                let slopes = body.live(eaten)
                spread.live(slopes, habits: habits)
                let noise = 1.3 * daily * intake * slopes.byIntake
                let moved = habits.day * slopes.byLevel
                spread.add(
                    tissue: noise * noise + moved * moved, step: ExpenditureFilter.stepShare * filter.prior.logged)
            }
            return path
        }
    }

    /// The body on its most likely way.
    private struct Body {
        private var model: HallModel
        private var state: HallModel.State
        private let rate: Double
        private var drift: Double
        private let driftStays: Double
        private let upkeep: Double

        init(end: AdaptiveExpenditure.End, track: ExpenditureTrack, moving: Double) {
            let filter = end.filter
            rate = max(track.mean[ExpenditureTrack.Part.rate], 0.7)
            let tissue = track.mean[ExpenditureTrack.Part.tissue]
            let water = end.belief.water
            let glycogen = HallModel.startGlycogen * HallModel.glycogenWeight
            let maintenance = filter.maintenance * rate
            let fat = end.belief.fat
            let start = HallModel.State(
                fat: fat, lean: tissue - fat - glycogen - filter.prior.weight * 0.25, glycogen: HallModel.startGlycogen,
                fluid: filter.prior.weight * 0.25, adaptation: 0)
            upkeep = filter.prior.activity
            model = HallModel(
                start: start, resting: filter.prior.resting, maintenance: maintenance, activity: upkeep,
                carbohydrateShare: BodyWater.carbohydrateShare)
            state = start
            state.glycogen = water.glycogen
            state.fluid += water.fluid
            state.adaptation = HallModel.adaptation * (end.belief.habitual - filter.maintenance) * rate
            // What the track spends at its present weight, beyond what the model at balance would.
            let parts = HallModel.Partition(fat: fat)
            let level =
                (track.mean[ExpenditureTrack.Part.level]
                    + (HallModel.digestion + HallModel.adaptation) * filter.maintenance) * rate
            extra = level + (parts.upkeep + upkeep) * (tissue - filter.prior.weight) - maintenance + moving
            drift = track.mean[ExpenditureTrack.Part.drift] * rate
            driftStays = filter.habits.driftStays
        }

        private let extra: Double

        var weight: Double { state.weight }

        /// Eats `eaten` kcal logged; tells how the tissue gained follows from what.
        mutating func live(_ eaten: Double) -> Spread.Slopes {
            let parts = HallModel.Partition(fat: state.fat)
            let before = state.fat + state.lean
            let energy = eaten * rate
            state = model.next(
                state,
                HallModel.Intake(
                    energy: energy, carbohydrate: BodyWater.carbohydrateShare * energy,
                    sodium: BodyWater.sodium * (energy / model.maintenance - 1), extraExpenditure: extra + drift))
            state.fat = max(state.fat, 1)
            drift *= driftStays
            let storing = 1 + parts.synthesis
            let grown = state.fat + state.lean - before
            return Spread.Slopes(
                byTissue: 1 - (parts.upkeep + upkeep) * parts.mass / storing, byLevel: -rate * parts.mass / storing,
                byRate: grown / rate, byIntake: 0.82 * rate * parts.mass / storing)
        }
    }

    /// How what is not known grows: tissue, level, drift, rate, how the plan is kept, how that wavers.
    private struct Spread {
        struct Slopes {
            let byTissue: Double
            let byLevel: Double
            let byRate: Double
            let byIntake: Double
        }

        private var values = [Double](repeating: 0, count: 36)
        private let wavering: Double
        private static let waveringStays = exp(-1 / waveringDays)

        init(_ track: ExpenditureTrack, intake: Double) {
            let known = track.covariance
            for (row, of) in [known.tissue, known.level, known.drift, known.rate].enumerated() {
                for column in 0..<4 { values[row * 6 + column] = of[column] }
            }
            let keeping = WeightForecast.keeping * intake
            wavering = WeightForecast.wavering * intake
            values[28] = keeping * keeping
            values[35] = wavering * wavering
        }

        /// kg², of weight, where intake moves water by `water` kg a kcal.
        func weight(water: Double) -> Double {
            values[0] + 2 * water * (values[4] + values[5]) + water * water * (values[28] + values[35])
        }

        mutating func live(_ slopes: Slopes, habits: ExpenditureHabits) {
            func turn(_ start: Int, _ step: Int, _ values: inout [Double]) {
                values[start] =
                    slopes.byTissue * values[start]
                    + slopes.byLevel * (values[start + step] + values[start + 2 * step])
                    + slopes.byRate * values[start + 3 * step]
                    + slopes.byIntake * (values[start + 4 * step] + values[start + 5 * step])
                values[start + 2 * step] *= habits.driftStays
                values[start + 5 * step] *= Self.waveringStays
            }
            for column in 0..<6 { turn(column, 6, &values) }
            for row in 0..<6 { turn(row * 6, 1, &values) }
            values[14] += habits.drift * habits.drift * (1 - habits.driftStays * habits.driftStays)
            values[35] += wavering * wavering * (1 - Self.waveringStays * Self.waveringStays)
        }

        mutating func add(tissue: Double, step: Double) {
            values[0] += tissue
            values[7] += ExpenditureFilter.stepChance * step * step
        }
    }
}

extension Double {
    /// 0 for what is no number
    fileprivate var orZero: Double { isFinite ? self : 0 }
}
