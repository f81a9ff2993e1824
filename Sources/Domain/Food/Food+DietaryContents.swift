extension Food {
    /// What the food is known or likely to hold, judged by its names, its group and its figures.
    ///
    /// A name says little: what is not in the answer may well be in the food.
    public var dietaryContents: DietaryContents {
        var reading = DietaryReading()
        reading.read(name)
        if let nameNL, nameNL != name { reading.read(nameNL) }
        addGroup(to: &reading.head)
        var contents = reading.contents
        if per100g.alcohol ?? 0 > 0.5 { contents.contains.insert(DietaryTraits(.alcohol)) }
        if contents.contains.isSuperset(of: [.milk, .meat]) { contents.contains.insert(DietaryTraits(.meatWithMilk)) }
        contents.mayContain.subtract(contents.contains)
        return contents
    }

    private func addGroup(to head: inout DietaryReading.Part) {
        var known: DietaryTraits = []
        switch group {
        case "meat", "poultry": known = [.meat]
        case "fish": if head.contains.isDisjoint(with: [.fish, .crustaceans, .molluscs]) { known = [.fish] }
        case "cheese", "dairy": known = [.milk]
        case "eggs": known = [.egg]
        case "bread": head.mayContain.insert(DietaryTraits(.gluten))
        case "meat_substitute": if head.contains.isEmpty { head.mayContain.formUnion([.soya, .gluten]) }
        default: break
        }
        head.contains.formUnion(known.subtracting(head.deniesGroup))
    }
}
