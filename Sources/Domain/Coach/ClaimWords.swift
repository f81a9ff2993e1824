import Foundation

/// The words of both languages for numbers, units, days and times, as a figure in a text may be written.
enum ClaimWords {
    /// What a number counts. The measured ones have to be the same in a text and in the facts; the others may be left out
    /// in the facts.
    enum Unit: String, Hashable, CaseIterable {
        case kcal, kilojoule, gram, milligram, microgram, kilogram, pound, kilometre, metre, centimetre, mile, inch
        case millilitre, centilitre, decilitre, litre, ounce, stone, minute, percent, perMinute, degree
        case times, step, day, week, month, year, workout
        /// "the 3rd"
        case nth

        var isMeasured: Bool { !Self.counted.contains(self) }

        static let counted: Set<Unit> = [.times, .step, .day, .week, .month, .year, .workout, .nth]
    }

    /// - Returns: the unit, and by what a number of it is multiplied: times are in minutes
    static func unit(_ word: String) -> (unit: Unit, factor: Double)? { units[word] }

    private static let units: [String: (unit: Unit, factor: Double)] = {
        var units: [String: (unit: Unit, factor: Double)] = [:]
        func add(_ words: String, _ unit: Unit, _ factor: Double = 1) {
            for word in words.split(separator: " ") { units[String(word)] = (unit, factor) }
        }
        add("kcal cal cals calorie calories calorieen kilocalorie kilocalories kilocalorieen", .kcal)
        add("kj kilojoule kilojoules", .kilojoule)
        add("g gr gram grams gramme grammes grammen", .gram)
        add("mg milligram milligrams milligrammen", .milligram)
        add("mcg µg μg microgram micrograms", .microgram)
        add("kg kgs kilo kilos kilogram kilograms", .kilogram)
        add("lb lbs pound pounds pond", .pound)
        add("stone stones", .stone)
        add("km kilometer kilometers kilometre kilometres", .kilometre)
        add("m meter meters metre metres", .metre)
        add("cm centimeter centimeters centimetre centimetres", .centimetre)
        add("mi mile miles mijl mijlen", .mile)
        add("inch inches", .inch)
        add("ml milliliter milliliters millilitre millilitres", .millilitre)
        add("cl", .centilitre)
        add("dl", .decilitre)
        add("l liter liters litre litres", .litre)
        add("oz ounce ounces", .ounce)
        add("h hr hrs hour hours uur uren u", .minute, 60)
        add("min mins minute minutes minuut minuten", .minute)
        add("s sec secs second seconds seconde seconden", .minute, 1.0 / 60)
        add("% percent procent percentage", .percent)
        add("bpm", .perMinute)
        add("° degrees graden", .degree)
        add("step steps stap stappen", .step)
        add("x × times time keer maal rep reps repetition repetitions herhaling herhalingen set sets", .times)
        add("day days dag dagen night nights nacht nachten", .day)
        add("week weeks weken", .week)
        add("month months maand maanden", .month)
        add("year years jaar jaren", .year)
        add("workout workouts training trainingen trainings session sessions sessie sessies", .workout)
        add("st nd rd th e de ste", .nth)
        return units
    }()

    // MARK: Numbers

    /// Whether a word is a number, alone or in one with others: "twelve", "dertigste", "ninetyfive", "vijftigkilo",
    /// "tweeëntwintig".
    ///
    /// - Parameter word: without accents
    static func isNumber(_ word: String, _ language: Language) -> Bool {
        // "ten minste"; little people
        if word == language.choose(en: "elf", nl: "ten") { return false }
        if inflected.contains(where: word.hasPrefix) { return true }
        guard (3...60).contains(word.count) else { return false }
        return [(english, englishEnds), (dutch, dutchEnds)].contains { isMade(word[...], of: $0, ends: $1, 0) }
    }

    /// Whether a word is made of numbers, and of what stands between and behind them.
    private static func isMade(_ word: Substring, of numbers: Set<String>, ends: Set<String>, _ count: Int) -> Bool {
        guard !word.isEmpty else { return count > 0 }
        return (1...min(word.count, 11)).contains { length in
            let part = String(word.prefix(length))
            let rest = word.dropFirst(length)
            // "een" and "one" alone are no number, and neither is "eens" or "ones".
            if part == "een" || part == "one" {
                return isMade(rest, of: numbers, ends: ends, count) && (count > 0 || !rest.isEmpty)
            }
            if numbers.contains(part) { return isMade(rest, of: numbers, ends: ends, count + 1) }
            return count > 0 && (ends.contains(part) || rest.isEmpty && units[part] != nil)
                && isMade(rest, of: numbers, ends: ends, count)
        }
    }

    private static func words(_ text: String) -> Set<String> { Set(text.split(separator: " ").map(String.init)) }

