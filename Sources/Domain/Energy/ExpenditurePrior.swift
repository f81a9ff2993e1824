import Foundation

/// What is believed of someone's expenditure before anything is logged: the equation of the profile, and how far it is
/// off for people like them.
struct ExpenditurePrior: Sendable {
    /// kg at the start of the record
    let weight: Double
    /// kg; Jackson's equation (Int J Obes 2002;26:789)
    let fat: Double
    /// kcal a day at rest (Mifflin & St Jeor)
    let resting: Double
    /// kcal a day and kg spent on moving
    let activity: Double
    /// kcal a day, in the units of the log
    let logged: Double
    /// kcal a day
    let deviation: Double
    /// Whether weight may follow a monthly cycle
    let hasCycle: Bool

    /// What people log of what they eat: 30 % too little to 5 % too much, 12.5 % too little on average (Poslusna et al.,
    /// Br J Nutr 2009;101 Suppl 2:S73).
    static let loggedShare = 0.875
    static let loggedDeviation = 0.115
    /// True kcal in a logged one, and its spread
    static let rate = 1.155
    static let rateDeviation = 0.14
    /// How the two go together: who logs less has more true kcal in a logged one.
    static let rateCovariance = -0.115 * 0.137 * 0.88 * rateDeviation / 0.13
    /// Expenditure of a day over that at rest, as doubly labelled water has it, and its spread
    private static let level = (mean: 1.62, deviation: 0.17)

    init(profile: Profile, weight: Double, on date: CivilDate) {
        let sex = EquationSex(profile.sex)
        let age = profile.age(on: date).flatMap { (10...110).contains($0) ? Double($0) + 0.5 : nil }
        let height = profile.height.flatMap { (100...250).contains($0) ? $0 : nil }
        let (years, centimetres) = (age ?? 40, height ?? 171)
        // kcal that the equation is off for what is not known of the person
        let unknown = [sex == nil ? 83.0 : 0, age == nil ? 75 : 0, height == nil ? 60 : 0]
        let sexes: [EquationSex] = sex.map { [$0] } ?? [.male, .female]
        let bmi = weight / (centimetres * centimetres / 10_000)
        resting = max(
            9.99 * weight + 6.25 * centimetres - 4.92 * years
                + sexes.map { $0 == .male ? 5 : -161 }.reduce(0, +) / Double(sexes.count), 500)
        let percent =
            sexes.map { BodyFat.jackson(bmi: bmi, age: Int(years), sex: $0) }.reduce(0, +) / Double(sexes.count)
        fat = weight * min(max(percent, 8), 60) / 100
        // People claim a level that is 0.03 too high, give or take 0.13: what is claimed counts for two thirds.
        let claimed = profile.activity.map { $0.factor - 0.03 }
        let level = claimed.map { Self.level.mean + 0.63 * ($0 - Self.level.mean) } ?? Self.level.mean
        let levelSpread = claimed == nil ? Self.level.deviation / Self.level.mean : 0.064
        // 82 % of people who are not obese are within 10 % of Mifflin's equation, 70 % of those who are (Frankenfield
        // et al., J Am Diet Assoc 2005;105:775).
        let restingSpread = bmi >= 30 ? 0.096 : 0.075
        let missing = unknown.map { $0 * $0 }.reduce(0, +) / (resting * resting)
        logged = resting * level * Self.loggedShare
        deviation =
            logged
            * (restingSpread * restingSpread + levelSpread * levelSpread + missing
            + Self.loggedDeviation * Self.loggedDeviation).squareRoot()
        activity = max(0, (1 - HallModel.digestion) * level - 1) * resting / weight
        self.weight = weight
        hasCycle =
            profile.sex == .female && years < 50 && profile.isPregnant != true
            && (profile.menstrualStatus ?? .premenopausal) != .postmenopausal
            && profile.menstrualStatus != .notApplicable
    }
}
