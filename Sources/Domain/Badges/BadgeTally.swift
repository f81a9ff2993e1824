/// When something was reached, and how often.
struct BadgeTally {
    private(set) var earned: CivilDate?
    private(set) var latest: CivilDate?
    private(set) var count = 0

    mutating func award(on date: CivilDate, times: Int = 1) {
        guard times > 0 else { return }
        earned = earned ?? date
        latest = date
        count += times
    }

    func badge(_ id: Badge.ID, progress: Double) -> Badge {
        Badge(id: id, earned: earned, latest: latest, count: count, progress: min(max(progress, 0), 1))
    }
}

/// Days in a row, or weeks in a row with a `step` of 7.
struct BadgeRun {
    private(set) var tally = BadgeTally()
    private(set) var current = 0
    private(set) var longest = 0
    private var last = Int.min
    let length: Int
    var step = 1
    /// Reached again each `length` days of one run.
    var repeats = true

    init(_ length: Int, step: Int = 1, repeats: Bool = true) {
        self.length = length
        self.step = step
        self.repeats = repeats
    }

    /// Only days that count are noted, in order; others end the run by themselves.
    mutating func note(_ date: CivilDate) {
        current = last == date.ordinal - step ? current + 1 : 1
        longest = max(longest, current)
        last = date.ordinal
        if repeats ? current % length == 0 : current == length { tally.award(on: date) }
    }

    /// The run that is still going on: a today that does not count yet breaks nothing.
    func running(on today: CivilDate) -> Int { last >= today.ordinal - step ? current : 0 }

    func badge(_ id: Badge.ID, today: CivilDate) -> Badge {
        let run = running(on: today)
        let rest = repeats ? run % length : run
        return tally.badge(id, progress: !repeats && tally.count > 0 ? 1 : Double(rest) / Double(length))
    }
}

/// Five days of any seven.
struct BadgeWindow {
    private static let needed = 5
    private static let days = 7
    private var tally = BadgeTally()
    /// The last seven days, the newest in the lowest bit.
    private var bits: UInt8 = 0
    private var last = Int.min

    init() {}

    mutating func note(_ date: CivilDate) {
        bits = shifted(to: date) | 1
        last = date.ordinal
        guard bits.nonzeroBitCount >= Self.needed else { return }
        tally.award(on: date)
        // Days count once.
        bits = 0
    }

    func badge(_ id: Badge.ID, today: CivilDate) -> Badge {
        tally.badge(id, progress: Double(shifted(to: today).nonzeroBitCount) / Double(Self.needed))
    }

    private func shifted(to date: CivilDate) -> UInt8 {
        guard last > Int.min, date.ordinal - last < Self.days else { return 0 }
        return bits << UInt8(clamping: date.ordinal - last) & 0b0111_1111
    }
}