    private static let english = words(
        """
        zero two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen \
        eighteen nineteen twenty thirty forty fourty fifty sixty seventy eighty ninety hundred thousand million billion \
        second third fifth eighth ninth twelfth twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth \
        twenties thirties forties fifties sixties seventies eighties nineties
        """)
    private static let englishEnds = words("and th s fold ish odd something")
    private static let dutch = words(
        """
        nul twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien \
        negentien twintig dertig veertig vijftig zestig zeventig tachtig negentig honderd duizend miljoen miljard derde
        """)
    private static let dutchEnds = words(
        "en de ste tal tallen maal voud voudig voudige voudigd half halve jes jarig jarige daags daagse ling lingen sen"
    )

    /// What begins words that count or divide, however they go on.
    private static let inflected = [
        "half", "halv", "helft", "halfs", "quarter", "kwart", "driekwart", "anderhal", "doubl", "dubbel", "verdubbel",
        "tripl", "trebl", "threefold", "quadrupl", "quintupl", "verdrie", "vervier", "vertien", "gehalveer", "twice",
        "thrice",
        "once", "eenmaal", "dozen", "dozijn", "decade", "decenni", "centur", "fortnight", "tweede", "umpteen",
    ]

    /// Of these there may be as many as a sentence likes.
    static let countable = words(
        """
        thing things tip tips idea ideas way ways option options reason reasons question questions example examples \
        suggestion suggestions ding dingen idee ideeen manier manieren optie opties reden redenen vraag vragen voorbeeld \
        voorbeelden suggestie suggesties
        """)

    /// Names with a number in them that are no figures. Swift's patterns are not `Sendable`.
    static var identifiers: Regex<Substring> {
        /\b(?:(?:vitamin|vitamine)s?\s+)?(?:B(?:12|[1-9])|D[23]|K[12]|Q10|VO2(?:max)?|CO2|H2O|e?1RM|omega[- ]?[369]|one-rep|m[23])\b/
            .ignoresCase()
    }

    /// What counts what is said where it begins a sentence and a comma stands behind it
    static let openings = words("second third fourth fifth tweede derde vierde vijfde")

    // MARK: Times

    private static func numbered(_ names: [String]) -> [String: Int] {
        var numbers: [String: Int] = [:]
        for (index, name) in names.enumerated() {
            for word in name.split(separator: " ") { numbers[String(word)] = index + 1 }
        }
        return numbers
    }

    static let months = numbered([
        "january jan januari", "february feb februari", "march mar maart mrt", "april apr", "may mei", "june jun juni",
        "july jul juli", "august aug augustus", "september sep sept", "october oct oktober okt", "november nov",
        "december dec",
    ])
    /// Those that are words, too: months only beside a number, after such a word, or with a capital inside a sentence
    static let uncertainMonths = words("may march mar jan sep dec jun jul")
    static let beforeMonths = words("in of since until during last this early late mid")

    static let weekdays = numbered([
        "monday mondays maandag maandagen", "tuesday tuesdays dinsdag dinsdagen",
        "wednesday wednesdays woensdag woensdagen", "thursday thursdays donderdag donderdagen",
        "friday fridays vrijdag vrijdagen", "saturday saturdays zaterdag zaterdagen", "sunday sundays zondag zondagen",
    ])
    /// Only in front of a date
    static let shortWeekdays = numbered([
        "mon ma", "tue tues di", "wed wo", "thu thurs do", "fri vr", "sat za", "sun zo",
    ])

    /// What begins the names of days and times of the year
    static let seasons = [
        "christmas", "xmas", "easter", "halloween", "thanksgiving", "summer", "autumn", "winter", "kerst", "pasen",
        "sinterklaas", "koningsdag", "nieuwjaar", "oudjaar", "noon", "midday", "midnight", "middernacht", "zomer",
        "herfst", "lente", "voorjaar", "najaar",
    ]

    /// What is said of when, in days from today
    static let days = [
        "today": 0, "tonight": 0, "vandaag": 0, "vanavond": 0, "yesterday": -1, "gisteren": -1, "eergisteren": -2,
        "tomorrow": 1, "overmorgen": 2,
    ]
    /// Which week, month or year, from this one
    static let turns = [
        "last": -1, "previous": -1, "past": -1, "vorige": -1, "vorig": -1, "afgelopen": -1, "this": 0, "current": 0,
        "deze": 0, "dit": 0, "huidige": 0, "next": 1, "coming": 1, "volgende": 1, "volgend": 1, "komende": 1,
        "komend": 1,
    ]
    static let spans = [
        "week": "week", "month": "month", "maand": "month", "year": "year", "jaar": "year", "weekend": "weekend",
    ]
}
