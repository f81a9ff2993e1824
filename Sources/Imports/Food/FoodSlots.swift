import Domain

/// The foods of FoodData Central while their tables are read: some hundred bytes a food, names in one piece of memory.
struct FoodSlots {
    private struct Slot {
        var id: UInt32
        var nameStart: UInt32
        var nameLength: UInt16
        /// Days since 1970; 0 for unknown.
        var published: UInt16
        var category: UInt16
        var kind: FoodDataCentral.Kind
    }

    private var slots: [Slot] = []
    private var numbers: [UInt32: UInt32] = [:]
    private var names: [UInt8] = []
    private var figures: [Float] = []
    /// Two bits a figure: by which of several ways it is known.
    private var priorities: [UInt32] = []
    private var micros = MicronutrientChains()
    private(set) var newest: CivilDate?

    private static let most = 10_000_000
    private static let longestName = 1000
    private static let width = Figure.allCases.count

    var count: Int { slots.count }

    subscript(id: Int) -> Int? { UInt32(exactly: id).flatMap { numbers[$0] }.map(Int.init) }

    func kind(_ slot: Int) -> FoodDataCentral.Kind { slots[slot].kind }
    func category(_ slot: Int) -> Int { Int(slots[slot].category) }

    /// - Returns: whether it is a food that was not there yet
    /// - Throws: `ImportError.tooLarge` for more foods than there are on earth.
    mutating func add(
        _ id: Int, _ kind: FoodDataCentral.Kind, name: Bytes, hasDoubledQuotes: Bool, category: Int,
        published: CivilDate?
    ) throws -> Bool {
        guard let id = UInt32(exactly: id), numbers[id] == nil else { return false }
        guard slots.count < Self.most, let start = UInt32(exactly: names.count) else { throw ImportError.tooLarge }
        let name = name.part(0..<Self.longestName)
        if hasDoubledQuotes { name.unquoted(into: &names) } else { names.append(contentsOf: name) }
        numbers[id] = UInt32(slots.count)
        slots.append(
            Slot(
                id: id, nameStart: start, nameLength: UInt16(names.count - Int(start)),
                published: UInt16(clamping: published?.ordinal ?? 0), category: UInt16(clamping: category), kind: kind))
        figures.append(contentsOf: repeatElement(.nan, count: Self.width))
        priorities.append(.max)
        micros.addSlot()
        if let published, published > newest ?? .first { newest = published }
        return true
    }

    mutating func set(_ figure: Figure, _ amount: Double, priority: UInt8, of slot: Int) {
        let shift = UInt32(figure.rawValue * 2)
        guard priority < priorities[slot] >> shift & 3 else { return }
        priorities[slot] = priorities[slot] & ~(3 << shift) | UInt32(priority) << shift
        figures[slot * Self.width + figure.rawValue] = Float(amount)
    }

    mutating func set(_ nutrient: Micronutrient, _ amount: Double, of slot: Int) {
        micros.add(nutrient, amount, of: slot)
    }

    func figures(_ slot: Int) -> FigureSet {
        var set = FigureSet()
        for figure in Figure.allCases {
            let value = figures[slot * Self.width + figure.rawValue]
            if value.isFinite { set.set(figure, Double(value)) }
        }
        micros.fill(&set, of: slot)
        return set
    }

    func record(_ slot: Int, _ clean: inout CleanText) -> FoodDataCentral.Record {
        let about = slots[slot]
        let start = Int(about.nameStart)
        let name = names.withUnsafeBufferPointer {
            clean.string($0.part(start..<start + Int(about.nameLength)))
        }
        return FoodDataCentral.Record(
            kind: about.kind, id: Int(about.id), name: name ?? "",
            published: about.published == 0 ? nil : CivilDate(ordinal: Int(about.published)))
    }
}
