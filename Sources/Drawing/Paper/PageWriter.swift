/// Writes pages of a document as SVG, as it will be on paper: a picture to look at before it is printed. What it draws
/// carries its own colours, for no style sheet is read inside an image.
public struct PageWriter: Sendable {
    private let size: PaperSize

    public init(_ size: PaperSize) { self.size = size }

    /// - Parameter indices: of the pages, from 0
    /// - Returns: a picture for each that there is, and how many pages there are in all
    public func write(
        _ document: PaperDocument, pages indices: Range<Int>, fingerprint: String
    ) -> (pages: [[UInt8]], count: Int) {
        let pages = PaperLayout.pages(document, size, fingerprint: fingerprint).pages
        return (indices.clamped(to: pages.indices).map { write(pages[$0]) }, pages.count)
    }

    private func write(_ page: PaperPages.Page) -> [UInt8] {
        let out = ByteOutput(capacity: 64_000)
        out.add("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(size.width) \(size.height)\" ")
        out.add("width=\"\(size.width)pt\" height=\"\(size.height)pt\" ")
        out.add("font-family=\"Helvetica,Arial,Liberation Sans,sans-serif\">\n")
        out.add("<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n")
        for (_, item) in page.items { write(item, to: out) }
        out.add("</svg>\n")
        return out.bytes
    }

    private func write(_ item: PaperPages.Item, to out: ByteOutput) {
        switch item {
        case .line(let line, let point, let font, let size, let ink):
            let text = line.parts.map { $0.original ?? PaperText.text(of: $0.bytes) }.joined()
            out.add("<text x=\"\(point.x)\" y=\"\(point.y)\" font-size=\"\(size)\" fill=\"\(ink.hex)\"")
            if font == .bold { out.add(" font-weight=\"700\"") }
            // Another font than the paper's is drawn as wide as that one.
            if line.width > 0 { out.add(" textLength=\"\(line.width)\" lengthAdjust=\"spacingAndGlyphs\"") }
            out.add(">")
            out.add(escaping: text)
            out.add("</text>\n")
        case .rule(let start, let end, let width, let ink):
            out.add(
                "<path d=\"M\(start.x) \(start.y)L\(end.x) \(end.y)\" stroke=\"\(ink.hex)\" stroke-width=\"\(width)\"/>\n"
            )
        case .fill(let corner, let width, let height, let ink):
            out.add("<rect x=\"\(corner.x)\" y=\"\(corner.y)\" ")
            out.add("width=\"\(width)\" height=\"\(height)\" fill=\"\(ink.hex)\"/>\n")
        case .picture(let picture, let corner, let scale):
            SVGWriter.draw(picture, at: corner, scale: scale, on: out)
        }
    }
}
