/// What a device recorded of workouts: heart rate, energy.
extension Coach {
    /// - Returns: `nil` for what is no workout
    func recorded(_ metric: Metric, of subject: Question.Subject) -> CoachAnswer? {
        let meant: (Workout) -> Bool
        switch subject {
        case .workouts(let kind): meant = { kind == nil || $0.kind == kind }
        case .exercise(let id):
            let ids = Set(record.sessions(of: id).map(\.workoutID))
            meant = { ids.contains($0.id) }
        default: return nil
        }
        let workouts = record.workouts.filter { meant($0) && isNamed($0) && asked.contains($0.day) }
        func value(_ workout: Workout) -> Double? {
            switch metric {
            case .heartRateMax: workout.recorded?.heartRateMax
            case .activeEnergy: workout.recorded?.activeEnergy
            default: workout.recorded?.heartRate
            }
        }
        let known = workouts.compactMap { workout in value(workout).map { (workout: workout, value: $0) } }
        var values: [String: CoachAnswer.Value] = ["what": .phrase(.init("recorded.\(metric.rawValue)"))]
        values.merge(time) { $1 }
        guard let last = known.last else {
            return answer([.init("recorded.none", values)], followUps: [.last, .month])
        }
        let isOne = measure == .last || question.isLastOne == true || known.count == 1
        var one = last
        if !isOne, measure == .highest || measure == .lowest {
            one = known.reduce(last) {
                measure == .highest ? ($1.value > $0.value ? $1 : $0) : $1.value < $0.value ? $1 : $0
            }
        }
        // Most of the last workouts have none where the latest has none.
        if isOne, let latest = workouts.last, latest.id != last.workout.id {
            values["date"] = .date(latest.day)
            return answer([.init("recorded.notThis", values)], followUps: [.last, .month])
        }
        var answer: CoachAnswer
        if isOne || measure == .highest || measure == .lowest {
            values["value"] = .figure(one.value, metric)
            values["date"] = .date(one.workout.day)
            values["name"] = .text(one.workout.name)
            answer = self.answer([
                .init(isOne ? "recorded.one" : measure == .highest ? "recorded.most" : "recorded.least", values)
            ])
        } else {
            let sum = known.reduce(0) { $0 + $1.value }
            values["value"] = .figure(sum / Double(known.count), metric)
            values["count"] = .count(known.count)
            answer = self.answer([.init("recorded.mean", values)])
            if metric == .activeEnergy, measure != .average {
                answer.facts.append(.init("inAll", ["value": .figure(sum, metric)]))
            }
        }
        answer.isAboutEnergy = metric == .activeEnergy
        answer.followUps = [.last, .month, .year]
        answer.cite(
            known.reversed().map {
                .init(
                    date: $0.workout.day, name: .text($0.workout.name), value: .figure($0.value, metric),
                    place: .workouts)
            })
        return answer
    }

    /// Whether it is one that was asked for by name.
    func isNamed(_ workout: Workout) -> Bool {
        question.named.map { FoldedText.words(workout.name) == FoldedText.words($0) } ?? true
    }

    /// Whether it began in the hours that were asked for.
    func isInHours(_ workout: Workout) -> Bool { question.hours?.contains(workout.minute) ?? true }
}
