import Catalogue
import Domain
import Testing

@Suite("Tones of advice")
struct TonesTests {
    @Test("Each sentence with a tone has words for all four, all different, with the same places to fill")
    func sets() {
        #expect(Tones.shared.keys.count > 20)
        for key in Tones.shared.keys {
            #expect(Strings.shared.has(key), "\(key)")
            for language in Language.allCases {
                let plain = Strings.shared.sentence(key, language).text
                let toned = CoachingTone.allCases.compactMap { Tones.shared.sentence(key, $0, language)?.text }
                #expect(Set(toned).count == CoachingTone.allCases.count, "\(key) \(language)")
                for text in toned { #expect(places(text) == places(plain), "\(key): \(text)") }
            }
        }
    }

    @Test("No tone says another number than the plain words")
    func numbers() {
        for key in Tones.shared.keys {
            for language in Language.allCases {
                let plain = numbers(Strings.shared.sentence(key, language).text)
                for tone in CoachingTone.allCases {
                    let text = Tones.shared.sentence(key, tone, language)?.text ?? ""
                    #expect(numbers(text) == plain, "\(key): \(text)")
                }
            }
        }
    }

    @Test(
        "What a person meets most has its four tones",
        arguments: [
            "remaining", "remainingOver", "goalReached", "declinedWords", "nearMetric", "nearFood", "nearExercise",
            "nearWorkouts", "notUnderstood", "topic.motivation", "topic.tired", "topic.plateau", "overview",
            "overviewUsual",
            "overviewWeight", "advised.reached", "advised.below", "advised.above",
        ])
    func met(key: String) {
        #expect(Tones.shared.keys.contains("coach.say.\(key)"))
    }

    private func places(_ text: String) -> [String] { text.matches(of: /\{\w+\}/).map { String($0.0) }.sorted() }

    private func numbers(_ text: String) -> [String] { text.matches(of: /\d+/).map { String($0.0) }.sorted() }
}
