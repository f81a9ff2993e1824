/// What someone has reached: badges, and goals kept day after day.
public struct Achievements: Sendable, Equatable {
    /// Every badge that concerns this person, in the order of `ID`: earned ones and those still ahead.
    public let badges: [Badge]
    /// Days in a row on which each goal was met, by the targets of then.
    public let streaks: [DailyGoal: Streak]
}

/// One pass over someone's days, which can be kept and gone on with.
///
/// Each day is judged by what was known on it and the targets of then, so that a badge keeps its day unless that past is
/// edited. Badges about weight are there only with a goal to lose and nothing against it.
public struct BadgeReplay: Sendable {
    var logging: [(id: Badge.ID, run: BadgeRun)] = [
        (.streak7, BadgeRun(7, repeats: false)), (.streak30, BadgeRun(30, repeats: false)),
        (.streak100, BadgeRun(100, repeats: false)), (.streak365, BadgeRun(365, repeats: false)),
    ]
    var weekends = BadgeRun(4, step: 7)
    var comeback = BadgeTally()
    /// Days on which each goal was met
    var goals = Dictionary(uniqueKeysWithValues: DailyGoal.allCases.map { ($0, BadgeRun(7)) })
    var dry = BadgeRun(7, repeats: false)
    var alcoholFree = BadgeTally()
    var vegetables = BadgeWindow()
    var fibre = BadgeWindow()
    var balanced = BadgeTally()
    var workouts = BadgeTally()
    var workoutsThisWeek = 0
    /// What was eaten on the days of this week that were logged in full.
    var wholeDays: [Nutrients] = []
    var weights = WeightMilestones()
    /// A week, on the last day
    private var workoutGoal: Double?

    private var last: CivilDate?
    private var lastLogged: CivilDate?
    private var lastAlcohol: CivilDate?

    public init() {}

    /// The day after the one before it.
    ///
    /// - Parameter produce: portions of 80 g of fruit and vegetables, see `ProduceTally`
    public mutating func note(_ day: Day, _ targets: DayTargets, produce: Double) {
        let day = BadgeDay(day)
        note(day, targets, produce)
        weights.note(day, targets)
        workoutGoal = targets.weeklyWorkouts?.value
        last = day.date
    }

    public func achievements(_ facts: BadgeFacts, today: CivilDate) -> Achievements {
        Achievements(
            badges: Badge.ID.allCases.compactMap { badge($0, facts, today) },
            streaks: goals.mapValues { Streak(current: $0.running(on: today), longest: $0.longest) })
    }

    private mutating func note(_ day: BadgeDay, _ targets: DayTargets, _ produce: Double) {
        let date = day.date
        let weekday = date.weekday
        if weekday == 1 {
            workoutsThisWeek = 0
            wholeDays.removeAll(keepingCapacity: true)
        }
        if day.isLogged { noteLogged(day, weekday, produce) }
        for goal in DailyGoal.allCases where goal.isMet(by: day, targets) {
            goals[goal]?.note(date)
            if goal == .fibre, day.isLogged { fibre.note(date) }
        }
        if day.isTrained {
            workoutsThisWeek += 1
            if Double(workoutsThisWeek) == targets.weeklyWorkouts?.value { workouts.award(on: date) }
        }
        if day.isWhole { wholeDays.append(day.eaten) }
        if weekday == 7, isBalanced(targets.plan.floor) { balanced.award(on: date) }
    }

    private mutating func noteLogged(_ day: BadgeDay, _ weekday: Int, _ produce: Double) {
        let date = day.date
        if let lastLogged, lastLogged.days(to: date) > 14 { comeback.award(on: date) }
        if weekday == 7, lastLogged == date.adding(days: -1) { weekends.note(date) }
        lastLogged = date
        for index in logging.indices { logging[index].run.note(date) }
        if produce >= 5 { vegetables.note(date) }
        noteAlcohol(day)
    }

