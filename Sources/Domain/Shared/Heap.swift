/// A binary heap: the least element comes first.
struct Heap<Element: Comparable> {
    private var items: [Element] = []

    var first: Element? { items.first }

    mutating func insert(_ element: Element) {
        items.append(element)
        var place = items.count - 1
        while place > 0, items[place] < items[(place - 1) / 2] {
            items.swapAt(place, (place - 1) / 2)
            place = (place - 1) / 2
        }
    }

    mutating func removeFirst() {
        guard let last = items.popLast(), !items.isEmpty else { return }
        items[0] = last
        var place = 0
        while true {
            var least = place
            for child in 2 * place + 1...2 * place + 2 where child < items.count && items[child] < items[least] {
                least = child
            }
            if least == place { return }
            items.swapAt(place, least)
            place = least
        }
    }
}
