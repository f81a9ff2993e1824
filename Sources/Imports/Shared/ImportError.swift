/// Why a file cannot be read. `key` names the words for it.
public enum ImportError: String, Error, Equatable, CaseIterable {
    /// There is no such file, or it may not be read.
    case unreadable
    /// Not a file of a kind that is known.
    case unknownKind
    /// The file ends before its end: a download that was cut off.
    case truncated
    /// Damaged: a checksum is wrong, or the bytes make no sense.
    case corrupt
    /// It unpacks to more than anything of its kind does.
    case tooLarge
    /// An archive with a password, or packed in a way that is not known here.
    case unsupported
    /// There is nothing in it.
    case empty
    /// The disk is full.
    case diskFull
    /// Text in an encoding that is not known here.
    case encoding
    /// A document that defines entities of its own, which nothing harmless does.
    case entities
    /// The clinical document that lies beside the Health export.
    case clinicalDocument
    /// An archive in an archive.
    case nestedArchive

    public var key: String { "import.error.\(rawValue)" }
    /// The words for it where a Health export was meant.
    public var healthKey: String { "health.error.\(rawValue)" }
}

/// How much an archive may unpack to. What is read is never held, so these only bound time.
public struct InflateLimits: Sendable {
    /// Bytes out for one byte in, once `allowance` bytes have come out.
    public var ratio = 250
    public var allowance = 64 << 20
    /// Bytes out altogether.
    public var total = 1 << 40

    public init(ratio: Int = 250, allowance: Int = 64 << 20, total: Int = 1 << 40) {
        self.ratio = ratio
        self.allowance = allowance
        self.total = total
    }

    public static let standard = InflateLimits()

    func check(bytesIn: Int, bytesOut: Int) throws {
        if bytesOut > total { throw ImportError.tooLarge }
        if bytesOut > allowance, bytesOut / ratio > bytesIn { throw ImportError.tooLarge }
    }
}
