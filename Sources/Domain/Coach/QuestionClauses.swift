/// The parts of a question that narrow it down, taken out of its pieces: "after alcohol", "on days that I train", "before
/// 2 pm". What is left is what is asked of the days they name.
struct QuestionClauses {
    typealias Piece = QuestionReader.Piece

    private(set) var rest: [Piece]
    private(set) var event: Question.Condition.Event?
    /// "the day after"
    private(set) var isDayAfter = false
    /// "the day before"
    private(set) var isDayBefore = false
    /// Days without it are meant.
    private(set) var isWithout = false
    /// "after", rather than "on days with"
    private(set) var isAfter = false
    /// Of such days only the latest: "after my last run"
    private(set) var isLatest = false
    /// The word that said so
    private(set) var afterWord: String?
    /// "By running", rather than "on days that I run"
    private(set) var isDuring = false
    private(set) var hours: Question.Hours?
    /// Words that times of the clock were said with, and whether they stand after what the days have in common
    private(set) var clocks: [String] = []
    /// "In the evening"
    private(set) var partsOfDay: [String] = []
    private(set) var isClockOfEvent = false
    private var clockToken: Int?
    /// "Apart from dinner"
    private(set) var except: Question.Except?
    private(set) var alsoExcept: [Question.Slot] = []
    /// Words that change the meaning and that nothing was made of
    private(set) var unbound: [String] = []
    /// What a figure goes with is asked for.
    private(set) var isOfInfluences = false
    /// What of a relation was spoken of before: "does it affect my sleep"
    private(set) var relation: Question.Link.Relation?
    /// Whether one of two things changes the other is asked: "does alcohol affect my sleep".
    private(set) var isOfCause = false

    /// How somebody is was said: "tired"
    private var hasState = false

    private let reader: QuestionReader

    init(_ reader: QuestionReader) {
        self.reader = reader
        rest = reader.pieces
        takeHours()
        joinDays()
        nameExerciseOfDays()
        takeLeftOutDays()
        takeLeftOutFood()
        nameStates()
        joinDayBefore()
        takeEvent()
        takeOtherDays()
        takeReason()
        takeBinding()
    }

    // MARK: Days that are left out

    /// "Without the weekends", "Sundays not counted": the other days of the week.
    private mutating func takeLeftOutDays() {
        for index in rest.indices {
            let days: Set<Int>?
            if let said = word(rest[index], .weekdays) {
                days = Set(said.compactMap(\.wholeNumberValue))
            } else {
                days = reader.weekdays(of: rest[index])
            }
            guard let days, let lead = exclusion(around: index) else { continue }
            // "On weekdays but Friday": of those that were named. Another kind of day is not told apart.
            if rest.indices.contains(where: { $0 != index && word(rest[$0], .weekdays) != nil }) {
                unbound.append(text(rest[lead.lowerBound]))
                return
            }
            guard
                let others = QuestionWord(
                    "weekdays:" + Question.everyWeekday.subtracting(days).sorted().map(String.init).joined())
            else { continue }
            rest[index].kind = .word(others)
            rest.removeSubrange(lead)
            return
        }
    }

    /// "On days I train vs days I don't", "and on other days": they are told beside such days anyway.
    private mutating func takeOtherDays() {
        let others = ["others", "unlike"]
        guard let index = rest.firstIndex(where: { word($0, .clause).map(others.contains) == true }) else { return }
        if event == nil { unbound.append(text(rest[index])) }
        rest.remove(at: index)
    }

    // MARK: Food that is left out

    /// "Apart from dinner", "snacks not counted", "zonder het ontbijt mee te tellen": all else of what is asked.
    private mutating func takeLeftOutFood() {
        guard let index = rest.indices.first(where: { thing(at: $0) != nil && exclusion(around: $0) != nil }),
            let lead = exclusion(around: index)
        else { return }
        // "Days without breakfast" are counted; of a food it is not said whether days without it are meant.
        let isCounted = lead.contains { word(rest[$0], .leaving) != nil }
        if !isCounted {
            let isOfDays = rest.contains { piece in
                guard case .word(let word) = piece.kind else { return false }
                return word.kind == .clause || word.kind == .cue && !Self.daily.isDisjoint(with: word.parts)
            }
            let isOfFood = rest.enumerated().contains { place, piece in
                place != index
                    && word(piece, .metric).flatMap { Metric(rawValue: $0.prefix { $0 != "+" }.description) }?
                        .isFromFood
                        == true
            }
            // "Without the wine": "calories without wine" may be those of days without it.
            let isNamed = lead.contains { Self.determiners.contains(text(rest[$0])) }
            guard !isOfDays,
                isOfFood && isNamed
                    || word(rest[index], .slot) != nil && rest.contains(where: { word($0, .metric) != nil })
            else { return }
        }
        guard let (found, end) = thing(at: index) else { return }
        // "Apart from lunch and dinner", "breakfast and lunch not counted"
        var (first, last) = (index, end)
        while let (more, place) = joined(
            from: lead.lowerBound > index ? first - 1 : last, lead.lowerBound > index ? -1 : 1)
        {
            // Of other things one of them is not all.
            guard case .meal = found, case .meal(let slot) = more else {
                unbound.append(text(rest[lead.lowerBound]))
                return
            }
            alsoExcept.append(slot)
            (first, last) = (min(first, place), max(last, place + 1))
        }
        except = found
        var left = Array(rest[..<min(lead.lowerBound, first)]) + Array(rest[max(lead.upperBound, last)...])
        // "Without … counted"
        if lead.lowerBound > index {
            let isWithout = left[..<first].suffix(3).lastIndex { ["without", "zonder"].contains(text($0)) }
            if let isWithout { left.remove(at: isWithout) }
        }
        rest = left
    }

