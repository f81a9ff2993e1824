extension SentenceAsides {
    /// "Weighed 82.4 kg this morning, then squats": a body is no load.
    mutating func dropWeighing() {
        dropBodyweight()
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

    /// "A 20 plate each side, so 60 kg total, bench 5x5": what the bar holds beside what it weighs in all.
    mutating func dropSides() {
        guard
            let side = rest.firstIndex(where: { $0.role == .each && lexer.isCue(.side, at: $0.tokens.upperBound - 1) })
        else { return }
        let start = rest[..<side].lastIndex { isStop($0) || isReason($0) }.map { $0 + 1 } ?? 0
        let end = rest[side...].firstIndex { isStop($0) || isReason($0) } ?? rest.count
        guard end < rest.count, !(start..<end).contains(where: { role($0) == .exercise }),
            let total = rest[end...].prefix(8).indices.first(where: {
                isNumber($0 - 1) && (role($0) == .load || isSum(rest[$0]) || role($0) == .in && isCue(.sum, $0 + 1))
            }),
            isReason(rest[end])
                || rest[end..<min(total + 3, rest.count)].contains(where: { isReason($0) || isSum($0) }),
            let side = rest[start..<end].compactMap(\.count).last, let whole = rest[total - 1].count, whole > side
        else { return }
        rest.removeSubrange(start...end)
    }

    private func isReason(_ chunk: SentenceChunk) -> Bool {
        lexer.isReason(chunk) || chunk.isMark("=")
    }

    private func isSum(_ chunk: SentenceChunk) -> Bool { chunk.tokens.contains { lexer.isCue(.sum, at: $0) } }

    /// "At 82 kg bodyweight", "bw 80, …".
    mutating func dropBodyweight() {
        guard let place = rest.firstIndex(where: { $0.role == .bodyweight }) else { return }
        var (start, end) = (place, place + 1)
        if place > 1, rest[place - 1].role == .load, let value = rest[place - 2].count, value >= 35 {
            start = place - 2
            if start > 0, rest[start - 1].isLoadLead { start -= 1 }
        } else {
            while end < rest.count, end - place < 4,
                [.verb, .at, .of, .filler].contains(rest[end].role) || rest[end].isMark(":")
            {
                end += 1
            }
            guard end < rest.count, let value = rest[end].count, value >= 35 else { return }
            end += 1
            if end < rest.count, rest[end].role == .load { end += 1 }
            guard end < rest.count, isStop(rest[end]) else { return }
        }
        rest.removeSubrange(start..<end)
    }
}
