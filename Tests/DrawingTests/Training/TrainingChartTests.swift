import Domain
import Drawing
import Foundation
import FoundationXML
import Testing

@Suite("Charts of training")
struct TrainingChartTests {
    /// A Wednesday.
    private static let end = CivilDate(ordinal: 20_530)

    private func session(_ ago: Int, _ load: Double, _ reps: Int = 5, rpe: Double? = 8) -> ExerciseSession {
        ExerciseSession(
            date: Self.end.adding(days: -ago), workoutID: "w\(ago)", exerciseID: "squat", name: "Squat",
            sets: [WorkoutSet(reps: reps, load: load, rpe: rpe)])
    }

    /// Twice a week, a little more each time.
    private func usual(_ days: Int) -> [ExerciseSession] {
        stride(from: days, through: 0, by: -4).map { session($0, 100 + Double(days - $0) / 10 + Double($0 % 3)) }
    }

    private func weeks(_ count: Int) -> [TrainingWeek] {
        let exercise = { (id: String) in
            Exercise(
                id: id, name: id, dutchName: nil, kind: .strength, equipment: nil,
                primaryMuscles: id == "squat" ? [.quadriceps] : [.lowerBack],
                secondaryMuscles: [.glutes, .hamstrings, .calves], level: .beginner, aliases: [])
        }
        let workouts = (0..<count * 7).filter { $0 % 3 == 0 }.map { ago in
            let day = Self.end.adding(days: -ago)
            return Workout(
                id: "w\(ago)", day: day, at: Date(timeIntervalSince1970: Double(day.ordinal) * 86_400), minute: 600,
                name: "Legs", kind: .strength, minutes: 40,
                exercises: ["squat", "deadlift"].map { id in
                    WorkoutExercise(
                        exerciseID: id, name: id,
                        sets: Array(repeating: WorkoutSet(reps: 5, load: 100), count: 3 + ago % 4))
                })
        }
        return MuscleVolume.weekly(workouts, endingOn: Self.end, count: count, exercise: exercise)
    }

    private func input(
        _ days: Int, sessions: [ExerciseSession]? = nil, weeks: [TrainingWeek]? = nil, language: Language = .en,
        narrow: Bool = false, units: UnitSystem = .metric
    ) -> TrainingInput {
        TrainingInput(
            range: DayRange(days, endingOn: Self.end), today: Self.end,
            strength: StrengthTrend.points(sessions ?? usual(days + 30)), exerciseName: "Squat",
            weeks: weeks ?? self.weeks((days + 6) / 7),
            weeklyWorkouts: Array(repeating: 3, count: (weeks ?? self.weeks((days + 6) / 7)).count), units: units,
            words: ChartStrings.words(language),
            muscleName: { $0.rawValue }, isNarrow: narrow)
    }

    private func svg(_ chart: TrainingChart, _ input: TrainingInput) -> String {
        String(decoding: SVGWriter(isStandAlone: true).write(chart.picture(input)), as: UTF8.self)
    }

    private func labels(_ picture: Picture) -> [String] {
        picture.primitives.compactMap { if case .value(let says, _, _) = $0 { says } else { nil } }
    }

