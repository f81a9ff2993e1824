/// An export of somebody whose files are known, and not read here.
public enum ForeignExport: String, Error, CaseIterable, Sendable {
    case fitbit = "Fitbit"
    case withings = "Withings"
    case samsung = "Samsung Health"
    case myFitnessPal = "MyFitnessPal"
    case cronometer = "Cronometer"
    case loseIt = "Lose It!"
    case whoop = "Whoop"
    case strava = "Strava"
    case googleFit = "Google Fit"

    public static let key = "health.error.foreign"

    /// Whose archive it is, by the names of folders and files that nobody else uses.
    init?(_ archive: ZipArchive) {
        let paths = archive.entries.map { String(decoding: $0.name, as: UTF8.self).lowercased() }
        let names = Set(archive.entries.map(\.fileName))
        func anyName(_ belongs: (String) -> Bool) -> Bool { names.contains(where: belongs) }
        func anyFolder(_ folder: String) -> Bool {
            paths.contains { $0.hasPrefix(folder + "/") || $0.contains("/\(folder)/") }
        }
        let fitbit = [
            "sedentary_minutes-", "lightly_active_minutes-", "very_active_minutes-", "daily spo2 - ", "activity_goals-",
        ]
        if anyFolder("myfitbitdata") || anyFolder("fitbit") || anyFolder("global export data")
            || names.contains("sleep_score.csv") || anyName({ name in fitbit.contains { name.hasPrefix($0) } })
        {
            self = .fitbit
        } else if anyName({ $0.hasPrefix("com.samsung.health.") || $0.hasPrefix("com.samsung.shealth.") }) {
            self = .samsung
        } else if anyName({ name in
            ["nutrition-summary-", "measurement-summary-", "exercise-summary-"].contains { name.hasPrefix($0) }
        }) {
            self = .myFitnessPal
        } else if names.isSuperset(of: ["weight.csv", "bp.csv"]) || names.contains("aggregates_steps.csv")
            || anyName({ $0.hasPrefix("raw_tracker_") })
        {
            self = .withings
        } else if names.isSuperset(of: ["servings.csv", "biometrics.csv"]) {
            self = .cronometer
        } else if names.contains("physiological_cycles.csv") {
            self = .whoop
        } else if names.contains("food-logs.csv") {
            self = .loseIt
        } else if names.contains("activities.csv"), anyFolder("activities") || names.contains("profile.csv") {
            self = .strava
        } else if anyFolder("takeout/fit") || anyFolder("daily activity metrics") {
            self = .googleFit
        } else {
            return nil
        }
    }

    /// Whose table it is, by its first line.
    init?(head: [UInt8]) {
        let text = String(decoding: head.prefix(2000), as: UTF8.self).drop { $0 == "\u{feff}" || $0.isWhitespace }
        let line = text.prefix { !$0.isNewline }.filter { $0 != "\"" }.lowercased()
        let heads: [(String, ForeignExport)] = [
            ("com.samsung.", .samsung), ("date,meal,calories", .myFitnessPal),
            ("date,exercise,type,exercise calories", .myFitnessPal),
            ("date,name,icon,type,quantity,units", .loseIt), ("day,time,group,", .cronometer),
            ("day,time,food name,", .cronometer),
            ("date,weight (kg),fat mass", .withings), ("date,weight (lb),fat mass", .withings),
            ("date,systolic (mmhg)", .withings),
            ("from,to,deep (s)", .withings), ("cycle start time,", .whoop), ("activity id,activity date,", .strava),
            ("sleep_log_entry_id,", .fitbit),
        ]
        guard let known = heads.first(where: { line.hasPrefix($0.0) }) else { return nil }
        self = known.1
    }
}