    /// What is joined to a thing that ends before `start`, or begins after it
    private func joined(from start: Int, _ step: Int) -> (Question.Except, place: Int)? {
        var place = start
        var isJoined = false
        while rest.indices.contains(place) {
            if let (found, _) = thing(at: place) { return isJoined ? (found, place) : nil }
            switch rest[place].kind {
            case .small where Self.joins.contains(text(rest[place])): isJoined = true
            case .small where ["the", "het", "de", "my", "mijn"].contains(text(rest[place])): break
            case .mark: isJoined = true
            default: return nil
            }
            place += step
        }
        return nil
    }

    private static let determiners: Set<String> = ["the", "my", "all", "de", "het", "mijn", "alle"]
    private static let joins: Set<String> = ["and", "en", "or", "nor"]

    private static let verbs: Set<String> = ["ate", "drank", "habit"]

    private static let daily: Set<String> = [
        "days", "howOften", "when", "which", "last", "streak", "longest", "nights",
    ]

    /// A meal or a food, with where it ends
    private func thing(at index: Int) -> (Question.Except, end: Int)? {
        guard rest.indices.contains(index), case .word(let word) = rest[index].kind else { return nil }
        switch word.kind {
        case .slot: return word.parts.first.flatMap(Question.Slot.init).map { (.meal($0), index + 1) }
        case .group: return FoodGroup(rawValue: word.value).map { (.part(.group($0)), index + 1) }
        case .metric where word.value == Metric.alcohol.rawValue: return (.part(.group(.alcoholicDrinks)), index + 1)
        case .food:
            var end = index
            while rest.indices.contains(end), self.word(rest[end], .food) != nil { end += 1 }
            return (.part(.food(rest[index..<end].map(text).joined(separator: " "))), end)
        default: return nil
        }
    }

    /// The pieces that leave what stands at `index` out, with the small words between.
    private func exclusion(around index: Int) -> Range<Int>? {
        let next = thing(at: index)?.end ?? index + 1
        if rest.indices.contains(next), word(rest[next], .leaving) == "before" { return next..<next + 1 }
        var place = index - 1
        while place >= 0, index - place <= 3 {
            let isWithout = word(rest[place], .cue) == "without" && text(rest[place]).hasPrefix("without")
            if word(rest[place], .leaving) != nil || isWithout || text(rest[place]) == "zonder" {
                return place..<index
            }
            guard case .small = rest[place].kind else { return nil }
            place -= 1
        }
        return nil
    }

    private func word(_ piece: Piece, _ kind: QuestionWord.Kind) -> String? {
        if case .word(let word) = piece.kind, word.kind == kind { word.value } else { nil }
    }

    private func text(_ piece: Piece) -> String { SpokenName.text(reader.lexer.tokens[piece.tokens]) }

    // MARK: Hours

    private mutating func takeHours() {
        var index = 0
        while index < rest.count {
            if let said = word(rest[index], .hours) {
                let parts = said.split(separator: "-").compactMap { Int($0) }
                if parts.count == 2 {
                    let part = Question.Hours(start: parts[0], end: parts[1])
                    hours = hours.map { $0.settled(by: part) } ?? part
                    partsOfDay.append(text(rest[index]))
                    clockToken = clockToken ?? rest[index].tokens.lowerBound
                }
                rest.remove(at: index)
                continue
            }
            let key = text(rest[index])
            if Self.spans.contains(key), let (from, to, end) = span(at: index + 1), !isOfDuration(index + 1, end) {
                takeClock(index)
                hours = Question.Hours(start: from, end: to)
                rest.removeSubrange(index..<end)
                continue
            }
            if Self.afters.contains(key) || Self.befores.contains(key), rest.indices.contains(index + 1),
                Self.midnights.contains(text(rest[index + 1]))
            {
                takeClock(index)
                hours = Self.besideMidnight(isAfter: Self.afters.contains(key))
                rest.removeSubrange(index...(index + 1))
                continue
            }
            let isAfter = Self.afters.contains(key)
            if isAfter || Self.befores.contains(key), let (told, end, isBare) = clock(at: index + 1, isAfter: isAfter) {
                takeClock(index)
                var minute = told
                // "After 9" is said of an evening: who means the morning says so.
                // … but of a bed the small hours.
                let isSmall = minute % 720 < 300 && rest.contains { word($0, .night) != nil }
                if isBare, isSmall { minute %= 720 }
                if isBare, !isSmall, Self.laters.contains(key), minute < 720 { minute += 720 }
                hours =
                    minute == 0
                    ? Self.besideMidnight(isAfter: isAfter)
                    : Question.Hours(start: isAfter ? minute : 0, end: isAfter ? 1440 : minute)
                rest.removeSubrange(index..<end)
                continue
            }
            index += 1
        }
        // "On which evenings": with "after 9" it says which 9 is meant.
        if let part = rest.lazy.compactMap(Self.part).first { hours = hours.map { $0.settled(by: part) } ?? part }
    }

    private static func besideMidnight(isAfter: Bool) -> Question.Hours {
        isAfter ? .init(start: 0, end: 300) : .init(start: 720, end: 1440)
    }

    private mutating func takeClock(_ index: Int) {
        clocks.append(text(rest[index]))
        clockToken = rest[index].tokens.lowerBound
    }

    /// "Between 7 and 8 hours of sleep": of what lasts hours, with no word for a half of the day
    private func isOfDuration(_ start: Int, _ end: Int) -> Bool {
        let isBare = rest[start..<end].allSatisfy { piece in
            piece.tokens.allSatisfy { index in
                let key = reader.lexer.tokens[index].key
                if case .clock = reader.lexer.tokens[index].content { return false }
                return !["pm", "am", "p.m", "a.m", "oclock", "o'clock", "clock", "s"].contains(key)
            }
        }
        return isBare
            && rest.contains {
                word($0, .metric).flatMap { Metric(rawValue: $0.prefix { $0 != "+" }.description) }?.unit == .minutes
            }
    }

