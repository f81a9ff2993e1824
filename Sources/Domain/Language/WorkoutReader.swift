/// Finds which measures belong to which exercise: of all ways to cut between two exercises, the ones that fit best.
struct WorkoutReader {
    let lexicon: SentenceLexicon
    let atoms: [WorkoutAtom]
    private let lexer: SentenceLexer
    private(set) var notUnderstood: [SentenceSpan] = []

    /// An exercise as it is named in the sentence.
    struct Mention {
        /// `nil` for one that the lexicon does not know.
        var exercise: Int?
        var place: Int
        var end: Int
        /// Whether it takes back the one before.
        var replaces = false
        /// What is done likewise: "squats and lunges 3x10".
        var likewise: [(exercise: Int, place: Int)] = []
    }

    init(_ atoms: [WorkoutAtom], _ lexer: SentenceLexer) {
        self.lexer = lexer
        lexicon = lexer.lexicon
        self.atoms = atoms.withoutDenied(lexer.language).withMinutesCarried(lexer.lexicon)
    }

    mutating func exercises() -> [SpokenExercise] {
        let mentions = mentions()
        guard !mentions.isEmpty else { return [] }
        let cuts = cuts(mentions)
        var result: [SpokenExercise] = []
        for (index, mention) in mentions.enumerated() {
            let from = index == 0 ? start(of: mention) : cuts[index - 1]
            let to = index == mentions.count - 1 ? atoms.count : cuts[index]
            let measures = measures(mention, from: from, to: to)
            notUnderstood += measures.unread
            if measures.isEmpty, isHeading(mention, of: mentions.dropFirst(index + 1)) { continue }
            // "30 min swimming, mostly freestyle"
            if measures.isEmpty, !mention.replaces, index > 0, mention.exercise == mentions[index - 1].exercise {
                continue
            }
            let isOne = mention.likewise.isEmpty
            let spoken = atoms[mention.place].span.union(
                atoms[isOne ? max(mention.place, mention.end - 1) : mention.place].span)
            guard let exercise = exercise(named: mention.exercise, spoken: spoken, measures) else { continue }
            if let same = result.lastIndex(where: { mention.replaces && $0.name.value == exercise.name.value }) {
                result[same] = Self.overlay(exercise, on: result[same])
            } else if mention.replaces, let last = result.last {
                result[result.count - 1] = Self.overlay(exercise, on: last)
            } else {
                result += Set(measures.held).count > 1 ? exercise.timed(measures.held) : [exercise]
                result += mention.likewise.compactMap {
                    self.exercise(named: $0.exercise, spoken: atoms[$0.place].span, measures)
                }
            }
        }
        return result
    }

    private func mentions() -> [Mention] {
        var mentions: [Mention] = []
        for (index, atom) in atoms.enumerated() {
            guard let exercise = atom.exercise else { continue }
            var replaces = false
            var back = index - 1
            scan: while back >= 0, !mentions.isEmpty {
                switch atoms[back].kind {
                case .correction:
                    replaces = true
                    break scan
                case .separator, .exercise: break scan
                default: back -= 1
                }
            }
            // "on the treadmill, ran 5k" without the comma is one exercise said twice.
            if !replaces, let last = mentions.last, last.exercise == exercise,
                !atoms[last.end..<index].contains(where: \.isSeparator)
                    || isOneOuting(last, saidAgainAt: index, before: mentions.dropLast().last?.end ?? 0)
            {
                mentions.removeLast()
            }
            if !replaces, let last = mentions.last, isMachine(index, of: last) { continue }
            mentions.append(Mention(exercise: exercise, place: index, end: index + 1, replaces: replaces))
        }
        if let first = mentions.first { return outing(before: first) + joined(mentions) }
        return race() ?? outing(in: atoms[...]).map { [$0] } ?? unknownMentions() ?? session() ?? []
    }

