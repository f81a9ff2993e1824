/// What was asked before, so that "and last month?" has a meaning.
public enum Conversation {
    /// Messages that are remembered, questions and answers together.
    public static let memory = 10

    /// The question with what it does not say taken from the last one that had a subject of the history.
    ///
    /// - Parameter before: what was asked, the newest last
    public static func complete(_ question: Question, after before: [Question], today: CivilDate) -> Question {
        guard var last = before.suffix(memory / 2).last(where: \.isAnswered) else { return question.dated.ofAll }
        // The latest five are of no time that others are of.
        if last.latest != nil { last.period = nil }
        let said = last.period?.isOneDay == false ? question.undated : question.dated
        var meant = FollowUp(question: said, last: last, before: before, today: today).completed()
        meant.takeLatest(question, after: last)
        // What to load next follows from the latest time, whichever was spoken of.
        if meant.measure == .next { meant.period = nil }
        return meant
    }
}

extension Question {
    /// "The average", after the last five weigh-ins: of those; "and the last ten"
    fileprivate mutating func takeLatest(_ said: Question, after last: Question) {
        guard last.latest != nil || said.latest != nil, said.period == nil, said.shift == nil, said.condition == nil,
            said.weekdays == nil, said.latest == nil || said.subject == nil, let subject, subject == last.subject
        else { return }
        let meant = said.measure ?? last.measure ?? .last
        guard subject.tellsLatest(meant) else { return }
        (latest, measure) = (said.latest ?? last.latest, meant)
        (period, isLastOne, refersBack) = (nil, nil, nil)
    }

    /// Something is named, and nothing is asked of it.
    fileprivate var isThingAlone: Bool {
        measure == nil && period == nil && other == nil && condition == nil && weekdays == nil && slot == nil
            && threshold == nil && refersBack != true && leftOut.isEmpty
    }
}

/// A question after another, as it is completed: what it says stands, what it leaves open is taken from what was said
/// before, and what one word of it can only mean of that is settled first.
struct FollowUp {
    /// As it was said, and then as it is meant after the last one
    var question: Question
    /// What it goes on after
    let last: Question
    /// All that was asked, the newest last
    let before: [Question]
    let today: CivilDate

    func completed() -> Question {
        if let thing { return thing }
        if let inOtherUnits { return inOtherUnits }
        if question.measure == .remaining, question.subject == nil, last.subject?.allows(.remaining) != true {
            return question.ofAll
        }
        // "The first one", of what were no things
        if question.link?.place != nil, question.subject == .overview { return question.withoutSubject }
        // "What was the best day", of all that a week was: of what?
        if last.subject == .overview, question.subject == nil, question.measure.map({ $0 != .compare }) ?? false {
            return question.withoutSubject
        }
        // "When was that", of what was no day: the answer told it.
        if question.measure == .when, question.refersBack == true, last.found?.date == nil { return last }
        var meant = self
        meant.settle()
        if let other = meant.ofAnother ?? meant.timeBefore { return other }
        guard let time = meant.time else { return meant.beforeAll }
        return meant.question.subject == nil ? meant.ofTheSame(time) : meant.ofItsOwn(time)
    }

    /// "And in pounds": the last answer again
    private var inOtherUnits: Question? {
        guard let units = question.units, question.subject == nil, question.measure == nil || question.measure == .sum,
            question.period == nil, question.condition == nil, question.leftOut.isEmpty
        else { return nil }
        var again = last
        again.units = units
        return again
    }

    /// Words that stand for something of the last question
    private mutating func settle() {
        // "How much less is that than in January": of what was spoken of, and not of all there is
        if question.subject == .overview, question.measure == .compare, question.refersBack == true,
            last.subject != .overview
        {
            question.subject = nil
        }
        // "What is the most I had in a day", of coffee
        if question.link?.isLoose == true, let measure = question.measure, measure != .list,
            last.subject?.part != nil || last.subject?.isOfDays == true && last.subject?.isOfFood == true
        {
            (question.subject, question.measure) = (nil, measure == .often ? .highest : measure)
        }
        if question.link?.isBetween == true, question.period == nil {
            (question.period, question.isContinued) = (between ?? last.period, true)
        }
        // "And last", of this month
        if question.link?.moment == .before, question.period == nil, last.period?.isOneDay == false,
            let earlier = last.period?.before
        {
            (question.measure, question.period) = (nil, earlier)
        }
        // "How much of that was breakfast", of what a day's food came to
        if question.refersBack == true, question.subject == .foods, question.slot != nil, question.measure != .last,
            case .metric(let metric) = last.subject, metric.isFromFood, metric.isAdditive
        {
            (question.subject, question.measure) = (nil, .share)
        }
        guard question.link?.tie == .bare else { return }
        // "Which nights", of those that were counted
        if question.subject == last.subject, question.namesDays == true { question.subject = nil }
        guard tied != nil else { return }
        question.isContinued = true
        guard let subject = last.subject else { return }
        // "Which exercises", after those of the legs; "how much weight in total", of what was lifted
        if question.subject == .exercises, question.measure == nil || question.measure == .list,
            case .muscles = subject
        {
            (question.subject, question.measure) = (subject, .list)
        } else if question.subject == .workouts(nil), question.measure == .volume, subject.isOfTraining,
            subject.allows(.volume)
        {
            question.subject = subject
        }
    }

