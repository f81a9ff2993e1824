import HTTPTypes
import Hummingbird
import Synchronization

/// Which methods each path is there with, for those who try another.
final class RouteMethods: Sendable {
    private struct Route {
        let parts: [Substring]
        let method: HTTPRequest.Method
    }

    private let routes = Mutex<[Route]>([])

    /// Routes that stand for whatever there may be are left out: they tell nothing of a path.
    func know(_ known: [(path: String, method: HTTPRequest.Method)]) {
        routes.withLock { routes in
            routes = known.filter { !$0.path.hasSuffix("**") }.map {
                Route(parts: $0.path.split(separator: "/"), method: $0.method)
            }
        }
    }

    /// The methods of a path, in the form of the header `Allow`; `nil` when there is no such path.
    func allowed(_ path: String) -> String? {
        let parts = path.split(separator: "/")
        var methods = routes.withLock { routes in
            routes.filter { route in
                route.parts.count == parts.count
                    && zip(route.parts, parts).allSatisfy { $0.hasPrefix("{") || $0.hasPrefix(":") || $0 == $1 }
            }.map(\.method.rawValue)
        }
        // The router makes these by itself.
        if methods.contains("GET") { methods.append("HEAD") }
        return methods.isEmpty ? nil : Set(methods).sorted().joined(separator: ", ")
    }
}
