import Domain
import Hummingbird

extension Request {
    /// A whole number of the query string.
    ///
    /// - Throws: 422 for anything but a whole number in `range`.
    func number(_ name: String, in range: ClosedRange<Int>, default standard: Int) throws(Problem) -> Int {
        guard let text = uri.queryParameters[Substring(name)] else { return standard }
        guard let value = Int(text), range.contains(value) else {
            throw .invalid(
                name, "problem.range",
                values: ["min": .number(Double(range.lowerBound)), "max": .number(Double(range.upperBound))])
        }
        return value
    }

    /// A date of the query string.
    ///
    /// - Throws: 422 for anything but `YYYY-MM-DD`.
    func date(_ name: String) throws(Problem) -> CivilDate? {
        guard let text = uri.queryParameters[Substring(name)], !text.isEmpty else { return nil }
        guard let date = CivilDate(text) else { throw .invalid(name, "problem.date") }
        return date
    }
}

extension Request {
    /// A query string's text, for a search.
    ///
    /// - Throws: 422 for a very long text.
    func searchText(_ name: String) throws(Problem) -> String {
        let text = uri.queryParameters[Substring(name)].map(String.init) ?? ""
        guard text.utf8.count <= 400 else { throw .invalid(name, "problem.tooLong", values: ["max": .number(100)]) }
        return text
    }

    /// The first eight words of a query string's text, for a search.
    ///
    /// - Throws: 422 for a very long text.
    func words(_ name: String) throws(Problem) -> [String] {
        try searchText(name).split(separator: " ").prefix(8).map(String.init)
    }

    /// One of a few words of the query string.
    ///
    /// - Throws: 422 for anything else.
    func choice<Value: RawRepresentable<String> & CaseIterable>(
        _ name: String, of _: Value.Type
    ) throws(Problem) -> Value? {
        guard let text = uri.queryParameters[Substring(name)], !text.isEmpty else { return nil }
        if let value = Value(rawValue: String(text)) { return value }
        let choices = Value.allCases.map(\.rawValue).joined(separator: ", ")
        throw .invalid(name, "problem.choice", values: ["choices": .text(choices)])
    }

    /// A meal slot of the query string; `snack` and `drink` are understood.
    ///
    /// - Throws: 422 for anything else.
    func slot(_ name: String, at minute: Int, _ times: MealTimes) throws(Problem) -> MealSlot? {
        guard let text = uri.queryParameters[Substring(name)], !text.isEmpty else { return nil }
        if let slot = times.slot(named: String(text), at: minute) { return slot }
        let choices = MealSlot.allCases.map(\.rawValue).joined(separator: ", ")
        throw .invalid(name, "problem.choice", values: ["choices": .text(choices)])
    }

    /// A time of day of the query string, as minutes after midnight.
    ///
    /// - Throws: 422 for anything but `HH:MM`.
    func time(_ name: String) throws(Problem) -> Int? {
        guard let text = uri.queryParameters[Substring(name)], !text.isEmpty else { return nil }
        guard let minute = FoodEntry.minute(of: String(text)) else { throw .invalid(name, "problem.time") }
        return minute
    }
}

extension RequestContext {
    /// A date that is part of the path.
    ///
    /// - Throws: 422 for anything but `YYYY-MM-DD`.
    func date(_ name: String) throws -> CivilDate {
        guard let date = CivilDate(try parameters.require(name)) else { throw Problem.invalid(name, "problem.date") }
        return date
    }
}

extension Request {
    /// Whether the query string names it and says nothing.
    func isEmpty(_ name: String) -> Bool { uri.queryParameters[Substring(name)] == "" }

    /// A number of the query string, with a point as its decimal mark.
    ///
    /// - Throws: 422 for anything but a number in `range`.
    func decimal(_ name: String, in range: ClosedRange<Double>) throws(Problem) -> Double? {
        guard let text = uri.queryParameters[Substring(name)], !text.isEmpty else { return nil }
        guard let value = Double(text), value.isFinite, range.contains(value) else {
            throw .invalid(
                name, "problem.range", values: ["min": .number(range.lowerBound), "max": .number(range.upperBound)])
        }
        return value
    }
}
