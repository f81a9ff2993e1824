/// Text of an article: the part of Markdown that articles are written in, read once. Whatever else stands there is text.
public struct Prose: Sendable, Equatable {
    public enum Block: Sendable, Equatable {
        case heading([Inline])
        case paragraph([Inline])
        case list([[Inline]])
    }

    public indirect enum Inline: Sendable, Equatable {
        case text(String)
        case strong([Inline])
        case emphasis([Inline])
        /// What a machine reads: the name of a file, a command.
        case code(String)
        /// To a page of the dashboard: its address begins with one "/".
        case link([Inline], to: String)
        /// A mark that leads to a source, by its key.
        case source(String)
    }

    public let blocks: [Block]

    /// - Parameter markdown: headings with `##`, paragraphs, lists with `-`, `**strong**`, `*emphasis*`, code between
    ///   backticks, `[text](/page)` and `[^source]`
    public init(_ markdown: String) {
        var blocks: [Block] = []
        var paragraph: [Substring] = []
        var items: [[Inline]] = []
        func close() {
            if !paragraph.isEmpty { blocks.append(.paragraph(Self.inlines(paragraph.joined(separator: " ")))) }
            if !items.isEmpty { blocks.append(.list(items)) }
            paragraph = []
            items = []
        }
        for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.allSatisfy(\.isWhitespace) {
                close()
            } else if line.hasPrefix("## ") {
                close()
                blocks.append(.heading(Self.inlines(String(line.dropFirst(3)))))
            } else if line.hasPrefix("- ") {
                if items.isEmpty { close() }
                items.append(Self.inlines(String(line.dropFirst(2))))
            } else {
                if !items.isEmpty { close() }
                paragraph.append(line)
            }
        }
        close()
        self.blocks = blocks
    }

    /// What is read aloud: no marks, no addresses.
    public var words: String { blocks.map(Self.words).joined(separator: "\n") }

    /// The keys of its sources, in the order in which they are first named.
    public var sources: [String] {
        var keys: [String] = []
        for block in blocks {
            for case .source(let key) in Self.inlines(of: block).flatMap(Self.flat) where !keys.contains(key) {
                keys.append(key)
            }
        }
        return keys
    }

    /// Where its links lead, in order.
    public var links: [String] {
        blocks.flatMap(Self.inlines(of:)).flatMap(Self.flat).compactMap { inline in
            if case .link(_, let address) = inline { address } else { nil }
        }
    }

    private static func inlines(of block: Block) -> [Inline] {
        switch block {
        case .heading(let inlines), .paragraph(let inlines): inlines
        case .list(let items): items.flatMap(\.self)
        }
    }

    /// An inline and all within it.
    private static func flat(_ inline: Inline) -> [Inline] {
        switch inline {
        case .text, .code, .source: [inline]
        case .strong(let inner), .emphasis(let inner), .link(let inner, _): [inline] + inner.flatMap(flat)
        }
    }

    static func words(_ block: Block) -> String {
        switch block {
        case .heading(let inlines), .paragraph(let inlines): words(inlines)
        case .list(let items): items.map(words).joined(separator: "\n")
        }
    }

    private static func words(_ inlines: [Inline]) -> String {
        inlines.flatMap(flat).map { inline in
            switch inline {
            case .text(let text), .code(let text): text
            case .strong, .emphasis, .link, .source: ""
            }
        }.joined()
    }
}

extension Prose {
    private static func inlines(_ text: String) -> [Inline] {
        var found: [Inline] = []
        var plain = ""
        var rest = Substring(text)
        func add(_ inline: Inline) {
            if !plain.isEmpty { found.append(.text(plain)) }
            plain = ""
            found.append(inline)
        }
        while let first = rest.first {
            if let (inner, after) = enclosed(rest, "`", "`") {
                add(.code(String(inner)))
                rest = after
            } else if let (inner, after) = enclosed(rest, "**", "**") {
                add(.strong(inlines(String(inner))))
                rest = after
            } else if first == "*", let (inner, after) = enclosed(rest, "*", "*") {
                add(.emphasis(inlines(String(inner))))
                rest = after
            } else if let (key, after) = enclosed(rest, "[^", "]") {
                add(.source(String(key)))
                rest = after
            } else if let (label, after) = enclosed(rest, "[", "]"), let (address, end) = enclosed(after, "(", ")"),
                address.hasPrefix("/"), !address.hasPrefix("//")
            {
                add(.link(inlines(String(label)), to: String(address)))
                rest = end
            } else {
                plain.append(first)
                rest = rest.dropFirst()
            }
        }
        if !plain.isEmpty { found.append(.text(plain)) }
        return found
    }

    /// What stands between two marks at the beginning, and what follows; `nil` where they do not, or hold nothing.
    private static func enclosed(_ text: Substring, _ open: String, _ close: String) -> (Substring, Substring)? {
        guard text.hasPrefix(open), let end = text.dropFirst(open.count).firstRange(of: close) else { return nil }
        let inner = text.dropFirst(open.count)[..<end.lowerBound]
        guard inner.first?.isWhitespace == false, inner.last?.isWhitespace == false else { return nil }
        return (inner, text[end.upperBound...])
    }
}
