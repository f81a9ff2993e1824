import Domain
import Foundation
import Testing

@testable import Drawing

@Suite("PDF")
struct PDFWriterTests {
    private static let fingerprint = String(repeating: "0123456789abcdef", count: 4)

    private static func picture() -> Picture {
        var picture = Picture(
            width: 720, height: 300, title: "Weight", description: "A line (with brackets) that falls")
        picture.primitives = Picture.Role.allCases.flatMap { role -> [Picture.Primitive] in
            [
                .line([.init(0, 0), .init(9.5, 20)], role, dash: true), .text("5 ≤ \(role)", .init(4, 4), .end, role),
                .bar(x: 1, y: 2, width: 3, height: 4, role),
                .area([.init(0, 0), .init(1, 1), .init(2, 0)], role, opacity: 0.3),
                .value("says", at: .init(1, 1), [.mark(.init(5, 5), radius: 3, .circle, role)]),
                .slice(.init(9, 9), radius: 8, inner: 4, from: 0.2, to: 1.2, role),
            ]
        }
        return picture
    }

    private static let document = PaperLayoutTests.document(
        [
            .heading("Food"), .paragraph("Борщ", link: "https://example.org/a(b)"), .picture(picture()),
            .table(
                PaperTable(
                    [.init("Food", isNumeric: false), .init("kcal")],
                    (0..<90).map { .init(["Bread \\ (\($0))", "\($0)"], $0 == 3 ? .note : .plain) })),
        ], title: "Rapport – “été”")

    @Test("The same document is the same bytes, and another is not")
    func deterministic() throws {
        let bytes = try PDFWriter(.a4).write(Self.document, fingerprint: Self.fingerprint)
        #expect(try PDFWriter(.a4).write(Self.document, fingerprint: Self.fingerprint) == bytes)
        #expect(try PDFWriter(.letter).write(Self.document, fingerprint: Self.fingerprint) != bytes)
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(text.hasPrefix("%PDF-1.7\n") && text.hasSuffix("%%EOF\n"))
        #expect(!text.contains("CreationDate"))
    }

    /// The bytes as text with a character for each, so that offsets hold.
    private static func text(_ bytes: [UInt8]) -> String { bytes.map { String(UnicodeScalar($0)) }.joined() }

    @Test("The table of the file says where each object begins")
    func table() throws {
        let bytes = try PDFWriter(.a4, compresses: false).write(Self.document, fingerprint: Self.fingerprint)
        let text = Array(Self.text(bytes))
        let whole = String(text)
        let start = try #require(
            whole.split(separator: "startxref\n").last?.split(separator: "\n").first.flatMap { Int($0) })
        let head = String(text[start..<start + 200])
        #expect(head.contains("/Type/XRef"))
        let count = try #require(head.firstMatch(of: /\/Size (\d+)\/W\[1 4 2\]/).flatMap { Int($0.1) })
        let data = try #require(
            head.range(of: "stream\n").map { head.distance(from: head.startIndex, to: $0.upperBound) })
        func number(_ range: Range<Int>) -> Int { range.reduce(0) { $0 << 8 | Int(bytes[$1]) } }
        var plain = 0
        var packed = 0
        for index in 1..<count {
            let entry = start + data + index * 7
            let first = number(entry + 1..<entry + 5)
            switch bytes[entry] {
            case 1:
                #expect(
                    String(text[first..<min(first + 20, text.count)]).hasPrefix("\(index) 0 obj\n"), "object \(index)")
                plain += 1
            case 2: packed += 1
            default: Issue.record("object \(index) is nowhere")
            }
        }
        #expect(plain >= 5 && packed > 100)
    }

    @Test(
        "It is tagged: headings, a table with heads and cells, a figure with its description, a link, decoration apart")
    func tags() throws {
        let text = Self.text(try PDFWriter(.a4, compresses: false).write(Self.document, fingerprint: Self.fingerprint))
        for tag in [
            "/S/Document", "/S/H1", "/S/H2", "/S/P", "/S/Table", "/S/TR", "/S/TH", "/S/TD", "/S/Figure", "/S/Link",
        ] {
            #expect(text.contains(tag + "/P"), "\(tag)")
        }
        for part in [
            "/MarkInfo<</Marked true>>", "/Lang(en)", "/DisplayDocTitle true", "/ColSpan 2", "/Scope/Row",
            "/Scope/Column",
            "/Alt(A line \\(with brackets\\) that falls)", "/Artifact BMC", "/URI(https://example.org/a\\(b\\))",
            "/OBJR",
            "/Title<FEFF005200610070", "/Span<</ActualText<FEFF04110", "(Borshch)Tj", "/Encoding/WinAnsiEncoding",
        ] { #expect(text.contains(part), "\(part)") }
        // What is opened is closed, on every page.
        #expect(text.matches(of: /BDC|BMC/).count == text.matches(of: /EMC/).count)
        #expect(text.matches(of: /\/S\/TR/).count == 91)
    }

    @Test("A page as a picture is well formed, whatever it tells")
    func pictures() throws {
        let (pages, count) = PageWriter(.a4).write(Self.document, pages: 0..<99, fingerprint: Self.fingerprint)
        #expect(pages.count == count && count > 1)
        for page in pages {
            let parser = XMLCheck(page)
            #expect(parser.isWellFormed)
        }
        #expect(PageWriter(.a4).write(Self.document, pages: 50..<60, fingerprint: Self.fingerprint).pages.isEmpty)
    }
}

/// Whether tags are closed in their order and attributes are quoted; the pages have nothing that needs more.
private struct XMLCheck {
    let isWellFormed: Bool

    init(_ bytes: [UInt8]) {
        var open: [Substring] = []
        var isFine = true
        for tag in String(decoding: bytes, as: UTF8.self).matches(
            of: /<(\/?)([a-z]+)((?:\s+[A-Za-z:-]+="[^"<]*")*)\s*(\/?)>/)
        {
            if tag.1 == "/" { isFine = open.popLast() == tag.2 && isFine } else if tag.4.isEmpty { open.append(tag.2) }
        }
        let tags = bytes.count { $0 == UInt8(ascii: "<") }
        let found = String(decoding: bytes, as: UTF8.self)
            .matches(of: /<(\/?)([a-z]+)((?:\s+[A-Za-z:-]+="[^"<]*")*)\s*(\/?)>/).count
        isWellFormed = isFine && open.isEmpty && tags == found
    }
}
