extension [SpokenExercise] {
    /// "Shoulder press 3x10, lateral raises 3x15, both with 10 kg": the load of the last is that of all.
    mutating func shareLoad(_ chunks: [SentenceChunk], _ lexer: SentenceLexer) {
        guard count > 1, let last, let load = last.load, load.value.count == 1,
            chunks.contains(where: { chunk in
                chunk.span.start > last.name.span.end && chunk.span.start <= load.span.start
                    && chunk.tokens.contains { lexer.isCue(.both, at: $0) }
            })
        else { return }
        for index in indices where self[index].load == nil && self[index].reps != nil {
            (self[index].load, self[index].loadUnit) = (load, last.loadUnit)
        }
    }

    /// "Leg extension 3x12 at 45, same for leg curl", "then curls, same weight, 3x12": figures of the exercise before.
    mutating func sameAgain(_ chunks: [SentenceChunk], _ lexer: SentenceLexer) {
        guard count > 1, let same = chunks.firstIndex(where: { $0.role == .same }) else { return }
        let span = chunks[same].span
        let isWeight = chunks.dropFirst(same).prefix(2).contains { chunk in
            chunk.tokens.contains { lexer.isCue(.weight, at: $0) }
        }
        guard let place = indices.dropFirst().first(where: { self[$0].name.span.end > span.start - 25 }) else { return }
        let before = self[place - 1]
        guard span.start > before.name.span.end else { return }
        if let load = self[place].load, self[place].sets == nil, self[place].reps == nil, load.value.count == 1,
            before.load?.value.count ?? 1 == 1
        {
            // "Hammer curls same reps with 10"
            (self[place].sets, self[place].reps) = (before.sets, before.reps)
        } else if isWeight || self[place].reps != nil, self[place].load == nil {
            self[place].load = before.load.flatMap { $0.value.count == 1 ? Spoken($0.value, span) : nil }
            self[place].loadUnit = before.loadUnit
        } else if self[place].sets == nil, self[place].reps == nil, self[place].load == nil, self[place].minutes == nil,
            self[place].kilometres == nil
        {
            let name = self[place].name
            let own = self[place].span
            self[place] = before
            (self[place].name, self[place].span) = (name, own.union(span))
        }
    }
}
