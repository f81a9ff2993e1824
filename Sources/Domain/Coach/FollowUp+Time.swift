/// Which time a question is of that names none, or one by another.
extension FollowUp {
    struct Time {
        var period: Period?
        /// What that is held against: "was that faster than the week before"
        var other: Period?
        /// Left where nothing that was said tells what it starts from
        var shift: Question.Shift?
    }

    /// As far as words say it; `nil` for a time before all that there is
    var time: Time? {
        if question.period == nil, question.link?.isSince == true, case .since = last.period {
            return Time(period: last.period)
        }
        let day = last.found?.date ?? last.period?.day
        if question.period == nil, let day, question.link?.isSince == true || isOfPhase {
            return Time(period: .since(day))
        }
        let said = Time(period: foundDay ?? tied ?? question.period, shift: question.shift)
        guard let shift = question.shift, question.period == nil, let base = base(of: shift) else { return said }
        // "And the next morning", of a night: the one that it ended with
        if shift.unit == .morning, last.subject?.isOfNight == true { return Time(period: base) }
        guard let period = shift.applied(to: base, today: today) else { return nil }
        // "Was that faster than the week before": what was spoken of is held against that.
        let isHeldAgainst = question.measure == .compare && last.measure != .compare
        return isHeldAgainst ? Time(period: base, other: period) : Time(period: period)
    }

    /// "How much have I lost in it", "how did I sleep", after which phase it is: since that began
    private var isOfPhase: Bool {
        if case .plan = question.subject { return false }
        return last.subject == .plan(.phase) && question.subject?.isOfHistory == true
            && (question.link?.tie != nil || question.refersBack == true)
            && [nil, .trend, .average, .sum, .count, .perWeek].contains(question.measure)
    }

    /// "The time before that": before all that there is is nothing.
    var beforeAll: Question {
        var full = question
        (full.subject, full.measure, full.refersBack) = (question.subject ?? last.subject, last.measure, true)
        (full.period, full.shift) = (nil, nil)
        return full
    }

    /// "That day", "it": the day that was found or spoken of
    var foundDay: Period? {
        guard question.refersBack == true, question.measure != .when, question.period == nil, !question.isOfMoreDays,
            let date = last.found?.date ?? last.period?.day
        else { return nil }
        // "And how did I sleep that night", of a day on which something was eaten: the night that ends the next morning
        let isNextMorning =
            question.isOfThatNight == true && question.subject?.isOfNight == true && last.subject?.isOfNight != true
        return .day(isNextMorning ? date.adding(days: 1) : date)
    }

    /// The time of what was said before, for a question that names none: "how many calories", "how many steps did I take"
    var tied: Period? {
        guard let tie = question.link?.tie, question.period == nil, let period = base(of: .init(.day, -1)),
            last.measure != .remaining,
            tie == .bare || last.subject != question.subject || question.isNarrowed
        else { return nil }
        // What one burns, and the way to a goal, are of now where no time is named.
        if case .plan = question.subject { return nil }
        var probe = question
        probe.period = period
        if question.measure == nil || question.measure == .value {
            // "Weight" is the latest, "what did I weigh" is of then.
            if tie == .bare, case .metric(let metric) = question.subject, metric.isOfBody { return nil }
            if question.subject?.isOfTraining == true, probe.usualPeriod == .ever, tie == .bare { return nil }
        } else if probe.usualPeriod == .ever || question.measure == .perKilo && question.subject?.isOfTraining == true {
            return nil
        }
        if period.isOneDay, question.isOfMoreDays || question.measure == .highest || question.measure == .lowest {
            return nil
        }
        // "Did I sleep worse", after an evening: the night that it ends with
        let isOfEvening = (last.hours?.start ?? 0) >= 1080 || last.subject == .metric(.alcohol)
        guard let day = period.day, question.subject?.isOfNight == true, last.subject?.isOfFood == true, isOfEvening
        else { return period }
        return .day(day.adding(days: 1))
    }