    /// "Calf raises 3x20 on the leg press": what it was done on.
    private func isMachine(_ place: Int, of last: Mention) -> Bool {
        // Copies: the optimizer of Swift 6.3.1 fails over `atoms[place].exercise.map`.
        let (own, between) = (atoms[place], atoms[last.end..<place])
        guard let exercise = last.exercise, [.strength, .bodyweight].contains(lexicon.exercises[exercise].kind),
            let machine = own.exercise, lexicon.exercises[machine].kind == .strength,
            !between.contains(where: \.isSeparator), let lead = between.last
        else { return false }
        let token = lexer.tokens.partitioningIndex { $0.span.start >= lead.span.start }
        return lexer.has(.on, at: token)
    }

    /// "Morning run, ran 5k in 26 min", "swim, 1500 m freestyle in 32 min": cardio named again behind a comma, with one
    /// distance and one time for both.
    private func isOneOuting(_ mention: Mention, saidAgainAt place: Int, before start: Int) -> Bool {
        guard let exercise = mention.exercise, lexicon.exercises[exercise].kind == .cardio,
            atoms[mention.end..<place].allSatisfy({ !$0.isSeparator || $0.isComma })
        else { return false }
        let next = atoms[(place + 1)...].firstIndex { $0.exercise != nil || $0.isSeparator && !$0.isComma }
        var (distances, times) = (0, 0)
        for (index, atom) in atoms.enumerated().prefix(next ?? atoms.count).dropFirst(start) {
            switch atom.kind {
            case .kilometres: distances += 1
            case .minutes, .clock: times += 1
            // "60 baantjes"
            case .number where index + 1 == place: break
            case .separator, .exercise, .noise, .in, .at, .for, .verb: break
            default: return false
            }
        }
        return distances <= 1 && times <= 1
    }

    /// "half marathon in 1:52" is run.
    private func race() -> [Mention]? {
        guard let place = atoms.firstIndex(where: { if case .race = $0.kind { true } else { false } }),
            let running = lexicon.exerciseIndex["running"]
        else { return nil }
        return [Mention(exercise: running, place: place, end: place)]
    }

    /// Words that no table knows, where measures stand beside them: a name, perhaps.
    private func unknownMentions() -> [Mention]? {
        guard atoms.contains(where: \.isMeasure), let start = atoms.firstIndex(where: { Self.isUnknown($0) }) else {
            return nil
        }
        var end = start
        while end < atoms.count, Self.isUnknown(atoms[end]) { end += 1 }
        return [Mention(exercise: nil, place: start, end: end)]
    }

    /// "Gym for an hour", and not a word of what was done there.
    private func session() -> [Mention]? {
        let measures = atoms.indices.filter { atoms[$0].isMeasure }
        guard let place = measures.first, measures.count == 1, case .minutes = atoms[place].kind,
            lexer.tokens.indices.contains(where: { lexer.isCue(.gym, at: $0) }),
            let training = lexicon.exerciseIndex["strength training"]
        else { return nil }
        return [Mention(exercise: training, place: place, end: place)]
    }

    static func isUnknown(_ atom: WorkoutAtom) -> Bool { if case .unknown = atom.kind { true } else { false } }

    /// For each gap between two mentions, where its atoms are divided.
    private func cuts(_ mentions: [Mention]) -> [Int] {
        guard mentions.count > 1 else { return [] }
        let options: [[(Int, Double)]] = (1..<mentions.count).map {
            self.options(from: mentions[$0 - 1].end, to: mentions[$0].place)
        }
        // The cheapest way to each option of a gap, from the left.
        var costs: [[Double]] = []
        var origins: [[Int]] = []
        for gap in options.indices {
            var cost: [Double] = []
            var origin: [Int] = []
            for option in options[gap] {
                var best = (cost: Double.infinity, origin: 0)
                for (place, from) in (gap == 0 ? [(0, 0.0)] : options[gap - 1]).enumerated() {
                    let own = measures(mentions[gap], from: from.0, to: option.0)
                    let total = (gap == 0 ? 0 : costs[gap - 1][place]) + price(own, of: mentions[gap])
                    if total < best.cost { best = (total, place) }
                }
                cost.append(best.cost + option.1)
                origin.append(best.origin)
            }
            costs.append(cost)
            origins.append(origin)
        }
        var place = 0
        var least = Double.infinity
        for (index, option) in options[options.count - 1].enumerated() {
            let own = measures(mentions[mentions.count - 1], from: option.0, to: atoms.count)
            let total = costs[costs.count - 1][index] + price(own, of: mentions[mentions.count - 1])
            if total < least { (least, place) = (total, index) }
        }
        var cuts = [Int](repeating: 0, count: options.count)
        for gap in options.indices.reversed() {
            cuts[gap] = options[gap][place].0
            place = origins[gap][place]
        }
        return cuts
    }

