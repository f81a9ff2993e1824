/// The languages every sentence exists in.
public enum Language: String, CaseIterable, Codable, Sendable {
    case en, nl
}
