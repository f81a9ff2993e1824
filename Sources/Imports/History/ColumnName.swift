import Domain
import Foundation

/// What a column of somebody's table holds. The raw values are the keys of `headers.tsv`; those of days and nutrients are
/// called as `Metric`, `Nutrients` and `Micronutrient` call them.
enum ColumnKey: String, CaseIterable {
    case date, time, datetime, start, end, offset
    case meal, food, brand, quantity, units, deleted, completed
    case exercise, workout, workoutNumber, program, setOrder, setType, reps, repsPerSet, sets, weight, weightUnit
    case distance, distanceUnit, seconds, duration, minutes, burned, rpe, superset, notes, workoutNotes, description
    case category, kind, icon, metric, value
    case energy, energyKJ, protein, carbs, netCarbs, fat, saturatedFat, fibre, sugar, addedSugar, sodium, salt, caffeine
    case alcohol, water, waterInFood, polyunsaturated, monounsaturated, transFat, cholesterol, potassium, calcium, iron
    case magnesium, zinc, phosphorus, copper, manganese, selenium, iodine, vitaminA, vitaminD, vitaminE, vitaminK
    case vitaminC, thiamin, riboflavin, niacin, pantothenicAcid, vitaminB6, vitaminB12, folate, biotin
    case bodyFat, fatMass, waist, hips, chest, neck, muscleMass, bmi, bmr, steps, activeMinutes, workoutMinutes
    case workoutCount, activeEnergy, basalEnergy, totalBurned, mindfulMinutes, sleep, sleepInBed, sleepAwake, sleepDeep
    case sleepCore, sleepREM, sleepQuality, heartRate, heartRateMin, heartRateMax, restingHeartRate, hrv, rmssd
    case respiratoryRate, oxygenSaturation, vo2Max, stress, mood, energyLevel, systolic, diastolic, lowerBound,
        upperBound
    case averageValue, weightTrend, source

    /// The figure of a day, where it is one.
    var metric: Metric? { Metric(rawValue: rawValue) }
    var micronutrient: Micronutrient? { Micronutrient(key: rawValue) }

    /// Names in several languages, folded.
    private static let table: [String: ColumnKey] = {
        let text = Embedded.files.first { $0.path == "History/headers.tsv" }?.content
        let lines = text?.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }.split(separator: "\n") ?? []
        var table: [String: ColumnKey] = [:]
        for line in lines.dropFirst() {
            let cells = line.split(separator: "\t")
            guard cells.count == 2, let key = ColumnKey(rawValue: String(cells[0])) else { continue }
            for name in cells[1].split(separator: "|") where table[ColumnName.plain(name)] == nil {
                table[ColumnName.plain(name)] = key
            }
        }
        return table
    }()

    init?(plain: String) {
        guard let key = Self.table[plain] else { return nil }
        self = key
    }
}

/// The head of a column: which key its name is, in whichever language, and the unit that it names.
struct ColumnName {
    /// As it is written.
    let title: String
    let key: ColumnKey?
    let unit: WrittenUnit?

    init(_ title: String) {
        self.title = title
        var name = Self.spaced(title)[...].drop { $0 == "#" || $0.isWhitespace }
        // Samsung puts the kind of record before the name.
        if name.hasPrefix("com."), let dot = name.lastIndex(of: ".") { name = name[name.index(after: dot)...] }
        let (rest, unit) = Self.split(name)
        let found = [name, rest, name.prefix { $0 != "(" && $0 != "[" }].lazy.compactMap {
            ColumnKey(plain: Self.plain($0))
        }.first
        if found == .waterInFood || found == .water, unit?.name == "oz" {
            key = .water
            self.unit = WrittenUnit("floz")
            return
        }
        // A volume of water was drunk; its mass is what food holds of it.
        key = found == .waterInFood && unit?.dimension == .volume ? .water : found
        // A column of loads may be called by its unit alone.
        self.unit = unit ?? WrittenUnit(name).flatMap { $0.dimension == .mass ? $0 : nil }
    }

    /// Whether its name itself says that it was eaten.
    var saysEaten: Bool {
        let name = Self.plain(title)
        return ["consumed", "eaten", "food", "intake", "diet", "caloriesin", "gegeten", "inname"].contains {
            name.contains($0)
        }
    }

    /// "weightKg" as "weight Kg".
    private static func spaced(_ title: String) -> String {
        guard title.utf8.count <= 100 else { return title }
        var last: Character?
        return title.reduce(into: "") { text, letter in
            if letter.isUppercase, last?.isLowercase == true { text += " " }
            text.append(letter)
            last = letter
        }
    }

    /// Where what it holds is known from elsewhere.
    init(_ title: String, key: ColumnKey?, unit: WrittenUnit?) {
        self.title = title
        self.key = key
        self.unit = unit
    }

    /// "Weight (kg)", "weight_kg", "Weight [kg]" and "Weight, kg" without their unit, and the unit.
    private static func split(_ name: Substring) -> (Substring, WrittenUnit?) {
        if let open = name.lastIndex(where: { $0 == "(" || $0 == "[" }) {
            let inside = name[name.index(after: open)...].prefix { $0 != ")" && $0 != "]" }
            if let unit = WrittenUnit(inside) { return (name[..<open], unit) }
        }
        if name.last == "%" { return (name.dropLast(), WrittenUnit("%")) }
        guard let cut = name.lastIndex(where: { $0 == "_" || $0 == " " || $0 == "," || $0 == "-" }),
            let unit = WrittenUnit(name[name.index(after: cut)...])
        else { return (name, nil) }
        return (name[..<cut], unit)
    }

    /// Small letters and digits, without accents.
    static func plain(_ name: some StringProtocol) -> String {
        var spelled = String(name)
        // Each row has names, and few have a sign.
        if spelled.utf8.contains(where: { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "#") }) {
            spelled = spelled.replacing("%", with: " percent ").replacing("#", with: " number ")
        }
        return String(decoding: FoldedText.words(spelled).joined(), as: UTF8.self)
    }
}
