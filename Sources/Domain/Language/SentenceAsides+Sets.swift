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
            let total = rest[..<(sets - 1)].indices.last(where: { isNumber($0) }), let sum = rest[total].count,
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

    /// "10 reps at 60 twice" are two sets.
    mutating func takeTwice() {
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
            role($0) == .then && isNumber($0 + 1) && isNumber(isAfterComma($0) ? $0 - 2 : $0 - 1)
        }
        guard joints.count > 1 || joints.count == 1 && rest[..<joints[0]].suffix(3).contains(where: { $0.isMark(",") })
        else { return }
        guard
            joints.allSatisfy({
                !isTimes($0 + 2) && ![.at, .for, .sets, .on].contains(role($0 + 2)) && !isTimes($0 - 2)
                    && !isTimes($0 - 3)
            })
        else { return }
        for index in joints { rest[index].kind = .mark(",") }
        for index in joints.reversed() where isAfterComma(index) { rest.remove(at: index - 1) }
    }

    private func isAfterComma(_ index: Int) -> Bool { index > 0 && rest[index - 1].isMark(",") }
}
