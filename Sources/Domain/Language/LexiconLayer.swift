/// Words, and the phrases that they make: a tree whose edges are words. A layer can lie on another one and add to it; its
/// words and nodes are then numbered on from there.
struct LexiconLayer: Sendable {
    let firstNode: Int32
    private let firstWord: Int32
    private(set) var words: [String: Int32] = [:]
    private(set) var spelling = SpellingIndex()
    private var edges: [UInt64: Int32] = [:]
    private var senses: [[SentenceLexicon.Sense]] = []
    /// What it adds to nodes of the layer below.
    private var added: [Int32: [SentenceLexicon.Sense]] = [:]

    init(firstWord: Int32, firstNode: Int32) {
        self.firstWord = firstWord
        self.firstNode = firstNode
        if firstNode == SentenceLexicon.root { senses.append([]) }
    }

    var nextWord: Int32 { firstWord + Int32(truncatingIfNeeded: words.count) }
    var nextNode: Int32 { firstNode + Int32(truncatingIfNeeded: senses.count) }

    func next(from node: Int32, by word: Int32) -> Int32? { edges[Self.edge(node, word)] }

    func senses(at node: Int32) -> [SentenceLexicon.Sense] {
        node < firstNode ? added[node] ?? [] : senses[Int(node - firstNode)]
    }

    /// Goes on from `node` by a token, and makes the way where there is none.
    ///
    /// - Parameters:
    ///   - known: the token's word, where some layer has it
    ///   - next: where that leads, where it does
    mutating func step(
        from node: Int32, _ token: SentenceToken, known: Int32?, next: Int32?, _ sense: SentenceLexicon.Sense
    ) -> Int32 {
        let word = known ?? nextWord
        if known == nil { words[token.key] = word }
        spelling.add(token.key, word, sense, isWord: token.isWord)
        if let next { return next }
        let new = nextNode
        senses.append([])
        edges[Self.edge(node, word)] = new
        return new
    }

    mutating func add(_ sense: SentenceLexicon.Sense, at node: Int32) {
        if node < firstNode {
            added[node, default: []].append(sense)
        } else {
            senses[Int(node - firstNode)].append(sense)
        }
    }

    private static func edge(_ node: Int32, _ word: Int32) -> UInt64 {
        UInt64(UInt32(bitPattern: node)) << 32 | UInt64(UInt32(bitPattern: word))
    }
}
