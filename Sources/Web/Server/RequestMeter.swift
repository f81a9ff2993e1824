import Hummingbird
import Synchronization

/// Counts requests by the class of their answer, and how long they took until it began.
final class RequestMeter: RouterMiddleware {
    typealias Context = Caller

    struct Counts {
        /// By the first digit of the status
        var classes = [Int](repeating: 0, count: 6)
        /// Of those that took no longer than each of `bounds`
        var within = [Int](repeating: 0, count: RequestMeter.bounds.count)
        var all = 0
        var seconds = 0.0
    }

    /// Seconds
    static let bounds = [0.001, 0.005, 0.02, 0.1, 0.5, 2.5]

    private let counts = Mutex(Counts())

    var now: Counts { counts.withLock { $0 } }

    func handle(
        _ request: Request, context: Caller, next: (Request, Caller) async throws -> Response
    ) async throws -> Response {
        let start = ContinuousClock.now
        let response = try await next(request, context)
        let spent = start.duration(to: .now)
        note(response.status.code, seconds: spent / .seconds(1))
        return response
    }

    func note(_ status: Int, seconds: Double) {
        counts.withLock { counts in
            if counts.classes.indices.contains(status / 100) { counts.classes[status / 100] += 1 }
            for (place, bound) in Self.bounds.enumerated() where seconds <= bound { counts.within[place] += 1 }
            counts.all += 1
            counts.seconds += seconds
        }
    }
}
