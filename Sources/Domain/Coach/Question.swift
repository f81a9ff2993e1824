/// What someone asks of their history. What was not said is `nil`: the conversation fills it, or a default that the
/// answer names.
public struct Question: Codable, Sendable, Hashable {
    public enum Subject: Codable, Sendable, Hashable {
        /// An exercise of the library by its id, or of the person's own
        case exercise(String)
        case muscles(MuscleGroup)
        /// All workouts, or those of one kind
        case workouts(Workout.Kind?)
        /// Whatever exercises there were
        case exercises
        case metric(Metric)
        /// A vitamin or a mineral
        case micronutrient(Micronutrient)
        /// A food by the words that name it
        case food(String)
        case group(FoodGroup)
        /// Whatever was eaten
        case foods
        /// Whatever was drunk
        case drinks
        /// When a night begins or ends, or how much alike the nights are
        case night(Night)
        /// All groups of muscles beside each other
        case muscleGroups
        case plan(PlanFigure)
        /// All of it together: "how was my week"
        case overview
        /// Something to explain, with the person's own figures
        case topic(Topic)
        /// Something of the body that figures cannot answer and a doctor should; what asks for more care, `Care` reads first
        case medical
        case courtesy(Courtesy)
        /// A workout or meal that someone wants to log
        case logging
        /// What will be
        case future
        /// What a food holds, whoever eats it
        case foodItself
    }

    public enum Measure: String, Codable, Sendable, CaseIterable {
        /// The heaviest set
        case heaviest
        /// The best set by estimated one-rep max, or the best day
        case best
        /// How often: workouts, entries, days
        case count
        case often
        case sum
        case average
        /// A week, on average
        case perWeek
        case trend
        case last
        case first
        case compare
        case list
        case highest
        case lowest
        /// Days on which a goal or a threshold was reached
        case reached
        /// Days with nothing of it
        case without
        /// Where it came from
        case sources
        /// The latest known figure
        case value
        case sets, reps, volume, distance, duration
        case longest, fastest
        /// A part of the whole
        case share
        /// Time for a distance
        case pace
        /// What the goal of today leaves
        case remaining
        /// What is aimed at
        case goal
        /// Days in a row, up to now, or the most there ever were
        case streak, longestStreak
        /// The time of day
        case usualTime
        /// By day of the week
        case byWeekday
        /// Beside what is usual
        case usual
        /// For each kilo of the body
        case perKilo
        /// What differs from usual around it
        case why
        /// What goes with it, by the tests of the habits
        case influences
        /// When what was told before was
        case when
        /// Beside what is advised or aimed at
        case advised
        /// The middle of the days
        case median
        /// Days from one to the next
        case gap
        /// How many different ones there were
        case variety
        /// What to load next
        case next
    }

    /// What is ranked where it is not days.
    public enum Span: String, Codable, Sendable, CaseIterable { case week, month }

    /// What is known of a body and its plan, rather than of days.
    public enum PlanFigure: String, Codable, Sendable, CaseIterable {
        case bmi, toGoal, onTrack
        /// The waist as a share of height
        case waistToHeight
        /// What is burnt a day: now, or over a time that is named
        case expenditure
        /// What was eaten over a time, beside what was burnt
        case balance
        /// When a weight is reached
        case arrival
        /// What to eat for so many kg a week
        case intake
        /// What would come of another energy, another pace or more steps
        case trial
        /// Vitamins, minerals, protein and fibre that there is little of
        case lacking
        /// What it takes to weigh so much on a day
        case byDate
        /// What a body uses at rest
        case resting
        /// The most to lose a week
        case safePace
        /// Which phase it is, and since when
        case phase
        /// Age and height
        case person
        /// What to train next
        case training

        /// Of a time that is over nothing tells it.
        var isOfNow: Bool {
            [.toGoal, .onTrack, .resting, .safePace, .person, .training, .bmi, .waistToHeight].contains(self)
        }
    }

    public enum MuscleGroup: String, Codable, Sendable, CaseIterable {
        case chest, back, shoulders, arms, legs, core
    }

    public enum Night: String, Codable, Sendable, CaseIterable {
        case bedtime, waking, regularity
        /// Without food, from the last of a day to the first of the next
        case fast
    }

    public enum Slot: String, Codable, Sendable, CaseIterable {
        case breakfast, lunch, dinner, snacks
        /// What was eaten before or after one of them, or between two
        case beforeLunch, beforeDinner, afterLunch, afterDinner, betweenBreakfastAndLunch, betweenLunchAndDinner

        /// Those that a day divides into
        static let meals: [Slot] = [.breakfast, .lunch, .dinner, .snacks]
    }

    public enum Topic: String, Codable, Sendable, CaseIterable {
        case calories, tired, adaptation, motivation, split, deficit, plateau, protein, sleep, fluctuation, rest
    }

    public enum Courtesy: String, Codable, Sendable, CaseIterable {
        case hello, thanks, help
    }