    private static func part(_ piece: Piece) -> Question.Hours? {
        guard case .word(let word) = piece.kind, word.kind == .cue else { return nil }
        if word.parts.contains("evening") { return .evening }
        return word.parts.contains("morning") ? .morning : nil
    }

    private static let spans: Set<String> = ["between", "from", "tussen", "van"]
    private static let midnights: Set<String> = ["midnight", "middernacht"]

    /// "8 and 10 pm", "8 pm to 10 pm": two times, the first of them in the half of the day that the second tells.
    private func span(at start: Int) -> (from: Int, to: Int, end: Int)? {
        guard rest.indices.contains(start) else { return nil }
        var from: Int
        var next = start + 1
        if let time = clock(at: start, isAfter: false) {
            (from, next) = (time.minute, time.end)
        } else if case .number(let hour) = rest[start].kind, let whole = Int(exactly: hour), (0...23).contains(whole) {
            from = whole * 60
        } else {
            return nil
        }
        guard rest.indices.contains(next), ["and", "to", "until", "till", "en", "tot"].contains(text(rest[next])),
            let to = clock(at: next + 1, isAfter: false)
        else { return nil }
        if from < 720, to.minute >= 720, from + 720 < to.minute { from += 720 }
        return from < to.minute ? (from, to.minute, to.end) : nil
    }

    private static let laters: Set<String> = ["after", "na", "past", "later than", "later dan"]
    private static let afters: Set<String> = laters.union(["vanaf", "from"])
    private static let befores: Set<String> = ["before", "voor", "vóór", "until", "tot", "earlier than", "eerder dan"]

    /// A time of day in the pieces from `start` on, with where it ends, and whether it is an hour that may be of the
    /// morning or the evening.
    private func clock(at start: Int, isAfter: Bool) -> (minute: Int, end: Int, isBare: Bool)? {
        guard rest.indices.contains(start) else { return nil }
        let first = rest[start].tokens.lowerBound
        let tokens = reader.lexer.tokens
        if reader.lexer.tokens[first].key == "noon" { return (720, start + 1, false) }
        let isOfNight = rest.contains { word($0, .night) != nil }
        // "Na vieren"; of a bed and of waking it is the hour as it stands.
        if let hour = reader.lexer.sense(.hour, at: first)?.number {
            let minute = SentenceClock.minute(in: first..<first + 1, of: reader.lexer, meal: nil)
            return (isOfNight ? Int(hour) * 60 : minute ?? Int(hour) * 60, start + 1, true)
        }
        // "2 pm", "14 uur", "14:00": a bare number is an amount.
        var last = first + 1
        var isTime = false
        var isBare = true
        if case .clock = tokens[first].content { (isTime, isBare) = (true, false) }
        while last < tokens.count, last < first + 4,
            [
                "pm", "am", "p.m", "a.m", "uur", "u", "h", "oclock", "o'clock", "'s", "s", "middags", "avonds",
                "ochtends",
            ]
            .contains(tokens[last].key) || tokens[last].key == "clock"
        {
            isTime = true
            isBare = isBare && Self.hourWords.contains(tokens[last].key)
            last += 1
        }
        // "After 9", and nothing that there may be 9 of
        if !isTime, isAfter || isOfNight, let hour = reader.lexer.number(at: first), (1...12).contains(hour),
            hour == hour.rounded(),
            endsClause(start + 1)
        {
            return (Int(hour) * 60, start + 1, true)
        }
        guard isTime,
            let minute = SentenceClock.minute(in: first..<last, of: reader.lexer, meal: nil),
            (1..<1440).contains(minute)
        else { return nil }
        let end = rest[start...].firstIndex { $0.tokens.lowerBound >= last } ?? rest.endIndex
        return (minute, end, isBare)
    }

    private static let hourWords: Set<String> = ["uur", "u", "h", "oclock", "o'clock", "clock", "o"]

    private func endsClause(_ index: Int) -> Bool {
        guard rest.indices.contains(index) else { return true }
        return switch rest[index].kind {
        case .mark, .period, .night: true
        case .word(let word): word.kind == .hours || Self.part(rest[index]) != nil
        default: false
        }
    }

    // MARK: Conditions

    /// "On run days", "op hardloopdagen", "on stressed days": days with that, where something else is asked of them.
    private mutating func joinDays() {
        for index in rest.indices.dropFirst() {
            guard rest[index].kind == .unknown, rest[index - 1].kind == .small,
                let id = reader.exerciseOfDays(rest[index]), let lead = QuestionWord("clause:on"),
                rest.indices.contains(where: { $0 != index && isSubject(rest[$0]) })
            else { continue }
            (rest[index - 1].kind, rest[index].kind) = (.word(lead), .exercise(id))
            return
        }
        for index in rest.indices.dropLast() {
            // "On stressed days", but "after a salty day" has its lead.
            let isLed = index > 0 && word(rest[index - 1], .clause) != nil
            if Self.dayWords.contains(text(rest[index + 1])), reader.lexicon.states[text(rest[index])] != nil, !isLed,
                let lead = QuestionWord("clause:on")
            {
                rest[index + 1].kind = .word(lead)
                rest.swapAt(index, index + 1)
                return
            }
            guard case .exercise(let id) = rest[index].kind, Self.dayWords.contains(text(rest[index + 1])),
                rest.indices.contains(where: { $0 != index && isSubject(rest[$0]) }),
                let lead = QuestionWord("clause:on")
            else { continue }
            // "On my best running day": which that is the days of running do not tell.
            if index > 0, !Self.extremes.isDisjoint(with: cues(rest[index - 1])) {
                unbound.append(text(rest[index - 1]))
            }
            rest[index] = Piece(kind: .word(lead), tokens: rest[index].tokens)
            rest[index + 1].kind = .exercise(id)
            return
        }
    }

