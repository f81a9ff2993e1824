/// A QR code of a text (ISO/IEC 18004), at error correction level M: it is still read with a seventh of it hidden.
public struct QRCode: Sendable {
    /// The most bytes that the largest of them holds at this level.
    static let most = 2331

    /// Modules along each side: 21, 25, ... 177
    public let size: Int
    private var dark: [Bool]
    /// Modules whose place is fixed: the data goes around them, and no mask turns them.
    private var isFixed: [Bool]

    /// Whether the module in this column and row, from 0 at the top left, is dark.
    public subscript(column: Int, row: Int) -> Bool { dark[row * size + column] }

    /// The smallest code for the bytes of `text` in UTF-8; `nil` for more than 2,331 of them.
    public init?(_ text: String) { self.init(text, masks: 0..<8) }

    /// - Parameter masks: of 0 to 7, those of which the one that leaves least of what misleads readers is taken
    init?(_ text: String, masks: Range<Int>) {
        let bytes = Array(text.utf8)
        guard let version = (1...40).first(where: { Self.room($0) >= bytes.count }) else { return nil }
        self.init(version: version)
        place(Self.codewords(bytes, version))
        let masked = masks.map { self.masked($0) }
        if let best = masked.min(by: { $0.penalty < $1.penalty }) { self = best }
    }

    /// As SVG, black on white whatever the theme, with the four modules of white around it that readers need.
    ///
    /// - Parameter title: what a screen reader says of it
    public func svg(title: String) -> [UInt8] {
        let side = size + 8
        let out = ByteOutput(capacity: 8000 + size * size * 4)
        out.add("<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" viewBox=\"0 0 \(side) \(side)\"><title>")
        out.add(escaping: title)
        out.add("</title><path fill=\"#fff\" d=\"M0 0h\(side)v\(side)H0z\"/><path fill=\"#000\" d=\"")
        for row in 0..<size {
            var column = 0
            while column < size {
                guard self[column, row] else {
                    column += 1
                    continue
                }
                let start = column
                while column < size, self[column, row] { column += 1 }
                out.add("M\(start + 4) \(row + 4)h\(column - start)v1h-\(column - start)z")
            }
        }
        out.add("\"/></svg>\n")
        return out.bytes
    }
}

// MARK: - What stands in it

extension QRCode {
    /// Bytes of error correction in each block, and how many blocks, at level M (ISO/IEC 18004, table 9), by version from 1
    private static let correction = [
        10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26,
        26, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    ]
    private static let blocks = [
        1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16,
        17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
    ]

    /// All bytes of a version, those of error correction too
    private static func total(_ version: Int) -> Int {
        let lines = version == 1 ? 0 : version / 7 + 2
        let side = 17 + 4 * version
        // Finders with their white and format, timing, alignment (two rows of it share modules with the timing), version.
        let fixed = 8 * 8 * 3 + 31 + 2 * (side - 16)
        let alignment = version == 1 ? 0 : (lines * lines - 3) * 25 - (lines - 2) * 2 * 5
        return (side * side - fixed - alignment - (version < 7 ? 0 : 36)) / 8
    }

    private static func data(_ version: Int) -> Int {
        total(version) - correction[version - 1] * blocks[version - 1]
    }

    /// Bytes of text that a version holds, behind four bits of mode and their count
    private static func room(_ version: Int) -> Int { data(version) - (version < 10 ? 2 : 3) }

    /// The data, filled up, in blocks with the error correction of each, as they are laid.
    private static func codewords(_ bytes: [UInt8], _ version: Int) -> [UInt8] {
        var bits = Bits()
        bits.add(0b0100, 4)
        bits.add(bytes.count, version < 10 ? 8 : 16)
        for byte in bytes { bits.add(Int(byte), 8) }
        bits.add(0, 4)
        let length = data(version)
        var filled = bits.bytes
        for index in 0..<(length - filled.count) { filled.append(index.isMultiple(of: 2) ? 0xEC : 0x11) }

        let (count, few) = (blocks[version - 1], length / blocks[version - 1])
        let long = length % count
        var parts: [ArraySlice<UInt8>] = []
        for index in 0..<count {
            parts.append(filled.prefix(few + (index < count - long ? 0 : 1)))
            filled = Array(filled.dropFirst(parts[index].count))
        }
        let corrections = parts.map { ReedSolomon.remainder(of: $0, count: correction[version - 1]) }
        return interleaved(parts) + interleaved(corrections.map { $0[...] })
    }

