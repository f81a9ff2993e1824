import Foundation

/// Cuts text that arrives in pieces into sentences.
public struct SentenceCutter: Sendable {
    /// Characters of the longest sentence; a longer one is cut nowhere, and refused by whoever checks it.
    public static let longest = 600

    private var text: [Character] = []

    public init() {}

    /// Whether what waits is longer than any sentence.
    public var isTooLong: Bool { text.count > Self.longest }

    /// The sentences that are whole by now. One that ends a line ends in a new line.
    public mutating func add(_ piece: String) -> [String] {
        text += Array(piece)
        var sentences: [String] = []
        var start = 0
        var index = 0
        while index < text.count {
            let isEnd = isEnd(at: index, from: start)
            index += 1
            guard isEnd else { continue }
            let sentence = String(text[start..<index]).trimmingCharacters(in: .whitespaces)
            start = index
            if sentence.contains(where: { !$0.isWhitespace }) { sentences.append(sentence) }
        }
        text.removeFirst(start)
        return sentences
    }

    /// What is left when nothing more comes.
    public mutating func end() -> String? {
        defer { text = [] }
        let rest = String(text).trimmingCharacters(in: .whitespacesAndNewlines)
        return rest.isEmpty ? nil : rest
    }

    private static let marks: Set<Character> = [".", "!", "?", "…"]
    private static let closing: Set<Character> = ["\"", "”", "’", "'", ")", "]"]
    private static let short: Set = [
        "e.g", "i.e", "approx", "ca", "bijv", "bv", "o.a", "d.w.z", "nr", "no", "max", "min", "incl", "excl", "resp",
        "vs", "avg", "gem", "dr", "m.n", "evt",
    ]

    /// Whether a sentence ends with this character: a new line, or the space after a mark.
    private func isEnd(at index: Int, from start: Int) -> Bool {
        if text[index] == "\n" { return true }
        guard text[index].isWhitespace else { return false }
        var mark = index - 1
        while mark > start, Self.closing.contains(text[mark]) { mark -= 1 }
        guard mark >= start, Self.marks.contains(text[mark]) else { return false }
        guard text[mark] == "." else { return true }
        var word = mark
        while word > start, !text[word - 1].isWhitespace { word -= 1 }
        let said = String(text[word..<mark]).lowercased().trimmingCharacters(in: ["(", "“", "\""])
        // "2. Sleep" of a list, and what is written short
        if word == start, said.count <= 2, Int(said) != nil { return false }
        return !Self.short.contains(said)
    }
}