    /// What a shift starts from: "the day before", of the day that was found, is not the one before all of its time.
    private func base(of shift: Question.Shift) -> Period? {
        guard shift.unit == .day || shift.unit == .morning, let date = last.found?.date,
            let measure = last.found?.measure ?? last.measure,
            last.period == nil || Self.ofOneDay.contains(measure)
        else { return last.period }
        return .day(date)
    }

    /// What an answer tells of one day of its time
    private static let ofOneDay: Set<Question.Measure> = [
        .highest, .lowest, .last, .first, .heaviest, .best, .longest, .fastest, .when, .value,
    ]

    /// The time that was spoken of, of two that were held against each other both; `nil` for a day
    var spoken: Period? {
        guard let period = last.period, !period.isOneDay else { return nil }
        guard last.measure == .compare, !last.isBesideUsual(today: today), let one = period.range(today: today),
            let two = last.other?.range(today: today)
        else { return period }
        return .between(min(one.start, two.start), max(one.end, two.end))
    }

    /// From one to the other of the last two days that were asked of
    var between: Period? {
        let days = before.suffix(2).compactMap { $0.period?.day }
        guard let first = days.min(), let last = days.max(), first < last else { return nil }
        return .between(first, last)
    }

    /// From the first to the last of two times that one thing was asked of, the latest being today
    var way: Period? {
        let two = before.suffix(2)
        guard two.count == 2, let one = two.first, let last = two.last, one.subject == last.subject,
            one.period != last.period, last.measure != .trend, last.measure != .compare
        else { return nil }
        let ranges = two.compactMap { question in
            question.period.flatMap { $0 == .ever ? nil : $0.range(today: today) } ?? DayRange(1, endingOn: today)
        }
        guard let start = ranges.map(\.start).min(), let end = ranges.map(\.end).max(), start < end else { return nil }
        return .between(start, end)
    }

    /// "And the time before that", of something that was done or eaten last on a day: the last one before it
    var timeBefore: Question? {
        guard question.shift == Question.Shift(.same, -1), question.period == nil,
            question.subject == nil || question.subject == last.subject, let date = last.found?.date,
            last.measure == .last || last.period == .day(date), last.subject?.isDoneNowAndThen == true
        else { return nil }
        var full = last
        full.measure = .last
        full.period = .between(date.adding(days: -CoachNeeds.mostDays), date.adding(days: -1))
        (full.other, full.found, full.isContinued) = (nil, nil, question.isContinued)
        return full
    }

    /// The times that one thing was asked of, one question after the other, up to the last
    var timesAsked: [Period] {
        guard let last = before.last, last.measure != .compare else { return [] }
        var times: [Period] = []
        for question in before.reversed() {
            guard question.subject == last.subject, question.measure == last.measure, let period = question.period,
                !times.contains(period)
            else { break }
            times.insert(period, at: 0)
        }
        return times
    }

    /// "What is the difference", "which of them was better", of two times that were asked of one after the other
    var difference: Question? {
        let times = timesAsked
        guard question.measure == .compare && question.subject == nil || question.isOfTimes && times.count == 2,
            question.period == nil,
            question.other == nil, question.shift == nil, question.weekdays == nil, let last = before.last,
            times.count > 1, let one = times.dropLast().last, let two = times.last,
            let start = one.range(today: today)?.start, let next = two.range(today: today)?.start
        else { return nil }
        var full = last
        full.measure = .compare
        // "Which had more protein", of two dinners
        if let subject = question.subject { (full.subject, full.part) = (subject, last.subject?.part ?? last.part) }
        (full.period, full.other) = start < next ? (two, one) : (one, two)
        if last.measure == .sum { full.counted = .sum }
        (full.found, full.isContinued) = (nil, question.isContinued)
        return full
    }
}

extension Question {
    /// What one day does not tell
    var isOfMoreDays: Bool {
        measure.map { [.average, .trend, .perWeek, .median, .byWeekday].contains($0) } == true
    }

    /// "Which of those was the best"
    var isOfTimes: Bool {
        refersBack == true && span == nil
            && measure.map { [.best, .highest, .lowest, .usual, .longest].contains($0) } == true
    }
}

extension Period {
    var day: CivilDate? { if case .day(let date) = self { date } else { nil } }
}
