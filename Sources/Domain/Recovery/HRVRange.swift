import Foundation

/// Heart rate variability of a week against one's own range, on the logarithmic scale that its noise is even on.
///
/// The mean of ln over seven days against mean ± k standard deviations of the days before them (Plews 2013; the smallest
/// worthwhile change by Buchheit 2014). A watch gives SDNN of short samples, which compares with itself alone, never with
/// the rMSSD of other devices.
public struct HRVRange: Codable, Sendable, Equatable {
    public enum State: String, Codable, Sendable { case suppressed, normal, elevated }

    /// Days of the week that must be known, and days before it.
    public static let fewestOfWeek = 3
    public static let fewestBefore = 14
    /// Standard deviations that count as the smallest worthwhile change.
    public static let smallestChange = 0.5

    /// Mean of ln over the last seven days, of `weekDays` known ones
    public let week: Double
    public let weekDays: Int
    /// Mean and deviation of ln over the days before, of `baselineDays` known ones
    public let mean: Double
    public let deviation: Double
    public let baselineDays: Int
    /// % of the mean of ln that the days of the week vary by
    public let variation: Double?

    /// - Parameters:
    ///   - values: ms, one a day, oldest first; the last is today's
    ///   - baseline: days before the week that make the range
    /// - Returns: `nil` with too few known days.
    public init?(_ values: [Double?], baseline: Int = 60) {
        func logarithms(_ part: ArraySlice<Double?>) -> DailyAverage? {
            DailyAverage(part.compactMap { $0.flatMap { $0 > 0 ? log($0) : nil } })
        }
        guard let week = logarithms(values.suffix(7)), week.days >= Self.fewestOfWeek,
            let before = logarithms(values.dropLast(7).suffix(baseline)), before.days >= Self.fewestBefore,
            let deviation = before.deviation
        else { return nil }
        self.week = week.mean
        weekDays = week.days
        mean = before.mean
        self.deviation = deviation
        baselineDays = before.days
        variation = week.deviation.flatMap { week.mean > 0 ? $0 / week.mean * 100 : nil }
    }

    /// On the scale of ln.
    public func band(_ share: Double = smallestChange) -> ClosedRange<Double> {
        mean - share * deviation...mean + share * deviation
    }

    public func state(_ share: Double = smallestChange) -> State {
        let band = band(share)
        return week < band.lowerBound ? .suppressed : week > band.upperBound ? .elevated : .normal
    }

    /// ms: the week, and the band around what is usual.
    public var weekMilliseconds: Double { exp(week) }
    public var bandMilliseconds: ClosedRange<Double> { exp(band().lowerBound)...exp(band().upperBound) }
}
