/// Dates as people of a language write them.
public enum DateText {
    /// "3 Mar", "3 mrt"
    public static func short(_ date: CivilDate, _ language: Language) -> String {
        text(date, language, hasWeekday: false, hasYear: false)
    }

    /// "3 Mar 2026"
    public static func full(_ date: CivilDate, _ language: Language) -> String {
        text(date, language, hasWeekday: false, hasYear: true)
    }

    /// "Tue 3 Mar 2026"
    public static func fullWithWeekday(_ date: CivilDate, _ language: Language) -> String {
        text(date, language, hasWeekday: true, hasYear: true)
    }

    /// "Tue", "di"
    ///
    /// - Parameter weekday: 1...7, from Monday
    public static func shortWeekday(_ weekday: Int, _ language: Language) -> String {
        let names = language.rules.weekdays
        return names.indices.contains(weekday - 1) ? "\(names[weekday - 1])" : ""
    }

    /// - Parameter month: 1...12
    public static func shortMonth(_ month: Int, _ language: Language) -> String {
        "\(language.rules.months[month - 1])"
    }

    /// The same as `fullWithWeekday`, added in UTF-8.
    public static func addFullWithWeekday(_ date: CivilDate, _ language: Language, to bytes: inout [UInt8]) {
        with(date, language, hasWeekday: true, hasYear: true) { bytes.append(contentsOf: $0) }
    }

    private static func text(_ date: CivilDate, _ language: Language, hasWeekday: Bool, hasYear: Bool) -> String {
        with(date, language, hasWeekday: hasWeekday, hasYear: hasYear) { String(decoding: $0, as: UTF8.self) }
    }

    /// Charts write a date for each of their values, so it is put together as bytes at once.
    private static func with<Result>(
        _ date: CivilDate, _ language: Language, hasWeekday: Bool, hasYear: Bool,
        _ use: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
        let (year, month, day) = date.components
        let rules = language.rules
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 24) { bytes in
            var count = 0
            func put(_ word: StaticString) {
                for index in 0..<word.utf8CodeUnitCount {
                    bytes[count] = word.utf8Start[index]
                    count += 1
                }
            }
            func put(_ number: Int) {
                var power = number >= 1000 ? 1000 : number >= 10 ? 10 : 1
                while power > 0 {
                    bytes[count] = 48 + UInt8(truncatingIfNeeded: number / power % 10)
                    count += 1
                    power /= 10
                }
            }
            if hasWeekday {
                put(rules.weekdays[date.weekday - 1])
                put(" ")
            }
            put(day)
            put(" ")
            put(rules.months[month - 1])
            if hasYear {
                put(" ")
                put(year)
            }
            return use(UnsafeBufferPointer(rebasing: bytes[..<count]))
        }
    }
}
