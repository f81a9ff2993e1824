public import struct Foundation.Date
public import struct Foundation.TimeZone

/// Which wall clock the samples of a file go by.
///
/// A file whose offsets vary has them as they were where the person was. One offset on every row of more than a year is
/// only that of the phone which wrote the file, summer and winter: then the person's home zone decides. A zone that a
/// sample names itself beats both.
public enum LocalTime {
    case written
    case zone(TimeZone)

    /// - Parameter days: from the first row to the last
    public init(offsetsVary: Bool, days: Int, home: TimeZone) {
        self = offsetsVary || days <= 366 ? .written : .zone(home)
    }
}

/// Offsets of one zone, remembered for the quarter of an hour that was asked for last: samples come in order.
public struct ZoneOffsets {
    private let zone: TimeZone
    private var quarter = Int64.min
    private var offset: Int64 = 0

    public init(_ zone: TimeZone) { self.zone = zone }

    /// Seconds that the wall clock is ahead of UTC.
    public mutating func offset(at instant: Int64) -> Int64 {
        let asked = instant.floored(by: 900)
        if asked != quarter {
            quarter = asked
            offset = Int64(zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(instant))))
        }
        return offset
    }
}

extension Int64 {
    /// Whole quotient, rounded down below zero too.
    public func floored(by divisor: Int64) -> Int64 {
        self >= 0 ? self / divisor : -((divisor - 1 - self) / divisor)
    }
}
