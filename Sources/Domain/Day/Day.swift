/// One civil date of one person: every total, and where each came from.
///
/// Charts, insights, reports and exports are functions of `[Day]`; nothing downstream reads the store.
public struct Day: Codable, Sendable, Equatable {
    public var date: CivilDate
    /// What is known. A metric that is absent is unknown, never zero.
    public var figures: DayFigures
    /// Food and drink by slot, only the slots with an entry, in the order of the day.
    public var meals: [MealTotal]
    public var workoutCompleted: Bool?
    public var workoutType: String?
    public var notes: String?
    /// What devices recorded beyond one number each; only read where it is asked for.
    public var recorded: DayRecording?

    public init(
        date: CivilDate, figures: DayFigures = [:], meals: [MealTotal] = [],
        workoutCompleted: Bool? = nil, workoutType: String? = nil, notes: String? = nil, recorded: DayRecording? = nil
    ) {
        self.date = date
        self.figures = figures
        self.meals = meals
        self.workoutCompleted = workoutCompleted
        self.workoutType = workoutType
        self.notes = notes
        self.recorded = recorded
    }

    /// The figure that counts, if one is known.
    public subscript(metric: Metric) -> Double? { figures.value(of: metric) }

    /// The same, where it is known in full: what is this or more tells no whole.
    public func whole(_ metric: Metric) -> Double? {
        figures[metric].flatMap { $0.isAtLeast ? nil : $0.value }
    }

    /// Entries of food and drink on this day.
    public var entryCount: Int { meals.reduce(0) { $0 + $1.entries } }

    /// Nothing is known of it, from no source.
    public var isEmpty: Bool {
        figures.isEmpty && meals.isEmpty && notes == nil && workoutCompleted == nil && workoutType == nil
    }
}

/// One number of a day, with its origin and what lost against it.
public struct Figure: Codable, Sendable, Equatable {
    public var value: Double
    public var source: Source
    /// The true value is this or more: a part of the sum is unknown.
    public var isAtLeast: Bool
    /// As it was typed, where that was in another unit than it is stored in.
    public var typed: Quantity?
    /// What each source contributed, the most first, where it was put together from several.
    public var parts: [Other]?
    /// Figures from other sources that were not chosen, or not all of it, best first.
    public var others: [Other]

    public struct Other: Codable, Sendable, Equatable {
        public var value: Double
        public var source: Source

        public init(value: Double, source: Source) {
            self.value = value
            self.source = source
        }
    }

    public init(
        value: Double, source: Source, isAtLeast: Bool = false, typed: Quantity? = nil, parts: [Other]? = nil,
        others: [Other] = []
    ) {
        self.value = value
        self.source = source
        self.isAtLeast = isAtLeast
        self.typed = typed
        self.parts = parts
        self.others = others
    }
}

/// Where a figure came from. `manual` was typed, `entries` is a sum of food entries or workouts, anything else names a device or file.
public struct Source: RawRepresentable, Hashable, Codable, Sendable, ExpressibleByStringLiteral {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }

    public static let manual: Source = "manual"
    public static let entries: Source = "entries"

    public init(from decoder: any Decoder) throws {
        rawValue = try decoder.singleValueContainer().decode(String.self)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
}

/// What one meal slot of a day adds up to.
public struct MealTotal: Codable, Sendable, Equatable {
    public var slot: MealSlot
    public var entries: Int
    public var nutrients: Nutrients

    public init(slot: MealSlot, entries: Int, nutrients: Nutrients) {
        self.slot = slot
        self.entries = entries
        self.nutrients = nutrients
    }
}
