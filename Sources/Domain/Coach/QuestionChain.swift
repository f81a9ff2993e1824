/// Two questions in one sentence: "on the day I ran furthest, how much did I sleep", "what did I eat yesterday and how
/// long did I sleep". The second goes on after the answer to the first.
struct QuestionChain {
    /// What is asked first, and what is asked of the same day or time
    let first: String
    let second: String
    /// What the day that the first finds is called by, where the second is of it
    let day: String?

    /// The ways to cut a text, the likeliest first.
    static func of(_ text: String, _ language: Language) -> [QuestionChain] {
        let words = text.prefix(500).lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
        guard words.count >= 6 else { return [] }
        let lead = Lead.of(language)
        return [lead.day(words), lead.joined(words)].compactMap { $0 }
    }

    /// The words of a language that such sentences are made with.
    private struct Lead {
        /// "the day", "the night"
        var days: [[String]]
        /// What may stand before who it was: "the day that I", "the day when my"
        var links: Set<String>
        var selves: Set<String>
        /// "the day of my", and what asks for it
        var of: (lead: [String], asks: String)
        /// "the day with the most", and what asks for it
        var with: (leads: [[String]], asks: String)
        /// What asks for a day, before what was done on it
        var which: String
        /// What a question begins with
        var asking: Set<String>
        var and: Set<String>

        static func of(_ language: Language) -> Lead {
            switch language {
            case .en:
                Lead(
                    days: ["day", "night", "evening", "morning"].map { ["the", $0] }, links: ["that", "when"],
                    selves: ["i", "my"], of: (["of", "my"], "when was my"),
                    with: ([["with", "the"], ["with", "my"]], "which day had the"), which: "which day",
                    asking: ["how", "what", "did", "was", "which", "when", "who", "where", "at"], and: ["and", "&"])
            case .nl:
                Lead(
                    days: ["dag", "nacht", "avond", "ochtend"].map { ["de", $0] }, links: ["dat", "waarop", "toen"],
                    selves: ["ik", "mijn", "m'n"], of: (["van", "mijn"], "wanneer was mijn"),
                    with: ([["met", "de"], ["met", "het"], ["met", "mijn"]], "welke dag had"), which: "welke dag",
                    asking: ["hoe", "hoeveel", "wat", "hoelang", "hoever", "welke", "wanneer", "at", "sliep", "dronk"],
                    and: ["en"])
            }
        }

        /// "On the day I ran furthest, how much did I sleep", or the other way round
        func day(_ words: [String]) -> QuestionChain? {
            for day in days {
                guard let start = words.firstRange(of: day), let (which, from) = what(words, after: start.upperBound)
                else { continue }
                var before = words[..<start.lowerBound]
                if let last = before.last, ["on", "op", "in"].contains(last) { before.removeLast() }
                var done = words[from...]
                var asked = before
                if before.count < 3 {
                    let comma = done.firstIndex { $0.hasSuffix(",") }.map { $0 + 1 }
                    guard let end = comma ?? done.dropFirst(2).firstIndex(where: asking.contains), end < words.count
                    else { continue }
                    (done, asked) = (words[from..<end], words[end...])
                }
                let what = done.joined(separator: " ").filter { $0 != "," && $0 != "?" }
                return QuestionChain(
                    first: "\(which) \(what)", second: asked.joined(separator: " "),
                    day: words[start.lowerBound..<from].joined(separator: " ") + " " + what)
            }
            return nil
        }

        /// What asks for the day that is told of from `place` on, and where what was done on it begins.
        private func what(_ words: [String], after place: Int) -> (String, from: Int)? {
            let rest = words[place...]
            if rest.starts(with: of.lead) { return (of.asks, place + of.lead.count) }
            if let lead = with.leads.first(where: rest.starts) { return (with.asks, place + lead.count) }
            let who = rest.first.map(links.contains) == true ? place + 1 : place
            return who < words.count && selves.contains(words[who]) ? (which, who) : nil
        }

