import Domain

/// A moment as the export writes it: `2024-01-09 22:50:00 +0100`.
struct HealthStamp: Equatable {
    /// Since 1970.
    var seconds: Int64
    /// Minutes that the written clock is ahead of UTC.
    var offset: Int16

    /// Reads stamps, most of which share their date with the one before.
    struct Reader {
        private var head: UInt64 = 0
        private var tail: UInt16 = 0
        private var day: Int64?

        mutating func stamp(_ bytes: Bytes?) -> HealthStamp? {
            guard let bytes, bytes.count == 25, let base = bytes.baseAddress, let day = date(base) else { return nil }
            guard base[10] == 0x20 || base[10] == UInt8(ascii: "T"), base[13] == UInt8(ascii: ":"),
                base[16] == UInt8(ascii: ":"), base[19] == 0x20,
                let hour = Self.pair(base + 11), let minute = Self.pair(base + 14), let second = Self.pair(base + 17),
                let zoneHour = Self.pair(base + 21), let zoneMinute = Self.pair(base + 23),
                hour < 24, minute < 60, second < 61, zoneHour < 24, zoneMinute < 60
            else { return nil }
            let ahead = zoneHour * 60 + zoneMinute
            let offset: Int64
            switch base[20] {
            case UInt8(ascii: "+"): offset = ahead
            case UInt8(ascii: "-"): offset = -ahead
            default: return nil
            }
            let local = day * 86_400 + hour * 3600 + minute * 60 + second
            return HealthStamp(seconds: local - offset * 60, offset: Int16(truncatingIfNeeded: offset))
        }

        private mutating func date(_ base: UnsafePointer<UInt8>) -> Int64? {
            let raw = UnsafeRawPointer(base)
            let head = raw.loadUnaligned(as: UInt64.self)
            let tail = raw.loadUnaligned(fromByteOffset: 8, as: UInt16.self)
            if head == self.head, tail == self.tail { return day }
            self.head = head
            self.tail = tail
            day = nil
            guard base[4] == UInt8(ascii: "-"), base[7] == UInt8(ascii: "-"), let century = Self.pair(base),
                let year = Self.pair(base + 2), let month = Self.pair(base + 5), let date = Self.pair(base + 8),
                let civil = CivilDate(year: Int(century * 100 + year), month: Int(month), day: Int(date))
            else { return nil }
            day = Int64(civil.ordinal)
            return day
        }

        private static func pair(_ digits: UnsafePointer<UInt8>) -> Int64? {
            let high = digits[0] &- 0x30
            let low = digits[1] &- 0x30
            return high < 10 && low < 10 ? Int64(high * 10 + low) : nil
        }
    }
}
