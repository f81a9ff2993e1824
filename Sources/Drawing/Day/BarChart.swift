import Domain

/// A bar a day against a target that may change; a bar a week over long ranges. Days without a figure have no bar.
struct BarChart {
    /// Above this many days, bars are means of weeks.
    private static let mostDays = 120

    private struct Bar {
        /// Of its first day
        var index: Int
        var days = 1
        /// Of `days` those with a figure
        var count = 1
        var value: Double
        var isAtLeast = false
    }

    private let input: ChartInput
    private let metric: Metric
    private let role: Picture.Role

    init(_ input: ChartInput, metric: Metric, role: Picture.Role) {
        self.input = input
        self.metric = metric
        self.role = role
    }

    func picture() -> Picture {
        let words = input.words
        let bars = bars()
        let targets = input.targets(metric)
        let plot = Plot(input, values: bars.map(\.value) + targets.compactMap { $0 }, fromZero: true)
        var picture = plot.picture(
            title: words("\(role.rawValue).title"),
            description: description(bars))
        guard !bars.isEmpty else { return EmptyChart.fill(picture, words) }
        picture.primitives = plot.frame(words, isNarrow: input.isNarrow)
        let says = says()
        for bar in bars {
            let span = Double(bar.days)
            let width = min(span * plot.step * 0.72, 34)
            let middle = plot.left + (Double(bar.index) + span / 2) * plot.step
            let y = plot.y(bar.value)
            let target = targets[bar.index]
            let isOver = role == .calories && bar.value > (target ?? .infinity)
            var parts: [Picture.Primitive] = [
                .bar(
                    x: middle - width / 2, y: y, width: width, height: max(plot.bottom - y, 0.5), isOver ? .over : role)
            ]
            if bar.isAtLeast {
                // An arrow upwards: it is this or more.
                parts.append(.mark(.init(middle, y - 5), radius: 2.2, .triangle, role))
            }
            picture.primitives.append(.value(says(bar, target), at: .init(middle, y), parts))
        }
        picture.primitives += targetLines(targets, plot)
        return picture
    }

    private func bars() -> [Bar] {
        guard input.days.count > Self.mostDays else {
            return input.days.indices.compactMap { index in
                input.days[index].figures[metric].map {
                    Bar(index: index, value: $0.value, isAtLeast: $0.isAtLeast)
                }
            }
        }
        let values = input.days.values(metric)
        return stride(from: values.count % 7, to: values.count, by: 7).compactMap { start in
            let known = values[start..<min(start + 7, values.count)].compactMap(\.self)
            guard !known.isEmpty else { return nil }
            return Bar(
                index: start, days: 7, count: known.count, value: known.reduce(0, +) / Double(known.count))
        }
    }

    /// What a bar says, beside its target where it has one.
    private func says() -> (Bar, _ target: Double?) -> String {
        let words = input.words
        let (exactly, atLeast) = (
            words.sentence("\(role.rawValue).value"), words.sentence("\(role.rawValue).value.atLeast")
        )
        let (week, dayOfWeek) = (words.sentence("\(role.rawValue).week"), words.sentence("\(role.rawValue).week.one"))
        var memory: [UInt8] = []
        // Worded once, as long as it stays.
        var aim: (value: Double, words: String)?
        return { bar, target in
            let sentence = bar.days > 1 ? (bar.count == 1 ? dayOfWeek : week) : bar.isAtLeast ? atLeast : exactly
            if let target, target != aim?.value { aim = (target, words.target(words.number(target, metric))) }
            return sentence.filled(in: &memory, then: target == nil ? "" : aim?.words ?? "") { name, bytes in
                switch name {
                case "day": words.addFullDay(input.days[bar.index].date, to: &bytes)
                case "value": words.add(bar.value, metric, to: &bytes)
                case "count": bytes += String(bar.count).utf8
                default: return false
                }
                return true
            }
        }
    }

    /// The target as a line that steps where the goal changed.
    private func targetLines(_ targets: [Double?], _ plot: Plot) -> [Picture.Primitive] {
        let lines = plot.steps(targets, .target, dash: true)
        guard let last = targets.last, let target = last else { return lines }
        let label = input.words("target", ["value": input.words.number(target, metric)])
        return lines + [.text(label, .init(plot.right, plot.y(target) - 5), .end, .target)]
    }

    private func description(_ bars: [Bar]) -> String {
        let words = input.words
        var values = RangeWords.values(input)
        let known = input.days.values(metric).compactMap(\.self)
        guard let low = known.min(), let high = known.max() else { return words("\(role.rawValue).none", values) }
        values["count"] = String(known.count)
        values["mean"] = words.number(known.reduce(0, +) / Double(known.count), metric)
        values["low"] = words.number(low, metric)
        values["high"] = words.number(high, metric)
        let sentence = words(known.count == 1 ? "\(role.rawValue).desc.one" : "\(role.rawValue).desc", values)
        let target = input.targets.last?[metric]?.value
        return target.map { sentence + " " + words("target.desc", ["value": words.number($0, metric)]) } ?? sentence
    }
}
