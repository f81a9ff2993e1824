/// A picture as a list of primitives, in points from the top left. How it is written is somebody else's matter.
public struct Picture: Sendable {
    public struct Point: Sendable {
        public var x: Double
        public var y: Double

        public init(_ x: Double, _ y: Double) {
            self.x = x
            self.y = y
        }
    }

    /// What a primitive means; colours and strokes follow from it.
    public enum Role: String, Sendable, CaseIterable {
        case grid, axis, label, title, target, empty
        case weight, trend, calories, over, steps
        case energy, sleep, mood, stress
    }

    public enum Anchor: String, Sendable { case start, middle, end }

    /// Marks that tell series apart without colour.
    public enum Shape: Sendable { case circle, square, diamond, triangle }

    public enum Primitive: Sendable {
        case line([Point], Role, dash: Bool = false)
        case bar(x: Double, y: Double, width: Double, height: Double, Role)
        case mark(Point, radius: Double, Shape, Role)
        case text(String, Point, Anchor, Role)
        /// Something one can point at, with what it says.
        case value(String, at: Point, [Primitive])
    }

    public var width: Double
    public var height: Double
    public var title: String
    public var description: String
    public var primitives: [Primitive] = []

    public init(width: Double, height: Double, title: String, description: String) {
        self.width = width
        self.height = height
        self.title = title
        self.description = description
    }
}
