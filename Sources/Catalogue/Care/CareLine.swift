public import Domain

/// Somebody who can be called or asked for help.
public struct CareLine: Sendable, Hashable {
    public enum Role: String, Sendable, CaseIterable {
        case emergency, talk, violence, child, eating, doctor
    }

    public enum Region: String, Sendable, CaseIterable {
        case nl, be, gb, ie, us, au
        /// Nobody knows where: the best known numbers of several countries
        case world

        /// Where clocks stand as they do there; else where the language is spoken.
        ///
        /// - Parameter timeZone: an identifier such as `Europe/Amsterdam`
        public init(timeZone: String, language: Language) {
            switch timeZone {
            case "Europe/Amsterdam": self = .nl
            case "Europe/Brussels": self = .be
            case "Europe/London", "Europe/Belfast", "GB": self = .gb
            case "Europe/Dublin": self = .ie
            case _ where ["America/", "US/", "Canada/"].contains(where: timeZone.hasPrefix): self = .us
            case "Pacific/Honolulu": self = .us
            case _ where timeZone.hasPrefix("Australia/"): self = .au
            default: self = language == .nl ? .nl : .world
            }
        }
    }

    public var role: Role
    /// As it is dialled; `nil` for who has none here.
    public var number: String?
    private var names: [Language: String]

    public func name(in language: Language) -> String { names[language] ?? "" }

    /// Who can help with such a concern there, the most urgent first.
    public static func lines(for concern: Concern, in region: Region) -> [CareLine] {
        let there = table[region] ?? []
        return concern.kind.roles(isAboutOther: concern.isAboutOther).flatMap { role in there.filter { $0.role == role }
        }
    }

    static let table: [Region: [CareLine]] = (Table("Care/lines.tsv")?.rows ?? []).reduce(into: [:]) { table, row in
        guard row.count == 5, let region = Region(rawValue: String(row[0])), let role = Role(rawValue: String(row[1]))
        else { return }
        table[region, default: []].append(
            CareLine(
                role: role, number: row[2].isEmpty ? nil : String(row[2]),
                names: [.en: String(row[3]), .nl: String(row[4])]))
    }
}

extension Concern.Kind {
    fileprivate func roles(isAboutOther: Bool) -> [CareLine.Role] {
        switch self {
        case .emergency: [.emergency]
        case .despair: [.talk, .emergency]
        case .selfHarm: [.talk, .doctor, .emergency]
        case .violence: [.violence, .emergency]
        case .purging, .starving: [.eating, .doctor, .emergency]
        case .bingeing, .fastLoss: [.eating, .doctor]
        case .pregnancy: [.doctor]
        case .child: isAboutOther ? [.doctor, .eating] : [.child, .doctor, .eating]
        case .doping: [.doctor, .emergency]
        }
    }
}
