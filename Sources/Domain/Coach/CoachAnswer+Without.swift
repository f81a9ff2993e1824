extension Coach {
    /// Days on which there was nothing of something. A day that nothing is known of is neither with nor without.
    ///
    /// - Parameters:
    ///   - known: the days that tell, today left out: it is not over
    ///   - free: those of them with nothing of it
    func without(_ what: CoachAnswer.Value, known: [CivilDate], free: [CivilDate]) -> CoachAnswer {
        let values = time.merging(["what": what]) { $1 }
        guard !known.isEmpty else { return answer([.init("withoutUnknown", values)], followUps: [.week, .month]) }
        var answer = self.answer([
            .init("without", values.merging(["count": .count(free.count), "of": .number(Double(known.count))]) { $1 })
        ])
        if question.isLastOne == true, let last = free.max() {
            return self.answer(
                [
                    .init("withoutLast", ["what": what, "date": .date(last), "age": age(last)])
                ], followUps: [.week, .month])
        }
        let unknown = asked.count - known.count - (asked.contains(record.today) ? 1 : 0)
        if period != .ever, unknown > 0 { answer.facts.append(.init("withoutRest", ["count": .count(unknown)])) }
        if asked.contains(record.today) { answer.notes.append(.init("withoutToday")) }
        return answer
    }

    func without(_ metric: Metric, _ known: [(date: CivilDate, figure: Figure)]) -> CoachAnswer {
        let free = known.filter { $0.figure.value == 0 }
        var answer = without(.metric(metric), known: known.map(\.date), free: free.map(\.date))
        answer.cite(rows(free, metric))
        noteAtLeast(&answer, free)
        return answer
    }

    func without(_ food: CoachAnswer.Value, eaten: Set<CivilDate>) -> CoachAnswer {
        let known = record.foodDays.filter { asked.contains($0) && $0 != record.today }.sorted()
        let free = known.filter { !eaten.contains($0) }
        var answer = without(food, known: known, free: free)
        answer.cite(free.reversed().map { .init(date: $0, value: .count(0), place: .food) })
        return answer
    }
}
