/// When someone's meals are: each slot but drinks runs from its start to the next one's, the evening snack through the
/// night to breakfast.
public struct MealTimes: Sendable, Equatable {
    /// Slots in the order of their times.
    public static let slots: [MealSlot] = [
        .breakfast, .morningSnack, .lunch, .afternoonSnack, .dinner, .eveningSnack,
    ]
    /// Six, six in the morning to nine in the evening.
    public static let usual = MealTimes(rising: [360, 600, 720, 840, 1020, 1260])
    /// Minutes that are shown as the evening snack's.
    private static let evening = 120

    /// Minutes after midnight at which each of `slots` begins.
    public let starts: [Int]

    /// - Returns: `nil` unless there are six minutes of one day, each after the one before.
    public init?(starts: [Int]) {
        guard starts.count == Self.slots.count, starts.allSatisfy((0..<1440).contains),
            zip(starts, starts.dropFirst()).allSatisfy(<)
        else { return nil }
        self.starts = starts
    }

    private init(rising starts: [Int]) { self.starts = starts }

    /// Minutes after midnight that the slot usually covers; `nil` for drinks, which run through the day.
    public func window(of slot: MealSlot) -> Range<Int>? {
        guard let place = Self.slots.firstIndex(of: slot) else { return nil }
        let next = place + 1 < starts.count ? starts[place + 1] : min(starts[place] + Self.evening, 1440)
        return starts[place]..<next
    }

    /// The middle of the slot's window, noon for drinks.
    public func middle(of slot: MealSlot) -> Int {
        window(of: slot).map { ($0.lowerBound + $0.upperBound) / 2 } ?? 12 * 60
    }

    /// The slot of a moment, by its minute after midnight.
    public func slot(at minute: Int) -> MealSlot {
        starts.lastIndex { $0 <= minute }.map { Self.slots[$0] } ?? .eveningSnack
    }

    /// Reads our own names and those of API callers: `snack` is the snack slot nearest to `minute`.
    public func slot(named name: String, at minute: Int) -> MealSlot? {
        switch name {
        case "snack":
            minute < middle(of: .lunch) ? .morningSnack : minute < middle(of: .dinner) ? .afternoonSnack : .eveningSnack
        case "drink": .drinks
        default: MealSlot(rawValue: name)
        }
    }
}

extension MealTimes: Codable {
    /// Each slot's start by its name, as `HH:MM`.
    public init(from decoder: any Decoder) throws {
        let times = try decoder.singleValueContainer().decode([String: String].self)
        let starts = Self.slots.compactMap { times[$0.rawValue].flatMap(FoodEntry.minute) }
        guard let read = MealTimes(starts: starts) else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "six times, each after the one before"))
        }
        self = read
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        let times = zip(Self.slots, starts).map { ($0.rawValue, FoodEntry.time(of: $1)) }
        try container.encode(Dictionary(uniqueKeysWithValues: times))
    }
}
