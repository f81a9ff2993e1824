extension SentenceAsides {
    /// "Planned 5x5 squats but only did 3x5": the exercise of the plan, and what was done of it.
    mutating func dropPlan() {
        guard let plan = rest.firstIndex(where: { $0.role == .plan && !isTurn($0) }) else { return }
        let after = rest.index(after: plan)
        let turn =
            rest[after...].firstIndex { $0.role == .but }
            ?? rest[after...].firstIndex(where: isTurn)
            ?? rest[after...].firstIndex { $0.isMark(",", ";", ".") || $0.role == .then }
        guard let turn, rest[turn...].contains(where: { $0.count != nil || $0.role == .exercise }),
            !rest[(turn + 1)...].prefix(1).contains(where: { $0.role == .plan })
        else {
            rest[plan].kind = .word(.skipped, number: 0, text: "")
            return
        }
        if takeStopped(plan, turn) { return }
        let done = rest[(turn + 1)...]
        if done.contains(where: { $0.role == .skipped || $0.role == .nothing || $0.role == .negation }) {
            rest[plan].kind = .word(.skipped, number: 0, text: "")
            return
        }
        let isNamed = done.contains { $0.role == .exercise }
        let planned = rest[after..<turn].filter { $0.role == .exercise }
        let load =
            isNamed || done.contains { $0.role == .load || $0.role == .at || $0.isMark("@") }
            ? [] : self.load(in: after..<turn)
        rest = rest[..<plan] + (isNamed ? [] : planned) + load + done
    }

    /// "Ended up with", "het werd": what follows was done.
    func isTurn(_ chunk: SentenceChunk) -> Bool {
        if case .word(.plan, _, "turn") = chunk.kind { true } else { false }
    }

    /// "At 100", "80 kg" of what was planned: less of it was done, as heavy.
    private func load(in range: Range<Int>) -> [SentenceChunk] {
        func isLed(_ index: Int) -> Bool { range.contains(index - 1) && rest[index - 1].isLoadLead }
        let place = range.first { index in
            guard isNumber(index) else { return false }
            let next = range.contains(index + 1) ? rest[index + 1] : nil
            let isOther = next?.isMark("x") == true || [.times, .sets, .reps, .time, .distance].contains(next?.role)
            return next?.role == .load || isLed(index) && !isOther
        }
        guard let place else { return [] }
        let end = range.contains(place + 1) && rest[place + 1].role == .load ? place + 2 : place + 1
        return Array(rest[(isLed(place) ? place - 1 : place)..<end])
    }

    /// "Planned 5x10, stopped after 3", "zou 5 km rennen, werden er 4": one number for the one that was planned.
    private mutating func takeStopped(_ plan: Int, _ turn: Int) -> Bool {
        let numbers = (turn..<rest.count).filter { isNumber($0) }
        guard let done = numbers.first, let value = rest[done].count, !isTimes(done + 1), !isTimes(done - 1),
            ![.load, .reps, .time].contains(role(done + 1)),
            !(turn..<rest.count).contains(where: { role($0) == .exercise || role($0) == .nothing })
        else { return false }
        let isFar = role(done + 1) == .distance
        let clause = (rest[..<plan].lastIndex(where: isStop) ?? -1) + 1
        let planned = (Array(plan + 1..<turn) + Array(clause..<plan)).first { index in
            guard isNumber(index), let whole = rest[index].count, whole >= value else { return false }
            if isFar || role(done + 1) != .sets, role(index + 1) == .distance { return true }
            let isOfSets = isTimes(index + 1) && isNumber(index + 2) || role(index + 1) == .sets
            return isOfSets && !isFar && numbers.count == 1
        }
        guard let planned else { return false }
        rest[planned].kind = .number(value)
        let isFollowed = role(done + 1) == .sets || role(done + 1) == .distance
        let left = Array(rest[(isFollowed ? done + 2 : done + 1)...])
        rest = rest[..<plan] + rest[(plan + 1)..<turn] + (numbers.count > 1 ? left : [])
        return true
    }
}
