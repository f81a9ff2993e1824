import Catalogue
import Domain
import HTTPTypes
import Hummingbird
import Logging
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
            let problem = Self.problem(for: error, request, methods)
            if problem.status.code >= 500 {
                context.logger.error("\(request.method) \(request.uri.path): \(error)")
            }
            if request.wantsPage, let page = pages.error(problem, context: context) { return page }
            return problem.response(in: context.language, context.units)
        }
    }

    private static func problem(for error: any Error, _ request: Request, _ methods: RouteMethods) -> Problem {
        switch error {
        case let problem as Problem: problem
        case let storage as StorageError: problem(for: storage)
        case let http as HTTPError:
            switch http.status {
            // The router's own word for a path that it does not have with this method.
            case .notFound:
                methods.allowed(request.uri.path).map {
                    Problem(.methodNotAllowed, "problem.method", headers: [.allow: $0])
                } ?? .notFound
            case let status where status.code < 500: Problem(status, "problem.badRequest")
            default: Problem(.internalServerError, "problem.internal")
            }
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
