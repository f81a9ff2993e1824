import Catalogue
import Domain
import Storage

/// Turns the foods of a sentence into foods that can be logged.
struct MealDrafter {
    let database: Database
    let finder: FoodFinder
    let person: Person

    /// As many as one meal can hold.
    private static let mostFoods = 40
    private static let choices = 5
    /// How far back the last time is looked for.
    private static let days = 90

    func resolve(_ draft: inout SentenceDraft, into answer: inout DraftAnswer) throws {
        let minute = draft.minute?.value ?? person.minute
        let said = draft.meal.flatMap { person.mealTimes.slot(named: $0.value.rawValue, at: minute) }
        answer.slot = said
        answer.time = draft.minute.map { FoodEntry.time(of: $0.value) }
        if let template = draft.template {
            let earlier = try earlier(template.reference.value, draft, said)
            answer.slot = said ?? earlier.found?.slot
            var items = earlier.items
            let changes = template.changes.map { change in
                let left = items.filter { item in !Self.isCalled(item, change.target ?? "") }
                defer { items = left }
                return DraftAnswer.Change(
                    text: person.text("draft.change.skip", ["name": .text(change.target ?? "")]),
                    isApplied: left.count < items.count)
            }
            answer.template = DraftAnswer.Template(
                reference: template.reference.value, found: earlier.found, changes: changes,
                choices: earlier.found == nil ? try templates(answer.slot).prefix(8).map(\.name) : [])
            answer.foods = try items.map(food)
        }
        let kept = draft.foods.prefix(max(0, Self.mostFoods - answer.foods.count))
        draft.notUnderstood += draft.foods.dropFirst(kept.count).map(\.span)
        for spoken in kept {
            if try replaced(spoken, in: &answer) { continue }
            let food = try food(spoken)
            // What is taken for something near is told as not understood, so that it waits for a look.
            if food.foods.first.map({ $0.searchedFor != nil }) ?? true {
                draft.notUnderstood.append(spoken.name.span)
            }
            answer.foods.append(food)
        }
        if answer.slot == nil {
            let best = answer.foods.compactMap(\.foods.first)
            let isDrinks = !best.isEmpty && best.count == answer.foods.count && best.allSatisfy { $0.drink != nil }
            answer.slot = isDrinks ? .drinks : person.mealTimes.slot(at: minute)
        }
    }

    /// "My usual breakfast but 2 slices of bread": of what it has already there is another amount, unless the words before
    /// it say that it comes on top.
    private func replaced(_ spoken: SpokenFood, in answer: inout DraftAnswer) throws -> Bool {
        guard answer.template?.found != nil, let amount = spoken.amount?.value else { return false }
        let units = Array(answer.text.utf16)
        let before = FoldedText.words(units.words(from: 0, to: spoken.span.start)).suffix(2)
        guard !before.contains(where: { Self.added.contains(String(decoding: $0, as: UTF8.self)) }) else {
            return false
        }
        for place in answer.foods.indices {
            guard let id = answer.foods[place].foods.first?.id, let food = try finder.food(id, of: person.owner),
                Language.allCases.contains(where: {
                    !TemplateName.matches(spoken.name.value, in: [food.name(in: $0)]).isEmpty
                })
            else { continue }
            let serving = food.serving(of: amount, spoken.unit)
            answer.foods[place].servingQuantity = serving.amount
            answer.foods[place].unit = serving.unit
            answer.foods[place].isGuess = serving.isGuess
            answer.template?.changes.append(
                DraftAnswer.Change(
                    text: person.text(
                        "draft.change",
                        [
                            "name": .text(food.name(in: person.language)),
                            "what": .text(
                                NumberText.shortest(serving.amount, person.language) + " "
                                    + PortionNames.label(serving.unit, serving.amount, person.language)),
                        ]), isApplied: true))
            return true
        }
        return false
    }

    private static let added: Set<String> = [
        "plus", "extra", "and", "en", "more", "another", "nog", "add", "added", "additional", "ook", "also",
    ]

    // MARK: Foods

    private func food(_ spoken: SpokenFood) throws -> DraftFood {
        var found = try search(spoken.name.value)
        var unit = spoken.unit
        // "A large egg" is an egg that is large, "a large coffee" a coffee.
        if let (size, name) = Self.sized(spoken.name.value) {
            let plain = try search(name)
            let hasSize = unit == nil && plain.first?.portions.contains { $0.unit == size } == true
            if hasSize { unit = size }
            if hasSize || found.isEmpty { found = plain }
        }
        var shorter: String?
        if found.isEmpty,
            let near = try finder.searchShorter(
                spoken.name.value, of: person.owner, person.language, limit: Self.choices, onlyNames: true)
        {
            (shorter, found) = near
        }
        var serving = found.first?.serving(of: spoken.amount?.value, unit)
        // Of what was had before without a word of how much, it is as much as the last time.
        if spoken.amount == nil, unit == nil, let food = found.first,
            let last = try database.entries.last(of: [food.id], of: person.owner)[food.id],
            food.weigh(last.amount, last.unit) != nil
        {
            serving = (last.amount, last.unit, false)
        }
        return DraftFood(
            text: spoken.name.value, foods: try finder.items(found, for: person, searchedFor: shorter),
            servingQuantity: serving?.amount ?? spoken.amount?.value, unit: serving?.unit,
            isGuess: serving?.isGuess ?? false)
    }

