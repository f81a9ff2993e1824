public import Domain
public import Foundation
public import Storage

/// Answers questions of one account without a server: what the command line asks.
public struct Asking: Sendable {
    private let people: People
    private let desk: CoachDesk
    private let owner: Account.ID

    public init(_ owner: Account.ID, from database: Database) {
        self.owner = owner
        people = People(database: database, now: { Date() })
        desk = CoachDesk(
            database: database, finder: FoodFinder(database: database), outlooks: Outlooks(database: database))
    }

    /// What may be asked without words, as JSON.
    public static func schema() throws -> Data { try JSON.encoder.encode(InquirySchema.all) }

    /// - Parameters:
    ///   - language: `nil` for the person's own
    ///   - time: the date and the wall-clock minute of their day; `nil` for now
    ///   - before: what was asked before in the same conversation, the newest last
    /// - Returns: the words; the same with its facts as JSON; and the question as it was understood
    public func answer(
        _ text: String, language: Language? = nil, at time: (date: CivilDate, minute: Int)? = nil,
        after before: [Question] = []
    ) throws -> (text: String, json: Data, question: Question?) {
        let known = try people.person(owner)
        var preferences = known.preferences
        if let language { preferences.language = language }
        let person = Person(
            owner: owner, preferences: preferences, clock: known.clock,
            now: time.map { known.clock.instant(on: $0.date, minute: $0.minute) } ?? known.now, tone: known.tone)
        let (answer, question) = try desk.asked(text, after: before, for: person)
        return (answer.text, try JSON.encoder.encode(answer), question)
    }
}
