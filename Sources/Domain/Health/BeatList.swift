/// Heart beats as the Health export lists them beside an HRV sample: when each came.
public enum BeatList {
    /// rMSSD in ms from the times of successive beats.
    ///
    /// Intervals between 300 and 2000 ms count; one that differs by more than a fifth from the one before is a missed or
    /// an extra beat and breaks the chain. Approximate: times have steps of 10 ms.
    ///
    /// - Parameter times: seconds of any clock, in order
    /// - Returns: `nil` with fewer than `least` beats or without two intervals in a row
    public static func rmssd(_ times: [Double], least: Int = 20) -> Double? {
        guard times.count >= least else { return nil }
        var sum = 0.0
        var count = 0
        var last: Double?
        for (beat, next) in zip(times, times.dropFirst()) {
            let interval = (next - beat) * 1000
            guard interval >= 300, interval <= 2000 else {
                last = nil
                continue
            }
            if let before = last {
                guard abs(interval - before) <= 0.2 * before else {
                    last = nil
                    continue
                }
                sum += (interval - before) * (interval - before)
                count += 1
            }
            last = interval
        }
        return count > 0 ? (sum / Double(count)).squareRoot() : nil
    }
}
