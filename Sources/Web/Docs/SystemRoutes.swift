import Catalogue
import Domain
import Foundation
import Hummingbird
import NIOCore
import Synchronization

/// Liveness, live events, the words for the page's scripts, and every other file of `Public/`.
struct SystemRoutes {
    let events: Events
    let assets: Assets
    private let words = WordModules()

    init(events: Events, assets: Assets) {
        self.events = events
        self.assets = assets
    }

    func add(to router: Router<Caller>) {
        router.get("healthz") { _, _ in Response(json: ByteBuffer(staticString: "{\"status\":\"ok\"}")) }
        router.get("api/events") { _, context in events.stream(for: try context.owner()) }
        router.get("strings/:file", use: strings)
        router.get("**", use: asset)
        // The router does not come back from the nodes of a page's path to the line above.
        let nodes = Pages.all.flatMap { page in
            let parts = page.path.split(separator: "/")
            return parts.indices.map { parts[...$0].joined(separator: "/") }
        }
        for node in Set(nodes).sorted() { router.get(RouterPath("\(node)/**"), use: asset) }
    }

    @Sendable private func strings(_ request: Request, context: Caller) throws -> Response {
        let name = try context.parameters.require("file")
        guard name.hasSuffix(".js"), let language = Language(rawValue: String(name.dropLast(3))) else {
            throw Problem.notFound
        }
        return Assets.response(words.module(language), for: request, isVersioned: false)
    }

    @Sendable private func asset(_ request: Request, context: Caller) throws -> Response {
        guard let path = request.uri.path.removingPercentEncoding.map({ String($0.dropFirst()) }),
            let response = assets.response(path, for: request)
        else { throw Problem.notFound }
        return response
    }
}

/// The strings of a language as an ES module.
private final class WordModules: Sendable {
    private let made = Mutex<[Language: Assets.File]>([:])

    func module(_ language: Language) -> Assets.File {
        made.withLock { made in
            if let file = made[language] { return file }
            let json = (try? JSON.encoder.encode(Strings.shared.all(language))) ?? Data("{}".utf8)
            let code = Data("export default ".utf8) + json + Data(";\n".utf8)
            let file = Assets.File(
                bytes: ByteBuffer(bytes: code), type: "text/javascript; charset=utf-8", tag: Assets.tag(code))
            made[language] = file
            return file
        }
    }
}
