import Foundation

/// Body fat, % of body mass, from a tape measure or from size and age.
public enum BodyFat {
    /// US Navy by density: Hodgdon & Beckett, NHRC 84-11 (men) and 84-29 (women), then Siri 495/D - 450. Standard error
    /// 3.5 to 3.7 points.
    ///
    /// - Parameter hips: used for women only
    /// - Returns: `nil` when the girths cannot be: waist (and hips) not above neck.
    public static func navy(sex: EquationSex, height: Double, neck: Double, waist: Double, hips: Double?) -> Double? {
        guard let girth = girth(sex, neck, waist, hips), height > 0 else { return nil }
        let density =
            switch sex {
            case .male: 1.0324 - 0.19077 * log10(girth) + 0.15456 * log10(height)
            case .female: 1.29579 - 0.35004 * log10(girth) + 0.22100 * log10(height)
            }
        return 495 / density - 450
    }

    /// US Navy by the Department of Defense's inch regressions.
    public static func navyInches(sex: EquationSex, height: Double, neck: Double, waist: Double, hips: Double?)
        -> Double?
    {
        guard let girth = girth(sex, neck, waist, hips), height > 0 else { return nil }
        let inch = UnitConversion.centimetresPerInch
        return switch sex {
        case .male: 86.010 * log10(girth / inch) - 70.041 * log10(height / inch) + 36.76
        case .female: 163.205 * log10(girth / inch) - 97.684 * log10(height / inch) - 78.387
        }
    }

    /// Deurenberg, Br J Nutr 1991;65:105: from BMI and age.
    public static func deurenberg(bmi: Double, age: Int, sex: EquationSex) -> Double {
        1.20 * bmi + 0.23 * Double(age) - 10.8 * (sex == .male ? 1 : 0) - 5.4
    }

    /// Jackson, Int J Obes 2002;26:789: from BMI and age.
    public static func jackson(bmi: Double, age: Int, sex: EquationSex) -> Double {
        switch sex {
        case .male: 0.14 * Double(age) + 37.31 * log(bmi) - 103.94
        case .female: 0.14 * Double(age) + 39.96 * log(bmi) - 102.01
        }
    }

    public enum Category: String, Sendable {
        case essential, athlete, fitness, average
        case aboveAverage = "above average"
    }

    /// The American Council on Exercise's table: a convention, not evidence.
    public static func category(_ percent: Double, sex: EquationSex) -> Category {
        let cuts: [Double] = sex == .male ? [6, 14, 18, 25] : [14, 21, 25, 32]
        let categories: [Category] = [.essential, .athlete, .fitness, .average, .aboveAverage]
        return categories[cuts.filter { percent >= $0 }.count]
    }

    private static func girth(_ sex: EquationSex, _ neck: Double, _ waist: Double, _ hips: Double?) -> Double? {
        let girth = sex == .male ? waist - neck : waist + (hips ?? 0) - neck
        guard neck > 0, waist > 0, girth > 0, sex == .male || hips != nil else { return nil }
        return girth
    }
}
