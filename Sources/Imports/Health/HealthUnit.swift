/// Units as a Health export writes them.
enum HealthUnit {
    /// What a unit measures, with what it is brought to.
    enum Dimension {
        /// count, kcal, g, ml, m, s, a minute, a fraction, ml/kg/min
        case count, energy, mass, volume, length, time, frequency, fraction, oxygenUptake
    }

    /// The factor from a unit to its dimension's own.
    static func factor(_ unit: Bytes, _ dimension: Dimension) -> Double? {
        guard unit.count <= 24 else { return nil }
        let name = String(decoding: unit, as: UTF8.self)
        return dimension == .oxygenUptake ? oxygenUptake(name) : table[dimension]?[name]
    }

    /// Millilitres for each kilogram and minute, whichever stands first: `mL/min·kg`, `ml/(kg*min)`, `mL/kg/min`.
    private static func oxygenUptake(_ name: String) -> Double? {
        let parts = name.lowercased().split { !$0.isLetter }
        return parts.first == "ml" && parts.count == 3 && Set(parts) == ["ml", "kg", "min"] && name.contains("/")
            ? 1 : nil
    }

    private static let table: [Dimension: [String: Double]] = [
        .count: ["count": 1],
        .energy: ["kcal": 1, "Cal": 1, "cal": 0.001, "kJ": 1 / 4.184, "J": 1 / 4184],
        .mass: [
            "g": 1, "kg": 1000, "mg": 0.001, "mcg": 1e-6, "µg": 1e-6, "μg": 1e-6, "oz": 28.349523125, "lb": 453.59237,
            "st": 6350.29318,
        ],
        .volume: [
            "mL": 1, "ml": 1, "cL": 10, "dL": 100, "L": 1000, "l": 1000, "fl_oz_us": 29.5735295625,
            "fl_oz_imp": 28.4130625, "cup_us": 236.5882365, "cup_imp": 284.130625, "pt_us": 473.176473,
            "pt_imp": 568.26125,
        ],
        .length: [
            "m": 1, "km": 1000, "cm": 0.01, "mm": 0.001, "in": 0.0254, "ft": 0.3048, "yd": 0.9144, "mi": 1609.344,
        ],
        .time: ["s": 1, "ms": 0.001, "min": 60, "hr": 3600, "d": 86_400],
        .frequency: ["count/min": 1, "count/s": 60, "Hz": 60, "bpm": 1],
        .fraction: ["%": 1],
    ]
}