    /// What of it only the conversation knows
    public struct Link: Codable, Sendable, Hashable {
        public enum Tie: String, Codable, Sendable {
            /// "How many calories": of the same meal and time
            case bare
            /// "How many steps did I take": of the same time
            case past
        }

        public enum Moment: String, Codable, Sendable {
            /// "And now"
            case now
            /// "How often normally"
            case always
            /// "And last", of a month
            case before
        }

        /// Of two things one of which changes the other, which was spoken of before
        public enum Relation: String, Codable, Sendable {
            /// "Does it affect my sleep"
            case cause
            /// "Does alcohol affect it", "what affects it"
            case effect
        }

        public var relation: Relation?
        /// Whether one of two things changes the other is asked, so that a third may be named next: "and alcohol".
        public var isOfCause: Bool?
        /// It names no time of its own.
        public var tie: Tie?
        public var moment: Moment?
        /// A limit that was named without what it is of: of a weight it is one in pounds.
        public var isInPounds: Bool?
        /// Which of the things that were told before is meant: 1 for the first
        public var place: Int?
        /// Of good and bad, rather than of much and little, the bad end is meant.
        public var isWorst = false
        /// "My best time", which of a run is its pace
        public var isOfTime = false
        /// "Had", "got": of what, only the conversation may know
        public var isLoose = false
        /// "Which do I eat most": of those that were spoken of
        public var isOfThose = false
        /// "And in total", after a meal: of all of them
        public var isOfAll = false
        /// "With what weight": after an exercise that of the bar
        public var isOfBar = false
        /// "In between": between the two days that were spoken of
        public var isBetween = false
        /// "Since then": since the day that was spoken of
        public var isSince: Bool?

        public init() {}
    }

    /// What someone would change
    public struct Trial: Codable, Sendable, Hashable {
        /// kcal a day
        public var energy: Double?
        /// kg a week, below 0 to lose
        public var pace: Double?
        /// A day
        public var steps: Double?
        /// kcal a day more than is usually eaten, below 0 for less
        public var energyChange: Double?
        /// A day more than usual, below 0 for less
        public var stepsChange: Double?

        var isOfSteps: Bool { steps != nil || stepsChange != nil }

        /// What may be tried
        static let energies = 500.0...6000
        static let paces = -2.0...2
        static let walks = 0.0...100_000
        static let energyChanges = -3000.0...3000
        static let stepsChanges = -100_000.0...100_000

        public init(
            energy: Double? = nil, pace: Double? = nil, steps: Double? = nil, energyChange: Double? = nil,
            stepsChange: Double? = nil
        ) {
            (self.energy, self.pace, self.steps) = (energy, pace, steps)
            (self.energyChange, self.stepsChange) = (energyChange, stepsChange)
        }

        /// The same of another number; `nil` where that cannot be tried, or more than one thing was.
        func with(_ number: Double) -> Trial? {
            guard pace == nil else { return nil }
            func signed(_ like: Double) -> Double { like < 0 ? -number : number }
            return switch (energy, steps, energyChange, stepsChange) {
            case (.some, nil, nil, nil): Self.energies.contains(number) ? Trial(energy: number) : nil
            case (nil, .some, nil, nil): Self.walks.contains(number) ? Trial(steps: number) : nil
            case (nil, nil, .some(let change), nil):
                Self.energyChanges.contains(number) ? Trial(energyChange: signed(change)) : nil
            case (nil, nil, nil, .some(let change)):
                Self.stepsChanges.contains(number) ? Trial(stepsChange: signed(change)) : nil
            default: nil
            }
        }
    }

    /// A figure that days are held against, in the metric's unit.
    public struct Threshold: Codable, Sendable, Hashable {
        public var value: Double
        /// Days below it are meant.
        public var isBelow: Bool
        /// The most that is meant, where days between two figures are
        public var upTo: Double?

        public init(value: Double, isBelow: Bool, upTo: Double? = nil) {
            self.value = value
            self.isBelow = isBelow
            self.upTo = upTo
        }

        /// How its side is called in the keys of answers
        var side: String { isBelow ? "below" : upTo == nil ? "above" : "between" }

        /// Of what is above 0 where it is known
        func holds(known value: Double) -> Bool {
            value > 0 && (value < self.value) == isBelow && value <= upTo ?? .infinity
        }

        /// `nil` where not all is known that may put a day above it.
        func holds(_ figure: Figure) -> Bool? {
            if let upTo, figure.value > upTo { return false }
            if upTo != nil, figure.value >= value, figure.isAtLeast { return nil }
            if figure.value >= value { return !isBelow }
            return isBelow && figure.isAtLeast ? nil : isBelow
        }
    }

