import Foundation

/// Whether this program knows the zones of the world.
enum TimeZones {
    /// Without zone data, or with a Foundation that was linked without its ICU, every zone would silently be UTC.
    static var problem: String? {
        // Noon of 1 July 2026, UTC: two hours ahead in Amsterdam.
        let summer = Date(timeIntervalSince1970: 1_782_907_200)
        let zone = TimeZone(identifier: "Europe/Amsterdam")
        return zone?.secondsFromGMT(for: summer) == 7200
            ? nil : "This machine has no time zone data. Install the package tzdata."
    }
}
