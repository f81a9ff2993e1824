import Foundation
import Testing

@testable import Catalogue
@testable import Domain

@Suite("What was learned of concerns")
struct CareLearnedTests {
    private static func reading(_ text: String) -> CareReading { CareReading(CareText(text), .shared) }

    /// `make_learned.py TEXT` says them.
    @Test(
        "A text has the features that the weights were learned with",
        arguments: [
            ("i want to die", 34, 0xc419_9cf7_d487_c4a5 as UInt64),
            ("stemming 1, ik kan niet meer", 47, 0x099c_5ba3_2e2c_7a0e as UInt64),
            ("Haven't eaten in 3 days. Only water, 12.5 kg down", 82, 0x2bf2_d1e0_ad20_8c22 as UInt64),
            ("kwil niet meer leven", 70, 0x326d_57c2_844a_47fe as UInt64),
        ])
    func features(text: String, count: Int, sum: UInt64) throws {
        #expect(CareLearned.shared != nil)
        let features = CareLearned.features(of: Self.reading(text).items[...], .shared)
        #expect(features.count == count && features.reduce(0, &+) == sum)
    }

    @Test(
        "What no pattern says is recognised by its words",
        arguments: [
            ("what's the least painful way to go", Concern.Kind.despair),
            ("het heeft allemaal geen zin meer voor mij", .despair),
            ("stemming 1, ik kan niet meer, wil gewoon weg zijn voor altijd", .despair),
            ("I don't want to eat anything for a week", .starving),
            ("thighs opened up again with the razor, don't ask", .selfHarm),
        ])
    func recognised(text: String, kind: Concern.Kind) {
        #expect(Care.shared.concern(in: text)?.kind == kind)
    }

    @Test(
        "One word alone alarms nobody where no pattern knows it",
        arguments: ["druif", "tarhana", "piepers", "rijstwafel"])
    func words(text: String) {
        #expect(Care.shared.concern(in: text) == nil)
    }

    @Test("But a word that says it all does", arguments: ["zelfmoord", "suicide"])
    func grave(text: String) {
        #expect(Care.shared.concern(in: text) != nil)
    }

    @Test(
        "A box of pills is no log, however it is written",
        arguments: [
            "20 paracetamol genomen", "10 paracetamol genomen vandaag", "25 ibuprofen taken",
            "2 wines and 20 ibuprofen",
        ])
    func pills(text: String) {
        #expect(Care.shared.concern(in: text)?.kind == .emergency)
    }

    @Test(
        "A box of something to eat, or of pills that nobody took, is no emergency",
        arguments: [
            "heel pak yoghurt gegeten", "hele doos bonbons op", "ate a whole box of granola bars",
            "heel doosje aardbeien",
            "whole bottle of wine last night", "hele pot augurken leeggegeten", "full pack of crisps and a beer",
            "bought a full box of paracetamol", "nog een halve strip paracetamol in de kast",
            "2 paracetamol genomen tegen hoofdpijn", "tandarts, verdoving, enkel soep vanavond",
        ])
    func boxes(text: String) {
        #expect(Care.shared.concern(in: text) == nil)
    }

    @Test(
        "What it knows to be harmless alarms nobody though a pattern says so",
        arguments: [
            "overdosed on mince pies, as is tradition", "hopeloos met rijst koken, tips?",
            "heart attack burger shared with my brother, triple cheese",
            "geen uitweg uit het doolhof op de boerderij, kinderen dolblij",
        ])
    func harmless(text: String) {
        #expect(Care.shared.concern(in: text) == nil)
        #expect(Care(lexicon: .shared).concern(in: text) != nil, "or it shows nothing")
    }

