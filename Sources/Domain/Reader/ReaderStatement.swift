/// What is told of a thing that nobody had or did: "the label says 250 kcal", "there are 3 beers left", "marathon in 12
/// weeks", "cheese and wine evening".
enum ReaderStatement {
    static func isOne(_ text: String, _ items: [ReaderItem]) -> Bool {
        text.unicodeScalars.contains { scalar in
            scalar == "<" || scalar == ">" || scalar == "$"
                || !scalar.isASCII && scalar.properties.generalCategory == .currencySymbol
        }
            || items.indices.contains {
                isStated(items, $0) || isYear(items, $0) || isAge(items, $0) || isAhead(items, $0)
            }
            || items.indices.contains {
                isChoice(items, $0) || isCounted(items, $0) || isMoved(items, $0) || isLikened(items, $0)
                    || isTold(items, $0)
            }
            || items.indices.contains { isHeading(items, $0) } || isAppointment(items)
            || items.indices.contains { isIngredient(items, $0) || isRecipe(items, $0) }
            || isLater(items) || isUndone(items) || isLeft(items) || isDoneToIt(items) || isOfSomebody(items)
            || isGiven(items)
    }

    private static func isStated(_ items: [ReaderItem], _ place: Int) -> Bool {
        let (before, after) = (items[..<place], items[(place + 1)...])
        switch items[place].value(.stated) {
        case nil: return false
        case "stock": return !isDone(items)
        // "Ran 5k, wanted to …"; of "wanted 5x5, did 3x5" what was done is told.
        case "wanted": return !items[place...].contains { $0.number != nil || $0.isFood }
        // "Pizza party"
        case "event": return before.last?.isFood == true
        // "Eat less bread", but "coffee with less sugar"
        case "little": return after.first?.isFood == true && !before.contains(where: \.isFood)
        // "Eieren en melk meenemen", "pizza eten": what is to be done
        case "ahead", "having":
            return after.allSatisfy { $0.mark != nil } && before.contains(where: \.isFood) && !isDone(items)
                && (items[place].value(.stated) == "ahead" || !items.contains { $0.number != nil })
        // "2 pints of milk please", "my favourite soup", "maybe 2 eggs", but "add 2 pints of milk please"
        // "Maybe run 5 km", but "bench 3x8 maybe 60 kg"
        case "open":
            let isFirst = before.allSatisfy { $0.mark != nil || $0.has(.soft) }
            if isFirst, after.contains(where: { $0.has(.exercise) }) { return true }
            return items.contains(where: \.isFood) && !isDone(items) && !items.contains { $0.has(.eat) }
        // "Fancy sushi tonight", but "fancy cheese"
        case "fancy": return before.allSatisfy { $0.has(.`self`) } && items.contains(where: \.isFood) && !isDone(items)
        case "get", "make", "cook", "keep": return isStored(items, place)
        default: return true
        }
    }

    /// "20 eieren besteld", "made 3 jars of jam", "froze the soup": got, made or put by, which is eaten only where that is
    /// said, or for which meal it was: "ordered a pizza for dinner". What one gets of a helping is eaten at once.
    private static func isStored(_ items: [ReaderItem], _ place: Int) -> Bool {
        let after = items[(place + 1)...]
        guard items.contains(where: \.isFood), !items.contains(where: { $0.links(.ate) }) else { return false }
        let way = items[place].value(.stated)
        // "Made lasagne for my parents", "for 12"
        let isForOthers = items.indices.contains { index in
            items[index].links(.for)
                && items[(index + 1)...].prefix(2).contains { $0.has(.other) || $0.number.map { $0 > 1 } == true }
        }
        if way == "keep" || isForOthers { return true }
        // "Made lunch: a wrap", "ordered chips as a snack"
        let isMeal = items.indices.contains { index in
            items[index].has(.mealWord, "meal")
                || items[index].has(.mealWord) && items[..<index].suffix(2).contains { $0.links(.for) || $0.links(.so) }
        }
        if isMeal { return false }
        // "Porridge made with 50 g oats", "gemaakt van melk"
        if let next = after.first, next.links(.of) || next.links(.with), items[..<place].contains(where: \.isFood) {
            return false
        }
        switch way {
        case "get":
            let counts = items.compactMap(\.number)
            let isHelping = items.contains { $0.isPortion || $0.links(.the) } || counts.contains { $0 <= 3 }
            return !isHelping || counts.contains { $0 > 3 } || items.contains { $0.links(.stored) }
        // "Cooked chicken", "baked beans"; "2 eieren gebakken" are fried, "taart gebakken" is none of that.
        case "cook":
            if after.first?.isFood == true { return false }
            return items[..<place].contains(where: \.isFood) ? items.contains { $0.links(.baked) } : true
        default: return true
        }
    }

