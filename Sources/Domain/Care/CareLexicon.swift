/// The words and patterns of concerns, compiled.
public struct CareLexicon: Sendable {
    /// A row of the words' table. Names that begin with `unit:`, `number:` or `write:` say what a word counts, how much it
    /// is, or what it is short for.
    public struct Words: Sendable {
        public var name: String
        public var phrases: [String]

        public init(name: String, phrases: [String]) {
            self.name = name
            self.phrases = phrases
        }
    }

    /// A row of the patterns' table; `kind` is `nil` for what is harmless.
    public struct Row: Sendable {
        public var kind: Concern.Kind?
        public var pattern: String
        public var unless: String

        public init(kind: Concern.Kind?, pattern: String, unless: String) {
            self.kind = kind
            self.pattern = pattern
            self.unless = unless
        }
    }

    struct Index: Sendable {
        var patterns: [(kind: Concern.Kind, pattern: CarePattern)] = []
        var byWord: [[Int32]] = []
        var byQuantity: [Int32] = []
    }

    var words = CareWords()
    private(set) var phrases: [CareWords.ID: [(rest: [CareWords.ID], id: CareWords.ID)]] = [:]
    private(set) var units: [CareWords.ID: CareQuantity.Unit] = [:]
    private(set) var numbers: [CareWords.ID: Double] = [:]
    private(set) var small = CarePattern.Test()
    private(set) var joints = CarePattern.Test()
    private(set) var ranges = CarePattern.Test()
    private(set) var fillers = CarePattern.Test()
    private(set) var articles = CarePattern.Test()
    private(set) var me = CarePattern.Test()
    private(set) var myself = CarePattern.Test()
    private(set) var others = CarePattern.Test()
    private(set) var near = CarePattern.Test()
    private(set) var themself = CarePattern.Test()
    private(set) var concerns = Index()
    private(set) var harmless = Index()
    private var classes: [String: [CareWords.ID]] = [:]
    private var classesByWord: [[UInt64]] = []
    /// Elements that could not be read: none, or a test fails.
    public private(set) var faults: [String] = []

    /// - Parameter everyday: words that are never taken for a misspelling of one of the list
    public init(words rows: [Words], patterns: [Row], everyday: Set<String>) {
        for row in rows { add(row) }
        small = test(of: "small")
        joints = test(of: "joint")
        ranges = test(of: "range")
        fillers = test(of: "filler")
        articles = test(of: "article")
        me = test(of: "me")
        myself = test(of: "myself")
        others = test(of: "others")
        near = test(of: "partnerword")
        themself = test(of: "themself")
        for row in patterns { add(row) }
        indexClasses()
        words.everyday = everyday
        words.indexMisspellings(except: Set(classes["exact"] ?? []))
        concerns.byWord += Array(repeating: [], count: max(0, words.spellings.count - concerns.byWord.count))
        harmless.byWord += Array(repeating: [], count: max(0, words.spellings.count - harmless.byWord.count))
    }

    /// Hashes of the classes that a word or phrase is in, but for those that say little.
    func classes(of id: CareWords.ID) -> [UInt64] {
        id >= 0 && Int(id) < classesByWord.count ? classesByWord[Int(id)] : []
    }

    private mutating func indexClasses() {
        classesByWord = Array(repeating: [], count: words.spellings.count)
        for (name, ids) in classes where !["small", "exact", "article", "filler", "range"].contains(name) {
            let hash = CareLearned.hash("@\(name)".utf8)
            for id in Set(ids) { classesByWord[Int(id)].append(hash) }
        }
    }

    func isCount(_ id: CareWords.ID) -> Bool { numbers[id] != nil && !articles.has(id) }

    func test(of name: String) -> CarePattern.Test {
        var test = CarePattern.Test()
        for id in classes[name] ?? [] { test.insert(id) }
        return test
    }

    // MARK: Words

    private mutating func add(_ row: Words) {
        let parts = row.name.split(separator: ":").map(String.init)
        if parts.first == "write", let long = parts.last {
            let others = long.split(separator: " ").map(String.init)
            for other in others { _ = words.add(other) }
            for phrase in row.phrases { words.expansions[phrase] = others }
            return
        }
        let ids = row.phrases.map { phrase($0) }
        switch parts.first {
        case "unit":
            guard parts.count == 3, let dimension = CareQuantity.Dimension(rawValue: parts[1]),
                let factor = Double(parts[2])
            else {
                faults.append(row.name)
                return
            }
            for id in ids { units[id] = CareQuantity.Unit(dimension: dimension, factor: factor) }
        case "number":
            guard let value = parts.last.flatMap(Double.init) else {
                faults.append(row.name)
                return
            }
            for id in ids { numbers[id] = value }
        default: classes[row.name, default: []] += ids
        }
    }

