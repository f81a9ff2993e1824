/// What is left of a phrase that names no food when a word or more of it is left out: "raspberry ripple jam" may be
/// "ripple jam" or "jam".
public enum ShorterPhrase {
    static let links: Set<String> = ["with", "met", "in", "on", "op", "from", "van", "zonder", "without", "à"]
    static func isLink(_ word: [UInt8]) -> Bool { links.contains(String(decoding: word, as: UTF8.self)) }

    static let content: Set<String> = ["of", "vol"]
    static let ands: Set<String> = ["and", "&", "en"]
    /// What stands before "and" goes into these: "goat cheese and beetroot salad" is no goat cheese.
    static let dishes: Set<String> = [
        "sandwich", "sandwiches", "salad", "soup", "pie", "wrap", "toastie", "pizza", "bagel", "omelette", "omelet",
        "quiche", "pasta", "risotto", "curry", "tart", "roll", "stew", "crumble", "smoothie", "cake", "muffin",
        "yoghurt", "yogurt", "bar", "juice", "burger", "panini", "baguette", "bake", "pasty", "sauce", "casserole",
        "cream", "pudding", "crisps", "tea", "shake", "dip", "lasagne", "noodles", "bread", "scone", "porridge",
        "sausages", "melt", "frittata", "burrito", "tacos", "bowl", "mix", "jam", "salade", "soep", "taart", "saus",
        "ijs", "thee", "sap", "schotel", "ovenschotel", "stamppot", "tosti", "broodje",
    ]

    /// What comes on food: "kibbeling remoulade" is about the kibbeling.
    static let toppings: Set<String> = [
        "mayo", "mayonaise", "mayonnaise", "ketchup", "curryketchup", "remoulade", "remouladesaus", "mosterd",
        "mustard",
        "joppiesaus", "satésaus", "satesaus", "pindasaus", "knoflooksaus", "cocktailsaus", "tartaarsaus", "ravigotte",
        "ravigotesaus", "chilisaus", "fritessaus", "frietsaus", "speciaal", "jus", "gravy", "sambal", "slagroom",
        "custard", "uitjes", "vinegar", "azijn", "poedersuiker", "whipped",
    ]
    /// What toppings are made with: "truffle mayo" is no truffle.
    static let flavours: Set<String> = [
        "garlic", "knoflook", "truffle", "truffel", "chilli", "chili", "sriracha", "wasabi", "honey", "honing", "curry",
        "kerrie", "lime", "limoen", "lemon", "citroen", "tomato", "tomaten", "apple", "appel", "balsamic", "balsamico",
        "dijon", "wholegrain", "sweet", "zoete", "soja", "soy", "pepper", "peper", "mint", "munt", "basil", "basilicum",
        "mango", "avocado", "onion", "ui", "beef", "rode", "malt", "vanilla", "vanille", "vegan", "light", "heinz",
    ]

    /// What stands before a topping, where that is no flavour of it.
    static func beforeTopping(_ words: [String]) -> [String]? {
        guard words.count > 1, let last = words.last, toppings.contains(last),
            !flavours.contains(words[words.count - 2])
        else { return nil }
        return words.dropLast()
    }

    /// What stands before "with": what the phrase is about, while the rest says what comes with it.
    public static func head(of text: String) -> String? {
        let head = words(text).prefix { !links.contains($0) }
        return head.count < words(text).count ? head.joined(separator: " ") : nil
    }

    private static func words(_ text: String) -> [String] {
        text.lowercased().split(whereSeparator: { $0.isWhitespace || $0 == "," }).prefix(8).map(String.init)
    }

    /// Shorter texts, the likeliest first: what stands before "with" or "and", what stands after "of", then ever shorter ends,
    /// for a phrase ends in what it is about, then ever shorter beginnings, then what stands between the two.
    public static func of(_ text: String) -> [String] {
        let words = words(text)
        guard words.count > 1 else { return [] }
        var phrases: [[String]] = []
        if let link = words.firstIndex(where: links.contains), link > 0 { phrases.append(Array(words[..<link])) }
        if let dish = beforeTopping(words) { phrases.append(dish) }
        // "Apple pie and custard" is about the pie.
        if let and = words.firstIndex(where: ands.contains), and > 1, let last = words.last, !dishes.contains(last) {
            phrases.append(Array(words[..<and]))
        }
        if let of = words.firstIndex(where: content.contains), of + 1 < words.count {
            phrases.append(Array(words[(of + 1)...]))
        }
        for whole in phrases + [words] {
            phrases += (1..<max(1, whole.count)).map { Array(whole[$0...]) }
            phrases += (1..<max(1, whole.count)).reversed().map { Array(whole[..<$0]) }
        }
        for length in [2, 1] where words.count > length + 1 {
            phrases += (1..<words.count - length).reversed().map { Array(words[$0..<$0 + length]) }
        }
        var seen: Set<String> = []
        return phrases.map { $0.filter { !links.contains($0) && !content.contains($0) }.joined(separator: " ") }
            .filter { $0.count > 2 && $0 != text.lowercased() && !FoodIndex.isMeasure($0) && seen.insert($0).inserted }
    }
}
