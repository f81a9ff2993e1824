import Domain

/// Somebody about whom anything may be known and anything may have been set, and change.
struct RandomPerson {
    private var state: UInt64
    private(set) var profile = Profile()
    private(set) var body = KnownBody()
    private var set = Goals(from: .first)

    init(seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
        for _ in 0..<12 { change() }
    }

    func goals(from date: CivilDate) -> Goals {
        var goals = set
        goals.from = date
        goals.targetDate = set.targetDate.map { date.adding(days: $0.ordinal) }
        return goals
    }

    private mutating func roll(_ sides: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % sides
    }

    private mutating func value(_ range: ClosedRange<Double>) -> Double? {
        roll(5) == 0 ? nil : range.lowerBound + Double(roll(1001)) / 1000 * (range.upperBound - range.lowerBound)
    }

    /// One thing is said, taken back or measured.
    mutating func change() {
        switch roll(17) {
        case 0: profile.isPregnant = roll(2) == 0
        case 1: profile.isBreastfeeding = roll(3) == 0
        case 2: profile.hasEatingDisorderHistory = roll(3) == 0
        case 3: profile.birthDate = CivilDate(year: 1940 + roll(73), month: 1 + roll(12), day: 1)
        case 4: profile.sex = [.male, .female, .other, nil][roll(4)]
        case 5: profile.height = value(140...210)
        case 6: profile.activity = ActivityLevel.allCases[roll(5)]
        case 7, 8: body.weight = value(35...180)
        case 9: body.bodyFat = value(2...60)
        case 10: set.phase = Phase.allCases[roll(4)]
        case 11: set.energy = value(800...3500)
        case 12: set.targetWeight = value(35...150).map(Goals.Wish.init)
        case 13: set.targetDate = roll(3) == 0 ? nil : CivilDate(ordinal: roll(500) - 30)
        case 14: set.maintenance = value(800...4000)
        case 15:
            let shifts = (0..<6).map { _ in (value(-1500...1500) ?? 0).rounded() }
            set.week = EnergyWeek(energies: ([-shifts.reduce(0, +)] + shifts).map { $0 + 9000 }, usual: 9000)
        default: (set.protein, set.carbs, set.fat) = (value(0...250), value(0...400), value(0...150))
        }
    }
}
