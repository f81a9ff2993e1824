/// Keys as text: Bech32 (BIP 173) without its limit of 90 characters, as age uses it.
enum Bech32 {
    private static let letters = Array("qpzry9x8gf2tvdw0s3jn54khce6mua7l".utf8)
    private static let generator: [UInt32] = [0x3b6a_57b2, 0x2650_8e6d, 0x1ea1_19fa, 0x3d42_33dd, 0x2a14_62b3]

    static func encode(_ bytes: [UInt8], prefix: String) -> String {
        let values = regroup(bytes, from: 8, to: 5, pads: true) ?? []
        let check = polymod(expanded(prefix) + values + [UInt8](repeating: 0, count: 6)) ^ 1
        let checksum = (0..<6).map { (place: UInt32) -> UInt8 in UInt8((check >> (5 * (5 - place))) & 31) }
        return prefix + "1" + String(decoding: (values + checksum).map { letters[Int($0)] }, as: UTF8.self)
    }

    /// - Returns: `nil` for a text of mixed case, with a wrong checksum, or with another prefix
    static func decode(_ text: String, prefix: String) -> [UInt8]? {
        let lower = text.lowercased()
        guard text == lower || text == text.uppercased(), lower.hasPrefix(prefix + "1") else { return nil }
        var values: [UInt8] = []
        for letter in lower.utf8.dropFirst(prefix.utf8.count + 1) {
            guard let value = letters.firstIndex(of: letter) else { return nil }
            values.append(UInt8(value))
        }
        guard values.count >= 6, polymod(expanded(prefix) + values) == 1 else { return nil }
        return regroup(values.dropLast(6), from: 5, to: 8, pads: false)
    }

    private static func expanded(_ prefix: String) -> [UInt8] {
        prefix.utf8.map { $0 >> 5 } + [0] + prefix.utf8.map { $0 & 31 }
    }

    private static func polymod(_ values: [UInt8]) -> UInt32 {
        values.reduce(1) { check, value in
            let next = (check & 0x1ff_ffff) << 5 ^ UInt32(value)
            return generator.enumerated().reduce(next) { (check >> (25 + $1.offset)) & 1 == 1 ? $0 ^ $1.element : $0 }
        }
    }

    /// Bits in groups of another size; `nil` when what is left over is no padding.
    private static func regroup(_ values: some Sequence<UInt8>, from: Int, to: Int, pads: Bool) -> [UInt8]? {
        var (bits, count) = (UInt32(0), 0)
        var result: [UInt8] = []
        for value in values {
            bits = (bits << UInt32(from) | UInt32(value)) & 0xffff
            count += from
            while count >= to {
                count -= to
                result.append(UInt8(bits >> UInt32(count) & (1 << UInt32(to) - 1)))
            }
        }
        let rest = bits & (1 << UInt32(count) - 1)
        if pads {
            if count > 0 { result.append(UInt8(rest << UInt32(to - count) & (1 << UInt32(to) - 1))) }
        } else if count >= from || rest != 0 {
            return nil
        }
        return result
    }
}
