extension SentenceAsides {
    /// "Of the 4 sets … I got 2", "3 of the 5 sets": what was done of them.
    mutating func takeShareOfSets() {
        guard
            let place = rest.indices.first(where: { index in
                index + 2 < rest.count && rest[index].role == .of && sets(after: index) != nil
            }), let sets = sets(after: place), let planned = rest[sets - 1].count
        else { return }
        if place > 0, let done = rest[place - 1].count, done <= planned {
            rest.removeSubrange(place..<sets)
            return
        }
        guard place == 0 || isStop(rest[place - 1]),
            let last = rest.indices.last(where: { rest[$0].count != nil }), last > sets + 1,
            case .number(let done) = rest[last].kind, done >= 1, done <= planned, done == done.rounded(),
            last + 1 == rest.count || [.verb, .filler].contains(rest[last + 1].role) || isStop(rest[last + 1])
                || isUnknown(rest[last + 1]),
            [.verb, .filler, .but].contains(rest[last - 1].role)
        else { return }
        rest[sets - 1].kind = .number(done)
        rest.remove(at: last)
    }

    private func isUnknown(_ chunk: SentenceChunk) -> Bool { if case .unknown = chunk.kind { true } else { false } }

    /// Where "the 4 sets" has its sets.
    private func sets(after of: Int) -> Int? {
        var index = of + 1
        while index < rest.count, index - of < 3, rest[index].role == .filler || rest[index].role == .determiner {
            index += 1
        }
        guard index + 1 < rest.count, rest[index].count != nil, rest[index + 1].role == .sets else { return nil }
        return index + 1
    }

    /// "100 push-ups in total, in sets of 20", "60 keer opdrukken verdeeld over 4 gelijke sets".
    mutating func takeTotals() {
        if lexer.said.has(.equal) {
            for index in rest.indices.reversed() where isCue(.equal, index) && role(index + 1) == .sets {
                rest.remove(at: index)
            }
        }
        guard let sets = rest.indices.first(where: { role($0) == .sets && role($0 - 1) == .in })
        else { return }
        let each = role(sets + 1) == .of ? sets + 2 : sets + 1
        guard isNumber(each), let reps = rest[each].count, !isTimes(each + 1), each > 3,
            let total = rest[..<(sets - 1)].indices.last(where: { isNumber($0) && role($0 + 1) != .load }),
            let sum = rest[total].count,
            sum > reps, sum.truncatingRemainder(dividingBy: reps) == 0, sum / reps <= 50, !isTimes(total + 1)
        else { return }
        var times = rest[total]
        times.kind = .mark("x")
        let own = rest[each]
        rest[total].kind = .number(sum / reps)
        rest.removeSubrange((sets - 1)...each)
        rest.insert(contentsOf: [times, own], at: total + 1)
    }

    /// "Lunges, 20 steps each" and "lunges 3x20 steps" are 20 repetitions.
    mutating func takeSteps() {
        for index in rest.indices where isCue(.step, index) && isNumber(index - 1) {
            guard let count = rest[index - 1].count, count <= 200,
                [.each, .per].contains(role(index + 1)) || isTimes(index - 2)
            else { continue }
            rest[index].kind = .word(.reps, number: 1, text: "")
        }
    }

    /// "Then a set of 12": one of them; "3 back-off sets" are three.
    mutating func takeASet() {
        for index in rest.indices.reversed() where role(index) == .modifier && role(index + 1) == .sets {
            if isNumber(index - 1) { rest.remove(at: index) }
        }
        for index in rest.indices.reversed() where role(index) == .each && rest[index].tokens.count == 2 {
            guard lexer.has(.article, at: rest[index].tokens.lowerBound),
                lexer.isCue(.setTime, at: rest[index].tokens.upperBound - 1), role(index + 1) == .of,
                isNumber(index + 2)
            else { continue }
            var sets = rest[index]
            sets.kind = .word(.sets, number: 1, text: "")
            rest[index].kind = .number(1)
            rest.insert(sets, at: index + 1)
        }
    }

