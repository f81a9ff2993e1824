import Domain

/// Words that tell a question about things as they are from one about somebody's own days, by `guide.tsv`: of both
/// languages together, folded as questions are.
public struct GuideWords: Sendable {
    public static let shared = GuideWords()

    /// What names the person who asks
    public let own: Set<String>
    /// What asks for advice, wherever it stands
    public let advice: [String]
    /// How a question about things as they are begins
    public let leads: [String]

    init() {
        var phrases: [String: [String]] = [:]
        for row in Table("Coach/guide.tsv")?.rows ?? [] where row.count == 3 {
            phrases[String(row[0])] = row.dropFirst().flatMap { $0.split(separator: "|").map(FoldedText.joined) }
        }
        own = Set(phrases["own"] ?? [])
        advice = phrases["advice"] ?? []
        leads = phrases["lead"] ?? []
    }
}
