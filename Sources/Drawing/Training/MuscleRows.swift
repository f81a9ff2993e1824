import Domain

/// Sets by muscle: a row of small bars for each, a bar a week, or the mean of four over long ranges. All rows have one
/// scale; the bands differ in strength of colour, too.
struct MuscleRows {
    /// Above this many weeks, bars are means of four.
    private static let mostWeeks = 20
    private static let rowHeight = 30.0

    private struct Column {
        var start: CivilDate
        var weeks: Int
        var isRunning: Bool
        var sets: [Exercise.Muscle: Double]
    }

    private let input: TrainingInput
    private let words: ChartWords
    private let columns: [Column]
    /// Those with the most sets first
    private let rows: [(muscle: Exercise.Muscle, mean: Double)]

    init(_ input: TrainingInput) {
        self.input = input
        words = input.words
        let whole = input.weeks.filter { !input.isRunning($0) }
        if input.weeks.count > Self.mostWeeks {
            columns = stride(from: whole.count % 4, to: whole.count, by: 4).compactMap { start in
                let weeks = whole[start..<min(start + 4, whole.count)]
                return weeks.first.map {
                    Column(start: $0.start, weeks: weeks.count, isRunning: false, sets: Self.mean(weeks))
                }
            }
        } else {
            columns = input.weeks.map {
                Column(start: $0.start, weeks: 1, isRunning: input.isRunning($0), sets: $0.muscles)
            }
        }
        let recent = Self.mean(whole.suffix(4))
        let trained = Set(columns.flatMap { $0.sets.keys })
        let totals = columns.reduce(into: [:]) { $0.merge($1.sets) { $0 + $1 } }
        rows = trained.map { ($0, recent[$0] ?? 0) }.sorted {
            (totals[$1.0] ?? 0, $0.0.rawValue) < (totals[$0.0] ?? 0, $1.0.rawValue)
        }
    }

    private static func mean(_ weeks: ArraySlice<TrainingWeek>) -> [Exercise.Muscle: Double] {
        let sum = weeks.reduce(into: [Exercise.Muscle: Double]()) { $0.merge($1.muscles) { $0 + $1 } }
        return sum.mapValues { $0 / Double(max(weeks.count, 1)) }
    }

    func picture() -> Picture {
        let width = Plot.width(isNarrow: input.isNarrow)
        let legend = legend()
        let top = 14 + Double(legend.lines) * Legend.lineHeight
        let height = rows.isEmpty ? (input.isNarrow ? 250 : 300) : top + Double(rows.count) * Self.rowHeight + 34
        var picture = Picture(
            width: width, height: height, title: words("training.muscles.title"), description: description())
        guard !rows.isEmpty else { return EmptyChart.fill(picture, words) }
        let names = rows.map { input.muscleName($0.muscle) }
        let left = Plot.margin + (names.map(Legend.width).max() ?? 0) + 8
        let right = width - Plot.margin - 44
        let step = (right - left) / Double(max(columns.count, 1))
        let most = max(12, columns.flatMap { $0.sets.values }.max() ?? 0)
        picture.primitives = legend.primitives()
        let sentence = words.sentence(
            columns.contains { $0.weeks > 1 } ? "training.muscles.value.mean" : "training.muscles.value")
        for (index, row) in rows.enumerated() {
            let base = top + Double(index + 1) * Self.rowHeight
            let name = names[index]
            picture.primitives.append(.line([.init(left, base), .init(right, base)], .grid))
            picture.primitives.append(.text(name, .init(left - 8, base - 5), .end, .label))
            picture.primitives.append(
                .text(words.number(row.mean, 1), .init(width - Plot.margin, base - 5), .end, .label))
            for (place, column) in columns.enumerated() {
                guard let sets = column.sets[row.muscle], sets > 0 else { continue }
                let tall = max(sets / most * (Self.rowHeight - 5), 1)
                let x = left + Double(place) * step + step * 0.14
                let says = sentence.filled { blank in
                    switch blank {
                    case "muscle": name
                    case "day": words.fullDay(column.start)
                    case "value": words.number(sets, 1)
                    default: nil
                    }
                }
                picture.primitives.append(
                    .value(
                        column.isRunning ? says + " " + words("training.running") : says,
                        at: .init(x + step * 0.36, base - tall),
                        [.rectangle(x, base - tall, step * 0.72, tall, .sets, opacity: Self.opacity(sets))]))
            }
        }
        let ends = [(columns.first, left, Picture.Anchor.start), (columns.last, right, .end)]
        for (column, x, anchor) in ends where columns.count > 1 || anchor == .start {
            guard let column else { continue }
            picture.primitives.append(.text(words.day(column.start), .init(x, height - 12), anchor, .label))
        }
        picture.primitives.append(
            .text(words("training.muscles.mean"), .init(width - Plot.margin, height - 12), .end, .label))
        return picture
    }

    private static func opacity(_ sets: Double) -> Double {
        switch VolumeBand(sets: sets) {
        case .low: 0.5
        case .moderate: 0.75
        case .high: 1
        }
    }

    private func legend() -> Legend {
        guard !rows.isEmpty else { return Legend([], isNarrow: input.isNarrow) }
        return Legend(
            [VolumeBand.low, .moderate, .high].map { band in
                Legend.Item(
                    text: words("training.muscles.\(band.rawValue)"),
                    sample: { place in
                        [
                            .rectangle(
                                place.x - 6, place.y - 6, 12, 12, .sets,
                                opacity: Self.opacity([.low: 1, .moderate: 6, .high: 12][band] ?? 1))
                        ]
                    }, swatch: 12)
            }, isNarrow: input.isNarrow)
    }

    private func description() -> String {
        let blanks = RangeWords.values(input.daysOfWeeks)
        guard !rows.isEmpty else { return words("training.muscles.none", blanks) }
        let list = rows.map { "\(input.muscleName($0.muscle)) \(words.number($0.mean, 1))" }.joined(separator: "; ")
        return words("training.muscles.desc", blanks.merging(["list": list]) { first, _ in first })
    }
}
