import Drawing

/// Where the parts of a picture reach.
enum Outline {
    /// With the parts of values among them.
    static func flat(_ parts: [Picture.Primitive]) -> [Picture.Primitive] {
        parts.flatMap { part in
            if case .value(_, _, let inner) = part { flat(inner) } else { [part] }
        }
    }

    /// Corners of everything, texts as wide as a common font has them at 12 points.
    static func points(of parts: [Picture.Primitive]) -> [(x: Double, y: Double)] {
        flat(parts).flatMap { part -> [(x: Double, y: Double)] in
            switch part {
            case .line(let points, _, _), .area(let points, _, _): return points.map { ($0.x, $0.y) }
            case .bar(let x, let y, let width, let height, _): return [(x, y), (x + width, y + height)]
            case .slice(let centre, let radius, _, _, _, _):
                return [(centre.x - radius, centre.y - radius), (centre.x + radius, centre.y + radius)]
            case .mark(let centre, let radius, _, _):
                return [(centre.x - radius, centre.y - radius), (centre.x + radius, centre.y + radius)]
            case .text(let text, let place, let anchor, _):
                let width = Double(text.count) * 6.2
                let left = anchor == .start ? place.x : anchor == .end ? place.x - width : place.x - width / 2
                return [(left, place.y - 10), (left + width, place.y + 3)]
            case .value: return []
            }
        }
    }
}
