import Foundation

/// What was probably eaten each day, in the units in which the person logs, whatever was logged.
///
/// Full logs count as they are. A log far below the person's usual may be half a day's and is believed by that chance;
/// a day without a full one gets the usual of its weekday around that time: with more where people log less on heavy
/// days and on holidays, and a wide spread.
struct IntakeReading: Sendable {
    /// kcal
    let mean: [Double]
    /// kcal
    let deviation: [Double]
    /// kcal, with the noise of logging taken out as far as may be: what water follows
    let smoothed: [Double]
    /// By weekday from Monday, what a day is of the person's mean day
    let week: [Double]
    /// Relative spread of days around their usual
    let spread: Double

    private static let usualWeek: [Double] = [-0.039, -0.039, -0.039, -0.039, 0.021, 0.081, 0.051]
    /// Days over which a log says something about its neighbours
    private static let reach = 4.5
    /// Relative noise of logging that can be told from eating
    private static let logNoise = 0.04
    /// Chance that a log that says it is full is not
    private static let halfLogged = 0.03
    /// kcal eaten more on a day of holiday
    private static let holidayExtra = 457.0

    /// - Returns: `nil` without a full log.
    init?(_ record: EnergyRecord) {
        let entries = record.entries
        let count = entries.count
        let logged = entries.compactMap { $0.isFull ? $0.intake : nil }
        guard let usual = Median.of(logged) else { return nil }
        let weekday = { (day: Int) in (record.first.weekday - 1 + day) % 7 }
        // A day of 20,000 kcal is a slip, as is one of 200.
        var belief: [Double] = entries.map { entry in
            guard let intake = entry.intake, entry.isFull else { return 0 }
            return intake < 3.5 * usual && intake > 0.12 * usual ? 1 : 0
        }
        let isFull = belief.map { $0 > 0 }
        let logs = zip(entries, isFull).map { $1 ? log($0.intake ?? usual) : 0 }
        var level = [Double](repeating: log(usual), count: count)
        var week = Self.usualWeek
        var spread = 0.2
        for _ in 0..<3 {
            level = Self.levels(
                (0..<count).map { belief[$0] * (logs[$0] - week[weekday($0)]) }, belief, usual: log(usual))
            var sums = Self.usualWeek.map { 8 * $0 }
            var weights = Self.usualWeek.map { _ in 8.0 }
            for day in 0..<count where belief[day] > 0 {
                sums[weekday(day)] += belief[day] * (logs[day] - level[day])
                weights[weekday(day)] += belief[day]
            }
            let means = zip(sums, weights).map { $0 / $1 }
            let centre = means.reduce(0, +) / 7
            week = means.map { $0 - centre }
            let rest = (0..<count).map { logs[$0] - level[$0] - week[weekday($0)] }
            var squares = 8 * 0.2 * 0.2
            var seen = 8.0
            for day in 0..<count where belief[day] > 0 {
                squares += belief[day] * min(rest[day] * rest[day], 0.36)
                seen += belief[day]
            }
            spread = (squares / seen).squareRoot()
            for day in 0..<count where isFull[day] { belief[day] = Self.belief(rest[day], spread) }
        }
        let rest = (0..<count).map { logs[$0] - level[$0] - week[weekday($0)] }
        let holidays = Absence.holidays(
            entries,
            surprise: (0..<count).map { day in
                guard isFull[day] else { return 1 }
                // Logs of holidays are a fifth higher.
                let ratio = exp((0.44 * rest[day] - 0.0484) / (2 * (spread * spread + 0.01)))
                return min(max(ratio, 0.1), 10)
            })
        let missed = min(0.8, 1 - Double(isFull.count { $0 }) / Double(count))
        let runs = Self.runs(of: isFull)
        var mean: [Double] = []
        var deviation: [Double] = []
        var smoothed: [Double] = []
        let signal = max(0.5, 1 - Self.logNoise * Self.logNoise / (spread * spread))
        for day in 0..<count {
            let expected = exp(level[day] + week[weekday(day)])
            let unlogged =
                expected * (0.99 + 0.045 / (1 - missed)) + (isFull[day] ? 0 : holidays[day] * Self.holidayExtra)
            let doubt = holidays[day] * (1 - holidays[day]) * Self.holidayExtra * Self.holidayExtra
            var variance = 1.98 * spread * spread * expected * expected + doubt + holidays[day] * 10_000
            // What is wrong about a run of days is wrong about all of them.
            variance += 0.0169 * expected * expected * max(1, runs[day])
            guard isFull[day], let intake = entries[day].intake else {
                mean.append(unlogged)
                smoothed.append(unlogged)
                deviation.append(variance.squareRoot())
                continue
            }
            let full = belief[day]
            mean.append(full * intake + (1 - full) * unlogged)
            smoothed.append(full * (intake * signal + expected * (1 - signal)) + (1 - full) * unlogged)
            let noise = Self.logNoise * intake
            let apart = intake - unlogged
            deviation.append(
                (full * noise * noise + (1 - full) * variance + full * (1 - full) * apart * apart).squareRoot())
        }
        self.mean = mean
        self.deviation = deviation
        self.smoothed = smoothed
        self.week = week.map(exp)
        self.spread = spread
    }

    /// The usual around each day, in logarithms: its neighbours by how near they are (an exponential kernel, which two
    /// running sums are), with a little of the usual of all days.
    ///
    /// - Parameter logs: logarithms without what the weekday is, times their belief
    private static func levels(_ logs: [Double], _ belief: [Double], usual: Double) -> [Double] {
        let fades = exp(-1 / reach)
        var levels = [(sum: Double, weight: Double)](repeating: (0.3 * usual, 0.3), count: logs.count)
        var (sum, weight) = (0.0, 0.0)
        for day in logs.indices {
            (sum, weight) = (sum * fades + logs[day], weight * fades + belief[day])
            levels[day].sum += sum
            levels[day].weight += weight
        }
        (sum, weight) = (0, 0)
        for day in logs.indices.reversed() {
            levels[day].sum += sum
            levels[day].weight += weight
            (sum, weight) = ((sum + logs[day]) * fades, (weight + belief[day]) * fades)
        }
        return levels.map { $0.sum / $0.weight }
    }

    /// The chance that a log is of a whole day, by how far (in logarithms) it is from the usual.
    private static func belief(_ rest: Double, _ spread: Double) -> Double {
        let whole = exp(-rest * rest / (2 * spread * spread)) / (spread * (2 * Double.pi).squareRoot())
        // Half a day's log holds 15 to 75 % of it.
        let half: Double =
            switch rest {
            case 0.5...: 0
            case -0.3..<0.5: 0.25 * exp(-(rest + 0.3) * (rest + 0.3) / 0.125)
            case -1.9 ..< -0.3: exp(rest) / 0.6
            default: 0.02
            }
        let total = halfLogged * half + (1 - halfLogged) * whole
        return total > 0 ? (1 - halfLogged) * whole / total : 0
    }

    /// For each day without a full log, how many such days stand together, 14 at most.
    private static func runs(of isFull: [Bool]) -> [Double] {
        var runs = [Double](repeating: 0, count: isFull.count)
        var day = 0
        while day < isFull.count {
            var end = day
            while end < isFull.count, !isFull[end] { end += 1 }
            for missing in day..<end { runs[missing] = Double(min(end - day, 14)) }
            day = end + 1
        }
        return runs
    }
}
