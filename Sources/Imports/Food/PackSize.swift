import Domain

/// Portions as packs and USDA's tables name them.
enum PackSize {
    /// - Parameters:
    ///   - serving: g or ml
    ///   - pack: g or ml
    static func portions(serving: Double?, pack: Double?) -> [Portion] {
        var portions: [Portion] = []
        let (serving, pack) = (serving.map { $0.rounded(per: 100) }, pack.map { $0.rounded(per: 100) })
        if let serving, serving >= 1, serving <= 1500 { portions.append(Portion(unit: "serving", grams: serving)) }
        if let pack, pack >= 5, pack <= 2000, pack != serving { portions.append(Portion(unit: "pack", grams: pack)) }
        return portions
    }

    /// One of a household measure of which `amount` weigh `grams`: in the words of the app where it has them.
    static func portion(_ label: String, amount: Double, grams: Double) -> Portion? {
        guard amount > 0, grams > 0 else { return nil }
        let one = (grams / amount).rounded(per: 100)
        guard one >= 0.1, one <= 5000 else { return nil }
        return Portion(unit: unit(label) ?? label, grams: one)
    }

    /// As finely as anybody weighs: files carry the noise of the arithmetic that made them.

    /// The app's word for a household measure, where it has one.
    static func unit(_ label: String) -> String? { units[label.lowercased()] }

    /// The amount that a label begins with: 2 and "tbsp" of "2 tbsp".
    static func split(_ label: String) -> (amount: Double, rest: String)? {
        guard let space = label.firstIndex(of: " "), var first = Optional(String(label[..<space])) else { return nil }
        let parts = first.split(separator: "/")
        if parts.count == 2, let top = Double(parts[0]), let bottom = Double(parts[1]), bottom > 0 {
            first = "\(top / bottom)"
        }
        guard let amount = Double(first), amount > 0, amount < 1000 else { return nil }
        return (amount, String(label[label.index(after: space)...]))
    }

    /// USDA's words for what the app also knows.
    private static let units = [
        "tablespoon": "tbsp", "tablespoons": "tbsp", "tbsp": "tbsp", "teaspoon": "tsp", "teaspoons": "tsp",
        "tsp": "tsp", "cup": "cup", "cups": "cup", "slice": "slice", "slices": "slice", "piece": "piece",
        "pieces": "piece", "serving": "serving", "quantity not specified": "serving", "fl oz": "fl_oz",
        "fluid ounce": "fl_oz", "small": "small", "medium": "medium", "large": "large", "extra large": "extra_large",
        "bar": "bar", "bars": "bar", "bottle": "bottle", "can": "can", "package": "pack", "pack": "pack",
        "bag": "bag", "stick": "stick", "fillet": "fillet", "leaf": "leaf", "clove": "clove", "stalk": "stalk",
        "head": "head", "wedge": "wedge", "scoop": "scoop", "bowl": "bowl", "glass": "glass", "glasses": "glass",
        "strip": "strip",
    ]
}
