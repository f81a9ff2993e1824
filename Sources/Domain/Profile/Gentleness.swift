extension Profile {
    /// Answers about food after which it is spoken of with care. What somebody says of themselves, not a diagnosis.
    private static let delicate: Set<String> = ["restrictive", "emotional", Background.needsSupport]

    /// Whether counting food, or praise and blame for it, might do harm.
    public var isGentleAboutFood: Bool {
        hasEatingDisorderHistory == true || background?.foodRelationship.map(Self.delicate.contains) == true
    }

    /// The tone that words are chosen in; `nil` for the plain ones. Nobody is told off about what is hard for them.
    public var spokenTone: CoachingTone? {
        isGentleAboutFood && (coachingTone == nil || coachingTone == .toughLove) ? .empathetic : coachingTone
    }
}

extension Background {
    /// The answer to "your relationship with food" that asks for help with it.
    public static let needsSupport = "needs_support"
}