    private func search(_ name: String) throws -> [Food] {
        try finder.search(name, of: person.owner, person.language, limit: Self.choices)
    }

    private static func sized(_ name: String) -> (size: String, name: String)? {
        guard let blank = name.firstIndex(of: " "), let size = sizes[String(name[..<blank])] else { return nil }
        return (size, String(name[name.index(after: blank)...]))
    }

    private static let sizes = [
        "small": "small", "little": "small", "medium": "medium", "large": "large", "big": "large", "klein": "small",
        "kleine": "small", "middelgroot": "medium", "middelgrote": "medium", "groot": "large", "grote": "large",
    ]

    /// What was eaten before, as its food is now; as it was where that cannot be told.
    private func food(_ item: MealTemplate.Item) throws -> DraftFood {
        var draft = DraftFood(
            text: FoodNames.shown(item.name, of: item.foodID, person.language), foods: [],
            servingQuantity: item.amount, unit: item.unit, isGuess: false)
        if let id = item.foodID, let food = try finder.food(id, of: person.owner), food.units.contains(item.unit) {
            draft.foods = [try finder.item(food, for: person)]
        } else {
            draft.nutrients = item.nutrients
        }
        return draft
    }

    /// Whether `words` name the food: all of them are in its name, in either language.
    private static func isCalled(_ item: MealTemplate.Item, _ words: String) -> Bool {
        Language.allCases.contains { language in
            !TemplateName.matches(words, in: [FoodNames.shown(item.name, of: item.foodID, language)]).isEmpty
        }
    }

    // MARK: Earlier meals

    private typealias Earlier = (found: DraftAnswer.Found?, items: [MealTemplate.Item])

    private func earlier(_ reference: String, _ draft: SentenceDraft, _ slot: MealSlot?) throws -> Earlier {
        switch SpokenReference(reference, person) {
        case .last:
            let range = DayRange(Self.days, endingOn: draft.date)
            let entries = try database.entries.entries(of: person.owner, in: range)
            let wanted = slot ?? person.mealTimes.slot(at: person.minute)
            guard let last = entries.last(where: { $0.slot == wanted }) ?? (slot == nil ? entries.last : nil) else {
                return (nil, [])
            }
            return Self.meal(entries.filter { $0.day == last.day && $0.slot == last.slot })
        case .day(let day):
            let entries = try database.entries.entries(of: person.owner, on: day)
            let wanted = slot ?? person.mealTimes.slot(at: person.minute)
            let those = entries.filter { $0.slot == wanted }
            return Self.meal(those.isEmpty && slot == nil ? entries : those)
        case .named(let name):
            let templates = try templates(slot)
            guard let place = TemplateName.matches(name, in: templates.map(\.name)).first else {
                return slot == nil ? (nil, []) : Self.usual(templates, slot)
            }
            return Self.template(templates[place])
        }
    }

    private static func meal(_ entries: [FoodEntry]) -> Earlier {
        guard let first = entries.first else { return (nil, []) }
        let isOne = entries.allSatisfy { $0.slot == first.slot }
        return (
            DraftAnswer.Found(kind: .entries, date: first.day, slot: isOne ? first.slot : nil),
            entries.map(MealTemplate.Item.init)
        )
    }

    /// "My usual breakfast", where one template is logged as breakfast.
    private static func usual(_ templates: [MealTemplate], _ slot: MealSlot?) -> Earlier {
        templates.first { $0.slot == slot && $0.items.count > 1 }.map(template) ?? (nil, [])
    }

    private static func template(_ template: MealTemplate) -> Earlier {
        (
            DraftAnswer.Found(kind: .mealTemplate, id: template.id, name: template.name, slot: template.slot),
            template.items
        )
    }

    private func templates(_ slot: MealSlot?) throws -> [MealTemplate] {
        try database.templates.offered(
            on: person.today, in: slot ?? person.mealTimes.slot(at: person.minute), to: person.owner, offset: 0,
            limit: 200)
    }
}

/// What an earlier entry is called in a sentence.
enum SpokenReference {
    case last
    case day(CivilDate)
    case named(String)

    init(_ words: String, _ person: Person) {
        if words == "last" {
            self = .last
            return
        }
        let parser = SentenceParser(lexicon: .shared)
        for language in Language.allCases {
            let draft = parser.parse(words, kind: .meal, language: language, today: person.today)
            if draft.dateSpan != nil {
                self = .day(draft.date)
                return
            }
        }
        self = .named(words)
    }
}
