import Domain

/// The shares of one metric and day: of each origin those of its latest batch, and of each source that sends, the latest.
struct OriginShares {
    private struct Found {
        var origin: LiveBatches.Origin
        /// Of what was pushed; sources of a file count together.
        var sender: Int?
        var rank: Int
        var batch: Int64
        var shares: [RecordedShare]
    }

    private var found: [Found] = []

    mutating func add(_ share: RecordedShare, _ rank: Int, _ batch: Int64, _ origin: LiveBatches.Origin) {
        let sender = origin == .pushed ? share.source : nil
        guard let place = found.firstIndex(where: { $0.origin == origin && $0.sender == sender }) else {
            return found.append(Found(origin: origin, sender: sender, rank: rank, batch: batch, shares: [share]))
        }
        if rank > found[place].rank {
            found[place] = Found(origin: origin, sender: sender, rank: rank, batch: batch, shares: [share])
        } else if rank == found[place].rank {
            found[place].shares.append(share)
        }
    }

    /// All of them, and nothing is left. Sources of different origins recorded the same thing as far as anyone knows: each
    /// has those of the others as rivals.
    ///
    /// - Parameter parts: the sources that a sender has put together
    mutating func taken(_ parts: [Int: Set<Int>]) -> (batch: Int64, shares: [RecordedShare])? {
        defer { found.removeAll(keepingCapacity: true) }
        settle(parts)
        guard let first = found.first else { return nil }
        if found.count == 1 { return (first.batch, first.shares) }
        let shares = found.flatMap { these in
            let rivals = found.reduce(into: Set<Int>()) { rivals, others in
                if !Self.areJoint(these, others) { rivals.formUnion(others.shares.map(\.source)) }
            }
            return these.shares.map { share in
                RecordedShare(
                    source: share.source, rivals: rivals.union(share.rivals).subtracting([share.source]).sorted(),
                    value: share.value)
            }
        }
        return (first.batch, shares)
    }

    /// A phone sends what the Health app has: of what its file and a message say of the same source, the later counts.
    private mutating func settle(_ parts: [Int: Set<Int>]) {
        guard let file = found.firstIndex(where: { $0.origin == .file(.apple) }) else { return }
        var dropped: Set<Int> = []
        for pushed in found {
            guard let sender = pushed.sender else { continue }
            let told = parts[sender] ?? [sender]
            if pushed.rank > found[file].rank {
                found[file].shares.removeAll { told.contains($0.source) }
            } else if found[file].shares.contains(where: { told.contains($0.source) }) {
                dropped.insert(sender)
            }
        }
        found.removeAll { $0.shares.isEmpty || $0.sender.map(dropped.contains) == true }
    }

    /// The same, or two that were sent in one message, which says what they share.
    private static func areJoint(_ a: Found, _ b: Found) -> Bool {
        guard let first = a.sender, let second = b.sender else { return a.origin == b.origin }
        return first == second
            || a.shares.contains { $0.rivals.contains(second) } && b.shares.contains { $0.rivals.contains(first) }
    }
}