    /// "When I had alcohol the evening before": the day after I had alcohol
    private mutating func joinDayBefore() {
        guard let before = rest.lastIndex(where: Self.isDayBefore),
            !rest.contains(where: { cues($0).contains("compare") }),
            let lead = rest[..<before].lastIndex(where: { word($0, .clause) == "on" }),
            rest.indices.contains(where: { $0 > lead && $0 != before && isNoFiller(rest[$0]) }),
            rest[..<lead].contains(where: isSubject), let after = QuestionWord("clause:dayAfter")
        else { return }
        rest[lead].kind = .word(after)
        rest.remove(at: before)
    }

    private static func isDayBefore(_ piece: Piece) -> Bool {
        guard case .word(let word) = piece.kind else { return false }
        return word.kind == .shift && word.value == "-day" || word.kind == .back && word.value == "nightBefore"
            || word.kind == .clause && word.value == "dayBefore"
    }

    private func isNoFiller(_ piece: Piece) -> Bool {
        switch piece.kind {
        case .small, .mark: false
        default: true
        }
    }

    /// "Wat tilde ik op mijn laatste bankdrukdag", where nothing else is asked: of the exercise
    private mutating func nameExerciseOfDays() {
        for index in rest.indices where rest[index].kind == .unknown {
            guard let id = reader.exerciseOfDays(rest[index]),
                !rest.indices.contains(where: { $0 != index && isSubject(rest[$0]) })
            else { continue }
            rest[index].kind = .exercise(id)
        }
    }

    /// "Does coffee make me tired", "word ik moe van koffie", "am I happy when I train": the figure that tells how somebody is
    private mutating func nameStates() {
        let isOfCause = rest.contains { word($0, .clause) == "affects" }
        let isWhy = rest.contains { word($0, .cue)?.hasPrefix("why") == true }
        let reason = isWhy ? nil : rest.lastIndex { text($0) == "van" || word($0, .clause) != nil }
        for index in rest.indices where isOfCause || index < reason ?? 0 {
            for end in (index + 1..<index + 4).reversed() where end <= rest.count {
                guard let state = reader.lexicon.states[rest[index..<end].map(text).joined(separator: " ")],
                    let metric = QuestionWord("metric:\(state.metric.rawValue)")
                else { continue }
                let tokens = rest[index].tokens.lowerBound..<rest[end - 1].tokens.upperBound
                rest.replaceSubrange(index..<end, with: [Piece(kind: .word(metric), tokens: tokens)])
                hasState = true
                // "Word ik": of how somebody gets, and not of a course
                for place in rest.indices.prefix(index) where word(rest[place], .cue) == "trend" {
                    rest[place].kind = .small
                }
                return
            }
        }
    }

    private static let dayWords: Set<String> = ["days", "day", "dagen", "dag"]

    /// "On leg days" is on days that legs were trained.
    private mutating func nameMuscleDays() {
        guard let on = QuestionWord("clause:on") else { return }
        for index in rest.indices.dropFirst().dropLast()
        where word(rest[index], .muscles) != nil && Self.dayWords.contains(text(rest[index + 1]))
            && ["on", "op"].contains(text(rest[index - 1]))
        {
            rest[index - 1].kind = .word(on)
        }
    }

    private mutating func takeEvent() {
        nameMuscleDays()
        for index in rest.indices {
            // "When stressed", without who is
            let isOfState = index > 0 && word(rest[index], .cue) == "when" && state(at: index + 1) != nil
            guard let lead = isOfState ? "on" : word(rest[index], .clause) else { continue }
            // "Do I sleep worse after it": than without what was spoken of
            if lead == "ofIt" {
                let isOfChange = rest.contains {
                    cues($0).contains { ["differs", "moreThan", "lessThan"].contains($0) }
                }
                let things = things(in: rest.indices)
                guard isOfChange, things.count == 1, things[0].metric != nil else {
                    unbound.append(text(rest[index]))
                    continue
                }
                relation = .cause
                rest[index].kind = .small
                return
            }
            if Self.relations.contains(lead) {
                if takeBack(at: index) { return }
                if let cause = cause(of: lead, at: index) {
                    // A figure and another are of the same day.
                    (event, isAfter, isOfCause) = (cause.event, cause.metric == nil, true)
                    rest.removeSubrange(max(index, cause.place.lowerBound)..<max(index + 1, cause.place.upperBound))
                    rest.removeSubrange(min(index, cause.place.lowerBound)..<min(index + 1, cause.place.upperBound))
                    rest = rest.filter { word($0, .bind) != "relation" }
                    return
                }
                // "How can I improve my sleep"
                if lead == "improves", let trend = QuestionWord("cue:trend") {
                    rest[index].kind = .word(trend)
                } else if lead != "improves", isAskedFor(around: index) {
                    isOfInfluences = true
                    rest[index].kind = .small
                } else {
                    unbound.append(text(rest[index]))
                }
                continue
            }
            var found: (event: Question.Condition.Event, end: Int)?
            if lead == "rest" || lead == "training" && !isOfMuscles(index + 1) {
                found = (lead == "rest" ? .rest : .training(nil), index + 1)
                // "When I train more": how much of it the event does not tell.
                if amount(at: index + 1) != nil { unbound.append(text(rest[index + 1])) }
            }
            if found == nil {
                found = state(at: index + 1) ?? event(after: index)
                if case .usual = found?.event, let end = found?.end, rest.indices.contains(end),
                    Self.dayWords.contains(text(rest[end]))
                {
                    found?.end = end + 1
                }
                // "Op dagen dat ik meer dan 10.000 stappen loop"
                if case .figure(.steps, _) = found?.event, let end = found?.end, rest.indices.contains(end),
                    Self.isOnFoot(rest[end])
                {
                    found?.end = end + 1
                }
                // "On days that I wine drank", as Dutch has it
                while text(rest[index]).hasSuffix(" ik"), let end = found?.end, rest.indices.contains(end),
                    word(rest[end], .cue) != nil, Self.verbs.isSuperset(of: cues(rest[end]))
                {
                    found?.end = end + 1
                }
            }
            // "With which weight did I start squatting": of the squat
            if case .exercise = found?.event, ["with", "met", "bij"].contains(text(rest[index])),
                rest.contains(where: { word($0, .metric)?.hasPrefix("weight") == true })
            {
                continue
            }
            // "Workouts with Tom" are not those of days with what is called so.
            if case .eaten = found?.event, ["with", "met"].contains(text(rest[index])),
                rest[..<index].contains(where: isOfTraining)
            {
                unbound.append(text(rest[index]))
                continue
            }
            guard let found else {
                // "Days I met my goal" counts days.
                if lead == "on", leadsToGoal(index), let days = QuestionWord("cue:days") {
                    rest[index].kind = .word(days)
                    continue
                }
                // "The 3 days with the most steps" ranks days.
                if lead == "on", leadsToExtreme(index) {
                    rest[index].kind = .small
                    continue
                }
                if lead == "dayBefore" { unbound.append(text(rest[index])) }
                // "On days with little sleep": how little nobody said. "When I do nothing": nothing is known of it.
                if isVague(after: index) || Self.isStrong(text(rest[index])) { unbound.append(text(rest[index])) }
                continue
            }
            var left = rest
            left.removeSubrange(index..<found.end)
            // "How many days with 8,000 steps" asks of the steps themselves.
            guard left.contains(where: isSubject) || isGoingOn(left) else {
                if lead == "training" || lead == "rest", let days = QuestionWord("subject:workouts") {
                    rest[index].kind = .word(days)
                }
                if case .eatenTimes = found.event, lead == "on", let days = QuestionWord("cue:days") {
                    rest[index].kind = .word(days)
                }
                // "Nights under 6 hours", and nothing else: those nights are counted.
                if case .figure(let metric, _) = found.event, lead == "on",
                    !rest.contains(where: { self.word($0, .metric) != nil }),
                    let days = QuestionWord("metric:\(metric.rawValue)+days")
                {
                    rest[index].kind = .word(days)
                }
                continue
            }
            isClockOfEvent = clockToken.map { $0 > rest[index].tokens.lowerBound } ?? false
            // "After my last hard workout", "after long runs": how hard or long nobody said.
            if found.event.isOfTraining { unbound += rest[index..<found.end].filter(isNarrowing).map(text) }
            event = found.event
            isDayAfter = lead == "dayAfter"
            isDayBefore = lead == "dayBefore"
            isAfter = lead == "after"
            afterWord = isAfter ? text(rest[index]) : nil
            isDuring = lead == "on" && Self.durings.contains(text(rest[index]))
            rest = left
            return
        }
    }

