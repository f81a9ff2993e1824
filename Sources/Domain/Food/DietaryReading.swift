/// What the names of one food say, read one after the other.
struct DietaryReading {
    /// What stands before any "with": it is the same food in both languages.
    var head = Part()
    /// What is in the parts after a "with".
    private(set) var added = DietaryContents()

    /// What the names say between two words like "with".
    struct Part {
        var contains: DietaryTraits = []
        var mayContain: DietaryTraits = []
        var takesBack: DietaryTraits = []
        var deniesGroup: DietaryTraits = []
        /// Likely whatever is taken back: alcohol-free beer may hold a little.
        var stays: DietaryTraits = []

        mutating func add(_ rule: DietaryRule) {
            takesBack.formUnion(rule.takesBack)
            deniesGroup.formUnion(rule.deniesGroup)
            contains.formUnion(rule.contains)
            if rule.takesBack.isEmpty {
                mayContain.formUnion(rule.mayContain)
            } else {
                stays.formUnion(rule.mayContain)
            }
        }

        mutating func add(_ other: Part) {
            contains.formUnion(other.contains)
            mayContain.formUnion(other.mayContain)
            takesBack.formUnion(other.takesBack)
            deniesGroup.formUnion(other.deniesGroup)
            stays.formUnion(other.stays)
        }

        var contents: DietaryContents {
            DietaryContents(
                contains: contains.subtracting(takesBack), mayContain: mayContain.subtracting(takesBack).union(stays))
        }
    }

    var contents: DietaryContents {
        var contents = head.contents
        contents.contains.formUnion(added.contains)
        contents.mayContain.formUnion(added.mayContain)
        contents.mayContain.subtract(contents.contains)
        return contents
    }

    mutating func read(_ name: String, _ table: DietaryTable = .shared) {
        var part = Part()
        var isHead = true
        var isLeftOut = false
        table.eachRule(in: Self.plain(name)) { rule in
            switch rule?.kind {
            case nil: isLeftOut = false
            case .leavesOut: isLeftOut = true
            case .adds:
                isLeftOut = false
                end(part, isHead)
                part = Part()
                isHead = false
            case .says:
                guard let rule else { return }
                if isLeftOut { part.takesBack.formUnion(rule.takesBack) } else { part.add(rule) }
            }
        }
        end(part, isHead)
    }

    private mutating func end(_ part: Part, _ isHead: Bool) {
        if isHead { return head.add(part) }
        added.contains.formUnion(part.contents.contains)
        added.mayContain.formUnion(part.contents.mayContain)
    }

    /// The folded words of `name` between spaces, its commas among them.
    private static func plain(_ name: String) -> [UInt8] {
        var text = [DietaryTable.space]
        text.reserveCapacity(name.utf8.count + 8)
        for piece in name.utf8.split(separator: UInt8(ascii: ",")) {
            if text.count > 1 { text += [DietaryTable.comma, DietaryTable.space] }
            for word in FoldedText.words(Substring(piece)) {
                text += word
                text.append(DietaryTable.space)
            }
        }
        return text
    }
}