    /// "Run 5 km later"
    private static func isLater(_ items: [ReaderItem]) -> Bool {
        // "Run" is what was done, too.
        items.last { $0.mark == nil }?.links(.later) == true
            && !items.contains { $0.has(.done) && !$0.has(.exercise) || $0.has(.eat) || $0.links(.ate) }
    }

    /// "No 30 minutes of yoga today"
    private static func isUndone(_ items: [ReaderItem]) -> Bool {
        guard let first = items.first, first.links(.undone), items.count > 1 else {
            return false
        }
        return items[1].number != nil && items.contains { $0.has(.exercise) } && !isDone(items)
    }

    private static func isDone(_ items: [ReaderItem]) -> Bool { items.contains { $0.has(.done) } }

    /// "At 18 I ran 10 km in 40 minutes", "op mijn 18e": how old one was.
    private static func isAge(_ items: [ReaderItem], _ place: Int) -> Bool {
        guard items[place].links(.at) || items[place].links(.whose), items.indices.contains(place + 2),
            let age = items[place + 1].number, (13...99).contains(age), age == age.rounded()
        else { return false }
        return items[place].links(.at) ? items[place + 2].links(.me) : items[place + 2].has(.done)
    }

    /// "In 2019 I ran a marathon"
    private static func isYear(_ items: [ReaderItem], _ place: Int) -> Bool {
        guard items[place].links(.within), items.indices.contains(place + 1), let year = items[place + 1].number else {
            return false
        }
        return (1950...2100).contains(year) && year == year.rounded()
    }

    /// "Marathon in 12 weeks", "over 3 dagen"
    private static func isAhead(_ items: [ReaderItem], _ place: Int) -> Bool {
        guard items[place].links(.within), items.indices.contains(place + 2) else { return false }
        let count = items[place + 1]
        return (count.number != nil || count.links(.few)) && items[place + 2].links(.span)
    }

    /// "Lidl: milk, bread": a heading that is neither a meal, a time nor what was eaten or trained.
    private static func isHeading(_ items: [ReaderItem], _ place: Int) -> Bool {
        guard items[place].mark == ":", place > 0, place < 4, items[place...].contains(where: \.isFood) else {
            return false
        }
        return items[..<place].allSatisfy { item in
            item.mark == nil && item.date == nil && item.number == nil && !item.links(.ate)
                && (!item.isFood || item.isCorrected)
                && item.metric == nil
                && !item.words.contains { headings.contains($0.kind) }
        }
    }

    private static let headings: Set<ReaderWord.Kind> = [
        .mealWord, .eat, .done, .dayPart, .morning, .am, .pm, .noon, .note, .exercise, .`self`, .yesterday, .lead,
        .start,
        .usual, .sort, .drink, .half,
    ]

    /// "500 g flour, 300 ml water and 7 g yeast for bread": what it is for is made of it.
    private static func isIngredient(_ items: [ReaderItem], _ place: Int) -> Bool {
        guard items[place].links(.for), items[..<place].contains(where: { $0.number != nil }) else { return false }
        let after = items[(place + 1)...].filter { $0.mark == nil }
        return !after.isEmpty && after.allSatisfy { $0.isFood && !$0.has(.mealWord) && $0.number == nil }
    }

    /// "Add 2 eggs and stir well": what a recipe goes on with.
    private static func isRecipe(_ items: [ReaderItem], _ place: Int) -> Bool {
        guard items[place].links(.told), !items[place].isPiece, place > 1,
            items[place - 1].links(.joint) || items[place - 1].mark != nil
        else { return false }
        // "Chicken and stir fry"
        if items[(place + 1)...].first?.links(.told) == true { return false }
        return items[..<place].contains(where: \.isFood) && !items.contains { $0.links(.ate) }
    }

    /// "Tuesday 18:00 padel": a day of the week and an hour are an appointment, unless it was done.
    private static func isAppointment(_ items: [ReaderItem]) -> Bool {
        items.contains(where: \.isWeekday) && hasHour(items)
            && !items.contains { $0.has(.done) || $0.has(.eat) || $0.links(.ate) || $0.links(.was) || $0.metric != nil }
            && !items.contains { $0.minutes != nil || $0.has(.unit) }
    }

