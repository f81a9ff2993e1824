import Domain
import Hummingbird

/// What is looked at before anybody looks for a route: splitting and matching an endless path costs too much.
struct FirstLook<Next: HTTPResponder>: HTTPResponder where Next.Context == Caller {
    let next: Next
    /// Whether requests come to it by TLS
    var isSecure = false

    private static var longestAddress: Int { 8 * 1024 }

    func respond(to request: Request, context: Caller) async throws -> Response {
        guard request.uri.string.utf8.count <= Self.longestAddress else {
            var response = Problem(.uriTooLong, "problem.address").response(in: .en, .metric)
            Door.addHeaders(to: &response)
            return response
        }
        var context = context
        context.isSecure = isSecure
        return try await next.respond(to: request, context: context)
    }
}
