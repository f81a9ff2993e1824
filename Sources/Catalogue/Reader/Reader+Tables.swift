public import Domain

extension BoxReader {
    /// Over the shared words of sentences and questions, and the names of the foods that ship with the binary.
    public static let shared = BoxReader(
        lexicon: .shared, sentences: SentenceParser(lexicon: .shared), questions: QuestionParser(lexicon: .shared),
        care: .shared)
}

extension ReaderLexicon {
    /// The words of the table beside this file, with the words of sentences and the names of foods.
    public static let shared = ReaderLexicon(
        (Table("Reader/readings.tsv")?.rows ?? []).compactMap(entry), sentences: SentenceLexicon.tables,
        foods: SentenceLexicon.foodWords, names: foodNames)

    private static func entry(_ row: [Substring]) -> Entry? {
        guard row.count == 4, let kind = ReaderWord.Kind(rawValue: String(row[1])) else { return nil }
        return Entry(
            language: Language(rawValue: String(row[0])), kind: kind, value: String(row[2]),
            phrases: row[3].split(separator: "|").map(String.init))
    }

    /// Names and synonyms of everyday foods, and the ml of each portion.
    private static var foodNames: [FoodName] {
        Table.handWrittenFoods.flatMap { row -> [FoodName] in
            guard row.count > 18 else { return [] }
            let density = Double(row[row.count - 2]) ?? 1
            let portions: [String: Double] = Dictionary(
                row[row.count - 1].split(separator: ";").compactMap { part in
                    let sides = part.split(separator: "=")
                    return sides.count == 2
                        ? Double(sides[1]).map { (String(sides[0]), millilitres($0, density)) } : nil
                }, uniquingKeysWith: { first, _ in first })
            // Who says "ham salad" means one.
            let isProduce = ["fruit", "vegetables", "potatoes"].contains(row[5]) && !row[1].hasSuffix("salad")
            let names = [row[1], row[2]] + row[3].split(separator: ";") + row[4].split(separator: ";")
            return names.filter { !$0.isEmpty }.map {
                FoodName(
                    name: String($0), isDrink: !row[6].isEmpty, isProduce: isProduce, portions: portions)
            }
        }
    }

    /// Of g, to the nearest 5: a can of cola is 330 ml.
    private static func millilitres(_ grams: Double, _ density: Double) -> Double {
        (grams / density / 5).rounded() * 5
    }
}
