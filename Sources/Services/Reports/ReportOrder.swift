public import Domain
public import Drawing

/// What someone wants on paper.
public struct ReportOrder: Hashable, Sendable {
    /// Which parts it has unless someone chooses.
    public enum Kind: String, CaseIterable, Sendable {
        /// Each day as it was logged
        case day
        case food, training, all

        /// What goes in unless someone chooses.
        public var sections: [Section] {
            switch self {
            case .day: [.diary]
            case .food: [.averages, .days, .meals, .foods, .nutrients, .weight]
            case .training: [.training, .recovery, .sleep, .activity, .feelings]
            case .all: Section.allCases.filter { $0 != .diary }
            }
        }
    }

    /// In the order in which they are told.
    public enum Section: String, CaseIterable, Sendable {
        case averages, days, meals, foods, nutrients, weight, feelings, sleep, activity, training, recovery, notes,
            diary
    }

    /// A report for each of these, as a zip.
    public enum Each: String, CaseIterable, Sendable { case week, month }

    /// Ten years
    public static let mostDays = 3_653
    /// Days that the diary of each is written of
    public static let mostDiaryDays = 1_100

    public var range: DayRange
    public var kind: Kind
    public var sections: [Section]
    public var paper: PaperSize
    /// Whether calories are told that are hidden elsewhere.
    public var showsHidden: Bool
    public var each: Each?
    /// The person's own where it is `nil`.
    public var language: Language?

    public init(
        range: DayRange, kind: Kind = .all, sections: [Section] = [], paper: PaperSize = .a4, showsHidden: Bool = false,
        each: Each? = nil, language: Language? = nil
    ) {
        self.range = range
        self.kind = kind
        self.sections = Section.allCases.filter((sections.isEmpty ? kind.sections : sections).contains)
        self.paper = paper
        self.showsHidden = showsHidden
        self.each = each
        self.language = language
    }

    /// More days than a diary of each has room for.
    public var isTooLong: Bool {
        sections.contains(.diary) && ranges.contains { $0.count > Self.mostDiaryDays }
    }

    /// The ranges of which each is a report of its own: the weeks from Monday, or the months, as far as they are in it.
    public var ranges: [DayRange] {
        guard let each else { return [range] }
        var result: [DayRange] = []
        var start = range.start
        while true {
            let last = each == .week ? start.endOfWeek : start.endOfMonth
            guard let part = DayRange(from: start, through: min(last, range.end)) else { return result }
            result.append(part)
            // After the last date that exists there is none to go on from.
            if part.end == range.end { return result }
            start = part.end.adding(days: 1)
        }
    }

    /// What the report of one range is called, alone or within a zip.
    public func fileName(_ range: DayRange) -> String { "vitalpath-\(kind.rawValue)-\(range.start)-\(range.end).pdf" }

    public var fileName: String {
        each.map { "vitalpath-\(kind.rawValue)-\(range.start)-\(range.end)-\($0.rawValue)s.zip" } ?? fileName(range)
    }
}

extension CivilDate {
    /// The Sunday on or after it.
    var endOfWeek: CivilDate { startOfWeek.adding(days: 6) }

    fileprivate var startOfMonth: CivilDate { adding(days: 1 - day) }

    /// The last day of its month.
    fileprivate var endOfMonth: CivilDate {
        let next = startOfMonth.adding(days: 31)
        // Only where dates end is that still the same month: it is its last day then.
        return next.month == month ? next : next.startOfMonth.adding(days: -1)
    }
}