    /// The first of each, the second of each, and so on.
    private static func interleaved(_ parts: [ArraySlice<UInt8>]) -> [UInt8] {
        let longest = parts.map(\.count).max() ?? 0
        return (0..<longest).flatMap { index in parts.compactMap { $0.dropFirst(index).first } }
    }

    private struct Bits {
        private(set) var bytes: [UInt8] = []
        private var free = 0

        mutating func add(_ value: Int, _ count: Int) {
            for bit in (0..<count).reversed() {
                if free == 0 {
                    bytes.append(0)
                    free = 8
                }
                free -= 1
                if value >> bit & 1 == 1 { bytes[bytes.count - 1] |= 1 << UInt8(free) }
            }
        }
    }
}

/// Reed-Solomon over the field of 256 elements of x^8 + x^4 + x^3 + x^2 + 1 (ISO/IEC 18004, annex A).
private enum ReedSolomon {
    /// What `data` leaves when it is divided by the generator with `count` roots.
    static func remainder(of data: ArraySlice<UInt8>, count: Int) -> [UInt8] {
        let generator = generator(count)
        var rest = [UInt8](repeating: 0, count: count)
        for byte in data {
            let factor = byte ^ rest[0]
            rest.removeFirst()
            rest.append(0)
            for index in rest.indices { rest[index] ^= product(generator[index], factor) }
        }
        return rest
    }

    /// The coefficients of (x - 1)(x - 2)(x - 4)..., highest first, without the leading 1
    private static func generator(_ count: Int) -> [UInt8] {
        var coefficients = [UInt8](repeating: 0, count: count - 1) + [1]
        var root: UInt8 = 1
        for _ in 0..<count {
            for index in coefficients.indices {
                coefficients[index] = product(coefficients[index], root)
                if index + 1 < count { coefficients[index] ^= coefficients[index + 1] }
            }
            root = product(root, 2)
        }
        return coefficients
    }

    private static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
        var result: UInt16 = 0
        for bit in (0..<8).reversed() {
            result = result << 1 ^ (result >> 7 & 1) * 0x11D
            if b >> UInt8(bit) & 1 == 1 { result ^= UInt16(a) }
        }
        return UInt8(truncatingIfNeeded: result)
    }
}

// MARK: - Where it stands

extension QRCode {
    /// All that is the same in each code of a version.
    private init(version: Int) {
        size = 17 + 4 * version
        dark = Array(repeating: false, count: size * size)
        isFixed = dark
        for place in 0..<size {
            fix(6, place, place.isMultiple(of: 2))
            fix(place, 6, place.isMultiple(of: 2))
        }
        for (column, row) in [(3, 3), (size - 4, 3), (3, size - 4)] {
            square(column, row, radius: 4) { $0 != 2 && $0 != 4 }
        }
        let lines = Self.alignment(version, size)
        for column in lines {
            for row in lines where !isCorner(column, row) {
                square(column, row, radius: 2) { $0 != 1 }
            }
        }
        format(mask: 0)
        guard version >= 7 else { return }
        let bits = Self.checked(version, 12, 0x1F25)
        for bit in 0..<18 {
            fix(size - 11 + bit % 3, bit / 3, bits >> bit & 1 == 1)
            fix(bit / 3, size - 11 + bit % 3, bits >> bit & 1 == 1)
        }
    }

    /// Whether an alignment pattern there would lie on a finder.
    private func isCorner(_ column: Int, _ row: Int) -> Bool {
        (column < 9 && row < 9) || (column < 9 && row > size - 9) || (column > size - 9 && row < 9)
    }

    /// Columns and rows of the alignment patterns' middles (table E.1): evenly spaced from the far end, by even steps
    private static func alignment(_ version: Int, _ size: Int) -> [Int] {
        guard version > 1 else { return [] }
        let gaps = version / 7 + 1
        // Rounded up to an even number, but in the one version where the table says otherwise.
        let step = version == 32 ? 26 : (size - 13 + 2 * gaps - 1) / (2 * gaps) * 2
        return [6] + (0..<gaps).map { size - 7 - step * $0 }.reversed()
    }

