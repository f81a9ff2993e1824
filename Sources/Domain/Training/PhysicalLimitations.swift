/// What someone wrote about injuries and limitations, and the exercises that it concerns. Their words are shown beside
/// those; what to do about it is theirs to decide.
public struct PhysicalLimitations: Sendable {
    /// A part of the body or a movement, with the words for it and the exercises that load it.
    public struct Part: Sendable {
        /// Folded words; one that ends in `*` stands for all that begin so.
        let words: [String]
        let muscles: Set<Exercise.Muscle>
        let kinds: Set<Exercise.Kind>
        /// Folded words of names
        let names: Set<String>

        public init(words: [String], muscles: Set<Exercise.Muscle>, kinds: Set<Exercise.Kind>, names: Set<String>) {
            self.words = words
            self.muscles = muscles
            self.kinds = kinds
            self.names = names
        }

        func isNamed(in text: [String]) -> Bool {
            words.contains { word in
                word.last == "*" ? text.contains { $0.hasPrefix(word.dropLast()) } : text.contains(word)
            }
        }

        func isLoaded(by exercise: Exercise) -> Bool {
            kinds.contains(exercise.kind) || !muscles.isDisjoint(with: exercise.primaryMuscles)
                || !muscles.isDisjoint(with: exercise.secondaryMuscles)
                || !names.isDisjoint(with: FoldedText.strings(exercise.name))
        }
    }

    private let sentences: [(text: String, parts: [Part])]

    /// - Parameter text: in English or Dutch; each line or sentence is one limitation
    public init(_ text: String, parts: [Part]) {
        sentences = text.split { $0.isNewline || ".;!?".contains($0) }.compactMap { sentence in
            let text = sentence.drop(while: \.isWhitespace)
            let words = FoldedText.strings(text).flatMap(Self.parts)
            let named = parts.filter { $0.isNamed(in: words) }
            return named.isEmpty ? nil : (String(text), named)
        }
    }

    /// What was written that concerns `exercise`; `nil` where nothing was.
    public func concern(_ exercise: Exercise) -> String? {
        let found = sentences.filter { $0.parts.contains { $0.isLoaded(by: exercise) } }.map(\.text)
        return found.isEmpty ? nil : found.joined(separator: "; ")
    }

    /// A word, and what is left of it without its side: `linkerknie` is a knee.
    private static func parts(_ word: String) -> [String] {
        [word]
            + ["linker", "rechter"].filter { word.hasPrefix($0) && word != $0 }.map { String(word.dropFirst($0.count)) }
    }
}
