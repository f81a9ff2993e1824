extension SentenceLexicon {
    /// What a small word tells the rules that read around it. A table names the words of each language: rows with the
    /// role `cue`, whose value is one of these.
    public enum Cue: UInt8, Sendable, CaseIterable {
        // Who did it
        case `while`, myself, did, company, giving
        // How much of it, and for how many
        case cook, people, among, split, only, ofIt, us, again, further, one, other, each, per, much, twice, cut
        case portion, raw, prepared, plain, leftover, from, vessel, between, liquid, freeOf, filledBy, energy, course
        // Sets of an exercise
        case last, rest, before, that, setNumber, setOne, setTime, always, after, towards, stuck, suffix, equal
        case spare, still, minutely, every, risen, height, both
        case hands, pluralLead, round, pace, paceLead
        // Ways and slopes
        case lane, lap, step, slope, ascent, percent, way, out, back, start, end
        // Saying it again
        case hesitation, weight, inch, double, later, over
        // Why, what a cup of it holds, what comes in scoops, dishes that are called by their first word
        case because, therefore, hot, scooped, headFirst
        // Both sides of a bar and their sum, what begins more about a thing, a run of a length that everybody knows
        case side, sum, relative, race
        // Where one lifts, and what one walks on
        case gym, belt
        // How food came, and what is stirred into milk or water
        case served, staple
        // What only food and drink come in: "500 ml", "2 scoops"
        case helping

        /// By what a table calls it.
        static let named = Dictionary(uniqueKeysWithValues: allCases.map { ("\($0)", $0) })
    }

    /// The cues of one word.
    struct Cues: Sendable {
        private var bits: UInt128 = 0

        var isEmpty: Bool { bits == 0 }

        func has(_ cue: Cue) -> Bool { bits & (1 << UInt128(cue.rawValue)) != 0 }

        mutating func insert(_ cue: Cue) { bits |= 1 << UInt128(cue.rawValue) }

        mutating func formUnion(_ other: Cues) { bits |= other.bits }
    }
}

extension SentenceLexer {
    /// Whether the token at `index` is such a word.
    func isCue(_ cue: SentenceLexicon.Cue, at index: Int) -> Bool {
        cues.indices.contains(index) && cues[index].has(cue)
    }

    /// Whether a chunk begins with such a word.
    func isCue(_ cue: SentenceLexicon.Cue, _ chunk: SentenceChunk) -> Bool { isCue(cue, at: chunk.tokens.lowerBound) }
}
