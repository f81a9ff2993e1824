import Crypto
import Foundation

/// One wrapped copy of a file's key.
struct AgeStanza: Equatable {
    /// Its kind, and what that needs.
    var arguments: [String]
    var body: [UInt8]

    private static let columns = 64

    var lines: String {
        let text = Array(Self.base64(body).utf8)
        var lines = "-> \(arguments.joined(separator: " "))\n"
        for start in stride(from: 0, through: text.count, by: Self.columns) {
            lines += String(decoding: text[start..<min(text.count, start + Self.columns)], as: UTF8.self) + "\n"
        }
        return lines
    }

    /// Without padding.
    static func base64(_ bytes: [UInt8]) -> String {
        Data(bytes).base64EncodedString().replacing("=", with: "")
    }

    /// `nil` for what no encoder would write.
    static func bytes(_ text: some StringProtocol) -> [UInt8]? {
        let padded = text + String(repeating: "=", count: (4 - text.utf8.count % 4) % 4)
        guard let data = Data(base64Encoded: String(padded)) else { return nil }
        return base64([UInt8](data)) == text ? [UInt8](data) : nil
    }
}

/// What stands before the payload of a file, as text (age-encryption.org/v1).
struct AgeHeader {
    static let intro = "age-encryption.org/v1"
    /// A header longer than this is nobody's.
    static let longest = 64 << 10
    private static let foot = "---"

    var stanzas: [AgeStanza]
    private(set) var code: [UInt8] = []

    init(_ stanzas: [AgeStanza]) { self.stanzas = stanzas }

    /// With its end, which only those who know the key can make.
    func text(_ fileKey: SymmetricKey) -> String {
        let code = HMAC<SHA256>.authenticationCode(for: Data(authenticated.utf8), using: Self.codeKey(fileKey))
        return "\(authenticated) \(AgeStanza.base64(Array(code)))\n"
    }

    /// - Throws: `ArchiveError.damaged` for a header that was changed, or another key
    func check(_ fileKey: SymmetricKey) throws {
        let isRight = HMAC<SHA256>.isValidAuthenticationCode(
            code, authenticating: Data(authenticated.utf8), using: Self.codeKey(fileKey))
        if !isRight { throw ArchiveError.damaged }
    }

    private var authenticated: String { Self.intro + "\n" + stanzas.map(\.lines).joined() + Self.foot }

    private static func codeKey(_ fileKey: SymmetricKey) -> SymmetricKey {
        HKDF<SHA256>.deriveKey(inputKeyMaterial: fileKey, info: Data("header".utf8), outputByteCount: 32)
    }

    static func payloadKey(_ fileKey: SymmetricKey, nonce: [UInt8]) -> SymmetricKey {
        HKDF<SHA256>.deriveKey(
            inputKeyMaterial: fileKey, salt: nonce, info: Data("payload".utf8), outputByteCount: 32)
    }

    static func random(_ count: Int) -> [UInt8] {
        SymmetricKey(size: .init(bitCount: count * 8)).withUnsafeBytes { [UInt8]($0) }
    }

    /// Reads a header line by line.
    ///
    /// - Parameter line: the next line without its end; throws `ArchiveError.truncated` when there is none
    /// - Throws: `ArchiveError.foreign`, `.damaged`, `.truncated`
    init(line: () throws -> String) throws {
        guard try line() == Self.intro else { throw ArchiveError.foreign }
        stanzas = []
        var next = try line()
        while next.hasPrefix("-> ") {
            let arguments = next.dropFirst(3).split(separator: " ", omittingEmptySubsequences: false).map(String.init)
            guard arguments.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (33...126).contains($0) } }) else {
                throw ArchiveError.damaged
            }
            var text = ""
            while true {
                next = try line()
                guard next.utf8.count <= 64 else { throw ArchiveError.damaged }
                text += next
                if next.utf8.count < 64 { break }
            }
            guard let body = AgeStanza.bytes(text) else { throw ArchiveError.damaged }
            stanzas.append(AgeStanza(arguments: arguments, body: body))
            next = try line()
        }
        guard !stanzas.isEmpty, next.hasPrefix(Self.foot + " "), let code = AgeStanza.bytes(next.dropFirst(4)),
            code.count == 32
        else { throw ArchiveError.damaged }
        self.code = code
    }
}
