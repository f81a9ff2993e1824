/// What grows or drops from set to set: "adding 10 each set", "telkens 10 erbij", "10, then two less every set, four in
/// total".
struct SetSteps {
    /// The sentence without it.
    private(set) var rest: [SentenceChunk]

    private var step: (value: Double, isLoad: Bool, span: SentenceSpan)?
    /// How many sets that were, where the words say so.
    private var sets: Spoken<Int>?
    private let lexer: SentenceLexer

    init(_ chunks: [SentenceChunk], _ lexer: SentenceLexer) {
        rest = chunks
        self.lexer = lexer
        guard rest.contains(where: isChange), let place = rest.indices.first(where: isStep) else { return }
        let (start, end) = around(place)
        let isLess = rest[start..<end].contains { $0.role == .less || $0.role == .minus }
        let value = rest[place].count ?? 1
        let isLoad = rest[start..<end].contains { $0.role == .load }
        step = (isLess ? -value : value, isLoad, rest[start].span.union(rest[end - 1].span))
        rest.removeSubrange(start..<end)
        takeTotal()
    }

    private func isStep(_ place: Int) -> Bool {
        guard isNumber(place) || lexer.isCue(.one, rest[place]) else { return false }
        let (start, end) = around(place)
        let words = rest[start..<end]
        return words.contains(where: isEachSet) && words.contains(where: isChange)
    }

    private func isNumber(_ place: Int) -> Bool { if case .number = rest[place].kind { true } else { false } }

    private func isChange(_ chunk: SentenceChunk) -> Bool {
        [.more, .less, .extra, .plus, .minus].contains(chunk.role)
    }

    private func isEachSet(_ chunk: SentenceChunk) -> Bool {
        if lexer.isCue(.always, chunk) { return true }
        return chunk.role == .each && chunk.tokens.contains { lexer.isCue(.setTime, at: $0) }
    }

    /// The words that go with a number: no further than the next number or stop.
    private func around(_ place: Int) -> (start: Int, end: Int) {
        var start = place
        while start > 0, place - start < 3, isAround(rest[start - 1]) { start -= 1 }
        var end = place + 1
        if end < rest.count, [.load, .reps].contains(rest[end].role) { end += 1 }
        while end < rest.count, end - place < 5, isAround(rest[end]) { end += 1 }
        return (start, end)
    }

    private func isAround(_ chunk: SentenceChunk) -> Bool {
        [.more, .less, .extra, .plus, .minus, .each, .filler, .verb].contains(chunk.role)
    }

    /// "Four in total", after the step.
    private mutating func takeTotal() {
        guard let step else { return }
        let place = rest.indices.first { index in
            isNumber(index) && rest[index].span.start > step.span.start && index + 1 < rest.count
                && rest[index + 1].role == .filler && rest[index + 1].tokens.count > 1
        }
        guard let place, let count = rest[place].whole, (2...30).contains(count) else {
            return
        }
        sets = Spoken(count, rest[place].span)
        rest.removeSubrange(place...place + 1)
    }

    /// The exercises, and what was said of steps that there are not.
    func applied(to exercises: [SpokenExercise]) -> (exercises: [SpokenExercise], lost: [SentenceSpan]) {
        guard let step else { return (exercises, []) }
        guard !exercises.isEmpty else { return ([], [step.span]) }
        var exercises = exercises
        let place = step.span.owner(in: exercises)
        let before = exercises[place]
        if let sets { exercises[place].sets = sets }
        exercises[place].take(step.value, isLoad: step.isLoad)
        guard exercises[place] == before else { return (exercises, []) }
        exercises[place].span = before.span.union(step.span)
        return (exercises, [step.span])
    }
}

extension SpokenExercise {
    /// A load, or where there is none the repetitions, that grows from set to set.
    fileprivate mutating func take(_ step: Double, isLoad: Bool) {
        guard let sets = sets?.value, (2...30).contains(sets) else { return }
        if let load, load.value.count == 1, let first = load.value.first {
            let last = first + step * Double(sets - 1)
            if (0...2000).contains(last) { self.load = Spoken((0..<sets).map { first + step * Double($0) }, load.span) }
        } else if !isLoad, let reps, reps.value.count == 1, let first = reps.value.first, let step = Int(exactly: step),
            (-1000...1000).contains(step),
            (1...1000).contains(first + step * (sets - 1))
        {
            self.reps = Spoken((0..<sets).map { first + step * $0 }, reps.span)
        }
    }
}
