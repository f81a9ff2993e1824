import Domain

/// The hand-written foods as a device keeps them to find them without a network, with the small words and the units that
/// finding and weighing them takes: what `finder.js` reads.
public struct CompactFoods: Encodable, Sendable {
    public struct Unit: Encodable, Sendable {
        public let unit: String
        /// In one of it; of what is poured, at 1 g/ml
        public let grams: Double
        /// Whether only what is poured has it
        public let isPoured: Bool
    }

    /// Words that say little about which food is meant
    public let small: [String: [String]]
    /// What any food can be logged in, in order
    public let units: [Unit]
    /// What units and portions are called: one of it and several, in English and in Dutch
    public let portions: [String: [String]]
    /// A food a line, its cells between tabs, after a line of what they are
    public let foods: String
}

extension FoodCatalogue {
    /// Figures that are shown with a food when it is chosen; a device knows no others.
    private static let compactColumns: [FoodTable.Column] = [
        .id, .en, .nl, .synonymsEN, .synonymsNL, .group, .drink, .rank, .kcal, .protein, .carbs, .fat, .fibre, .density,
        .portions,
    ]

    public var compact: CompactFoods {
        var lines = [Self.compactColumns.map(\.title).joined(separator: "\t")]
        for file in files where file.isHandWritten {
            for row in 0..<file.count {
                lines.append(file.withRow(row) { row in Self.compactColumns.map(row.text).joined(separator: "\t") })
            }
        }
        let solid = Food(id: "", name: "", group: "", per100g: Nutrients())
        let poured = Food(id: "", name: "", group: "", per100g: Nutrients(), density: 1)
        return CompactFoods(
            small: FoodIndex.smallWords,
            units: poured.units.compactMap { unit in
                poured.weigh(1, unit).map {
                    CompactFoods.Unit(unit: unit, grams: $0.grams, isPoured: !solid.units.contains(unit))
                }
            },
            portions: PortionNames.units.reduce(into: [:]) { names, unit in
                names[unit] = Language.allCases.flatMap { language in
                    [1, 2].map { PortionNames.label(unit, $0, language) }
                }
            },
            foods: lines.joined(separator: "\n"))
    }
}