    /// Seven logged days without, after some with. A day of solid food alone has none.
    private mutating func noteAlcohol(_ day: BadgeDay) {
        let alcohol = day.eaten.alcohol
        if let alcohol, alcohol > 0 {
            lastAlcohol = day.date
        } else if alcohol != nil ? !day.isAlcoholAtLeast : day.water == nil {
            dry.note(day.date)
            if dry.current == dry.length, let lastAlcohol, lastAlcohol.days(to: day.date) <= 35 {
                alcoholFree.award(on: day.date)
            }
        }
    }

    /// Five whole days or more with shares of energy in the reference ranges on average, and enough energy.
    private func isBalanced(_ floor: Double) -> Bool {
        let shares = wholeDays.compactMap { EnergyShares($0, isSaturatedAtLeast: false) }
        let energies = wholeDays.compactMap(\.energy)
        guard shares.count >= 5, energies.count == wholeDays.count else { return false }
        func mean(_ values: [Double]) -> Double { values.reduce(0, +) / Double(values.count) }
        typealias References = NutrientBalance.References
        return mean(energies) >= floor
            && References.proteinShare.contains(mean(shares.map(\.protein)))
            && References.carbsShare.contains(mean(shares.map(\.carbs)))
            && References.fatShare.contains(mean(shares.map(\.fat)))
    }

    private func badge(_ id: Badge.ID, _ facts: BadgeFacts, _ today: CivilDate) -> Badge? {
        switch id {
        case .streak7, .streak30, .streak100, .streak365:
            return logging.first { $0.id == id }?.run.badge(id, today: today)
        case .weekends: return weekends.badge(id, today: today.adding(days: 7 - today.weekday))
        case .comeback: return comeback.count > 0 ? comeback.badge(id, progress: 1) : nil
        case .hydration: return goals[.water]?.badge(id, today: today)
        case .vegetables: return vegetables.badge(id, today: today)
        case .fibre: return fibre.badge(id, today: today)
        case .balancedWeek: return balanced.badge(id, progress: 0)
        case .alcoholFreeWeek:
            // Of no concern to who never logged any.
            guard lastAlcohol != nil else { return nil }
            let isAhead = dry.running(on: today) < dry.length
            return alcoholFree.badge(id, progress: isAhead ? Double(dry.running(on: today)) / 7 : 0)
        case .explorer: return explorer(facts.newFoods, today)
        case .steps: return goals[.steps]?.badge(id, today: today)
        case .sleep: return goals[.sleep]?.badge(id, today: today)
        case .workouts:
            guard let goal = workoutGoal, goal > 0 else {
                return workouts.count > 0 ? workouts.badge(id, progress: 0) : nil
            }
            let isThisWeek = last.map { $0.days(to: today) < today.weekday } ?? false
            let share = Double(isThisWeek ? workoutsThisWeek : 0) / goal
            return workouts.badge(id, progress: share < 1 ? share : 0)
        case .firstPhoto: return once(id, facts.firstPhoto, today)
        case .firstRecipe: return once(id, facts.firstRecipe, today)
        case .firstKilogram:
            guard weights.lost != nil || weights.firstKilogram.count > 0 else { return nil }
            let isDone = weights.firstKilogram.count > 0
            return weights.firstKilogram.badge(id, progress: isDone ? 1 : weights.lost ?? 0)
        case .halfKilograms:
            guard weights.lost != nil || weights.halfKilograms.count > 0 else { return nil }
            let lost = max(weights.lost ?? 0, 0) / WeightMilestones.step
            return weights.halfKilograms.badge(id, progress: lost - lost.rounded(.down))
        }
    }

    private func explorer(_ newFoods: [CivilDate], _ today: CivilDate) -> Badge {
        let step = Badge.foodsToExplore
        let known = newFoods.filter { $0 <= today }.sorted()
        var tally = BadgeTally()
        for index in stride(from: step - 1, to: known.count, by: step) { tally.award(on: known[index]) }
        return tally.badge(.explorer, progress: Double(known.count % step) / Double(step))
    }

    private func once(_ id: Badge.ID, _ date: CivilDate?, _ today: CivilDate) -> Badge {
        var tally = BadgeTally()
        if let date, date <= today { tally.award(on: date) }
        return tally.badge(id, progress: tally.count > 0 ? 1 : 0)
    }
}
