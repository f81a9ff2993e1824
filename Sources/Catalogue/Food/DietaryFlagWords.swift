public import Domain

extension DietaryFlag {
    /// "Contains milk", "Kan noten bevatten".
    public func words(_ language: Language) -> String {
        let what =
            switch ingredient {
            case .trait(let trait): Strings.shared.text("diet.trait.\(trait.rawValue)", language)
            case .named(let word): word
            }
        return Strings.shared.text("diet.flag.\(certainty.rawValue)", language, ["what": what])
    }
}
