/// Dates as people of a language write them.
public enum DateText {
    /// "3 Mar", "3 mrt"
    public static func short(_ date: CivilDate, _ language: Language) -> String {
        let (_, month, day) = date.components
        return String(day) + " " + shortMonth(month, language)
    }

    /// "3 Mar 2026"
    public static func full(_ date: CivilDate, _ language: Language) -> String {
        let (year, month, day) = date.components
        return String(day) + " " + shortMonth(month, language) + " " + String(year)
    }

    /// "Tue 3 Mar 2026"
    public static func fullWithWeekday(_ date: CivilDate, _ language: Language) -> String {
        let weekday = language == .nl ? weekdaysNL[date.weekday - 1] : weekdaysEN[date.weekday - 1]
        return weekday + " " + full(date, language)
    }

    /// - Parameter month: 1...12
    public static func shortMonth(_ month: Int, _ language: Language) -> String {
        language == .nl ? monthsNL[month - 1] : monthsEN[month - 1]
    }

    private static let monthsEN = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    private static let monthsNL = ["jan", "feb", "mrt", "apr", "mei", "jun", "jul", "aug", "sep", "okt", "nov", "dec"]
    private static let weekdaysEN = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    private static let weekdaysNL = ["ma", "di", "wo", "do", "vr", "za", "zo"]
}
