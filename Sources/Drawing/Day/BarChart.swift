import Domain

/// A bar a day against a target that may change; a bar a week over long ranges. Days without a figure have no bar.
struct BarChart {
    /// Above this many days, bars are means of weeks.
    private static let mostDays = 120

    private struct Bar {
        var index: Double
        var span: Double
        var value: Double
        var isAtLeast: Bool
        var label: String
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
        // Worded once, as long as it stays.
        var aim: (value: Double, words: String)?
        for bar in bars {
            let width = min(bar.span * plot.step * 0.72, 34)
            let middle = plot.left + (bar.index + bar.span / 2) * plot.step
            let y = plot.y(bar.value)
            let target = targets[min(max(Int(bar.index), 0), targets.count - 1)]
            let isOver = role == .calories && bar.value > (target ?? .infinity)
            var parts: [Picture.Primitive] = [
                .bar(
                    x: middle - width / 2, y: y, width: width, height: max(plot.bottom - y, 0.5), isOver ? .over : role)
            ]
            if bar.isAtLeast {
                // An arrow upwards: it is this or more.
                parts.append(.mark(.init(middle, y - 5), radius: 2.2, .triangle, role))
            }
            if let target, target != aim?.value { aim = (target, words.target(words.number(target, metric))) }
            let says = target == nil ? bar.label : bar.label + (aim?.words ?? "")
            picture.primitives.append(.value(says, at: .init(middle, y), parts))
        }
        picture.primitives += targetLines(targets, plot)
        return picture
    }

    private func bars() -> [Bar] {
        guard input.days.count > Self.mostDays else {
            let words = input.words
            let exactly = words.sentence("\(role.rawValue).value")
            let atLeast = words.sentence("\(role.rawValue).value.atLeast")
            return input.days.indices.compactMap { index in
                input.days[index].figures[metric].map { figure in
                    let says = (figure.isAtLeast ? atLeast : exactly).filled { name in
                        switch name {
                        case "day": words.fullDay(input.days[index].date)
                        case "value": words.number(figure.value, metric)
                        default: nil
                        }
                    }
                    return Bar(
                        index: Double(index), span: 1, value: figure.value, isAtLeast: figure.isAtLeast, label: says)
                }
            }
        }
        return stride(from: input.days.count % 7, to: input.days.count, by: 7).compactMap { start in
            let week = input.days[start..<min(start + 7, input.days.count)]
            let known = week.compactMap { $0[metric] }
            guard !known.isEmpty, let first = week.first else { return nil }
            let mean = known.reduce(0, +) / Double(known.count)
            let says = input.words(
                known.count == 1 ? "\(role.rawValue).week.one" : "\(role.rawValue).week",
                [
                    "day": input.words.fullDay(first.date), "value": input.words.number(mean, metric),
                    "count": String(known.count),
                ])
            return Bar(index: Double(start), span: 7, value: mean, isAtLeast: false, label: says)
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
