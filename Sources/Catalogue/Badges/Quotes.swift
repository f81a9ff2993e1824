public import Domain

/// A line to begin the day with.
public struct Quote: Codable, Sendable, Equatable {
    public let text: String
    /// `nil` for our own.
    public let author: String?
}

/// The lines of `quotes.tsv`, one a day: our own, and a few whose authors died long ago.
public enum Quotes {
    /// The line for a day, the same for everyone; each comes round once before any comes again.
    public static func of(day: CivilDate, _ language: Language) -> Quote? {
        guard !rows.isEmpty else { return nil }
        let place = day.ordinal % rows.count
        let row = rows[place < 0 ? place + rows.count : place]
        return Quote(text: language.choose(en: row.en, nl: row.nl), author: row.author)
    }

    static let rows: [(en: String, nl: String, author: String?)] =
        (Table("Badges/quotes.tsv")?.rows ?? []).filter { $0.count == 3 }.map { row in
            (String(row[0]), String(row[1]), row[2].isEmpty ? nil : String(row[2]))
        }
}
