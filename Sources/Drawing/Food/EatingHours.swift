import Domain

/// On how many days something was eaten in each hour of each weekday. Several foods of one hour count once.
struct EatingHours {
    /// `counts[weekday - 1][hour]`, by the clock.
    let counts: [[Int]]
    /// Days with food, by weekday.
    let days: [Int]
    /// The highest of the counts.
    let most: Int
    /// Hours that count as one: a narrow chart has room for fewer.
    let width: Int

    /// - Parameters:
    ///   - width: a divisor of 24; a count stands at the first of its hours
    ///   - start: the hour that the first of them begins at
    init(_ entries: [FoodEntry], width: Int = 1, start: Int = 0) {
        var seen: [CivilDate: UInt32] = [:]
        for index in entries.indices where entries[index].isEaten {
            let hour = min(max(entries[index].minute, 0), 1439) / 60
            let column = (hour - start + 24) % 24 / width
            seen[entries[index].day, default: 0] |= 1 << UInt32((column * width + start) % 24)
        }
        var counts = Array(repeating: Array(repeating: 0, count: 24), count: 7)
        var days = Array(repeating: 0, count: 7)
        for (date, hours) in seen {
            let weekday = date.weekday - 1
            days[weekday] += 1
            for hour in 0..<24 where hours & (1 << UInt32(hour)) != 0 { counts[weekday][hour] += 1 }
        }
        most = counts.reduce(0) { max($0, $1.max() ?? 0) }
        self.counts = counts
        self.days = days
        self.width = width
    }

    /// The hour in which something is eaten on most days; the earliest of several.
    var busiest: (hour: Int, days: Int)? {
        let sums = (0..<24).map { hour in counts.reduce(0) { $0 + $1[hour] } }
        guard let most = sums.max(), most > 0, let hour = sums.firstIndex(of: most) else { return nil }
        return (hour, most)
    }
}
