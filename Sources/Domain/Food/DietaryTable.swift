/// `DietaryWords` made ready for reading names: a tree of letters, each word ending in what it says.
struct DietaryTable: Sendable {
    static let shared = DietaryTable(DietaryWords.table)
    static let space = UInt8(ascii: " ")
    static let comma = UInt8(ascii: ",")

    private struct Node {
        var byte: UInt8
        var firstChild: Int32 = -1
        var next: Int32 = -1
        var rule: Int32 = -1
    }

    private var nodes = [Node(byte: 0)]
    private var rules: [DietaryRule] = []

    init(_ table: String) {
        let words = DietaryWord.all(in: table)
        for word in words.keys {
            // "kaas" says what "kaas-" and "-kaas" say.
            var said = DietaryRule()
            for wider in word.wider { if let rule = words[wider] { said.add(rule) } }
            for text in word.forms { insert(text, said) }
        }
    }

    /// Calls `body` with what is found in `text`, which are folded words between spaces, in its order, and with nil at a
    /// comma.
    func eachRule(in text: [UInt8], _ body: (DietaryRule?) -> Void) {
        text.withUnsafeBufferPointer { text in
            var place = 0
            while place < text.count {
                if text[place] == Self.comma { body(nil) }
                let (said, replacing) = rules(at: place, in: text)
                if let said { body(said) }
                if let replacing {
                    body(replacing.rule)
                    // The space after a word is the space before the next.
                    place = text[replacing.end - 1] == Self.space ? replacing.end - 1 : replacing.end
                } else {
                    place += 1
                }
            }
        }
    }

    /// What words at `place` say: the longest that stands in the place of those in it, and all longer ones.
    private func rules(
        at place: Int, in text: UnsafeBufferPointer<UInt8>
    ) -> (said: DietaryRule?, replacing: (rule: DietaryRule, end: Int)?) {
        var node = 0
        var end = place
        var said: DietaryRule?
        var replacing: (rule: DietaryRule, end: Int)?
        while end < text.count, let child = child(of: node, text[end]) {
            node = child
            end += 1
            guard nodes[node].rule >= 0 else { continue }
            let rule = rules[Int(nodes[node].rule)]
            if rule.replaces {
                replacing = (rule, end)
                said = nil
            } else {
                said = said.map { $0.adding(rule) } ?? rule
            }
        }
        return (said, replacing)
    }

    private func child(of node: Int, _ byte: UInt8) -> Int? {
        var child = nodes[node].firstChild
        while child >= 0 {
            if nodes[Int(child)].byte == byte { return Int(child) }
            child = nodes[Int(child)].next
        }
        return nil
    }

    private mutating func insert(_ text: [UInt8], _ rule: DietaryRule) {
        var node = 0
        for byte in text {
            if let child = child(of: node, byte) {
                node = child
            } else {
                nodes.append(Node(byte: byte, next: nodes[node].firstChild))
                nodes[node].firstChild = Int32(clamping: nodes.count - 1)
                node = nodes.count - 1
            }
        }
        if nodes[node].rule < 0 {
            nodes[node].rule = Int32(clamping: rules.count)
            rules.append(rule)
        } else {
            rules[Int(nodes[node].rule)].add(rule)
        }
    }
}
