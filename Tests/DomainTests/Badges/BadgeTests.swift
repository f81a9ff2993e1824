import Domain
import Testing

@Suite("Badges")
struct BadgeTests {
    /// A Monday.
    private let start = CivilDate(ordinal: 20_535)

    /// Consecutive days from `start` on, each with what `figures` says; logged unless it says `nil`.
    private func days(_ count: Int, _ figures: (Int) -> [Metric: Double]?) -> [Day] {
        (0..<count).map { offset in
            let known = figures(offset)
            return Day(
                date: start.adding(days: offset),
                figures: DayFigures((known ?? [:]).mapValues { Figure(value: $0, source: .entries) }),
                meals: known == nil
                    ? []
                    : [.breakfast, .lunch, .dinner].map {
                        MealTotal(slot: $0, entries: 1, nutrients: Nutrients())
                    })
        }
    }

    private func badge(
        _ id: Badge.ID, _ days: [Day], goals: [Goals] = [], facts: BadgeFacts = BadgeFacts(),
        produce: (CivilDate) -> Double = { _ in 0 }, today: Int? = nil
    ) -> Badge? {
        Achievements(
            days: days, targets: targets(days, goals), facts: facts, produce: produce,
            today: start.adding(days: today ?? days.count - 1)
        ).badges.first { $0.id == id }
    }

    private func targets(_ days: [Day], _ goals: [Goals]) -> [DayTargets] {
        let history = TargetHistory(goals: goals, days: days)
        return days.map { history[$0.date] }
    }

    private func day(_ offset: Int) -> CivilDate { start.adding(days: offset) }

    @Test("A week of logging earns its badge on the seventh day, and keeps it through a gap")
    func streak() throws {
        let life = days(20) { $0 == 12 ? nil : [:] }
        let earned = try #require(badge(.streak7, life))
        #expect(earned.earned == day(6) && earned.count == 2 && earned.latest == day(19) && earned.progress == 1)
        #expect(earned.isNew(on: day(19)) && !earned.isNew(on: day(6)))
        let ahead = try #require(badge(.streak30, life))
        #expect(ahead.earned == nil && ahead.count == 0 && near(ahead.progress, 7.0 / 30))
    }

    @Test("A today without an entry is not over, and breaks nothing; a yesterday without does")
    func today() {
        let life = days(6) { $0 == 5 ? nil : [:] }
        #expect(near(badge(.streak7, life)?.progress, 5.0 / 7))
        #expect(badge(.streak7, life, today: 6)?.progress == 0)
    }

    @Test("Drinking is judged by the goal of that day, and each seven days count again")
    func hydration() throws {
        let goals = [Goals(from: day(0), water: 1500), Goals(from: day(10), water: 2500)]
        let life = days(24) { _ in [.water: 2000] }
        let hero = try #require(badge(.hydration, life, goals: goals))
        #expect(hero.earned == day(6) && hero.count == 1 && hero.progress == 0)
        let thirsty = try #require(badge(.hydration, days(16) { _ in [.water: 2000] }, goals: [goals[0]]))
        #expect(thirsty.count == 2 && thirsty.latest == day(13) && near(thirsty.progress, 2.0 / 7))
    }

    @Test("Five days of seven are enough for vegetables and fibre, and no day counts twice")
    func windows() throws {
        let first = day(0)
        let produce = { (date: CivilDate) -> Double in [2, 4].contains(first.days(to: date) % 7) ? 1 : 5 }
        let life = days(14) { _ in [.fibre: 25] }
        let champion = try #require(badge(.vegetables, life, produce: produce))
        #expect(champion.earned == day(6) && champion.latest == day(13) && champion.count == 2)
        let finder = try #require(badge(.fibre, life))
        #expect(finder.earned == day(4) && finder.latest == day(9) && near(finder.progress, 0.8))
        let scattered = days(30) { [.fibre: $0 % 2 == 0 ? 30 : 10] }
        #expect(badge(.fibre, scattered)?.count == 0)
    }

    @Test("Four weekends in a row, and this one is not over yet")
    func weekends() throws {
        let life = days(28) { ($0 % 7) >= 5 ? [:] : nil }
        let logger = try #require(badge(.weekends, life))
        #expect(logger.earned == day(27) && logger.count == 1)
        let half = days(27) { ($0 % 7) >= 5 ? [:] : nil }
        #expect(badge(.weekends, half)?.progress == 0.75)
        #expect(badge(.weekends, half, today: 28)?.progress == 0)
    }

    @Test("Coming back after two weeks is welcomed each time")
    func comeback() throws {
        let life = days(60) { [0, 14, 29, 44].contains($0) ? [:] : nil }
        let back = try #require(badge(.comeback, life))
        #expect(back.earned == day(29) && back.count == 2 && back.latest == day(44))
        #expect(badge(.comeback, days(5) { _ in [:] }) == nil)
    }

    @Test("A week without alcohol counts after some with it, is unknown with unknown drinks, and concerns nobody else")
    func alcohol() throws {
        let life = days(20) { [.alcohol: $0 < 5 ? 10 : 0, .water: 1500] }
        let free = try #require(badge(.alcoholFreeWeek, life))
        #expect(free.earned == day(11) && free.count == 1)
        #expect(badge(.alcoholFreeWeek, days(20) { _ in [.alcohol: 0] }) == nil)
        let unknown = days(20) { $0 < 5 ? [.alcohol: 10] : [.water: 500] }
        #expect(badge(.alcoholFreeWeek, unknown)?.count == 0)
        let solid = days(20) { $0 < 5 ? [.alcohol: 10] : [.energy: 2000] }
        #expect(badge(.alcoholFreeWeek, solid)?.count == 1)
    }

