/// What stands in a sentence beside what was done or eaten: a plan that came to something else, what others lifted, one's
/// own weight, the slope of a treadmill, what will be tomorrow, the day that leftovers are from.
struct SentenceAsides {
    /// The sentence without them.
    var rest: [SentenceChunk]

    let lexer: SentenceLexer

    init(_ chunks: [SentenceChunk], _ lexer: SentenceLexer) {
        rest = chunks
        self.lexer = lexer
        dropFuture()
        hearCorrections()
        switch lexer.kind {
        case .meal: dropDayOfLeftovers()
        case .workout:
            dropOthers()
            dropPlan()
            dropWeighing()
            dropSides()
            dropSlope()
            dropAscent()
            takePlace()
            nameDay()
            dropBelt()
            dropSession()
            takeLegs()
            takeTimes()
            takeShareOfSets()
            takeASet()
            takeSetsOf()
            takeTotals()
            takeSteps()
            takeBouts()
            takeTwice()
            takeThen()
            takeMinutely()
            takeSpare()
            dropRise()
            dropHeight()
            takeWays()
            takePercent()
            joinLengths()
        }
    }

    func isStop(_ chunk: SentenceChunk) -> Bool {
        chunk.isMark(",", ";", ".") || [.and, .but, .then, .plus].contains(chunk.role)
    }

    func isNumber(_ index: Int) -> Bool {
        if rest.indices.contains(index), case .number = rest[index].kind { true } else { false }
    }

    func role(_ index: Int) -> SentenceLexicon.Role? { rest.indices.contains(index) ? rest[index].role : nil }

    func isCue(_ cue: SentenceLexicon.Cue, _ index: Int) -> Bool {
        rest.indices.contains(index) && lexer.isCue(cue, rest[index])
    }

    /// "3 x": whether sets or repetitions are multiplied at a place.
    func isTimes(_ index: Int) -> Bool {
        rest.indices.contains(index) && rest[index].isTimes
    }

    // MARK: For both

    /// "At 75, eh 77.5", "3 eggs, well 2 really": who hesitates between two numbers that are alike takes the first back.
    private mutating func hearCorrections() {
        guard lexer.said.has(.hesitation) else { return }
        for index in rest.indices where index > 0 && isCue(.hesitation, index) {
            let next = index + 1 < rest.count && rest[index + 1].isMark(",") ? index + 2 : index + 1
            guard isNumber(next), let new = rest[next].count,
                let last = rest[..<index].suffix(5).last(where: { $0.count != nil }),
                let old = last.count, old != new, (0.5...1.7).contains(new / old), role(index) != .correction
            else { continue }
            rest[index].kind = .word(.correction, number: 0, text: "")
        }
    }

    /// "…, tomorrow nothing": a part of the sentence about a day to come, where another part is about one that was.
    private mutating func dropFuture() {
        guard
            let place = rest.firstIndex(where: {
                if case .date(let date) = $0.kind { date > lexer.today } else { lexer.isCue(.later, $0) }
            })
        else { return }
        // "Fasting tomorrow so tonight I had …"
        func isPause(_ chunk: SentenceChunk) -> Bool {
            isStop(chunk) || lexer.isReason(chunk)
        }
        let start = rest[..<place].lastIndex(where: isPause) ?? 0
        let end = rest[place...].firstIndex(where: isPause) ?? rest.count
        guard rest[..<start].contains(where: { $0.count != nil || isContent($0) }) || end < rest.count && start == 0
        else { return }
        rest.removeSubrange(start..<end)
    }

    func isContent(_ chunk: SentenceChunk) -> Bool { chunk.mayBeFood || chunk.role == .exercise }

    // MARK: Meals

    /// "Leftover pasta from yesterday", "pizza van gisteren" are eaten today.
    private mutating func dropDayOfLeftovers() {
        let isSaid = lexer.said.has(.leftover)
        guard isSaid || lexer.said.has(.from) else { return }
        for place in rest.indices.reversed() {
            guard rest.indices.contains(place), case .date = rest[place].kind else { continue }
            let isLed = place > 0 && lexer.isCue(.from, rest[place - 1])
            let isOwner = place + 1 < rest.count && lexer.isCue(.leftover, rest[place + 1])
            if isLed && (isSaid || place > 1 && rest[place - 2].mayBeFood) || isSaid && lexer.isCue(.from, rest[place])
            {
                rest.removeSubrange((isLed ? place - 1 : place)...place)
            } else if isSaid, isOwner {
                rest.remove(at: place)
            }
        }
    }
}
