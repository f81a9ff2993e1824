/// One line of text as it is written.
struct PaperLine {
    /// What is written with one breath.
    struct Part: Equatable {
        var bytes: [UInt8]
        /// What it stands for, where the bytes do not say it.
        var original: String?
    }

    var parts: [Part] = []
    var width = 0.0

    /// Breaks `text` into lines that are at most `width` wide: between words, and within one that is wider than a line.
    static func wrapped(_ text: String, _ font: PaperFont, size: Double, width: Double) -> [PaperLine] {
        let (whole, isExact) = PaperText.encoded(text)
        if isExact {
            let length = font.width(of: whole, size: size)
            if length <= width { return [PaperLine(parts: [Part(bytes: whole)], width: length)] }
        }
        return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
            var breaker = Breaker(font: font, size: size, limit: width)
            for word in paragraph.split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == "\r" || $0 == "\r\n" }) {
                breaker.add(word)
            }
            return breaker.finished()
        }
    }

    /// Fills lines with words.
    private struct Breaker {
        let font: PaperFont
        let size: Double
        let limit: Double
        private var lines: [PaperLine] = []
        private var line = PaperLine()
        private var space: Double { font.width(of: CollectionOfOne(UInt8(ascii: " ")), size: size) }

        init(font: PaperFont, size: Double, limit: Double) {
            self.font = font
            self.size = size
            self.limit = limit
        }

        mutating func add(_ word: Substring) {
            let (bytes, isExact) = PaperText.encoded(String(word))
            guard !bytes.isEmpty else { return }
            let width = font.width(of: bytes, size: size)
            let before = line.parts.isEmpty ? 0 : space
            if line.width + before + width <= limit {
                append(bytes, isExact ? nil : String(word), width, hasSpace: before > 0)
            } else if width <= limit {
                turn()
                append(bytes, isExact ? nil : String(word), width, hasSpace: false)
            } else {
                cut(bytes, isExact ? nil : String(word))
            }
        }

        /// A word that no line has room for, from a new line on.
        private mutating func cut(_ bytes: [UInt8], _ original: String?) {
            if !line.parts.isEmpty { turn() }
            var rest = bytes[...]
            var said = original
            while !rest.isEmpty {
                var count = 0
                var width = 0.0
                for byte in rest {
                    let more = font.width(of: CollectionOfOne(byte), size: size)
                    if count > 0, width + more > limit { break }
                    width += more
                    count += 1
                }
                append(Array(rest.prefix(count)), said, width, hasSpace: false)
                // What it stands for is said once, with its first piece.
                said = original.map { _ in "" }
                rest = rest.dropFirst(count)
                if !rest.isEmpty { turn() }
            }
        }

        private mutating func append(_ bytes: [UInt8], _ original: String?, _ width: Double, hasSpace: Bool) {
            let last = line.parts.indices.last
            let gap = hasSpace ? [UInt8(ascii: " ")] : []
            if original == nil, let last, line.parts[last].original == nil {
                line.parts[last].bytes += gap + bytes
            } else if original != nil, hasSpace, let last, line.parts[last].original == nil {
                line.parts[last].bytes += gap
                line.parts.append(Part(bytes: bytes, original: original))
            } else {
                line.parts.append(Part(bytes: gap + bytes, original: original.map { (hasSpace ? " " : "") + $0 }))
            }
            line.width += width + (hasSpace ? space : 0)
        }

        private mutating func turn() {
            lines.append(line)
            line = PaperLine()
        }

        mutating func finished() -> [PaperLine] {
            turn()
            return lines
        }
    }
}
