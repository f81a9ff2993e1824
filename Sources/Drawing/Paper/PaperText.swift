import Foundation

/// Text in the one encoding that the standard fonts have: Windows 1252, called WinAnsi in PDF. What it lacks is written
/// so that it reads: without its marks, in Latin letters, or, of a sign, by its name in brackets.
enum PaperText {
    /// - Returns: the bytes, and whether they say the same as `text`, letter by letter
    static func encoded(_ text: String) -> (bytes: [UInt8], isExact: Bool) {
        let utf8 = Array(text.utf8)
        if utf8.allSatisfy({ 32...126 ~= $0 }) { return (utf8, true) }
        var bytes: [UInt8] = []
        var isExact = true
        for character in text.precomposedStringWithCanonicalMapping {
            let scalars = character.unicodeScalars
            if scalars.count == 1, let scalar = scalars.first, let byte = byte(of: scalar) {
                bytes.append(byte)
                continue
            }
            isExact = false
            bytes += spelled(character)
        }
        return (bytes, isExact)
    }

    /// The way back, for exact bytes.
    static func text(of bytes: [UInt8]) -> String {
        var text = ""
        for byte in bytes { text.unicodeScalars.append(named[byte] ?? Unicode.Scalar(byte)) }
        return text
    }

    private static func byte(of scalar: Unicode.Scalar) -> UInt8? {
        switch scalar.value {
        case 32...126, 0xA1...0xAC, 0xAE...0xFF: UInt8(scalar.value)
        // Spaces that do not break are as wide as others here.
        case 0xA0, 0x2009, 0x202F: 32
        default: special[scalar]
        }
    }

    private static func spelled(_ character: Character) -> [UInt8] {
        let scalars = Array(character.unicodeScalars)
        guard let first = scalars.first else { return [] }
        if first.properties.generalCategory == .control || first.properties.generalCategory == .format { return [] }
        if let known = letters[first] { return Array(known.utf8) }
        if let lower = first.properties.lowercaseMapping.unicodeScalars.first, lower != first,
            let known = letters[lower]
        {
            return Array((known.prefix(1).uppercased() + known.dropFirst()).utf8)
        }
        if scalars.count == 2, scalars.allSatisfy({ regional ~= $0.value }) {
            return Array("[".utf8) + scalars.map { UInt8(65 + $0.value - regional.lowerBound) } + Array("]".utf8)
        }
        if first.properties.isEmojiPresentation || first.properties.generalCategory == .otherSymbol {
            return Array("[\(first.properties.name?.lowercased() ?? "?")]".utf8)
        }
        if let plain = plain(String(character)) { return plain }
        let latin = String(character).applyingTransform(.toLatin, reverse: false)
        return latin.flatMap(plain) ?? [UInt8(ascii: "?")]
    }

    /// Without marks and ligatures; `nil` where even then nothing can be written.
    private static func plain(_ text: String) -> [UInt8]? {
        let bytes = text.decomposedStringWithCompatibilityMapping.unicodeScalars.compactMap { scalar -> UInt8? in
            if let byte = byte(of: scalar) { return byte }
            return letters[scalar].flatMap { $0.utf8.first }
        }
        return bytes.isEmpty ? nil : bytes
    }

    private static let regional: ClosedRange<UInt32> = 0x1F1E6...0x1F1FF

    /// What Windows 1252 has between 128 and 159.
    private static let special: [Unicode.Scalar: UInt8] = {
        let row: [(UInt8, Unicode.Scalar)] = [
            (0x80, "€"), (0x82, "‚"), (0x83, "ƒ"), (0x84, "„"), (0x85, "…"), (0x86, "†"), (0x87, "‡"), (0x88, "ˆ"),
            (0x89, "‰"), (0x8A, "Š"), (0x8B, "‹"), (0x8C, "Œ"), (0x8E, "Ž"), (0x91, "‘"), (0x92, "’"), (0x93, "“"),
            (0x94, "”"), (0x95, "•"), (0x96, "–"), (0x97, "—"), (0x98, "˜"), (0x99, "™"), (0x9A, "š"), (0x9B, "›"),
            (0x9C, "œ"), (0x9E, "ž"), (0x9F, "Ÿ"),
        ]
        return Dictionary(row.map { ($1, $0) }) { first, _ in first }
    }()

    private static let named = Dictionary(special.map { ($1, $0) }) { first, _ in first }

    /// Letters that lose no mark but have to become others, in small: Latin, Greek (ISO 843 without marks), Cyrillic (as
    /// English newspapers write it), and signs of arithmetic.
    private static let letters: [Unicode.Scalar: String] = {
        let pairs = """
            ł l đ d ħ h ŧ t ı i ŋ ng ə e ĸ k ŀ l ȷ j ɑ a ɛ e ɔ o
            α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o
            ά a έ e ή i ί i ό o ύ y ώ o ϊ i ϋ y ΐ i ΰ y
            а a б b в v г g д d е e ё yo ж zh з z и i й y к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch
            ш sh щ shch ъ " ы y ь ' э e ю yu я ya є ye і i ї yi ґ g ў u ђ dj ј j љ lj њ nj ћ c џ dz ѓ g ќ k ѕ dz
            − - ‐ - ‑ - ‒ - ― - ≥ >= ≤ <= ≈ ~ ≠ =/= → -> ← <- ↑ ^ ↓ v ⁄ / ✓ v ∞ oo
            """.split { $0 == " " || $0 == "\n" }
        var letters: [Unicode.Scalar: String] = [:]
        for index in stride(from: 0, to: pairs.count - 1, by: 2) {
            if let letter = pairs[index].unicodeScalars.first { letters[letter] = String(pairs[index + 1]) }
        }
        return letters
    }()
}
