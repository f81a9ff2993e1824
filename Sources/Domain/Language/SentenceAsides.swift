/// What stands in a sentence beside what was done or eaten: a plan that came to something else, one's own weight, the
/// slope of a treadmill, what will be tomorrow, the day that leftovers are from.
struct SentenceAsides {
    /// The sentence without them.
    private(set) var rest: [SentenceChunk]
    /// What the last set of an exercise came to: "last set only 6", and where that is said.
    private(set) var lastSet: (reps: Int, span: SentenceSpan)?

    private let lexer: SentenceLexer

    init(_ chunks: [SentenceChunk], _ lexer: SentenceLexer) {
        rest = chunks
        self.lexer = lexer
        dropFuture()
        switch lexer.kind {
        case .meal: dropDayOfLeftovers()
        case .workout:
            dropPlan()
            dropWeighing()
            dropSlope()
            takeLastSet()
        }
    }

    /// The exercises, where the last set of one was said on its own.
    func applied(to exercises: [SpokenExercise]) -> [SpokenExercise] {
        guard let lastSet, let place = exercises.lastIndex(where: { $0.name.span.start < lastSet.span.start }),
            let sets = exercises[place].sets?.value, (2...100).contains(sets), let reps = exercises[place].reps,
            reps.value.count == 1, let usual = reps.value.first
        else { return exercises }
        var exercises = exercises
        let each = Array(repeating: usual, count: sets - 1) + [lastSet.reps]
        exercises[place].reps = Spoken(each, reps.span.union(lastSet.span))
        return exercises
    }

    private func key(_ chunk: SentenceChunk) -> String { lexer.tokens[chunk.tokens.lowerBound].key }

    private func isStop(_ chunk: SentenceChunk) -> Bool {
        chunk.isMark(",", ";", ".") || [.and, .but, .then, .plus].contains(chunk.role)
    }

    // MARK: For both

    /// "…, tomorrow nothing": a part of the sentence about a day to come, where another part is about one that was.
    private mutating func dropFuture() {
        guard
            let place = rest.firstIndex(where: {
                if case .date(let date) = $0.kind { date > lexer.today } else { false }
            })
        else { return }
        let start = rest[..<place].lastIndex(where: isStop) ?? 0
        let end = rest[place...].firstIndex(where: isStop) ?? rest.count
        guard rest[..<start].contains(where: { $0.count != nil || isContent($0) }) || end < rest.count && start == 0
        else { return }
        rest.removeSubrange(start..<end)
    }

    private func isContent(_ chunk: SentenceChunk) -> Bool {
        switch chunk.kind {
        case .unknown: true
        case .word(let role, _, _): [.food, .dish, .exercise, .filledDish, .filling, .header, .additive].contains(role)
        default: false
        }
    }

    // MARK: Meals

    private static let leftovers: Set<String> = [
        "restje", "restjes", "leftover", "leftovers", "kliekje", "kliekjes", "restant", "overgebleven",
    ]

    /// "Leftover pasta from yesterday" is eaten today.
    private mutating func dropDayOfLeftovers() {
        guard lexer.tokens.contains(where: { Self.leftovers.contains($0.key) }) else { return }
        for place in rest.indices.reversed() {
            guard rest.indices.contains(place), case .date = rest[place].kind else { continue }
            let isLed = place > 0 && ["from", "van"].contains(key(rest[place - 1]))
            let isOwner = place + 1 < rest.count && Self.leftovers.contains(key(rest[place + 1]))
            if isLed || ["from", "van"].contains(key(rest[place])) {
                rest.removeSubrange((isLed ? place - 1 : place)...place)
            } else if isOwner {
                rest.remove(at: place)
            }
        }
    }

    // MARK: Workouts

    /// "Planned 5x5 squats but only did 3x5": the exercise of the plan, and what was done of it.
    private mutating func dropPlan() {
        guard let plan = rest.firstIndex(where: { $0.role == .plan }) else { return }
        let after = rest.index(after: plan)
        let turn =
            rest[after...].firstIndex { $0.role == .but }
            ?? rest[after...].firstIndex { $0.isMark(",", ";", ".") || $0.role == .then }
        guard let turn, rest[turn...].contains(where: { $0.count != nil || $0.role == .exercise }),
            !rest[(turn + 1)...].prefix(1).contains(where: { $0.role == .plan })
        else {
            rest[plan].kind = .word(.skipped, number: 0, text: "")
            return
        }
        let done = rest[(turn + 1)...]
        if done.contains(where: { $0.role == .skipped || $0.role == .nothing || $0.role == .negation }) {
            rest[plan].kind = .word(.skipped, number: 0, text: "")
            return
        }
        let isNamed = done.contains { $0.role == .exercise }
        let planned = rest[after..<turn].filter { $0.role == .exercise }
        rest = rest[..<plan] + (isNamed ? [] : planned) + done
    }

    /// "Weighed 82.4 kg this morning, then squats": a body is no load.
    private mutating func dropWeighing() {
        guard let place = rest.firstIndex(where: { $0.role == .weighed }) else { return }
        var end = place + 1
        while end < rest.count, end - place < 6, rest[end].count == nil, !isStop(rest[end]), rest[end].role != .exercise
        {
            end += 1
        }
        guard end < rest.count, rest[end].count != nil else { return }
        end += 1
        if end < rest.count, rest[end].role == .load { end += 1 }
        if end < rest.count, isStop(rest[end]) { end += 1 }
        rest.removeSubrange(place..<end)
    }

    /// "At 10% incline", "incline of 12%".
    private mutating func dropSlope() {
        guard let slope = rest.firstIndex(where: { Self.slopes.contains(key($0)) && $0.tokens.count == 1 }) else {
            return
        }
        if slope > 1, isPercent(rest[slope - 1]), rest[slope - 2].count != nil {
            let start =
                slope > 2 && (rest[slope - 3].role == .at || rest[slope - 3].role == .with) ? slope - 3 : slope - 2
            rest.removeSubrange(start...slope)
            return
        }
        guard let percent = rest[slope...].prefix(5).firstIndex(where: isPercent), rest[percent - 1].count != nil else {
            return
        }
        rest.removeSubrange(slope...percent)
    }

    private func isPercent(_ chunk: SentenceChunk) -> Bool { ["%", "percent", "procent"].contains(key(chunk)) }

    private static let slopes: Set<String> = ["incline", "grade", "gradient", "helling", "hellingspercentage", "slope"]

    private static let last: Set<String> = ["last", "final", "laatste"]

    /// "Last set only 6", "laatste set maar 3".
    private mutating func takeLastSet() {
        guard
            let place = rest.firstIndex(where: {
                Self.last.contains(key($0)) && $0.tokens.count == 2 && $0.role == .and
            })
        else { return }
        var number = place + 1
        while number < rest.count, number - place < 5, rest[number].count == nil {
            guard let role = rest[number].role, [.but, .filler, .verb, .at, .for, .approximately, .of].contains(role)
            else {
                return
            }
            number += 1
        }
        guard number < rest.count, case .number(let value) = rest[number].kind, let reps = Int(exactly: value),
            (1...1000).contains(reps)
        else { return }
        var end = number + 1
        if end < rest.count, rest[end].role == .reps { end += 1 }
        guard end == rest.count || isStop(rest[end]) else { return }
        lastSet = (reps, rest[place].span.union(rest[end - 1].span))
        let start = place > 0 && rest[place - 1].isMark(",") ? place - 1 : place
        rest.removeSubrange(start..<end)
    }
}
