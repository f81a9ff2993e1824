/// What a stretch of days adds up to in food.
///
/// A day counts as logged when something with energy is known of it; today is not over, and is in no average.
public struct FoodPeriod: Codable, Sendable, Equatable {
    /// One day of a calendar.
    public struct CalendarDay: Codable, Sendable, Equatable {
        public enum Logged: String, Codable, Sendable { case all, some, nothing }

        public let date: CivilDate
        /// Whether breakfast, lunch and dinner are there.
        public let logged: Logged
        /// kcal
        public let energy: Double?
        /// Within a tenth of the target of that day, on either side.
        public let isOnTarget: Bool
    }

    public struct WeekdayEnergy: Codable, Sendable, Equatable {
        /// ISO 8601: Monday is 1, Sunday 7.
        public let weekday: Int
        /// kcal
        public let energy: DailyAverage
    }

    /// How near to the target counts as on it.
    public static let tolerance = 0.1

    public let calendar: [CalendarDay]
    public let loggedDays: Int
    /// kcal of the logged days; at least that where `averages[.energy]` is.
    public let totalEnergy: Double?
    /// kcal a logged day
    public let meanEnergy: Double?
    /// A day, in the metric's unit, over the days it is known of: energy, protein, carbs, fat, fibre, sugar, saturated
    /// fat and salt of logged days, water of days on which something was drunk.
    public let averages: [Metric: DailyAverage]
    /// 0 to 1, of the energy of a day from protein, carbs and fat: these three and saturated fat.
    public let shares: [Metric: DailyAverage]
    /// Of protein, carbs and fat: `shares` as whole percents that add up to 100
    public let percents: [Metric: Int]
    /// Days on target among those with food and a target, and how many those are.
    public let onTarget: Int
    public let judged: Int
    /// ml a day on which something was drunk
    public let meanWater: Double?
    /// kg, of the trend over the period
    public let weightChange: Double?
    /// The days nearest to and furthest from the target; `nil` with fewer than three to choose from.
    public let nearest: CivilDate?
    public let furthest: CivilDate?
    /// Only weekdays with a logged day.
    public let byWeekday: [WeekdayEnergy]
    public let slots: [SlotShare]
    public let timing: MealTiming?
    /// From nine in the evening on.
    public let late: EnergyShare?
    /// In the three snack slots.
    public let snacks: EnergyShare?
    public var topFoods: [TopFood]

    /// - Parameters:
    ///   - days: consecutive, oldest first; today may be among them
    ///   - entries: all of these days
    ///   - today: it is not over, and is not judged
    ///   - dayStartHour: 0...6; what was eaten before it counts for the night after
    ///   - target: kcal for a day, where there is one
    public init(
        days: [Day], entries: [FoodEntry], today: CivilDate, dayStartHour: Int = 0, target: (CivilDate) -> Double?
    ) {
        let distances = days.compactMap { day in
            day.date == today
                ? nil : Self.distance(of: day, to: target(day.date)).map { (date: day.date, distance: $0) }
        }
        let near = Set(distances.filter { $0.distance <= Self.tolerance }.map(\.date))
        calendar = days.map {
            CalendarDay(date: $0.date, logged: $0.logged, energy: $0[.energy], isOnTarget: near.contains($0.date))
        }
        judged = distances.count
        onTarget = near.count
        nearest = distances.count >= 3 ? distances.min { $0.distance < $1.distance }?.date : nil
        furthest = distances.count >= 3 ? distances.max { $0.distance < $1.distance }?.date : nil

        let whole = days.filter { $0.date != today }
        let logged = whole.filter { $0.foodEnergy != nil }
        let averages = Self.averages(whole: whole, logged: logged)
        let shares = Self.shares(logged)
        loggedDays = logged.count
        totalEnergy = logged.isEmpty ? nil : logged.compactMap(\.foodEnergy).reduce(0, +)
        meanEnergy = averages[.energy]?.mean
        meanWater = averages[.water]?.mean
        byWeekday = (1...7).compactMap { weekday in
            DailyAverage(logged.filter { $0.date.weekday == weekday }.compactMap(\.foodEnergy))
                .map { WeekdayEnergy(weekday: weekday, energy: $0) }
        }
        self.averages = averages
        self.shares = shares
        let parts = MacroShares.metrics.compactMap { shares[$0]?.mean }
        percents =
            parts.count == MacroShares.metrics.count
            ? Dictionary(zip(MacroShares.metrics, Percents.whole(parts))) { first, _ in first } : [:]

        let trend = WeightTrend.points(from: days)
        if let first = trend.first, let last = trend.last, trend.filter({ $0.measured != nil }).count >= 3 {
            weightChange = last.trend - first.trend
        } else {
            weightChange = nil
        }
        timing = MealTiming(entries, today: today, dayStartHour: dayStartHour)
        late = EnergyShare(entries, today: today) { $0.minute(inDayFrom: dayStartHour) >= MealTiming.lateFrom }
        snacks = EnergyShare(entries, today: today) { $0.slot.isSnack }
        slots = SlotShare.all(entries)
        topFoods = TopFood.most(entries)
    }

    /// How far the energy of a day is from its target, as a share of it.
    private static func distance(of day: Day, to target: Double?) -> Double? {
        guard let energy = day.foodEnergy, let target, target > 0 else { return nil }
        return abs(energy - target) / target
    }

    private static func averages(whole: [Day], logged: [Day]) -> [Metric: DailyAverage] {
        func average(_ metric: Metric, _ days: [Day]) -> DailyAverage? {
            let figures = days.compactMap { $0.figures[metric] }
            return DailyAverage(figures.map(\.value), atLeastDays: figures.filter(\.isAtLeast).count)
        }
        // Not caffeine and alcohol: a day without drinks has none, and no figure that says so.
        let metrics: [Metric] = [.energy, .protein, .carbs, .fat, .fibre, .sugar, .saturatedFat, .salt]
        var result: [Metric: DailyAverage] = [:]
        for metric in metrics { result[metric] = average(metric, logged) }
        result[.water] = average(.water, whole)
        return result
    }

    private static func shares(_ logged: [Day]) -> [Metric: DailyAverage] {
        let known = logged.compactMap { day in MacroShares(day).map { (day: day, shares: $0) } }
        let unsure = known.filter(\.shares.isAtLeast).count
        var result: [Metric: DailyAverage] = [:]
        for metric in MacroShares.metrics {
            result[metric] = DailyAverage(known.map { $0.shares[metric] }, atLeastDays: unsure)
        }
        let saturated = known.compactMap { day, shares in
            day.figures[.saturatedFat].map {
                (
                    share: Atwater.fat.kilocalories * $0.value / shares.energy,
                    isAtLeast: $0.isAtLeast || shares.isAtLeast
                )
            }
        }
        result[.saturatedFat] = DailyAverage(
            saturated.map(\.share), atLeastDays: saturated.filter(\.isAtLeast).count)
        return result
    }
}

extension Day {
    /// kcal eaten and drunk; `nil` when nothing with energy is known: a glass of water is no logged day.
    public var foodEnergy: Double? { self[.energy].flatMap { $0 > 0 && $0.isFinite ? $0 : nil } }

    fileprivate var logged: FoodPeriod.CalendarDay.Logged {
        let slots = Set(meals.map(\.slot))
        return slots.isSuperset(of: MealSlot.main) ? .all : slots.isEmpty ? .nothing : .some
    }
}
