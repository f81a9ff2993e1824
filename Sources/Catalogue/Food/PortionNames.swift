public import Domain

/// What units and portions are called.
public enum PortionNames {
    /// The name of `unit` for an amount: "slice", "slices", "snee", "sneeën". A portion of another source keeps its own
    /// label.
    public static func label(_ unit: String, _ amount: Double, _ language: Language) -> String {
        guard let names = known[unit] else { return unit }
        let plural = amount > 1
        switch language {
        case .en: return plural ? names.enPlural : names.en
        case .nl: return plural ? names.nlPlural : names.nl
        }
    }

    /// The units that have a name in both languages.
    public static var units: Set<String> { Set(known.keys) }

    private struct Names {
        var en: String
        var nl: String
        var enPlural: String
        var nlPlural: String
    }

    private static let known: [String: Names] = {
        var known: [String: Names] = [:]
        for row in Table("Food/portions.tsv")?.rows ?? [] where row.count == 5 {
            known[String(row[0])] = Names(
                en: String(row[1]), nl: String(row[2]), enPlural: String(row[3]), nlPlural: String(row[4]))
        }
        return known
    }()
}
