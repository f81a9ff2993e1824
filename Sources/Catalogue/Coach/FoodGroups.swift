public import Domain

/// Which foods of the catalogue people mean by "fruit" or "red meat", by `groups.tsv`: groups of the catalogue, kinds of
/// `kinds.tsv`, and words of names, any of them.
public struct FoodGroups: Sendable {
    public static let shared = FoodGroups()

    private struct Row {
        var groups: Set<String>
        var kinds: Set<String>
        /// Each the words of a name, folded
        var names: [[[UInt8]]]
    }

    private let rows: [FoodGroup: Row]

    init() {
        var rows: [FoodGroup: Row] = [:]
        for row in Table("Coach/groups.tsv")?.rows ?? [] where row.count == 4 {
            guard let group = FoodGroup(rawValue: String(row[0])) else { continue }
            rows[group] = Row(
                groups: Set(row[1].split(separator: ";").map(String.init)),
                kinds: Set(row[2].split(separator: ";").map(String.init)),
                names: row[3].split(separator: ";").map { FoldedText.words(String($0)) })
        }
        self.rows = rows
    }

    public func contains(_ food: Food, in group: FoodGroup) -> Bool {
        guard let row = rows[group] else { return false }
        if row.groups.contains(food.group) { return true }
        if let kind = FoodKinds.shared.kind(of: food), row.kinds.contains(kind.id) { return true }
        guard !row.names.isEmpty, ["bread", "grains", "breakfast", "nuts_seeds"].contains(food.group) else {
            return false
        }
        let words = Set(FoldedText.words(food.name))
        return row.names.contains { $0.allSatisfy(words.contains) }
    }

    /// Of some foods of the catalogue those in a group.
    public func ids(of group: FoodGroup, among ids: Set<Food.ID>) -> Set<Food.ID> {
        ids.filter { id in FoodCatalogue.shared.food(id: id).map { contains($0, in: group) } ?? false }
    }
}
