/// What someone wrote that asks for care before anything else.
public struct Concern: Codable, Sendable, Hashable {
    /// The gravest first: of several, the first is answered.
    public enum Kind: String, Codable, Sendable, CaseIterable {
        /// The body needs help now: chest pain, signs of a stroke, blood, fainting, an overdose
        case emergency
        /// Despair, wishing to be dead
        case despair
        case selfHarm
        /// Being hurt, forced or controlled by somebody
        case violence
        /// Vomiting, laxatives or exercise to undo food
        case purging
        /// Not eating, as an aim or as a fact, and fear of food
        case starving
        /// Eating without control
        case bingeing
        /// Dieting while pregnant or breastfeeding
        case pregnancy
        /// A child who wants to lose weight, or is wanted to
        case child
        /// Doping, and medicines without a doctor
        case doping
        /// Very fast loss, or very little to eat
        case fastLoss
    }

    public var kind: Kind
    /// It is about a friend or someone of the family.
    public var isAboutOther: Bool

    public init(kind: Kind, isAboutOther: Bool = false) {
        self.kind = kind
        self.isAboutOther = isAboutOther
    }
}
