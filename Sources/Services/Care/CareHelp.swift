import Catalogue
public import Domain

/// What is answered to a concern, in the reader's language: words, and who can help where they live.
public struct CareHelp: Codable, Sendable {
    struct Line: Codable {
        var name: String
        /// "Call Samaritans: 116 123"; the name alone of who has no number here.
        var text: String
        /// `tel:116123`
        var href: String?
    }

    var concern: Concern.Kind
    var isAboutOther: Bool
    var text: String
    var lines: [Line]

    /// All of it in sentences, a line each.
    public var message: String { ([text] + lines.map(\.text)).joined(separator: "\n") }

    public init(_ concern: Concern, for person: Person) {
        self.concern = concern.kind
        isAboutOther = concern.isAboutOther
        text = person.text("care.\(concern.kind.rawValue)\(concern.isAboutOther ? ".other" : "")")
        let region = CareLine.Region(timeZone: person.preferences.timeZone, language: person.language)
        lines = CareLine.lines(for: concern, in: region).map { line in
            let name = line.name(in: person.language)
            guard let number = line.number else { return Line(name: name, text: name) }
            return Line(
                name: name, text: person.text("care.call", ["name": .text(name), "number": .text(number)]),
                href: "tel:" + number.filter { $0.isASCII && $0.isNumber })
        }
    }
}
