import Catalogue
import Domain
import Testing

@Suite("Words")
struct StringsTests {
    @Test("Every key has words in both languages, with the same places to fill")
    func both() {
        let english = Strings.shared.all(.en)
        let dutch = Strings.shared.all(.nl)
        #expect(english.count > 300)
        #expect(Set(english.keys) == Set(dutch.keys))
        for (key, text) in english {
            let other = dutch[key] ?? ""
            #expect(!text.isEmpty && !other.isEmpty, "\(key)")
            #expect(places(text) == places(other), "\(key)")
        }
    }

    @Test("Values are filled in, and a missing key shows itself")
    func fill() {
        #expect(Strings.shared.text("problem.range", .nl, ["min": "1", "max": "5"]) == "Vul een getal in van 1 tot 5.")
        #expect(Strings.shared.text("no.such.key", .en) == "«no.such.key»")
    }

    @Test("Every reason of the safety rails has a sentence", arguments: SafetyRails.Reason.allCases)
    func rails(reason: SafetyRails.Reason) {
        let shown: [SafetyRails.Reason] = [
            .belowFloor, .belowMaintenance, .belowHealthyWeight, .tooFast, .underage, .pregnant, .breastfeeding,
            .eatingDisorderHistory,
        ]
        if shown.contains(reason) { #expect(Strings.shared.all(.en)["rails.\(reason.rawValue)"] != nil) }
    }

    @Test("Three thousand common passwords are known by their traces")
    func passwords() {
        #expect(CommonPasswords.shared.count >= 2990)
        #expect(!CommonPasswords.shared.contains([0, 0, 0, 0, 0, 0]))
    }

    private func places(_ text: String) -> Set<String> {
        Set(text.matches(of: /\{(\w+)\}/).map { String($0.1) })
    }
}