    /// A quality of what days have in common, which the event does not tell
    private func isNarrowing(_ piece: Piece) -> Bool {
        if case .exercise = piece.kind {
            return text(piece).split(separator: " ").first.map { QuestionGrammar.narrowings.contains(String($0)) }
                == true
        }
        return word(piece, .cue) == "quality"
    }

    /// Those leads of what days have in common that name no days
    private static let durings: Set<String> = [
        "with", "during", "during my", "met", "bij", "tijdens", "tijdens mijn", "tijdens het",
    ]

    /// "Slaap ik slechter van koffie", "word ik vrolijker van sporten": what does it, after what it does
    private mutating func takeReason() {
        guard event == nil, let index = rest.lastIndex(where: { text($0) == "van" }),
            rest[..<index].contains(where: isSubject),
            hasState || rest[..<index].contains(where: { cues($0).contains("differs") }),
            let cause = things(in: index + 1..<rest.count).first, cause.metric == nil,
            rest.indices.dropFirst(index + 1).allSatisfy({ place in
                cause.place.contains(place) || rest[place].kind == .small || rest[place].kind == .mark
            })
        else { return }
        (event, isAfter) = (cause.event, true)
        rest.removeSubrange(index...)
    }

    /// "What affects my sleep", "waar hangt mijn stemming van af": of two things the one that does it is asked for.
    private func isAskedFor(around index: Int) -> Bool {
        let things = things(in: 0..<index) + things(in: index + 1..<rest.count)
        return things.count == 1 && things[0].metric != nil
            && rest[..<index].contains { !Self.askers.isDisjoint(with: cues($0)) }
    }

    private static let askers: Set<String> = ["what", "which", "list"]

    /// Leads that hold two things against each other: "does … affect …", "the effect of … on …", "the link between"
    private static let relations: Set<String> = ["affects", "improves", "effectOf", "related"]

    /// Takes a relation of which one thing was spoken of before: "does it affect my sleep", "what affects it".
    private mutating func takeBack(at index: Int) -> Bool {
        let pronoun = rest.indices.last { place in
            guard case .small = rest[place].kind, let last = text(rest[place]).split(separator: " ").last else {
                return false
            }
            return Self.pronouns.contains(String(last))
        }
        let things = things(in: 0..<index) + things(in: index + 1..<rest.count)
        guard let pronoun, things.count < 2 else { return false }
        // "Is it affected by alcohol"
        let isPassive = word(rest[index], .clause) == "effectOf" && pronoun < index
        guard let thing = things.first else {
            // "What affects it"
            guard rest[..<index].contains(where: { word($0, .cue)?.hasPrefix("what") == true }) else { return false }
            (isOfInfluences, relation) = (true, .effect)
            rest = rest.filter { word($0, .bind) != "relation" && word($0, .clause) == nil }
            return true
        }
        if pronoun < thing.place.lowerBound, !isPassive {
            guard thing.metric != nil else { return false }
            relation = .cause
        } else {
            (event, isAfter, relation, isOfCause) = (thing.event, thing.metric == nil, .effect, true)
            rest.removeSubrange(thing.place)
        }
        rest = rest.filter { word($0, .bind) != "relation" && word($0, .clause) == nil }
        return true
    }

