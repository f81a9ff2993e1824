import Domain
import Foundation
import Services

/// What a request says about one field.
enum Change<Value> {
    /// It is not mentioned.
    case unchanged
    /// It is `null` or an empty text.
    case clear
    case set(Value)

    /// The new value, where there is one.
    var value: Value? {
        if case .set(let value) = self { value } else { nil }
    }

    /// Writes the change to an optional.
    func apply(to target: inout Value?) {
        switch self {
        case .unchanged: break
        case .clear: target = nil
        case .set(let value): target = value
        }
    }

    /// Writes the change to something that always has a value: clearing leaves it.
    func apply(to target: inout Value) {
        if case .set(let value) = self { target = value }
    }

    func map<Other>(_ transform: (Value) -> Other) -> Change<Other> {
        switch self {
        case .unchanged: .unchanged
        case .clear: .clear
        case .set(let value): .set(transform(value))
        }
    }
}

/// The fields of a request, read with their ranges. Every complaint is collected, so that one answer names them all.
///
/// Read the fields, then call `check()`: it throws 422 with a message for each bad one.
struct Form {
    private var values: [String: JSONValue]
    private(set) var problems: [String: Message] = [:]

    init(_ values: [String: JSONValue]) { self.values = values }

    /// The same form under our own field names, for clients that call a field differently.
    func renamed(_ names: [String: String]) -> Form {
        Form(Dictionary(values.map { (names[$0.key] ?? $0.key, $0.value) }, uniquingKeysWith: { first, _ in first }))
    }

    /// Takes `keys` from the form that this one is part of, where it does not have them itself.
    mutating func inherit(_ keys: [String], from whole: Form) {
        for key in keys where values[key] == nil { values[key] = whole.values[key] }
    }

    /// Takes values for what the request does not mention.
    mutating func fill(_ standard: [String: JSONValue]) { values.merge(standard) { said, _ in said } }

    func has(_ key: String) -> Bool { values[key] != nil }

    /// Complains of every field but the `known` ones.
    mutating func refuse(besides known: some Collection<String>, _ message: String) {
        for key in values.keys where !known.contains(key) { complain(String(key.prefix(80)), message) }
    }

    func check() throws(Problem) {
        if !problems.isEmpty { throw .invalid(problems) }
    }

    mutating func complain(_ key: String, _ message: String, _ values: [String: SentenceValue] = [:]) {
        if problems[key] == nil { problems[key] = Message(key: message, values: values) }
    }

    /// - Parameter unit: what the number is in: the range is then named in the reader's unit, and a text with a unit of
    ///   the same kind, "185 lb", is a number too.
    mutating func number(_ key: String, in range: ClosedRange<Double>, _ unit: MetricUnit? = nil) -> Change<Double> {
        switch values[key] {
        case nil: return .unchanged
        case .null: return .clear
        case .number(let value): return inRange(value, key, range, unit)
        case .text:
            if let unit, let value = typed(key, unit)?.converted(to: unit) { return inRange(value, key, range, unit) }
            complain(key, "problem.number")
        default: complain(key, "problem.number")
        }
        return .unchanged
    }

    /// An object of numbers, where `null` clears one. A bad one is complained of as `key.name`.
    mutating func numbers(_ key: String, in range: ClosedRange<Double>) -> [String: Double?] {
        switch values[key] {
        case nil, .null: return [:]
        case .object(let members):
            var part = Form(members)
            var numbers: [String: Double?] = [:]
            for name in members.keys {
                switch part.number(name, in: range) {
                case .unchanged: break
                case .clear: numbers[name] = .some(nil)
                case .set(let value): numbers[name] = value
                }
            }
            for (name, problem) in part.problems { complain("\(key).\(name.prefix(80))", problem.key, problem.values) }
            return numbers
        default:
            complain(key, "problem.number")
            return [:]
        }
    }

    /// The unit of a text like "185 lb", which stands for a number of a field that is stored in `unit`.
    func typed(_ key: String, _ unit: MetricUnit) -> Quantity? {
        guard case .text(let text) = values[key], let typed = Quantity(text), typed.converted(to: unit) != nil else {
            return nil
        }
        return typed
    }