    /// Another question than it seems, after the last one
    private var ofAnother: Question? {
        var full = question
        // "Does it affect my sleep", "does alcohol affect it", "what affects it": of all the days there are
        if let relation = question.link?.relation {
            (full.period, full.refersBack) = (nil, nil)
            if relation == .cause, let cause = last.subject?.cause(of: question.subject) {
                (full.condition, full.measure) = (cause, nil)
                return full
            }
            guard relation == .effect, case .metric = last.subject else { return question.withoutSubject }
            (full.subject, full.condition) = (last.subject, question.condition?.of(last.subject, before: nil))
            if full.condition != nil { full.measure = nil }
            return full
        }
        // "And alcohol", after "does sleep affect my mood"
        if last.link?.isOfCause == true, last.condition != nil, question.isContinued, question.isThingAlone,
            let cause = question.subject?.cause(of: last.subject)
        {
            full = last
            full.condition = cause
            return full
        }
        // "Is it worse on weekdays", after days with something in common: beside the other days of the week
        if question.subject == nil, question.measure == .compare, question.weekdays != nil, last.condition != nil {
            full = last
            (full.condition, full.measure) = (nil, .compare)
            (full.weekdays, full.otherWeekdays) = (question.weekdays, question.otherWeekdays)
            return full
        }
        // "With what weight", after a bench press
        if question.link?.isOfBar == true, case .exercise = last.subject {
            full = last
            full.measure = last.measure == .last || last.measure == .list ? last.measure : .heaviest
            full.leftOut = question.leftOut
            return full
        }
        // "How far am I from my goal", after protein: from that of it
        if question.subject == .plan(.toGoal), question.period == nil, case .metric(let metric) = last.subject,
            metric != .weight, metric.isAdditive
        {
            (full.subject, full.measure, full.period) = (last.subject, .remaining, .day(today))
            return full
        }
        // "And 2,000", after what someone would eat, or walk: no year
        if last.subject == .plan(.trial), question.subject == nil, question.measure == nil {
            var number = question.threshold?.value
            if case .calendarYear(let year) = question.period { number = Double(year) }
            if let trial = number.flatMap({ last.trial?.with($0) }) {
                (full, full.trial) = (last, trial)
                (full.isContinued, full.leftOut) = (question.isContinued, question.leftOut)
                return full
            }
        }
        // "And by March", after what is weighed at Christmas
        if [.plan(.arrival), .plan(.byDate)].contains(last.subject), question.subject == nil, let ahead = question.ahead
        {
            (full, full.ahead) = (last, ahead)
            (full.isContinued, full.leftOut) = (question.isContinued, question.leftOut)
            return full
        }
        // "How much of it was from exercise", of what was burnt
        if last.subject == .metric(.activeEnergy), question.subject == .exercises || question.subject == .workouts(nil),
            question.refersBack == true || question.measure == nil || question.measure == .often
        {
            (full.subject, full.recorded, full.measure) = (.workouts(nil), .activeEnergy, .sum)
            (full.period, full.refersBack) = (question.period ?? last.period, nil)
            return full
        }
        // "How many calories did it burn", of a workout
        if question.refersBack == true, case .metric(let metric) = question.subject,
            metric == .activeEnergy || metric == .heartRate, last.subject?.isOfSessions == true
        {
            (full.subject, full.recorded, full.named) = (last.subject, metric, last.named)
            full.measure = metric == .activeEnergy ? .sum : .average
            full.period = question.period ?? foundDay ?? last.period
            return full
        }
        // "When did I last have that", of a meal of several things: of which of them?
        if question.refersBack == true, question.period == nil, question.shift == nil,
            question.subject == .foods || question.subject == .drinks,
            let measure = question.measure,
            [.last, .first, .count, .often, .average, .perWeek, .usualTime].contains(measure)
        {
            guard let subject = first ?? (last.subject?.part == nil ? nil : last.subject) else {
                return question.withoutSubject
            }
            (full.subject, full.refersBack) = (subject, nil)
            return full
        }
        if question.subject == .overview, last.subject?.isOfTraining == true {
            // "What did I do last time", of a training; "the first time", of those of a week
            if question.measure == .last || question.measure == .first {
                full.leftOut = []
                let things = last.period == nil ? nil : last.found?.things
                guard case .day(let day)? = question.measure == .last ? things?.last : things?.first else {
                    full.subject = question.measure == .last ? last.subject : nil
                    return full
                }
                (full.subject, full.measure, full.period) = (last.subject, .list, .day(day))
                return full
            }
            // "What did I do then", "in it"
            if let day = foundDay ?? tied {
                (full.subject, full.measure, full.period, full.refersBack) = (.workouts(nil), .list, day, nil)
                return full
            }
        }
        // "How often do I drink that", of a wine
        if question.refersBack == true, question.subject == .metric(.alcohol), last.subject?.part != nil,
            let measure = question.measure, last.subject?.allows(measure) == true
        {
            (full.subject, full.refersBack, full.period) = (last.subject, nil, question.period)
            return full
        }
        // "Which had more protein", of two dinners
        if case .metric = question.subject, question.isOfTimes, let difference { return difference }
        // "Which do I eat most", of fruit
        if question.link?.isOfThose == true, question.subject == .foods, case .group = last.subject {
            (full.subject, full.measure, full.period) = (last.subject, .often, question.period ?? last.period)
            return full
        }
        // "How many sets", of the exercise that was done most
        if question.subject == nil, let measure = question.measure, let first, first.allows(measure),
            last.subject?.allows(measure) != true || measure == .last || measure == .count && first.part != nil
        {
            (full.subject, full.refersBack) = (first, nil)
            if measure != .last, measure != .first { full.period = question.period ?? last.period }
            return full
        }
        return nil
    }

