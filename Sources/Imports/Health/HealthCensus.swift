import Domain

/// Counts what was found, while it goes by.
final class HealthCensus {
    private let sources: [HealthSource]
    private var found: HealthSummary.Found?
    private var lastBySource: [Int: CivilDate] = [:]
    private var all: [HealthSummary.Found] = []
    private var days: Set<CivilDate> = []

    init(_ sources: [HealthSource]) { self.sources = sources }

    func add(_ figure: RecordedFigure) {
        if found?.metric != figure.metric {
            close()
            found = HealthSummary.Found(metric: figure.metric, firstDay: figure.day)
        }
        if figure.day > (found?.lastDay ?? .first) {
            found?.days += 1
            found?.lastDay = figure.day
            days.insert(figure.day)
        }
        if lastBySource[figure.share.source] != figure.day {
            lastBySource[figure.share.source] = figure.day
            found?.sources[sources[figure.share.source].name, default: 0] += 1
        }
    }

    /// - Parameter noted: days with something that is no figure
    func finish(_ summary: inout HealthSummary, noted: Set<CivilDate>) {
        close()
        days.formUnion(noted)
        summary.metrics = all.sorted { $0.days > $1.days }
        summary.days = days.count
        summary.firstDay = days.min()
        summary.lastDay = days.max()
    }

    private func close() {
        if let found { all.append(found) }
        found = nil
        lastBySource = [:]
    }
}
