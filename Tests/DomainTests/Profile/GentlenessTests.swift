import Domain
import Testing

@Suite("Gentle words")
struct GentlenessTests {
    private func profile(_ relationship: String?, _ tone: CoachingTone?) -> Profile {
        var profile = Profile()
        profile.coachingTone = tone
        var background = Background()
        background.foodRelationship = relationship
        profile.background = background
        return profile
    }

    @Test("The chosen tone is spoken, but nobody is told off about food that is hard for them")
    func tones() {
        #expect(profile(nil, nil).spokenTone == nil)
        #expect(profile("healthy", .toughLove).spokenTone == .toughLove)
        for relationship in ["restrictive", "emotional", Background.needsSupport] {
            #expect(profile(relationship, .toughLove).spokenTone == .empathetic)
            #expect(profile(relationship, nil).spokenTone == .empathetic)
            #expect(profile(relationship, .casual).spokenTone == .casual)
        }
    }
}
