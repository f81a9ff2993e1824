import Domain

/// Dates of dumps.
enum DateBytes {
    /// `2019-04-01` or `4/1/2019`
    static func date(_ bytes: Bytes) -> CivilDate? {
        let numbers = bytes.split { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "/") }
            .compactMap { NumberBytes.integer(Bytes(rebasing: $0)) }
        guard numbers.count == 3 else { return nil }
        return numbers[0] > 31
            ? CivilDate(year: numbers[0], month: numbers[1], day: numbers[2])
            : CivilDate(year: numbers[2], month: numbers[0], day: numbers[1])
    }

    static func seconds(_ date: CivilDate) -> Int64 { Int64(date.ordinal) * 86_400 }

    static func date(seconds: Int64) -> String? {
        guard seconds > 0, let day = Int(exactly: seconds / 86_400) else { return nil }
        return CivilDate(ordinal: day).description
    }
}