    /// "Two sets of 20 sit-ups and two of 15 leg raises": what was counted once counts again.
    mutating func takeSetsOf() {
        // "Sets of 5 at 60, 70 and 80": how many there were, the loads tell.
        if let lead = rest.firstIndex(where: { $0.role == .sets }), lead == 0 || rest[lead - 1].count == nil,
            lexer.has(.of, at: rest[lead].tokens.upperBound - 1), isNumber(lead + 1),
            isTimes(lead + 2) || rest.indices.contains(lead + 2) && rest[lead + 2].isLoadLead
        {
            rest[lead].kind = .word(.reps, number: 1, text: "")
            rest.swapAt(lead, lead + 1)
        }
        guard let first = rest.firstIndex(where: { $0.role == .sets }), first > 0, isNumber(first - 1) else { return }
        for index in rest.indices.reversed() where index > first + 1 && role(index) == .of {
            guard isNumber(index - 1), isNumber(index + 1), isStop(rest[index - 2]), let count = rest[index - 1].count,
                count <= 20
            else { continue }
            rest.insert(rest[first], at: index)
        }
    }

    /// "10 reps at 60 twice", "140 kg for a triple, twice" are two sets.
    mutating func takeTwice() {
        takeTwiceTheBout()
        guard lexer.said.has(.twice), let twice = rest.indices.first(where: { isCue(.twice, $0) }), twice > 2,
            let reps = rest[..<twice].indices.suffix(6).first(where: { index in
                isNumber(index) && [.reps, .at, .on, .with].contains(role(index + 1))
            }), !isTimes(reps - 1)
        else { return }
        var (count, times) = (rest[twice], rest[twice])
        (count.kind, times.kind) = (.number(2), .mark("x"))
        rest.remove(at: twice)
        if role(reps + 1) == .reps { rest.remove(at: reps + 1) }
        rest.insert(contentsOf: [count, times], at: reps)
    }

    private mutating func takeTwiceTheBout() {
        guard lexer.said.has(.twice), let twice = rest.indices.first(where: { isCue(.twice, $0) }),
            let bout = rest[..<twice].indices.last(where: { role($0) == .bout }), bout > 0, twice - bout < 6,
            case .article = rest[bout - 1].kind, case .word(_, let reps, _) = rest[bout].kind
        else { return }
        var times = rest[twice]
        times.kind = .mark("x")
        rest.remove(at: twice)
        rest[bout - 1].kind = .number(2)
        rest[bout].kind = .number(reps)
        rest.insert(times, at: bout)
    }

    /// "110 for two triples" is two sets of three at 110.
    mutating func takeBouts() {
        guard rest.contains(where: { $0.role == .bout }) else { return }
        for index in rest.indices.reversed() where index > 0 && index < rest.count {
            guard case .word(.bout, let reps, _) = rest[index].kind, isNumber(index - 1) else { continue }
            var times = rest[index]
            times.kind = .mark("x")
            rest[index].kind = .number(reps)
            rest.insert(times, at: index)
            let lead = index - 2
            guard lead > 0, role(lead) == .for else { continue }
            let load = role(lead - 1) == .load ? lead - 2 : lead - 1
            guard isNumber(load) else { continue }
            var at = rest[lead]
            at.kind = .mark("@")
            let moved = [at] + rest[load..<lead]
            rest.insert(contentsOf: moved, at: index + 2)
            rest.removeSubrange(load...lead)
        }
    }

    /// "50 then 55 then 60" is a list.
    mutating func takeThen() {
        let joints = rest.indices.filter {
            let last = isAfterComma($0) ? $0 - 2 : $0 - 1
            return role($0) == .then && isNumber($0 + 1) && isNumber(role(last) == .reps ? last - 1 : last)
        }
        guard joints.count > 1 || joints.count == 1 && rest[..<joints[0]].suffix(3).contains(where: { $0.isMark(",") })
        else { return }
        guard
            joints.allSatisfy({
                !isTimes($0 + 2) && ![.at, .for, .sets, .on].contains(role($0 + 2)) && !isTimes($0 - 2)
                    && !isTimes($0 - 3)
            })
        else { return }
        var left: Set<Int> = []
        for index in joints {
            rest[index].kind = .mark(",")
            let last = isAfterComma(index) ? index - 2 : index - 1
            if isAfterComma(index) { left.insert(index - 1) }
            // "8 reps, then 8"
            if role(last) == .reps { left.insert(last) }
        }
        rest = rest.indices.filter { !left.contains($0) }.map { rest[$0] }
    }

