import Catalogue
import Domain
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Services
import Synchronization

/// The HTML pages: files of `Public/` with includes and words filled in, made once a language.
///
/// A template knows `{{t key}}` (a string, escaped), `{{> path}}` (another file), `{{at path}}` (marks a link when the page
/// is that one, or in its room), `{{ask address}}` (an answer of the API that the page's scripts will want, asked for while
/// they load), `{{privacy}}` (what PRIVACY.md says), and `{{lang}}`, `{{preloads}}`, `{{person}}`: what scripts and styles need to know of the reader, `{{name}}`,
/// `{{initials}}` and, in what is asked for, `{today}`. Addresses of files become those that they are served at.
final class Pages: Sendable {
    /// Every page: where it is, which file it is, the room it is in, and whether it needs someone signed in. A room is
    /// named by the address of its door.
    static let all: [(path: String, file: String, room: String, isPublic: Bool)] = [
        ("/", "day/today.html", "/", false),
        ("/log", "day/log.html", "/", false),
        ("/trends", "day/trends.html", "/trends", false),
        ("/measures", "day/measures.html", "/trends", false),
        ("/history", "food/history.html", "/trends", false),
        ("/recovery", "recovery/recovery.html", "/trends", false),
        ("/training/progress", "training/progress.html", "/trends", false),
        ("/plan", "plan/plan.html", "/trends", false),
        ("/badges", "badges/badges.html", "/trends", false),
        ("/reports", "reports/reports.html", "/trends", false),
        ("/coach", "coach/coach.html", "/coach", false),
        ("/learn", "learn/learn.html", "/coach", false),
        ("/food", "food/food.html", "/food", false),
        ("/foods", "food/foods.html", "/food", false),
        ("/recipes", "food/recipes.html", "/food", false),
        ("/train", "training/train.html", "/train", false),
        ("/workouts", "training/workouts.html", "/train", false),
        ("/profile", "profile/profile.html", "/profile", false),
        ("/settings", "profile/settings.html", "/profile", false),
        ("/settings/you", "profile/settings.html", "/profile", false),
        ("/settings/goals", "profile/settings.html", "/profile", false),
        ("/settings/app", "profile/settings.html", "/profile", false),
        ("/settings/data", "profile/settings.html", "/profile", false),
        ("/settings/security", "profile/settings.html", "/profile", false),
        ("/phone", "phone/phone.html", "/profile", false),
        ("/import", "health/import.html", "/profile", false),
        ("/backup", "backup/backup.html", "/profile", false),
        ("/onboarding", "profile/onboarding.html", "/profile", false),
        ("/welcome", "account/welcome.html", "", true),
        ("/locked", "account/locked.html", "", true),
        ("/privacy", "account/privacy.html", "", true),
        ("/docs", "docs/docs.html", "/profile", true),
    ]

    private static let asking = "<link rel=\"preload\" as=\"fetch\" crossorigin"

    private let assets: Assets
    private let people: People
    private let locks: AppLocks
    private let keepsExpanded: Bool
    private let expanded = Mutex<[String: String]>([:])

    /// - Parameter keepsExpanded: false while someone edits the files.
    init(assets: Assets, people: People, locks: AppLocks, keepsExpanded: Bool) {
        self.assets = assets
        self.people = people
        self.locks = locks
        self.keepsExpanded = keepsExpanded
    }

    /// The page at `path`, of those in `all`.
    ///
    /// - Parameter isUsual: without it its scripts want other answers than those that it asks for.
    func page(at path: String, isUsual: Bool, context: Caller) -> Response? {
        guard let page = Self.all.first(where: { $0.path == path }) else { return nil }
        return self.page(page.file, at: (page.path, page.room), isUsual: isUsual, context: context)
    }

