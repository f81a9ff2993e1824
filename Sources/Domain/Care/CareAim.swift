/// A weight that is aimed at and that no body of the height in the same text should have: "goal 42 kg, I'm 1.72".
struct CareAim: Sendable {
    /// Body mass index under which thinness is severe enough to ask about it: F50.0 of the ICD-10.
    static let least = 17.5
    /// kg: where no height is said, less than this is aimed at by nobody who is well. It is that index at 1.51 m.
    static let leastOfAny = 40.0
    private static let bodies = 25.0...120
    /// From a weight that is no heavier, or it is most likely something else that is aimed at.
    private static let slight = 55.0
    private static let scales: Set = ["weight", "weigh", "weighing", "weighed", "gewicht", "weeg", "weegt", "woog"]
    private static let heights = 1.4...2.2
    private static let metres: Set = ["m", "meter", "metre", "meters", "metres"]
    /// Words between an aim and its weight.
    private static let reach = 6

    private let losing: CarePattern.Test
    private let toward: CarePattern.Test
    private let other: CarePattern.Test
    private let tall: CarePattern.Test

    init(_ lexicon: CareLexicon) {
        losing = lexicon.test(of: "lose")
        toward = lexicon.test(of: "toward")
        other = lexicon.test(of: "notweight")
        tall = lexicon.test(of: "tall")
    }

    enum Finding: Equatable {
        case tooLow(Range<Int>)
        /// A weight is aimed at, and bodies of that height have it.
        case sound
    }

    /// `nil` where no aim stands beside a height, nor beside a weight that is little already.
    func finding(in reading: CareReading) -> Finding? {
        let items = reading.items
        guard let height = height(items) else { return lowest(items) }
        guard !items.contains(where: { $0.has(other) }) else { return nil }
        var finding: Finding?
        for place in items.indices where !height.places.contains(place) {
            guard let quantity = items[place].quantity, [.kg, .n].contains(quantity.dimension),
                Self.bodies.contains(quantity.value)
            else { continue }
            let near = max(0, place - Self.reach)..<place
            guard items[near].contains(where: { $0.has(toward) || $0.has(losing) }) else { continue }
            if quantity.value < Self.least * height.metres * height.metres {
                return .tooLow(near.lowerBound..<place + 1)
            }
            finding = .sound
        }
        return finding
    }

    /// "Weight 41.8, goal 38": a body that is slight is to be less than any should be.
    private func lowest(_ items: [CareReading.Item]) -> Finding? {
        guard !items.contains(where: { $0.has(other) }) else { return nil }
        func mass(_ place: Int) -> Double? {
            guard let quantity = items[place].quantity, [.kg, .n].contains(quantity.dimension),
                Self.bodies.contains(quantity.value)
            else { return nil }
            return quantity.value
        }
        let now = items.indices.first { place in
            mass(place).map { $0 < Self.slight } == true
                && items[max(0, place - 3)..<place].contains { Self.scales.contains($0.text) }
        }
        guard let now, let weight = mass(now) else { return alone(items) }
        for place in items.indices.dropFirst(now + 1) {
            guard let aim = mass(place), aim < min(Self.leastOfAny, weight), let quantity = items[place].quantity,
                items[max(now + 1, place - Self.reach)..<place].contains(where: { $0.has(toward) })
            else { continue }
            // A bare number that counts something is no weight.
            let after = place + quantity.length
            if quantity.dimension == .kg || after >= items.count || items[after].kind != .word {
                return .tooLow(now..<place + 1)
            }
        }
        return alone(items)
    }

    /// "Goal 38 kg", and not a word more: of whomever, and of nothing that is lifted.
    private func alone(_ items: [CareReading.Item]) -> Finding? {
        guard items.count < 8, let place = items.firstIndex(where: { $0.quantity?.dimension == .kg }),
            let quantity = items[place].quantity, Self.bodies.contains(quantity.value),
            quantity.value < Self.leastOfAny, place + quantity.length == items.count,
            items[..<place].contains(where: { Self.goals.contains($0.text) }),
            items[..<place].allSatisfy(isOfAim)
        else { return nil }
        return .tooLow(0..<items.count)
    }

    /// A word that says nothing but that a weight is aimed at
    private func isOfAim(_ item: CareReading.Item) -> Bool {
        item.has(toward) || [Self.goals, Self.scales, Self.small].contains { $0.contains(item.text) }
    }

    /// "Op 30 kg", "to 35 kg" may be a dumbbell.
    private static let goals: Set = ["goal", "target", "doel", "streefgewicht", "doelgewicht"]
    private static let small: Set = [
        "my", "new", "is", "of", "a", "at", "the", "mijn", "nieuw", "nieuwe", "van", "op", "het",
    ]

    /// The first number that is somebody's height: "1.68", "1m74", "170 cm", "height is 170".
    private func height(_ items: [CareReading.Item]) -> (metres: Double, places: Range<Int>)? {
        for place in items.indices {
            guard items[place].isNumber, let number = items[place].number else { continue }
            let next = place + 1 < items.count ? items[place + 1].text : ""
            // What counts something else is no height: "1.5 months".
            let isBare = items[place].quantity?.dimension == .n
            if number != number.rounded(), Self.heights.contains(number), isBare || Self.metres.contains(next) {
                return (number, place..<place + 1)
            }
            if number == 1 || number == 2, next.first == "m", let rest = Double(next.dropFirst()),
                Self.heights.contains(number + rest / 100)
            {
                return (number + rest / 100, place..<place + 2)
            }
            if Self.heights.contains(number / 100),
                next == "cm" || isBare && items[max(0, place - 3)..<place].contains(where: { $0.has(tall) })
            {
                return (number / 100, place..<place + 1)
            }
        }
        return nil
    }
}
