import Domain

/// A table of Google's archive of a Fitbit: moments in UTC, one figure, and the device or app that it is from.
struct FitbitTable {
    /// Whether a row is a whole day, written as a moment of it in UTC.
    let isDaily: Bool
    private let isResting: Bool

    init?(_ head: [UInt8], fileName: String) {
        let line = String(decoding: head.prefix(400), as: UTF8.self).drop { $0 == "\u{feff}" }.prefix { !$0.isNewline }
        guard line.hasPrefix("timestamp,"), line.hasSuffix(",data source") else { return nil }
        isDaily = fileName.hasPrefix("daily")
        isResting = fileName.contains("resting")
    }

    /// Its columns by what this table calls so: "calories" are those that were burned, "light" are minutes of moving.
    func column(_ title: String) -> ColumnName {
        func named(_ key: ColumnKey, _ unit: String? = nil) -> ColumnName {
            ColumnName(title, key: key, unit: unit.flatMap { WrittenUnit($0) })
        }
        switch title.lowercased() {
        case "timestamp": return named(.datetime)
        case "data source": return named(.source)
        case "steps": return named(.steps)
        case "distance": return named(.distance, "m")
        case "moderate", "very": return named(.activeMinutes)
        case "weight grams": return named(.weight, "g")
        case "body fat percentage": return named(.bodyFat, "%")
        case "beats per minute": return named(isResting ? .restingHeartRate : .heartRate)
        case "breaths per minute": return named(.respiratoryRate)
        case "average percentage": return named(.oxygenSaturation, "%")
        case "average heart rate variability milliseconds": return named(.rmssd, "ms")
        default: return ColumnName(title, key: nil, unit: nil)
        }
    }
}