    @Test("Steps and sleep, seven in a row; workouts by the week's goal")
    func activity() throws {
        let life = days(7) { _ in [.steps: 8000, .sleep: 420] }
        #expect(badge(.steps, life)?.earned == day(6) && badge(.sleep, life)?.earned == day(6))
        #expect(badge(.sleep, days(7) { _ in [.sleep: 419] })?.count == 0)
        var trained = days(12) { _ in [:] }
        for index in [0, 2, 4, 5, 8] { trained[index].workoutCompleted = true }
        let goals = [Goals(from: day(0), weeklyWorkouts: 3)]
        let workouts = try #require(badge(.workouts, trained, goals: goals))
        #expect(workouts.earned == day(4) && workouts.count == 1 && near(workouts.progress, 1.0 / 3))
        #expect(badge(.workouts, trained) == nil)
    }

    @Test("A balanced week has its shares in the reference ranges and enough energy")
    func balanced() {
        func week(protein: Double = 80, energy: Double = 2000) -> [Day] {
            days(7) { _ in [.protein: protein, .carbs: 250, .fat: 70, .energy: energy] }
        }
        #expect(badge(.balancedWeek, week())?.earned == day(6))
        #expect(badge(.balancedWeek, week(protein: 20))?.count == 0)
        #expect(badge(.balancedWeek, week(energy: 1400))?.count == 0)
        #expect(badge(.balancedWeek, Array(week().dropLast()))?.count == 0)
    }

    @Test("Firsts and every fifty foods have the day of their own")
    func facts() throws {
        let facts = BadgeFacts(newFoods: (0..<120).map { day($0 / 10) }, firstPhoto: day(3), firstRecipe: day(30))
        let life = days(20) { _ in [:] }
        let explorer = try #require(badge(.explorer, life, facts: facts))
        #expect(explorer.earned == day(4) && explorer.count == 2 && near(explorer.progress, 0.4))
        #expect(badge(.firstPhoto, life, facts: facts)?.earned == day(3))
        #expect(badge(.firstRecipe, life, facts: facts)?.earned == nil)
    }

    @Test("Replayed to any day, a badge has been earned when and only when the whole story says so")
    func replay() {
        var seed: UInt64 = 42
        func chance(_ share: Double) -> Bool {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(seed >> 40) < share * Double(1 << 24)
        }
        let life = days(400) { index in
            chance(0.03)
                ? nil
                : [
                    .weight: 90 - Double(index) * 0.05 + (chance(0.5) ? 0.4 : -0.4), .water: chance(0.9) ? 2200 : 900,
                    .steps: chance(0.85) ? 9000 : 3000, .sleep: chance(0.9) ? 450 : 300, .fibre: chance(0.6) ? 28 : 12,
                    .alcohol: chance(0.1) ? 12 : 0, .protein: 90, .carbs: 240, .fat: chance(0.5) ? 70 : 90,
                    .energy: 2000,
                ]
        }
        let targets = targets(life, [Goals(from: day(0), phase: .cutting, targetWeight: 80)])
        func all(_ last: Int) -> [Badge.ID: Badge] {
            let reached = Achievements(
                days: Array(life.prefix(last + 1)), targets: Array(targets.prefix(last + 1)), facts: BadgeFacts(),
                today: day(last))
            return Dictionary(uniqueKeysWithValues: reached.badges.map { ($0.id, $0) })
        }
        let whole = all(399)
        #expect(whole.values.filter { $0.earned != nil }.count >= 10)
        for last in stride(from: 0, to: 399, by: 7) {
            let then = all(last)
            for (id, badge) in whole {
                let expected = badge.earned.flatMap { $0 <= day(last) ? $0 : nil }
                #expect(then[id]?.earned == expected, "\(id) on day \(last)")
                #expect((then[id]?.count ?? 0) <= badge.count && (0...1).contains(then[id]?.progress ?? 0), "\(id)")
            }
        }
    }

    @Test("Streaks run for each goal by itself")
    func goalStreaks() {
        let life = days(10) { [.water: $0 < 4 ? 1000 : 2500, .steps: $0 == 8 ? 100 : 9000] }
        let targets = targets(life, [Goals(from: day(0))])
        let reached = Achievements(days: life, targets: targets, facts: BadgeFacts(), today: day(9))
        func streak(_ goal: DailyGoal) -> Streak? { reached.streaks[goal] }
        #expect(streak(.logging)?.current == 10 && streak(.water)?.current == 6)
        #expect(streak(.steps)?.current == 1 && streak(.steps)?.longest == 8)
        #expect(streak(.sleep)?.current == 0 && streak(.fibre)?.longest == 0)
    }

    @Test("Nobody with nothing has a badge")
    func nothing() {
        let reached = Achievements(days: [], targets: [], facts: BadgeFacts(), today: day(0))
        #expect(reached.badges.allSatisfy { $0.earned == nil && $0.count == 0 && $0.progress == 0 })
    }
}

extension Achievements {
    /// Of all days, gone through at once.
    init(
        days: [Day], targets: [DayTargets], facts: BadgeFacts, produce: (CivilDate) -> Double = { _ in 0 },
        today: CivilDate
    ) {
        var replay = BadgeReplay()
        for (day, targets) in zip(days, targets) { replay.note(day, targets, produce: produce(day.date)) }
        self = replay.achievements(facts, today: today)
    }
}
