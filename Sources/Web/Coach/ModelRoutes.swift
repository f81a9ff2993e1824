import Domain
import Foundation
import Hummingbird
import Services
import Storage

/// The optional language model: set, tried and taken away by the person themselves, never by a script's token.
struct ModelRoutes {
    let people: People
    let client: ModelClient

    func add(to group: RouterGroup<Caller>) {
        group.get("model", use: get)
        group.put("model", use: set)
        group.delete("model", use: remove)
        group.post("model/testing", use: test)
    }

    private struct Shown: Encodable {
        var isOn: Bool
        var url: String?
        var model: String?
        /// The key itself is never shown.
        var hasKey: Bool
        var limits: ModelLimits
        /// This month
        var use: ModelUse
    }

    private func shown(_ owner: Account.ID) throws -> Response {
        let endpoint = client.endpoints[owner]
        let month = ModelUse.month(of: try people.person(owner).today)
        return .json(
            Shown(
                isOn: endpoint != nil, url: endpoint?.url, model: endpoint?.model, hasKey: endpoint?.key != nil,
                limits: try client.uses.limits(of: owner), use: try client.uses.use(of: owner, in: month)))
    }

    private struct Tried: Encodable {
        var works: Bool
        /// In the reader's language.
        var message: String
    }

    @Sendable private func get(_: Request, context: Caller) throws -> Response {
        try shown(try context.signedInOwner())
    }

    /// A key that is not mentioned stays, but never goes to another server than the one it was given for.
    @Sendable private func set(_ request: Request, context: Caller) async throws -> Response {
        let owner = try context.signedInOwner()
        var form = try await request.form()
        let url = form.requiredText("url", limit: 300)
        let model = form.requiredText("model", limit: 120)
        let key = form.text("key", limit: 400)
        var limits = try client.uses.limits(of: owner)
        form.number("inputPrice", in: ModelLimits.range).apply(to: &limits.inputPrice)
        form.number("outputPrice", in: ModelLimits.range).apply(to: &limits.outputPrice)
        form.number("monthCap", in: ModelLimits.range).apply(to: &limits.monthCap)
        // What costs nothing reaches no limit.
        if limits.monthCap != nil, (limits.inputPrice ?? 0) == 0, (limits.outputPrice ?? 0) == 0 {
            form.complain("monthCap", "problem.model.price")
        }
        try form.check()
        do {
            _ = try await ModelEndpoint.target(url, maybeHere: client.isOwner(owner))
        } catch {
            form.complain("url", "problem.model.\(error)")
        }
        let known = client.endpoints[owner]
        var endpoint = ModelEndpoint(url: url, model: model, key: known?.key)
        if known.map({ Self.origin($0.url) }) != Self.origin(url) { endpoint.key = nil }
        key.apply(to: &endpoint.key)
        let isPlain = endpoint.key?.utf8.allSatisfy { $0 > 32 && $0 < 127 } ?? true
        if !isPlain { form.complain("key", "problem.model.key") }
        try form.check()
        try client.endpoints.set(endpoint, of: owner)
        try client.uses.set(limits, of: owner)
        return try shown(owner)
    }

    private static func origin(_ text: String) -> String {
        guard let url = URL(string: text) else { return text }
        return "\(url.scheme?.lowercased() ?? "")://\(url.host()?.lowercased() ?? ""):\(url.port ?? 0)"
    }

    @Sendable private func remove(_: Request, context: Caller) throws -> Response {
        try client.endpoints.set(nil, of: try context.signedInOwner())
        return .noContent
    }

    @Sendable private func test(_: Request, context: Caller) async throws -> Response {
        let person = try people.person(try context.signedInOwner())
        guard let endpoint = client.endpoints[person.owner] else { throw Problem.notFound }
        do {
            try await client.test(endpoint, language: person.language, today: person.today, of: person.owner)
            return .json(Tried(works: true, message: person.text("model.test.works")))
        } catch {
            return .json(Tried(works: false, message: person.text("model.test.\(error.rawValue)")))
        }
    }
}
