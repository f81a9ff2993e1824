/// The phases that someone has been through, as their goals tell.
public struct PhaseSpan: Codable, Sendable, Equatable {
    public let phase: Phase
    public let from: CivilDate
    /// The last day; `nil` while it lasts
    public let to: CivilDate?

    /// Whole weeks up to `date`, or to its end
    public func weeks(on date: CivilDate) -> Int { max(from.days(to: min(to ?? date, date)), 0) / 7 }
}

extension [Goals] {
    /// Phases one after the other, as they were set, oldest first; a start that was corrected counts.
    public func phases(on today: CivilDate) -> [PhaseSpan] {
        var starts: [(phase: Phase, from: CivilDate)] = []
        for goals in self where goals.from <= today {
            if let last = starts.last, last.phase == goals.phase {
                starts[starts.count - 1].from = goals.phaseStart
            } else {
                starts.append((goals.phase, goals.phaseStart))
            }
            // A phase that was moved to before others began leaves no room for them.
            while starts.count > 1, starts[starts.count - 2].from >= starts[starts.count - 1].from {
                starts.remove(at: starts.count - 2)
            }
        }
        return starts.enumerated().map { index, span in
            let next = starts.indices.contains(index + 1) ? starts[index + 1].from : nil
            return PhaseSpan(phase: span.phase, from: span.from, to: next?.adding(days: -1))
        }
    }
}

extension Phase {
    /// Weeks that it lasts as a rule
    public var usualWeeks: ClosedRange<Int> {
        switch self {
        case .assessment: 2...4
        case .recovery: 4...12
        case .recomp: 8...16
        case .cutting: 8...16
        }
    }
}
