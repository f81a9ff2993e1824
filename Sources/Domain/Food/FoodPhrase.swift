import Foundation

/// Foods with their amounts as one types them in a line: "2 eggs and toast", "200 ml water, een half broodje".
public struct FoodPhrase: Sendable, Equatable {
    public struct Item: Sendable, Equatable {
        /// The words that name the food.
        public var text: String
        /// As it was typed; `nil` where nothing was.
        public var amount: Double?
        /// A unit of the portion vocabulary; `nil` where none was typed.
        public var unit: String?
    }

    /// What a word for a portion stands for: `count` of `unit`, so that an "ons" is 100 g.
    public struct Measure: Sendable, Equatable {
        public var unit: String
        public var count: Double

        public init(unit: String, count: Double = 1) {
            self.unit = unit
            self.count = count
        }
    }

    public static let mostItems = 20

    /// At most `mostItems`; what stands beyond is not read.
    public let items: [Item]

    /// - Parameters:
    ///   - measure: what a word for a portion stands for, in either language
    ///   - isOneFood: whether words that could be two foods are the name of one: "fish and chips"
    public init(_ text: String, measure: (String) -> Measure?, isOneFood: (String) -> Bool) {
        var items: [Item] = []
        for line in Self.parts(of: text) {
            let groups = Self.groups(line)
            var first = 0
            while first < groups.count, items.count < Self.mostItems {
                var item = Self.item(groups[first], measure)
                var next = first + 1
                // The longest run of groups that together name one food; only the first can have an amount.
                for end in stride(from: groups.count, to: first + 1, by: -1) {
                    let rest = groups[(first + 1)..<end]
                    guard !item.text.isEmpty, rest.allSatisfy({ Self.item($0, measure).amount == nil }) else {
                        continue
                    }
                    let between = line[groups[first].endIndex..<groups[end - 1].endIndex]
                    let joined = ([item.text] + between).joined(separator: " ")
                    if isOneFood(joined) {
                        item.text = joined
                        next = end
                        break
                    }
                }
                if item.text.contains(where: \.isLetter) { items.append(item) }
                first = next
            }
        }
        self.items = items
    }

    /// What commas, plus signs and ends of lines divide; the comma of a number does not.
    private static func parts(of text: String) -> [[String]] {
        var parts: [[String]] = [[]]
        for raw in text.split(whereSeparator: \.isWhitespace) {
            var word = Substring(raw)
            if word.first == "+" || word.first == "&" {
                parts.append([])
                word = word.dropFirst()
            }
            let endsPart = word.last == "," || word.last == ";" || word.last == "+"
            let pieces = word.split(separator: ",").flatMap { $0.split(separator: ";") }
            let isNumber = word.contains { $0.isNumber } && number(String(word.drop { $0 == "," })) != nil
            if isNumber || pieces.count <= 1 {
                let trimmed = word.trimmingCharacters(in: CharacterSet(charactersIn: ",;+"))
                if !trimmed.isEmpty { parts[parts.count - 1].append(trimmed) }
            } else {
                for (place, piece) in pieces.enumerated() {
                    if place > 0 { parts.append([]) }
                    parts[parts.count - 1].append(String(piece))
                }
            }
            if endsPart { parts.append([]) }
        }
        return parts.filter { !$0.isEmpty }
    }

    private static let joining: Set<String> = ["and", "en", "with", "met", "plus"]

    private static func groups(_ words: [String]) -> [ArraySlice<String>] {
        words.split { joining.contains($0.lowercased()) }
    }

    private static func item(_ words: ArraySlice<String>, _ measure: (String) -> Measure?) -> Item {
        var words = words
        var amount: Double?
        while let word = words.first {
            if let (number, glued) = leadingNumber(word, measure) {
                // "1 1/2" is added up.
                amount = amount.map { number < 1 ? $0 + number : number } ?? number
                words = words.dropFirst()
                if !glued.isEmpty { words = [glued] + words }
            } else if let number = numberWords[word.lowercased()], words.count > 1 {
                amount = amount.map { $0 * number } ?? number
                words = words.dropFirst()
            } else {
                break
            }
        }
        var unit: String?
        if let word = words.first, words.count > 1, let found = measure(word.lowercased()) {
            unit = found.unit
            amount = (amount ?? 1) * found.count
            words = words.dropFirst()
            if let of = words.first, ["of", "van"].contains(of.lowercased()), words.count > 1 {
                words = words.dropFirst()
            }
        }
        return Item(text: words.joined(separator: " "), amount: amount, unit: unit)
    }

    /// A number at the start of a word, and the unit that is glued to it: "200ml", "2x". "7up" is no number.
    private static func leadingNumber(_ word: String, _ measure: (String) -> Measure?) -> (Double, String)? {
        let figures = word.prefix { $0.isNumber || ".,/".contains($0) }
        guard !figures.isEmpty, let value = number(String(figures)) else { return nil }
        let rest = word.dropFirst(figures.count).lowercased()
        if rest.isEmpty || ["x", "×"].contains(rest) { return (value, "") }
        return measure(rest) == nil ? nil : (value, rest)
    }

    /// "2", "1,5", "1.5", "1/2", "½"; between 0 and 20,000.
    private static func number(_ text: String) -> Double? {
        if let fraction = text.first, text.count == 1,
            let value = fraction.unicodeScalars.first?.properties.numericValue
        {
            return value > 0 && value < 10_000 ? value : nil
        }
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map {
            Double($0.replacing(",", with: "."))
        }
        guard parts.count <= 2, let top = parts.first ?? nil else { return nil }
        let value = parts.count == 2 ? (parts[1].map { top / $0 } ?? .nan) : top
        return value.isFinite && value > 0 && value <= 20_000 ? value : nil
    }

    private static let numberWords: [String: Double] = [
        "a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8,
        "nine": 9, "ten": 10, "twelve": 12, "dozen": 12, "half": 0.5, "couple": 2,
        "een": 1, "één": 1, "twee": 2, "drie": 3, "vier": 4, "vijf": 5, "zes": 6, "zeven": 7, "acht": 8, "negen": 9,
        "tien": 10, "twaalf": 12, "dozijn": 12, "halve": 0.5, "anderhalf": 1.5, "anderhalve": 1.5, "paar": 2,
    ]
}
