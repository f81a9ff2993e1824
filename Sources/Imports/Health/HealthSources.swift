import Domain

/// The sources of an export, numbered by first appearance.
struct HealthSources {
    /// More are counted as one.
    private static let most = 250
    private static let longestName = 200

    private(set) var all: [HealthSource] = []
    private var raw: [[UInt8]] = []
    /// The number each spelling became.
    private var numbers: [Int] = []
    private var slots: [Int16]
    private var typedIn: [Int: Int] = [:]
    private var clean = CleanText()

    init() { slots = [Int16](repeating: -1, count: 1024) }

    /// The number of the source that this record names, with what the record tells of it.
    ///
    /// - Parameter device: only asked for where it can tell anything
    mutating func number(_ name: Bytes, device: @autoclosure () -> Bytes?, kind: HealthKind?) -> Int {
        var slot = Self.slot(name)
        while slots[slot] >= 0 {
            let known = Int(slots[slot])
            if name.equals(raw[known]) {
                learn(numbers[known], kind: kind, device: device)
                return numbers[known]
            }
            slot = (slot + 1) & 1023
        }
        guard raw.count < Self.most else { return add(HealthSource(name: "…", kind: .other)) }
        let text = clean.string(name, limit: Self.longestName, hasReferences: false) ?? "?"
        let number = add(HealthSource(name: text, kind: Self.kind(of: text)))
        raw.append(Array(name))
        numbers.append(number)
        slots[slot] = Int16(truncatingIfNeeded: raw.count - 1)
        learn(number, kind: kind, device: device)
        return number
    }

    /// The twin of a source for what people typed into it.
    mutating func typed(into number: Int) -> Int {
        if let known = typedIn[number] { return known }
        let typed = add(HealthSource(name: all[number].name + " ✎", kind: .manual))
        typedIn[number] = typed
        return typed
    }

    private mutating func add(_ source: HealthSource) -> Int {
        if let known = all.firstIndex(where: { $0.name == source.name }) { return known }
        all.append(source)
        return all.count - 1
    }

    /// People rename their devices: then it shows by what only Apple's own devices write.
    private mutating func learn(_ number: Int, kind: HealthKind?, device: () -> Bytes?) {
        guard all[number].kind == .other else { return }
        switch kind {
        case .restingHeartRate, .basalEnergy:
            if device()?.contains("model:Watch") == true { all[number].kind = .watch }
        case .steps:
            if let device = device(), device.contains("manufacturer:Apple"), device.contains("model:iPhone") {
                all[number].kind = .phone
            }
        default: break
        }
    }

    private static func kind(of name: String) -> HealthSource.Kind {
        let name = name.lowercased()
        return name.contains("watch")
            ? .watch : ["iphone", "ipad", "ipod"].contains(where: name.contains) ? .phone : .other
    }

    private static func slot(_ bytes: Bytes) -> Int {
        guard let first = bytes.first else { return 0 }
        return
            (bytes.count &* 37 &+ Int(first) &* 11 &+ Int(bytes[bytes.count / 2]) &* 5 &+ Int(bytes[bytes.count - 1]))
            & 1023
    }
}
