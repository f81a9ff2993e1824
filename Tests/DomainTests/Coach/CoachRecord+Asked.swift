@testable import Domain

extension CoachRecord {
    /// What the coach says of it.
    func asked(
        _ subject: Question.Subject, _ measure: Question.Measure?, _ period: Period?,
        _ change: (inout Question) -> Void = { _ in }
    ) -> CoachAnswer {
        var question = Question(subject: subject, measure: measure, period: period)
        change(&question)
        return Coach.answer(question, from: self)
    }
}
