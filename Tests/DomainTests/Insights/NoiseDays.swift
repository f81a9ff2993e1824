import Domain
import Foundation

/// Days of someone to whom nothing happens: each figure varies about its mean, a day much like the one before it.
struct NoiseDays {
    enum Tails: Sendable, CaseIterable { case normal, heavy }

    static let end = CivilDate(ordinal: 20_535)
    static let usual: [(metric: Metric, mean: Double, deviation: Double)] = [
        (.sleep, 430, 45), (.hrv, 55, 9), (.restingHeartRate, 58, 2.5), (.respiratoryRate, 14.5, 0.6),
        (.steps, 9000, 2500), (.activeEnergy, 520, 140),
    ]

    var days: [Day]

    /// - Parameters:
    ///   - count: days, the last of them `end`
    ///   - correlation: how much a day resembles the one before it
    ///   - known: the share of days that a figure is known of
    init(_ count: Int, seed: UInt64, correlation: Double, tails: Tails, known: Double = 1) {
        var random = Random(seed: seed)
        days = (0..<count).map { Day(date: Self.end.adding(days: $0 - count + 1)) }
        for (metric, mean, deviation) in Self.usual {
            var noise = SerialNoise(correlation: correlation, tails: tails)
            for index in days.indices {
                let value = mean + deviation * noise.next(&random)
                guard random.share() < known else { continue }
                days[index].figures[metric] = Figure(value: max(value, 1), source: "Watch")
            }
        }
    }
}

/// Noise of mean 0 and deviation 1 whose neighbours correlate (an AR(1) process), normal or with the tails of Student's t
/// with five degrees of freedom.
struct SerialNoise {
    let correlation: Double
    let tails: NoiseDays.Tails
    private var last: Double?

    init(correlation: Double, tails: NoiseDays.Tails) {
        self.correlation = correlation
        self.tails = tails
    }

    mutating func next(_ random: inout Random) -> Double {
        let fresh = innovation(&random)
        let value = last.map { correlation * $0 + (1 - correlation * correlation).squareRoot() * fresh } ?? fresh
        last = value
        return value
    }

    private func innovation(_ random: inout Random) -> Double {
        let normal = random.noise()
        guard tails == .heavy else { return normal }
        var squares = 0.0
        for _ in 0..<5 {
            let part = random.noise()
            squares += part * part
        }
        return normal / (squares / 5).squareRoot() * (3.0 / 5).squareRoot()
    }
}