    /// What a ranking named first: "what gave me the most fibre"
    private var first: Question.Subject? {
        guard last.isOfRanking, case .subject(let thing)? = last.found?.things?.first else { return nil }
        return thing
    }

    /// "How often did I have the first one", of what was told
    private var thing: Question? {
        guard let place = question.link?.place, let things = last.found?.things, things.indices.contains(place - 1)
        else { return nil }
        var full = question
        (full.isContinued, full.found) = (true, last.found)
        switch (things[place - 1], question.subject) {
        case (.day(let date), let subject):
            full.period = .day(date)
            // "What did I do on the first one", of workouts
            if subject == nil || subject == .overview {
                (full.subject, full.measure) = (last.subject, question.measure ?? .list)
                (full.other, full.refersBack) = (nil, nil)
            }
        case (.subject(let thing), .metric(let metric)) where metric.isFromFood:
            (full.part, full.period) = (thing.part, last.period)
        case (.subject, .metric): return nil
        case (.subject(let thing), _):
            (full.subject, full.period) = (thing, last.period)
            if full.measure == nil, last.subject?.part != nil { full.measure = last.measure }
        }
        return full
    }

    /// A question with a subject of its own
    private func ofItsOwn(_ time: Time) -> Question {
        var full = question
        (full.period, full.other, full.shift) = (time.period, time.other ?? question.other, time.shift)
        // "Which night was the worst", of a week that was spoken of
        if question.measure == .highest || question.measure == .lowest, question.subject == last.subject,
            question.period == nil, question.weekdays == nil, question.span == nil, question.shift == nil
        {
            full.period = spoken
        }
        // "What do I usually have", of a lunch that was spoken of
        if question.subject == .foods, question.measure == .often, !question.isNarrowed { full.slot = last.slot }
        // "What stood out", of a week that was spoken of
        if question.subject == .overview, question.measure == .compare, question.period == nil, let said = last.period {
            (full.period, full.other) = (said, said.before)
        }
        guard question.isContinued, question.subject?.isOfHistory == true else { return full }
        // "And my protein", of days that were spoken of: of the same days
        if question.period == nil, question.weekdays == nil, question.condition == nil, question.shift == nil,
            case .metric = question.subject, case .metric = last.subject
        {
            full.weekdays = last.weekdays
            // "How much caffeine is that", of what was asked to affect a night: of that, on any day
            full.condition =
                last.link?.relation == nil ? last.condition?.of(question.subject, before: last.subject) : nil
        }
        // "And deadlift", after the day of the heaviest squat was asked of: the heaviest of it, too
        if question.period == nil, question.measure == nil, question.subject?.isDoneNowAndThen == true, let origin,
            origin.measure.map({ question.subject?.allows($0) == true }) ?? true
        {
            (full.period, full.measure, full.counted) = (origin.period, origin.measure, origin.counted)
            return full
        }
        full.period = full.period ?? last.period
        // "And when did I get up", after going to bed on an evening: the next morning
        if question.period == nil, question.subject == .night(.waking), last.subject == .night(.bedtime),
            let evening = last.period?.day
        {
            full.period = .day(evening.adding(days: 1))
        }
        if case .metric(let metric) = question.subject, metric.isFromFood { narrow(&full) }
        // What was drunk adds up, what nights were does not.
        let isSumOfNights = last.measure == .sum && question.subject?.isOfNight == true
        let isOfPlan = if case .plan = last.subject { true } else { false }
        if question.measure == nil, let measure = last.measure, question.subject?.allows(measure) == true,
            measure != .highest, measure != .lowest, !isSumOfNights, !isOfPlan
        {
            full.measure = measure
            full.other = question.other ?? last.other
        }
        return full
    }