    @Test("It is known whom it is about")
    func other() {
        for (text, isAboutOther) in [
            ("mijn zus zegt dat ze dik is met 40 kilo", true), ("nothing since thursday and i keep it that way", false),
        ] { #expect(Care.shared.concern(in: text)?.isAboutOther == isAboutOther, "\(text)") }
    }

    /// `unseen.tsv` was written by somebody who had seen neither patterns nor corpus, and nothing is learned from it.
    @Test("Of phrases that nothing was learned from, few are missed and fewer alarm")
    func unseen() throws {
        let rows = try rows(of: "unseen.tsv")
        let asking = rows.filter { $0.first == "yes" }
        let harmless = rows.filter { $0.first == "no" }
        #expect(asking.count == 120 && harmless.count == 200)
        let missed = asking.filter { Care.shared.concern(in: $0[2]) == nil }
        let alarmed = harmless.filter { Care.shared.concern(in: $0[2]) != nil }
        #expect(missed.count <= 11, "\(missed)")
        #expect(alarmed.count <= 10, "\(alarmed)")
    }

    /// `unseen_plain.tsv` is what people type on an ordinary day, diets, ills and moods with it; nothing is learned from it.
    @Test("Of what is said on ordinary days next to nothing alarms, and what asks for care among it is heard")
    func unseenPlain() throws {
        let rows = try rows(of: "unseen_plain.tsv")
        let asking = rows.filter { $0[0] != "-" }.map { $0[1] }
        let harmless = rows.filter { $0[0] == "-" }.map { $0[1] }
        #expect(asking.count >= 45 && harmless.count >= 150)
        let missed = asking.filter { Care.shared.concern(in: $0) == nil }
        let alarmed = harmless.filter { Care.shared.concern(in: $0) != nil }
        #expect(missed.count <= 2, "\(missed)")
        #expect(alarmed.count <= 1, "\(alarmed)")
    }

    /// The rows of a table beside this file, without its head
    private func rows(of name: String) throws -> [[String]] {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: name)
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
            .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    }

    /// `unseen_grave.tsv` was written before it was read by anything, and nothing is learned from it.
    @Test("Of the gravest kinds, each by itself, hardly any that nothing was learned from is missed")
    func unseenGrave() throws {
        let rows = try rows(of: "unseen_grave.tsv")
        for (kind, most) in ["despair": 2, "selfHarm": 2, "starving": 3] {
            let texts = rows.filter { $0[0] == kind }.map { $0[1] }
            let missed = texts.filter { Care.shared.concern(in: $0) == nil }
            #expect(texts.count >= 40)
            #expect(missed.count <= most, "\(kind): \(missed)")
        }
        let harmless = rows.filter { $0[0] == "-" }.map { $0[1] }
        let alarmed = harmless.filter { Care.shared.concern(in: $0) != nil }
        #expect(harmless.count >= 40)
        #expect(alarmed.count <= 2, "\(alarmed)")
    }

    @Test("A concern in the midst of a long text is found")
    func long() {
        let calm = String(
            repeating: "walked the dog, 2 boiled eggs and toast for breakfast, bench 3x8 60 kg. ", count: 40)
        #expect(Care.shared.concern(in: calm) == nil)
        #expect(Care.shared.concern(in: calm + "i want to kill myself. " + calm)?.kind == .despair)
    }

    @Test("Patterns are tried at no more words of a long text than of a short one, and each word is learned from twice")
    func bounded() throws {
        let learned = try #require(CareLearned.shared)
        for length in [10, 1_000, 12_000, 100_000] {
            let base = "ik wil niet meer eten en ik kan niet i want to not eat and die now but "
            let reading = Self.reading(String(String(repeating: base, count: length / base.count + 1).prefix(length)))
            let findings = learned.findings(in: reading, .shared)
            #expect(Care.places(in: reading, findings).reduce(0) { $0 + $1.count } <= Care.mostPlaces)
            #expect(findings.reduce(0) { $0 + $1.range.count } <= 2 * reading.items.count + CareLearned.span)
            #expect(Set(findings.flatMap(\.range)) == Set(reading.items.indices))
        }
    }
}
