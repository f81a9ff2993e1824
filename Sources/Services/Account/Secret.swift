import Crypto
public import Foundation

/// Random values that open doors, and what is kept of them.
public enum Secret {
    /// What API tokens begin with, so that a leaked one can be recognised.
    public static let prefix = "vp_"

    /// 256 random bits.
    public static func random() -> Data { SymmetricKey(size: .bits256).withUnsafeBytes { Data($0) } }

    /// 256 random bits as 43 characters for cookies and links.
    public static func token() -> String { random().base64URL }

    /// What the store keeps of a token.
    public static func hash(_ token: some StringProtocol) -> Data { Data(SHA256.hash(data: Data(token.utf8))) }
}

extension Data {
    /// RFC 4648, section 5, without padding.
    public var base64URL: String {
        base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }
}
