import Domain

/// A food as it waits in the spool: figures first, then texts, each with its length.
struct FoodRecord {
    enum Text: Int, CaseIterable {
        case name, nameNL, synonyms, brand, group, drink, portions, micros
    }

    /// 8 number, 8 barcode, 4 changed, 4 sequence, 8 density, 10 × 4 nutrients, 8 × 2 lengths
    private static let headSize = 32 + 40 + 16
    private static let unknown = Int32.min
    private static let noText = UInt16.max
    private static let longestText = Int(UInt16.max) - 1

    private let bytes: UnsafeRawBufferPointer

    /// The next record; `nil` at the end.
    init?(_ all: UnsafeRawBufferPointer, at position: inout Int) {
        guard position + Self.headSize <= all.count else { return nil }
        var size = Self.headSize
        for text in Text.allCases {
            let length = all.loadUnaligned(fromByteOffset: position + 72 + text.rawValue * 2, as: UInt16.self)
            if length != Self.noText { size += Int(length) }
        }
        guard position + size <= all.count else { return nil }
        bytes = UnsafeRawBufferPointer(rebasing: all[position..<position + size])
        position += size
    }

    var number: Int64 { load(0) }
    /// 0 for none
    var barcode: Int64 { load(8) }
    var changed: UInt32 { load(16) }
    var sequence: UInt32 { load(20) }
    /// Not a number for unknown
    var density: Double { load(24) }

    /// In ten-thousandths, in the order of the columns.
    func nutrient(_ place: Int) -> Int32? {
        let value: Int32 = load(32 + place * 4)
        return value == Self.unknown ? nil : value
    }

    /// In the order of `Text`; `nil` for those that are not there.
    func eachText(_ body: (Text, UnsafeRawBufferPointer?) -> Void) {
        var start = Self.headSize
        for text in Text.allCases {
            let length: UInt16 = load(72 + text.rawValue * 2)
            guard length != Self.noText else {
                body(text, nil)
                continue
            }
            body(text, UnsafeRawBufferPointer(rebasing: bytes[start..<start + Int(length)]))
            start += Int(length)
        }
    }

    static func write(_ food: CatalogueFood, _ sequence: UInt32, to bytes: inout [UInt8]) {
        func append<Value>(_ value: Value) { withUnsafeBytes(of: value) { bytes.append(contentsOf: $0) } }
        let barcode = food.barcode.flatMap { Int64(exactly: $0.value) } ?? 0
        append(food.number)
        append(barcode == food.number && food.source == .off ? 0 : barcode)
        append(UInt32(clamping: food.changed))
        append(sequence)
        append(food.density ?? .nan)
        let n = food.per100g
        append(stored(n.energy))
        append(stored(n.protein))
        append(stored(n.carbs))
        append(stored(n.fat))
        append(stored(n.fibre))
        append(stored(n.sugar))
        append(stored(n.saturatedFat))
        append(stored(n.salt))
        append(stored(n.caffeine))
        append(stored(n.alcohol))
        let group = food.group == "packaged" ? nil : food.group
        let portions = CatalogueSchema.text(food.portions)
        let texts = [
            food.name, food.nameNL, food.synonyms, food.brand, group, food.drink?.rawValue, portions, food.micros?.text,
        ]
        for text in texts {
            append(text.map { $0.isEmpty ? noText : UInt16(min($0.utf8.count, longestText)) } ?? noText)
        }
        for case let text? in texts { bytes.append(contentsOf: text.utf8.prefix(longestText)) }
    }

    private func load<Value: BitwiseCopyable>(_ offset: Int) -> Value {
        bytes.loadUnaligned(fromByteOffset: offset, as: Value.self)
    }

    private static func stored(_ value: Double?) -> Int32 {
        guard let value else { return unknown }
        return Int32(exactly: (value * CatalogueSchema.perUnit).rounded()) ?? unknown
    }
}