    @Test(
        "Each has a title, a description and labels in both languages, and stays within the picture",
        arguments: TrainingChart.allCases, [7, 30, 90, 365])
    func whole(chart: TrainingChart, days: Int) {
        for language in [Language.en, .nl] {
            for narrow in [false, true] {
                let input = input(days, language: language, narrow: narrow)
                let picture = chart.picture(input)
                let text = svg(chart, input)
                #expect(XMLParser(data: Data(text.utf8)).parse())
                #expect(!picture.title.isEmpty && picture.description.count > 30)
                #expect(!labels(picture).isEmpty)
                let read = text.components(separatedBy: "</style>").last ?? ""
                #expect(!read.contains("{") && !read.contains("«"), "\(read)")
                for point in Outline.points(of: picture.primitives) {
                    #expect(
                        point.x >= -0.5 && point.x <= picture.width + 0.5 && point.y >= -0.5
                            && point.y <= picture.height + 0.5, "\(point) \(narrow) \(language)")
                }
            }
        }
    }

    @Test("Heavy weeks are counted in thousands beside the axis, and told in full")
    func thousands() throws {
        var heavy = input(90, narrow: true)
        let workouts = heavy.weeks.map { week in
            Workout(
                id: "\(week.start)", day: week.start, at: Date(timeIntervalSince1970: 0), minute: 600, name: "Legs",
                kind: .strength,
                exercises: [
                    WorkoutExercise(name: "Sled", sets: Array(repeating: WorkoutSet(reps: 10, load: 200), count: 12))
                ])
        }
        heavy.weeks = MuscleVolume.weekly(workouts, endingOn: Self.end, count: 13) { _ in nil }
        let picture = TrainingChart.volume.picture(heavy)
        #expect(Outline.points(of: picture.primitives).allSatisfy { $0.x >= -0.5 })
        #expect(labels(picture).first?.contains("24,000 kg") == true)
    }

    @Test("Without training each says so", arguments: TrainingChart.allCases)
    func empty(chart: TrainingChart) {
        let empty = input(90, sessions: [], weeks: MuscleVolume.weekly([], endingOn: Self.end, count: 13) { _ in nil })
        let picture = chart.picture(empty)
        #expect(labels(picture).isEmpty)
        #expect(svg(chart, empty).contains("Nothing to show yet"))
        #expect(PeriodData(.e1rm, empty).rows.isEmpty)
    }

    @Test("A session says its estimate and the set it is from; a record is a diamond and says so")
    func strength() throws {
        let sessions = [session(20, 100), session(10, 98), session(3, 105)]
        let picture = TrainingChart.e1rm.picture(input(30, sessions: sessions))
        let says = labels(picture)
        #expect(says.count == 3)
        #expect(says.first?.contains("123.3 kg, from 100 kg × 5 @ RPE 8") == true)
        #expect(says.filter { $0.contains("A record.") }.count == 1)
        #expect(says.last?.contains("A record.") == true)
        #expect(picture.description.contains("3 sessions"))
        let pounds = labels(TrainingChart.e1rm.picture(input(30, sessions: sessions, units: .imperial)))
        #expect(pounds.first?.contains("271.8 lb") == true)
    }

    @Test("No line is drawn over two months without a session")
    func gap() {
        let sessions = usual(40).map { one in
            ExerciseSession(
                date: one.date.adding(days: -200), workoutID: "early" + one.workoutID, exerciseID: one.exerciseID,
                name: one.name, sets: one.sets)
        }
        let picture = TrainingChart.e1rm.picture(input(365, sessions: sessions + usual(40)))
        let lines = picture.primitives.filter { if case .line(_, .estimateLine, _) = $0 { true } else { false } }
        // One in the legend, and two runs.
        #expect(lines.count == 3)
    }

    @Test("Muscles are told by week, over a year by four weeks, without the week that is not over")
    func muscles() {
        let weeks = weeks(5)
        let says = labels(TrainingChart.muscles.picture(input(30, weeks: weeks)))
        #expect(says.filter { $0.contains("(the week is not over)") }.count == 5)
        let year = labels(TrainingChart.muscles.picture(input(365, weeks: self.weeks(53))))
        #expect(year.allSatisfy { $0.contains("four weeks from") })
        #expect(year.count == 13 * 5)
    }

    @Test("The same figures come as JSON and CSV, loads in kg")
    func data() throws {
        let input = input(30, units: .imperial)
        for chart in TrainingChart.allCases {
            let data = PeriodData(chart, input)
            let rows = try #require(
                try JSONSerialization.jsonObject(with: Data(data.json().utf8)) as? [[String: Any]])
            #expect(rows.count == data.rows.count && !rows.isEmpty)
            #expect(data.csv().split(separator: "\r\n").count == rows.count + 1)
        }
        let first = try #require(PeriodData(.e1rm, input).rows.last)
        #expect(first[5] == .number(input.strength.last?.best.set.load))
        let week = try #require(PeriodData(.volume, input).rows.first)
        #expect(week[1] == .number(input.weeks.first?.tonnage))
    }

    @Test("Of a decade of sessions a year is drawn")
    func decade() {
        let sessions = (0..<1560).reversed().map { session($0 * 7 / 3, 100 + Double($0 % 17)) }
        #expect((150...400).contains(labels(TrainingChart.e1rm.picture(input(365, sessions: sessions))).count))
    }
}
