/// What is drawn on each page, and how it belongs together.
struct PaperPages {
    /// What a piece of the document is, for those who have it read to them.
    struct Node {
        enum Tag: String {
            case document = "Document"
            case title = "H1"
            case heading = "H2"
            case subheading = "H3"
            case paragraph = "P"
            case table = "Table"
            case row = "TR"
            case head = "TH"
            case cell = "TD"
            case figure = "Figure"
            case link = "Link"
        }

        var tag: Tag
        /// An index in `nodes`, before its own
        var parent: Int
        /// What a figure shows
        var description: String?
        /// Whether a head is that of its row, not of its column.
        var isOfRow = false
        /// Columns that a cell covers
        var span = 1
    }

    enum Item {
        /// The baseline begins at the point.
        case line(PaperLine, Picture.Point, PaperFont, size: Double, Ink)
        case rule(Picture.Point, Picture.Point, width: Double, Ink)
        case fill(Picture.Point, width: Double, height: Double, Ink)
        case picture(Picture, Picture.Point, scale: Double)
    }

    struct Page {
        /// Those without a node are decoration.
        var items: [(node: Int?, item: Item)] = []
        var links: [Link] = []
    }

    struct Link {
        var node: Int
        var address: String
        var text: String
        var left: Double
        var top: Double
        var width: Double
        var height: Double
    }

    /// A heading, to find it by.
    struct Mark {
        var text: String
        var page: Int
        var y: Double
    }

    let size: PaperSize
    var pages: [Page] = []
    var nodes: [Node] = []
    var marks: [Mark] = []
}

/// A colour on paper: red, green and blue, 0...255 each.
struct Ink: Equatable {
    let red: UInt8
    let green: UInt8
    let blue: UInt8

    init(_ hex: UInt32) {
        red = UInt8(truncatingIfNeeded: hex >> 16)
        green = UInt8(truncatingIfNeeded: hex >> 8)
        blue = UInt8(truncatingIfNeeded: hex)
    }

    /// As SVG writes it
    var hex: String {
        "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    static let words = Ink(0x1f2937)
    static let title = Ink(0x0f172a)
    static let muted = Ink(0x6b7280)
    static let accent = Ink(0x0f766e)
    static let rule = Ink(0xe5e7eb)
    static let strongRule = Ink(0x9ca3af)
    static let band = Ink(0xf3f6f6)
    static let white = Ink(0xffffff)
}
