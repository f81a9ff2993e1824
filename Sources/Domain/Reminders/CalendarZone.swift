import struct Foundation.Date
import struct Foundation.TimeZone

/// A time zone as a calendar file describes it: when its clocks change, one by one, so that any rule can be told.
struct CalendarZone {
    struct Change: Equatable {
        /// The first instant with the new offset
        let at: Date
        /// Seconds ahead of UTC before and after
        let from: Int
        let to: Int
    }

    /// Days between two looks: no zone has changed its clocks twice in so short a time.
    private static let step = 7 * 86_400.0

    let zone: TimeZone
    /// Ahead of UTC at the start, in seconds
    let first: Int
    /// In order
    let changes: [Change]

    /// - Parameter years: at most 100 are looked at
    init(_ zone: TimeZone, from start: Date, years: Int) {
        var changes: [Change] = []
        let steps = min(max(years, 0), 100) * 53
        var (before, offset) = (start, zone.secondsFromGMT(for: start))
        first = offset
        for _ in 0..<steps {
            let after = before.addingTimeInterval(Self.step)
            let next = zone.secondsFromGMT(for: after)
            if next != offset {
                changes.append(Change(at: Self.change(zone, between: before, and: after), from: offset, to: next))
            }
            (before, offset) = (after, next)
        }
        self.zone = zone
        self.changes = changes
    }

    /// The second at which the offset becomes that of `late`.
    private static func change(_ zone: TimeZone, between early: Date, and late: Date) -> Date {
        let offset = zone.secondsFromGMT(for: late)
        var (low, high) = (early.timeIntervalSince1970.rounded(.down), late.timeIntervalSince1970.rounded(.down))
        while high - low > 1 {
            let middle = ((low + high) / 2).rounded(.down)
            if zone.secondsFromGMT(for: Date(timeIntervalSince1970: middle)) == offset {
                high = middle
            } else {
                low = middle
            }
        }
        return Date(timeIntervalSince1970: high)
    }

    /// Its name as the value of a parameter
    var parameter: String {
        zone.identifier.contains(where: ":;,".contains) ? "\"\(zone.identifier)\"" : zone.identifier
    }

    func write(to lines: inout CalendarLines) {
        lines.add("VTIMEZONE") { lines in
            lines.add("TZID", CalendarLines.escaped(zone.identifier))
            lines.add("STANDARD") { lines in
                lines.add("DTSTART", "19700101T000000")
                lines.add("TZOFFSETFROM", Self.offset(first))
                lines.add("TZOFFSETTO", Self.offset(first))
            }
            for kind in kinds {
                lines.add(kind.isDaylight ? "DAYLIGHT" : "STANDARD") { lines in
                    // A change is told by the clock that was in force before it.
                    let starts = kind.changes.map { Self.wall($0.at, offset: $0.from) }
                    lines.add("DTSTART", starts[0])
                    lines.add("TZOFFSETFROM", Self.offset(kind.changes[0].from))
                    lines.add("TZOFFSETTO", Self.offset(kind.changes[0].to))
                    for start in starts.dropFirst() { lines.add("RDATE", start) }
                }
            }
        }
    }

    /// The changes by what they do, each kind once.
    private var kinds: [(isDaylight: Bool, changes: [Change])] {
        var kinds: [[Change]] = []
        for change in changes {
            if let place = kinds.firstIndex(where: { $0[0].from == change.from && $0[0].to == change.to }) {
                kinds[place].append(change)
            } else {
                kinds.append([change])
            }
        }
        return kinds.map { ($0[0].to > $0[0].from, $0) }
    }

    /// A moment as a clock `offset` seconds ahead of UTC shows it.
    static func wall(_ date: Date, offset: Int) -> String {
        let seconds = Int(exactly: (date.timeIntervalSince1970 + Double(offset)).rounded(.down)) ?? 0
        let day = (seconds - (seconds < 0 ? 86_399 : 0)) / 86_400
        return wall(CivilDate(ordinal: day), second: seconds - day * 86_400)
    }

    static func wall(_ date: CivilDate, second: Int) -> String {
        let digits = date.description.filter { $0 != "-" }
        return "\(digits)T\(two(second / 3600))\(two(second / 60 % 60))\(two(second % 60))"
    }

    private static func offset(_ seconds: Int) -> String {
        let size = abs(seconds)
        let rest = size % 60 == 0 ? "" : two(size % 60)
        return "\(seconds < 0 ? "-" : "+")\(two(size / 3600))\(two(size / 60 % 60))\(rest)"
    }

    private static func two(_ number: Int) -> String { "\(number < 10 ? "0" : "")\(number)" }
}
