import Domain

/// A unit as people and programs write it.
struct WrittenUnit: Equatable {
    /// With what it is brought to: g, kcal, ml, m, min, %, a count, a minute, ms stays time.
    enum Dimension { case mass, energy, volume, length, time, percent, count, rate, internationalUnits }

    let dimension: Dimension
    let factor: Double
    /// `kg`, `lb` or whatever it was, in small letters.
    let name: String

    init?(_ text: some StringProtocol) {
        guard text.utf8.count <= 24 else { return nil }
        let name = text.lowercased().filter { !$0.isWhitespace && $0 != "." }
        guard let (dimension, factor) = Self.table[name] else { return nil }
        self.dimension = dimension
        self.factor = factor
        self.name = Self.isPounds(name) ? "lb" : name
    }

    private static func isPounds(_ name: String) -> Bool { ["lb", "lbs", "pound", "pounds", "libras"].contains(name) }

    /// From here to what a metric is kept in.
    func factor(to unit: MetricUnit) -> Double? {
        switch (unit, dimension) {
        case (.kilograms, .mass): factor / 1000
        case (.grams, .mass), (.kilocalories, .energy), (.percent, .percent), (.count, .count), (.minutes, .time),
            (.millilitres, .volume), (.beatsPerMinute, .rate), (.breathsPerMinute, .rate):
            factor
        case (.millilitres, .mass): factor
        case (.milligrams, .mass): factor * 1000
        case (.centimetres, .length): factor * 100
        case (.kilometres, .length): factor / 1000
        case (.milliseconds, .time): factor * 60_000
        default: nil
        }
    }

    private static let table: [String: (Dimension, Double)] = {
        let units: [(Dimension, Double, String)] = [
            (.mass, 1, "g gr gram grams gramm gramme grammes"),
            (.mass, 1000, "kg kgs kilo kilos kilogram kilograms kilogramm"),
            (.mass, 453.59237, "lb lbs pound pounds libras"), (.mass, 6350.29318, "st stone stones"),
            (.mass, 28.349523125, "oz ounce ounces"), (.mass, 0.001, "mg milligram milligrams"),
            (.mass, 1e-6, "µg μg ug mcg microgram micrograms"),
            (.energy, 1, "kcal cal cals calories kalorien"), (.energy, 1 / 4.184, "kj kilojoule kilojoules"),
            (.volume, 1, "ml milliliter milliliters millilitre millilitres"),
            (.volume, 1000, "l liter liters litre litres"), (.volume, 10, "cl"), (.volume, 100, "dl"),
            (.volume, 29.5735295625, "floz fl_oz fluidounce fluidounces ozfl"), (.volume, 236.5882365, "cup cups"),
            (.length, 1, "m meter meters metre metres mtr"),
            (.length, 1000, "km kms kilometer kilometers kilometre kilometres"),
            (.length, 0.01, "cm centimeter centimeters centimetre"), (.length, 0.001, "mm"),
            (.length, 0.0254, "in inch inches"), (.length, 0.3048, "ft feet foot"),
            (.length, 0.9144, "yd yds yard yards"), (.length, 1609.344, "mi mile miles"),
            (.time, 1, "min mins minute minutes minuten minuut"),
            (.time, 60, "h hr hrs hour hours uur uren std stunden"),
            (.time, 1.0 / 60, "s sec secs second seconds seconden sekunden"),
            (.time, 1.0 / 60_000, "ms msec milliseconds"),
            (.percent, 1, "% pct percent procent prozent"), (.count, 1, "count steps stappen schritte"),
            (.rate, 1, "bpm /min rpm brpm br/min count/min beats/min breaths/min"),
            (.internationalUnits, 1, "iu ie ui"),
        ]
        var table: [String: (Dimension, Double)] = [:]
        for (dimension, factor, names) in units {
            for name in names.split(separator: " ") { table[String(name)] = (dimension, factor) }
        }
        return table
    }()
}
