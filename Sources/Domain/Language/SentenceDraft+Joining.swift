extension SentenceDraft {
    /// Foods apart that together have one name, as one: "koffie met melk". Only the first can have an amount; the longest
    /// name counts. Of a long list only the first are looked at.
    ///
    /// - Parameters:
    ///   - text: the sentence
    ///   - isOneFood: whether words are the name of one food
    public mutating func joinFoods(of text: String, isOneFood: (String) -> Bool) {
        let units = Array(text.utf16)
        var joined: [SpokenFood] = []
        var first = 0
        while first < foods.count {
            var food = foods[first]
            var next = first + 1
            for end in stride(from: min(first + 4, foods.count, Self.mostJoined), to: first + 1, by: -1) {
                guard let name = Self.between(foods[first..<end], units), isOneFood(name) else { continue }
                food.name = Spoken(name, food.name.span.union(foods[end - 1].name.span))
                food.span = food.span.union(foods[end - 1].span)
                next = end
                break
            }
            joined.append(food)
            first = next
        }
        foods = joined
    }

    private static let mostJoined = 60

    /// The words from the first name to the last, where nothing but a joining word stands between them.
    private static func between(_ foods: ArraySlice<SpokenFood>, _ units: [UInt16]) -> String? {
        guard let first = foods.first, let last = foods.last,
            foods.dropFirst().allSatisfy({ $0.amount == nil && $0.unit == nil })
        else { return nil }
        for (food, next) in zip(foods, foods.dropFirst()) {
            let (start, end) = (food.name.span.end, next.name.span.start)
            guard start < end, end <= units.count, end - start <= 8 else { return nil }
            let gap = String(decoding: units[start..<end], as: UTF16.self)
            guard gap.allSatisfy({ $0.isLetter || $0 == " " || $0 == "&" }) else { return nil }
        }
        guard last.name.span.end <= units.count, first.name.span.start < last.name.span.end else { return nil }
        return String(decoding: units[first.name.span.start..<last.name.span.end], as: UTF16.self).lowercased()
    }
}