    /// "18:00", "11 am", "7 uur"
    private static func hasHour(_ items: [ReaderItem]) -> Bool {
        zip(items, items.dropFirst() + items.suffix(1)).contains { item, next in
            item.clock?.count == 2 && !item.isGlued || item.number != nil && (next.has(.am) || next.has(.pm))
        }
    }

    /// "2 eggs left", "nog 2 eieren over"
    private static func isLeft(_ items: [ReaderItem]) -> Bool {
        guard let last = items.last(where: { $0.mark == nil }) else { return false }
        return last.links(.left) && items.contains(where: \.isFood) && !isDone(items)
    }

    /// "Patat of pizza"
    private static func isChoice(_ items: [ReaderItem], _ place: Int) -> Bool {
        guard items[place].links(.or), place > 0, items.indices.contains(place + 1) else { return false }
        return items[place - 1].isFood && items[place + 1].isFood
    }

    /// "As nutty as a fruitcake", "zo gezond als een vis"
    private static func isLikened(_ items: [ReaderItem], _ place: Int) -> Bool {
        guard items[place].links(.so), items.indices.contains(place + 3), items[place + 2].links(.like) else {
            return false
        }
        return items[place + 3].links(.the) && !isDone(items)
    }

    /// "Slice 3 tomatoes", "bak het gehakt", "mix 200 g flour": what is to be done with it, for what is counted stands
    /// behind its number.
    private static func isTold(_ items: [ReaderItem], _ place: Int) -> Bool {
        guard items[place].isPiece || items[place].links(.told), place == 0 || items[place - 1].mark != nil,
            items.indices.contains(place + 2)
        else { return false }
        let next = items[place + 1]
        // "Mix yoghurt with honey", "meng kwark met noten"
        if items[place].links(.told), next.number != nil || next.links(.the) || next.isFood, !items[place].isPiece {
            return next.isFood || items[(place + 2)...].contains(where: \.isFood)
        }
        return (next.number != nil || next.links(.the) && !next.links(.few)) && items[place + 2].isFood
    }

    /// "Apple stock up 3%"
    private static func isMoved(_ items: [ReaderItem], _ place: Int) -> Bool {
        guard items[place].mark == "%", place > 1, items[place - 1].number != nil else { return false }
        return items[place - 2].links(.moved) || items.indices.contains(place + 1) && items[place + 1].links(.moved)
    }

    /// "Ran 3 meetings", "ran the numbers": a verb of training that is done to something else.
    private static func isCounted(_ items: [ReaderItem], _ place: Int) -> Bool {
        guard items[place].has(.done), items[place].has(.exercise), items.indices.contains(place + 2) else {
            return false
        }
        let (lead, thing) = (items[place + 1], items[place + 2])
        return (lead.number != nil || lead.links(.the)) && isUnknown(thing)
    }

    /// "Kipchoge ran a marathon in 2 hours"
    private static func isOfSomebody(_ items: [ReaderItem]) -> Bool {
        guard
            let verb = items.prefix(3).firstIndex(where: { $0.has(.done) && $0.value(.done) != "just" })
        else { return false }
        return items[..<verb].contains(where: isUnknown) && items[..<verb].allSatisfy { isUnknown($0) || $0.isFood }
    }

    private static func isUnknown(_ item: ReaderItem) -> Bool {
        (item.words.isEmpty || item.isCorrected) && item.mark == nil && item.date == nil && item.number == nil
            && item.clock == nil
            && item.ratio == nil && !item.isSmall && !item.isFood && !item.isAround
    }

    /// "The soup was for mum"
    private static func isGiven(_ items: [ReaderItem]) -> Bool {
        guard let verb = items.firstIndex(where: { $0.links(.was) || $0.links(.is) }),
            items.indices.contains(verb + 2)
        else { return false }
        let after = items[(verb + 1)...]
        return after.first?.links(.for) == true && after.contains { $0.has(.other) }
            && !after.contains { $0.number != nil } && !isDone(items)
    }

    /// "Milk it"
    private static func isDoneToIt(_ items: [ReaderItem]) -> Bool {
        items.count == 2 && items[0].isFood && items[1].links(.it)
    }
}
