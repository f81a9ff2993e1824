import Domain

/// A document of JSON that is somebody's history, by its keys.
enum HistoryJSON: Equatable {
    /// Moments and values; which figure they are is told by the file's name.
    case fitbitValues(FitbitKind)
    case fitbitNights, fitbitWeights, fitbitExercise
    case intake, trackedDays, activities, weights
    case waistline
    case vitalPath

    enum FitbitKind: Equatable { case steps, activeMinutes, restingHeartRate, heartRate, other }

    var origin: HealthOrigin {
        switch self {
        case .fitbitValues, .fitbitNights, .fitbitWeights, .fitbitExercise: .fitbit
        case .intake, .trackedDays, .activities, .weights: .openNutriTracker
        case .waistline: .waistline
        case .vitalPath: .vitalPath
        }
    }

    /// What is known of it from hearsay.
    var doubts: [HistoryDoubt] {
        switch self {
        case .waistline, .intake, .trackedDays, .activities, .weights: [.form]
        case .fitbitValues(.steps), .fitbitValues(.heartRate), .fitbitExercise: [.zone]
        default: []
        }
    }

    init?(_ head: [UInt8], fileName: String) {
        let text = String(decoding: head.prefix(64 << 10), as: UTF8.self)
        func has(_ keys: String...) -> Bool { keys.allSatisfy { text.contains("\"\($0)\"") } }
        let isList = text.first { !$0.isWhitespace && $0 != "\u{feff}" } == "["
        let name = fileName.lowercased()
        if !isList {
            if has("format"), text.prefix(200).contains("\"vitalpath\"") {
                self = .vitalPath
            } else if has("foodList") || has("diary"),
                has("dateTime") || has("nutrition") || has("mealList") || has("meals")
            {
                self = .waistline
            } else {
                return nil
            }
        } else if has("dateOfSleep") {
            self = .fitbitNights
        } else if has("logId", "weight") {
            self = .fitbitWeights
        } else if has("activityName", "logId") || has("activityName", "startTime") {
            self = .fitbitExercise
        } else if has("dateTime", "value") {
            if name.hasPrefix("steps") {
                self = .fitbitValues(.steps)
            } else if name.hasPrefix("very_active") || name.hasPrefix("moderately_active") {
                self = .fitbitValues(.activeMinutes)
            } else if name.hasPrefix("resting_heart_rate") || has("error") && has("date") {
                self = .fitbitValues(.restingHeartRate)
            } else if name.hasPrefix("heart_rate") || has("bpm", "confidence") {
                self = .fitbitValues(.heartRate)
            } else {
                self = .fitbitValues(.other)
            }
        } else if has("meal", "amount", "dateTime") {
            self = .intake
        } else if has("calorieGoal") || has("caloriesTracked") {
            self = .trackedDays
        } else if has("burnedKcal") {
            self = .activities
        } else if name.contains("user_weight"), has("weight") {
            self = .weights
        } else {
            return nil
        }
    }

    func read(_ stream: any ByteStream, _ meter: ImportMeter, _ tally: HistoryTally) throws {
        switch self {
        case .waistline: return try WaistlineDiary(tally).read(stream, meter)
        case .vitalPath: return try OwnExport(tally).read(stream, meter)
        default: break
        }
        let fitbit = FitbitRecords(tally)
        try Self.each(stream, meter, tally) { row in
            switch self {
            case .fitbitValues(let kind): fitbit.add(row, kind)
            case .fitbitNights: fitbit.addNight(row)
            case .fitbitWeights: fitbit.addWeight(row)
            case .fitbitExercise: fitbit.addExercise(row)
            case .intake: try NutriTracker.addIntake(row, tally)
            case .trackedDays: tally.skip(.total, row.text("day") ?? "")
            case .activities: NutriTracker.addActivity(row, tally)
            case .weights: NutriTracker.addWeight(row, tally)
            case .waistline, .vitalPath: break
            }
        }
    }

    /// Each object of the list at the top; what is behind a place that makes no sense is lost.
    private static func each(
        _ stream: any ByteStream, _ meter: ImportMeter, _ tally: HistoryTally, _ body: (AccountRow) throws -> Void
    ) throws {
        do {
            let wrapped = WrappedStream(stream, before: #"{"all":"#, after: "}")
            var elements = try JSONElements(wrapped, longestElement: 8 << 20) { _ in true }
            while let element = try elements.next() {
                meter.items += 1
                tally.days.summary.records += 1
                do {
                    var cursor = JSONCursor(element)
                    try body(try AccountRow(&cursor))
                } catch is JSONCursor.Malformed {
                    tally.skip(.malformed, String(decoding: element.part(0..<80), as: UTF8.self))
                }
            }
        } catch let error as ImportError where error == .truncated || error == .corrupt {
            tally.skip(.malformed, "…")
        }
    }
}

/// A stream with text before and behind it.
final class WrappedStream: ByteStream {
    private var parts: [any ByteStream]

    init(_ stream: any ByteStream, before: String, after: String) {
        parts = [MemoryStream(before.utf8), stream, MemoryStream(after.utf8)]
    }

    func next() throws -> Bytes? {
        while let part = parts.first {
            if let bytes = try part.next() { return bytes }
            parts.removeFirst()
        }
        return nil
    }
}

extension AccountRow {
    /// The moment that is written there.
    func moment(_ path: String, _ order: WrittenDate.Order = .mdy) -> WrittenDate? {
        guard var bytes = text(path).map({ Array($0.utf8) }) else { return nil }
        return bytes.withUnsafeMutableBufferPointer { WrittenDate(Bytes($0), order) }
    }

    /// What is there, for whoever wants to see what was left out.
    var words: String {
        let shown = values.sorted { $0.key < $1.key }.prefix(4).map { key, value in
            switch value {
            case .number(let number): "\(key): \(number)"
            case .text(let text): "\(key): \(text.prefix(30))"
            }
        }
        return shown.joined(separator: ", ")
    }
}