    private mutating func inRange(
        _ value: Double, _ key: String, _ range: ClosedRange<Double>, _ unit: MetricUnit?
    ) -> Change<Double> {
        if value.isFinite, range.contains(value) { return .set(value) }
        let bounds = (range.lowerBound, range.upperBound)
        complain(
            key, "problem.range",
            [
                "min": unit.map { .quantity(bounds.0, $0) } ?? .number(bounds.0),
                "max": unit.map { .quantity(bounds.1, $0) } ?? .number(bounds.1),
            ])
        return .unchanged
    }

    mutating func integer(_ key: String, in range: ClosedRange<Int>) -> Change<Int> {
        switch number(key, in: Double(range.lowerBound)...Double(range.upperBound)) {
        case .unchanged: return .unchanged
        case .clear: return .clear
        case .set(let value):
            if let whole = Int(exactly: value) { return .set(whole) }
            complain(key, "problem.whole")
            return .unchanged
        }
    }

    /// Trimmed text of at most `limit` characters without control characters; new lines only where `lines` says so.
    mutating func text(_ key: String, limit: Int = 200, lines: Bool = false) -> Change<String> {
        switch values[key] {
        case nil: return .unchanged
        case .null: return .clear
        case .text(let raw):
            let text = raw.trimmingCharacters(in: .whitespacesAndNewlines)
            if text.isEmpty { return .clear }
            // Counted in UTF-8 first: a single character may be a megabyte of combining marks.
            guard text.utf8.count <= limit * 4, text.count <= limit else {
                complain(key, "problem.tooLong", ["max": .number(Double(limit))])
                return .unchanged
            }
            let isClean = text.unicodeScalars.allSatisfy { scalar in
                scalar.value >= 32 && scalar.value != 127 || (lines && (scalar == "\n" || scalar == "\t"))
            }
            guard isClean else {
                complain(key, "problem.characters")
                return .unchanged
            }
            return .set(text)
        default:
            complain(key, "problem.text")
            return .unchanged
        }
    }

    /// Text that has to be there.
    mutating func requiredText(_ key: String, limit: Int = 200) -> String {
        let change = text(key, limit: limit)
        if problems[key] == nil, change.value == nil { complain(key, "problem.required") }
        return change.value ?? ""
    }

    /// A password: never trimmed, never shown.
    mutating func password(_ key: String) -> String {
        if case .text(let text) = values[key] { return text }
        complain(key, "problem.required")
        return ""
    }

    mutating func flag(_ key: String) -> Change<Bool> {
        switch values[key] {
        case nil: return .unchanged
        case .null: return .clear
        case .flag(let value): return .set(value)
        default:
            complain(key, "problem.flag")
            return .unchanged
        }
    }

    mutating func date(_ key: String, in range: ClosedRange<CivilDate>? = nil) -> Change<CivilDate> {
        switch values[key] {
        case nil: return .unchanged
        case .null: return .clear
        case .text(let text):
            // An API client's full timestamp names its day first.
            guard let date = CivilDate(text.prefix(10)), text.utf8.count == 10 || text.dropFirst(10).first == "T" else {
                complain(key, "problem.date")
                return .unchanged
            }
            if let range, !range.contains(date) {
                complain(key, "problem.dateRange", ["min": .date(range.lowerBound), "max": .date(range.upperBound)])
                return .unchanged
            }
            return .set(date)
        default:
            complain(key, "problem.date")
            return .unchanged
        }
    }

    mutating func choice<Value: RawRepresentable<String> & CaseIterable>(
        _ key: String, of _: Value.Type = Value.self
    ) -> Change<Value> {
        switch values[key] {
        case nil: return .unchanged
        case .null: return .clear
        case .text(let text):
            if let value = Value(rawValue: text) { return .set(value) }
            fallthrough
        default:
            complain(key, "problem.choice", ["choices": .text(Value.allCases.map(\.rawValue).joined(separator: ", "))])
            return .unchanged
        }
    }

