/// What badges look at of a day, read in one go: looking up each metric would take ten times as long.
struct BadgeDay {
    let date: CivilDate
    let isLogged: Bool
    let isWhole: Bool
    let isTrained: Bool
    private(set) var weight: Double?
    private(set) var water: Double?
    private(set) var steps: Double?
    private(set) var sleep: Double?
    /// The nutrients; protein, carbohydrate and fat only where they are known in full.
    private(set) var eaten = Nutrients()
    private(set) var isAlcoholAtLeast = false
    private(set) var isEnergyAtLeast = false

    init(_ day: Day) {
        date = day.date
        isLogged = !day.meals.isEmpty
        isWhole = NutrientBalance.isWhole(day, target: nil)
        isTrained = day.workoutCompleted == true
        for (metric, figure) in day.figures {
            switch metric {
            case .weight: weight = figure.value
            case .water: water = figure.value
            case .steps: steps = figure.value
            case .sleep: sleep = figure.value
            case .energy:
                eaten.energy = figure.value
                isEnergyAtLeast = figure.isAtLeast
            case .protein: eaten.protein = figure.isAtLeast ? nil : figure.value
            case .carbs: eaten.carbs = figure.isAtLeast ? nil : figure.value
            case .fat: eaten.fat = figure.isAtLeast ? nil : figure.value
            case .fibre: eaten.fibre = figure.value
            case .alcohol:
                eaten.alcohol = figure.value
                isAlcoholAtLeast = figure.isAtLeast
            default: break
            }
        }
    }
}
