/// The colours and strokes of a picture outside of our pages; paper is light.
enum PictureInk {
    struct Stroke {
        var ink: Ink
        var width: Double
        var dash: [Double] = []
    }

    static func line(_ role: Picture.Role, dash: Bool, isDark: Bool = false) -> Stroke {
        var stroke = Stroke(ink: role.colour.ink(isDark: isDark), width: 2)
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
    static func mark(_ role: Picture.Role, isDark: Bool = false) -> (fill: Ink, stroke: Ink) {
        let ink = role.colour.ink(isDark: isDark)
        return switch role {
        case .estimate: (ink, Picture.Role.estimateLine.colour.ink(isDark: isDark))
        case .energy, .sleep, .mood, .stress, .unfinished: (ChartPalette.card.ink(isDark: isDark), ink)
        default: (ink, ink)
        }
    }

    static func text(_ role: Picture.Role, isDark: Bool = false) -> (font: PaperFont, size: Double, ink: Ink) {
        switch role {
        case .title: (.bold, 12, role.colour.ink(isDark: isDark))
        case .figure: (.bold, 26, role.colour.ink(isDark: isDark))
        case .onMacro: (.regular, 12, role.colour.ink(isDark: isDark))
        default: (.regular, 12, ChartPalette.ink2.ink(isDark: isDark))
        }
    }
}
