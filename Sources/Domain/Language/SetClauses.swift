/// What a sentence says of single sets: "eerste set 10 op 60, tweede 8 op 65", "5x5, last one only 3", "the last two at
/// 80, before that 90", "the 4th set I didn't do".
struct SetClauses {
    /// The sentence without them.
    private(set) var rest: [SentenceChunk] = []
    private(set) var clauses: [SetClause] = []
    /// The sets before were told one by one, "8, 8, 7": the last one is another.
    private(set) var isListed = false
    let lexer: SentenceLexer

    init(_ chunks: [SentenceChunk], _ lexer: SentenceLexer) {
        self.lexer = lexer
        guard chunks.contains(where: \.isSetPart) else {
            rest = chunks
            return
        }
        isListed = !chunks.contains { $0.isMark("x") || $0.role == .times || $0.role == .sets }
        var index = 0
        /// "The second and third": parts of which the next words are said, too.
        var pending: [SetPart] = []
        while index < chunks.count {
            guard case .setPart(let part) = chunks[index].kind else {
                rest.append(chunks[index])
                index += 1
                continue
            }
            var (clause, others, end) = read(chunks, at: index, part)
            if let last = rest.last, let said = clause {
                // "Skipped the third set", "5x5 except the last which was 3"
                if said.isEmpty, last.role == .skipped || last.role == .negation {
                    rest.removeLast()
                    clause?.isDenied = true
                } else if !said.isEmpty, last.role == .minus {
                    rest.removeLast()
                }
            }
            if let clause, !clause.isEmpty {
                for part in pending {
                    var other = clause
                    other.part = part
                    clauses.append(other)
                }
                pending = []
                clauses.append(clause)
                rest += others
                index = end
            } else if clause != nil, others.isEmpty, end == index + 2, chunks.indices.contains(end),
                chunks[end].isSetPart
            {
                pending.append(part)
                index = end
            } else {
                rest.append(chunks[index])
                index += 1
            }
        }
    }

    private func read(
        _ chunks: [SentenceChunk], at start: Int, _ part: SetPart
    ) -> (clause: SetClause?, others: [SentenceChunk], end: Int) {
        var clause = SetClause(part: part, span: chunks[start].span)
        var others: [SentenceChunk] = []
        var index = start + 1
        /// The first stop that was passed over.
        var stop: Int?
        while index < chunks.count {
            let next = chunks[index]
            if case .setPart = next.kind { break }
            if isStop(next) {
                guard clause.isEmpty, !next.isMark(".", ";") else { break }
                stop = stop ?? index
                index += 1
                continue
            }
            switch next.kind {
            case .word(.exercise, _, _):
                // "Last set was tough, squats 3x5": the figures are of the next exercise.
                if let stop { return (SetClause(part: part, span: chunks[start].span), [], stop) }
                // "First set of bench 60x8": the exercise stays.
                if !clause.isEmpty, index + 1 < chunks.count, chunks[index + 1].count != nil {
                    return (clause, others, index)
                }
                others.append(next)
            case .word(.negation, _, _), .word(.skipped, _, _): clause.isDenied = true
            case .word(.bodyweight, _, _): clause.load = 0
            // "The other three tens"
            case .word(.bout, let reps, _): clause.reps = reps
            case .number(let value):
                guard let count = take(value, chunks, at: index, &clause) else { return (nil, [], start) }
                index += count - 1
            case .list, .clock, .date: return (nil, [], start)
            default: clause.isStuck = clause.isStuck || lexer.isCue(.stuck, next)
            }
            clause.span = clause.span.union(next.span)
            index += 1
        }
        if clause.isDenied { (clause.reps, clause.load, clause.minutes) = (nil, nil, nil) }
        return (clause, others, index)
    }

    private func isStop(_ chunk: SentenceChunk) -> Bool {
        chunk.isMark(",", ";", ".", "(", ")") || [.and, .but, .then].contains(chunk.role)
    }

    /// Takes a number and what belongs to it; how many chunks that were, `nil` where it is none of a set.
    private func take(_ value: Double, _ chunks: [SentenceChunk], at index: Int, _ clause: inout SetClause) -> Int? {
        func chunk(_ offset: Int) -> SentenceChunk? {
            chunks.indices.contains(index + offset) ? chunks[index + offset] : nil
        }
        let (before, next, second) = (chunk(-1), chunk(1), chunk(2))
        switch next?.kind {
        case .word(.load, _, let unit)?:
            (clause.load, clause.unit) = (value, SpokenExercise.LoadUnit(rawValue: unit))
            return 2
        case .word(.reps, _, _)?:
            clause.reps = value
            return 2
        // "After 3 min rest"
        case .word(.time, _, _)? where second?.role == .nothing: return 3
        case .word(.time, _, _)? where before.map(isPause) == true: return 2
        case .word(.time, let factor, _)?:
            clause.minutes = value * factor
            return 2
        case .word(.distance, _, _)?, .word(.sets, _, _)?: return nil
        default: break
        }
        if next?.isMark("x") == true || next?.role == .times, let other = second?.count {
            if case .word(.load, _, let unit)? = chunk(3)?.kind {
                (clause.reps, clause.load, clause.unit) = (value, other, SpokenExercise.LoadUnit(rawValue: unit))
                return 4
            }
            (clause.reps, clause.load) = value >= 20 && other <= value ? (other, value) : (value, other)
            return 3
        }
        return bare(value, before, &clause) ? 1 : nil
    }

    private func bare(_ value: Double, _ before: SentenceChunk?, _ clause: inout SetClause) -> Bool {
        let role = before?.role
        // "5x140 @8", "100 for 5 rpe 9"
        if role == .rpe || role == .at && value <= 10 && (clause.load ?? 0) > 0 {
            clause.rpe = value
            return true
        }
        let isLed = before.map { $0.isLoadLead || lexer.isCue(.towards, $0) } == true
        if clause.isStuck {
            clause.reps = value
        } else if isLed {
            clause.load = value
        } else if role == .for {
            if clause.load == nil { clause.load = clause.reps }
            (clause.reps, clause.isBare) = (value, false)
        } else if clause.reps == nil {
            (clause.reps, clause.isBare) = (value, clause.load == nil)
        } else if clause.load == nil {
            clause.load = value
        } else {
            return false
        }
        if clause.load != nil { clause.isBare = false }
        return true
    }

    /// "Rest 3 min", "after 3 min".
    private func isPause(_ chunk: SentenceChunk) -> Bool {
        chunk.role == .nothing || lexer.isCue(.after, chunk)
    }
}
