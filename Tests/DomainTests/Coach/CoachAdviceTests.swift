import Foundation
import Testing

@testable import Domain

/// Asked on Saturday 21 November 2026.
@Suite("The coach on weeks and months, what is advised, vitamins, and what is to come")
struct CoachAdviceTests {
    private static let today = CivilDate("2026-11-21") ?? .first

    private static func record(_ days: Int, _ figures: (Int) -> [Metric: Double]) -> CoachRecord {
        CoachRecord(
            today: today,
            days: DayRange(days, endingOn: today).map { date in
                let ago = date.days(to: today)
                return Day(
                    date: date, figures: DayFigures(figures(ago).mapValues { Figure(value: $0, source: .manual) }))
            })
    }

    @Test("Counts of a week add up, levels have a mean, and half a week is never the least")
    func weeks() {
        // Today is a Saturday: whole weeks are 6 to 12 days ago, 13 to 19, and so on.
        let record = Self.record(60) { ago in
            [.steps: (20...26).contains(ago) ? 9000 : 5000, .sleep: (13...19).contains(ago) ? 300 : 420]
        }
        let most = record.asked(.metric(.steps), .highest, .ever) { $0.span = .week }
        #expect(most.facts.map(\.key) == ["weekMostSum"])
        #expect(most.facts.first?.values["value"] == .figure(63_000, .steps))
        #expect(most.facts.first?.values["when"] == .period(.week(-3)))
        let least = record.asked(.metric(.steps), .lowest, .ever) { $0.span = .week }
        #expect(least.facts.first?.values["value"] == .figure(35_000, .steps))
        let night = record.asked(.metric(.sleep), .lowest, .ever) { $0.span = .week }
        #expect(night.facts.map(\.key) == ["weekLeastNight"])
        #expect(night.facts.first?.values["value"] == .figure(300, .sleep))
        #expect(night.facts.first?.values["when"] == .period(.week(-2)))
        let month = record.asked(.metric(.steps), .highest, .ever) { $0.span = .month }
        #expect(month.facts.first?.values["when"] == .period(.calendarMonth(year: 2026, month: 10)))
    }

    @Test("Days that are asked for are named, the newest first, with their figure")
    func named() {
        let record = Self.record(30) { [.sleep: $0 == 3 || $0 == 5 ? 330 : 450] }
        let answer = record.asked(.metric(.sleep), .reached, .days(30)) { question in
            question.threshold = .init(value: 360, isBelow: true)
            question.namesDays = true
        }
        #expect(answer.facts.map(\.key) == ["metricBelow", "onDays"])
        let days = [3, 5].map { ago -> CoachAnswer.Value in
            .phrase(
                .init(
                    "dayFigure",
                    ["day": .date(Self.today.adding(days: -ago)), "value": .figure(330, .sleep)]))
        }
        #expect(answer.facts.last?.values["days"] == .list(days))
    }

