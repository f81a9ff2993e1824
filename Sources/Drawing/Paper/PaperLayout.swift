/// Puts a document on pages: nothing beyond the margins, no row of a table lost, no heading at the foot of a page.
struct PaperLayout {
    static let margin = 54.0
    private static let top = 58.0
    private static let foot = 62.0

    let document: PaperDocument
    /// Of everything that is told, in hexadecimal digits
    let fingerprint: String
    var pages: PaperPages
    /// Where the next block begins
    var y = 0.0

    var width: Double { pages.size.width - 2 * Self.margin }
    var bottom: Double { pages.size.height - Self.foot }
    var room: Double { bottom - y }
    /// Of a page with nothing on it yet
    var wholeRoom: Double { bottom - Self.top }
    var isAtTop: Bool { y <= Self.top }

    static func pages(_ document: PaperDocument, _ size: PaperSize, fingerprint: String) -> PaperPages {
        var layout = PaperLayout(document: document, fingerprint: fingerprint, pages: PaperPages(size: size))
        layout.lay()
        return layout.pages
    }

    private mutating func lay() {
        _ = node(.document, in: 0)
        turn()
        opening()
        for index in document.blocks.indices { place(index) }
        for index in pages.pages.indices { frame(index) }
    }

    mutating func turn() {
        pages.pages.append(PaperPages.Page())
        y = Self.top
    }

    mutating func node(
        _ tag: PaperPages.Node.Tag, in parent: Int, description: String? = nil, isOfRow: Bool = false, span: Int = 1
    ) -> Int {
        pages.nodes.append(
            .init(tag: tag, parent: parent, description: description, isOfRow: isOfRow, span: span))
        return pages.nodes.count - 1
    }

    mutating func draw(_ item: PaperPages.Item, _ node: Int? = nil) {
        pages.pages[pages.pages.count - 1].items.append((node, item))
    }

    /// The name of the program, the title, whose it is.
    private mutating func opening() {
        y = Self.top - 14
        write(document.program.split(separator: " ").first.map(String.init) ?? "", .bold, 9, .accent, nil, leading: 22)
        write(document.title, .bold, 24, .title, node(.title, in: 0), leading: 29)
        write(document.subtitle, .regular, 10.5, .muted, node(.paragraph, in: 0), leading: 15)
        y += 7
        rule(.strongRule, 0.8)
        y += 4
    }

    mutating func rule(_ ink: Ink, _ thickness: Double) {
        draw(
            .rule(.init(Self.margin, y), .init(Self.margin + width, y), width: thickness, ink))
    }

    /// Lines one below the other, over pages where it takes that.
    @discardableResult mutating func write(
        _ text: String, _ font: PaperFont, _ size: Double, _ ink: Ink, _ node: Int?, leading: Double
    ) -> [(line: PaperLine, y: Double)] {
        var written: [(PaperLine, Double)] = []
        for line in PaperLine.wrapped(text, font, size: size, width: width) {
            if room < leading { turn() }
            let baseline = y + (leading + size * 0.7) / 2
            draw(.line(line, .init(Self.margin, baseline), font, size: size, ink), node)
            written.append((line, y))
            y += leading
        }
        return written
    }

    private mutating func place(_ index: Int) {
        let block = document.blocks[index]
        if room < needed(index) { turn() }
        switch block {
        case .heading(let text):
            if !isAtTop { y += 20 }
            pages.marks.append(.init(text: text, page: pages.pages.count - 1, y: y))
            write(text, .bold, 14, .title, node(.heading, in: 0), leading: 20)
            y += 4
        case .subheading(let text):
            if !isAtTop { y += 10 }
            write(text, .bold, 10, .title, node(.subheading, in: 0), leading: 15)
            y += 2
        case .paragraph(let text, let isSmall, let link): paragraph(text, isSmall: isSmall, link)
        case .figures(let figures): self.figures(figures)
        case .table(let table): self.table(table)
        case .picture(let picture): self.picture(picture)
        }
    }

    private mutating func paragraph(_ text: String, isSmall: Bool, _ link: String?) {
        let size = isSmall ? 8.0 : 9.5
        let leading = isSmall ? 11.0 : 13.5
        let place = node(.paragraph, in: 0)
        let leaf = link == nil ? place : node(.link, in: place)
        let lines = write(
            text, .regular, size, link != nil ? .accent : isSmall ? .muted : .words, leaf, leading: leading)
        if let link {
            for (line, top) in lines where top <= y {
                pages.pages[pages.pages.count - 1].links.append(
                    .init(
                        node: leaf, address: link, text: text, left: Self.margin, top: top, width: line.width,
                        height: leading))
            }
        }
        y += isSmall ? 4 : 6
    }

    private mutating func picture(_ picture: Picture) {
        if !isAtTop { y += 8 }
        write(picture.title, .bold, 10, .title, node(.subheading, in: 0), leading: 15)
        y += 4
        // A little smaller where that saves an empty half of a page.
        let scale = min(scale(of: picture), max((room - 10) / max(picture.height, 1), Self.leastScale))
        draw(
            .picture(picture, .init(Self.margin, y), scale: scale),
            node(.figure, in: 0, description: picture.description))
        y += picture.height * scale + 6
    }

    private func scale(of picture: Picture) -> Double {
        min(width / max(picture.width, 1), wholeRoom * 0.6 / max(picture.height, 1), 0.7)
    }

    /// At which the words of a picture are still read.
    private static let leastScale = 0.54

    /// Points that a block asks for at least where it begins: a heading is never the last thing on a page.
    private func needed(_ index: Int) -> Double {
        guard document.blocks.indices.contains(index) else { return 0 }
        switch document.blocks[index] {
        case .heading: return min(44 + needed(index + 1), wholeRoom)
        case .subheading: return min(27 + needed(index + 1), wholeRoom)
        case .paragraph(_, let isSmall, _): return (isSmall ? 22 : 27) + (isOpening(index) ? needed(index + 1) : 0)
        case .figures: return 64
        // A short table stays together.
        case .table(let table): return table.rows.count <= 10 ? 26 + Double(table.rows.count) * 18 : 74
        case .picture(let picture):
            return picture.height * min(scale(of: picture), Self.leastScale) + 37
        }
    }

    /// Whether a paragraph says what its section is about.
    private func isOpening(_ index: Int) -> Bool {
        if index > 0, case .heading = document.blocks[index - 1] { return true }
        return false
    }

    /// What stands at the head and the foot of each page.
    private mutating func frame(_ index: Int) {
        let (left, right) = (Self.margin, Self.margin + width)
        func line(_ text: String, _ y: Double, isAtEnd: Bool = false, limit: Double) {
            guard let line = PaperLine.wrapped(text, .regular, size: 7.5, width: limit).first else { return }
            let x = isAtEnd ? right - line.width : left
            pages.pages[index].items.append((nil, .line(line, .init(x, y), .regular, size: 7.5, .muted)))
        }
        func rule(_ y: Double) {
            pages.pages[index].items.append((nil, .rule(.init(left, y), .init(right, y), width: 0.5, .rule)))
        }
        if index > 0 {
            line(document.title, 36, limit: width * 0.4)
            line(document.subtitle, 36, isAtEnd: true, limit: width * 0.58)
            rule(43)
        }
        let y = pages.size.height - 44
        rule(y)
        line(document.notice, y + 12, limit: width * 0.88)
        line("\(document.program) · \(document.seal) \(fingerprint.prefix(16))", y + 22, limit: width * 0.88)
        line("\(index + 1) / \(pages.pages.count)", y + 12, isAtEnd: true, limit: width * 0.12)
    }
}
