/// What someone may be reminded of.
public enum ReminderSubject: String, CaseIterable, Codable, Sendable, CodingKeyRepresentable {
    case breakfast, morningSnack, lunch, afternoonSnack, dinner, eveningSnack
    case drinks, weighIn, workout, daySummary, weekSummary
    /// A figure far from usual: told where there is one, and no oftener than `Alarms` rings.
    case standsOut

    /// The meal that it is about; `nil` where it is about none.
    public var meal: MealSlot? { MealTimes.slots.first { $0.rawValue == rawValue } }

    /// Whether a calendar can have it: what depends on figures has no time of its own.
    public var isForCalendar: Bool { self != .standsOut }
}

/// When someone is reminded of one thing. Off until it is chosen.
public struct Reminder: Codable, Sendable, Equatable {
    /// Times a day, at most
    public static let mostTimes = 24

    public var isOn: Bool
    /// Minutes after midnight, rising; those before the day's start hour are of the night after.
    public let minutes: [Int]
    /// 1 for Monday to 7 for Sunday, rising
    public let weekdays: [Int]

    /// Puts times and weekdays in order, each once.
    ///
    /// - Returns: `nil` for a time that no clock shows, a weekday that no week has, more than `mostTimes`, and for one that
    ///   is on and has no time or no day.
    public init?(isOn: Bool = false, minutes: [Int], weekdays: [Int] = Array(1...7)) {
        guard minutes.allSatisfy((0..<1440).contains), weekdays.allSatisfy((1...7).contains),
            minutes.count <= Self.mostTimes, !isOn || !minutes.isEmpty && !weekdays.isEmpty
        else { return nil }
        self.isOn = isOn
        self.minutes = Set(minutes).sorted()
        self.weekdays = Set(weekdays).sorted()
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        guard
            let read = Reminder(
                isOn: try container.decode(Bool.self, forKey: .isOn),
                minutes: try container.decode([Int].self, forKey: .minutes),
                weekdays: try container.decode([Int].self, forKey: .weekdays))
        else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "times and days that there are"))
        }
        self = read
    }
}

/// Hours in which nobody is reminded of anything; what falls into them is not told later either.
public struct QuietHours: Codable, Sendable, Equatable {
    /// Ten in the evening to seven
    public static let usual = QuietHours(start: 22 * 60, last: 7 * 60)

    /// Minutes after midnight
    public let from: Int
    /// Minutes after midnight, of the next day where it is before `from`; the same as `from` for none
    public let to: Int

    /// - Returns: `nil` for times that no clock shows.
    public init?(from: Int, to: Int) {
        guard (0..<1440).contains(from), (0..<1440).contains(to) else { return nil }
        self.init(start: from, last: to)
    }

    private init(start: Int, last: Int) {
        from = start
        to = last
    }

    public func contains(_ minute: Int) -> Bool {
        from <= to ? (from..<to).contains(minute) : minute >= from || minute < to
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let read = QuietHours(
            from: try container.decode(Int.self, forKey: .from), to: try container.decode(Int.self, forKey: .to))
        guard let read else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "two times of a day"))
        }
        self = read
    }
}

/// All that someone is reminded of.
public struct Reminders: Codable, Sendable, Equatable {
    public var quiet: QuietHours
    private var chosen: [ReminderSubject: Reminder]

    /// None of them on, at times that suit most: meals where they begin, the week on the day that it is looked back on.
    public init(mealTimes: MealTimes = .usual, checkInDay: Int = 7) {
        quiet = .usual
        chosen = Dictionary(
            uniqueKeysWithValues: ReminderSubject.allCases.compactMap { subject in
                Reminder.usual(of: subject, mealTimes, checkInDay: checkInDay).map { (subject, $0) }
            })
    }

    public subscript(subject: ReminderSubject) -> Reminder {
        get { chosen[subject] ?? Reminder.none }
        set { chosen[subject] = newValue }
    }

    public var isAnyOn: Bool { chosen.values.contains(where: \.isOn) }
}

extension Reminder {
    fileprivate static let none = Reminder(isOn: false, all: [])

    private init(isOn: Bool, all minutes: [Int]) {
        self.isOn = isOn
        self.minutes = minutes
        weekdays = Array(1...7)
    }

    fileprivate static func usual(of subject: ReminderSubject, _ times: MealTimes, checkInDay: Int) -> Reminder? {
        switch subject {
        case .drinks: Reminder(minutes: [10, 12, 14, 16, 18].map { $0 * 60 })
        case .weighIn: Reminder(minutes: [7 * 60 + 30])
        case .workout: Reminder(minutes: [17 * 60 + 30], weekdays: [1, 3, 5])
        case .daySummary: Reminder(minutes: [21 * 60])
        case .weekSummary: Reminder(minutes: [19 * 60], weekdays: [checkInDay])
        case .standsOut: Reminder(minutes: [9 * 60])
        default:
            // Half an hour into the meal: who eats then has had time to.
            Reminder(minutes: subject.meal.flatMap(times.window).map { [min($0.lowerBound + 30, 1439)] } ?? [])
        }
    }
}
