/// How many of the sets were how heavy: "4x10, two at 80 and two at 90", "5x5: vier sets op 80 en de laatste op 85".
struct SetShares {
    /// The sentence in which they are parts of the sets.
    private(set) var rest: [SentenceChunk]

    init(_ chunks: [SentenceChunk]) {
        rest = chunks
        let shares = Self.shares(chunks)
        if !shares.isEmpty { rest = Self.parted(chunks, shares) }
    }

    /// The numbers of sets, by their places; none where they are not as many as were done.
    private static func shares(_ chunks: [SentenceChunk]) -> [Int: Int] {
        guard let (total, place) = total(chunks) else { return [:] }
        var shares: [Int: Int] = [:]
        var sum = 0
        for index in chunks.indices.dropFirst(place) {
            if let count = share(chunks, at: index) {
                shares[index] = count
                sum += count
            } else {
                sum += chunks[index].partCount
            }
        }
        return sum == total ? shares : [:]
    }

    private static func parted(_ chunks: [SentenceChunk], _ shares: [Int: Int]) -> [SentenceChunk] {
        var parted: [SentenceChunk] = []
        for (index, chunk) in chunks.enumerated() {
            if let count = shares[index] {
                parted.append(SentenceChunk(kind: .setPart(.next(count)), tokens: chunk.tokens, span: chunk.span))
            } else if chunk.role != .sets || shares[index - 1] == nil {
                parted.append(chunk)
            }
        }
        return parted
    }

    /// The sets of "4x10" or "4 sets of 10", and where what is said of them begins.
    private static func total(_ chunks: [SentenceChunk]) -> (count: Int, end: Int)? {
        for index in chunks.indices where index + 2 < chunks.count {
            guard let count = chunks[index].whole, (2...10).contains(count) else { continue }
            let (next, second) = (chunks[index + 1], chunks[index + 2])
            let isOf = second.role == .of
            guard next.isMark("x") || next.role == .times || next.role == .sets, isOf || second.whole != nil else {
                continue
            }
            return (count, isOf ? index + 4 : index + 3)
        }
        return nil
    }

    /// "Two at 80", "drie sets op 90".
    private static func share(_ chunks: [SentenceChunk], at index: Int) -> Int? {
        guard index > 0, let count = chunks[index].whole, (1...9).contains(count) else { return nil }
        let before = chunks[index - 1]
        guard before.isMark(",", ":", "(", "-") || before.role == .and || before.role == .then else { return nil }
        let isSets = index + 1 < chunks.count && chunks[index + 1].role == .sets
        let next = isSets ? index + 2 : index + 1
        guard next + 1 < chunks.count else { return nil }
        guard chunks[next].isLoadLead else { return nil }
        let load = chunks[next + 1].count ?? 0
        return load > 10 ? count : nil
    }
}

extension SentenceChunk {
    /// How many sets "the last two" and "the first" are.
    fileprivate var partCount: Int {
        switch kind {
        case .setPart(.last(let count)), .setPart(.first(let count)): count
        default: 0
        }
    }
}
