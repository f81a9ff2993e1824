/// The passwords that are guessed first, as the first bytes of their SHA-256 hashes.
public struct CommonPasswords: Sendable {
    public static let shared = CommonPasswords()
    /// Bytes of a hash that are kept.
    public static let traceLength = 6

    private let traces: Set<[UInt8]>

    /// How many there are.
    public var count: Int { traces.count }

    init() {
        let file = Embedded.files.first { $0.path == "Account/common_passwords.tsv" }
        let text = file.map { $0.content.withUTF8Buffer { String(decoding: $0, as: UTF8.self) } } ?? ""
        traces = Set(text.split(separator: "\n").dropFirst().map { Self.bytes(ofHex: $0) })
    }

    /// - Parameter trace: the first `traceLength` bytes of the SHA-256 of the lower-case password.
    public func contains(_ trace: [UInt8]) -> Bool { traces.contains(trace) }

    private static func bytes(ofHex text: Substring) -> [UInt8] {
        var rest = text
        var result: [UInt8] = []
        while let byte = UInt8(rest.prefix(2), radix: 16) {
            result.append(byte)
            rest = rest.dropFirst(2)
        }
        return result
    }
}
