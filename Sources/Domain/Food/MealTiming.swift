/// When someone usually begins and ends eating, over the days that tell: those with food in two slots or more.
public struct MealTiming: Codable, Sendable, Equatable {
    /// From this minute on, what is eaten is late.
    public static let lateFrom = 21 * 60

    public let days: Int
    /// The middle one of the days' first and last times, minutes after midnight, 0..<1440.
    public let first: Int
    public let last: Int
    /// The middle one of the lengths from first to last, minutes.
    public let window: Int
    /// Half of the days are within so many minutes of `first` and `last`.
    public let firstSpread: Int
    public let lastSpread: Int
    /// When the first food is had on Mondays to Fridays, and at weekends, minutes from midnight.
    public let weekdayFirst: DailyAverage?
    public let weekendFirst: DailyAverage?

    /// Minutes that weekends begin later than other days, where that is more than chance and than half an hour;
    /// negative when they begin earlier.
    public var weekendShift: Double? {
        guard let weekend = weekendFirst, let weekdays = weekdayFirst, weekend.days >= 2, weekdays.days >= 4,
            abs(weekend.mean - weekdays.mean) >= 30, weekend.differs(from: weekdays)
        else { return nil }
        return weekend.mean - weekdays.mean
    }

    /// Hours that most days keep to.
    public var isRegular: Bool { days >= 5 && firstSpread <= 30 && lastSpread <= 30 && window >= 180 }

    /// - Parameters:
    ///   - entries: drinks without energy are no food
    ///   - today: not over, it tells nothing
    ///   - dayStartHour: 0...6; a time before it is in the night after
    /// - Returns: `nil` without a day that tells.
    public init?(_ entries: [FoodEntry], today: CivilDate, dayStartHour: Int) {
        var spans: [CivilDate: Span] = [:]
        // By index: an entry is large, and a chart is drawn in less time than copying takes.
        for index in entries.indices where entries[index].isEaten && entries[index].day != today {
            let minute = entries[index].minute(inDayFrom: dayStartHour)
            spans[entries[index].day, default: Span(minute)].add(minute, entries[index].slot)
        }
        let whole = spans.filter(\.value.hasTwoMeals).sorted { $0.key < $1.key }
        guard !whole.isEmpty else { return nil }
        let firsts = whole.map(\.value.first)
        let lasts = whole.map(\.value.last)
        days = whole.count
        let (first, last) = (Self.median(firsts), Self.median(lasts))
        self.first = first % 1440
        self.last = last % 1440
        window = Self.median(whole.map { $0.value.last - $0.value.first })
        firstSpread = Self.median(firsts.map { abs($0 - first) })
        lastSpread = Self.median(lasts.map { abs($0 - last) })
        func average(_ isIncluded: (CivilDate) -> Bool) -> DailyAverage? {
            DailyAverage(whole.filter { isIncluded($0.key) }.map { Double($0.value.first) })
        }
        weekdayFirst = average { $0.weekday < 6 }
        weekendFirst = average { $0.weekday >= 6 }
    }

    private struct Span {
        var first: Int
        var last: Int
        private var meal: MealSlot?
        var hasTwoMeals = false

        init(_ minute: Int) {
            first = minute
            last = minute
        }

        mutating func add(_ minute: Int, _ slot: MealSlot) {
            first = min(first, minute)
            last = max(last, minute)
            guard slot != .drinks else { return }
            if let meal, meal != slot { hasTwoMeals = true }
            meal = slot
        }
    }

    private static func median(_ values: [Int]) -> Int {
        let sorted = values.sorted()
        return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
    }
}

extension FoodEntry {
    /// Food, or a drink that feeds: water, black coffee and tea are no meal.
    public var isEaten: Bool { drink == nil || (nutrients.energy ?? 0) >= Self.feeds }

    /// kcal from which on a drink feeds
    public static let feeds = 20.0

    /// Minutes after the midnight that the day began with: past 1440 in the night after, before `hour` (0...6) o'clock.
    public func minute(inDayFrom hour: Int) -> Int {
        let wall = min(max(minute, 0), 1439)
        return wall < min(max(hour, 0), 6) * 60 ? wall + 1440 : wall
    }
}
