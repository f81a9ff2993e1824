import Domain

/// Writes prose as HTML. Every text is escaped, and links lead to pages of the dashboard alone.
struct ProseHTML {
    /// The number that each source has in it.
    private let numbers: [String: Int]
    private let prose: Prose

    init(_ prose: Prose) {
        self.prose = prose
        numbers = Dictionary(uniqueKeysWithValues: prose.sources.enumerated().map { ($1, $0 + 1) })
    }

    var html: String { prose.blocks.map(html).joined(separator: "\n") }

    private func html(_ block: Prose.Block) -> String {
        switch block {
        case .heading(let inlines): "<h2>\(html(inlines))</h2>"
        case .paragraph(let inlines): "<p>\(html(inlines))</p>"
        case .list(let items): "<ul>\(items.map { "<li>\(html($0))</li>" }.joined())</ul>"
        }
    }

    private func html(_ inlines: [Prose.Inline]) -> String {
        inlines.map { inline in
            switch inline {
            case .text(let text): Pages.escape(text)
            case .strong(let inner): "<strong>\(html(inner))</strong>"
            case .emphasis(let inner): "<em>\(html(inner))</em>"
            case .code(let text): "<code>\(Pages.escape(text))</code>"
            case .link(let inner, let address): "<a href=\"\(Pages.escape(address))\">\(html(inner))</a>"
            case .source(let key):
                numbers[key].map { "<sup><a href=\"#source-\($0)\">\($0)</a></sup>" } ?? ""
            }
        }.joined()
    }
}
