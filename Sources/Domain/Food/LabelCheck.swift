/// Whether the figures of a label, or of someone's own food, can be true together.
public struct LabelCheck: Codable, Sendable, Equatable {
    /// Energy may differ from what the parts add up to by this many kcal, or this share, whichever is more: labels are
    /// rounded, and tolerances are wide.
    public static let slack = 20.0
    public static let slackShare = 0.20

    public enum Doubt: String, Codable, Sendable, CaseIterable {
        /// The energy looks like kJ.
        case kilojoules
        case energyTooHigh, energyTooLow
        case sugarOverCarbs, saturatesOverFat
        /// The parts weigh more than the 100 g that they are in.
        case overWeight
    }

    /// kcal that protein, carbohydrate, fat, fibre and alcohol add up to
    public let computed: Double?
    /// % that the declared energy is above that
    public let deviation: Double?
    public let doubts: [Doubt]

    /// - Parameter per100: as the label has them
    public init(per100 nutrients: Nutrients) {
        self.init(nutrients, computed: Atwater.kilocalories(of: nutrients), weight: 100)
    }

    /// - Parameters:
    ///   - declared: kcal
    ///   - grams: in the same amount
    public init(declared: Double, grams: [Atwater: Double]) {
        self.init(Nutrients(energy: declared), computed: Atwater.kilocalories(of: grams), weight: nil)
    }

    private init(_ nutrients: Nutrients, computed: Double?, weight: Double?) {
        self.computed = computed
        var doubts: [Doubt] = []
        if let declared = nutrients.energy, let computed {
            deviation = computed > 0 ? (declared - computed) / computed * 100 : nil
            if !Self.agree(declared, computed) {
                let isKilojoules = declared > computed && Self.agree(declared / 4.184, computed)
                doubts.append(isKilojoules ? .kilojoules : declared > computed ? .energyTooHigh : .energyTooLow)
            }
        } else {
            deviation = nil
        }
        // Half a gram of grace for rounding.
        if let sugar = nutrients.sugar, let carbs = nutrients.carbs, sugar > carbs + 0.5 {
            doubts.append(.sugarOverCarbs)
        }
        if let saturates = nutrients.saturatedFat, let fat = nutrients.fat, saturates > fat + 0.5 {
            doubts.append(.saturatesOverFat)
        }
        let parts = [nutrients.protein, nutrients.carbs, nutrients.fat, nutrients.fibre, nutrients.salt]
        if let weight, parts.compactMap(\.self).reduce(0, +) > weight + 2 { doubts.append(.overWeight) }
        self.doubts = doubts
    }

    private static func agree(_ declared: Double, _ computed: Double) -> Bool {
        abs(declared - computed) <= max(slack, slackShare * computed)
    }
}
