/// The colours of charts in the light and in the dark, by the names that pages have for them in `tokens.css`; a test holds
/// both together. Paper is light.
enum ChartPalette: String, CaseIterable {
    case ink, ink2 = "ink-2", card, sunk
    case weight = "c-weight", weighIn = "chart-weight", food = "c-food", over = "c-over", sleep = "c-sleep"
    case steps = "c-steps", heart = "c-heart", felt = "c-felt"
    case grid = "c-grid", rule = "c-rule", rest = "c-rest", none = "phase-assessment"
    case breakfast = "slot-breakfast", morningSnack = "slot-morningSnack", lunch = "slot-lunch"
    case afternoonSnack = "slot-afternoonSnack", dinner = "slot-dinner", eveningSnack = "slot-eveningSnack"
    case drinks = "slot-drinks"

    func ink(isDark: Bool) -> Ink { Ink(isDark ? tones.dark : tones.light) }

    private var tones: (light: UInt32, dark: UInt32) {
        switch self {
        case .ink: (0x14161f, 0xf2f3f7)
        case .ink2: (0x474c5c, 0xbcc2cf)
        case .card: (0xffffff, 0x161920)
        case .sunk: (0xebecf2, 0x232832)
        case .weight: (0x4f46e5, 0xa3a4ff)
        case .weighIn: (0x8b87e8, 0x6d6ad6)
        case .food: (0x00796b, 0x4fc3b1)
        case .over: (0xc2660a, 0xf0a54a)
        case .sleep: (0x3a6ea8, 0x86b6f2)
        case .steps: (0xb45309, 0xf0a54a)
        case .heart: (0xbe185d, 0xf687b9)
        case .felt: (0x7a3fb0, 0xcaa0f7)
        case .grid: (0xe8e9f0, 0x262c37)
        case .rule: (0x6d7385, 0x8d95a6)
        case .rest: (0xc9ccd8, 0x414957)
        case .none: (0x9aa3b2, 0x9aa3b2)
        case .breakfast: (0xffd54f, 0xffd54f)
        case .morningSnack: (0xffab40, 0xffab40)
        case .lunch: (0x66bb6a, 0x66bb6a)
        case .afternoonSnack: (0xab47bc, 0xab47bc)
        case .dinner: (0x42a5f5, 0x42a5f5)
        case .eveningSnack: (0x7e57c2, 0x7e57c2)
        case .drinks: (0x26c6da, 0x26c6da)
        }
    }
}

extension Picture.Role {
    var colour: ChartPalette {
        switch self {
        case .grid: .grid
        case .axis, .before: .rest
        case .label, .now, .atLeast, .empty: .ink2
        case .title, .figure: .ink
        case .target, .equation: .rule
        case .weight, .estimateLine: .weighIn
        case .trend, .times, .burn, .forecast, .arrival, .protein: .weight
        case .steps, .tonnage, .sets, .estimate, .energy, .fat: .steps
        case .calories, .mean, .unfinished, .carbs, .workouts: .food
        case .over, .record: .over
        case .sleep: .sleep
        case .mood: .felt
        case .stress: .heart
        case .onMacro: .card
        case .rest: .none
        case .timesEmpty: .sunk
        case .breakfast: .breakfast
        case .morningSnack: .morningSnack
        case .lunch: .lunch
        case .afternoonSnack: .afternoonSnack
        case .dinner: .dinner
        case .eveningSnack: .eveningSnack
        case .drinks: .drinks
        }
    }
}
