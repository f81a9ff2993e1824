import Domain

/// Records of a Fitbit archive. Those of minutes are written in UTC, nights by the clock on the wall.
struct FitbitRecords {
    private let tally: HistoryTally
    private let weightUnit: String

    init(_ tally: HistoryTally) {
        self.tally = tally
        weightUnit = tally.context.answers["weightUnit"] ?? "lb"
    }

    func add(_ row: AccountRow, _ kind: HistoryJSON.FitbitKind) {
        guard kind != .other else { return }
        guard let written = row.moment("dateTime") else { return tally.skip(.date, row.words) }
        if kind == .heartRate { return addBeats(row, written) }
        guard let value = row.number("value") ?? row.number("value.value") else {
            return tally.skip(.malformed, row.words)
        }
        let local = WrittenDate(wall: written.wall + tally.home.secondsAhead(at: written.wall))
        let day = kind == .steps ? local.day : written.day
        guard tally.isPossible(day) else { return tally.skip(.date, row.words) }
        // Nothing worn is written as 0.
        guard value > 0 else { return kind == .restingHeartRate ? tally.skip(.empty, row.words) : () }
        switch kind {
        case .steps: tally.set(.steps, on: day, value, weight: 0)
        case .activeMinutes: tally.set(.activeMinutes, on: day, value, weight: 0)
        default: tally.set(.restingHeartRate, on: day, value)
        }
    }

    /// A beat rate of some seconds, in UTC; one without confidence was not felt.
    private func addBeats(_ row: AccountRow, _ written: WrittenDate) {
        guard let rate = row.number("value.bpm") ?? row.number("value") else {
            return tally.skip(.malformed, row.words)
        }
        let local = WrittenDate(wall: written.wall + tally.home.secondsAhead(at: written.wall))
        guard tally.isPossible(local.day) else { return tally.skip(.date, row.words) }
        guard rate > 0, row.number("value.confidence") != 0 else { return tally.skip(.empty, row.words) }
        guard Metric.heartRate.range.contains(rate) else { return tally.skip(.implausible, row.words) }
        tally.addBeats(rate, on: local.day)
    }

    func addNight(_ row: AccountRow) {
        guard let day = row.moment("dateOfSleep")?.day, tally.isPossible(day), row.moment("startTime") != nil,
            row.moment("endTime") != nil
        else { return tally.skip(.date, row.words) }
        guard let asleep = row.number("minutesAsleep"), asleep > 0 else { return tally.skip(.empty, row.words) }
        let inBed = row.number("timeInBed") ?? row.number("duration").map { $0 / 60_000 }
        let found: [(Metric, Double?)] = [
            (.sleep, asleep), (.sleepInBed, inBed), (.sleepDeep, row.number("levels.summary.deep.minutes")),
            (.sleepCore, row.number("levels.summary.light.minutes")),
            (.sleepREM, row.number("levels.summary.rem.minutes")),
            (.sleepAwake, row.number("levels.summary.wake.minutes") ?? row.number("minutesAwake")),
        ]
        for (metric, value) in found {
            if let value, value > 0 { tally.set(metric, on: day, value, weight: asleep) }
        }
    }

    func addWeight(_ row: AccountRow) {
        guard let date = row.moment("date"), tally.isPossible(date.day) else { return tally.skip(.date, row.words) }
        guard let weight = row.number("weight"), weight > 0 else { return tally.skip(.malformed, row.words) }
        tally.ask(
            HistoryQuestion(
                .weightUnit, options: ["kg", "lb", "st"], guess: weightUnit,
                reason: tally.context.answers["weightUnit"] == nil ? .app : .remembered))
        let time = row.moment("date").flatMap(\.seconds) ?? row.seconds("time") ?? 0
        let factor = WrittenUnit(weightUnit)?.factor(to: .kilograms) ?? 1
        tally.set(.weight, on: date.day, weight * factor, weight: Double(time))
        if let fat = row.number("fat"), fat > 0 { tally.set(.bodyFat, on: date.day, fat, weight: Double(time)) }
    }

    func addExercise(_ row: AccountRow) {
        guard let written = row.moment("startTime") else { return tally.skip(.date, row.words) }
        let local = WrittenDate(wall: written.wall + tally.home.secondsAhead(at: written.wall))
        guard tally.isPossible(local.day) else { return tally.skip(.date, row.words) }
        guard let length = row.number("activeDuration") ?? row.number("duration"), length > 0,
            Metric.workoutMinutes.range.contains(length / 60_000)
        else { return tally.skip(.malformed, row.words) }
        tally.add(
            activity: row.text("activityName"), on: local.day, minute: local.minute, minutes: length / 60_000,
            energy: row.number("calories"),
            distance: row.number("distance").map {
                $0
                    * (row.text("distanceUnit")?.lowercased().hasPrefix("mile") == true
                        ? UnitConversion.kilometresPerMile : 1)
            },
            heartRate: row.number("averageHeartRate"))
    }
}

extension AccountRow {
    /// Seconds after midnight of a time in a field of its own.
    func seconds(_ path: String) -> Int? {
        guard var bytes = text(path).map({ Array($0.utf8) }) else { return nil }
        return bytes.withUnsafeMutableBufferPointer { WrittenDate.time(Bytes($0)) }
    }
}
