import Domain

/// Vitamins and minerals of many foods while their tables are read: nine bytes a figure, chained by food, because most
/// foods have few.
struct MicronutrientChains {
    private static let none = UInt32.max

    /// By slot, where its last figure is.
    private var last: [UInt32] = []
    private var before: [UInt32] = []
    private var nutrients: [UInt8] = []
    private var amounts: [Float] = []

    mutating func addSlot() { last.append(Self.none) }

    mutating func add(_ nutrient: Micronutrient, _ amount: Double, of slot: Int) {
        guard let place = UInt32(exactly: amounts.count), place < Self.none else { return }
        before.append(last[slot])
        last[slot] = place
        nutrients.append(UInt8(nutrient.rawValue))
        amounts.append(Float(amount))
    }

    func fill(_ figures: inout FigureSet, of slot: Int) {
        var place = last[slot]
        while place != Self.none {
            let index = Int(place)
            figures.set(Micronutrient(rawValue: Int(nutrients[index])), Double(amounts[index]))
            place = before[index]
        }
    }
}
