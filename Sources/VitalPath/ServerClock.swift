import Foundation
import Storage
import Synchronization

/// The present moment for `serve`: this machine's, or in tests what `VITALPATH_CLOCK` says.
///
/// - `2026-03-29T00:59:00Z`: the clock begins at that instant, and goes on.
/// - `+86400`, `-3600`: seconds that it is ahead of this machine's, or behind.
/// - `@FILE`: those seconds as they stand in a file, looked at each time, so that it can be turned while the server runs.
///
/// Sessions, links and tokens end by this clock. So it is taken only where nobody else can reach the server (an address of
/// this machine alone), from a file that nobody else can write, and the server says so when it starts.
struct ServerClock: Sendable {
    static let variable = "VITALPATH_CLOCK"
    /// Seconds, a hundred years
    private static let farthest = 3_200_000_000.0

    /// Whether it is another than this machine's.
    let isTold: Bool
    let now: @Sendable () -> Date

    /// - Parameters:
    ///   - text: what the variable holds; `nil` or nothing for this machine's clock
    ///   - isAlone: whether nobody but this machine can reach the server
    /// - Throws: `CommandFailure` for what is none of these forms, and where others could reach the server
    init(_ text: String?, isAlone: Bool) throws {
        guard let text, !text.isEmpty else {
            isTold = false
            now = { Date() }
            return
        }
        guard isAlone else {
            throw CommandFailure("\(Self.variable) is for tests on this machine alone: not with --lan.")
        }
        isTold = true
        if text.hasPrefix("@") {
            let path = String(text.dropFirst())
            let first = try Self.seconds(inFile: path)
            let last = Mutex(first)
            now = {
                // Who turns it may be in the middle of writing: then it goes on as it was.
                let ahead = last.withLock { last in
                    if let seconds = try? Self.seconds(inFile: path) { last = seconds }
                    return last
                }
                return Date(timeIntervalSinceNow: ahead)
            }
            return
        }
        let ahead: Double
        if let instant = try? Date(text, strategy: .iso8601) {
            ahead = instant.timeIntervalSinceNow
        } else if let seconds = Self.seconds(text) {
            ahead = seconds
        } else {
            throw CommandFailure(
                "\(Self.variable) is no clock: \(text)\nAn instant (2026-03-29T00:59:00Z), seconds ahead (+86400, -3600), "
                    + "or @FILE with such seconds.")
        }
        now = { Date(timeIntervalSinceNow: ahead) }
    }

    /// "+86400", "-3600"; `nil` for anything else, and for what is farther than a hundred years.
    private static func seconds(_ text: some StringProtocol) -> Double? {
        guard let sign = text.first, "+-".contains(sign), text.dropFirst().allSatisfy({ $0.isASCII && $0.isNumber }),
            let seconds = Double(text), abs(seconds) <= farthest
        else { return nil }
        return seconds
    }

    private static func seconds(inFile path: String) throws -> Double {
        guard StoreCheck.isOnlyWritableHere(path) else {
            throw CommandFailure("\(variable): \(path) has to be a file of yours that nobody else can write.")
        }
        let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        guard let seconds = seconds(text.trimmingCharacters(in: .whitespacesAndNewlines)) else {
            throw CommandFailure("\(variable): \(path) has no seconds in it (+86400, -3600).")
        }
        return seconds
    }
}
