extension SentenceAsides {
    /// "10 lengths of a 25 m pool", "20 baantjes van 25 meter": a way, so many times.
    mutating func joinLengths() {
        guard
            let place = rest.indices.first(where: {
                $0 > 0 && lexer.isCue(.lap, rest[$0]) && rest[$0 - 1].count != nil
            }),
            let count = rest[place - 1].count
        else { return }
        var index = place + 1
        while index < rest.count, index - place < 8, !isNumber(index), !isStop(rest[index]) { index += 1 }
        guard index + 1 < rest.count, let length = rest[index].count,
            case .word(.distance, let kilometres, _) = rest[index + 1].kind
        else { return }
        // "20 lengths, 500 m", "8 laps 3.2 km": the whole way.
        let isLed = rest[place + 1..<index].contains {
            [.of, .in, .at, .on].contains($0.role) || lexer.isCue(.from, $0)
        }
        let longest: Double = lexer.isCue(.lane, rest[place]) ? 0.1 : isLed ? .infinity : 0.4
        guard length * kilometres <= longest else {
            rest.removeSubrange(place - 1...place)
            return
        }
        rest[index].kind = .number(count * length)
        // "25 baantjes gezwommen in een bad van 25 meter"
        rest.replaceSubrange(place - 1..<index, with: rest[place..<index].filter { $0.role == .exercise })
    }

