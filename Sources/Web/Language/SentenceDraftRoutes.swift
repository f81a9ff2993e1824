import Domain
import Foundation
import Hummingbird
import Services

/// What a typed or spoken sentence means. Nothing is logged: people look at the draft first.
struct SentenceDraftRoutes {
    let drafter: SentenceDrafter

    static let longest = 10_000

    func add(to group: RouterGroup<PersonalContext>) {
        group.post("sentence-drafts", use: draft)
    }

    /// Reads `text`, about food or a workout where `kind` says so; `date` is the day that is meant where the text names
    /// none. With `asksModel` the person's own language model is asked about a sentence that was hardly understood.
    @Sendable private func draft(_ request: Request, context: PersonalContext) async throws -> Response {
        let person = context.person
        var form = try await request.form()
        let text = form.text("text", limit: Self.longest, lines: true).value
        if text == nil { form.complain("text", "problem.required") }
        let kind = form.choice("kind", of: SentenceDraft.Kind.self).value
        let date = form.date("date", in: CivilDate.first...person.today.adding(days: 1)).value
        let asksModel = form.flag("asksModel").value ?? false
        try form.check()
        return .json(try await drafter.draft(text ?? "", kind, date, asksModel: asksModel, for: person))
    }
}
