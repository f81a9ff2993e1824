import Domain
import Foundation

/// Which meal a row belongs to: by its name, else by its time, else by a time in its name ("Meal 2 12pm").
struct MealPlace {
    var slot: MealSlot
    var minute: Int

    /// Also the numbers that Samsung Health gives them.
    private static let names: [(MealSlot, String)] = [
        (
            .breakfast,
            "100001 breakfast ontbijt fruhstuck petitdejeuner desayuno colazione pequenoalmoco cafedamanha frukost sniadanie"
        ),
        (.lunch, "100002 lunch middageten middagmaal mittagessen mittag dejeuner almuerzo comida pranzo almoco"),
        (.dinner, "100003 dinner avondeten diner avondmaal abendessen abendbrot cena jantar supper middag"),
        (.morningSnack, "100004 morningsnack ochtendsnack snackvoormiddag breaksnack firstsnack brunch"),
        (.afternoonSnack, "100005 afternoonsnack middagsnack snacknamiddag"),
        (.eveningSnack, "100006 eveningsnack avondsnack nightsnack latenight"),
        (.drinks, "drinks dranken getranke boissons bebidas"),
    ]

    private static let table: [String: MealSlot] = {
        var table = Dictionary(uniqueKeysWithValues: MealSlot.allCases.map { (ColumnName.plain($0.rawValue), $0) })
        for (slot, words) in names { for word in words.split(separator: " ") { table[String(word)] = slot } }
        return table
    }()

    init(_ name: String?, at minute: Int?, _ times: MealTimes) {
        self.init(name, plain: ColumnName.plain(name ?? ""), at: minute, times)
    }

    init(_ name: String?, plain: String, at minute: Int?, _ times: MealTimes) {
        let told = minute ?? name.flatMap(Self.time)
        if let slot = Self.table[plain] {
            self.slot = slot
        } else if plain.contains("snack") || plain.contains("tussendoor") || plain.contains("zwischen")
            || plain.contains("collation")
        {
            slot = times.slot(named: "snack", at: told ?? times.middle(of: .afternoonSnack)) ?? .afternoonSnack
        } else {
            slot = told.map(times.slot) ?? .afternoonSnack
        }
        self.minute = told ?? times.middle(of: slot)
    }

    /// The time in "Meal 2 12pm" or "Meal 18:30".
    private static func time(_ name: String) -> Int? {
        for word in name.split(separator: " ") where word.contains(":") || word.lowercased().hasSuffix("m") {
            var digits = Array(word.utf8)
            if let seconds = digits.withUnsafeMutableBufferPointer({ WrittenDate.time(Bytes($0)) }) {
                return seconds / 60
            }
        }
        return nil
    }
}

/// How much was eaten: "1.00 cup", "150 g", or a number beside its unit.
struct WrittenAmount {
    var amount = 1.0
    var unit = "serving"
    var grams: Double?
    var millilitres: Double?
    var minutes: Double?
    /// g of it that are water.
    var water: Double?

    init(_ text: String?, unit written: String?, _ numbers: WrittenNumber) {
        let text = text ?? ""
        let digits = text.prefix { $0.isASCII && $0.isNumber || ".,".contains($0) }
        var bytes = Array(digits.utf8)
        let number = bytes.withUnsafeMutableBufferPointer { numbers.cell(Bytes($0)).value }
        if let number, number > 0, number < 1e6 { amount = number }
        let rest = String(text.dropFirst(digits.count)).trimming()
        if let name = written ?? (rest.isEmpty ? nil : rest) { unit = String(name.prefix(40)) }
        guard let known = WrittenUnit(unit) else { return }
        switch known.dimension {
        case .mass: grams = amount * known.factor
        case .volume: millilitres = amount * known.factor
        case .time: minutes = (number ?? 0) * known.factor
        default: break
        }
    }
}

/// What a name says, by its words.
struct NameFacts {
    /// As `ColumnName.plain` has it
    let plain: String
    let isTotal: Bool
    let isWater: Bool

    init(_ name: String) {
        plain = ColumnName.plain(name)
        isTotal = name.utf8.count <= 40 && TotalWords.isTotal(plain: plain)
        isWater = WaterWords.isWater(plain: plain)
    }
}

/// Names that were looked at: the same foods are eaten again and again.
struct KnownNames {
    private static let most = 5000
    private var known: [String: NameFacts] = [:]

    mutating func facts(of name: String) -> NameFacts {
        if let facts = known[name] { return facts }
        if known.count >= Self.most { known = [:] }
        let facts = NameFacts(name)
        known[name] = facts
        return facts
    }
}

enum WaterWords {
    private static let names: Set<String> = [
        "water", "tapwater", "kraanwater", "wasser", "leitungswasser", "mineralwasser", "eau", "agua", "acqua",
        "bottledwater", "sparklingwater", "mineralwater", "bronwater", "spawater", "plainwater", "drinkingwater",
        "waterbottled", "watertap", "waterplain",
    ]

    static func isWater(plain name: String) -> Bool { names.contains(name) }
}

/// What apps and people write before sums of the rows above.
enum TotalWords {
    private static let beginnings = [
        "total", "totaal", "summe", "gesamt", "average", "gemiddeld", "durchschnitt", "somme", "moyenne", "dailytotal",
        "grandtotal", "subtotal", "promedio", "media", "dagtotaal",
    ]

    static func isTotal(_ text: String?) -> Bool {
        guard let text, text.utf8.count <= 40 else { return false }
        return isTotal(plain: ColumnName.plain(text))
    }

    static func isTotal(plain: String) -> Bool {
        beginnings.contains { plain.hasPrefix($0) && plain.count <= $0.count + 12 }
    }
}

extension TableRow {
    func isTrue(_ places: [Int]) -> Bool {
        guard let cell = filled(places), cell.count <= 5 else { return false }
        return ["1", "true", "yes", "ja"].contains(String(decoding: cell, as: UTF8.self).lowercased())
    }

    /// Whether its first word is that of a sum.
    func startsAsTotal(_ clean: inout CleanText) -> Bool {
        cells.indices.prefix(2).contains { TotalWords.isTotal(text([$0], &clean)) }
    }

    /// Whether nothing but its moment is there.
    func isBlank(besides moment: WrittenDate) -> Bool { cells.indices.count { !bytes($0).isEmpty } <= 2 }
}
