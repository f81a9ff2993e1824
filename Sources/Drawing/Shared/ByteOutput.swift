/// Bytes as they are written, into memory of its own: a chart is thousands of short pieces, and an array would check
/// itself at each. Numbers have at most one decimal: a tenth of a point is finer than a screen.
final class ByteOutput {
    private var base: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    private var count = 0

    init(capacity: Int) {
        self.capacity = max(capacity, 64)
        base = .allocate(capacity: self.capacity)
    }

    deinit { base.deallocate() }

    var bytes: [UInt8] { Array(UnsafeBufferPointer(start: base, count: count)) }

    func add(_ bytes: [UInt8]) { bytes.withUnsafeBufferPointer { add($0) } }

    func add(_ text: StaticString) { text.withUTF8Buffer { add($0) } }

    func add(_ text: String) {
        var text = text
        text.withUTF8 { add($0) }
    }

    func add(_ number: Int) { add(String(number)) }

    /// Begins again, in the same memory.
    func removeAll() { count = 0 }

    func add(_ point: Picture.Point) {
        add(point.x)
        add(" ")
        add(point.y)
    }

    func add(_ value: Double) {
        makeRoom(12)
        // Beyond any page, and not a number: nothing to draw.
        guard value.magnitude < 1e7 else { return put(UInt8(ascii: "0")) }
        let tenths = UInt32(value.magnitude * 10 + 0.5)
        let whole = tenths / 10
        if value < 0, tenths > 0 { put(UInt8(ascii: "-")) }
        if whole >= 1000 {
            var power: UInt32 = 1_000_000
            while whole < power { power /= 10 }
            while power > 100 {
                put(digit: whole / power)
                power /= 10
            }
        }
        // Nearly all there are, with divisors that the compiler knows.
        if whole >= 100 { put(digit: whole / 100) }
        if whole >= 10 { put(digit: whole / 10) }
        put(digit: whole)
        guard tenths % 10 != 0 else { return }
        put(UInt8(ascii: "."))
        put(digit: tenths)
    }

    /// Text inside markup or an attribute. What XML has no way to say, control characters and U+FFFE and U+FFFF, becomes
    /// a space.
    func add(escaping text: String) {
        var text = text
        text.withUTF8 { utf8 in
            var kept = 0
            var index = 0
            while index < utf8.count {
                let (entity, length) = Self.instead(of: utf8, at: index)
                if let entity {
                    add(UnsafeBufferPointer(rebasing: utf8[kept..<index]))
                    add(entity)
                    kept = index + length
                }
                index += length
            }
            add(UnsafeBufferPointer(rebasing: utf8[kept...]))
        }
    }

    /// What is written for the byte at `index`, `nil` for itself, and how many bytes that stands for.
    private static func instead(of utf8: UnsafeBufferPointer<UInt8>, at index: Int) -> (StaticString?, Int) {
        switch utf8[index] {
        case UInt8(ascii: "&"): ("&amp;", 1)
        case UInt8(ascii: "<"): ("&lt;", 1)
        case UInt8(ascii: ">"): ("&gt;", 1)
        case UInt8(ascii: "\""): ("&quot;", 1)
        case 0..<32: (" ", 1)
        case 0xef where index + 2 < utf8.count && utf8[index + 1] == 0xbf && utf8[index + 2] >= 0xbe: (" ", 3)
        default: (nil, 1)
        }
    }

    private func add(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let start = bytes.baseAddress else { return }
        makeRoom(bytes.count)
        (base + count).update(from: start, count: bytes.count)
        count += bytes.count
    }

    /// There has to be room.
    private func put(_ byte: UInt8) {
        base[count] = byte
        count += 1
    }

    /// The last one of a number.
    private func put(digit number: UInt32) { put(48 + UInt8(truncatingIfNeeded: number % 10)) }

    private func makeRoom(_ more: Int) {
        if count + more > capacity { grow(more) }
    }

    private func grow(_ more: Int) {
        let larger = max(capacity * 2, count + more)
        let new = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
        new.update(from: base, count: count)
        base.deallocate()
        (base, capacity) = (new, larger)
    }
}