    private static let pronouns: Set<String> = ["it", "that", "this", "dat", "dit", "het", "er", "erop"]

    /// Something that days may have, and where it stands
    private struct Said {
        var event: Question.Condition.Event
        /// Of a figure, rather than of something that is done or eaten
        var metric: Metric?
        var place: Range<Int>
    }

    /// Which of two things changes the other: alcohol a night, steps how one feels.
    private func cause(of relation: String, at index: Int) -> Said? {
        let before = things(in: 0..<index)
        let after = things(in: index + 1..<rest.count)
        switch relation {
        case "affects":
            // "Beïnvloedt slaap mijn stemming", as Dutch and German have it
            if before.isEmpty, after.count == 2 { return after.first }
            return after.isEmpty ? nil : before.last
        case "improves": return after.isEmpty ? nil : before.last
        case "effectOf": return (before + after).count > 1 ? after.first : nil
        default:
            let both = before + after
            guard both.count == 2, both.contains(where: { $0.metric != nil }) else { return nil }
            let (first, second) = (both[0], both[1])
            return (second.metric?.stage ?? -1) < (first.metric?.stage ?? -1) ? second : first
        }
    }

    private func things(in range: Range<Int>) -> [Said] {
        var things: [Said] = []
        var index = range.lowerBound
        while index < range.upperBound {
            let thing = something(at: index)
            things += thing.map { [$0] } ?? []
            index = thing?.place.upperBound ?? index + 1
        }
        return things
    }

    private func something(at index: Int) -> Said? {
        func said(_ event: Question.Condition.Event, _ metric: Metric? = nil) -> Said {
            Said(event: event, metric: metric, place: index..<index + 1)
        }
        guard rest.indices.contains(index) else { return nil }
        switch rest[index].kind {
        case .exercise(let id):
            return id == Question.walking ? said(.usual(.steps, isLess: false), .steps) : said(.exercise(id))
        case .word(let word):
            switch word.kind {
            case .metric:
                guard let metric = Metric(rawValue: word.parts.first ?? "") else { return nil }
                let isSome = metric == .alcohol || metric == .caffeine
                return isSome ? said(.some(metric)) : said(.usual(metric, isLess: false), metric)
            case .group:
                return FoodGroup(rawValue: word.value).map {
                    said($0 == .alcoholicDrinks ? .some(.alcohol) : .eaten(.group($0), nil))
                }
            case .food:
                let end = rest[index...].firstIndex { self.word($0, .food) == nil } ?? rest.endIndex
                let name = rest[index..<end].map(text).joined(separator: " ")
                return Said(event: .eaten(.food(name), nil), metric: nil, place: index..<end)
            case .subject where word.parts.first != "foods": return said(.training(nil))
            default: return nil
            }
        default: return nil
        }
    }

    /// "And on training days", of what was spoken of: nothing is asked but that and a time.
    private func isGoingOn(_ left: [Piece]) -> Bool {
        left.contains { word($0, .lead) != nil }
            && left.allSatisfy { piece in
                switch piece.kind {
                case .word(let word): [.lead, .weekdays].contains(word.kind)
                case .small, .mark, .period: true
                default: false
                }
            }
    }

    private func isOfTraining(_ piece: Piece) -> Bool {
        switch piece.kind {
        case .exercise: true
        case .word(let word): word.kind == .subject && word.parts.first != "foods"
        default: false
        }
    }

    private func leadsToGoal(_ index: Int) -> Bool {
        text(rest[index]).split(separator: " ").contains { Self.ranked.contains(String($0)) }
            && rest[(index + 1)...].contains { !Self.goals.isDisjoint(with: cues($0)) }
    }

    private func leadsToExtreme(_ index: Int) -> Bool {
        guard text(rest[index]).split(separator: " ").contains(where: { Self.ranked.contains(String($0)) }) else {
            return false
        }
        let next = rest[(index + 1)...].first { if case .small = $0.kind { false } else { true } }
        return next.map { !Self.mosts.isDisjoint(with: cues($0)) } ?? false
    }

    private static let ranked: Set<String> = ["days", "nights", "dagen", "nachten"]
    private static let mosts: Set<String> = ["most", "least", "best", "longest"]
    private static let extremes = mosts.union(["heaviest", "fastest", "worst"])

    private static let goals: Set<String> = ["goal", "reached"]
    static let limits: Set<String> = ["moreThan", "lessThan"]

    /// What a word says as a cue; nothing where it is none
    private func cues(_ piece: Piece) -> [String] {
        if case .word(let word) = piece.kind, word.kind == .cue { word.parts } else { [] }
    }

    /// A lead that must lead to something: "when I", "op dagen dat"
    private static func isStrong(_ lead: String) -> Bool {
        let words = lead.split(separator: " ")
        return words.count > 1 && words.contains { ["i", "ik", "days", "dagen", "nights", "nachten"].contains($0) }
    }

    /// Whether a figure stands after a lead with "little" or "much" instead of a number, and another before it.
    private func isVague(after lead: Int) -> Bool {
        func isMetric(_ piece: Piece) -> Bool {
            if case .word(let word) = piece.kind { word.kind == .metric } else { false }
        }
        let after = rest[(lead + 1)...].prefix(4)
        // "Little sleep, less than 6 hours" says how little.
        if rest.indices.dropFirst(lead + 1).contains(where: isLimit) { return false }
        return rest[..<lead].contains(where: isMetric) && after.contains(where: isMetric)
            && after.contains { reader.lexicon.amounts[text($0)] != nil }
    }

    private func isSubject(_ piece: Piece) -> Bool {
        switch piece.kind {
        case .exercise, .unknown: true
        case .word(let word):
            [.metric, .subject, .food, .group, .muscles, .slot, .plan, .night].contains(word.kind)
                || word.kind == .cue && word.parts.contains { ["nights", "ate", "weighed", "overview"].contains($0) }
        default: false
        }
    }

