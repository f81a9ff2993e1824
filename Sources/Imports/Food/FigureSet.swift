import Domain

/// A figure of a food as some source gives it, before it is judged.
enum Figure: Int, CaseIterable {
    case energyKcal
    case energyKJ
    case protein
    case fat
    /// Without fibre, g
    case carbs
    /// With fibre, g
    case totalCarbs
    case fibre
    case sugar
    case saturated
    /// g
    case salt
    /// mg
    case sodium
    /// mg
    case caffeine
    /// g
    case alcohol
    /// g; part of carbohydrate, with less energy
    case polyols
}

/// The figures of one food; some sources give the same in several ways, then the better way wins.
struct FigureSet {
    private var values = [Double](repeating: .nan, count: Figure.allCases.count)
    private var priorities = [UInt8](repeating: .max, count: Figure.allCases.count)
    /// `nil` while none is known: most foods have none.
    private(set) var micros: Micronutrients?

    mutating func removeAll() {
        for index in values.indices {
            values[index] = .nan
            priorities[index] = .max
        }
        micros = nil
    }

    subscript(figure: Figure) -> Double? {
        let value = values[figure.rawValue]
        return value.isNaN ? nil : value
    }

    /// - Parameter priority: 0 for the best way
    mutating func set(_ figure: Figure, _ value: Double?, priority: UInt8 = 0) {
        guard let value, priority < priorities[figure.rawValue] else { return }
        values[figure.rawValue] = value
        priorities[figure.rawValue] = priority
    }

    /// - Parameter value: in the nutrient's unit
    mutating func set(_ nutrient: Micronutrient?, _ value: Double?) {
        guard let nutrient, let value else { return }
        var known = micros ?? Micronutrients()
        micros = nil
        known[nutrient] = value
        micros = known
    }
}
