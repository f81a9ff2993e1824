import Domain
import Foundation
import Services

/// A figure with the interval that holds it 9 in 10 times.
struct Figured: Encodable {
    var kcal: Double
    var low: Double?
    var high: Double?
    var source: EnergyOutlook.Burn.Source?

    init(_ kcal: Double, _ interval: ClosedRange<Double>?, source: EnergyOutlook.Burn.Source? = nil) {
        self.kcal = kcal.rounded()
        low = interval?.lowerBound.rounded()
        high = interval?.upperBound.rounded()
        self.source = source
    }

    init(_ burn: EnergyOutlook.Burn) { self.init(burn.kilocalories, burn.interval, source: burn.source) }
}

struct LackingAnswer: Encodable {
    var weighIns: Int
    var fullLogs: Int
    var text: String
}

struct ArrivalAnswer: Encodable {
    var from: CivilDate
    var to: CivilDate
    var likely: CivilDate

    init(_ arrival: GoalArrival) {
        from = arrival.dates.lowerBound
        to = arrival.dates.upperBound
        likely = arrival.likely
    }
}

/// What is burnt, day by day and now.
struct ExpenditureAnswer: Encodable {
    struct Row: Encodable {
        var date: CivilDate
        var kcal: Double?
        var low: Double?
        var high: Double?
        var equation: Double?
        var eaten: Double?
    }

    var date: CivilDate
    /// The best that is known
    var burn: Figured?
    var equation: Figured?
    var lacking: LackingAnswer?
    /// Since the phase began, where it is beyond chance
    var change: Figured?
    /// Days from the first of the range on
    var days: [Row]
    var why: Why

    init(_ basis: Outlooks.Basis, range: DayRange, for person: Person) {
        let outlook = basis.outlook
        let words = PlanWords(person: person, outlook: outlook)
        date = outlook.today
        burn = outlook.burn.map(Figured.init)
        equation = outlook.equation.map(Figured.init)
        lacking = words.lacking
        change = outlook.change(since: outlook.goals.phaseStart).map { Figured($0.kilocalories, $0.interval) }
        days = outlook.expenditures(range).map {
            Row(
                date: $0.date, kcal: $0.estimate?.kilocalories.rounded(),
                low: $0.estimate?.interval.lowerBound.rounded(), high: $0.estimate?.interval.upperBound.rounded(),
                equation: $0.equation?.rounded(), eaten: $0.eaten?.rounded())
        }
        why = words.burn
    }
}

/// Where weight goes, week by week.
struct ForecastAnswer: Encodable {
    struct Point: Encodable {
        var day: Int
        var date: CivilDate
        var weightKg: Double
        var lowKg: Double
        var highKg: Double

        static func weekly(_ forecast: WeightForecast) -> [Point] {
            forecast.points.enumerated().filter { $0.offset % 7 == 6 }.map { index, point in
                Point(
                    day: index + 1, date: point.date, weightKg: point.weight.rounded(per: 100),
                    lowKg: point.interval.lowerBound.rounded(per: 100),
                    highKg: point.interval.upperBound.rounded(per: 100))
            }
        }
    }

    var date: CivilDate
    var energyKcal: Double?
    var goalKg: Double?
    var arrival: ArrivalAnswer?
    var lacking: LackingAnswer?
    /// What can be told of the goal, in words
    var text: String
    var points: [Point]
    var why: Why

    init(_ trial: PlanTrial, _ outlook: EnergyOutlook, for person: Person) {
        let words = PlanWords(person: person, outlook: outlook)
        date = outlook.today
        energyKcal = trial.energy
        goalKg = trial.goal
        arrival = trial.arrival.map(ArrivalAnswer.init)
        lacking = words.lacking
        text = words.arrival(trial)
        points = trial.forecast.map(Point.weekly) ?? []
        why = words.forecast
    }
}

/// What the rules suggest, and beside it everything that the page of the plan tells.
struct PlanAnswer: Encodable {
    private let plan: EnergyPlan
    private let page: PlanPage

    /// - Parameter forbidden: what of the goals that are tried could not be saved
    init(
        _ basis: Outlooks.Basis, _ trial: PlanTrial, forbidden: [SafetyRails.Violation] = [], for person: Person
    ) {
        let aims = basis.outlook.aims
        plan = aims.plan
        page = PlanPage(basis, aims, trial, forbidden, for: person)
    }

    func encode(to encoder: any Encoder) throws {
        try plan.encode(to: encoder)
        try page.encode(to: encoder)
    }
}

/// What the page of the plan tells.
struct PlanPage: Encodable {
    struct Limits: Encodable {
        var energyLow: Double
        var energyHigh: Double
        var paceLowKg: Double
        var paceHighKg: Double
        var soonest: CivilDate?
        /// Why not less
        var text: String
    }

    struct Trial: Encodable {
        var energyKcal: Double?
        var paceKg: Double?
        var steps: Double?
        var burnKcal: Double?
        var proteinGrams: Double?
        var arrival: ArrivalAnswer?
        var limits: Limits?
        /// Why what was asked is not tried as it was
        var refusal: String?
        /// Why the goals that were tried could not be saved
        var forbidden: [String]
        /// What can be told of the goal, in words, and of the most likely day
        var text: String
        var likely: String?
        var points: [ForecastAnswer.Point]
        /// What a PATCH of the profile makes the plan of
        var save: SavedPlan?
    }

