extension FoodPeriod {
    public struct SlotShare: Codable, Sendable, Equatable {
        public let slot: MealSlot
        /// 0 to 1, of the energy of the period
        public let share: Double
        /// Days on which something was logged there.
        public let days: Int
        /// Minutes after midnight, the middle of the times it was logged at
        public let usualMinute: Int

        /// In the order of the day.
        public static func all(_ entries: [FoodEntry]) -> [SlotShare] {
            var energies: [MealSlot: Double] = [:]
            var minutes: [MealSlot: [Int]] = [:]
            var days: [MealSlot: Set<CivilDate>] = [:]
            for index in entries.indices {
                let slot = entries[index].slot
                if let energy = entries[index].nutrients.energy, energy > 0 { energies[slot, default: 0] += energy }
                minutes[slot, default: []].append(entries[index].minute)
                days[slot, default: []].insert(entries[index].day)
            }
            let sum = energies.values.reduce(0, +)
            return MealSlot.allCases.compactMap { slot in
                guard let times = minutes[slot]?.sorted() else { return nil }
                return SlotShare(
                    slot: slot, share: sum > 0 && sum.isFinite ? energies[slot, default: 0] / sum : 0,
                    days: days[slot]?.count ?? 0, usualMinute: times[times.count / 2])
            }
        }
    }

    public struct TopFood: Codable, Sendable, Equatable {
        public var name: String
        public let foodID: String?
        public let count: Int

        /// The five that were logged most; drinks without energy are no food.
        static func most(_ entries: [FoodEntry]) -> [TopFood] {
            let groups = Dictionary(grouping: entries.filter(\.isEaten), by: \.habitKey)
            return groups.values
                .compactMap { list in list.last.map { TopFood(name: $0.name, foodID: $0.foodID, count: list.count) } }
                .sorted { ($1.count, $0.name) < ($0.count, $1.name) }.prefix(5).map { $0 }
        }
    }

    /// The part of the energy that some of the entries make.
    public struct EnergyShare: Codable, Sendable, Equatable {
        /// 0 to 1, of the energy of all days together
        public let share: Double
        /// Of the single days.
        public let daily: DailyAverage

        /// - Returns: `nil` when no entry has energy.
        init?(_ entries: [FoodEntry], today: CivilDate, where isPart: (FoodEntry) -> Bool) {
            var days: [CivilDate: (part: Double, all: Double)] = [:]
            for index in entries.indices where entries[index].day != today {
                guard let energy = entries[index].nutrients.energy, energy > 0, energy.isFinite else { continue }
                let part = isPart(entries[index]) ? energy : 0
                days[entries[index].day, default: (0, 0)].all += energy
                days[entries[index].day, default: (0, 0)].part += part
            }
            let sums = days.sorted { $0.key < $1.key }.map(\.value)
            let all = sums.reduce(0) { $0 + $1.all }
            guard let daily = DailyAverage(sums.map { $0.part / $0.all }), all > 0, all.isFinite else { return nil }
            share = sums.reduce(0) { $0 + $1.part } / all
            self.daily = daily
        }
    }
}

extension MealSlot {
    /// Breakfast, lunch and dinner.
    public static let main: Set<MealSlot> = [.breakfast, .lunch, .dinner]

    public var isSnack: Bool { self == .morningSnack || self == .afternoonSnack || self == .eveningSnack }
}
