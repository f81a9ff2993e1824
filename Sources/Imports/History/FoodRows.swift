import Domain

/// A food a row, or a meal as one: an entry each, with what was said of it.
struct FoodRows: TableRows {
    private let meal, food, quantity, units, deleted, notes, waterInFood: [Int]
    private let nutrients: NutrientCells
    private let numbers: WrittenNumber
    private var moment: MomentReader
    private var clean = CleanText()
    private var names = KnownNames()

    init(_ head: TableHead, _ setting: TableSetting, isUTC: Bool = false) {
        let meals = head.places(.meal)
        meal = meals.isEmpty ? head.places(.kind) : meals
        food = head.places(.food)
        quantity = head.places(.quantity)
        units = head.places(.units)
        deleted = head.places(.deleted)
        notes = head.places(.notes)
        waterInFood = head.places(.waterInFood)
        nutrients = NutrientCells(head, setting.numbers)
        numbers = setting.numbers
        moment = MomentReader(head, order: setting.order, home: setting.home, isUTC: isUTC)
    }

    mutating func add(_ row: TableRow, _ tally: HistoryTally) throws {
        if row.isTrue(deleted) { return tally.skip(.deleted, row.words) }
        let mealName = row.text(meal, &clean)
        let name = food.isEmpty ? mealName : row.text(food, &clean)
        let mealFacts = mealName.map { names.facts(of: $0) }
        if mealFacts?.isTotal == true { return tally.skip(.total, row.words) }
        guard let at = moment.read(row) else {
            return tally.skip(row.isEmpty ? .empty : row.startsAsTotal(&clean) ? .total : .date, row.words)
        }
        guard tally.isPossible(at.day) else { return tally.skip(.date, row.words) }
        guard let name else { return tally.skip(row.isBlank(besides: at) ? .empty : .malformed, row.words) }
        if let mealFacts, ColumnKey(plain: mealFacts.plain) == .exercise { return addExercise(row, name, at, tally) }
        let facts = names.facts(of: name)
        if facts.isTotal { return tally.skip(.total, row.words) }
        switch nutrients.read(row) {
        case .empty: tally.skip(.empty, row.words)
        case .malformed: tally.skip(.malformed, row.words)
        case .implausible: tally.skip(.implausible, row.words)
        case .found(let figures, let micros):
            let place = MealPlace(mealName, plain: mealFacts?.plain ?? "", at: at.minute, tally.context.mealTimes)
            var amount = WrittenAmount(
                row.text(quantity, &clean, limit: 80), unit: row.text(units, &clean, limit: 80), numbers)
            if amount.millilitres == nil, let water = row.filled(waterInFood).flatMap({ numbers.cell($0).value }) {
                amount.water = water
            }
            if food.isEmpty { amount.unit = FoodEntry.wholeMeal }
            let isWater = facts.isWater && figures.energy ?? 0 < 5
            try tally.add(
                FoodEntry(
                    id: "", day: at.day, at: tally.home.instant(on: at.day, minute: place.minute), minute: place.minute,
                    slot: isWater ? .drinks : place.slot, name: name, amount: amount.amount, unit: amount.unit,
                    grams: amount.grams,
                    millilitres: isWater ? amount.millilitres ?? amount.grams ?? amount.water : nil,
                    drink: isWater ? .water : nil, nutrients: figures, micros: micros,
                    notes: row.text(notes, &clean, limit: 500)))
        }
    }

    /// Lose It writes exercise between meals, with what it burned as eaten below zero.
    private mutating func addExercise(_ row: TableRow, _ name: String, _ at: WrittenDate, _ tally: HistoryTally) {
        let amount = WrittenAmount(
            row.text(quantity, &clean, limit: 80), unit: row.text(units, &clean, limit: 80), numbers)
        guard let minutes = amount.minutes, minutes > 0, Metric.workoutMinutes.range.contains(minutes) else {
            return tally.skip(.noPlace, row.words)
        }
        tally.add(
            activity: name, on: at.day, minute: at.minute, minutes: minutes,
            energy: nutrients.energy(row).map { abs($0) })
    }
}

/// The columns of a table that are nutrients, and how each becomes a figure.
struct NutrientCells {
    enum Reading {
        case empty, malformed, implausible
        case found(Nutrients, Micronutrients?)
    }

    private struct Cell {
        var place: Int
        var metric: Metric
        var factor: Double
    }

    private var cells: [Cell] = []
    private var micros: [(place: Int, nutrient: Micronutrient, factor: Double)] = []
    private let numbers: WrittenNumber

    init(_ head: TableHead, _ numbers: WrittenNumber) {
        self.numbers = numbers
        for (place, column) in head.columns.enumerated() {
            guard let key = column.key else { continue }
            if let (metric, factor) = Self.metric(key, column.unit) {
                cells.append(Cell(place: place, metric: metric, factor: factor))
            } else if let nutrient = key.micronutrient, let factor = Self.factor(nutrient, column.unit) {
                micros.append((place, nutrient, factor))
            }
        }
    }

    private static func metric(
        _ key: ColumnKey, _ unit: WrittenUnit?
    ) -> (Metric, Double)? {
        switch key {
        case .energy: return (.energy, unit?.factor(to: .kilocalories) ?? 1)
        case .energyKJ: return (.energy, 1 / 4.184)
        case .sodium:
            // Salt is 2.5 times its sodium; without a unit it is mg, as on labels of the apps that write it.
            return (.salt, (unit.flatMap { $0.factor(to: .grams) } ?? 0.001) * 2.5)
        case .caffeine: return (.caffeine, unit?.factor(to: .milligrams) ?? 1)
        default:
            guard let metric = key.metric, Nutrients.metrics.contains(metric),
                let factor = unit == nil ? 1 : unit?.factor(to: metric.unit)
            else { return nil }
            return (metric, factor)
        }
    }

    /// Vitamins without a unit are shares of a daily value, of whichever label: not taken.
    private static func factor(_ nutrient: Micronutrient, _ unit: WrittenUnit?) -> Double? {
        guard let unit else { return nutrient == .cholesterol || nutrient == .potassium ? 1 : nil }
        switch unit.dimension {
        case .mass: return unit.factor * nutrient.unit.perGram
        // 40 IU of vitamin D are 1 µg; what is vitamin A in IU depends on its form.
        case .internationalUnits: return nutrient == .vitaminD ? 0.025 : nil
        default: return nil
        }
    }

    func read(_ row: TableRow) -> Reading {
        var figures = Nutrients()
        var isKnown = false
        for cell in cells {
            switch numbers.cell(row.bytes(cell.place)) {
            case .empty: continue
            case .unreadable: return .malformed
            case .number(let number):
                let value = number * cell.factor
                guard value >= 0, value <= 20_000 else { return .implausible }
                if figures[cell.metric] == nil { figures[cell.metric] = value }
                isKnown = true
            }
        }
        guard isKnown else { return .empty }
        var small = Micronutrients()
        for micro in micros {
            if case .number(let number) = numbers.cell(row.bytes(micro.place)) {
                small[micro.nutrient] = number * micro.factor
            }
        }
        return .found(figures, small.isEmpty ? nil : small)
    }

    /// kcal, whatever its sign.
    func energy(_ row: TableRow) -> Double? {
        cells.first { $0.metric == .energy }.flatMap { cell in
            numbers.cell(row.bytes(cell.place)).value.map { $0 * cell.factor }
        }
    }
}