    struct Span: Encodable {
        var phase: Phase
        var from: CivilDate
        var to: CivilDate?
        var weeks: Int
        /// Weeks that the phase lasts as a rule
        var usualLow: Int
        var usualHigh: Int
        /// What there is to read about it
        var article: ArticleLink?

        init(_ span: PhaseSpan, on today: CivilDate, for person: Person) {
            phase = span.phase
            from = span.from
            to = span.to
            weeks = span.weeks(on: today)
            usualLow = span.phase.usualWeeks.lowerBound
            usualHigh = span.phase.usualWeeks.upperBound
            article = person.article(beside: "phase.\(span.phase.rawValue)")
        }
    }

    struct Advice: Encodable {
        struct Sign: Encodable {
            var text: String
            var why: Why
        }

        var to: Phase
        var text: String
        var signs: [Sign]
    }

    struct CheckInState: Encodable {
        var weekday: Int
        /// Not answered yet
        var isOpen: Bool
        var review: ReviewAnswer
    }

    struct Change: Encodable {
        var kcal: Double
        var low: Double?
        var high: Double?
        var text: String
    }

    var date: CivilDate
    var burn: Figured?
    var equation: Figured?
    var lacking: LackingAnswer?
    var change: Change?
    var usualSteps: Double?
    var goal: GoalMilestones?
    var goalShare: Double?
    var trial: Trial
    var week: WeekAnswer?
    var phases: [Span]
    var advice: Advice?
    var checkIn: CheckInState
    var burnWhy: Why
    var forecastWhy: Why

    init(
        _ basis: Outlooks.Basis, _ aims: DayTargets, _ trial: PlanTrial, _ forbidden: [SafetyRails.Violation],
        for person: Person
    ) {
        let outlook = basis.outlook
        let words = PlanWords(person: person, outlook: outlook)
        date = outlook.today
        burn = outlook.burn.map(Figured.init)
        equation = outlook.equation.map(Figured.init)
        lacking = words.lacking
        usualSteps = outlook.usualSteps?.rounded()
        let since = outlook.goals.phaseStart
        change = outlook.change(since: since).map { change in
            let figured = Figured(change.kilocalories, change.interval)
            return Change(kcal: figured.kcal, low: figured.low, high: figured.high, text: words.change(figured, since))
        }
        let trend = zip(outlook.days, outlook.trend).compactMap { day, weight in weight.map { (day.date, $0) } }
        goal = trial.goal.flatMap { GoalMilestones(trend: trend, goal: $0, since: since) }
        goalShare = goal?.share
        self.trial = Trial(
            energyKcal: trial.energy, paceKg: trial.pace.map { $0.rounded(per: 100) }, steps: trial.steps,
            burnKcal: trial.burn?.rounded(), proteinGrams: aims.protein?.value.rounded(),
            arrival: trial.arrival.map(ArrivalAnswer.init),
            limits: trial.limits.map { limits in
                Limits(
                    energyLow: limits.energy.lowerBound, energyHigh: limits.energy.upperBound,
                    paceLowKg: limits.pace.lowerBound.rounded(per: 100),
                    paceHighKg: limits.pace.upperBound.rounded(per: 100),
                    soonest: limits.soonest, text: words.limit(limits.reason))
            },
            refusal: trial.refusal.map(words.limit), forbidden: forbidden.map(words.forbidden),
            text: words.arrival(trial), likely: words.likely(trial),
            points: trial.forecast.map(ForecastAnswer.Point.weekly) ?? [],
            save: trial.goals == outlook.goals ? nil : SavedPlan(trial.goals))
        week = WeekAnswer(basis.budget, aims, for: person)
        let spans = basis.history.phases(on: outlook.today)
        phases = spans.map { Span($0, on: outlook.today, for: person) }
        let told = [outlook.profile.background?.morningEnergy, outlook.profile.background?.afternoonEnergy]
            .compactMap { $0 }
        let baseline = told.isEmpty ? nil : Double(told.reduce(0, +)) / Double(told.count)
        let advised = spans.last.flatMap { PhaseAdvice($0, outlook: outlook, baseline: baseline) }
        advice = advised.map { advice in
            Advice(
                to: advice.to, text: words.advice(advice),
                signs: advice.signs.map { .init(text: words.sign($0), why: words.why($0)) })
        }
        let review = WeekReview(basis.week.range, outlook: outlook, targets: basis.week.targets)
        checkIn = CheckInState(
            weekday: person.preferences.checkInDay, isOpen: basis.checkIns.first?.review.to != review.to,
            review: ReviewAnswer(review, words))
        burnWhy = words.burn
        forecastWhy = words.forecast
    }
}

/// The fields of a profile that keep a plan; what is not set is cleared.
struct SavedPlan: Encodable {
    private let goals: Goals

    init(_ goals: Goals) { self.goals = goals }

    private enum CodingKeys: String, CodingKey {
        case maintenanceCalories, targetCalories, weeklyPaceKg, targetDate, dailyStepsTarget
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(goals.maintenance, forKey: .maintenanceCalories)
        try container.encode(goals.energy, forKey: .targetCalories)
        try container.encode(goals.pace, forKey: .weeklyPaceKg)
        if goals.pace == nil { try container.encode(goals.targetDate, forKey: .targetDate) }
        try container.encode(goals.steps, forKey: .dailyStepsTarget)
    }
}
