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
