/// The colours and strokes of a picture on paper; `SVGStyles` has the same for screens.
enum PictureInk {
    struct Stroke {
        var ink: Ink
        var width: Double
        var dash: [Double] = []
    }

    static func line(_ role: Picture.Role, dash: Bool) -> Stroke {
        var stroke = Stroke(ink: colour(role), width: 2)
        switch role {
        case .grid, .axis, .now: stroke.width = 1
        case .target: stroke.width = 1.5
        case .trend: stroke.width = 2.5
        case .mean: stroke = Stroke(ink: stroke.ink, width: 1.6, dash: [1.5, 4])
        case .before: stroke.width = 1.6
        case .arrival: stroke.width = 6
        default: break
        }
        if dash { stroke.dash = [5, 4] }
        return stroke
    }

    /// What is known for sure is full, what someone said or what is not over is hollow.
    static func mark(_ role: Picture.Role) -> (fill: Ink, stroke: Ink) {
        switch role {
        case .estimate: (colour(.estimate), colour(.estimateLine))
        case .energy, .sleep, .mood, .stress, .unfinished: (.white, colour(role))
        default: (colour(role), colour(role))
        }
    }

    static func text(_ role: Picture.Role) -> (font: PaperFont, size: Double, ink: Ink) {
        switch role {
        case .title: (.bold, 12, Ink(0x111827))
        case .figure: (.bold, 26, Ink(0x111827))
        case .onMacro: (.regular, 12, .white)
        default: (.regular, 12, Ink(0x4b5563))
        }
    }

    static func colour(_ role: Picture.Role) -> Ink {
        switch role {
        case .grid: Ink(0xe5e7eb)
        case .axis, .empty: Ink(0x9ca3af)
        case .label, .now, .atLeast: Ink(0x4b5563)
        case .title, .figure: Ink(0x111827)
        case .target, .equation: Ink(0x6b7280)
        case .weight, .estimateLine: Ink(0x8b87e8)
        case .trend, .steps, .sleep, .protein, .times, .tonnage, .sets, .estimate, .burn, .forecast, .arrival:
            Ink(0x4f46e5)
        case .calories, .mood, .mean, .unfinished, .carbs, .workouts: Ink(0x00796b)
        case .over, .energy, .fat, .record: Ink(0xb45309)
        case .stress: Ink(0xbe185d)
        case .before: Ink(0xc3c9d4)
        case .onMacro: .white
        case .rest: Ink(0x9aa3b2)
        case .timesEmpty: Ink(0xf3f4f6)
        case .breakfast: Ink(0xffd54f)
        case .morningSnack: Ink(0xffab40)
        case .lunch: Ink(0x66bb6a)
        case .afternoonSnack: Ink(0xab47bc)
        case .dinner: Ink(0x42a5f5)
        case .eveningSnack: Ink(0x7e57c2)
        case .drinks: Ink(0x26c6da)
        }
    }
}