    public var subject: Subject?
    public var measure: Measure?
    public var period: Period?
    /// What `period` is held against.
    public var other: Period?
    /// Days of the week, 1 is Monday; `nil` for every day.
    public var weekdays: Set<Int>?
    /// What `weekdays` are held against in the same period.
    public var otherWeekdays: Set<Int>?
    public var slot: Slot?
    public var threshold: Threshold?
    /// What of it is meant, where the subject is a figure of food.
    public var part: Part?
    public var hours: Hours?
    /// What of all that was eaten is left out.
    public var except: Except?
    public var condition: Condition?
    /// What `period` or `other` is told by; the conversation, or the other period, says of what.
    public var shift: Shift?
    /// Of an exercise or a workout only the latest is meant.
    public var isLastOne: Bool?
    /// How it hangs on what was said before
    public var link: Link?
    /// Words stand for what the last answer was about: "that day", "it".
    public var refersBack: Bool?
    /// "That night": of a day that was spoken of the one that it ends with
    public var isOfThatNight: Bool?
    /// What its answer was about.
    public var found: Found?
    /// Figures that are asked for beside the subject.
    public var also: [Metric]?
    /// Measures that are asked for beside the first: "the average, the least and the most".
    public var alsoMeasures: [Measure]?
    /// Meals that are asked for beside the first: "at breakfast and at dinner"
    public var alsoSlots: [Slot]?
    /// The best or worst of weeks or months, rather than of days
    public var span: Span?
    /// Of workouts what was lifted, rather than how many
    public var isOfLoad: Bool?
    /// Days are asked for by name: "on which days".
    public var namesDays: Bool?
    /// What of workouts is held against each other where it is not how many: distance or duration; what `threshold` is of.
    /// Of a metric the sum, rather than the mean; of meals beside each other the least first
    public var counted: Measure?
    /// Glasses or slices are asked for, not how often.
    public var isOfPortions: Bool?
    /// Meals are held against each other, rather than foods.
    public var isOfMeals: Bool?
    /// Of alcohol standard drinks are asked for, rather than grams; of weight the BMI.
    public var isOfUnits: Bool?
    /// Days below the goal are meant, or those above it.
    public var isBelowGoal: Bool?
    /// Which of the most or the least is meant: 2 for the second
    public var rank: Int?
    /// How many of a ranking are asked for: 5 for "my top five foods"
    public var top: Int?
    /// Of what is known only the latest so many, 2 to 50: "my last seven weigh-ins"
    public var latest: Int?
    /// Meals that are left out beside the first: "without breakfast and lunch"
    public var alsoExcept: [Slot]?
    /// km that an exercise was done over: "my last 5k"
    public var distance: Double?
    /// How often a set lifted it at least: "my 5 rep max"
    public var repetitions: Int?
    /// Only workouts that were given this name
    public var named: String?
    /// What a device recorded of workouts that is asked for: heart rate or energy
    public var recorded: Metric?
    /// How many of a food itself: "in 2 eggs"
    public var pieces: Double?
    /// kg that is asked for: "when will I weigh 75 kg"; g of a food itself; kg a week of a pace
    public var goal: Double?
    /// What is tried: "what if I eat 1,800 kcal a day"
    public var trial: Trial?
    /// A day to come: what one weighs then
    public var ahead: CivilDate?
    /// What was said around it and left aside, as it was said
    public var aside: [String]?
    /// Some of that was of the body, which a doctor should hear
    public var isBesideMedical: Bool?
    /// In which the answer is to be, whatever the person's own: "in pounds"
    public var units: UnitSystem?
    /// It begins as people go on: "and …", "what about …".
    public var isContinued: Bool
    /// Words that were not understood and are left out.
    public var leftOut: [String]

    public init(
        subject: Subject? = nil, measure: Measure? = nil, period: Period? = nil, other: Period? = nil,
        slot: Slot? = nil, threshold: Threshold? = nil, isContinued: Bool = false, leftOut: [String] = []
    ) {
        self.subject = subject
        self.measure = measure
        self.period = period
        self.other = other
        self.slot = slot
        self.threshold = threshold
        self.isContinued = isContinued
        self.leftOut = leftOut
    }
}

extension Question {
    /// Weeks in a row with so many of something, rather than days
    var isStreakOfWeeks: Bool { span == .week && (measure == .streak || measure == .longestStreak) }
}

extension Question.MuscleGroup {
    public init?(_ muscle: Exercise.Muscle) {
        switch muscle {
        case .chest: self = .chest
        case .lats, .middleBack, .traps: self = .back
        case .shoulders: self = .shoulders
        case .biceps, .triceps, .forearms: self = .arms
        case .quadriceps, .hamstrings, .glutes, .calves, .abductors, .adductors: self = .legs
        case .abdominals, .lowerBack: self = .core
        case .neck: return nil
        }
    }
}

extension Question.Slot {
    public var slots: Set<MealSlot> {
        switch self {
        case .breakfast: [.breakfast]
        case .lunch: [.lunch]
        case .dinner: [.dinner]
        case .snacks: [.morningSnack, .afternoonSnack, .eveningSnack]
        case .beforeLunch: [.breakfast, .morningSnack]
        case .beforeDinner: [.breakfast, .morningSnack, .lunch, .afternoonSnack]
        case .afterLunch: [.afternoonSnack, .dinner, .eveningSnack]
        case .afterDinner: [.eveningSnack]
        case .betweenBreakfastAndLunch: [.morningSnack]
        case .betweenLunchAndDinner: [.afternoonSnack]
        }
    }
}
