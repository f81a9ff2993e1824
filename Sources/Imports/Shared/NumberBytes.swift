/// Numbers out of bytes, strictly: one sign, digits, one decimal mark, one exponent, nothing else but spaces around.
enum NumberBytes {
    private static let powers: [Double] = (0...22).reduce(into: []) { list, _ in list.append((list.last ?? 0.1) * 10) }

    /// - Parameter mark: what stands before the decimals
    /// - Returns: a finite number, or `nil`
    static func double(_ bytes: Bytes, mark: UInt8 = UInt8(ascii: ".")) -> Double? {
        var position = 0
        var end = bytes.count
        while position < end, bytes[position] == 0x20 { position += 1 }
        while end > position, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x0d { end -= 1 }
        let start = position
        var isNegative = false
        if position < end, bytes[position] == UInt8(ascii: "-") {
            isNegative = true
            position += 1
        }
        var mantissa: UInt64 = 0
        var exponent = 0
        var digits = 0
        var isExact = true
        var hasMark = false
        while position < end {
            let byte = bytes[position]
            if byte == mark, !hasMark {
                hasMark = true
            } else if byte >= 0x30, byte <= 0x39 {
                digits += 1
                if mantissa < 900_000_000_000_000 {
                    mantissa = mantissa * 10 + UInt64(byte - 0x30)
                    if hasMark { exponent -= 1 }
                } else {
                    isExact = false
                }
            } else {
                break
            }
            position += 1
        }
        guard digits > 0 else { return nil }
        if position < end {
            guard bytes[position] | 0x20 == UInt8(ascii: "e"), end - position <= 6,
                let written = integer(bytes.part(position + 1..<end))
            else { return nil }
            exponent += written
        }
        guard isExact, abs(exponent) <= 22 else {
            guard end - start <= 400 else { return nil }
            let text = String(decoding: bytes.part(start..<end).map { $0 == mark ? 0x2e : $0 }, as: UTF8.self)
            return Double(text).flatMap { $0.isFinite ? $0 : nil }
        }
        let value = exponent < 0 ? Double(mantissa) / powers[-exponent] : Double(mantissa) * powers[exponent]
        return isNegative ? -value : value
    }

    /// A whole number of at most 18 digits, with or without a sign.
    static func integer(_ bytes: Bytes) -> Int? {
        var position = 0
        var isNegative = false
        if let first = bytes.first, first == UInt8(ascii: "-") || first == UInt8(ascii: "+") {
            isNegative = first == UInt8(ascii: "-")
            position = 1
        }
        guard position < bytes.count, bytes.count - position <= 18 else { return nil }
        var value = 0
        while position < bytes.count {
            let byte = bytes[position]
            guard byte >= 0x30, byte <= 0x39 else { return nil }
            value = value * 10 + Int(byte - 0x30)
            position += 1
        }
        return isNegative ? -value : value
    }
}
