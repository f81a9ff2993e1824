import Domain

/// Which app a table is from, by the names of its columns and what stands before them.
struct TableOrigin {
    let origin: HealthOrigin
    /// Whether nobody else writes such a table.
    let isSure: Bool

    private init(_ origin: HealthOrigin, sure: Bool = true) {
        self.origin = origin
        isSure = sure
    }

    /// - Parameter fileName: only heard where the content fits several
    init(_ head: TableHead, fileName: String) {
        let plain = Set(head.columns.map { ColumnName.plain($0.title) })
        let titles = head.columns.map(\.title)
        func all(_ names: String...) -> Bool { plain.isSuperset(of: names) }
        func any(_ names: String...) -> Bool { !plain.isDisjoint(with: names) }
        switch head.shape {
        case .wideSets: self.init(.strongLifts)
        case .sets:
            if any("exercisetitle"), any("setindex", "settype") {
                self.init(.hevy)
            } else if head.has(.setOrder), any("setorder", "workoutname", "workoutnumber") || head.has(.workout) {
                self.init(.strong, sure: any("setorder"))
            } else if head.has(.category) {
                self.init(.fitNotes)
            } else {
                self.init(.table)
            }
        case .food:
            if head.has(.food) {
                if any("icon", "deleted") || head.has(.kind) && head.has(.units) && head.has(.quantity) {
                    self.init(.loseIt)
                } else if any("foodname"), head.has(.quantity), any("energykcal") || any("category") {
                    self.init(.cronometer)
                } else {
                    self.init(.table)
                }
            } else {
                self.init(.myFitnessPal, sure: any("polyunsaturatedfat", "note", "fatg"))
            }
        case .measurements: self.init(.cronometer, sure: all("metric", "unit", "amount"))
        case .activities:
            if any("exercisecalories", "repsperset") {
                self.init(.myFitnessPal)
            } else if all("activityid", "activitydate") || all("activiteitsid") {
                self.init(.strava)
            } else if all("activitytype", "favorite") || all("activiteittype", "favoriet") {
                self.init(.garmin)
            } else if all("from", "to", "activitytype") {
                self.init(.withings)
            } else {
                self.init(any("caloriesburned") && any("day") ? .cronometer : .table)
            }
        case .nights: self.init(all("from", "to") && any("lights", "deeps") ? .withings : .table)
        case .notes: self.init(any("day") ? .cronometer : .table)
        case .days: self = Self.ofDays(head, plain, titles, fileName)
        }
    }

    /// What of the form is known from what others say, and not from a file.
    func doubts(_ head: TableHead) -> [HistoryDoubt] {
        let titles = Set(head.columns.map { ColumnName.plain($0.title) })
        switch origin {
        case .loseIt where titles.contains("lastupdated") || titles.contains("meal"): return [.form]
        case .fitNotes where !titles.contains("weightunit"): return [.form]
        case .withings where head.separator == UInt8(ascii: ";") || titles.contains("from"): return [.form]
        case .libra where head.before.first?.first?.contains("5") == true: return [.form]
        case .waistline: return [.form, .phone]
        case .garmin, .strava: return [.form]
        default: return []
        }
    }

    private static func ofDays(
        _ head: TableHead, _ plain: Set<String>, _ titles: [String], _ fileName: String
    ) -> TableOrigin {
        func any(_ names: String...) -> Bool { !plain.isDisjoint(with: names) }
        if plain.contains("logdate"), plain.count > 5 { return TableOrigin(.vitalPath) }
        if titles.first?.hasPrefix("#") == true || head.before.first?.first?.lowercased().hasPrefix("#version") == true
        {
            return TableOrigin(.libra)
        }
        if head.isHeaded, any("skeletalmusclemass", "bonemass") { return TableOrigin(.garmin) }
        // Other scales write what was not fat, too.
        if !any("timeofmeasurement", "fatfreebodyweightkg", "fatfreebodyweightlb"),
            any(
                "fatmasskg", "fatmasslb", "bonemasskg", "bonemasslb", "systolicmmhg", "tauxdegraissepercent",
                "massegrassekg", "vetmassakg", "fettmassekg", "fatmasslbs")
        {
            return TableOrigin(.withings)
        }
        if any("nremhr", "dailyrespiratoryrate", "overallscore", "sleeplogentryid")
            || plain.isSuperset(of: ["averagevalue", "lowerbound"])
        {
            return TableOrigin(.fitbit)
        }
        // The tables of Fitbit's that researchers share, a row for each person and day, hour or minute.
        let isStudy = any(
            "activityday", "sleepday", "activityhour", "activityminute", "trackerdistance", "ismanualreport")
        if plain.contains("id"), isStudy { return TableOrigin(.fitbit) }
        if any("leftbicepcm", "rightbicepcm", "leftbicepin", "rightbicepin") { return TableOrigin(.hevy) }
        if any("lastupdated"), any("deleted", "secondaryvalue") { return TableOrigin(.loseIt) }
        let scale: Set<String> = [
            "bmi", "bmr", "bodyfat", "fat", "water", "muscle", "lbm", "bone", "visceralfat", "waist", "hip", "chest",
            "neck",
        ]
        let isStamped = plain.isSuperset(of: ["date", "time"]) || plain.contains("datetime")
        if plain.contains("weight"), isStamped, head.separator == UInt8(ascii: ","),
            titles.allSatisfy({ !$0.contains("(") }),
            titles.allSatisfy({ $0 == $0.uppercased() }) || plain.contains("datetime") && !plain.isDisjoint(with: scale)
        {
            return TableOrigin(.openScale, sure: !plain.isDisjoint(with: scale))
        }
        let nutrients = head.columns.count {
            $0.key?.micronutrient != nil || $0.key.flatMap(\.metric)?.isFromFood == true
        }
        if plain.contains("completed") || plain.contains("b12cobalaminµg")
            || any("netcarbsg") && plain.contains("energykcal")
            || titles.first == "Day" && plain.contains("energykcal") && nutrients >= 4
        {
            return TableOrigin(.cronometer)
        }
        let measured: Set<String> = ["date", "weight", "bodyfatpercent", "neck", "waist", "hips"]
        if titles.first == "Date", plain.contains("weight"), plain.isSubset(of: measured) {
            let isNamed = fileName.lowercased().contains("measurement")
            if isNamed || plain.contains("bodyfatpercent") { return TableOrigin(.myFitnessPal, sure: isNamed) }
        }
        if head.separator == UInt8(ascii: ";"), plain.contains("calorieskcal"), nutrients >= 3 {
            return TableOrigin(.waistline, sure: false)
        }
        return TableOrigin(.table)
    }
}