        /// "… and how …": what begins like a question is one.
        func joined(_ words: [String]) -> QuestionChain? {
            guard
                let place = words.indices.dropFirst(2).dropLast(1).first(where: {
                    and.contains(words[$0]) && asking.contains(words[$0 + 1])
                })
            else { return nil }
            return QuestionChain(
                first: words[..<place].joined(separator: " "), second: words[place...].joined(separator: " "),
                day: nil)
        }
    }
}

extension QuestionParser {
    /// What a sentence asks, one question after the other: two where it is made of two that can be answered, else one.
    ///
    /// - Parameters:
    ///   - own: the person's own exercises
    ///   - logged: exercises, workouts and phases of theirs
    public func questions(
        _ text: String, language: Language, today: CivilDate, own: [Exercise] = [], units: UnitSystem = .metric,
        logged: () throws -> Logged
    ) rethrows -> [Question] {
        func parse(_ text: String) throws -> Question {
            try self.parse(text, language: language, today: today, own: own, units: units, logged: logged)
        }
        var whole = try parse(text)
        for chain in QuestionChain.of(text, language) {
            // A sentence that is read in one is cut no more, but where what begins it is a day to be found.
            let isReadInOne = whole.leftOut.isEmpty && (whole.also != nil || whole.measure == .compare)
            guard chain.day != nil || !isReadInOne else { continue }
            var first = try parse(chain.first)
            var second = try parse(chain.second)
            let isAsked = second.leftOut.isEmpty && second.subject?.isOfHistory ?? (chain.day == nil)
            guard first.isPlain, isAsked else {
                // Whatever else it seems to ask, it is of a day that is not found.
                if let day = chain.day, isAsked, whole.isPlain { whole.leftOut.append(day) }
                continue
            }
            if chain.day != nil {
                guard second.period == nil, second.other == nil, second.condition == nil, second.weekdays == nil
                else { continue }
                if first.measure.map({ [.list, .count, .sum, .when].contains($0) }) ?? true { first.measure = .last }
                second.refersBack = true
            } else {
                // "How much did I eat and how long did I sleep yesterday": both of yesterday
                if first.period == nil, first.usualPeriod != .ever { first.period = second.period }
                second.isContinued = true
            }
            return [first, second]
        }
        if whole.isPlain, whole.subject != nil { return [whole] }
        return [try asked(of: text, parse) ?? whole]
    }

    /// What one part of a text asks, where all else is said around it and takes nothing from it.
    private func asked(of text: String, _ parse: (String) throws -> Question) rethrows -> Question? {
        let parts = try QuestionAside.parts(of: text).map { (text: $0, question: try parse($0)) }
        let places = parts.indices.filter { !QuestionAside.isAside(parts[$0].text, parts[$0].question) }
        // Who begins to ask as people speak of themselves asks in the one part that is a question.
        let asking =
            places.isEmpty
            ? parts.indices.filter { parts[$0].question.isPlain && parts[$0].question.measure != nil } : places
        guard asking.count == 1, let place = asking.first else { return nil }
        var question = parts[place].question
        guard question.leftOut.isEmpty, !question.isContinued, question.refersBack != true else { return nil }
        let said = parts.indices.filter { $0 != place }.map { parts[$0] }
        if question.subject == nil {
            // "My doctor asks about salt, how much is it a day this month": of what was spoken of
            let metrics = said.compactMap { said in
                if case .metric = said.question.subject { said.question.subject } else { nil }
            }
            guard Set(metrics).count == 1, let subject = metrics.first,
                question.measure.map(subject.allows) == true
            else { return nil }
            question.subject = subject
        }
        guard question.subject?.isOfHistory == true else { return nil }
        // A greeting carries nothing.
        let told = said.filter { said in
            if case .courtesy = said.question.subject { return false }
            return !said.question.leftOut.isEmpty || said.question.subject != nil
        }
        question.aside = told.isEmpty ? nil : told.map(\.text)
        question.isBesideMedical = said.contains { $0.question.subject == .medical } ? true : nil
        return question
    }
}

extension Question {
    /// A question of the history with nothing left out of it
    fileprivate var isPlain: Bool { subject?.isOfHistory == true && leftOut.isEmpty && refersBack == nil }
}
