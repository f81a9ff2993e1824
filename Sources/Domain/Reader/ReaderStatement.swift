/// What is told of a thing that nobody had or did: "the label says 250 kcal", "there are 3 beers left", "marathon in 12
/// weeks", "cheese and wine evening".
enum ReaderStatement {
    static func isOne(_ text: String, _ items: [ReaderItem]) -> Bool {
        text.contains { $0.isCurrencySymbol || $0 == "<" || $0 == ">" }
            || items.indices.contains { isStated(items, $0) || isYear(items, $0) || isAhead(items, $0) }
            || items.indices.contains {
                isChoice(items, $0) || isCounted(items, $0) || isMoved(items, $0) || isLikened(items, $0)
                    || isTold(items, $0)
            }
            || isLeft(items) || isDoneToIt(items) || isOfSomebody(items) || isGiven(items)
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
        case "open": return items.contains(where: \.isFood) && !isDone(items) && !items.contains { $0.has(.eat) }
        default: return true
        }
    }

    private static func isDone(_ items: [ReaderItem]) -> Bool { items.contains { $0.has(.done) } }

    /// "In 2019 I ran a marathon"
    private static func isYear(_ items: [ReaderItem], _ place: Int) -> Bool {
        guard items[place].links("within"), items.indices.contains(place + 1), let year = items[place + 1].number else {
            return false
        }
        return (1950...2100).contains(year) && year == year.rounded()
    }

    /// "Marathon in 12 weeks", "over 3 dagen"
    private static func isAhead(_ items: [ReaderItem], _ place: Int) -> Bool {
        guard items[place].links("within"), items.indices.contains(place + 2) else { return false }
        let count = items[place + 1]
        return (count.number != nil || count.links("few")) && items[place + 2].links("span")
    }

    /// "2 eggs left", "nog 2 eieren over"
    private static func isLeft(_ items: [ReaderItem]) -> Bool {
        guard let last = items.last(where: { $0.mark == nil }) else { return false }
        return last.links("left") && items.contains(where: \.isFood) && !isDone(items)
    }

    /// "Patat of pizza"
    private static func isChoice(_ items: [ReaderItem], _ place: Int) -> Bool {
        guard items[place].links("or"), place > 0, items.indices.contains(place + 1) else { return false }
        return items[place - 1].isFood && items[place + 1].isFood
    }

    /// "As nutty as a fruitcake", "zo gezond als een vis"
    private static func isLikened(_ items: [ReaderItem], _ place: Int) -> Bool {
        guard items[place].links("so"), items.indices.contains(place + 3), items[place + 2].links("like") else {
            return false
        }
        return items[place + 3].links("the") && !isDone(items)
    }

    /// "Slice 3 tomatoes", "bak het gehakt": what is to be done with it, for what is counted stands behind its number.
    private static func isTold(_ items: [ReaderItem], _ place: Int) -> Bool {
        guard items[place].isPiece, place == 0 || items[place - 1].mark != nil, items.indices.contains(place + 2)
        else { return false }
        let next = items[place + 1]
        return (next.number != nil || next.links("the") && !next.links("few")) && items[place + 2].isFood
    }

    /// "Apple stock up 3%"
    private static func isMoved(_ items: [ReaderItem], _ place: Int) -> Bool {
        guard items[place].mark == "%", place > 1, items[place - 1].number != nil else { return false }
        return items[place - 2].links("moved") || items.indices.contains(place + 1) && items[place + 1].links("moved")
    }

    /// "Ran 3 meetings", "ran the numbers": a verb of training that is done to something else.
    private static func isCounted(_ items: [ReaderItem], _ place: Int) -> Bool {
        guard items[place].has(.done), items[place].has(.exercise), items.indices.contains(place + 2) else {
            return false
        }
        let (lead, thing) = (items[place + 1], items[place + 2])
        return (lead.number != nil || lead.links("the")) && isUnknown(thing)
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
        guard let verb = items.firstIndex(where: { $0.links("was") || $0.links("is") }),
            items.indices.contains(verb + 2)
        else { return false }
        let after = items[(verb + 1)...]
        return after.first?.links("for") == true && after.contains { $0.has(.other) }
            && !after.contains { $0.number != nil } && !isDone(items)
    }

    /// "Milk it"
    private static func isDoneToIt(_ items: [ReaderItem]) -> Bool {
        items.count == 2 && items[0].isFood && items[1].links("it")
    }
}
