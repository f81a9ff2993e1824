/// A workout as it is read.
struct HealthWorkout {
    var activity: String
    var source: Int
    var start: HealthStamp
    var end: Int64
    /// The zone that it names itself, 0 for none.
    var zone: UInt16 = 0
    var minutes: Double
    /// kcal
    var activeEnergy: Double?
    /// km
    var distance: Double?
    var heartRate: Double?
    var heartRateMin: Double?
    var heartRateMax: Double?

    init(activity: String, source: Int, start: HealthStamp, end: Int64, minutes: Double) {
        self.activity = activity
        self.source = source
        self.start = start
        self.end = end
        self.minutes = minutes
    }

    /// - Parameter attributes: of its opening tag
    init(activity: String, source: Int, start: HealthStamp, end: Int64, _ attributes: inout HealthAttributes) {
        self.init(
            activity: activity, source: source, start: start, end: end, minutes: Double(end - start.seconds) / 60)
        if let duration = Self.amount(&attributes, .duration, .durationUnit, .time) { minutes = duration / 60 }
        activeEnergy = Self.amount(&attributes, .totalEnergyBurned, .totalEnergyBurnedUnit, .energy)
        distance = Self.amount(&attributes, .totalDistance, .totalDistanceUnit, .length).map { $0 / 1000 }
    }

    /// Takes in one of its statistics.
    mutating func add(_ attributes: inout HealthAttributes) {
        guard let type = attributes[.type], type.count > 24 else { return }
        let kind = type.part(24..<type.count)
        if kind.equals("ActiveEnergyBurned") {
            activeEnergy = Self.amount(&attributes, .sum, .unit, .energy) ?? activeEnergy
        } else if kind.equals("HeartRate") {
            heartRate = Self.amount(&attributes, .average, .unit, .frequency)
            heartRateMin = Self.amount(&attributes, .minimum, .unit, .frequency)
            heartRateMax = Self.amount(&attributes, .maximum, .unit, .frequency)
        } else if kind.part(0..<8).equals("Distance") {
            distance = Self.amount(&attributes, .sum, .unit, .length).map { $0 / 1000 } ?? distance
        }
    }

    private static func amount(
        _ attributes: inout HealthAttributes, _ value: HealthAttribute, _ unit: HealthAttribute,
        _ dimension: HealthUnit.Dimension
    ) -> Double? {
        guard let value = attributes[value].flatMap({ NumberBytes.double($0) }), value >= 0, value < 1e6,
            let factor = HealthUnit.factor(attributes[unit] ?? Bytes(start: nil, count: 0), dimension)
        else { return nil }
        return value * factor
    }
}
