/// How much water is enough (EFSA Journal 2010;8(3):1459).
public enum WaterIntake {
    /// The part that comes from drinks; the rest is in food.
    public static let shareOfDrinks = 0.8

    /// ml of water a day, from food and drink: 2500 for men, 2000 for women, 300 more when pregnant, 700 when
    /// breastfeeding. Without a sex, that of women.
    public static func adequate(sex: Sex?, isPregnant: Bool = false, isBreastfeeding: Bool = false) -> Double {
        (sex == .male ? 2500 : 2000) + (isPregnant ? 300 : 0) + (isBreastfeeding ? 700 : 0)
    }
}
