/// Sizes and shares of a body, each with its published formula. Estimates for adults; not for pregnancy or under 18.
public enum BodyMetrics {
    /// Body mass index, kg/m².
    ///
    /// - Parameters:
    ///   - mass: kg, above 0
    ///   - height: cm, above 0
    public static func bmi(mass: Double, height: Double) -> Double? {
        guard mass > 0, height > 0 else { return nil }
        let metres = height / 100
        return mass / (metres * metres)
    }

    public enum BMICategory: String, Codable, Sendable {
        case underweight, healthy, overweight
        case obesity1 = "obesity class 1"
        case obesity2 = "obesity class 2"
        case obesity3 = "obesity class 3"
    }

    /// WHO TRS 894 (2000), half-open bands: 25.0 is overweight.
    ///
    /// - Parameter lowerCutOffs: 23 and 27.5 as NICE NG246 (2025) gives them for people of South Asian, Chinese, other
    ///   Asian, Middle Eastern, Black African and African-Caribbean background.
    public static func bmiCategory(_ bmi: Double, lowerCutOffs: Bool = false) -> BMICategory {
        let cuts: [Double] = lowerCutOffs ? [18.5, 23, 27.5, 32.5, 37.5] : [18.5, 25, 30, 35, 40]
        let categories: [BMICategory] = [.underweight, .healthy, .overweight, .obesity1, .obesity2, .obesity3]
        return categories[cuts.filter { bmi >= $0 }.count]
    }

    /// The weights with a BMI of 18.5 to 24.9 at this height, kg.
    public static func healthyWeight(height: Double) -> ClosedRange<Double>? {
        guard height > 0 else { return nil }
        let square = (height / 100) * (height / 100)
        return 18.5 * square...24.9 * square
    }

    public enum WaistToHeightCategory: String, Sendable { case low, healthy, increased, high }

    /// Waist over height; NICE 2022, for a BMI under 35: 0.4 healthy, 0.5 increased, 0.6 high.
    public static func waistToHeight(waist: Double, height: Double) -> (ratio: Double, category: WaistToHeightCategory)?
    {
        guard waist > 0, height > 0 else { return nil }
        let ratio = waist / height
        let categories: [WaistToHeightCategory] = [.low, .healthy, .increased, .high]
        return (ratio, categories[[0.4, 0.5, 0.6].filter { ratio >= $0 }.count])
    }

    public enum RiskCategory: String, Sendable {
        case notIncreased = "not increased"
        case increased
        case substantiallyIncreased = "substantially increased"
    }

    /// Waist over hip; WHO 2008: substantially increased from 0.90 (men) or 0.85 (women).
    public static func waistToHip(waist: Double, hips: Double, sex: EquationSex) -> (ratio: Double, risk: RiskCategory)?
    {
        guard waist > 0, hips > 0 else { return nil }
        let ratio = waist / hips
        return (ratio, ratio >= (sex == .male ? 0.90 : 0.85) ? .substantiallyIncreased : .notIncreased)
    }

    /// Waist alone; WHO 2008: above 94/80 cm increased, above 102/88 cm substantially.
    public static func waistRisk(_ waist: Double, sex: EquationSex) -> RiskCategory {
        let cuts = sex == .male ? (94.0, 102.0) : (80.0, 88.0)
        return waist > cuts.1 ? .substantiallyIncreased : waist > cuts.0 ? .increased : .notIncreased
    }

    /// Fat-free mass index, kg/m².
    public static func ffmi(mass: Double, height: Double, bodyFat: Double) -> Double? {
        guard (0...100).contains(bodyFat) else { return nil }
        return bmi(mass: mass * (1 - bodyFat / 100), height: height)
    }

    /// Body surface, m²; Mosteller 1987.
    public static func surface(mass: Double, height: Double) -> Double? {
        guard mass > 0, height > 0 else { return nil }
        return (mass * height / 3600).squareRoot()
    }
}

/// The two fits that body equations come in.
public enum EquationSex: String, Codable, Sendable { case male, female }
