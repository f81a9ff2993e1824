/// A trade item number: EAN-13, UPC-A, EAN-8 and GTIN-14 are one number with more or fewer leading zeros.
public struct Barcode: Sendable, Hashable, Codable {
    /// The number with its check digit, at most 14 digits.
    public let value: UInt64

    /// Reads digits, with or without spaces and hyphens; eight may also be a shortened UPC (UPC-E).
    ///
    /// - Returns: `nil` when the check digit is wrong: such a code cannot have been scanned.
    public init?(_ text: some StringProtocol) {
        var value: UInt64 = 0
        var count = 0
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                value = value * 10 + UInt64(byte - UInt8(ascii: "0"))
                count += 1
                if value >= 100_000_000_000_000 { return nil }
            case UInt8(ascii: " "), UInt8(ascii: "-"): continue
            default: return nil
            }
        }
        guard let code = Barcode(value) ?? (count == 8 ? Self.unshortened(value) : nil) else { return nil }
        self = code
    }

    public init?(_ value: UInt64) {
        // Shorter numbers are a shop's own, or nothing.
        guard value >= 1000, value < 100_000_000_000_000, Self.checkDigit(value / 10) == value % 10 else { return nil }
        self.value = value
    }

    /// 8, 13 or 14 digits, as they are printed on the pack; UPC-A is written as EAN-13.
    public var text: String {
        let digits = String(value)
        let width = digits.utf8.count <= 8 ? 8 : digits.utf8.count <= 13 ? 13 : 14
        return String(repeating: "0", count: width - digits.utf8.count) + digits
    }

    /// The item inside, for the number of a case of them (GTIN-14 with a packaging level of 1 to 8).
    public var item: Barcode? {
        guard value >= 10_000_000_000_000 else { return nil }
        let body = value / 10 % 1_000_000_000_000
        return Barcode(body * 10 + Self.checkDigit(body))
    }

    /// What eight digits that are an EAN-8 would mean as a UPC-E code, where they could be both.
    public var unshortened: Barcode? { Self.unshortened(value) }

    private static func unshortened(_ value: UInt64) -> Barcode? {
        guard value < 20_000_000 else { return nil }
        let digits = (0..<6).map { place in value / [1_000_000, 100_000, 10_000, 1000, 100, 10][place] % 10 }
        let system = value / 10_000_000
        let body: [UInt64] =
            switch digits[5] {
            case 0...2: [digits[0], digits[1], digits[5], 0, 0, 0, 0, digits[2], digits[3], digits[4]]
            case 3: [digits[0], digits[1], digits[2], 0, 0, 0, 0, 0, digits[3], digits[4]]
            case 4: [digits[0], digits[1], digits[2], digits[3], 0, 0, 0, 0, 0, digits[4]]
            default: [digits[0], digits[1], digits[2], digits[3], digits[4], 0, 0, 0, 0, digits[5]]
            }
        return Barcode(body.reduce(system) { $0 * 10 + $1 } * 10 + value % 10)
    }

    /// GS1's check digit for the digits before it.
    private static func checkDigit(_ body: UInt64) -> UInt64 {
        var sum: UInt64 = 0
        var rest = body
        var weight: UInt64 = 3
        while rest > 0 {
            sum += rest % 10 * weight
            weight = 4 - weight
            rest /= 10
        }
        return (10 - sum % 10) % 10
    }
}
