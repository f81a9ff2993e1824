/// What someone does not eat, made ready to look foods over.
public struct DietaryProfile: Sendable {
    /// A trait or a word to look for, and who asks.
    private struct Trait: Sendable {
        let traits: DietaryTraits
        let reason: DietaryFlag.Reason
    }

    private struct Word: Sendable {
        let text: String
        /// The same in the other language too; each as the word itself and without its plural.
        let words: [[UInt8]]
        let reason: DietaryFlag.Reason
    }

    private var traits: [Trait] = []
    private var asked: DietaryTraits = []
    private var words: [Word] = []
    /// Restrictions that foods cannot be held against: nothing is known about them.
    public private(set) var unjudged: [String] = []

    public init(_ profile: Profile) {
        self.init(
            restrictions: profile.dietaryRestrictions ?? [], allergens: profile.allergens ?? [],
            allergies: profile.allergies)
    }

    /// - Parameters:
    ///   - restrictions: as the profile stores them, such as `vegan`; others are read as words: `dairy-free`
    ///   - allergens: as they were chosen
    ///   - allergies: free text in English or Dutch. What is no known allergen is looked for as a word.
    public init(restrictions: [String], allergens: [DietaryTrait] = [], allergies: String? = nil) {
        for restriction in restrictions {
            let asked = Self.traits(of: restriction)
            if asked.isEmpty {
                unjudged.append(restriction)
            } else {
                add(asked, DietaryFlag.Reason(kind: .restriction, text: restriction))
            }
        }
        for allergen in allergens {
            add(DietaryTraits(allergen), DietaryFlag.Reason(kind: .allergy, text: allergen.rawValue))
        }
        for piece in DietaryWish.pieces(of: allergies ?? "") {
            let reason = DietaryFlag.Reason(kind: .allergy, text: piece.text)
            if !piece.traits.isEmpty { add(piece.traits, reason) }
            for (text, words) in piece.words { self.words.append(Word(text: text, words: words, reason: reason)) }
        }
    }

    /// Whether nothing is looked for.
    public var isEmpty: Bool { traits.isEmpty && words.isEmpty }

    /// What speaks against `food`, what is known before what is likely. No flag does not mean that the food is safe:
    /// only its name, group and figures are known.
    public func flags(for food: Food) -> [DietaryFlag] {
        if isEmpty { return [] }
        var flags: [DietaryFlag] = []
        if !traits.isEmpty {
            let contents = food.dietaryContents
            for certainty in DietaryFlag.Certainty.allCases {
                let held = certainty == .contains ? contents.contains : contents.mayContain
                for trait in asked.intersection(held).all {
                    let reasons = traits.filter { $0.traits.contains(DietaryTraits(trait)) }.map(\.reason)
                    flags.append(DietaryFlag(ingredient: .trait(trait), certainty: certainty, reasons: reasons))
                }
            }
        }
        if !words.isEmpty {
            let names = FoodWords(food)
            for word in words where word.words.contains(where: names.has) {
                let flag = DietaryFlag(ingredient: .named(word.text), certainty: .contains, reasons: [word.reason])
                flags.insert(flag, at: flags.firstIndex { $0.certainty == .mayContain } ?? flags.count)
            }
        }
        return flags
    }

    private mutating func add(_ asked: DietaryTraits, _ reason: DietaryFlag.Reason) {
        traits.append(Trait(traits: asked, reason: reason))
        self.asked.formUnion(asked)
    }

    private static func traits(of restriction: String) -> DietaryTraits {
        let flesh: DietaryTraits = [.meat, .gelatine]
        let sea: DietaryTraits = [.fish, .crustaceans, .molluscs]
        switch restriction {
        case "vegetarian": return flesh.union(sea)
        case "pescatarian": return flesh
        case "vegan": return flesh.union(sea).union([.egg, .milk, .honey])
        case "gluten_free": return [.gluten]
        case "lactose_free": return [.lactose]
        case "halal": return [.pork, .alcohol, .gelatine]
        case "kosher": return [.pork, .crustaceans, .molluscs, .gelatine, .meatWithMilk]
        default: return DietaryWish.pieces(of: restriction).reduce(into: []) { $0.formUnion($1.traits) }
        }
    }
}

/// Something in a food that someone does not eat.
public struct DietaryFlag: Sendable, Equatable {
    public enum Ingredient: Sendable, Hashable {
        case trait(DietaryTrait)
        /// A word of the person's own.
        case named(String)
    }

    public enum Certainty: String, CaseIterable, Codable, Sendable { case contains, mayContain }

    /// Who asks, in the words of the profile: the restriction `vegan`, the allergy `nuts` or `noten`.
    public struct Reason: Codable, Sendable, Hashable {
        public enum Kind: String, Codable, Sendable { case restriction, allergy }

        public var kind: Kind
        public var text: String
    }

    public var ingredient: Ingredient
    public var certainty: Certainty
    public var reasons: [Reason]

    public init(ingredient: Ingredient, certainty: Certainty, reasons: [Reason]) {
        self.ingredient = ingredient
        self.certainty = certainty
        self.reasons = reasons
    }
}

/// The words in a food's names.
private struct FoodWords {
    private let names: [(words: [[UInt8]], shortest: Int)]

    init(_ food: Food) {
        // A person's own food may well have a Dutch name.
        names =
            [(FoldedText.words(food.name), food.isCustom ? 3 : 4)]
            + (food.nameNL.map { [(FoldedText.words($0), 3)] } ?? [])
    }

    /// Whether a word is `word`, or begins with it: "aardbeienjam" has "aardbei". English has fewer compounds: "pea" is
    /// not in "peach".
    func has(_ word: [UInt8]) -> Bool {
        names.contains { name in
            name.words.contains { $0 == word || word.count >= name.shortest && $0.starts(with: word) }
        }
    }
}
