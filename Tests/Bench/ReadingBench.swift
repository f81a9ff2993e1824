import Catalogue
import Domain

/// How long the one box takes to read what people type, and the longest texts that are read at all: ten times the text is
/// to be no more than a fair multiple of ten times the work.
enum ReadingBench {
    private static let everyday: [(Language, String)] = [
        (.en, "weighed 82.4, slept 7h30, mood 7"), (.en, "two eggs and toast for breakfast"), (.en, "weight 72.1"),
        (.en, "bench 3x8 60 kg, dips 12, 10, 8"), (.en, "how did I sleep last week?"), (.en, "dark mode"),
        (.en, "500 ml water"), (.en, "repeat yesterday's dinner"), (.nl, "gewicht 82,4, geslapen van 23:15 tot 7:00"),
        (.nl, "twee boterhammen met kaas bij de lunch"), (.nl, "5 km hardgelopen in 27 minuten"), (.nl, "donker"),
        (.nl, "hoeveel heb ik gisteren gelopen"), (.nl, "koffie"), (.nl, "20 minuten timer"),
    ]
    private static let pieces = ["weight 80, ", "slept from 11 to ", "2 eggs and ", "12 st 7 ", "bench 3x8 80kg, "]

    static func run() -> [(String, Duration)] {
        let times = (0..<40).flatMap { _ in everyday.map { time($0.1, $0.0) } }
        let cares = (0..<40).flatMap { _ in
            everyday.map { _, text in ContinuousClock().measure { _ = Care.shared.concern(in: text) } }
        }
        return [
            ("reading p50", Bench.percentile(0.5, of: times)), ("reading p99", Bench.percentile(0.99, of: times)),
            ("care p50", Bench.percentile(0.5, of: cares)), ("care p99", Bench.percentile(0.99, of: cares)),
            ("reading of 1,200 characters", longest(1200)), ("reading of 12,000 characters", longest(12_000)),
        ]
    }

    private static func time(_ text: String, _ language: Language) -> Duration {
        ContinuousClock().measure { _ = BoxReader.shared.read(text, language: language, today: .first) }
    }

    /// The dearest of the texts, each at its quickest of three.
    private static func longest(_ length: Int) -> Duration {
        pieces.map { piece in
            let text = String(repeating: piece, count: length / piece.count)
            return (0..<3).map { _ in time(text, .en) }.min() ?? .zero
        }.max() ?? .zero
    }
}
