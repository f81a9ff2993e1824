import Catalogue
import Domain
import Testing

@Suite("Words about badges")
struct BadgeWordsTests {
    @Test("Every badge has a title, what it is for, and a quiet sentence", arguments: Badge.ID.allCases)
    func badges(id: Badge.ID) {
        let keys = Strings.shared.all(.en)
        for part in ["title", "words", "celebrate"] { #expect(keys["badge.\(id.rawValue).\(part)"] != nil) }
        #expect(!id.icon.isEmpty)
    }

    @Test("Every streak has a name", arguments: DailyGoal.allCases)
    func streaks(goal: DailyGoal) {
        #expect(Strings.shared.all(.nl)["streak.goal.\(goal.rawValue)"] != nil)
    }
}
