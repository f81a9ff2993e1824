/// The forms in which people write a name: its plural, and as one word.
enum WordForms {
    static func all(_ phrase: String) -> [String] {
        var forms = [phrase]
        let words = phrase.split { $0 == " " || $0 == "-" }.map(String.init)
        if let last = words.last, last.count > 2, !last.hasSuffix(")") {
            for plural in plurals(last) { forms.append((words.dropLast() + [plural]).joined(separator: " ")) }
        }
        if words.count == 2 { forms += forms.map { $0.filter { $0 != " " && $0 != "-" } } }
        if words.count > 2 { forms.append(words.joined()) }
        return forms
    }

    private static func plurals(_ word: String) -> [String] {
        if word.hasSuffix("s") || word.hasSuffix("sh") || word.hasSuffix("ch") || word.hasSuffix("x") {
            return [word + "es"]
        }
        if word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) {
            return [word.dropLast() + "ies"]
        }
        return [word + "s"]
    }
}