    private mutating func fix(_ column: Int, _ row: Int, _ isDark: Bool) {
        dark[row * size + column] = isDark
        isFixed[row * size + column] = true
    }

    /// Rings around a middle, as far as they lie within; `isDark` by their distance from it.
    private mutating func square(_ column: Int, _ row: Int, radius: Int, isDark: (Int) -> Bool) {
        for y in max(0, row - radius)...min(size - 1, row + radius) {
            for x in max(0, column - radius)...min(size - 1, column + radius) {
                fix(x, y, isDark(max(abs(x - column), abs(y - row))))
            }
        }
    }

    /// `value` with the remainder of its division by `generator`, of `count` bits, behind it
    private static func checked(_ value: Int, _ count: Int, _ generator: Int) -> Int {
        var rest = value
        for _ in 0..<count { rest = rest << 1 ^ (rest >> (count - 1)) * generator }
        return value << count | rest
    }

    /// Level and mask, twice, and the one module that is always dark.
    private mutating func format(mask: Int) {
        // Level M is 00.
        let bits = Self.checked(mask, 10, 0x537) ^ 0x5412
        for bit in 0..<15 {
            let isDark = bits >> bit & 1 == 1
            switch bit {
            case ..<6: fix(8, bit, isDark)
            case 6, 7: fix(8, bit + 1, isDark)
            case 8: fix(7, 8, isDark)
            default: fix(14 - bit, 8, isDark)
            }
            if bit < 8 { fix(size - 1 - bit, 8, isDark) } else { fix(8, size - 15 + bit, isDark) }
        }
        fix(8, size - 8, true)
    }

    /// Bit for bit, up and down in columns of two from the right, around what is fixed.
    private mutating func place(_ codewords: [UInt8]) {
        var bit = 0
        var isUpward = true
        for right in stride(from: size - 1, to: 0, by: -2).map({ $0 <= 6 ? $0 - 1 : $0 }) {
            for step in 0..<size {
                let row = isUpward ? size - 1 - step : step
                for column in [right, right - 1] where !isFixed[row * size + column] {
                    guard bit < codewords.count * 8 else { continue }
                    dark[row * size + column] = codewords[bit / 8] >> UInt8(7 - bit % 8) & 1 == 1
                    bit += 1
                }
            }
            isUpward.toggle()
        }
    }

    private func masked(_ mask: Int) -> QRCode {
        var code = self
        for y in 0..<size {
            for x in 0..<size where !isFixed[y * size + x] {
                let turns =
                    switch mask {
                    case 0: (x + y).isMultiple(of: 2)
                    case 1: y.isMultiple(of: 2)
                    case 2: x.isMultiple(of: 3)
                    case 3: (x + y).isMultiple(of: 3)
                    case 4: (x / 3 + y / 2).isMultiple(of: 2)
                    case 5: (x * y).isMultiple(of: 6)
                    case 6: (x * y % 2 + x * y % 3).isMultiple(of: 2)
                    default: ((x + y) % 2 + x * y % 3).isMultiple(of: 2)
                    }
                if turns { code.dark[y * size + x].toggle() }
            }
        }
        code.format(mask: mask)
        return code
    }

    /// How much in it could mislead a reader (section 7.8.3): long runs, blocks, what looks like a finder, too much of one.
    private var penalty: Int {
        var sum = 0
        let finder = [true, false, true, true, true, false, true]
        for line in 0..<(2 * size) {
            let modules = (0..<size).map { line < size ? self[$0, line] : self[line - size, $0] }
            var run = 0
            for index in modules.indices {
                run = index > 0 && modules[index] == modules[index - 1] ? run + 1 : 1
                if run == 5 { sum += 3 } else if run > 5 { sum += 1 }
            }
            for start in 0...(size - 7) where modules[start..<(start + 7)].elementsEqual(finder) {
                // The white around a code is light, too.
                let (before, after) = (modules[max(0, start - 4)..<start], modules[(start + 7)...].prefix(4))
                if !before.contains(true) || !after.contains(true) { sum += 40 }
            }
        }
        for row in 1..<size {
            for column in 1..<size {
                let here = self[column, row]
                if self[column - 1, row] == here, self[column, row - 1] == here, self[column - 1, row - 1] == here {
                    sum += 3
                }
            }
        }
        let share = abs(dark.count { $0 } * 20 - dark.count * 10)
        return sum + share / dark.count * 10
    }
}
