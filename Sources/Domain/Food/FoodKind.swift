/// Foods that are eaten in the same way and in like amounts, so that one can stand for another.
public struct FoodKind: Sendable, Equatable, Identifiable {
    /// How a food counts towards fruit and vegetables.
    public enum Produce: String, Codable, Sendable {
        case fresh
        /// 30 g of it is what 80 g was before it dried.
        case dried
        /// Beans, lentils and peas: at most one portion a day.
        case pulse
        /// At most one portion a day.
        case juice
    }

    /// A reference amount of the kind.
    public struct Serving: Codable, Sendable, Equatable {
        /// In `unit`, above 0
        public let amount: Double
        /// `.grams`, or `.millilitres` for what is drunk
        public let unit: MetricUnit

        public init(amount: Double, unit: MetricUnit) {
            self.amount = amount
            self.unit = unit
        }
    }

    public let id: String
    public let serving: Serving?
    public let produce: Produce?
    /// The kinds whose foods can take the place of one of these; empty where nothing should be suggested.
    public let swaps: [String]

    public init(id: String, serving: Serving? = nil, produce: Produce? = nil, swaps: [String] = []) {
        self.id = id
        self.serving = serving
        self.produce = produce
        self.swaps = swaps
    }
}