    /// "EMOM 10 minutes: 5 burpees", "10 burpees every minute for 12 minutes": a set each minute.
    mutating func takeMinutely() {
        let lead = rest.indices.first { index in
            isCue(.minutely, index) || isCue(.every, index) && rest[index].tokens.count == 1 && isMinute(index + 1)
        }
        guard let lead, rest.count(where: { $0.role == .exercise }) == 1 else { return }
        let isSpelled = !isCue(.minutely, lead)
        let led = lead + 1..<(isSpelled ? lead + 2 : lead + 1)
        let length = rest.indices.first { isNumber($0) && isMinute($0 + 1) } ?? led.upperBound
        guard isNumber(length), let minutes = rest[length].whole, (2...60).contains(minutes) else { return }
        let sets = [
            rest[length],
            SentenceChunk(
                kind: .word(.sets, number: 1, text: ""), tokens: rest[length].tokens, span: rest[length].span),
        ]
        let end = isMinute(length + 1) ? length + 2 : length + 1
        let start = role(length - 1) == .for ? length - 1 : length
        let dropped = Set(start..<end).union([lead]).union(led)
        rest = rest.indices.flatMap { $0 == start ? sets : dropped.contains($0) ? [] : [rest[$0]] }
    }

    private func isMinute(_ index: Int) -> Bool {
        if rest.indices.contains(index), case .word(.time, 1, _) = rest[index].kind { true } else { false }
    }

    /// "With 2 left", "met nog 2 over": repetitions in reserve.
    mutating func takeSpare() {
        guard lexer.said.has(.spare) else { return }
        for index in rest.indices where isCue(.spare, index) && rest[index].role != .reserve {
            guard isNumber(index - 1), let spare = rest[index - 1].count, spare <= 5,
                index + 1 == rest.count || isStop(rest[index + 1]) || role(index + 1) == .in,
                role(index - 2) == .with || isCue(.still, index - 2)
            else { continue }
            rest[index].kind = .word(.reserve, number: 0, text: "")
            if isCue(.still, index - 2) { rest[index - 2].kind = .word(.filler, number: 0, text: "") }
            return
        }
    }

    /// "Worked up to 120: 5x60, 5x80, 3x100": where the sets that follow led.
    mutating func dropRise() {
        guard lexer.said.has(.risen),
            let to = rest.indices.first(where: {
                lexer.isCue(.towards, at: rest[$0].tokens.upperBound - 1) && isNumber($0 + 1)
                    && (isCue(.risen, $0) || isCue(.risen, $0 - 1))
            }),
            let top = rest[to + 1].count, !isTimes(to + 2), role(to + 2) != .sets, role(to + 2) != .reps
        else { return }
        let end = role(to + 2) == .load ? to + 3 : to + 2
        let isTold = rest.indices.contains { index in
            index >= end && isNumber(index) && rest[index].count == top
                && (isTimes(index - 1) || isTimes(index + 1) || isTimes(index + 2))
        }
        if isTold { rest.removeSubrange(to..<end) }
    }

    /// "Box jumps 4x6 60 cm": how high the box was.
    mutating func dropHeight() {
        guard lexer.said.has(.height) || lexer.said.has(.inch) else { return }
        for index in rest.indices.reversed()
        where index > 1 && (isCue(.height, index) || isCue(.inch, index)) && isNumber(index - 1) {
            rest.removeSubrange(index - 1...index)
        }
    }

    private func isAfterComma(_ index: Int) -> Bool { index > 0 && rest[index - 1].isMark(",") }
}