    /// What told of the day that was then asked of
    private var origin: Question? {
        guard let day = last.period?.day ?? last.found?.date else { return nil }
        return before.last {
            $0.subject == last.subject && $0.found?.date == day && $0.period?.day != day && $0 != last
        }
    }

    /// A figure of food is of the food and the meal that were spoken of.
    private func narrow(_ full: inout Question) {
        // "How many calories", of the pizza that was spoken of
        if question.link?.tie == .bare, !question.isNarrowed { full.part = last.subject?.part }
        // "How many calories is that", of the wine that was spoken of
        if question.refersBack == true {
            full.part = question.part ?? last.subject?.part ?? last.part
            if full.part == nil, last.link?.relation == .cause, case .eaten(let part, nil) = last.condition?.event {
                full.part = part
            }
            // "How much protein does that give me"
            if full.part != nil, question.measure == .sources { full.measure = .share }
            if full.part == nil, last.subject?.isOfDrinks == true { full.part = .group(.drinks) }
            full.slot = question.slot ?? last.slot
            full.hours = question.hours ?? last.hours
        }
        // "And how much protein", of the breakfast that was spoken of
        if last.subject?.isOfFood == true, question.period == nil, !question.isNarrowed {
            (full.slot, full.hours) = (last.slot, last.hours)
            (full.except, full.alsoExcept) = (last.except, last.alsoExcept)
        }
    }
}

extension Question {
    /// As if nobody had said what of
    var withoutSubject: Question {
        var question = self
        question.subject = nil
        return question
    }

    /// What could be answered
    fileprivate var isAnswered: Bool {
        guard let subject, subject.isOfHistory, leftOut.isEmpty else { return false }
        return measure.map(subject.allows) ?? true
    }

    /// What it names first is what it was about.
    fileprivate var isOfRanking: Bool {
        measure.map { [.sources, .often, .highest, .lowest, .heaviest].contains($0) } == true && rank == nil
            && top == nil
    }

    /// A day of the week that is both a date and one of each week: "and on Monday"
    private var isEither: Bool { isContinued && period?.day.map { weekdays == [$0.weekday] } == true }

    fileprivate var dated: Question {
        var dated = self
        if isEither { dated.weekdays = nil }
        return dated
    }

    /// "Compare this week with last week", of nothing that was spoken of: of all that is known
    fileprivate var ofAll: Question {
        var whole = self
        // "How much do I have left", of nothing that was spoken of: of what may be eaten
        if subject == nil, measure == .remaining, leftOut.isEmpty, slot == nil {
            (whole.subject, whole.also) = (.metric(.energy), [.protein])
            return whole
        }
        guard subject == nil, measure == .compare, period != nil, other != nil else { return self }
        whole.subject = .overview
        return whole
    }

    /// Of a month that was spoken of: its Mondays
    fileprivate var undated: Question {
        var undated = self
        if isEither { undated.period = nil }
        return undated
    }
}
