/// Which of a person's templates someone means by a few words: "push day" is "Push day A" where there is no other.
public enum TemplateName {
    /// Places of the names that fit, best first: the same words, then names that hold all words said, then names all of
    /// whose words were said.
    public static func matches(_ said: String, in names: [String]) -> [Int] {
        let wanted = words(said)
        guard !wanted.isEmpty else { return [] }
        var ranked: [(rank: Int, place: Int)] = []
        for (place, name) in names.enumerated() {
            let own = words(name)
            guard !own.isEmpty else { continue }
            if own == wanted {
                ranked.append((0, place))
            } else if wanted.allSatisfy(own.contains) {
                ranked.append((1, place))
            } else if own.allSatisfy(wanted.contains) {
                ranked.append((2, place))
            }
        }
        return ranked.sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }.map(\.place)
    }

    /// Without the words that only say that it is a template.
    private static func words(_ text: String) -> [[UInt8]] {
        let words = FoldedText.words(text)
        let rest = words.filter { !small.contains($0) }
        return rest.isEmpty ? words : rest
    }

    private static let small: Set<[UInt8]> = Set(
        ["my", "the", "a", "usual", "regular", "standard", "template", "mijn", "de", "het", "een", "vaste", "gewone"]
            .map { Array($0.utf8) })
}
