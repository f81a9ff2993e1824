/// A day in the field names that API clients know. A missing figure is left out, never 0.
public struct DailyLog: Encodable, Sendable {
    /// A field of the log and the metric that it shows, with the factor from the stored unit to the shown one.
    public struct Field: Sendable {
        public let name: String
        public let metric: Metric
        /// Shown value times this is the stored value: 1000 for litres.
        public let factor: Double
        public let isWhole: Bool

        init(_ name: String, _ metric: Metric, factor: Double = 1, isWhole: Bool = false) {
            self.name = name
            self.metric = metric
            self.factor = factor
            self.isWhole = isWhole
        }

        /// How finely it is typed, in its own unit
        public var decimals: Int { isWhole ? 0 : factor == 1 ? max(1, metric.decimals) : 2 }

        /// `h` where the metric is kept in minutes, `l` where in millilitres
        public var unit: String { factor == 1 ? metric.unit.rawValue : metric.unit == .minutes ? "h" : "l" }
    }

    public static let fields: [Field] = [
        Field("weightKg", .weight), Field("waistCm", .waist), Field("hipsCm", .hips), Field("chestCm", .chest),
        Field("neckCm", .neck),
        Field("bodyFatPercentage", .bodyFat),
        Field("caloriesConsumed", .energy, isWhole: true), Field("proteinGrams", .protein),
        Field("carbsGrams", .carbs), Field("fatGrams", .fat), Field("fibreGrams", .fibre),
        Field("waterLiters", .water, factor: 1000),
        Field("steps", .steps, isWhole: true), Field("activeMinutes", .activeMinutes, isWhole: true),
        Field("workoutDurationMinutes", .workoutMinutes, isWhole: true),
        Field("sleepHours", .sleep, factor: 60), Field("sleepQuality", .sleepQuality, isWhole: true),
        Field("energyLevel", .energyLevel, isWhole: true), Field("stressLevel", .stress, isWhole: true),
        Field("moodRating", .mood, isWhole: true), Field("avgHeartRate", .heartRate, isWhole: true),
        Field("restingHeartRate", .restingHeartRate, isWhole: true), Field("hrv", .hrv),
        Field("bodyTemperatureC", .bodyTemperature),
    ]

    let day: Day
    let id: String
    let owner: Account.ID

    public init(_ day: Day, id: String, owner: Account.ID) {
        self.day = day
        self.id = id
        self.owner = owner
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: NameKey.self)
        try container.encode(id, forKey: NameKey("id"))
        try container.encode(owner, forKey: NameKey("userId"))
        try container.encode(day.date, forKey: NameKey("logDate"))
        var overrides: [String] = []
        var summed: [String: Double] = [:]
        var typed: [String: Quantity] = [:]
        var sources: [String: Source] = [:]
        for field in Self.fields {
            guard let figure = day.figures[field.metric] else { continue }
            try container.encode(Self.shown(figure.value, field), forKey: NameKey(field.name))
            typed[field.name] = figure.typed
            if figure.source != .manual { sources[field.name] = figure.source }
            guard field.metric.isFromFood, figure.source == .manual else { continue }
            overrides.append(field.name)
            if let sum = figure.others.first(where: { $0.source == .entries }) {
                summed[field.name] = Self.shown(sum.value, field)
            }
        }
        try container.encodeIfPresent(day.workoutCompleted, forKey: NameKey("workoutCompleted"))
        try container.encodeIfPresent(day.workoutType, forKey: NameKey("workoutType"))
        try container.encodeIfPresent(day.notes, forKey: NameKey("notes"))
        try container.encode(overrides, forKey: NameKey("overrides"))
        try container.encode(summed, forKey: NameKey("summed"))
        try container.encode(typed, forKey: NameKey("typed"))
        try container.encode(sources, forKey: NameKey("sources"))
    }

    private static func shown(_ value: Double, _ field: Field) -> Double {
        let shown = value / field.factor
        return field.isWhole ? shown.rounded() : (shown * 1000).rounded() / 1000
    }
}
