/// A stretch of a sentence and what it was taken for.
public struct SentencePart: Sendable, Equatable, Codable {
    public enum Meaning: String, Sendable, Codable, CaseIterable {
        case date, meal, clock, food, amount, exercise, sets, load, effort, time, distance, template, change
        case notUnderstood
    }

    public var meaning: Meaning
    /// In UTF-16 code units, as browsers count; `end` is not part of it.
    public var start: Int
    public var end: Int
}

extension SentenceDraft {
    /// What each stretch was taken for, in order and apart; what says nothing is in none. Where two lie over each other
    /// the shorter one counts.
    public var parts: [SentencePart] {
        let all = said.filter { $0.span.end > $0.span.start }.sorted { first, next in
            let (length, other) = (first.span.end - first.span.start, next.span.end - next.span.start)
            if length != other { return length > other }
            // A name that nothing fits is not understood, whatever it names.
            return first.meaning != .notUnderstood && next.meaning == .notUnderstood
        }
        guard let end = all.map(\.span.end).max() else { return [] }
        var painted = [Int](repeating: -1, count: end)
        for (place, part) in all.enumerated() {
            for index in max(part.span.start, 0)..<part.span.end { painted[index] = place }
        }
        var parts: [SentencePart] = []
        var start = 0
        while start < end {
            var next = start + 1
            while next < end, painted[next] == painted[start] { next += 1 }
            if painted[start] >= 0 {
                parts.append(SentencePart(meaning: all[painted[start]].meaning, start: start, end: next))
            }
            start = next
        }
        return parts
    }

    private var said: [(meaning: SentencePart.Meaning, span: SentenceSpan)] {
        var said: [(SentencePart.Meaning, SentenceSpan)] = notUnderstood.map { (.notUnderstood, $0) }
        func add(_ meaning: SentencePart.Meaning, _ span: SentenceSpan?) {
            if let span { said.append((meaning, span)) }
        }
        add(.date, dateSpan)
        add(.meal, meal?.span)
        add(.clock, minute?.span)
        add(.template, template?.reference.span)
        for change in template?.changes ?? [] { add(.change, change.span) }
        for food in foods {
            add(.amount, food.amount?.span)
            add(.food, food.name.span)
        }
        for exercise in exercises {
            add(.exercise, exercise.name.span)
            add(.sets, exercise.sets?.span)
            add(.sets, exercise.reps?.span)
            add(.load, exercise.load?.span)
            add(.effort, exercise.rpe?.span)
            add(.time, exercise.minutes?.span)
            add(.distance, exercise.kilometres?.span)
        }
        return said
    }
}
