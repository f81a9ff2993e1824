import Domain

/// What goes with the coach's words: what they rest on, and what to ask next.
struct CoachReply: Codable {
    struct Row: Codable {
        var date: CivilDate?
        var name: String?
        var value: String
        /// Where that day is to be seen
        var href: String?
    }

    /// How the question was read; what the next one may build on.
    var question: Question
    /// What is taken for granted or left out
    var notes: [String]
    var formula: String?
    var rows: [Row]
    /// Of all, where not all are here
    var rowCount: Int
    /// The address of a chart, with its range
    var chart: String?
    /// Questions that go on from here
    var next: [String]
    var isAboutEnergy: Bool
    /// A question for a professional, or for help
    var isCareful: Bool
    /// What there is to read about it
    var article: ArticleLink?
    /// Who can help, where something asked for care.
    var care: CareHelp?
    /// Where a language model was asked
    var model: Model?
    /// What a model thinks could be logged, in words
    var proposals: [String]?

    /// A person's own language model, and what it was told.
    struct Model: Codable {
        struct Sent: Codable {
            /// `system`, `user`, `assistant` or `tool`
            var role: String
            var text: String
        }

        var name: String
        var host: String
        /// The words are its own, each sentence checked.
        var isWorded: Bool
        var sent: [Sent]
    }
}

extension CoachReply {
    /// Help, and nothing of what was logged.
    init(_ help: CareHelp) {
        self.init(
            question: Question(), notes: [], rows: [], rowCount: 0, next: [], isAboutEnergy: false, isCareful: true,
            care: help)
    }
}

/// A message as VitalPath has it, and the reply beside it.
struct ShownMessage: Encodable {
    var id: String
    var userId: String
    var conversationId: String
    var role: String
    var content: String
    var createdAt: String
    var reply: CoachReply?
}
