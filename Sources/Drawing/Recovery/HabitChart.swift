public import Domain

/// What a finding about a habit is drawn from: the days without it and those with it.
public struct HabitInput: Sendable {
    /// Days of one kind
    public struct Group: Sendable {
        public var name: String
        public var mean: Double
        /// With its unit
        public var shownMean: String
        /// What its mean says
        public var says: String
        /// Of each day
        public var days: [Double]

        public init(name: String, mean: Double, shownMean: String, says: String, days: [Double]) {
            self.name = name
            self.mean = mean
            self.shownMean = shownMean
            self.says = says
            self.days = days
        }
    }

    public var finding: HabitFinding
    public var title: String
    /// The sentence of the finding
    public var description: String
    public var without: Group
    public var with: Group

    public init(finding: HabitFinding, title: String, description: String, without: Group, with: Group) {
        self.finding = finding
        self.title = title
        self.description = description
        self.without = without
        self.with = with
    }
}

/// Two means and the way between them, with every day behind them.
public struct HabitChart {
    private static let width = 360.0
    private static let height = 170.0
    /// Where the two kinds of days stand, as shares of the width
    private static let places = [0.28, 0.72]

    private let input: HabitInput

    public init(_ input: HabitInput) { self.input = input }

    public func picture() -> Picture {
        var picture = Picture(
            width: Self.width, height: Self.height, title: input.title, description: input.description)
        let groups = [input.without, input.with]
        let all = groups.flatMap { $0.days + [$0.mean] }
        guard let low = all.min(), let high = all.max() else { return picture }
        let (top, bottom) = (14.0, Self.height - 34)
        func y(_ value: Double) -> Double {
            high > low ? bottom - (value - low) / (high - low) * (bottom - top) : (top + bottom) / 2
        }
        let middles = Self.places.map { $0 * Self.width }
        picture.primitives = [.line([.init(12, bottom + 10), .init(Self.width - 12, bottom + 10)], .axis)]
        for (group, middle) in zip(groups, middles) {
            for (index, day) in group.days.enumerated() {
                // Beside each other, so that days with the same value are not one.
                let aside = Double((index * 7) % 11 - 5) * 5
                picture.primitives.append(.mark(.init(middle + aside, y(day)), radius: 2.4, .circle, .rest))
            }
        }
        let means = zip(groups, middles).map { Picture.Point($1, y($0.mean)) }
        picture.primitives.append(.line(means, .trend))
        for (index, (group, place)) in zip(groups, means).enumerated() {
            let isLeft = index == 0
            picture.primitives += [
                .value(group.says, at: place, [.mark(place, radius: 5, .circle, .weight)]),
                .text(
                    group.shownMean, .init(place.x + (isLeft ? -38 : 38), place.y + 4), isLeft ? .end : .start, .title),
                .text(group.name, .init(place.x, Self.height - 8), .middle, .label),
            ]
        }
        return picture
    }
}

extension ChartData {
    /// The pairs of days behind a finding; each value in its metric's unit, a habit of yes or no as 1 or 0.
    public init(_ input: HabitInput) {
        self.init(
            columns: ["behaviour", "outcome"],
            rows: input.finding.pairs.map { ($0.date, [$0.behaviour, $0.outcome]) })
    }
}
