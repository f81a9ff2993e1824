extension MealAsides {
    /// "4 pancakes with on each a spoon of syrup", "2 coffees with 20 ml milk each", "5 crackers with hummus, 8 g each":
    /// what one piece has, so many times.
    mutating func takeEach() {
        guard lexer.said.has(.each) || lexer.said.has(.per) else { return }
        for index in rest.indices.reversed() where index < rest.count {
            let isPer = isCue(.per, index) && isPiece(index + 1)
            guard isPer || isCue(.each, index), let first = counted(before: index) else { continue }
            let end = (index..<rest.count).first { rest[$0].isMark(",", ";", ".") } ?? rest.count
            let isLed = (index + 1..<end).contains { rest[$0].count != nil }
            let start = (first.place + 1..<index).first { isJoint($0) } ?? index
            let amounts = (isLed ? index + 1..<end : start..<index).filter { rest[$0].count != nil }
            guard !amounts.isEmpty else { continue }
            for place in amounts {
                if let value = rest[place].count { rest[place].kind = .number(value * first.count) }
            }
            let after = isPer ? index + 2 : isPiece(index + 1) && !isLed ? index + 2 : index + 1
            // "With on each a spoon"
            let isOn = index > 0 && role(index - 1) == .on && index > 1 && isJoint(index - 2)
            rest.removeSubrange((isOn ? index - 1 : index)..<min(after, rest.count))
            return
        }
    }

    private func isJoint(_ index: Int) -> Bool {
        [.with, .on, .and].contains(role(index)) || rest[index].isMark(",", ":")
    }

    /// "Per slice", "per cracker"; not "per 100 g".
    private func isPiece(_ index: Int) -> Bool {
        guard rest.indices.contains(index) else { return false }
        return role(index) == .portion || isContent(index)
    }

    /// How many pieces there are: the first number before a place that is not weighed.
    private func counted(before index: Int) -> (count: Double, place: Int)? {
        let start = rest[..<index].lastIndex { $0.isMark(";", ".") } ?? 0
        let place = (start..<index).first { isNumber($0) && !isMeasured($0) }
        guard let place, let count = rest[place].count, (2...20).contains(count), count == count.rounded(),
            (place + 1..<index).contains(where: isJoint)
        else { return nil }
        return (count, place)
    }
}
