public import Domain

extension PhysicalLimitations {
    /// - Parameter text: as it was written in the profile
    public init(_ text: String) { self.init(text, parts: Self.parts) }

    private static let parts: [Part] = (Table("Training/limitations.tsv")?.rows ?? []).map { row in
        func list(_ index: Int) -> [String] {
            row.count > index ? row[index].split(separator: ";").map(String.init) : []
        }
        return Part(
            words: list(1), muscles: Set(list(2).compactMap(Exercise.Muscle.init)),
            kinds: Set(list(3).compactMap(Exercise.Kind.init)), names: Set(list(4)))
    }
}