    /// "At 10% incline", "incline of 12%".
    mutating func dropSlope() {
        guard let slope = rest.firstIndex(where: { lexer.isCue(.slope, $0) && $0.tokens.count == 1 }) else {
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

    /// "12 km with 600 m of climbing", "40 km met 500 hm": how high it went is no way of its own.
    mutating func dropAscent() {
        guard lexer.said.has(.ascent), let place = rest.indices.first(where: { $0 > 0 && isCue(.ascent, $0) }),
            rest.indices.contains(where: { $0 != place && role($0) == .exercise })
        else { return }
        var start = place - 1
        if role(start) == .of { start -= 1 }
        if role(start) == .distance { start -= 1 }
        guard start > 0, isNumber(start) else { return }
        if role(start - 1) == .with || role(start - 1) == .and { start -= 1 }
        rest.removeSubrange(start...place)
    }

    /// "30 min on the treadmill": where nothing else is trained beside it, what one is on says what was; "walked 30 min,
    /// on the treadmill" tells it already.
    mutating func takePlace() {
        let isNamed = rest.contains { $0.role == .exercise }
        for index in rest.indices {
            guard case .circumstance = rest[index].kind, lexer.has(.on, at: rest[index].tokens.lowerBound) else {
                continue
            }
            let clause = clause(around: index)
            if clause.contains(where: { role($0) == .exercise }) { continue }
            if isNamed, !clause.contains(where: { isNumber($0) }) { continue }
            for start in rest[index].tokens.dropFirst() {
                guard let (sense, end) = lexer.phrase(.exercise, at: start), end == rest[index].tokens.upperBound
                else { continue }
                rest[index].kind = .word(.exercise, number: sense.number, text: sense.text)
                if isNamed { break }
                return
            }
        }
    }

    /// "Strength training today: squats 5x5": a heading over what was done in it.
    mutating func dropSession() {
        func name(_ chunk: SentenceChunk) -> String? {
            guard case .word(.exercise, let number, _) = chunk.kind, let index = Int(exactly: number),
                lexer.lexicon.exercises.indices.contains(index)
            else { return nil }
            return lexer.lexicon.exercises[index].name
        }
        let names = rest.map(name)
        // "Tabata squats", where the one says how the other was done
        if let manner = names.indices.dropLast().first(where: { names[$0] == "hiit" && names[$0 + 1] != nil }) {
            rest.remove(at: manner)
            return
        }
        guard let place = names.firstIndex(where: { $0.map(SentenceLexicon.sessions.contains) == true }),
            names.contains(where: { $0.map(SentenceLexicon.sessions.contains) == false })
        else { return }
        let next = rest.index(after: place)
        let isHeading = rest.indices.contains(next) && rest[next].isMark(":")
        let near = rest[max(0, place - 2)..<min(rest.count, place + 4)]
        if isHeading || !near.contains(where: { $0.role == .time }) { rest.remove(at: place) }
    }

    /// "Bench day: 4x6 at 80": no template, where sets follow and nothing else was trained.
    mutating func nameDay() {
        guard !rest.contains(where: { $0.role == .exercise }),
            let day = rest.firstIndex(where: { $0.role == .templateName && $0.tokens.count == 2 }),
            case .word(_, let number, _) = rest[day].kind, number == 0,
            let (sense, end) = lexer.phrase(.exercise, at: rest[day].tokens.lowerBound),
            end == rest[day].tokens.upperBound - 1
        else { return }
        let after = rest[(day + 1)...]
        let isLog = after.contains { $0.isTimes || $0.role == .sets }
        guard isLog || after.first?.isMark(":", "-") == true && after.contains(where: { $0.count != nil }) else {
            return
        }
        rest[day].kind = .word(.exercise, number: sense.number, text: sense.text)
    }

    /// "Treadmill incline walk", "gewandeld op de loopband": where it was, beside what was done.
    mutating func dropBelt() {
        guard lexer.said.has(.belt), let belt = rest.indices.first(where: { isCue(.belt, $0) }),
            clause(around: belt).contains(where: { $0 != belt && role($0) == .exercise })
        else { return }
        rest.remove(at: belt)
    }

    /// From one pause to the next
    private func clause(around index: Int) -> Range<Int> {
        let start = rest[..<index].lastIndex(where: isStop).map { $0 + 1 } ?? 0
        return start..<(rest[index...].firstIndex(where: isStop) ?? rest.count)
    }

    /// "Rowed 2k in 8:05, then 500 m in 1:52": each with its time, of the same exercise.
    mutating func takeLegs() {
        let exercises = rest.indices.filter { role($0) == .exercise }
        guard exercises.count == 1, let exercise = exercises.first else { return }
        func isTimed(_ unit: Int) -> Bool {
            rest[unit...].prefix(8).prefix { !isStop($0) }.contains { chunk in
                if case .clock = chunk.kind { true } else { chunk.role == .time }
            }
        }
        let legs = rest.indices.filter { role($0) == .distance && isNumber($0 - 1) && isTimed($0) }
        guard legs.count > 1, !rest.contains(where: \.isSetPart), !rest.contains(where: \.isTimes) else { return }
        let same = rest[exercise]
        // "2k in 8:05 then 500 m in 1:52 rowed": said first, it leads each of them.
        if exercise > legs[0] {
            rest.remove(at: exercise)
            rest.insert(same, at: legs[0] - 1)
            return takeLegs()
        }
        for unit in legs.dropFirst().reversed() where unit > 1 && isStop(rest[unit - 2]) {
            rest.insert(same, at: unit - 1)
        }
    }

    private func isPercent(_ chunk: SentenceChunk) -> Bool {
        lexer.isMark("%", at: chunk.tokens.lowerBound) || lexer.isCue(.percent, chunk)
    }

    /// "At 80% of 140": 112.
    mutating func takePercent() {
        for percent in rest.indices.reversed() where rest.indices.contains(percent) && isPercent(rest[percent]) {
            guard isNumber(percent - 1), role(percent + 1) == .of, isNumber(percent + 2),
                let share = rest[percent - 1].count, (30...110).contains(share), let whole = rest[percent + 2].count
            else { continue }
            rest[percent - 1].kind = .number(share * whole / 100)
            rest.removeSubrange(percent...percent + 2)
        }
    }

    /// "8 km each way", "12 km heen en 12 km terug", "10 km to work and 10 km back".
    mutating func takeWays() {
        guard lexer.said.has(.way) || lexer.said.has(.out) || lexer.said.has(.back) else { return }
        takeBoth()
        guard let unit = rest.indices.first(where: { role($0) == .distance && isNumber($0 - 1) }),
            let there = rest[unit - 1].count
        else { return }
        if let way = rest.indices.first(where: { isCue(.way, $0) }), way > unit, way - unit < 4,
            rest[unit..<way].contains(where: { lexer.isCue(.each, $0) })
        {
            rest[unit - 1].kind = .number(2 * there)
        } else if isCue(.out, unit + 1) || rest.count(where: { $0.role == .exercise }) == 1,
            let back = rest.indices.last(where: { isCue(.back, $0) && role($0 - 1) == .distance && isNumber($0 - 2) }),
            back > unit + 1, let home = rest[back - 2].count
        {
            rest[unit - 1].kind = .number(there + home)
            rest.removeSubrange(unit + 2...back)
        }
    }

    /// "Heen 10 km en terug 12 km gefietst", "10 km there, back 12 km"
    private mutating func takeBoth() {
        guard let out = rest.firstIndex(where: { lexer.isCue(.out, $0) }),
            let back = rest[out...].firstIndex(where: { lexer.isCue(.back, $0) }), back - out < 6,
            isNumber(back + 1), role(back + 2) == .distance
        else { return }
        let unit = isNumber(out + 1) ? out + 2 : out - 1
        guard role(unit) == .distance, isNumber(unit - 1), let there = rest[unit - 1].count,
            let home = rest[back + 1].count, case .word(.distance, let first, _) = rest[unit].kind,
            case .word(.distance, let second, _) = rest[back + 2].kind, first == second
        else { return }
        rest[unit - 1].kind = .number(there + home)
        rest.removeSubrange(unit + 1...back + 2)
    }

    /// "Om kwart over 7 begonnen, om 8 uur klaar": how long it took.
    mutating func takeTimes() {
        guard lexer.said.has(.start), lexer.said.has(.end) else { return }
        let times = rest.indices.compactMap { index -> (index: Int, minute: Int)? in
            guard case .circumstance = rest[index].kind else { return nil }
            return SentenceClock.minute(in: rest[index].tokens, of: lexer, meal: nil).map { (index, $0) }
        }
        guard times.count == 2 else { return }
        let minutes = ((times[1].minute - times[0].minute) % 720 + 720) % 720
        guard (10...300).contains(minutes) else { return }
        rest[times[1].index].kind = .word(.time, number: Double(minutes), text: "min")
    }
}
