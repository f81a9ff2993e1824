import Catalogue
import Domain
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Synchronization

/// The HTML pages: files of `Public/` with includes and words filled in, made once a language.
///
/// A template knows `{{t key}}` (a string, escaped), `{{> path}}` (another file), and `{{lang}}`, `{{version}}` and
/// `{{person}}`: what scripts and styles need to know of the reader.
final class Pages: Sendable {
    /// Every page: where it is, which file it is, and whether it needs someone signed in.
    static let all: [(path: String, file: String, isPublic: Bool)] = [
        ("/", "day/today.html", false),
        ("/log", "day/log.html", false),
        ("/trends", "day/trends.html", false),
        ("/plan", "plan/plan.html", false),
        ("/recovery", "recovery/recovery.html", false),
        ("/coach", "coach/coach.html", false),
        ("/food", "food/food.html", false),
        ("/foods", "food/foods.html", false),
        ("/recipes", "food/recipes.html", false),
        ("/badges", "badges/badges.html", false),
        ("/train", "training/train.html", false),
        ("/history", "food/history.html", false),
        ("/workouts", "training/workouts.html", false),
        ("/training/progress", "training/progress.html", false),
        ("/import", "health/import.html", false),
        ("/onboarding", "profile/onboarding.html", false),
        ("/profile", "profile/profile.html", false),
        ("/settings", "profile/settings.html", false),
        ("/welcome", "account/welcome.html", true),
        ("/privacy", "account/privacy.html", true),
        ("/docs", "docs/docs.html", true),
    ]

    private let assets: Assets
    private let people: People
    private let keepsExpanded: Bool
    private let expanded = Mutex<[String: String]>([:])

    /// - Parameter keepsExpanded: false while someone edits the files.
    init(assets: Assets, people: People, keepsExpanded: Bool) {
        self.assets = assets
        self.people = people
        self.keepsExpanded = keepsExpanded
    }

    func page(_ file: String, context: Caller, status: HTTPResponse.Status = .ok) -> Response? {
        let preferences = try? context.visitor.map { try people.person($0.owner).preferences }
        guard let text = text(file, context.language) else { return nil }
        let html = text.replacing("{{person}}", with: Self.attributes(preferences ?? Preferences()))
        return Response(
            status: status, headers: [.contentType: "text/html; charset=utf-8"],
            body: ResponseBody(byteBuffer: ByteBuffer(string: html)))
    }

    /// The error page, worded.
    func error(_ problem: Problem, context: Caller) -> Response? {
        guard let text = text("shared/error.html", context.language) else { return nil }
        let html =
            text
            .replacing("{{person}}", with: Self.attributes(Preferences()))
            .replacing(
                "{{title}}",
                with: Self.escape(Strings.shared.text("problem.title.\(problem.status.code)", context.language))
            )
            .replacing("{{detail}}", with: Self.escape(problem.detail.text(context.language, context.units)))
        return Response(
            status: problem.status, headers: [.contentType: "text/html; charset=utf-8"],
            body: ResponseBody(byteBuffer: ByteBuffer(string: html)))
    }

    private static func attributes(_ preferences: Preferences) -> String {
        let meals = preferences.mealTimes.starts.map(String.init).joined(separator: " ")
        let calories = preferences.hideCalories ? " data-calories=\"hidden\"" : ""
        return
            "data-theme=\"\(preferences.theme)\" data-units=\"\(preferences.units)\" data-meals=\"\(meals)\"\(calories)"
    }

    private func text(_ file: String, _ language: Language) -> String? {
        let key = "\(language.rawValue) \(file)"
        if keepsExpanded, let hit = expanded.withLock({ $0[key] }) { return hit }
        guard let text = expand(file, language, depth: 0) else { return nil }
        expanded.withLock { $0[key] = text }
        return text
    }

    private func expand(_ file: String, _ language: Language, depth: Int) -> String? {
        guard depth < 5, let template = assets.text(file) else { return nil }
        var result = ""
        var rest = Substring(template)
        while let open = rest.firstRange(of: "{{"), let close = rest[open.upperBound...].firstRange(of: "}}") {
            result += rest[..<open.lowerBound]
            let tag = rest[open.upperBound..<close.lowerBound].trimmingCharacters(in: .whitespaces)
            rest = rest[close.upperBound...]
            if tag.hasPrefix("t ") {
                result += Self.escape(Strings.shared.text(String(tag.dropFirst(2)), language))
            } else if tag.hasPrefix("> ") {
                let name = String(tag.dropFirst(2))
                result += expand(name.hasSuffix(".html") ? name : name + ".html", language, depth: depth + 1) ?? ""
            } else if tag == "lang" {
                result += language.rawValue
            } else if tag == "version" {
                result += assets.version
            } else {
                result += "{{\(tag)}}"
            }
        }
        return result + rest
    }

    static func escape(_ text: String) -> String {
        var result = ""
        for character in text.unicodeScalars {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            default: result.unicodeScalars.append(character)
            }
        }
        return result
    }
}
