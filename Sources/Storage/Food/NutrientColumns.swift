import Domain
import GRDB

/// The ten nutrient columns that foods and entries share, in one order.
enum NutrientColumns {
    static let names = "energy, protein, carbs, fat, fibre, sugar, saturated_fat, salt, caffeine, alcohol"
    static let marks = "?, ?, ?, ?, ?, ?, ?, ?, ?, ?"

    /// Reads them from a row, the first at `start`.
    static func read(_ row: Row, from start: Int) -> Nutrients {
        Nutrients(
            energy: row[start], protein: row[start + 1], carbs: row[start + 2], fat: row[start + 3],
            fibre: row[start + 4], sugar: row[start + 5], saturatedFat: row[start + 6], salt: row[start + 7],
            caffeine: row[start + 8], alcohol: row[start + 9])
    }

    static func arguments(_ n: Nutrients) -> StatementArguments {
        [
            n.energy, n.protein, n.carbs, n.fat, n.fibre, n.sugar, n.saturatedFat, n.salt, n.caffeine, n.alcohol,
        ]
    }
}
