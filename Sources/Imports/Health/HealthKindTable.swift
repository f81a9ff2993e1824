import Foundation

/// Finds kinds and units quickly: rows of one type stand together.
struct HealthKindTable {
    private static let prefix = 24
    private static let mostOthers = 500

    private let table = WordTable<HealthKind>()
    private var lastType: [UInt8] = []
    private var lastKind: HealthKind?
    private var lastUnit: [UInt8] = []
    private var lastUnitKind: HealthKind?
    private var lastFactor: Double?
    private var clean = CleanText()

    /// - Parameter type: `HKQuantityTypeIdentifierStepCount`
    mutating func kind(_ type: Bytes) -> HealthKind? {
        if type.equals(lastType) { return lastKind }
        lastType = Array(type.part(0..<200))
        lastKind = nil
        // Both HKQuantityTypeIdentifier and HKCategoryTypeIdentifier have 24 letters.
        if type.part(0..<Self.prefix).equals("HKQuantityTypeIdentifier")
            || type.part(0..<Self.prefix).equals("HKCategoryTypeIdentifier")
        {
            let name = type.part(Self.prefix..<type.count)
            lastKind = name.equals("VaginalBleeding") ? .flow : table[name]
        }
        return lastKind
    }

    /// Factor from the unit to the kind's own; `nil` for a unit that does not fit.
    mutating func factor(_ unit: Bytes, _ kind: HealthKind) -> Double? {
        if kind == lastUnitKind, unit.equals(lastUnit) { return lastFactor }
        lastUnit = Array(unit.part(0..<100))
        lastUnitKind = kind
        lastFactor = kind.measure.flatMap { measure in
            HealthUnit.factor(unit, measure.dimension).map { $0 * measure.factor }
        }
        return lastFactor
    }

    /// Counts a type that does not become part of a day.
    mutating func count(_ type: Bytes, in others: inout [String: Int]) {
        let name = short(type)
        if others.count < Self.mostOthers || others[name] != nil {
            others[name, default: 0] += 1
        } else {
            others["…", default: 0] += 1
        }
    }

    /// `Running` of `HKWorkoutActivityTypeRunning`
    mutating func activity(_ type: Bytes) -> String {
        type.part(0..<21).equals("HKWorkoutActivityType") && type.count > 21
            ? clean.string(type.part(21..<type.count), limit: 60, hasReferences: false) ?? "Other" : "Other"
    }

    private mutating func short(_ type: Bytes) -> String {
        let hasPrefix = type.part(0..<2).equals("HK") && type.part(Self.prefix - 10..<Self.prefix).equals("Identifier")
        let name = hasPrefix ? type.part(Self.prefix..<type.count) : type
        return clean.string(name, limit: 80, hasReferences: false) ?? "?"
    }
}

/// The zones that records name themselves, numbered from 1.
struct HealthZones {
    private(set) var all: [TimeZone] = []
    private var numbers: [String: UInt16] = [:]
    private static let most = 600

    mutating func number(_ name: Bytes) -> UInt16? {
        guard name.count <= 60 else { return nil }
        let name = String(decoding: name, as: UTF8.self)
        if let known = numbers[name] { return known > 0 ? known : nil }
        guard numbers.count < Self.most, let zone = TimeZone(identifier: name) else {
            if numbers.count < Self.most { numbers[name] = 0 }
            return nil
        }
        all.append(zone)
        numbers[name] = UInt16(truncatingIfNeeded: all.count)
        return numbers[name]
    }
}

/// The time of a beat as the phone's language writes it: `7:47:41.86 AM`, `07:47:41,86`.
enum BeatTime {
    /// Seconds of the day, give or take half a day.
    static func seconds(_ bytes: Bytes) -> Double? {
        var parts: [Double] = [0]
        var scale = 0.0
        for byte in bytes.part(0..<20) {
            switch byte {
            case 0x30...0x39:
                guard let last = parts.popLast() else { return nil }
                if scale > 0 {
                    parts.append(last + Double(byte - 0x30) * scale)
                    scale /= 10
                } else {
                    parts.append(last * 10 + Double(byte - 0x30))
                }
            case UInt8(ascii: ":") where scale == 0 && parts.count < 3: parts.append(0)
            case UInt8(ascii: "."), UInt8(ascii: ","):
                guard scale == 0, parts.count == 3 else { return nil }
                scale = 0.1
            default:
                // Half of the day, or nothing that is known.
                guard parts.count == 3 else { return nil }
                return parts[0] * 3600 + parts[1] * 60 + parts[2]
            }
        }
        return parts.count == 3 ? parts[0] * 3600 + parts[1] * 60 + parts[2] : nil
    }
}
