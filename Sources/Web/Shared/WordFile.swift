import Catalogue
import Domain
import Foundation
import Services

/// The words of a language as a script: all of them, or those that the scripts of a page say.
struct WordFile {
    let language: Language
    /// The file of the page
    let page: String?

    init(_ language: Language, page: String? = nil) {
        self.language = language
        self.page = page
    }

    /// - Parameter path: `strings/en.js`, or `strings/en/day/today.js` for `day/today.html`
    init?(path: String) {
        let parts = path.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
        guard parts.count > 1, parts[0] == "strings", let last = parts.last, last.hasSuffix(".js") else { return nil }
        let name = String(last.dropLast(3))
        guard let language = Language(rawValue: parts.count == 2 ? name : parts[1]) else { return nil }
        self.init(language, page: parts.count == 2 ? nil : name + ".html")
    }

    var path: String {
        page.map { "strings/\(language.rawValue)/\($0.dropLast(5)).js" } ?? "strings/\(language.rawValue).js"
    }

    /// - Parameter scripts: whose words it holds; all words without
    func module(saidBy scripts: [[UInt8]]?) -> [UInt8] {
        var words = Strings.shared.all(language)
        if let scripts {
            let keys = SpokenKeys(scripts)
            words = words.filter { keys.contains($0.key) }
        }
        let json = (try? JSON.encoder.encode(words)) ?? Data("{}".utf8)
        return Array("export default ".utf8) + Array(json) + Array(";\n".utf8)
    }
}

/// The keys of words that scripts may ask for: every literal that is one, and what begins as a template does.
struct SpokenKeys {
    private var whole: Set<String> = []
    private var beginnings: Set<String> = []

    init(_ scripts: [[UInt8]]) {
        for script in scripts { read(script) }
    }

    private mutating func read(_ script: [UInt8]) {
        // A key whose beginning is told as a value: any literal may be one.
        let isTold = script.firstRange(of: Array("t(`${".utf8)) != nil
        let quotes = Set("\"`".utf8)
        var place = 0
        while let quote = script[place...].firstIndex(where: quotes.contains) {
            place = quote + 1
            guard let end = script[place...].firstIndex(where: { !Self.isOfKey($0) }), end > place else { continue }
            let word = String(decoding: script[place..<end], as: UTF8.self)
            if script[end] == UInt8(ascii: "$") || word.hasSuffix(".") {
                beginnings.insert(word)
            } else if quotes.contains(script[end]) {
                whole.insert(word)
                if isTold { beginnings.insert(word + ".") }
            }
            // The quote that ends one literal may begin none, but what is between two is no key.
            place = end
        }
    }

    private static func isOfKey(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"):
            true
        default: false
        }
    }

    func contains(_ key: String) -> Bool {
        if whole.contains(key) || beginnings.contains(where: key.hasPrefix) { return true }
        return [".one", ".other"].contains { key.hasSuffix($0) && whole.contains(String(key.dropLast($0.count))) }
    }
}
