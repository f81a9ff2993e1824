/// A food that could take the place of another, and what it has less or more of.
public struct FoodSwap: Encodable, Sendable, Equatable {
    /// A figure in 100 g, or in 100 ml of what is drunk.
    public struct Reason: Codable, Sendable, Equatable {
        public let metric: Metric
        /// g, of the food that was asked about
        public let from: Double
        /// g, of the other
        public let to: Double

        public init(metric: Metric, from: Double, to: Double) {
            self.metric = metric
            self.from = from
            self.to = to
        }
    }

    public let food: Food
    /// The most important first, at most two.
    public let reasons: [Reason]

    /// The key of the sentence for a reason, and what fills it: "less salt: 0.3 g instead of 1.1 g in 100 g".
    public func sentence(for reason: Reason) -> (key: String, values: [String: SentenceValue]) {
        func tenths(_ grams: Double) -> SentenceValue { .number((grams * 10).rounded() / 10) }
        return (
            "swap.\(reason.metric.rawValue).\(reason.to < reason.from ? "less" : "more")",
            [
                "from": tenths(reason.from), "to": tenths(reason.to),
                "per": .text(food.isDrunk ? "100 ml" : "100 g"),
            ]
        )
    }

    /// The foods that do better than `food`, the nearest first.
    ///
    /// Better is a higher Nutri-Score with no new red on the traffic-light label, or a label with one step more to green
    /// and none back at no lower Nutri-Score; of drinks with alcohol, those without. Energy is never a reason. A food that
    /// is A, or all green, has no swaps.
    ///
    /// - Parameter candidates: foods that are used in the same way, the most usual first
    public static func better(
        than food: Food, among candidates: some Sequence<Food>, limit: Int = 3
    ) -> [FoodSwap] {
        let own = Quality(food)
        guard own.canImprove else { return [] }
        let words = Self.words(of: food)
        var found: [(swap: FoodSwap, shared: Int, gain: Int)] = []
        for candidate in candidates where candidate.id != food.id {
            let quality = Quality(candidate)
            guard let gain = own.gain(of: quality) else { continue }
            let reasons = own.reasons(for: quality)
            guard !reasons.isEmpty else { continue }
            let shared = words.intersection(Self.words(of: candidate)).count
            found.append((FoodSwap(food: candidate, reasons: reasons), shared, gain))
        }
        // Sorting by offset too keeps the order of the candidates among equals.
        return found.enumerated()
            .sorted { a, b in
                (b.element.shared, b.element.gain, a.offset) < (a.element.shared, a.element.gain, b.offset)
            }
            .prefix(limit).map(\.element.swap)
    }

    private static func words(of food: Food) -> Set<[UInt8]> {
        Set(FoldedText.words(food.name).map(WordStem.english))
    }

    /// What two foods are compared by.
    private struct Quality {
        let grade: Int?
        let lights: [TrafficLight?]
        let per100: Nutrients
        let isDrink: Bool

        init(_ food: Food) {
            isDrink = food.isDrunk
            grade = food.nutriScore.flatMap { score in NutriScore.Grade.allCases.firstIndex(of: score.grade) }
            let label = food.trafficLights()
            lights = [label.fat, label.saturates, label.sugars, label.salt]
            per100 = isDrink ? food.per100g.scaled(by: food.density ?? 1) : food.per100g
        }

        private var alcohol: Double { per100.alcohol ?? 0 }
        /// g in 100 ml: the limit of "alcohol-free" is 0.5 % by volume.
        private static let alcoholFree = 0.4

        var canImprove: Bool {
            if alcohol > Self.alcoholFree { return true }
            return grade != 0 && lights.contains { $0 != nil && $0 != .green }
        }

        /// How many steps `other` is better; `nil` when it is not, or when it takes back what it gives.
        func gain(of other: Quality) -> Int? {
            var steps = 0
            var isBetterGrade = false
            if let grade, let theirs = other.grade {
                if theirs > grade { return nil }
                isBetterGrade = theirs < grade
                steps = 2 * (grade - theirs)
            }
            for (mine, theirs) in zip(lights, other.lights) {
                guard let mine else { continue }
                guard let theirs else { return nil }
                let step = Self.rank(mine) - Self.rank(theirs)
                // The score allows amber for green: a little more fat, of nuts and seeds, in a wholemeal roll.
                if step < 0, !isBetterGrade || theirs == .red { return nil }
                steps += step
            }
            if alcohol > Self.alcoholFree { return other.alcohol <= Self.alcoholFree ? steps + 1 : nil }
            return steps > 0 && other.alcohol <= Self.alcoholFree ? steps : nil
        }

        /// What is clearly less, or of fibre more, the most of a day's reference intake first. Empty when too much of
        /// that is lost in other figures.
        func reasons(for other: Quality) -> [Reason] {
            var reasons: [(reason: Reason, share: Double)] = []
            var won = 0.0
            var lost = 0.0
            for figure in Self.figures {
                guard let mine = per100[figure.metric], let theirs = other.per100[figure.metric] else {
                    continue
                }
                let share = (figure.isWanted ? theirs - mine : mine - theirs) / figure.day
                let isClear = abs(theirs - mine) >= (isDrink ? 0.5 : 1) * figure.least
                if share > 0 { won += share } else if isClear { lost -= share }
                if share > 0, isClear, max(mine, theirs) * 0.75 >= min(mine, theirs) {
                    reasons.append((Reason(metric: figure.metric, from: mine, to: theirs), share))
                }
            }
            guard lost <= 0.25 * won else { return [] }
            return reasons.sorted { $0.share > $1.share }.prefix(2).map(\.reason)
        }

        /// What reasons are made of: what counts as a clear difference, g in 100 g of food, and what a day's reference
        /// intake is (EU 1169/2011, annex XIII; fibre EFSA 2010; alcohol one Dutch glass).
        private static let figures: [Figure] = [
            Figure(metric: .alcohol, least: 1, day: 10),
            Figure(metric: .saturatedFat, least: 1, day: 20),
            Figure(metric: .sugar, least: 3, day: 90),
            Figure(metric: .salt, least: 0.25, day: 6),
            Figure(metric: .fibre, least: 1.5, day: 25, isWanted: true),
        ]

        private struct Figure: Sendable {
            let metric: Metric
            let least: Double
            let day: Double
            var isWanted = false
        }

        private static func rank(_ light: TrafficLight) -> Int { TrafficLight.allCases.firstIndex(of: light) ?? 0 }
    }
}
