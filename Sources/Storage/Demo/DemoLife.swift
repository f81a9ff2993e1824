import Domain

/// How the made-up person lives, day by day.
struct DemoLife {
    struct Meal {
        var food: String
        var amount: Double
        var unit: String
        var slot: MealSlot
        var minute: Int
    }

    struct Lived {
        var figures: [Metric: Double?] = [:]
        var log = DayLogChange()
        var meals: [Meal] = []
    }

    /// kg; falls in the cutting phases, wavers in the others
    private var weight = 91.4
    private var mood = 6.5

    /// - Parameters:
    ///   - index: days since the story began; below 0 before it
    ///   - isLast: its evening is not lived yet
    mutating func day(_ date: CivilDate, index: Int, isLast isToday: Bool, random: inout SeededRandom) -> Lived {
        let isWeekend = date.weekday >= 6
        let isHoliday = (200..<214).contains(index)
        let isIll = (318..<323).contains(index)
        let isCutting = (84..<240).contains(index) || index >= 320
        // The first cut ends in weeks in which nothing moves; the second goes faster.
        let isStalled = (216..<240).contains(index)
        weight +=
            index < 0
            ? (91.4 - weight) * 0.01 + random.noise() * 0.1
            : (isStalled || !isCutting ? 0.004 : index < 240 ? -0.026 : -0.052) + (isHoliday ? 0.07 : 0)
        mood += (6.8 - mood) * 0.2 + random.noise() * 0.6

        var lived = Lived()
        // Now and then nothing is logged at all.
        let isLogged = random.happens(isHoliday ? 0.45 : isIll ? 0.6 : 0.965)
        guard isLogged || isToday else { return lived }
        if random.happens(isHoliday ? 0.1 : 0.82) {
            lived.figures[.weight] = tenths(weight + random.noise() * 0.45 + (date.weekday == 1 ? 0.5 : 0))
        }
        if index % 14 == 0 {
            lived.figures[.waist] = tenths(98 + (weight - 91.4) * 0.9 + random.noise() * 0.4)
            lived.figures[.hips] = tenths(104 + (weight - 91.4) * 0.5 + random.noise() * 0.3)
        }
        let trains = !isIll && !isHoliday && [1, 3, 5].contains(date.weekday) && random.happens(0.8) && !isToday
        let slept = min(max(7.1 + (isWeekend ? 0.6 : 0) + random.noise() * 0.7 - (isIll ? 1 : 0), 4), 10)
        if !isToday || random.happens(0.5) {
            let base = isIll ? 2200.0 : isWeekend ? 9300 : trains ? 8600 : 7400
            lived.figures[.steps] = max(600, (base + random.noise() * 1900) * (isToday ? 0.5 : 1)).rounded()
        }
        if random.happens(0.93) {
            lived.figures[.sleep] = (slept * 60).rounded()
            lived.figures[.sleepQuality] = score(slept - 0.6 + random.noise() * 0.8)
        }
        if random.happens(isHoliday ? 0.3 : 0.86) {
            let rested = slept - 7
            lived.figures[.energyLevel] = score(
                6.3 + rested * 0.9 + (trains ? 0.4 : 0) - (isIll ? 3 : 0) + random.noise() * 0.8)
            lived.figures[.mood] = score(mood + rested * 0.4 - (isIll ? 2 : 0))
            lived.figures[.stress] = score(
                5.2 - (isWeekend ? 1.6 : 0) - (isHoliday ? 2 : 0) - rested * 0.5 + random.noise())
            lived.figures[.restingHeartRate] =
                (61 + (isIll ? 9 : 0) - Double(max(index, 0)) * 0.008 + random.noise() * 1.5)
                .rounded()
        }
        if trains {
            lived.log.workoutCompleted = .set(true)
            lived.log.workoutType = .set(date.weekday == 3 ? "cardio" : "strength")
            lived.figures[.workoutMinutes] = (44 + random.noise() * 8).rounded()
            lived.figures[.activeMinutes] = (62 + random.noise() * 12).rounded()
        }
        if isIll, index == 318 { lived.log.notes = .set("In bed with a cold.") }
        if isHoliday, index == 200 { lived.log.notes = .set("Two weeks by the sea!") }
        lived.meals = meals(isWeekend: isWeekend, isCutting: isCutting, weekday: date.weekday, random: &random)
        return lived
    }

    private func meals(isWeekend: Bool, isCutting: Bool, weekday: Int, random: inout SeededRandom) -> [Meal] {
        var meals: [Meal] = []
        func eat(_ dishes: [(String, Double, String)], _ slot: MealSlot, _ hour: Double, _ random: inout SeededRandom) {
            let minute = Int((hour * 60 + random.noise() * 14).rounded())
            for (food, amount, unit) in dishes {
                meals.append(
                    Meal(food: food, amount: amount, unit: unit, slot: slot, minute: min(max(minute, 300), 1430)))
            }
        }
        let breakfasts = isWeekend ? DemoMenu.weekendBreakfasts : DemoMenu.breakfasts
        eat(
            breakfasts[pick(breakfasts.count, random.happens(0.68) ? 0 : nil, &random)], .breakfast,
            isWeekend ? 9 : 7.4, &random)
        eat([("coffee-black", 200, "ml")], .drinks, isWeekend ? 9.4 : 8.5, &random)
        eat([("coffee-black", 200, "ml")], .drinks, 10.5, &random)
        if random.happens(0.55) {
            eat([DemoMenu.fruit[pick(DemoMenu.fruit.count, nil, &random)]], .morningSnack, 10.6, &random)
        }
        eat(
            DemoMenu.lunches[pick(DemoMenu.lunches.count, random.happens(0.5) ? 0 : nil, &random)], .lunch, 12.5,
            &random)
        eat([("water", 500, "ml")], .drinks, 13, &random)
        if random.happens(isCutting ? 0.35 : 0.6) {
            eat([DemoMenu.snacks[pick(DemoMenu.snacks.count, nil, &random)]], .afternoonSnack, 15.5, &random)
        }
        eat([("tea-black", 250, "ml")], .drinks, 15.4, &random)
        eat(
            DemoMenu.dinners[pick(DemoMenu.dinners.count, weekday == 5 && random.happens(0.5) ? 0 : nil, &random)],
            .dinner, 18.6, &random)
        eat([("water", random.happens(0.5) ? 500 : 250, "ml")], .drinks, 18.7, &random)
        if weekday == 5 || (isWeekend && random.happens(0.5)) {
            eat([("wine-red", random.happens(0.6) ? 300 : 150, "ml")], .drinks, 20.2, &random)
        }
        if random.happens(isWeekend ? 0.6 : isCutting ? 0.2 : 0.35) {
            eat([DemoMenu.evening[pick(DemoMenu.evening.count, nil, &random)]], .eveningSnack, 21.2, &random)
        }
        return meals
    }

    private func pick(_ count: Int, _ fixed: Int?, _ random: inout SeededRandom) -> Int {
        fixed ?? Int(random.next() % UInt64(max(count, 1)))
    }

    private func tenths(_ value: Double) -> Double { (value * 10).rounded() / 10 }

    private func score(_ value: Double) -> Double { min(max(value.rounded(), 1), 10) }
}
