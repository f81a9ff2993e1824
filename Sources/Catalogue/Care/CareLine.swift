public import Domain

/// Somebody who can be called or asked for help.
public struct CareLine: Sendable, Hashable {
    public enum Role: String, Sendable, CaseIterable {
        case emergency, talk, violence, child, eating, doctor
    }

    public enum Region: String, Sendable, CaseIterable {
        case nl, be, gb, ie, us, ca, au, de, at, ch, eu
        /// Nobody knows where: the best known numbers of several countries
        case world

        /// Where clocks stand as they do there; else where the language is spoken.
        ///
        /// - Parameter timeZone: an identifier such as `Europe/Amsterdam`
        public init(timeZone: String, language: Language) {
            let row = Self.zones.first { row in
                row.zones.contains { $0.hasSuffix("/") ? timeZone.hasPrefix($0) : timeZone == $0 }
            }
            let isPlace = ["America/", "Europe/", "Asia/", "Africa/", "Pacific/"].contains(where: timeZone.hasPrefix)
            self = row?.region ?? (isPlace ? .world : language.choose(en: .world, nl: .nl))
        }

        /// Time zones of each region; one that ends in "/" stands for all that begin so.
        private static let zones: [(region: Region, zones: [Substring])] = (Table("Care/zones.tsv")?.rows ?? [])
            .compactMap { row in
                guard row.count == 2, let region = Region(rawValue: String(row[0])) else { return nil }
                return (region, row[1].split(separator: "|"))
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
