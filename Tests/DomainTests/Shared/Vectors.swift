import Foundation
import Testing

/// Reference numbers, read from the folder that is given to the project: `VITALPATH_SHARED`, else `../shared` beside it.
enum Vectors {
    static func read(_ name: String) throws -> [String: Any] {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized
        let shared =
            ProcessInfo.processInfo.environment["VITALPATH_SHARED"].map { URL(filePath: $0) }
            ?? root.appending(path: "../shared").standardized
        let data = try Data(contentsOf: shared.appending(path: "vectors/\(name).json"))
        return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    }
}

extension [String: Any] {
    func object(_ key: String) -> [String: Any] { self[key] as? [String: Any] ?? [:] }
    func objects(_ key: String) -> [[String: Any]] { self[key] as? [[String: Any]] ?? [] }
    func number(_ key: String) -> Double { (self[key] as? NSNumber)?.doubleValue ?? .nan }
    func numbers(_ key: String) -> [Double] {
        (self[key] as? [Any] ?? []).map { ($0 as? NSNumber)?.doubleValue ?? .nan }
    }
    func text(_ key: String) -> String { self[key] as? String ?? "" }
}

func near(_ a: Double?, _ b: Double, _ tolerance: Double = 1.1e-6) -> Bool {
    guard let a else { return false }
    return abs(a - b) <= tolerance * max(1, abs(b))
}

func near(_ a: [Double], _ b: [Double], _ tolerance: Double = 1.1e-6) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { near($0, $1, tolerance) }
}
