/// Energy that a body needs at rest, kcal a day. Masses in kg, heights in cm, ages in whole years, body fat in %.
public enum RestingEnergy {
    /// Mifflin & St Jeor, Am J Clin Nutr 1990;51:241: the equation that is within 10 % for most adults.
    ///
    /// - Parameter sex: without one the mean of the two fits is taken (constant -78); then allow 83 kcal either way.
    public static func mifflin(mass: Double, height: Double, age: Int, sex: EquationSex?) -> Double {
        10 * mass + 6.25 * height - 5 * Double(age) + constant(sex, male: 5, female: -161)
    }

    /// The same regression before its authors rounded it.
    public static func mifflinUnrounded(mass: Double, height: Double, age: Int, sex: EquationSex?) -> Double {
        9.99 * mass + 6.25 * height - 4.92 * Double(age) + constant(sex, male: 5, female: -161)
    }

    /// Harris & Benedict 1919.
    public static func harrisBenedict1919(mass: Double, height: Double, age: Int, sex: EquationSex) -> Double {
        switch sex {
        case .male: 66.4730 + 13.7516 * mass + 5.0033 * height - 6.7550 * Double(age)
        case .female: 655.0955 + 9.5634 * mass + 1.8496 * height - 4.6756 * Double(age)
        }
    }

    /// Harris & Benedict as revised by Roza & Shizgal, Am J Clin Nutr 1984;40:168.
    public static func harrisBenedict1984(mass: Double, height: Double, age: Int, sex: EquationSex) -> Double {
        switch sex {
        case .male: 88.362 + 13.397 * mass + 4.799 * height - 5.677 * Double(age)
        case .female: 447.593 + 9.247 * mass + 3.098 * height - 4.330 * Double(age)
        }
    }

    /// Katch & McArdle: 370 + 21.6 times lean mass.
    ///
    /// - Returns: `nil` for a body fat outside 3...60 %: then do not use it.
    public static func katchMcArdle(mass: Double, bodyFat: Double?) -> Double? {
        leanMass(mass, bodyFat).map { 370 + 21.6 * $0 }
    }

    /// Cunningham, Am J Clin Nutr 1980;33:2372: 500 + 22 times fat-free mass.
    public static func cunningham(mass: Double, bodyFat: Double?) -> Double? {
        leanMass(mass, bodyFat).map { 500 + 22 * $0 }
    }

    /// kg without fat; `nil` for a body fat outside 3...60 %.
    public static func leanMass(_ mass: Double, _ bodyFat: Double?) -> Double? {
        guard let bodyFat, (3...60).contains(bodyFat) else { return nil }
        return mass * (1 - bodyFat / 100)
    }

    private static func constant(_ sex: EquationSex?, male: Double, female: Double) -> Double {
        switch sex {
        case .male: male
        case .female: female
        case nil: (male + female) / 2
        }
    }
}

extension ActivityLevel {
    /// What resting energy is multiplied by for a whole day: the customary factors. Exercise is in them already.
    public var factor: Double {
        switch self {
        case .sedentary: 1.2
        case .light: 1.375
        case .moderate: 1.55
        case .active: 1.725
        case .veryActive: 1.9
        }
    }
}
