public import Domain

/// Why a row of a catalogue did not become a food.
public enum SkipReason: String, Error, CaseIterable, Codable, Sendable {
    /// Not readable as a row of its kind.
    case malformed
    /// Longer than any row is.
    case tooLong
    case noCode
    case noName
    /// No energy, protein, carbohydrate or fat.
    case noNutrition
    /// More energy than pure fat has, or less than none.
    case impossibleEnergy
    /// More than 100 g of protein, carbohydrate and fat in 100 g.
    case impossibleMacros
    /// Energy that its protein, carbohydrate and fat cannot have: kJ typed as kcal, most often.
    case energyMismatch
    /// An older version of a food that the file also has anew.
    case replaced

    public var key: String { "import.skipped.\(rawValue)" }
}

/// What reading a catalogue came to.
public struct ImportSummary: Sendable, Equatable {
    public var source: FoodSource
    /// The date of the newest food, or what the source calls its version.
    public var edition: String?
    /// Rows that could have been foods.
    public var read = 0
    public var kept = 0
    public var skipped: [SkipReason: Int] = [:]

    public init(source: FoodSource) { self.source = source }

    /// Hands a food on, or counts why there is none.
    mutating func take(
        _ result: Result<CatalogueFood, SkipReason>, _ meter: ImportMeter, _ body: (CatalogueFood) throws -> Void
    ) throws {
        switch result {
        case .failure(let reason): skip(reason)
        case .success(let food):
            kept += 1
            meter.items += 1
            try body(food)
        }
    }

    mutating func skip(_ reason: SkipReason, count: Int = 1) {
        guard count > 0 else { return }
        skipped[reason, default: 0] += count
    }
}
