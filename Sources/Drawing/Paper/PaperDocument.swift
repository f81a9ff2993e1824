public import Domain

/// What stands on paper, in words; how it is laid out and written is somebody else's matter.
public struct PaperDocument: Sendable {
    public var language: Language
    public var title: String
    /// Below the title and at the head of the further pages: whose it is, and of when.
    public var subtitle: String
    /// At the foot of each page: the name of the program with its version, what the digits behind it are, and what it is
    /// not.
    public var program: String
    public var seal: String
    public var notice: String
    public var blocks: [PaperBlock]

    public init(
        language: Language, title: String, subtitle: String, program: String, seal: String, notice: String,
        blocks: [PaperBlock]
    ) {
        self.language = language
        self.title = title
        self.subtitle = subtitle
        self.program = program
        self.seal = seal
        self.notice = notice
        self.blocks = blocks
    }

    /// All that it tells, piece by piece: two documents that tell the same, tell the same pieces.
    public func tell(_ piece: (String) -> Void) {
        for text in [language.rawValue, title, subtitle, program, seal, notice] { piece(text) }
        for block in blocks { block.tell(piece) }
    }
}

public enum PaperBlock: Sendable {
    case heading(String)
    case subheading(String)
    /// - link: an address that the whole of it leads to
    case paragraph(String, isSmall: Bool = false, link: String? = nil)
    /// A few figures that matter most, side by side.
    case figures([PaperFigure])
    case table(PaperTable)
    /// A chart with its title above it.
    case picture(Picture)

    fileprivate func tell(_ piece: (String) -> Void) {
        switch self {
        case .heading(let text), .subheading(let text): piece(text)
        case .paragraph(let text, _, let link):
            piece(text)
            piece(link ?? "")
        case .figures(let figures):
            for figure in figures { for text in [figure.label, figure.value, figure.detail] { piece(text) } }
        case .table(let table):
            for column in table.columns { piece(column.title) }
            for row in table.rows { row.cells.forEach(piece) }
        case .picture(let picture):
            piece(picture.title)
            piece(picture.description)
            for case .value(let text, _, _) in picture.primitives { piece(text) }
        }
    }
}

public struct PaperFigure: Sendable {
    public var label: String
    public var value: String
    public var detail: String

    public init(_ label: String, _ value: String, _ detail: String = "") {
        self.label = label
        self.value = value
        self.detail = detail
    }
}

/// A table. Its first column names the rows.
public struct PaperTable: Sendable {
    public struct Column: Sendable {
        public var title: String
        public var isNumeric: Bool

        public init(_ title: String, isNumeric: Bool = true) {
            self.title = title
            self.isNumeric = isNumeric
        }
    }

    public struct Row: Sendable {
        public enum Kind: Sendable {
            case plain
            /// It names the rows after it, and may tell their sums; without sums it has all columns.
            case group
            case total
            /// One cell over all columns: words about the row before it.
            case note
        }

        public var cells: [String]
        public var kind: Kind

        public init(_ cells: [String], _ kind: Kind = .plain) {
            self.cells = cells
            self.kind = kind
        }

        /// One cell over all columns.
        var isWhole: Bool { kind == .note || kind == .group && cells.dropFirst().allSatisfy(\.isEmpty) }
    }

    public var columns: [Column]
    public var rows: [Row]

    public init(_ columns: [Column], _ rows: [Row]) {
        self.columns = columns
        self.rows = rows
    }
}

public enum PaperSize: String, CaseIterable, Sendable {
    case a4, letter

    /// Points, of which 72 are an inch
    var width: Double { self == .a4 ? 595.3 : 612 }
    var height: Double { self == .a4 ? 841.9 : 792 }
}
