import Foundation

/// A picture as a list of primitives, in points from the top left. How it is written is somebody else's matter.
public struct Picture: Sendable {
    public struct Point: Sendable {
        public var x: Double
        public var y: Double

        public init(_ x: Double, _ y: Double) {
            self.x = x
            self.y = y
        }

        /// So far from here, in the direction of `turn`: 0 is up, 0.25 to the right.
        func moved(_ distance: Double, at turn: Double) -> Point {
            Point(x + distance * sin(2 * .pi * turn), y - distance * cos(2 * .pi * turn))
        }
    }

    /// What a primitive means; colours and strokes follow from it.
    public enum Role: String, Sendable, CaseIterable {
        case grid, axis, label, title, target, empty
        case weight, trend, calories, over, steps
        case energy, sleep, mood, stress
        /// A mean, the days before, a day that is not over, a figure that is this or more
        case mean, before, unfinished, atLeast
        case protein, carbs, fat
        /// Text on the fill of one of these three
        case onMacro
        /// A large number, and what has no colour of its own
        case figure, rest
        case times, timesEmpty
        /// Training: weight moved, workouts, sets; an estimated maximum, the line through them, a record
        case tonnage, workouts, sets, estimate, estimateLine, record
        /// What is burnt and where weight goes: the likeliest with its band, the equation, today, the days of the goal
        case burn, forecast, equation, now, arrival
        case breakfast = "slot-breakfast"
        case morningSnack = "slot-morningSnack"
        case lunch = "slot-lunch"
        case afternoonSnack = "slot-afternoonSnack"
        case dinner = "slot-dinner"
        case eveningSnack = "slot-eveningSnack"
        case drinks = "slot-drinks"
    }

    /// A line through a day goes from `top` to `bottom`; from one day to the next it is `step`.
    public struct Days: Sendable {
        public var top: Double
        public var bottom: Double
        public var step: Double
    }

    public enum Anchor: String, Sendable { case start, middle, end }

    /// Marks that tell series apart without colour.
    public enum Shape: Sendable {
        case circle, square, diamond, triangle

        /// Those of a mark around `centre`; `nil` for a circle.
        func corners(_ centre: Point, _ r: Double) -> [Point]? {
            let (x, y) = (centre.x, centre.y)
            return switch self {
            case .circle: nil
            case .square: [.init(x - r, y - r), .init(x + r, y - r), .init(x + r, y + r), .init(x - r, y + r)]
            case .diamond: [.init(x, y - r * 1.3), .init(x + r * 1.3, y), .init(x, y + r * 1.3), .init(x - r * 1.3, y)]
            case .triangle: [.init(x, y - r * 1.2), .init(x + r * 1.2, y + r), .init(x - r * 1.2, y + r)]
            }
        }
    }

    public enum Primitive: Sendable {
        case line([Point], Role, dash: Bool = false)
        case bar(x: Double, y: Double, width: Double, height: Double, Role)
        /// A filled polygon; its colour mixed with what lies behind it when `opacity` (0.1...1) is less than 1.
        case area([Point], Role, opacity: Double = 1)
        /// Part of a ring, from one turn to another: 0 is at the top, 0.25 at the right.
        case slice(Point, radius: Double, inner: Double, from: Double, to: Double, Role)
        case mark(Point, radius: Double, Shape, Role)
        case text(String, Point, Anchor, Role)
        /// Something one can point at, with what it says.
        case value(String, at: Point, [Primitive])
    }

    public var width: Double
    public var height: Double
    public var title: String
    public var description: String
    /// Where days stand side by side; `nil` where values have no date to be found by.
    public var days: Days?
    public var primitives: [Primitive] = []

    public init(width: Double, height: Double, title: String, description: String) {
        self.width = width
        self.height = height
        self.title = title
        self.description = description
    }
}