    private func price(_ measures: WorkoutMeasures, of mention: Mention) -> Double {
        // "Buikspieren 3x20 crunches": a muscle may be a heading.
        let isHeading = measures.isEmpty && (isBeforeColon(mention) || isMuscle(atoms[mention.place].span))
        return measures.penalty + (!measures.isEmpty ? 0 : isHeading ? 0.5 : 1.5)
    }

    /// Places where a gap can be cut, and what each costs: at its ends, and at a few separators.
    private func options(from start: Int, to end: Int) -> [(Int, Double)] {
        var separators: [(Int, Double)] = []
        for index in start..<max(start, end) {
            switch atoms[index].kind {
            case .separator(.stop): separators.append((index, 0))
            // "12, 10, 8" is one list.
            case .separator where isInList(index): separators.append((index, 1.3))
            case .separator(.comma), .separator(.but): separators.append((index, 0.3))
            // "3,2 km, en 20 min gewandeld"
            case .separator(.and) where index > start && atoms[index - 1].isSeparator: separators.append((index, 0.1))
            case .separator(.and): separators.append((index, 0.35))
            case .separator(.with): separators.append((index, 1))
            default: break
            }
        }
        let few = separators.count <= 6 ? separators : separators.prefix(3) + separators.suffix(3)
        let isCut = !separators.isEmpty
        // "5 km gelopen in 31 min en daarna gestretcht": that is of the one before.
        let isBound = start < end && { if case .in = atoms[start].kind { true } else { false } }()
        var options = [(start, (isCut ? 0.6 : 0.4) + (isBound ? 1.5 : 0)), (end, isCut ? 0.5 : 0.2)]
        options += few
        return options
    }

    /// Whether a separator stands between two bare numbers.
    private func isInList(_ index: Int) -> Bool {
        guard index > 0, index + 1 < atoms.count, atoms[index - 1].number != nil, atoms[index + 1].number != nil else {
            return false
        }
        guard index + 2 < atoms.count else { return true }
        switch atoms[index + 2].kind {
        case .times, .sets, .reps, .exercise: return false
        default: return true
        }
    }

    private func measures(_ mention: Mention, from: Int, to: Int) -> WorkoutMeasures {
        let kind = mention.exercise.map { lexicon.exercises[$0].kind } ?? .strength
        let before = atoms[min(from, mention.place)..<mention.place]
        let after = atoms[mention.end..<max(to, mention.end)]
        let own = Array(before) + atoms[mention.place..<mention.end].prefix(1) + Array(after)
        let joined = own.joiningLists(ownPlace: before.count)
        let measures = WorkoutMeasures(joined, kind: kind)
        // "Rowing 3x12 50": sets of repetitions are lifted, and a number beside them is a load.
        let isLifted = kind == .cardio && measures.reps != nil && measures.kilometres == nil && measures.minutes == nil
        guard isLifted, mention.exercise.map({ lexicon.exercises[$0].variants[.strength] != nil }) == true else {
            return measures
        }
        return WorkoutMeasures(joined, kind: .strength)
    }

    func lexiconExercise(_ index: Int) -> SentenceLexicon.Exercise { lexicon.exercises[index] }

    /// Whether it is a muscle that is named: "biceps" for curls.
    func isMuscle(_ span: SentenceSpan) -> Bool {
        let place = lexer.tokens.partitioningIndex { $0.span.start >= span.start }
        return place < lexer.tokens.count && lexer.tokens[place].span == span && lexer.has(.muscle, at: place)
    }

    func words(_ span: SentenceSpan) -> String {
        lexer.tokens.filter { $0.span.start >= span.start && $0.span.end <= span.end && $0.isWord }
            .map(\.text).joined(separator: " ")
    }
}
