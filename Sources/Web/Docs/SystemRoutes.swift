import Domain
import Foundation
import Hummingbird
import Services

/// Live events, the words for the page's scripts, and every other file of `Public/`.
struct SystemRoutes {
    let events: Events
    let assets: Assets
    let locks: AppLocks

    func add(to router: Router<Caller>) {
        router.get("api/events") { [events, locks] request, context -> Response in
            let owner = try context.owner()
            let page = request.uri.queryParameters["page"].map(String.init)
            guard case .session(let session)? = context.visitor?.pass else {
                return events.stream(for: owner, page: page)
            }
            return events.stream(for: owner, page: page) { (try? locks.isLocked(session)) == false }
        }
        router.get("**", use: asset)
        // The router does not come back from the nodes of a page's path to the line above.
        let nodes = Pages.all.flatMap { page in
            let parts = page.path.split(separator: "/")
            return parts.indices.map { parts[...$0].joined(separator: "/") }
        }
        // What is below an article is asked of `LearnRoutes`.
        for node in Set(nodes).subtracting(["learn"]).sorted() { router.get(RouterPath("\(node)/**"), use: asset) }
    }

    @Sendable private func asset(_ request: Request, context: Caller) throws -> Response {
        guard let path = request.uri.path.removingPercentEncoding.map({ String($0.dropFirst()) }),
            let response = assets.response(path, for: request)
        else { throw Problem.notFound }
        return response
    }
}
