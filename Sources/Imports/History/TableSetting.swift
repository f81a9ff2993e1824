import Domain
import Foundation

/// Takes rows of one shape.
protocol TableRows {
    /// Takes a row, or says why not; throws only what whoever takes the records does.
    mutating func add(_ row: TableRow, _ tally: HistoryTally) throws
    mutating func finish(_ tally: HistoryTally) throws
}

extension TableRows {
    mutating func finish(_ tally: HistoryTally) throws {}
}

/// What holds for every row of a table: how its numbers and dates are written, and the units that its header does not tell.
struct TableSetting {
    let numbers: WrittenNumber
    let order: WrittenDate.Order
    let home: DayClock
    let origin: HealthOrigin
    /// Of weights without one.
    let weightUnit: WrittenUnit?
    /// Of distances without one.
    let distanceUnit: WrittenUnit?

    init(_ head: TableHead, _ origin: HealthOrigin, _ tally: HistoryTally) {
        self.origin = origin
        home = tally.home
        numbers = WrittenNumber(mark: head.mark)
        order = Self.order(head, origin, tally)
        weightUnit = Self.weightUnit(head, numbers, tally).flatMap { WrittenUnit($0) }
        distanceUnit = Self.distanceUnit(head, numbers, origin, tally).flatMap { WrittenUnit($0) }
    }

    private static func order(_ head: TableHead, _ origin: HealthOrigin, _ tally: HistoryTally) -> WrittenDate.Order {
        let isAmerican = [.myFitnessPal, .loseIt, .fitbit].contains(origin)
        let preferred: WrittenDate.Order = isAmerican || tally.context.isImperial ? .mdy : .dmy
        guard let found = head.order(preferred: preferred) else { return preferred }
        if found.isSure { return found.order }
        let answer = tally.settle(
            HistoryQuestion(
                .dateOrder, options: WrittenDate.Order.allCases.map(\.rawValue), guess: found.order.rawValue,
                reason: found.bySequence ? .sequence : isAmerican ? .app : .preference))
        return WrittenDate.Order(rawValue: answer) ?? found.order
    }

    /// Numbers of a column as far as the first part of the table goes.
    private static func values(
        _ head: TableHead, _ place: Int, _ numbers: WrittenNumber, of isMeant: ([String]) -> Bool = { _ in true }
    ) -> [Double] {
        head.rows.compactMap { row in
            guard row.indices.contains(place), isMeant(row) else { return nil }
            var bytes = Array(row[place].utf8)
            return bytes.withUnsafeMutableBufferPointer { numbers.cell(Bytes($0)).value }
        }
    }

    private static func weightUnit(_ head: TableHead, _ numbers: WrittenNumber, _ tally: HistoryTally) -> String? {
        let bare = head.places(.weight).filter { head.columns[$0].unit == nil }
        guard !bare.isEmpty, head.shape != .food else { return nil }
        if let told = head.toldUnit { return told }
        // A column of units, or a column that has one, makes no doubt.
        if head.cells(head.places(.weightUnit).first ?? -1).contains(where: { WrittenUnit($0) != nil }) { return nil }
        if bare.count < head.places(.weight).count { return nil }
        let values = bare.flatMap { Self.values(head, $0, numbers) }.filter { $0 > 0 }
        guard !values.isEmpty else { return nil }
        // "180 lb" says it itself.
        if let unit = head.cells(bare[0]).lazy.compactMap({ WrittenUnit($0.drop { !$0.isLetter }) }).first {
            return unit.name
        }
        let isLoad = head.shape == .sets || head.shape == .wideSets || head.shape == .activities
        let (guess, reason) =
            isLoad ? WeightGuess.ofLoads(values, tally.context) : WeightGuess.ofBody(values, tally.context)
        return tally.settle(HistoryQuestion(.weightUnit, options: ["kg", "lb", "st"], guess: guess, reason: reason))
    }

    private static func distanceUnit(
        _ head: TableHead, _ numbers: WrittenNumber, _ origin: HealthOrigin, _ tally: HistoryTally
    ) -> String? {
        guard let place = head.places(.distance).first, head.columns[place].unit == nil,
            origin != .strava
        else { return nil }
        if head.cells(head.places(.distanceUnit).first ?? -1).contains(where: { WrittenUnit($0) != nil }) { return nil }
        let kinds = head.places(.exercise)
        let values = Self.values(head, place, numbers) { row in
            !(origin == .garmin && kinds.contains { row.indices.contains($0) && ActivityRows.isSwim(row[$0]) })
        }.filter { $0 > 0 }
        guard !values.isEmpty else { return nil }
        let middle = values.sorted()[values.count / 2]
        // Nobody does a hundred kilometres as a set, and few as a day.
        let (guess, reason): (String, HistoryQuestion.Reason) =
            middle >= 100 ? ("m", .values) : (tally.context.isImperial ? "mi" : "km", .preference)
        return tally.settle(HistoryQuestion(.distanceUnit, options: ["km", "mi", "m"], guess: guess, reason: reason))
    }
}

extension TableHead {
    /// A unit that a line before the header tells: "#Units: lbs".
    var toldUnit: String? {
        for line in before.flatMap(\.self) {
            let parts = line.lowercased().split { !$0.isLetter }
            if parts.first == "units" || parts.first == "unit", let last = parts.last, let unit = WrittenUnit(last),
                unit.dimension == .mass
            {
                return unit.name
            }
        }
        return nil
    }
}

/// Whether numbers are kilograms or pounds.
enum WeightGuess {
    /// Plates make loads of their own: 45 lb bars, 20 kg bars.
    static func ofLoads(_ values: [Double], _ context: HistoryContext) -> (String, HistoryQuestion.Reason) {
        let pounds: Set<Double> = [45, 95, 115, 135, 155, 185, 205, 225, 245, 275, 315, 365, 405]
        let kilograms: Set<Double> = [20, 40, 60, 70, 80, 100, 120, 140, 160, 180, 200]
        let (lb, kg) = (values.count(where: pounds.contains), values.count(where: kilograms.contains))
        let halves = values.count {
            $0.truncatingRemainder(dividingBy: 2.5) == 0 && $0.truncatingRemainder(dividingBy: 5) != 0
        }
        if lb > kg + halves { return ("lb", .values) }
        if kg + halves > lb { return ("kg", .values) }
        return (context.isImperial ? "lb" : "kg", .preference)
    }

    /// What is nearest to the weight that is known here; else what most adults weigh.
    static func ofBody(_ values: [Double], _ context: HistoryContext) -> (String, HistoryQuestion.Reason) {
        let middle = values.sorted()[values.count / 2]
        if let known = context.weight {
            let units = [("kg", 1.0), ("lb", UnitConversion.kilogramsPerPound), ("st", 6.35029318)]
            let nearest = units.min { abs(middle * $0.1 - known) < abs(middle * $1.1 - known) }
            if let nearest { return (nearest.0, .values) }
        }
        if middle > 150 { return ("lb", .values) }
        if middle < 30 { return ("st", .values) }
        return (context.isImperial && middle > 85 ? "lb" : "kg", context.isImperial ? .preference : .values)
    }
}
