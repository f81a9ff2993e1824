import Domain

/// Weekdays by hours, the darker the oftener something was eaten then.
struct EatingTimes {
    private static let mostLevels = 5

    private let input: PeriodInput
    private let words: ChartWords
    private let hours: EatingHours
    private let start: Int
    private let left: Double
    private let right: Double
    private let row: Double
    private let top = 40.0

    init(_ input: PeriodInput) {
        let isNarrow = input.chart.isNarrow
        self.input = input
        words = input.chart.words
        start = min(max(input.dayStartHour, 0), 6)
        hours = EatingHours(input.entries, width: isNarrow ? 2 : 1, start: start)
        left = isNarrow ? 40 : 44
        right = Plot.width(isNarrow: isNarrow) - Plot.margin
        row = isNarrow ? 24 : 27
    }

    func picture() -> Picture {
        var picture = Picture(
            width: Plot.width(isNarrow: input.chart.isNarrow), height: top + 7 * row + 32, title: words("times.title"),
            description: description())
        guard hours.most > 0 else { return EmptyChart.fill(picture, words) }
        picture.primitives = scale() + frame()
        let (counts, levels) = (hours.counts, levels)
        let sentence = words.sentence("times.value")
        let clocks = (0...24).map { Self.clock($0 % 24) }
        for weekday in 0..<7 {
            let name = words("times.weekday.\(weekday + 1)")
            for column in 0..<columns {
                let hour = (column * hours.width + start) % 24
                let count = counts[weekday][hour]
                guard count > 0 else { continue }
                let blanks: (String) -> String? = { blank in
                    switch blank {
                    case "weekday": name
                    case "start": clocks[hour]
                    case "end": clocks[(hour + hours.width) % 24]
                    case "count": String(count)
                    case "of": String(hours.days[weekday])
                    default: nil
                    }
                }
                let says = (hours.days[weekday] == 1 ? words.sentence("times.value.one") : sentence).filled(blanks)
                let level = (count * levels + hours.most - 1) / hours.most
                let x = left + Double(column) * step
                let y = top + Double(weekday) * row
                picture.primitives.append(
                    .value(
                        says, at: .init(x + step / 2, y + row / 2),
                        [
                            .rectangle(
                                x + 1, y + 1.5, step - 2, row - 3, .times, opacity: Double(level) / Double(levels))
                        ]))
            }
        }
        return picture
    }

    private var columns: Int { 24 / hours.width }

    private var step: Double { (right - left) / Double(columns) }

    /// One for each count, as long as they can be told apart.
    private var levels: Int { min(hours.most, Self.mostLevels) }

    private func frame() -> [Picture.Primitive] {
        var parts: [Picture.Primitive] = []
        for weekday in 0..<7 {
            let y = top + Double(weekday) * row
            parts.append(.rectangle(left, y + 1.5, right - left, row - 3, .timesEmpty))
            let name = DateText.shortWeekday(weekday + 1, words.language)
            parts.append(.text(name, .init(left - 8, y + row / 2 + 4), .end, .label))
        }
        for column in stride(from: 0, to: columns, by: 3) {
            let x = left + Double(column) * step
            let text = Self.clock((column * hours.width + start) % 24)
            parts.append(.line([.init(x, top), .init(x, top + 7 * row + 4)], .grid))
            parts.append(.text(text, .init(x, top + 7 * row + 20), column == 0 ? .start : .middle, .label))
        }
        return parts
    }

    /// "Eaten on 1 ▢▢▢▢▢ 5 days"
    private func scale() -> [Picture.Primitive] {
        guard hours.most > 1 else {
            return [
                .rectangle(left, 8, 18, 14, .times),
                .text(words("times.scale") + " " + words("times.scale.one"), .init(left + 25, 20), .start, .label),
            ]
        }
        let first = words("times.scale") + " 1"
        var x = left + Legend.width(of: first) + 10
        var parts: [Picture.Primitive] = [.text(first, .init(left, 20), .start, .label)]
        for level in 1...levels {
            parts.append(.rectangle(x, 8, 18, 14, .times, opacity: Double(level) / Double(levels)))
            x += 20
        }
        parts.append(.text("\(hours.most) \(words("times.scale.days"))", .init(x + 4, 20), .start, .label))
        return parts
    }

    private func description() -> String {
        var blanks = RangeWords.values(input.chart)
        let days = hours.days.reduce(0, +)
        guard let busiest = hours.busiest else { return words("times.none", blanks) }
        blanks["count"] = String(days)
        blanks["start"] = Self.clock(busiest.hour)
        blanks["end"] = Self.clock((busiest.hour + hours.width) % 24)
        blanks["most"] = String(busiest.days)
        let sentence = words(days == 1 ? "times.desc.one" : "times.desc", blanks)
        guard days > 1, let timing = MealTiming(input.entries, today: input.today, dayStartHour: start),
            timing.days > 1
        else { return sentence }
        let usual = ["first": Self.clock(minute: timing.first), "last": Self.clock(minute: timing.last)]
        return sentence + " " + words("times.desc.usual", usual)
    }

    private static func clock(_ hour: Int) -> String { clock(minute: hour * 60) }

    private static func clock(minute: Int) -> String {
        let (hour, rest) = (minute / 60 % 24, minute % 60)
        return "\(hour < 10 ? "0" : "")\(hour):\(rest < 10 ? "0" : "")\(rest)"
    }
}
