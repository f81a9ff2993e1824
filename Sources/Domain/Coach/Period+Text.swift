extension Period {
    /// `today`, `yesterday`, `all`, `days:30`, `week:-1`, `weekend:-1`, `month:-1`, `year:0`, `2026-09-03`, `2026-09`,
    /// `2026`, `since:2026-08-01` or `2026-09-01/2026-09-10`.
    public init?(text: String, today: CivilDate) {
        let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
        let number = parts.count == 2 ? Int(parts[1]) : nil
        switch parts.first {
        case "today": self = .day(today)
        case "yesterday": self = .day(today.adding(days: -1))
        case "all": self = .ever
        case "days":
            guard let number, (1...CoachNeeds.mostDays).contains(number) else { return nil }
            self = .days(number)
        case "week", "weekend", "month", "year":
            guard let number, (-600...0).contains(number) else { return nil }
            self =
                switch parts[0] {
                case "week": .week(number)
                case "weekend": .weekend(number)
                case "month": .month(number)
                default: .year(number)
                }
        case "since":
            guard let date = parts.last.flatMap({ CivilDate($0) }) else { return nil }
            self = .since(date)
        default:
            let dates = text.split(separator: "/").map { CivilDate($0) }
            if dates.count == 2, let start = dates[0], let end = dates[1], start <= end {
                self = .between(start, end)
            } else if let date = CivilDate(text) {
                self = .day(date)
            } else {
                let numbers = text.split(separator: "-").map { Int($0) }
                guard let year = numbers.first ?? nil, (1900..<2200).contains(year) else { return nil }
                if numbers.count == 1 {
                    self = .calendarYear(year)
                } else if numbers.count == 2, let month = numbers[1], (1...12).contains(month) {
                    self = .calendarMonth(year: year, month: month)
                } else {
                    return nil
                }
            }
        }
    }

    /// As `init(text:today:)` reads it.
    public var text: String {
        switch self {
        case .ever: return "all"
        case .day(let date): return "\(date)"
        case .days(let count): return "days:\(count)"
        case .week(let offset): return "week:\(offset)"
        case .weekend(let offset): return "weekend:\(offset)"
        case .month(let offset): return "month:\(offset)"
        case .year(let offset): return "year:\(offset)"
        case .calendarMonth(let year, let month): return "\(year)-\(month < 10 ? "0" : "")\(month)"
        case .calendarYear(let year): return "\(year)"
        case .since(let date): return "since:\(date)"
        case .between(let start, let end): return "\(start)/\(end)"
        }
    }
}