    /// Some of `all`, each once and in that order.
    mutating func choices<Value: RawRepresentable<String> & Equatable>(
        _ key: String, of all: [Value]
    ) -> Change<[Value]> {
        switch texts(key) {
        case .unchanged: return .unchanged
        case .clear: return .clear
        case .set(let texts):
            let chosen = texts.compactMap { text in all.first { $0.rawValue == text } }
            if chosen.count < texts.count {
                complain(key, "problem.choice", ["choices": .text(all.map(\.rawValue).joined(separator: ", "))])
                return .unchanged
            }
            return .set(all.filter(chosen.contains))
        }
    }

    /// `HH:MM`, as minutes after midnight.
    mutating func time(_ key: String) -> Change<Int> {
        switch text(key, limit: 8) {
        case .unchanged: return .unchanged
        case .clear: return .clear
        case .set(let text):
            if let minute = FoodEntry.minute(of: text) { return .set(minute) }
            complain(key, "problem.time")
            return .unchanged
        }
    }

    /// A list of at most `most` short texts.
    mutating func texts(_ key: String, limit: Int = 60, most: Int = 50) -> Change<[String]> {
        switch values[key] {
        case nil: return .unchanged
        case .null: return .clear
        case .list(let list) where list.count <= most:
            var result: [String] = []
            for item in list {
                var single = Form([key: item])
                if let text = single.text(key, limit: limit).value { result.append(text) }
                if let problem = single.problems[key] { complain(key, problem.key, problem.values) }
            }
            return .set(result)
        default:
            complain(key, "problem.list")
            return .unchanged
        }
    }

    func isNull(_ key: String) -> Bool {
        if case .null = values[key] { true } else { false }
    }

    /// A list of numbers, at most 50; `nil` when it is not mentioned.
    mutating func decimals(_ key: String, in range: ClosedRange<Double>) -> [Double]? {
        switch values[key] {
        case nil, .null: return nil
        case .list(let list) where list.count <= 50:
            return list.compactMap { item in
                var single = Form([key: item])
                let number = single.number(key, in: range).value
                if number == nil { complain(key, "problem.list") }
                return number
            }
        default:
            complain(key, "problem.list")
            return nil
        }
    }

    /// A list of whole numbers, at most 50; `nil` when it is not mentioned.
    mutating func integers(_ key: String, in range: ClosedRange<Int>) -> [Int]? {
        guard let value = values[key] else { return nil }
        guard case .list(let list) = value, list.count <= 50 else {
            complain(key, "problem.list")
            return nil
        }
        return list.compactMap { item in
            var single = Form([key: item])
            let number = single.integer(key, in: range).value
            if number == nil { complain(key, "problem.list") }
            return number
        }
    }

    /// Several values of one kind; what is none of them is complained of.
    mutating func choices<Value: RawRepresentable<String> & CaseIterable>(
        _ key: String, of _: Value.Type = Value.self
    ) -> [Value]? {
        guard let value = values[key] else { return nil }
        guard case .list(let list) = value, !list.isEmpty, list.count <= 20 else {
            complain(key, "problem.list")
            return nil
        }
        return list.compactMap { item in
            var single = Form([key: item])
            let found: Value? = single.choice(key).value
            if found == nil { complain(key, "problem.list") }
            return found
        }
    }

    /// A nested form; its complaints come back through `adopt`.
    mutating func object(_ key: String) -> Form? {
        switch values[key] {
        case .object(let object): return Form(object)
        case nil, .null: return nil
        default:
            complain(key, "problem.object")
            return nil
        }
    }

    mutating func objects(_ key: String, limit: Int) -> [Form] {
        switch values[key] {
        case nil, .null: return []
        case .list(let list) where list.count <= limit:
            return list.compactMap {
                if case .object(let object) = $0 { return Form(object) }
                complain(key, "problem.list")
                return nil
            }
        default:
            complain(key, "problem.list")
            return []
        }
    }

    /// Takes over the complaints of a nested form.
    mutating func adopt(_ nested: Form, under key: String) {
        for (field, message) in nested.problems { problems["\(key).\(field)"] = message }
    }

}
