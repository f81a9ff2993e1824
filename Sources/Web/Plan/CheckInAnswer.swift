import Domain
import Services

/// A week looked back on, in figures and words.
struct ReviewAnswer: Encodable {
    var from: CivilDate
    var to: CivilDate
    var eatenKcal: Double?
    var fullLogs: Int
    var targetKcal: Double?
    var weightChangeKg: Double?
    var expectedChangeKg: Double?
    var weighIns: Int
    var burn: Figured?
    var burnChangeKcal: Double?
    var felt: Double?
    var usuallyFelt: Double?
    var proposal: WeekReview.Proposal
    var proposedKcal: Double?
    var text: String

    init(_ review: WeekReview, _ words: PlanWords) {
        from = review.from
        to = review.to
        eatenKcal = review.eaten?.rounded()
        fullLogs = review.fullLogs
        targetKcal = review.target?.rounded()
        weightChangeKg = review.weightChange.map { $0.rounded(per: 100) }
        expectedChangeKg = review.expectedChange.map { $0.rounded(per: 100) }
        weighIns = review.weighIns
        burn = review.burn.map { Figured($0, review.burnInterval) }
        burnChangeKcal = review.burnChange?.rounded()
        felt = review.felt.map { $0.rounded(per: 100) }
        usuallyFelt = review.usuallyFelt.map { $0.rounded(per: 100) }
        proposal = review.proposal
        proposedKcal = review.proposed?.rounded()
        text = words.proposal(review)
    }
}

/// What was answered to a week's proposal.
struct CheckInAnswer: Encodable {
    var review: ReviewAnswer
    var decision: CheckIn.Decision
    var targetCalories: Double?
    var note: String?
    var text: String

    init(_ checkIn: CheckIn, for person: Person) {
        let words = PlanWords(person: person, outlook: nil)
        review = ReviewAnswer(checkIn.review, words)
        decision = checkIn.decision
        targetCalories = checkIn.energy
        note = checkIn.note
        text = words.decision(checkIn)
    }
}
