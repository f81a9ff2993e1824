import Domain
import Testing

@Suite("Sentences with blanks")
struct SentenceTests {
    @Test("Blanks are filled, more than once too, and what nobody fills stays to be seen")
    func filled() {
        let sentence = Sentence("{a} and {b}, {a}: {c} {")
        #expect(sentence.filled(["a": "1", "b": "{c}"]) == "1 and {c}, 1: {c} {")
        #expect(sentence.filled { $0 == "c" ? "é" : nil } == "{a} and {b}, {a}: é {")
        #expect(sentence.filled([:]) == sentence.text)
        #expect(Sentence("").filled(["a": "1"]).isEmpty)
    }
}
