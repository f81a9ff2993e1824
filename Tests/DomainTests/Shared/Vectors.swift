import Foundation
import Testing

/// Reference numbers, each in a file of `Tests/Vectors`.
enum Vectors {
    static func read(_ name: String) throws -> [String: Any] {
        let file = URL(filePath: #filePath).appending(path: "../../../Vectors/\(name).json").standardized
        return try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
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
