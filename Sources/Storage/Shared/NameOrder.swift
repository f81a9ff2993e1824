import Foundation
import GRDB

extension DatabaseCollation {
    /// Names as a dictionary has them, in English as in Dutch: "Éclair" beside "eclair" and before "Egg", "Bowl 2" before
    /// "Bowl 10". SQLite's own order knows the letters of ASCII alone.
    static let names = DatabaseCollation("names") { first, second in
        first.compare(second, options: [.caseInsensitive, .diacriticInsensitive, .numeric])
    }
}