    @Test("What is advised stands first, then what there was, and on which side of it that is")
    func advised() {
        let record = Self.record(10) { _ in [.salt: 7, .fibre: 12, .sugar: 50] }
        let salt = record.asked(.metric(.salt), .advised, .days(30))
        #expect(salt.facts.map(\.key) == ["advised.most.salt", "metricAverage", "advised.above"])
        #expect(salt.facts.last?.values["left"] == .figure(2, .salt))
        #expect(
            record.asked(.metric(.fibre), .advised, .days(30)).facts.last?.key == "advised.below")
        #expect(record.asked(.metric(.sugar), .advised, .days(30)).facts.last?.key == "advised.within")
        #expect(record.asked(.metric(.hrv), .advised, .days(30)).facts.map(\.key) == ["advised.none", "noFigures"])
        let lunch = record.asked(.metric(.salt), .advised, .days(30)) { $0.slot = .lunch }
        #expect(lunch.isDeclined)
    }

    @Test("More than a goal of fat is above it, more than one of protein reaches it; a careful ear hears of no excess")
    func overGoals() {
        var record = Self.record(10) { _ in [.fat: 80, .protein: 130] }
        var goals = Goals(from: .first)
        (goals.fat, goals.protein, goals.energy) = (60, .init(100), .init(2000))
        record.targets = TargetHistory(goals: [goals], before: KnownBody(weight: 80))
        func told(_ metric: Metric) -> String? { record.asked(.metric(metric), .advised, .days(30)).facts.last?.key }
        #expect(told(.fat) == "advised.above" && told(.protein) == "advised.reached")
        record.profile.hasEatingDisorderHistory = true
        #expect(told(.fat) == "advised.reached")
    }

    @Test("Of eating less nothing is told to whom it is no good for")
    func careful() {
        var record = Self.record(10) { _ in [.energy: 1500] }
        record.profile.hasEatingDisorderHistory = true
        let answer = record.asked(.metric(.energy), .advised, .days(30))
        #expect(answer.facts.map(\.key) == ["topic.careful", "metricAverage"])
        var lighter = Question(subject: .plan(.arrival))
        lighter.goal = 50
        #expect(Coach.answer(lighter, from: record).facts.map(\.key) == ["arrival.lacking"])
    }

    @Test("Who goes on after weeks or a weight is asked for means those again")
    func goingOn() {
        var week = Question(subject: .metric(.steps), measure: .highest)
        week.span = .week
        var next = Question(period: .year(-1), isContinued: true)
        #expect(Conversation.complete(next, after: [week], today: Self.today).span == .week)
        next.measure = .average
        #expect(Conversation.complete(next, after: [week], today: Self.today).span == nil)
        var first = Question(subject: .plan(.arrival))
        first.goal = 75
        var other = Question(isContinued: true)
        other.goal = 70
        let asked = Conversation.complete(other, after: [first], today: Self.today)
        #expect(asked.subject == .plan(.arrival) && asked.goal == 70)
    }

    @Test("The heaviest set for some repetitions has as many or more, and where none has, that is told")
    func repetitions() {
        let sets = [WorkoutSet(reps: 3, load: 120), WorkoutSet(reps: 5, load: 110), WorkoutSet(reps: 8, load: 100)]
        let workout = Workout(
            id: "1", day: Self.today.adding(days: -3), at: Date(timeIntervalSince1970: 0), minute: 600, name: "Legs",
            kind: .strength, exercises: [WorkoutExercise(exerciseID: "squat", name: "squat", sets: sets)])
        let record = CoachRecord(today: Self.today, workouts: [workout])
        func fact(_ repetitions: Int) -> CoachAnswer.Fact? {
            record.asked(.exercise("squat"), .heaviest, .ever) { $0.repetitions = repetitions }.facts.first
        }
        #expect(fact(5)?.key == "heaviestOfReps" && fact(5)?.values["set"] == .set(sets[1]))
        #expect(fact(6)?.values["set"] == .set(sets[2]))
        #expect(fact(2)?.values["set"] == .set(sets[0]))
        #expect(fact(9)?.key == "noneOfReps")
    }

    @Test("A run of a distance is not told by another without saying so")
    func distance() {
        let run = WorkoutExercise(
            exerciseID: "running", name: "running", sets: [WorkoutSet(seconds: 2400, metres: 8000)])
        let workout = Workout(
            id: "1", day: Self.today.adding(days: -3), at: Date(timeIntervalSince1970: 0), minute: 600, name: "Run",
            kind: .cardio, minutes: 40, exercises: [run])
        let record = CoachRecord(today: Self.today, workouts: [workout])
        func facts(_ measure: Question.Measure, _ distance: Double) -> [String] {
            record.asked(.exercise("running"), measure, nil) { $0.distance = distance }.facts.map(\.key)
        }
        #expect(facts(.pace, 5) == ["noDistance", "exercisePace"])
        #expect(facts(.count, 5) == ["noneOfDistance"])
        #expect(facts(.count, 8).first == "exerciseCount")
    }

    private static func entry(_ ago: Int, _ slot: MealSlot, iron: Double?) -> FoodEntry {
        var entry = FoodEntry(
            id: "\(ago)\(slot)", day: today.adding(days: -ago), at: Date(timeIntervalSince1970: 0), minute: 600,
            slot: slot, name: "Bread", amount: 1, unit: "piece", nutrients: Nutrients(energy: 500))
        entry.micros = iron.map { Micronutrients([.iron: $0]) }
        return entry
    }

    @Test("A mineral has the mean of days logged in full beside its reference, and how much of the food tells it")
    func iron() {
        func record(_ days: ClosedRange<Int>) -> CoachRecord {
            var record = Self.record(30) { _ in [:] }
            record.entries = days.reversed().flatMap { ago in
                [
                    Self.entry(ago, .breakfast, iron: 4), Self.entry(ago, .lunch, iron: 6),
                    Self.entry(ago, .dinner, iron: nil),
                ]
            }
            record.days = record.days.map { day in
                var day = day
                day.meals = record.entries.filter { $0.day == day.date }.map {
                    MealTotal(slot: $0.slot, entries: 1, nutrients: $0.nutrients)
                }
                return day
            }
            return record
        }
        let answer = record(0...5).asked(.micronutrient(.iron), nil, nil)
        #expect(answer.facts.map(\.key) == ["micro.day", "micro.beside", "micro.coverage", "micro.open"])
        #expect(answer.facts.first?.values["value"] == .micro(10, .iron))
        #expect(answer.facts.first?.values["count"] == .count(5))
        #expect(answer.facts.first { $0.key == "micro.coverage" }?.values["share"] == .share(2.0 / 3))
        #expect(record(0...2).asked(.micronutrient(.iron), nil, nil).facts.first?.key == "micro.few")
        #expect(record(0...5).asked(.micronutrient(.zinc), nil, nil).facts.map(\.key) == ["micro.unknown"])
        #expect(record(0...5).asked(.micronutrient(.iron), .highest, nil).isDeclined)
    }

    @Test("What to eat for a pace is told within what is safe, and to nobody whom eating less could harm")
    func paces() {
        func key(_ rate: Double?, isPregnant: Bool = false) -> String? {
            var record = Self.record(60) { _ in [.weight: 80, .energy: 2400, .protein: 100, .carbs: 250, .fat: 80] }
            record.profile.isPregnant = isPregnant
            record.profile.sex = .female
            let body = KnownBody(weight: 80)
            record.outlook = EnergyOutlook(
                days: record.days, profile: record.profile,
                targets: DayTargets(
                    profile: record.profile, goals: Goals(from: record.today), body: body, on: record.today))
            var question = Question(subject: .plan(.intake))
            question.goal = rate
            return Coach.answer(question, from: record).facts.first?.key
        }
        #expect(key(-0.25) == "plan.intake.lose" && key(0.2) == "plan.intake.gain")
        #expect(key(nil)?.hasPrefix("plan.burn") == true, "where no goal is, none of 0 kg is told")
        #expect(key(-0.9) == "plan.intake.fast" && key(1) == "plan.intake.fast")
        #expect(key(-0.25, isPregnant: true) == "topic.careful")
    }

    @Test("What was eaten over a time is held against what was burned on the same days, those logged in full")
    func balance() throws {
        var record = Self.record(120) { ago in
            let energy = ago <= 7 ? 1800.0 : 2400
            return [.weight: 80, .energy: energy, .protein: energy / 20, .carbs: energy / 8, .fat: energy / 30]
        }
        // "1,800 or more" is no whole day.
        record.days[116].figures[.energy] = Figure(value: 1800, source: .manual, isAtLeast: true)
        (record.profile.sex, record.profile.height) = (.male, 180)
        record.profile.birthDate = CivilDate(year: 1980, month: 5, day: 1)
        let outlook = EnergyOutlook(
            days: record.days, profile: record.profile,
            targets: DayTargets(
                profile: record.profile, goals: Goals(from: record.today), body: KnownBody(weight: 80), on: record.today
            ))
        #expect(record.asked(.plan(.balance), nil, .days(7)).facts.map(\.key) == ["plan.noBurn"])
        record.outlook = outlook
        let rows = outlook.expenditures(DayRange(7, endingOn: record.today)).filter { $0.eaten != nil }
        let estimates: [Double] = rows.compactMap(\.estimate?.kilocalories)
        let burnt = try #require(estimates.mean(least: 1))
        let whole: [Double] = rows.compactMap(\.eaten)
        let eaten = try #require(whole.mean(least: 1))
        let told = try #require(record.asked(.plan(.balance), nil, .days(7)).facts.first)
        #expect(told.key == "plan.balance.below" && told.values["count"] == .count(rows.count))
        #expect(told.values["eaten"] == .figure(eaten, .energy) && told.values["burn"] == .figure(burnt, .energy))
        #expect(told.values["value"] == .figure(burnt - eaten, .energy))
        #expect(!rows.contains { $0.date == record.days[116].date } && eaten == 1800)
        let before = DayRange(from: Self.today.adding(days: -30), through: Self.today.adding(days: -20))
        let even = record.asked(.plan(.balance), nil, before.map { .between($0.start, $0.end) })
        #expect(even.facts.map(\.key).contains("plan.balance.open"), "as much as is burned is no deficit")
        #expect(record.asked(.plan(.expenditure), nil, .days(7)).facts.first?.key == "plan.burnt")
        #expect(record.asked(.plan(.expenditure), nil, nil).facts.first?.key == "plan.burn.estimate")
        // Of what reaches further back than is known the days that are known are told, and named.
        let all = record.asked(.plan(.balance), nil, .ever).facts.first?.values["period"]
        let first = try #require(outlook.days.first?.date)
        #expect(all == .period(.between(first, record.today)))
        let longAgo = Period.between(Self.today.adding(days: -900), Self.today.adding(days: -800))
        #expect(record.asked(.plan(.expenditure), nil, longAgo).facts.first?.key == "plan.noBurnThen")
        #expect(record.asked(.plan(.balance), nil, longAgo).facts.first?.key == "plan.noBalance")
        record.profile.isBreastfeeding = true
        #expect(record.asked(.plan(.balance), nil, .days(7)).facts.map(\.key) == ["topic.careful"])
    }

    @Test(
        "What one weighs on a day to come is told as the Plan page has it, and not where nobody can know or it does harm"
    )
    func ahead() throws {
        var record = Self.record(60) { ago in [.weight: 84 - 0.05 * Double(60 - ago), .energy: 2400] }
        record.profile.height = 180
        record.profile.birthDate = CivilDate(year: 1980, month: 5, day: 1)
        record.profile.sex = .male
        func answer(_ days: Int, goal: Double? = nil) -> CoachAnswer {
            var question = Question(subject: .plan(.arrival))
            question.goal = goal
            question.ahead = Self.today.adding(days: days)
            return Coach.answer(question, from: record)
        }
        #expect(answer(30).facts.map(\.key) == ["then.lacking"])
        let body = KnownBody(weight: 81)
        let outlook = EnergyOutlook(
            days: record.days, profile: record.profile,
            targets: DayTargets(
                profile: record.profile, goals: Goals(from: record.today), body: body, on: record.today))
        record.outlook = outlook
        let point = try #require(
            PlanTrial(.asSet, in: outlook).forecast?.points.first { $0.date == Self.today.adding(days: 30) })
        let told = try #require(answer(30).facts.first)
        #expect(told.key == "then.between" && told.values["value"] == .figure(point.weight, .weight))
        #expect(told.values["low"] == .figure(point.interval.lowerBound, .weight))
        #expect(answer(30, goal: point.interval.lowerBound + 0.1).facts.map(\.key).contains("then.open"))
        #expect(answer(30, goal: 50).facts.map(\.key) == ["arrival.rail"])
        #expect(answer(30, goal: 70).facts.map(\.key).contains("then.short"))
        #expect(answer(30, goal: 95).facts.map(\.key).contains("then.short"))
        #expect(answer(3000).facts.map(\.key) == ["then.far"])
        record.profile.hasEatingDisorderHistory = true
        #expect(answer(30).facts.map(\.key) == ["topic.careful"])
    }

    @Test("The most of all Mondays is looked for among all of them, what is usual on one in a quarter of a year")
    func weekdays() {
        func period(_ measure: Question.Measure?) -> Period? {
            var question = Question(subject: .metric(.steps), measure: measure)
            question.weekdays = [1]
            return question.usualPeriod
        }
        for measure in [Question.Measure.highest, .lowest, .best, .longest, .fastest, .heaviest] {
            #expect(period(measure) == .ever)
        }
        #expect(period(.average) == .days(90) && period(nil) == .days(90))
    }
}
