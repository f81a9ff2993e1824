/// Exercises that are done in turn: "4 rounds of 10 push-ups and 15 squats", "superset bench 3x8 and rows 3x10".
struct WorkoutTurns {
    /// The sentence without the words that say how many rounds there are.
    private(set) var rest: [SentenceChunk] = []

    private struct Turn {
        /// Of a circuit.
        var rounds: Spoken<Int>?
        /// The exercises whose names begin here, in UTF-16 code units.
        var names: Range<Int>
    }

    private let chunks: [SentenceChunk]
    private let lexer: SentenceLexer
    private var turns: [Turn] = []

    init(_ chunks: [SentenceChunk], _ lexer: SentenceLexer) {
        self.chunks = chunks
        self.lexer = lexer
        var left: Set<Int> = []
        for index in chunks.indices {
            if let (turn, words) = circuit(at: index) {
                turns.append(turn)
                left.formUnion(words)
            } else if let turn = superset(at: index) {
                turns.append(turn)
            }
        }
        rest = chunks.indices.filter { !left.contains($0) }.map { chunks[$0] }
    }

    /// The exercises with the number of their turn, and the rounds of it as their sets where none were said.
    func applied(to exercises: [SpokenExercise]) -> [SpokenExercise] {
        var exercises = exercises
        for (number, turn) in turns.enumerated() {
            let members = exercises.indices.filter { turn.names.contains(exercises[$0].name.span.start) }
            guard members.count > 1 else { continue }
            for index in members {
                exercises[index].superset = number + 1
                if let rounds = turn.rounds, exercises[index].sets?.value ?? 1 == 1 { exercises[index].sets = rounds }
            }
        }
        return exercises
    }

    // MARK: Finding them

    /// "4 rounds of …", "…, 4 rounds": with at least two exercises on one side.
    private func circuit(at index: Int) -> (Turn, Range<Int>)? {
        guard let (rounds, words) = rounds(at: index) else { return nil }
        var next = words.upperBound
        while next < chunks.count, chunks[next].role == .of || chunks[next].isMark(":", "-", ",") { next += 1 }
        // "Leg press 200 kg 3 sets of 12, leg curl 3x15": those are of one exercise.
        if next + 1 < chunks.count, chunks[next].count != nil, chunks[next + 1].isMark(",", ";", ".") {
            return nil
        }
        let end = chunks[next...].firstIndex(where: isStop) ?? chunks.count
        if let names = names(in: next..<end, atLeast: 2) {
            return (Turn(rounds: rounds, names: names), words.lowerBound..<next)
        }
        guard names(in: next..<end, atLeast: 1) == nil else { return nil }
        let start = chunks[..<words.lowerBound].lastIndex(where: isStop).map { $0 + 1 } ?? 0
        return names(in: start..<words.lowerBound, atLeast: 2).map {
            (Turn(rounds: rounds, names: $0), words.lowerBound..<next)
        }
    }

    /// "4 rounds", "3x circuit", "circuit x3".
    private func rounds(at index: Int) -> (count: Spoken<Int>, words: Range<Int>)? {
        guard lexer.isCue(.round, chunks[index]) || isOverList(index), chunks[index].role != .exercise else {
            return nil
        }
        func count(_ place: Int) -> Spoken<Int>? {
            // A copy: the optimizer of Swift 6.3.1 fails over `chunks[place].count.flatMap`.
            guard chunks.indices.contains(place) else { return nil }
            let chunk = chunks[place]
            guard let said = chunk.count, let count = Int(exactly: said), (2...50).contains(count) else { return nil }
            return Spoken(count, chunk.span.union(chunks[index].span))
        }
        if chunks[index].role == .sets { return count(index - 1).map { ($0, index - 1..<index + 1) } }
        if index > 1, chunks[index - 1].isTimes { return count(index - 2).map { ($0, index - 2..<index + 1) } }
        guard index + 2 < chunks.count else { return nil }
        let isLed = chunks[index + 1].isTimes
        guard isLed || chunks[index + 2].isTimes else { return nil }
        return count(isLed ? index + 2 : index + 1).map { ($0, index..<index + 3) }
    }

    /// "3 sets of these: …"
    private func isOverList(_ index: Int) -> Bool {
        guard chunks[index].role == .sets else { return false }
        let next = chunks[(index + 1)...].prefix(4).first { chunk in
            if case .mark = chunk.kind { return true }
            return chunk.count != nil || chunk.role == .exercise
        }
        return next?.isMark(":") == true
    }

    /// "superset bench 3x8 and rows 3x10", "bench 3x8 supersetted with rows 3x10", "bench and rows as a superset".
    private func superset(at index: Int) -> Turn? {
        guard chunks[index].role == .modifier, word(index).hasPrefix("superset") else { return nil }
        let start = chunks[..<index].lastIndex(where: isStop).map { $0 + 1 } ?? 0
        let before = (start..<index).filter { chunks[$0].role == .exercise }
        let after = exercises(after: index)
        let isBetween = index + 1 < chunks.count && chunks[index + 1].role == .with || word(index) == "supersetted"
        if isBetween, let first = before.last, let last = after.first { return turn(first, last) }
        if after.count > 1, let first = after.first, let last = after.last { return turn(first, last) }
        if after.isEmpty, before.count > 1, let last = before.last { return turn(before[before.count - 2], last) }
        return nil
    }

    /// Up to a stop, or a comma once there are two.
    private func exercises(after index: Int) -> [Int] {
        var found: [Int] = []
        for next in chunks.indices.dropFirst(index + 1) {
            if isStop(chunks[next]) || found.count > 1 && chunks[next].isMark(",") { break }
            if chunks[next].role == .exercise { found.append(next) }
        }
        return found
    }

    private func turn(_ first: Int, _ last: Int) -> Turn {
        Turn(rounds: nil, names: chunks[first].span.start..<chunks[last].span.end)
    }

    private func names(in range: Range<Int>, atLeast count: Int) -> Range<Int>? {
        let exercises = chunks[range].filter { $0.role == .exercise }
        guard exercises.count >= count, let first = exercises.first, let last = exercises.last else { return nil }
        return first.span.start..<last.span.end
    }

    private func isStop(_ chunk: SentenceChunk) -> Bool { chunk.isMark(".", ";") || chunk.role == .then }

    private func word(_ index: Int) -> String { lexer.tokens[chunks[index].tokens.lowerBound].key }
}
