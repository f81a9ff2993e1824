/// A second reader of concerns beside the patterns: logistic regression over words, pairs of words, runs of letters and
/// classes of words, learned from phrases (`Catalogue/Care/make_learned.py`, which reads a text in the same way).
public struct CareLearned: Sendable {
    /// What one question is answered with: the weight of a bucket is a letter.
    public struct Output: Sendable {
        let bias: Double
        let scale: Double
        let weights: [Int8]

        /// - Parameter letters: a power of two of them, the alphabet of base 64
        public init?(bias: Double, scale: Double, letters: some StringProtocol) {
            self.bias = bias
            self.scale = scale
            weights = letters.utf8.map { letter in
                switch letter {
                case 0x41...0x5a: Int8(letter - 0x41) - 32
                case 0x61...0x7a: Int8(letter - 0x61) - 6
                case 0x30...0x39: Int8(letter - 0x30) + 20
                case UInt8(ascii: "+"): 30
                default: 31
                }
            }
            guard weights.count > 1, weights.count & (weights.count - 1) == 0 else { return nil }
        }

        /// The log of the odds, as buckets of `features` weigh.
        func score(_ features: [UInt64]) -> Double {
            guard !features.isEmpty else { return bias }
            let shift = UInt64(64 - weights.count.trailingZeroBitCount)
            var sum = 0
            for feature in features {
                let mixed = (feature ^ (feature >> 32)) &* 0xd6e8_feb8_6659_fd93
                sum += Int(weights[Int(mixed >> shift)])
            }
            return bias + Double(sum) * scale / Double(features.count).squareRoot()
        }
    }

    /// Words that are read together; of a longer text each part is, and the next from its middle on.
    static let span = 60

    private let care: Output
    private let kinds: [(kind: Concern.Kind, output: Output)]

    public init(care: Output, kinds: [(kind: Concern.Kind, output: Output)]) {
        self.care = care
        self.kinds = kinds
    }

    /// Below this a text asks for no care though a pattern says so: only where it is sure of it, if missing it would be worst.
    static func harmless(_ kind: Concern.Kind?) -> Double {
        switch kind {
        case .despair, .selfHarm: -2.4
        default: -1.2
        }
    }

    /// From here on a text asks for care though no pattern says so: sooner where missing it would be worst.
    static func sure(_ kind: Concern.Kind) -> Double {
        switch kind {
        case .selfHarm, .starving: 0.2
        case .emergency, .despair: 0.45
        case .child: 1
        // What is too fast is reckoned.
        case .fastLoss: 1.8
        default: 0.6
        }
    }

    /// A part of a text, and how sure it is that it asks for care: the log of the odds.
    struct Finding {
        var score: Double
        var range: Range<Int>
    }

    func findings(in reading: CareReading, _ lexicon: CareLexicon) -> [Finding] {
        let count = reading.items.count
        var findings: [Finding] = []
        var start = 0
        repeat {
            let range = start..<min(count, start + Self.span)
            findings.append(
                Finding(score: care.score(Self.features(of: reading.items[range], lexicon)), range: range))
            start += Self.span / 2
        } while start + Self.span / 2 < count
        return findings
    }

    func kind(of finding: Finding, in reading: CareReading, _ lexicon: CareLexicon) -> Concern.Kind {
        let features = Self.features(of: reading.items[finding.range], lexicon)
        let scores = kinds.map { ($0.kind, $0.output.score(features)) }
        return scores.max { $0.1 < $1.1 }?.0 ?? .despair
    }

    // MARK: Features

    static func features(of items: ArraySlice<CareReading.Item>, _ lexicon: CareLexicon) -> [UInt64] {
        var features: [UInt64] = []
        features.reserveCapacity(items.count * 24)
        let edge = hash("^".utf8)
        var before = edge
        for item in items {
            let word = hash(item.text.utf8)
            features.append(word)
            features.append(pair(before, word))
            before = word
            if item.kind == .word { eachRun(of: item.text) { features.append($0) } }
        }
        if !items.isEmpty { features.append(pair(before, edge)) }
        // The classes of the last four words
        var last: [[UInt64]] = []
        for item in items {
            var classes = lexicon.classes(of: item.word)
            for phrase in item.phrases {
                for other in lexicon.classes(of: phrase.id) where !classes.contains(other) { classes.append(other) }
            }
            features += classes
            for first in last { for first in first { for second in classes { features.append(pair(first, second)) } } }
            if last.count == 4 { last.removeFirst() }
            last.append(classes)
        }
        return features
    }

    static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
        var value: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return value
    }

    private static func pair(_ first: UInt64, _ second: UInt64) -> UInt64 { first &* 0x9e37_79b9_7f4a_7c15 &+ second }

    /// Runs of four letters, of words that are no shorter; "<" and ">" stand at the ends.
    private static func eachRun(of word: String, _ body: (UInt64) -> Void) {
        guard word.utf8.count > 3 else { return }
        let letters = [UInt8(ascii: "<")] + Array(word.utf8) + [UInt8(ascii: ">")]
        for start in 0...letters.count - 4 { body(hash(letters[start..<start + 4])) }
    }
}