    /// - Parameter values: what else the template knows, as HTML
    func page(
        _ file: String, at place: (path: String, room: String) = ("", ""), isUsual: Bool = true,
        values: [String: String] = [:], context: Caller
    ) -> Response? {
        let person = try? context.visitor.map { try people.person($0.owner) }
        guard let text = text(file, place, context.language) else { return nil }
        let name = person?.firstName ?? Strings.shared.text("nav.me.none", context.language)
        var html = text
        if !isUsual { html = html.split(separator: "\n").filter { !$0.hasPrefix(Self.asking) }.joined(separator: "\n") }
        for (name, value) in values { html = html.replacing("{{\(name)}}", with: value) }
        html =
            html
            .replacing(
                "{{person}}",
                with: Self.attributes(person?.preferences ?? Preferences(), isReminded: person?.isReminded == true)
                    + (person.map { " data-account=\"\($0.owner)\"" } ?? "") + lock(context)
            )
            .replacing("{{initials}}", with: Self.escape(person?.initials ?? "·"))
            .replacing("{{name}}", with: Self.escape(name))
            .replacing("{{today}}", with: person.map { "\($0.today)" } ?? "")
        var headers: HTTPFields = [.contentType: "text/html; charset=utf-8"]
        // Whose page it is: what a browser keeps for later belongs to one account.
        if let person { headers[.vitalpathAccount] = "\(person.owner)" }
        return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(string: html)))
    }

    /// What a page has to know to lock itself.
    private func lock(_ context: Caller) -> String {
        guard case .session(let session)? = context.visitor?.pass, let lock = try? locks.lock(of: session) else {
            return ""
        }
        return " data-lock=\"\(lock.minutes)\"" + (lock.locksOnReturn ? " data-lock-return" : "")
    }

    /// What stands in place of every page while the session is locked. Nothing in it is of who locked it but whose it is.
    func locked(_ context: Caller) -> Response? {
        guard let owner = context.locked?.owner, let text = text("account/locked.html", ("", ""), context.language)
        else { return nil }
        var preferences = Preferences()
        if let theme = try? people.person(owner).preferences.theme { preferences.theme = theme }
        let html = text.replacing(
            "{{person}}", with: Self.attributes(preferences) + " data-account=\"\(owner)\"")
        return Response(
            status: .locked, headers: [.contentType: "text/html; charset=utf-8"],
            body: ResponseBody(byteBuffer: ByteBuffer(string: html)))
    }

    /// The error page, worded.
    func error(_ problem: Problem, context: Caller) -> Response? {
        guard let text = text("shared/error.html", ("", ""), context.language) else { return nil }
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

    private static func attributes(_ preferences: Preferences, isReminded: Bool = false) -> String {
        let meals = preferences.mealTimes.starts.map(String.init).joined(separator: " ")
        let calories = preferences.hideCalories ? " data-calories=\"hidden\"" : ""
        let reminders = isReminded ? " data-reminders" : ""
        let dayStart = preferences.dayStartHour > 0 ? " data-day-start=\"\(preferences.dayStartHour)\"" : ""
        return
            "data-theme=\"\(preferences.theme)\" data-units=\"\(preferences.units)\" data-meals=\"\(meals)\"\(calories)\(reminders)\(dayStart)"
    }

    private func text(_ file: String, _ place: (path: String, room: String), _ language: Language) -> String? {
        let key = "\(language.rawValue) \(file) \(place.path)"
        if keepsExpanded, let hit = expanded.withLock({ $0[key] }) { return hit }
        guard
            let text = expand(file, place, language, depth: 0).map({
                assets.linked($0).replacing("{{preloads}}", with: assets.preloads(of: file, language))
            })
        else { return nil }
        expanded.withLock { $0[key] = text }
        return text
    }

    private func expand(
        _ file: String, _ place: (path: String, room: String), _ language: Language, depth: Int
    ) -> String? {
        guard depth < 5, let template = assets.text(file) else { return nil }
        var result = ""
        var rest = Substring(template)
        while let open = rest.firstRange(of: "{{"), let close = rest[open.upperBound...].firstRange(of: "}}") {
            result += rest[..<open.lowerBound]
            // What ends a tag are the last two: "{{ask /api/food-entries/{today}}}".
            let after = rest[close.upperBound...].drop { $0 == "}" }
            let inside = rest[open.upperBound..<after.startIndex].dropLast(2)
            let tag = inside.trimmingCharacters(in: .whitespaces)
            rest = after
            if tag.hasPrefix("t ") {
                result += Self.escape(Strings.shared.text(String(tag.dropFirst(2)), language))
            } else if tag.hasPrefix("> ") {
                let name = String(tag.dropFirst(2))
                let part = name.hasSuffix(".html") ? name : name + ".html"
                result += expand(part, place, language, depth: depth + 1) ?? ""
            } else if tag.hasPrefix("at ") {
                let path = tag.dropFirst(3)
                if path == place.path {
                    result += " aria-current=\"page\""
                } else if path == place.room {
                    result += " aria-current=\"true\""
                }
            } else if tag == "lang" {
                result += language.rawValue
            } else if tag == "privacy" {
                result += PrivacyStatement.prose(language).map { ProseHTML($0).html } ?? ""
            } else if tag.hasPrefix("ask ") {
                let address = Self.escape(String(tag.dropFirst(4))).replacing("{today}", with: "{{today}}")
                result += "\(Self.asking) href=\"\(address)\">"
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