    private mutating func event(after lead: Int) -> (event: Question.Condition.Event, end: Int)? {
        // "Salt before noon on days with wine": the hours are of the salt.
        let hours = (clockToken ?? 0) > rest[lead].tokens.lowerBound ? hours : nil
        var metric: Metric?
        var isBelow: Bool?
        var numbers: [Double] = []
        var isBetween = false
        var isDrunk = false
        var isEaten = false
        var isNone = false
        var hasHours = false
        var isInclusive = false
        var hasPortions = false
        var end = lead + 1
        var names: [String] = []
        /// "More", "badly": beside the person's usual
        var isLess: Bool?
        let isOfMoment = word(rest[lead], .clause).map(Self.moments.contains) ?? false
        /// Of what happens on a day how much of it is no part of an event.
        func isCounted(at next: Int) -> Bool { !numbers.isEmpty || isBelow != nil || isLess != nil || isLimit(next) }
        scan: for index in rest.indices.dropFirst(lead + 1) {
            let piece = rest[index]
            if let amount = amount(at: index), isLess ?? amount == amount {
                isLess = amount
                end = index + 1
                // "When I sleep badly"
                if metric != nil { break }
                continue
            }
            switch piece.kind {
            case .small:
                isNone = isNone || ["dont", "don't", "do not"].contains(text(piece))
                isBetween = isBetween || Question.betweens.contains(text(piece))
            case .mark:
                if metric != nil || isDrunk { break scan }
            case .number(let value): numbers.append(value)
            case .exercise(let id):
                // "When I walk more"
                if id == Question.walking || id == Question.running, !isNone, !isLatest, metric == nil,
                    let amount = isLess ?? amount(at: index + 1)
                {
                    return (.usual(.steps, isLess: amount), isLess == nil ? index + 2 : index + 1)
                }
                // "When I walk more than 10,000 steps"
                if Self.isOnFoot(piece),
                    rest[(index + 1)...].prefix(5).contains(where: { self.word($0, .metric) == Metric.steps.rawValue })
                {
                    continue
                }
                // "On days that I ran more than 5 km": how far the event does not tell.
                guard !isCounted(at: index + 1) else { return nil }
                return (isNone ? .rest : .exercise(id), index + 1)
            case .word(let word):
                switch word.kind {
                case .metric:
                    let said = Metric(rawValue: word.parts.first ?? "")
                    // "After my last drink"
                    if word.parts.contains("last") {
                        guard isOfMoment else { break scan }
                        isLatest = true
                    }
                    if said == .alcohol || said == .caffeine, let said, !isCounted(at: index + 1) {
                        isWithout = isNone
                        return (.some(said), index + 1)
                    }
                    if metric != nil { break scan }
                    metric = said
                    if isLess != nil {
                        end = index + 1
                        break scan
                    }
                case .subject:
                    let kind = ["strength": Workout.Kind.strength, "cardio": .cardio][word.value]
                    guard word.parts.first != "foods" else { break scan }
                    if isOfMuscles(index + 1) { continue }
                    guard !isCounted(at: index + 1) else { return nil }
                    return (isNone ? .rest : .training(kind), index + 1)
                case .group:
                    guard let group = FoodGroup(rawValue: word.value) else { break scan }
                    if !hasPortions, let times = times(numbers, isBelow, isInclusive, isBetween) {
                        return (.eatenTimes(.group(group), times), index + 1)
                    }
                    if !isCounted(at: index + 1) {
                        isWithout = isNone
                        return (group == .alcoholicDrinks ? .some(.alcohol) : .eaten(.group(group), hours), index + 1)
                    }
                case .muscles:
                    guard !isCounted(at: index + 1), let group = Question.MuscleGroup(rawValue: word.value) else {
                        return nil
                    }
                    let isOfDay = rest.indices.contains(index + 1) && Self.muscleDays.contains(text(rest[index + 1]))
                    return (isNone ? .rest : .muscles(group), index + (isOfDay ? 2 : 1))
                case .clause where word.value == "training":
                    if isOfMuscles(index + 1) { continue }
                    return (.training(nil), index + 1)
                case .clause where word.value == "rest", .topic where word.value == "rest": return (.rest, index + 1)
                case .food:
                    names.append(text(piece))
                    end = index + 1
                    continue
                case .cue:
                    let cues = Set(word.parts.compactMap(QuestionCue.init))
                    // "After a workout"
                    if cues.contains(.perWorkout), index == lead + 1 { return (.training(nil), index + 1) }
                    if cues.contains(.drank) { isDrunk = true }
                    isEaten = isEaten || cues.contains(.ate)
                    if cues.contains(.nights) { metric = metric ?? .sleep }
                    if cues.contains(.lessThan) { isBelow = true }
                    if cues.contains(.moreThan) { isBelow = false }
                    // Entries may hold several glasses, so how many there were they do not tell.
                    hasPortions = hasPortions || cues.contains(.portions)
                    isInclusive = isInclusive || cues.contains(.inclusive)
                    if cues.contains(.without) { isNone = true }
                    if cues.contains(.howLong) { hasHours = true }
                    // "After my last run"
                    if cues.contains(.last), numbers.isEmpty, metric == nil, isBelow == nil, isLess == nil, isOfMoment {
                        isLatest = true
                        break
                    }
                    if !cues.isDisjoint(with: [
                        .why, .compare, .trend, .average, .last, .first, .most, .longest, .fastest, .heaviest, .best,
                    ]) {
                        break scan
                    }
                default: break scan
                }
            default: break scan
            }
            if !names.isEmpty { break }
            end = index + 1
            let isWhole = isBetween ? numbers.count > 1 : isBelow != nil && !numbers.isEmpty
            let isNamed = rest.indices.contains(index + 1) && word(rest[index + 1], .metric) != nil
            if metric != nil || isBetween && hasHours && !isNamed, isWhole, !isUnit(index + 1) { break }
        }
        isWithout = isNone && (!names.isEmpty || isDrunk)
        if !names.isEmpty, isCounted(at: end) {
            let name = names.joined(separator: " ")
            return hasPortions
                ? nil : times(numbers, isBelow, isInclusive, isBetween).map { (.eatenTimes(.food(name), $0), end) }
        }
        if !names.isEmpty { return (.eaten(.food(names.joined(separator: " ")), hours), end) }
        // "On days that I ate under 1,800"
        if metric == nil, isEaten, numbers.allSatisfy(Self.dailyEnergies.contains) { metric = .energy }
        if numbers.count == (isBetween ? 2 : 1), metric != nil || hasHours,
            let isBelow = isBelow ?? (metric == .steps || isBetween ? false : nil)
        {
            let metric = metric ?? .sleep
            let limits = numbers.map { reader.figure($0, of: metric) }
            let upTo = isBetween ? limits[1] : nil
            guard limits[0] < upTo ?? .infinity else { return nil }
            return (.figure(metric, .init(value: limits[0], isBelow: isBelow, upTo: upTo)), end)
        }
        if isDrunk { return isLess == nil ? (.some(.alcohol), end) : nil }
        if numbers.isEmpty, isBelow == nil, !hasHours, let metric, let isLess {
            return (.usual(metric, isLess: isLess), end)
        }
        return nil
    }

