public import Domain

/// The foods that ship with the binary: what people eat most, written by hand in both languages, and USDA's facts for the
/// rest (public domain).
///
/// Rows stay as bytes inside the binary; a `Food` is made when one is asked for.
public final class FoodCatalogue: Sendable {
    public static let shared = FoodCatalogue()

    /// Any other file of foods below this folder is hand-written, and comes before the facts.
    private static let folder = "Food/"
    private static let facts = "Food/usda.tsv"
    /// The eight foods that are one tap away, in VitalPath's order.
    public static let quickAddIDs = [
        "chicken-breast-cooked", "rice-brown-cooked", "egg-boiled", "greek-yogurt", "salmon-baked", "avocado",
        "oatmeal",
        "banana",
    ]

    private let files: [FoodTable]
    /// The number of each file's first food, in the order of the index.
    private let firsts: [Int]
    /// The numbers of all foods in the order of their ids.
    private let byID: [UInt32]
    private let index: FoodIndex
    public let count: Int
    public let handWrittenCount: Int

    init() {
        let tables = Embedded.files.map(\.path).filter { $0.hasPrefix(Self.folder) && $0 != Self.facts }
            .compactMap(FoodTable.init).filter(\.isHandWritten)
        let files = tables + [FoodTable(Self.facts)].compactMap { $0 }
        var builder = FoodIndex.Builder()
        var ids: [(id: String, number: UInt32)] = []
        var firsts: [Int] = []
        for file in files {
            firsts.append(ids.count)
            for row in 0..<file.count {
                file.withRow(row) { row in
                    ids.append((row.text(.id), UInt32(clamping: ids.count)))
                    builder.beginFood(rank: row.rank)
                    builder.add(row.name, as: .nameEN)
                    builder.add(row[.nl], as: .nameNL)
                    row.eachPart(of: .synonymsEN) { builder.add($0, as: .synonymEN) }
                    row.eachPart(of: .synonymsNL) { builder.add($0, as: .synonymNL) }
                }
            }
        }
        self.files = files
        self.firsts = firsts
        byID = ids.sorted { $0.id < $1.id }.map(\.number)
        count = ids.count
        handWrittenCount = tables.reduce(0) { $0 + $1.count }
        index = builder.index()
    }

    public func food(id: String) -> Food? {
        let place = byID.partitioningIndex { number in withRow(Int(number)) { $0.text(.id) } >= id }
        guard place < byID.count else { return nil }
        let found = food(Int(byID[place]))
        return found.id == id ? found : nil
    }

    /// Vitamins and minerals of 100 g of a food; `nil` where they are not known.
    public func micros(of id: Food.ID) -> Micronutrients? { MicronutrientTable.micros(of: id) }

    public var quickAdds: [Food] { Self.quickAddIDs.compactMap { food(id: $0) } }

    /// Every food, one after the other, the hand-written ones first.
    public var all: some Sequence<Food> { (0..<count).lazy.map { self.food($0) } }

    /// What a shorter form of a phrase finds that finds nothing itself, and which form that is.
    public func searchShorter(_ text: String, language: Language, limit: Int) -> (text: String, foods: [Food])? {
        for shorter in ShorterPhrase.of(text) {
            let foods = search(shorter, language: language, limit: limit)
            if !foods.isEmpty { return (shorter, foods) }
        }
        return nil
    }

    /// The best foods for what is typed, best first.
    ///
    /// - Parameter others: foods from elsewhere, which compete by the same score.
    public func search(
        _ text: String, language: Language, limit: Int, others: [(score: Float, food: Food)] = []
    ) -> [Food] {
        let hits = index.search(text, language: language, limit: limit)
        guard !others.isEmpty else { return hits.map { food($0.index) } }
        let all =
            hits.map { (score: $0.score, food: nil as Food?, index: $0.index) } + others.map { ($0.score, $0.food, 0) }
        // Sorted by place too: of equals the built-in one is first.
        return all.enumerated().sorted { ($1.element.score, $0.offset) < ($0.element.score, $1.offset) }
            .prefix(limit).map { $0.element.food ?? food($0.element.index) }
    }

    /// Whether `text` is the whole name of a food, in either language: "fish and chips".
    public func isName(_ text: String) -> Bool {
        let wanted = FoldedText.words(text)
        return index.search(text, language: .en, limit: 8).contains { hit in
            withRow(hit.index) { row in
                var found = false
                func compare(_ name: UnsafeBufferPointer<UInt8>) {
                    found = found || FoldedText.words(String(decoding: name, as: UTF8.self)) == wanted
                }
                compare(row.name)
                compare(row[.nl])
                row.eachPart(of: .synonymsEN, compare)
                row.eachPart(of: .synonymsNL, compare)
                return found
            }
        }
    }

    /// What is wrong with rows of the files, by id; empty when nothing is.
    var faults: [String] {
        files.flatMap { file in
            (0..<file.count).compactMap { row in
                file.withRow(row) { row in
                    row.fault(columnCount: file.columnCount).map { "\(row.text(.id)): \($0)" }
                }
            }
        }
    }

    private func food(_ number: Int) -> Food { withRow(number) { $0.food } }

    private func withRow<Result>(_ number: Int, _ body: (FoodRow) -> Result) -> Result {
        let file = (firsts.lastIndex { $0 <= number }) ?? 0
        return files[file].withRow(number - firsts[file], body)
    }
}
