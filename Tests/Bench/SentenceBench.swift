import Catalogue
import Domain

/// How long the longest texts take to read that are read at all, 10,000 characters, and a tenth of one: ten times the
/// text is to be no more than a fair multiple of ten times the work.
enum SentenceBench {
    private static let pieces = [
        "bench 3x8 80kg, ", "2 eggs and toast, ", "I my the ", "no wait 3 ", "use leg day: 3 ", "g 1 ", "same as ",
    ]

    /// The dearest of the texts.
    static func run() -> [(String, Duration)] {
        [("sentence of 1,000 characters", time(1000)), ("sentence of 10,000 characters", time(10_000))]
    }

    private static func time(_ length: Int) -> Duration {
        let parser = SentenceParser(lexicon: .shared)
        let clock = ContinuousClock()
        let times = pieces.flatMap { piece in
            let text = String(repeating: piece, count: length / piece.count)
            return SentenceDraft.Kind.allCases.map { kind in
                // The quickest of three: what else the machine does is no work of the parser.
                (0..<3).map { _ in
                    clock.measure { _ = parser.parse(text, kind: kind, language: .en, today: .first) }
                }.min() ?? .zero
            }
        }
        return times.max() ?? .zero
    }
}