    private mutating func phrase(_ text: String) -> CareWords.ID {
        let parts = text.split(separator: " ").map { words.add(String($0)) }
        guard let first = parts.first, parts.count > 1 else { return words.add(text) }
        let id = words.add(text)
        if phrases[first]?.contains(where: { $0.id == id }) != true {
            phrases[first, default: []].append((Array(parts.dropFirst()), id))
        }
        return id
    }

    // MARK: Patterns

    private mutating func add(_ row: Row) {
        var parts: [[CarePattern.Step]] = []
        var steps: [CarePattern.Step] = []
        var join = CarePattern.Join.small
        for part in row.pattern.split(separator: " ") {
            switch part {
            case "&":
                parts.append(steps)
                steps = []
                join = .small
            case "..": join = .any(3)
            case "...": join = .any(7)
            case "^": steps.append(.begin)
            case "$": steps.append(.end)
            default:
                var element = part
                let isNot = element.first == "~"
                let isAtOnce = element.first == "+"
                let isOptional = element.last == "?"
                if isNot || isAtOnce { element = element.dropFirst() }
                if isOptional { element = element.dropLast() }
                guard let test = test(element) else {
                    faults.append("\(row.pattern): \(part)")
                    return
                }
                steps.append(
                    isNot ? .not(test) : .one(test, join: isAtOnce ? .atOnce : join, isOptional: isOptional))
                join = .small
            }
        }
        parts.append(steps)
        var pattern = CarePattern(steps: parts[0], also: Array(parts.dropFirst()))
        if !row.unless.isEmpty {
            pattern.unless = test(row.unless[...])
            if pattern.unless == nil { faults.append("\(row.pattern): \(row.unless)") }
        }
        if let kind = row.kind {
            concerns.add(kind, pattern)
        } else {
            harmless.add(.fastLoss, pattern)
        }
    }

    private mutating func test(_ text: Substring) -> CarePattern.Test? {
        var test = CarePattern.Test()
        for part in text.split(separator: "|") {
            if part.first == "@" {
                guard let ids = classes[String(part.dropFirst())] else { return nil }
                for id in ids { test.insert(id) }
            } else if part.first == "#" {
                guard let bound = Self.bound(part.dropFirst()) else { return nil }
                test.quantities.append(bound)
            } else {
                // "give_up" is a phrase.
                let words = part.split(separator: "_").joined(separator: " ")
                guard words.utf8.allSatisfy({ $0 == 0x20 || (0x30...0x39).contains($0) || (0x61...0x7a).contains($0) })
                else { return nil }
                test.insert(phrase(words))
            }
        }
        return test
    }

    private static func bound(_ text: Substring) -> CarePattern.Bound? {
        for comparison in [CarePattern.Comparison.atLeast, .less] {
            let parts = text.split(separator: comparison.rawValue, maxSplits: 1)
            if parts.count == 2, let dimension = CareQuantity.Dimension(rawValue: String(parts[0])),
                let value = Double(parts[1])
            {
                return CarePattern.Bound(dimension: dimension, comparison: comparison, value: value)
            }
        }
        return CareQuantity.Dimension(rawValue: String(text)).map {
            CarePattern.Bound(dimension: $0, comparison: .atLeast, value: 0)
        }
    }
}

extension CareLexicon.Index {
    fileprivate mutating func add(_ kind: Concern.Kind, _ pattern: CarePattern) {
        let index = Int32(truncatingIfNeeded: patterns.count)
        patterns.append((kind, pattern))
        for test in pattern.first {
            if !test.quantities.isEmpty { byQuantity.append(index) }
            for (place, bits) in test.words.enumerated() {
                for bit in 0..<64 where bits & (1 << UInt64(bit)) != 0 {
                    let id = place * 64 + bit
                    while byWord.count <= id { byWord.append([]) }
                    byWord[id].append(index)
                }
            }
        }
    }
}
