/// What a stretch of days adds up to in food, and what can honestly be said about it.
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

    public struct TopFood: Codable, Sendable, Equatable {
        public var name: String
        public let foodID: String?
        public let count: Int
    }

    public struct SlotShare: Codable, Sendable, Equatable {
        public let slot: MealSlot
        /// 0 to 1, of the energy of the period
        public let share: Double
        /// Days on which something was logged there.
        public let days: Int
        /// Minutes after midnight, the middle of the times it was logged at
        public let usualMinute: Int
    }

    /// Things worth saying, only where the figures carry them.
    public enum Finding: Sendable, Equatable {
        /// Less or more energy a day than in the period before, as a share of it.
        case change(share: Double)
        /// The meal that is logged nearly every day.
        case steadiest(MealSlot, days: Int)
        /// kcal of snacks a day at weekends, and on other days
        case weekendSnacks(weekend: Double, weekdays: Double)
    }

    /// How near to the target counts as on it.
    public static let tolerance = 0.1

    public let calendar: [CalendarDay]
    /// Days with food.
    public let loggedDays: Int
    /// kcal a logged day
    public let meanEnergy: Double?
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
    public let slots: [SlotShare]
    public var topFoods: [TopFood]

    /// - Parameters:
    ///   - days: consecutive, oldest first; today may be among them
    ///   - entries: all of these days
    ///   - target: kcal for a day, where there is one
    ///   - today: it is not over, and is not judged
    public init(days: [Day], entries: [FoodEntry], today: CivilDate, target: (CivilDate) -> Double?) {
        var calendar: [CalendarDay] = []
        var distances: [(date: CivilDate, distance: Double)] = []
        for day in days {
            let slots = Set(day.meals.map(\.slot))
            let main: Set<MealSlot> = [.breakfast, .lunch, .dinner]
            let energy = day[.energy]
            var isOnTarget = false
            if let energy, day.entryCount > 0 || day.figures[.energy]?.source == .manual, let goal = target(day.date),
                goal > 0, day.date != today
            {
                let distance = abs(energy - goal) / goal
                isOnTarget = distance <= Self.tolerance
                distances.append((day.date, distance))
            }
            calendar.append(
                CalendarDay(
                    date: day.date, logged: main.isSubset(of: slots) ? .all : slots.isEmpty ? .nothing : .some,
                    energy: energy, isOnTarget: isOnTarget))
        }
        self.calendar = calendar
        let whole = days.filter { $0.date != today }
        let energies = whole.filter { $0.entryCount > 0 }.compactMap { $0[.energy] }
        loggedDays = energies.count
        meanEnergy = Self.mean(energies)
        judged = distances.count
        onTarget = distances.filter { $0.distance <= Self.tolerance }.count
        meanWater = Self.mean(whole.compactMap { $0[.water] })
        let trend = WeightTrend.points(from: days)
        if let first = trend.first, let last = trend.last, trend.filter({ $0.measured != nil }).count >= 3 {
            weightChange = last.trend - first.trend
        } else {
            weightChange = nil
        }
        nearest = distances.count >= 3 ? distances.min { $0.distance < $1.distance }?.date : nil
        furthest = distances.count >= 3 ? distances.max { $0.distance < $1.distance }?.date : nil
        slots = Self.slots(days, entries)
        topFoods = Self.topFoods(entries)
    }

    /// What can be said of this period beside the one before it, which is as long.
    public func findings(after before: FoodPeriod, days: [Day], today: CivilDate) -> [Finding] {
        var findings: [Finding] = []
        let enough = max(4, calendar.count / 3)
        if let now = meanEnergy, let then = before.meanEnergy, then > 0, loggedDays >= enough,
            before.loggedDays >= enough
        {
            let share = (now - then) / then
            if abs(share) >= 0.05 { findings.append(.change(share: share)) }
        }
        let main = slots.filter { [.breakfast, .lunch, .dinner].contains($0.slot) }
        if let steadiest = main.max(by: { $0.days < $1.days }), loggedDays >= 5,
            Double(steadiest.days) >= 0.8 * Double(loggedDays),
            main.filter({ $0.days == steadiest.days }).count == 1
        {
            findings.append(.steadiest(steadiest.slot, days: steadiest.days))
        }
        let logged = days.filter { $0.entryCount > 0 && $0.date != today }
        let weekend = logged.filter { $0.date.weekday >= 6 }.map(Self.snacks)
        let weekdays = logged.filter { $0.date.weekday < 6 }.map(Self.snacks)
        if weekend.count >= 2, weekdays.count >= 4, let a = Self.mean(weekend), let b = Self.mean(weekdays),
            a - b >= 50, a >= 1.25 * b
        {
            findings.append(.weekendSnacks(weekend: a, weekdays: b))
        }
        return findings
    }

    private static func mean(_ values: [Double]) -> Double? {
        values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
    }

    /// kcal in the snack slots of a day
    private static func snacks(_ day: Day) -> Double {
        day.meals.filter { [.morningSnack, .afternoonSnack, .eveningSnack].contains($0.slot) }
            .compactMap(\.nutrients.energy).reduce(0, +)
    }

    private static func slots(_ days: [Day], _ entries: [FoodEntry]) -> [SlotShare] {
        let bySlot = Dictionary(grouping: entries, by: \.slot)
        let total = entries.compactMap(\.nutrients.energy).reduce(0, +)
        return bySlot.keys.sorted().map { slot in
            let list = bySlot[slot] ?? []
            let minutes = list.map(\.minute).sorted()
            let energy = list.compactMap(\.nutrients.energy).reduce(0, +)
            return SlotShare(
                slot: slot, share: total > 0 ? energy / total : 0, days: Set(list.map(\.day)).count,
                usualMinute: minutes[minutes.count / 2])
        }
    }

    /// The five that were logged most; drinks without energy are no food.
    private static func topFoods(_ entries: [FoodEntry]) -> [TopFood] {
        let eaten = entries.filter { $0.drink == nil || ($0.nutrients.energy ?? 0) >= 20 }
        let groups = Dictionary(grouping: eaten, by: \.habitKey)
        return groups.values
            .compactMap { list in list.last.map { TopFood(name: $0.name, foodID: $0.foodID, count: list.count) } }
            .sorted { ($1.count, $0.name) < ($0.count, $1.name) }.prefix(5).map { $0 }
    }
}
