extension FoodIndex {
    /// Takes names as they come, as text or as bytes in place, and makes the index of them.
    public struct Builder {
        public enum Field: Sendable {
            case nameEN, nameNL, synonymEN, synonymNL
        }

        private var tokens = TokenTable.Builder()
        private var names: [FoodName] = []
        private var firstNames: [UInt32] = []
        private var ranks: [UInt8] = []
        private var isForeign: [Bool] = []
        private var isRepeat: [Bool] = []

        public init() {}

        /// The names that follow are the next food's.
        ///
        /// - Parameters:
        ///   - rank: 1 (eaten by nearly everybody) to 7 (hardly anybody)
        ///   - isForeign: whether it has no Dutch name, among foods that have one
        public mutating func beginFood(rank: Int, isForeign: Bool = false) {
            firstNames.append(UInt32(clamping: names.count))
            ranks.append(UInt8(clamping: min(max(rank, 1), 7)))
            self.isForeign.append(isForeign)
            isRepeat.append(false)
        }

        /// Keeps food `number` out of what is found, but for whoever had it before: another has its name.
        public mutating func setAside(_ number: Int) {
            if isRepeat.indices.contains(number) { isRepeat[number] = true }
        }

        public mutating func add(_ name: String, as field: Field) {
            var name = name
            name.withUTF8 { add($0, as: field) }
        }

        /// Adds a name in UTF-8.
        public mutating func add(_ name: UnsafeBufferPointer<UInt8>, as field: Field) {
            guard !ranks.isEmpty else { return }
            let number = names.count
            var place = 0
            var words = 0
            var headWords = 0
            // What the food is, before what is with it or done to it: "Coffee" of "Coffee with milk".
            var isHead = true
            var isCombined = false
            FoldedText.eachWord(of: name) { word, afterComma in
                let isJoining = SmallWords.joining.contains(word)
                if isJoining, place > 0 {
                    isHead = false
                    isCombined = true
                }
                if !isJoining { words += 1 }
                if afterComma { isHead = false }
                tokens.add(word, name: number, isFirst: place == 0, isHead: isHead)
                place += 1
                if isHead, !isJoining { headWords += 1 }
            }
            guard place > 0 else { return }
            names.append(
                FoodName(
                    food: UInt32(clamping: ranks.count - 1), field: field.stored,
                    words: UInt8(clamping: words > 1 ? words : place), countsJoining: words < 2,
                    headWords: UInt8(clamping: headWords), isCombined: isCombined))
        }

        public func index() -> FoodIndex {
            FoodIndex(
                tokens: tokens.table(names: names), names: names,
                firstNames: firstNames + [UInt32(clamping: names.count)], ranks: ranks, isForeign: isForeign,
                isRepeat: isRepeat)
        }
    }
}

extension FoodIndex.Builder.Field {
    fileprivate var stored: FoodName.Field {
        switch self {
        case .nameEN: .nameEN
        case .nameNL: .nameNL
        case .synonymEN: .synonymEN
        case .synonymNL: .synonymNL
        }
    }
}
