public import Domain

/// What goes with the coach's words: what they rest on, and what to ask next.
public struct CoachReply: Codable, Sendable {
    public struct Row: Codable, Sendable {
        public var date: CivilDate?
        public var name: String?
        public var value: String
        /// Where that day is to be seen
        var href: String?
    }

    /// How the question was read; what the next one may build on.
    public var question: Question
    /// What is taken for granted or left out
    public var notes: [String]
    public var formula: String?
    public var rows: [Row]
    /// Of all, where not all are here
    public var rowCount: Int
    /// The address of a chart, with its range
    public var chart: String?
    /// Questions that go on from here
    public var next: [String]
    public var isAboutEnergy: Bool
    /// A question for a professional, or for help
    var isCareful: Bool
    /// What there is to read about it
    public var article: ArticleLink?
    /// Who can help, where something asked for care.
    public var care: CareHelp?
    /// Where a language model was asked
    public var model: Model?
    /// What a model thinks could be logged, in words
    public var proposals: [String]?

    /// A person's own language model, and what it was told.
    public struct Model: Codable, Sendable {
        public struct Sent: Codable, Sendable {
            /// `system`, `user`, `assistant` or `tool`
            var role: String
            public var text: String

            public init(role: String, text: String) {
                self.role = role
                self.text = text
            }
        }

        public var name: String
        var host: String
        /// The words are its own, each sentence checked.
        public var isWorded: Bool
        var sent: [Sent]

        public init(name: String, host: String, isWorded: Bool, sent: [Sent]) {
            self.name = name
            self.host = host
            self.isWorded = isWorded
            self.sent = sent
        }
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
