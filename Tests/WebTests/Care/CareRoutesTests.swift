import Catalogue
import Domain
import Foundation
import Testing

@testable import Storage
@testable import Web

@Suite("Care comes first")
struct CareRoutesTests {
    private func send(_ path: String, _ body: [String: Any], to guest: Guest) async throws -> [String: Any] {
        let json = String(decoding: try JSONSerialization.data(withJSONObject: body), as: UTF8.self)
        return try await guest.send("POST", path, json).object
    }

    private func care(_ object: [String: Any]?) -> [String: Any] { object?["care"] as? [String: Any] ?? [:] }
    private func links(_ care: [String: Any]) -> [String] {
        (care["lines"] as? [[String: Any]] ?? []).compactMap { $0["href"] as? String }
    }

    @Test("The coach answers a concern with help and numbers of where one lives, and with nothing of what was logged")
    func coach() async throws {
        try await TestSite.with { site in
            let sam = try await site.signIn()
            for (zone, number) in [
                ("Europe/London", "tel:116123"), ("America/New_York", "tel:988"), ("Europe/Brussels", "tel:1813"),
                ("Europe/Amsterdam", "tel:08000113"),
            ] {
                _ = try await sam.send("PATCH", "/api/preferences", #"{"timeZone": "\#(zone)"}"#)
                let exchange = try await send("/api/chat/send", ["content": "i dont want to live anymore"], to: sam)
                let message = try #require(exchange["assistantMessage"] as? [String: Any])
                let reply = try #require(message["reply"] as? [String: Any])
                #expect(reply["isCareful"] as? Bool == true && (reply["rows"] as? [Any])?.isEmpty == true)
                #expect(care(reply)["concern"] as? String == "despair" && links(care(reply)).first == number)
                let digits = (message["content"] as? String ?? "").filter(\.isNumber)
                #expect(digits.contains(number.filter(\.isNumber)), "numbers stand in the words as well")
            }
            let friend = try await send("/api/chat/send", ["content": "my friend wants to kill herself"], to: sam)
            let reply = (friend["assistantMessage"] as? [String: Any])?["reply"] as? [String: Any]
            #expect(care(reply)["isAboutOther"] as? Bool == true)
        }
    }

    @Test("A sentence that asks for care gets help; what is a log beside it is a draft, and nothing is logged")
    func sentence() async throws {
        try await TestSite.with { site in
            let sam = try await site.signIn()
            let bare = try await send("/api/sentence-drafts", ["text": "I haven't eaten in three days"], to: sam)
            #expect(care(bare)["concern"] as? String == "starving")
            #expect((bare["foods"] as? [Any])?.isEmpty == true && (bare["exercises"] as? [Any])?.isEmpty == true)
            let log = try await send(
                "/api/sentence-drafts", ["text": "lunch 2 boiled eggs, i want to disappear forever"], to: sam)
            #expect(care(log)["concern"] as? String == "despair" && (log["foods"] as? [Any])?.count == 1)
            #expect(log["text"] as? String == "lunch 2 boiled eggs")
            #expect(try await sam.get("/api/food-entries/2026-03-21").list.isEmpty)
            let calm = try await send("/api/sentence-drafts", ["text": "2 boiled eggs"], to: sam)
            #expect(calm["care"] == nil)
        }
    }

    @Test("Each concern has words in both languages, about oneself and about another, without a figure")
    func words() {
        for language in Language.allCases {
            for kind in Concern.Kind.allCases {
                let own = Strings.shared.text("care.\(kind.rawValue)", language)
                #expect(!own.contains("«") && !own.contains(where: \.isNumber))
                let other = Strings.shared.text("care.\(kind.rawValue).other", language)
                #expect(!other.contains("«") && other != own)
            }
        }
    }

    @Test("Every region has somebody to call for each concern")
    func lines() {
        for region in CareLine.Region.allCases {
            for kind in Concern.Kind.allCases {
                for isAboutOther in [false, true] {
                    let lines = CareLine.lines(for: Concern(kind: kind, isAboutOther: isAboutOther), in: region)
                    #expect(
                        !lines.isEmpty && lines.allSatisfy { !$0.name(in: .en).isEmpty && !$0.name(in: .nl).isEmpty })
                }
            }
            #expect(CareLine.lines(for: Concern(kind: .emergency), in: region).first?.number != nil)
        }
        for (zone, region) in [
            ("America/Denver", CareLine.Region.us), ("America/Indiana/Knox", .us), ("America/Toronto", .ca),
            ("America/Sao_Paulo", .world), ("Europe/Paris", .eu), ("Europe/Berlin", .de), ("Australia/Perth", .au),
            ("Asia/Tokyo", .world),
        ] { #expect(CareLine.Region(timeZone: zone, language: .nl) == region, "\(zone)") }
        #expect(CareLine.Region(timeZone: "Etc/UTC", language: .nl) == .nl)
        #expect(CareLine.Region(timeZone: "Etc/UTC", language: .en) == .world)
    }
}
