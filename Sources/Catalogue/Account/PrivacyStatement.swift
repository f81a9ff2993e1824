public import Domain

/// What PRIVACY.md says, a part a language in the order of `Language`, each below a heading of its own.
public enum PrivacyStatement {
    private static let parts: [Prose] =
        ("\n" + (Table.text("PRIVACY.md") ?? "")).split(separator: "\n# ").dropFirst().map { part in
            Prose(String(part.drop { $0 != "\n" }))
        }

    public static func prose(_ language: Language) -> Prose? {
        zip(Language.allCases, parts).first { $0.0 == language }?.1
    }
}
