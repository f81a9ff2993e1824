import Catalogue
import Domain
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import NIOHTTP1
import Services
import Storage

/// The one place where errors become words. Nothing that a caller can send ends as a 5xx or shows an inside.
struct ProblemMiddleware: RouterMiddleware {
    let pages: Pages
    let methods: RouteMethods

    func handle(
        _ request: Request, context: Caller, next: (Request, Caller) async throws -> Response
    ) async throws -> Response {
        do {
            return try await next(request, context)
        } catch {
            let problem = Self.problem(for: error, request, context) { methods.allowed(request.uri.path) }
            if request.wantsPage {
                let page = problem.status == .locked ? pages.locked(context) : pages.error(problem, context: context)
                if let page { return page }
            }
            return problem.response(in: context.language, context.units)
        }
    }

    /// What went wrong, as its caller is told. What is no fault of theirs stands in the log, too.
    ///
    /// - Parameter allowed: the methods of a path that has no route for this one
    static func problem(
        for error: any Error, _ request: Request, _ context: Caller, allowed: () -> String? = { nil }
    ) -> Problem {
        let problem = problem(for: error, allowed: allowed)
        // Being busy is no news, and one that many would hear of at once.
        if [500, 507].contains(problem.status.code) {
            // The route: an address may be a secret, as that of a calendar is.
            context.logger.error(
                "Failed",
                metadata: [
                    "method": "\(request.method)", "route": "\(context.endpointPath ?? "-")",
                    "error": "\(ErrorTrace.text(error))",
                ])
        }
        return problem
    }

    private static func problem(for error: any Error, allowed: () -> String?) -> Problem {
        switch error {
        case let problem as Problem: problem
        case let storage as StorageError: problem(for: storage)
        case let backup as BackupProblem: Problem(backup)
        case is Gate.Busy: Problem(.serviceUnavailable, "problem.busy", headers: [.retryAfter: "5"])
        case let wait as LoginThrottle.Wait: Problem(wait)
        case is Registrations.Full: Problem(.serviceUnavailable, "problem.registration.full")
        case let inquiry as Inquiry.Failure: Problem(inquiry)
        case let http as HTTPError:
            switch http.status {
            // The router's own word for a path that it does not have with this method.
            case .notFound:
                allowed().map {
                    Problem(.methodNotAllowed, "problem.method", headers: [.allow: $0])
                } ?? .notFound
            case let status where status.code < 500: Problem(status, "problem.badRequest")
            default: Problem(.internalServerError, "problem.internal")
            }
        // The other side ended in the middle of its request, or was ended: nothing to tell anybody of.
        case is HTTPParserError, is ChannelError, is IOError, is CancellationError:
            Problem(.badRequest, "problem.badRequest", headers: [.connection: "close"])
        default: Problem(.internalServerError, "problem.internal")
        }
    }

    private static func problem(for error: StorageError) -> Problem {
        switch error {
        case .notFound: .notFound
        case .workoutOpen: Problem(.conflict, "problem.workout.open")
        case .nameTaken: .invalid("name", "problem.nameTaken")
        case .emailTaken: .invalid("email", "problem.emailTaken")
        case .diskFull:
            Problem(HTTPResponse.Status(code: 507, reasonPhrase: "Insufficient Storage"), "problem.diskFull")
        case .corrupt: Problem(.internalServerError, "problem.damaged")
        default: Problem(.internalServerError, "problem.internal")
        }
    }
}

extension Request {
    /// Asked for by a browser that shows the answer as a page.
    var wantsPage: Bool {
        method == .get && headers[.accept]?.contains("text/html") == true && !uri.path.hasPrefix("/api/")
    }
}
