/// The days that a question means: a stretch, or of it some days of the week.
struct AskedDays {
    let range: DayRange
    /// 1 is Monday; `nil` for every day
    let weekdays: Set<Int>?

    func contains(_ date: CivilDate) -> Bool { range.contains(date) && isMeant(date) }

    /// Whether it is one of the days of the week.
    func isMeant(_ date: CivilDate) -> Bool { weekdays?.contains(date.weekday) ?? true }

    /// How many there are, counted back `CoachNeeds.mostDays` at the most.
    var count: Int { range.last(CoachNeeds.mostDays).reduce(0) { $0 + (isMeant($1) ? 1 : 0) } }
}

extension Question {
    static let everyWeekday: Set<Int> = Set(1...7)

    /// The days of the week that it does not mean.
    var restOfWeek: Set<Int>? { weekdays.map { Self.everyWeekday.subtracting($0) }.flatMap { $0.isEmpty ? nil : $0 } }
}