    /// kcal a day that a number says without a unit
    private static let dailyEnergies = 600.0...8_000

    /// "Walk", "loop": of steps, it says no more than they do.
    private static func isOnFoot(_ piece: Piece) -> Bool {
        if case .exercise(let id) = piece.kind { id == Question.walking || id == Question.running } else { false }
    }

    /// "Tired", "not so happy", "in a good mood": how somebody is, and where the words of it end
    private func state(at index: Int, isNegated: Bool = false) -> (event: Question.Condition.Event, end: Int)? {
        for end in (index + 1..<index + 5).reversed() where end <= rest.count {
            if let state = reader.lexicon.states[rest[index..<end].map(text).joined(separator: " ")] {
                return (.usual(state.metric, isLess: state.isLess != isNegated), end)
            }
        }
        guard index < rest.count else { return nil }
        let isNot = word(rest[index], .cue) == "without"
        guard isNot || rest[index].kind == .small else { return nil }
        return state(at: index + 1, isNegated: isNegated != isNot)
    }

    /// Whether a word says that it is less than usual, or more; not of a number that comes next.
    private func amount(at index: Int) -> Bool? {
        guard rest.indices.contains(index), !isLimit(index) else { return nil }
        return reader.lexicon.amounts[text(rest[index])]
    }

    /// How often something was logged on a day: "more than 2" are 3 or more.
    private func times(
        _ numbers: [Double], _ isBelow: Bool?, _ isInclusive: Bool, _ isBetween: Bool
    ) -> Question.Threshold? {
        if isBetween { return numbers.count == 2 ? .init(value: numbers[0], isBelow: false, upTo: numbers[1]) : nil }
        guard numbers.count == 1, let isBelow, numbers[0] == numbers[0].rounded(), numbers[0] >= 0 else { return nil }
        return .init(value: numbers[0] + (isBelow == isInclusive ? 1 : 0), isBelow: isBelow)
    }

    /// Whether more or less than a number comes next.
    private func isLimit(_ index: Int) -> Bool {
        guard rest.indices.contains(index), rest.indices.contains(index + 1), case .number = rest[index + 1].kind
        else { return false }
        return !Self.limits.isDisjoint(with: cues(rest[index]))
    }

    /// "Trained legs", "trained my legs"
    private func isOfMuscles(_ index: Int) -> Bool {
        guard rest.indices.contains(index) else { return false }
        return word(rest[index], .muscles) != nil || rest[index].kind == .small && isOfMuscles(index + 1)
    }

    private func isUnit(_ index: Int) -> Bool {
        guard rest.indices.contains(index), case .word(let word) = rest[index].kind, word.kind == .cue else {
            if rest.indices.contains(index), case .small = rest[index].kind {
                return ["steps", "stappen", "g", "gram", "kcal"].contains(text(rest[index]))
            }
            return false
        }
        return word.parts.contains("howLong")
    }

    /// Leads of days that are near one another, so that one of them can be the latest
    private static let moments: Set<String> = ["after", "dayAfter", "dayBefore"]

    /// What muscles are trained on or in
    private static let muscleDays: Set<String> = [
        "day", "days", "training", "workout", "session", "dag", "dagen", "sessie",
    ]

    private static let takings: Set<String> = [
        "heb", "heb ik", "had", "had ik", "zit", "zitten", "krijg", "krijg ik", "kreeg", "kreeg ik", "krijgen",
        "gekregen", "haal",
    ]

    /// What stands for something that no figure tells: "before", "because", "only".
    private mutating func takeBinding() {
        for piece in rest {
            if word(piece, .leaving) != nil { unbound.append(text(piece)) }
            if word(piece, .bind) != nil {
                // "Krijg ik genoeg ijzer binnen": it belongs to the verb.
                let isVerb = text(piece) == "binnen" && rest.contains { Self.takings.contains(text($0)) }
                let isOfNight = rest.contains { word($0, .night) != nil }
                let isTold = word(piece, .bind) == "late" && (hours != nil || isOfNight)
                if !isVerb, !isTold { unbound.append(text(piece)) }
            }
            if let value = word(piece, .clause),
                Self.relations.contains(value) || ["after", "dayAfter", "dayBefore"].contains(value)
            {
                unbound.append(text(piece))
            }
        }
    }
}

extension Metric {
    /// What is done comes before the night, and the night before how one is.
    fileprivate var stage: Int {
        if isFromFood || [.steps, .activeMinutes, .activeEnergy, .distance].contains(self) { return 0 }
        return isOfNight ? 1 : 2
    }
}
