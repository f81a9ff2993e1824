import Catalogue
import Domain

/// What there is to read about what somebody asks; and where no figure of theirs can answer, what an article says.
struct CoachGuide {
    let person: Person
    /// Eating less is not for a page to talk about
    let isCareful: Bool

    /// The answer, or where it has none to a question that an article is about, that article's summary.
    func guided(_ answer: CoachAnswer, _ text: String) -> (CoachAnswer, Article?) {
        let topic = if case .topic(let topic) = answer.question.subject { topic.article } else { String?.none }
        let found =
            topic.flatMap { Articles.shared.find($0, person.language) }
            ?? Articles.shared.about(text, person.language)
        guard let found, person.mayRead(found, isCareful: isCareful) else { return (answer, nil) }
        let question = answer.question
        guard topic == nil, question.subject != .medical, question.subject != .logging,
            question.subject != .foodItself
        else { return (answer, found) }
        let isOfDays =
            question.period != nil || question.weekdays != nil || question.refersBack == true || question.isContinued
            || question.measure == .remaining || question.measure == .advised
        let isNone = answer.facts.first.map { Self.nothing.contains($0.key) } ?? true
        // Who asks of their own days is told what their figures can say near it; the article stands beside that.
        if answer.isDeclined, question.subject?.isOfHistory == true, !isGeneral(text) { return (answer, found) }
        guard answer.isDeclined || !isOfDays && (isNone || isGeneral(text)) else { return (answer, found) }
        return (CoachAnswer(Question(), [.init("article", ["text": .text(found.summary)])]), found)
    }

    /// What is said where nothing was logged of it
    private static let nothing: Set = ["noFigures", "noFood", "noEntries", "noEntriesDrinks", "noExercise"]

    /// Whether something is asked of things as they are, or of what to do, and not of the person's days.
    private func isGeneral(_ text: String) -> Bool {
        let words = FoldedText.strings(text)
        let said = " " + words.joined(separator: " ") + " "
        let guide = GuideWords.shared
        if guide.advice.contains(where: { said.contains(" \($0) ") }) { return true }
        guard guide.own.isDisjoint(with: words) else { return false }
        return guide.leads.contains { said.hasPrefix(" \($0) ") }
    }
}

extension Question.Topic {
    /// What there is to read about it
    fileprivate var article: String {
        switch self {
        case .calories, .deficit: "energy-balance"
        case .tired: "stress"
        case .adaptation: "metabolic-adaptation"
        case .motivation: "motivation-and-habits"
        case .split: "strength-after-40"
        case .plateau: "plateaus"
        case .protein: "protein"
        case .sleep: "sleep"
        case .fluctuation: "weight-noise"
        case .rest: "deload"
        }
    }
}
