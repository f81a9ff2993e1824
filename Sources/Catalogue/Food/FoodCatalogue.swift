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

    let files: [FoodTable]
    /// The number of each file's first food, in the order of the index.
    private let firsts: [Int]
    /// The numbers of all foods in the order of their ids.
    private let byID: [UInt32]
    private let index: FoodIndex
    /// What makers call foods, folded, and in which language people say so; in both without one.
    private let brands: [String: [(food: Int, language: Language?)]]
    public let count: Int
    public let handWrittenCount: Int

    init() {
        let tables = Embedded.files.map(\.path).filter { $0.hasPrefix(Self.folder) && $0 != Self.facts }
            .compactMap(FoodTable.init).filter(\.isHandWritten)
        let files = tables + [FoodTable(Self.facts)].compactMap { $0 }
        var builder = FoodIndex.Builder()
        var ids: [(id: String, number: UInt32)] = []
        var firsts: [Int] = []
        var names: [UInt64: Int] = [:]
        names.reserveCapacity(files.reduce(0) { $0 + $1.count })
        var brands: [String: [(food: Int, language: Language?)]] = [:]
        // Hand-written ones have portions, and say most.
        func known(_ number: Int) -> Int {
            guard let file = firsts.lastIndex(where: { $0 <= number }) else { return 0 }
            return files[file].isHandWritten ? .max : files[file].withRow(number - firsts[file]) { $0.known }
        }
        for file in files {
            firsts.append(ids.count)
            for row in 0..<file.count {
                file.withRow(row) { row in
                    let number = ids.count
                    ids.append((row.text(.id), UInt32(clamping: number)))
                    builder.beginFood(rank: row.rank, isForeign: row[.nl].isEmpty)
                    // Of two with one name the one that says more is found.
                    let name = row.nameHash
                    if row[.nl].isEmpty, let other = names[name], known(number) <= known(other) {
                        builder.setAside(number)
                    } else {
                        if row[.nl].isEmpty, let other = names[name] { builder.setAside(other) }
                        names[name] = number
                    }
                    builder.add(row.name, as: .nameEN)
                    builder.add(row[.nl], as: .nameNL)
                    row.eachPart(of: .synonymsEN) { builder.add($0, as: .synonymEN) }
                    row.eachPart(of: .synonymsNL) { builder.add($0, as: .synonymNL) }
                    guard file.isHandWritten, let names = Self.brandNames[Substring(row.text(.id))] else { return }
                    for (name, language) in names {
                        brands[FoldedText.joined(name), default: []].append((number, language))
                    }
                }
            }
        }
        self.files = files
        self.brands = brands
        self.firsts = firsts
        byID = ids.sorted { $0.id < $1.id }.map(\.number)
        count = ids.count
        handWrittenCount = tables.reduce(0) { $0 + $1.count }
        index = builder.index()
    }

    public func food(id: String) -> Food? { number(of: id).map(food) }

    /// Whether it is among the foods that were written by hand.
    public func isHandWritten(_ id: Food.ID) -> Bool { number(of: id).map { $0 < handWrittenCount } ?? false }

    private func number(of id: Food.ID) -> Int? {
        let place = byID.partitioningIndex { number in withRow(Int(number)) { $0.text(.id) } >= id }
        guard place < byID.count else { return nil }
        let number = Int(byID[place])
        return withRow(number) { $0.text(.id) } == id ? number : nil
    }

    /// Vitamins and minerals of 100 g of a food; `nil` where they are not known.
    public func micros(of id: Food.ID) -> Micronutrients? { MicronutrientTable.micros(of: id) }

    public var quickAdds: [Food] { Self.quickAddIDs.compactMap { food(id: $0) } }

    /// Every food, one after the other, the hand-written ones first.
    public var all: some Sequence<Food> { (0..<count).lazy.map { self.food($0) } }

    /// What a shorter form of a phrase finds that finds nothing itself, and which form that is.
    public func searchShorter(_ text: String, language: Language, limit: Int) -> (text: String, foods: [Food])? {
        searchShorter(text, isName: isName) { search($0, language: language, limit: limit) }
    }

    /// The same by another search. What stands before "with", or is the whole name of a food, goes before a single word of
    /// one, and a guess at a mistyped one comes last.
    ///
    /// - Parameter onlyNames: whether it has to be the name of a food
    public func searchShorter(
        _ text: String, onlyNames: Bool = false, isName: (String) throws -> Bool, search: (String) throws -> [Food]
    ) rethrows -> (text: String, foods: [Food])? {
        var second: (text: String, foods: [Food])?
        var guess: (text: String, foods: [Food])?
        let phrases = ([text] + ShorterPhrase.of(text)).flatMap { phrase in
            phrase.contains(" ") ? [phrase] : [phrase] + index.headsOfCompound(phrase)
        }
        let head = ShorterPhrase.head(of: text)
        // "Dark rum and coke" is a drink of that name before it is dark rum.
        for shorter in phrases.dropFirst() where shorter.contains(" ") {
            guard try isName(shorter) else { continue }
            let foods = try search(shorter)
            if !foods.isEmpty { return (shorter, foods) }
        }
        for shorter in phrases.dropFirst() {
            let isNamed = try isName(shorter)
            let isSpelt = isNamed || index.isSpelt(shorter)
            if !isNamed, onlyNames || (isSpelt ? second != nil && !shorter.contains(" ") : guess != nil) { continue }
            let foods = try search(shorter)
            if foods.isEmpty { continue }
            if isNamed || isSpelt && (shorter == head || shorter.contains(" ")) { return (shorter, foods) }
            if isSpelt { second = second ?? (shorter, foods) } else { guess = (shorter, foods) }
        }
        return second ?? guess
    }

    /// The best foods for what is typed, best first.
    public func search(_ text: String, language: Language, limit: Int) -> [Food] {
        hits(text, language: language, limit: limit).map { food($0.index) }
    }

    /// The same with what was found elsewhere, by the same scores; of one name and brand the best alone.
    ///
    /// - Parameters:
    ///   - mine: the person's own foods, which stand for those of their name
    ///   - had: what the person had before
    ///   - order: whether all of these is what the words may mean, or a list to choose from: that has what is theirs
    ///     first, and leaves little of it out
    public func search(
        _ text: String, language: Language, limit: Int, mine: [FoodHit], others: [FoodHit] = [],
        had: HadFoods = HadFoods([]), order: FoodOffers.Order = .meaning
    ) -> [Food] {
        var offers = FoodOffers(language, order)
        for hit in hits(text, language: language, limit: limit, had: had.numbers) {
            offers.add((hit.score, food(hit.index)), isTheirs: had.has(hit.index))
        }
        for hit in mine { offers.add(hit, isTheirs: true) }
        for hit in others { offers.add(hit, isTheirs: had.ids.contains(hit.food.id)) }
        return offers.best(limit)
    }

    /// The numbers of foods, by the order of the index: whether one is among `ids`.
    func numbers(of ids: some Sequence<Food.ID>) -> [Bool] {
        var numbers = [Bool](repeating: false, count: count)
        for id in ids {
            if let number = number(of: id) { numbers[number] = true }
        }
        return numbers
    }

    /// What makers call the foods of an id: names that a search on this computer knows, and no sentence does.
    static let brandNames: [Substring: [(name: String, language: Language?)]] =
        (Table("Food/brands.tsv")?.rows ?? []).reduce(into: [:]) { names, row in
            guard row.count == 3 else { return }
            names[row[0], default: []] += row[2].split(separator: ";").map {
                (String($0), Language(rawValue: String(row[1])))
            }
        }

    /// What the words find, behind the food that a maker calls so.
    private func hits(_ text: String, language: Language, limit: Int, had: [Bool] = []) -> [FoodIndex.Hit] {
        let found = index.search(text, language: language, limit: limit, had: had)
        guard limit > 0, let all = brands[FoldedText.joined(text)] else { return found }
        let own = all.filter { $0.language ?? language == language }
        let named = (own.isEmpty ? all : own).map(\.food)
        let rest = found.filter { $0.score >= 0 && !named.contains($0.index) }
        let score = (rest.first?.score ?? 0) + 1
        return Array((named.map { FoodIndex.Hit(index: $0, score: score) } + rest).prefix(limit))
    }

    /// Whether `text` is the whole name of a food, in either language, or a brand of one: "fish and chips".
    public func isName(_ text: String) -> Bool {
        if brands[FoldedText.joined(text)] != nil { return true }
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
