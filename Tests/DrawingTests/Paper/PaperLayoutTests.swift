import Domain
import Testing

@testable import Drawing

@Suite("Pages")
struct PaperLayoutTests {
    private static func table(_ rows: Int, _ random: inout some RandomNumberGenerator) -> PaperTable {
        let count = Int.random(in: 1...9, using: &random)
        let columns = (0..<count).map {
            PaperTable.Column(word(12, &random), isNumeric: $0 > 0 && Bool.random(using: &random))
        }
        return PaperTable(
            columns,
            (0..<rows).map { row in
                let kind =
                    [PaperTable.Row.Kind.plain, .plain, .group, .total, .note].randomElement(using: &random) ?? .plain
                let longest = Int.random(in: 0..<40, using: &random) == 0 ? 4000 : 30
                let cells = columns.indices.map { $0 == 0 ? "row\(row)x \(word(longest, &random))" : word(12, &random) }
                return PaperTable.Row(cells, kind)
            })
    }

    private static func word(_ length: Int, _ random: inout some RandomNumberGenerator) -> String {
        String(
            (0..<Int.random(in: 0...length, using: &random)).map { _ in "ab WłЖ1,".randomElement(using: &random) ?? "a"
            })
    }

    static func document(_ blocks: [PaperBlock], title: String = "Report") -> PaperDocument {
        PaperDocument(
            language: .en, title: title, subtitle: "Sam · 1 Nov 2026", program: "VitalPath 1", seal: "fingerprint",
            notice: "Not a medical device.", blocks: blocks)
    }

    @Test("Whatever is on them, nothing is beyond the margins, and no row of a table is lost or told twice")
    func everything() {
        var random = SystemRandomNumberGenerator()
        for round in 0..<40 {
            let size = PaperSize.allCases[round % 2]
            var rows = 0
            let blocks = (0..<Int.random(in: 1...12, using: &random)).flatMap { _ -> [PaperBlock] in
                switch Int.random(in: 0..<6, using: &random) {
                case 0:
                    return [
                        .heading("Part"), .paragraph(Self.word(3000, &random), isSmall: Bool.random(using: &random)),
                    ]
                case 1: return [.paragraph(Self.word(200, &random), link: "https://example.org/?a=(1)")]
                case 2:
                    return [
                        .figures((0..<7).map { _ in PaperFigure(Self.word(40, &random), Self.word(30, &random), "") })
                    ]
                case 3: return [.subheading(Self.word(90, &random)), .paragraph(Self.word(90, &random))]
                default:
                    let table = Self.table(Int.random(in: 0...120, using: &random), &random)
                    rows += table.rows.count
                    return [.heading("Table"), .table(table)]
                }
            }
            let pages = PaperLayout.pages(Self.document(blocks), size, fingerprint: String(repeating: "0", count: 64))
            for page in pages.pages {
                for (_, item) in page.items {
                    guard case .line(let line, let point, _, _, _) = item else { continue }
                    #expect(point.x >= 53.9 && point.x + line.width <= size.width - 53.9)
                    #expect(point.y > 20 && point.y < size.height - 15)
                }
                for link in page.links { #expect(link.left + link.width <= size.width - 53.9) }
            }
            let told = pages.pages.flatMap(\.items).compactMap { node, item -> String? in
                guard node != nil, case .line(let line, _, _, _, _) = item else { return nil }
                return PaperText.text(of: line.parts.flatMap(\.bytes))
            }
            #expect(told.filter { $0.hasPrefix("row") && $0.contains("x") }.count == rows)
        }
    }

    @Test("A table that goes on has its head again, which is told only once")
    func heads() {
        let table = PaperTable(
            [.init("Food", isNumeric: false), .init("Energy")], (0..<200).map { .init(["Food \($0)", "\($0)"]) })
        let pages = PaperLayout.pages(Self.document([.table(table)]), .a4, fingerprint: "").pages
        #expect(pages.count > 3)
        for (index, page) in pages.enumerated() {
            let heads = page.items.filter { _, item in
                if case .line(let line, _, _, _, _) = item {
                    line.parts.first?.bytes == Array("Energy".utf8)
                } else {
                    false
                }
            }
            #expect(heads.count == 1 && (heads[0].node == nil) == (index > 0))
        }
    }

    @Test("A heading stands with what follows it")
    func headings() {
        for count in 20...60 {
            let filler = PaperTable([.init("A", isNumeric: false)], (0..<count).map { .init(["\($0)"]) })
            let rest = PaperTable([.init("B", isNumeric: false)], [.init(["after"])])
            let pages = PaperLayout.pages(
                Self.document([.table(filler), .heading("Next"), .paragraph("About it"), .table(rest)]), .letter,
                fingerprint: "")
            let places = ["Next", "after"].map { text in
                pages.pages.firstIndex { page in
                    page.items.contains { _, item in
                        if case .line(let line, _, _, _, _) = item {
                            line.parts.first?.bytes == Array(text.utf8)
                        } else {
                            false
                        }
                    }
                }
            }
            #expect(places[0] != nil && places[0] == places[1], "\(count) rows")
        }
    }

    @Test("Each page says which it is of how many, what it is not, and the fingerprint")
    func frame() {
        let document = Self.document((0..<80).map { .paragraph("Line \($0)") })
        let pages = PaperLayout.pages(document, .a4, fingerprint: "0123456789abcdef0123").pages
        for (index, page) in pages.enumerated() {
            let words = page.items.compactMap { node, item -> String? in
                guard node == nil, case .line(let line, _, _, _, _) = item else { return nil }
                return PaperText.text(of: line.parts.flatMap(\.bytes))
            }
            #expect(words.contains("\(index + 1) / \(pages.count)"))
            #expect(words.contains("Not a medical device."))
            #expect(words.contains("VitalPath 1 · fingerprint 0123456789abcdef"))
        }
    }
}
