import Domain
import Foundation
import Hummingbird
import Services

/// What a typed or spoken sentence means. Nothing is logged: people look at the draft first.
struct SentenceDraftRoutes {
    let drafter: SentenceDrafter
    let model: ModelClient

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
        return .json(
            try await drafter.draft(text ?? "", kind, date, asking: asksModel ? model : nil, for: person))
    }
}

extension SentenceDrafter {
    /// The draft; of a sentence that was hardly understood what `model` makes of it, where the person has set one and it
    /// knows better. No model is asked about what asks for care.
    func draft(
        _ text: String, _ kind: SentenceDraft.Kind?, _ date: CivilDate?, asking model: ModelClient?, for person: Person
    ) async throws -> DraftAnswer {
        let first = try draft(text, kind, date, for: person)
        guard let model, first.care == nil, first.isUnsure, first.intent == .log, model.isOn(person.owner),
            let draft = await model.draft(
                first.text, kind: first.kind, language: person.language, today: person.today, of: person.owner,
                finder: exercises)
        else { return first }
        return try second(first, read: draft, date, for: person) ?? first
    }
}
