import Catalogue
import Domain
import Foundation
import Testing

extension QuestionTable {
    /// Parts of a question that stand in one another's way: days of the week beside a time, limits beside shares, ranks,
    /// months, and what is from one time to the next.
    static let crossed = rows(
        #"""
        nl | op hoeveel procent van de dagen had ik meer dan 10000 stappen op maandag dit jaar | steps share >10,000 year0 on 1
        nl | hoogste cafeïne in het weekend ooit | caffeine highest ever on 67
        nl | vergelijk mijn cafeïne op maandag deze maand met vorige maand | caffeine compare month0 vs month-1 on 1
        en | compare my fat on tuesdays and thursdays in may with this week | fat compare 2026-05 vs week0 on 24
        nl | hoe vaak heb ik pizza op vrijdag gegeten | food:pizza count on 5
        en | avg calories mon to thu in october | energy average 2026-10 on 1234
        nl | gemiddelde stappen van maandag tot en met donderdag vorige maand | steps average month-1 on 1234
        en | average sleep on friday nights | sleep average on 6
        en | least sleep on a sunday night this year | sleep lowest year0 on 1
        nl | hoeveel slaap ik in de nacht van vrijdag op zaterdag | sleep average on 6
        en | how much alcohol do i drink on friday nights | alcohol average on 5 at 1080-1440
        en | how much did i walk on days i ran | steps average with running
        nl | hoeveel dagen had ik minder dan 2200 calorieën op dagen dat ik wijn dronk deze week | energy reached <2,200 week0 with food:wijn
        en | how many nights did i sleep between 7 and 8 hours in october | sleep reached >420..480 2026-10
        nl | hoeveel nachten sliep ik tussen 7 en 8 uur in oktober | sleep reached >420..480 2026-10
        nl | hoeveel runs tussen 6 en 8 km dit jaar | running count >6..8 year0 counting distance
        en | mood on days i slept between 6 and 7 hours | mood value with sleep>360..420
        en | whats my second lowest weight ever | weight lowest ever no2
        nl | op een na langste run | running longest no2
        en | second best month for running | running highest by month no2
        en | how many steps per month do i take | steps average by month
        nl | hoeveel liter bier per maand drink ik | food:bier average by month counting sum
        en | how many minutes do i train per month | workouts average by month
        en | how many sets do i do per workout on average | workouts average counting sets
        nl | hoeveel sets squat doe ik per training | squat average counting sets
        nl | hoeveel dagen zit er gemiddeld tussen twee trainingen | workouts gap
        en | what is the longest break between two workouts i had | workouts longestStreak >0
        nl | gemiddelde tijd tussen mijn pizzas | food:pizzas gap
        en | most rest days in a row | workouts longestStreak >0
        nl | gemiddelde rustdagen per week | workouts without
        en | calories last week leaving out breakfast and lunch | energy sum week-1 but @breakfast,lunch
        en | protein last week with breakfast and lunch not counted | protein sum week-1 but @lunch,breakfast
        en | what was my heaviest and lightest weight this year | weight lowest year0 and highest
        en | difference between my highest and lowest weight this year | weight lowest year0 and highest
        en | is my resting heart rate lower than in spring | restingHeartRate compare days30 vs 2026-03-01..2026-05-31
        en | first run of the year | running first year0
        en | total protein yesterday and today | protein sum 2026-11-20..2026-11-21
        nl | wat was mijn gewicht een week na 1 oktober | weight value 2026-10-08
        en | how tired was i on the 14th of november | energyLevel value 2026-11-14
        en | hoeveel km heb ik deze maand gelopen | running distance month0
        """#)
}

@Suite("Parts of questions that cross")
struct QuestionsCrossedTests {
    private static let parser = QuestionParser(lexicon: .shared)

    @Test(
        "What crosses something that no answer tells is declined",
        arguments: [
            (Language.en, "calories on days i trained longer than 45 minutes"),
            (.en, "steps on days i ran more than 5 km"),
            (.en, "average sleep when i train after 6 pm"),
            (.nl, "hoe sliep ik op dagen dat ik meer dan 2 glazen wijn dronk"),
            (.en, "how many steps did i average on days with more than 30 minutes of training"),
            (.en, "average mood in weeks when i trained three times"),
            (.en, "how many days did i skip breakfast and lunch"),
            (.en, "weight on the first of each month"),
            (.en, "compare my highest weight in october and september"), (.en, "weight a month after 1 october"),
        ])
    func declined(language: Language, text: String) {
        let question = Self.parser.parse(text, language: language, today: QuestionTable.today)
        #expect(!question.leftOut.isEmpty, "\(text): \(QuestionText.of(question))")
    }

    @Test(
        "What goes on keeps the days that were spoken of, and a comparison is with the time that was",
        arguments: [
            (
                Language.en, ["average steps in october", "how about on training days?"],
                "steps average 2026-10 with training"
            ),
            (.nl, ["gemiddelde slaap in oktober", "en op trainingsdagen?"], "sleep average 2026-10 after training"),
            (.nl, ["gemiddelde slaap in augustus", "en op maandag?"], "sleep average 2026-08 on 1"),
            (.nl, ["hoe sliep ik op dinsdag", "en op maandag?"], "sleep 2026-11-16"),
            (.en, ["average weight in march", "compare that with october"], "weight compare 2026-03 vs 2026-10"),
            (.en, ["average steps on weekends in october", "and my protein?"], "protein average 2026-10 on 67"),
            (.en, ["average sleep on days i ran", "and my steps?"], "steps average with running"),
            (.en, ["average steps on days i ran", "and my sleep?"], "sleep average after running"),
            (.en, ["my longest run", "and the second longest?"], "running longest no2"),
        ])
    func goingOn(language: Language, texts: [String], reading: String) {
        var before: [Question] = []
        for text in texts {
            let said = Self.parser.parse(text, language: language, today: QuestionTable.today)
            before.append(Conversation.complete(said, after: before, today: QuestionTable.today))
        }
        #expect(before.last.map(QuestionText.of) == reading)
    }

    // MARK: Every measure with every filter, time and condition

    /// A figure of some days, in words and as it is.
    private struct Asked: Sendable {
        var metric: Metric
        var words: [Language: String]
        /// What counts of it: "over 8000 steps"
        var limit: Double
        var limitWords: [Language: String]
        /// By days before today
        var values: [Int: Double]
    }

    private static let days = 150

    /// Known on most days, never the same two days running, and unlike each other
    private static func values(_ seed: Int, _ range: ClosedRange<Double>, gap: Int) -> [Int: Double] {
        var values: [Int: Double] = [:]
        for ago in 1...days where ago % gap != 0 {
            let step = Double((ago * ago * seed + ago * 7) % 101) / 100
            values[ago] = (range.lowerBound + step * (range.upperBound - range.lowerBound)).rounded()
        }
        return values
    }

    private static let asked: [Asked] = [
        Asked(
            metric: .steps, words: [.en: "steps", .nl: "stappen"], limit: 8000,
            limitWords: [.en: "did i have more than 8000 steps", .nl: "had ik meer dan 8000 stappen"],
            values: values(3, 2000...14_000, gap: 11)),
        Asked(
            metric: .sleep, words: [.en: "sleep", .nl: "slaap"], limit: 420,
            limitWords: [.en: "did i sleep more than 7 hours", .nl: "sliep ik meer dan 7 uur"],
            values: values(5, 300...540, gap: 7)),
        Asked(
            metric: .weight, words: [.en: "weight", .nl: "gewicht"], limit: 82,
            limitWords: [.en: "did i weigh more than 82 kg", .nl: "woog ik meer dan 82 kg"],
            values: values(7, 78...88, gap: 3)),
        Asked(
            metric: .restingHeartRate, words: [.en: "resting heart rate", .nl: "rusthartslag"], limit: 60,
            limitWords: [.en: "was my resting heart rate over 60", .nl: "was mijn rusthartslag boven de 60"],
            values: values(11, 50...70, gap: 5)),
    ]

    private struct Filter: Sendable {
        var words: [Language: String]
        var holds: @Sendable (CivilDate) -> Bool
    }

    private static let today = QuestionTable.today
    private static func date(_ text: String) -> CivilDate { CivilDate(text) ?? .first }

    private static let weekdays: [Filter] = [
        Filter(words: [.en: "", .nl: ""]) { _ in true },
        Filter(words: [.en: "on weekends", .nl: "in het weekend"]) { $0.weekday > 5 },
        Filter(words: [.en: "on mondays", .nl: "op maandag"]) { $0.weekday == 1 },
        Filter(words: [.en: "on tuesdays and thursdays", .nl: "op dinsdagen en donderdagen"]) {
            [2, 4].contains($0.weekday)
        },
        Filter(words: [.en: "monday to wednesday", .nl: "van maandag tot en met woensdag"]) { $0.weekday < 4 },
    ]

    private static let periods: [Filter] = [
        Filter(words: [.en: "in october", .nl: "in oktober"]) { $0.year == 2026 && $0.month == 10 },
        Filter(words: [.en: "since 1 september", .nl: "sinds 1 september"]) { $0 >= date("2026-09-01") },
        Filter(words: [.en: "between 3 and 24 october", .nl: "tussen 3 en 24 oktober"]) {
            $0 >= date("2026-10-03") && $0 <= date("2026-10-24")
        },
        Filter(words: [.en: "this year", .nl: "dit jaar"]) { $0.year == 2026 },
        Filter(words: [.en: "ever", .nl: "ooit"]) { _ in true },
    ]

    private static let trained = Set(stride(from: 2, through: days, by: 3).map { today.adding(days: -$0) })

    private static let conditions: [Filter] = [
        Filter(words: [.en: "", .nl: ""]) { _ in true },
        Filter(words: [.en: "on days i ran", .nl: "op dagen dat ik hardliep"]) { trained.contains($0) },
    ]

    private static let record = CoachRecord(
        today: today,
        days: (1...days).reversed().map { ago in
            Day(
                date: today.adding(days: -ago),
                figures: DayFigures(
                    asked.compactMap { one in
                        one.values[ago].map { (key: one.metric, value: Figure(value: $0, source: .manual)) }
                    }))
        },
        workouts: trained.sorted().map { day in
            Workout(
                id: "\(day)", day: day, at: Date(timeIntervalSince1970: 0), minute: 1000, name: "Run", kind: .cardio,
                minutes: 30, exercises: [WorkoutExercise(exerciseID: "running", name: "Running", sets: [])])
        })

    /// The question with what it asks of the figures that the filters leave
    private struct Measure: Sendable {
        var words: [Language: String]
        /// A median of days with something in common is declined.
        var isConditional = true
        var of: @Sendable ([Double], Asked) -> Double
    }

    private static let measures: [Measure] = [
        Measure(words: [.en: "what was my average %@", .nl: "wat was mijn gemiddelde %@"]) { values, _ in
            values.reduce(0, +) / Double(values.count)
        },
        Measure(words: [.en: "highest %@", .nl: "hoogste %@"]) { values, _ in values.max() ?? 0 },
        Measure(words: [.en: "lowest %@", .nl: "laagste %@"]) { values, _ in values.min() ?? 0 },
        Measure(words: [.en: "median %@", .nl: "mediaan van mijn %@"], isConditional: false) { values, _ in
            let sorted = values.sorted()
            return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
        },
        Measure(words: [.en: "how many days #", .nl: "hoeveel dagen #"]) { values, one in
            Double(values.count { $0 >= one.limit })
        },
    ]

    @Test(
        "Each measure of each figure, with each filter, time and condition, is what the figures come to",
        arguments: Language.allCases)
    func crossed(language: Language) {
        var wrong: [String] = []
        var count = 0
        for one in Self.asked {
            for measure in Self.measures {
                for weekday in Self.weekdays {
                    for period in Self.periods {
                        for condition in measure.isConditional ? Self.conditions : Array(Self.conditions.prefix(1)) {
                            count += 1
                            wrong += Self.wrong(one, measure, weekday, period, condition, language)
                        }
                    }
                }
            }
        }
        #expect(count == 900)
        #expect(wrong.isEmpty, "\(wrong.prefix(10).joined(separator: "\n"))")
    }

    /// The question where the coach tells something else than the figures that its filters leave.
    private static func wrong(
        _ one: Asked, _ measure: Measure, _ weekday: Filter, _ period: Filter, _ condition: Filter, _ language: Language
    ) -> [String] {
        let lead = (measure.words[language] ?? "").replacing("%@", with: one.words[language] ?? "")
            .replacing("#", with: one.limitWords[language] ?? "")
        let text = ([lead] + [weekday, condition, period].map { $0.words[language] ?? "" }).filter { !$0.isEmpty }
            .joined(separator: " ")
        // The night after a run counts for the next day.
        let isOfNight = one.metric == .sleep || one.metric == .restingHeartRate
        let values = (1...days).compactMap { ago -> Double? in
            let date = today.adding(days: -ago)
            let holds = condition.holds(isOfNight ? date.adding(days: -1) : date)
            return weekday.holds(date) && period.holds(date) && holds ? one.values[ago] : nil
        }
        let question = parser.parse(text, language: language, today: today)
        let fact = Coach.answer(question, from: record).facts.first
        let told = ["value", "with", "count"].lazy.compactMap { number(fact?.values[$0]) }.first
        guard !values.isEmpty else { return told ?? 0 == 0 ? [] : ["\(text): \(told ?? 0) of nothing"] }
        let truth = measure.of(values, one)
        return isNear(told, truth) ? [] : ["\(text): \(told.map { "\($0)" } ?? "nothing"), not \(truth)"]
    }

    private static func isNear(_ told: Double?, _ truth: Double) -> Bool {
        told.map { abs($0 - truth) < 1e-6 * max(1, abs(truth)) } ?? false
    }

    private static func number(_ value: CoachAnswer.Value?) -> Double? {
        switch value {
        case .figure(let value, _): value
        case .count(let count): Double(count)
        default: nil
        }
    }
}
