import Catalogue
import Domain
import Drawing
import Foundation
import Storage

/// Charts of 90 days of the demo's life, from days in memory to the bytes of the picture.
enum ChartBench {
    static func run() throws -> [(String, Duration)] {
        let database = try Database.temporary()
        let now = Date()
        let today = CivilDate(ordinal: Int(now.timeIntervalSince1970) / 86_400)
        let owner = try database.accounts.create(name: "charts", passwordHash: nil, now: now, isOwner: true).id
        try DemoData.fill(database, owner: owner, endingOn: today, now: now)
        let days = try database.days.days(of: owner, in: DayRange(150, endingOn: today))
        let targets = try database.targets(of: owner, beside: days)
        let input = ChartInput(
            days: Array(days.suffix(90)), before: Array(days.dropLast(90)),
            targets: days.suffix(90).map { targets[$0.date] },
            units: .metric,
            words: ChartWords(language: .en) { Strings.shared.sentence("chart.\($0)", .en) })
        let year = try database.days.days(of: owner, in: DayRange(400, endingOn: today))
        let plan = try planTimes(year, try database.profiles.get(owner), try database.targets(of: owner, on: today))
        try database.close()
        return plan
            + Chart.allCases.map { chart in
                var bytes = 0
                let times = (0..<2000).map { _ in
                    ContinuousClock().measure {
                        bytes += SVGWriter(isStandAlone: true).write(chart.picture(input)).count
                    }
                }
                precondition(bytes > 0)
                return ("chart \(chart.rawValue) p50", Bench.percentile(0.5, of: times))
            }
    }
}

extension ChartBench {
    /// A year's estimate, and what is asked of it.
    private static func planTimes(
        _ days: [Day], _ profile: Profile, _ targets: DayTargets
    ) throws -> [(String, Duration)] {
        func median(_ count: Int, _ work: () -> Bool) -> Duration {
            var isDone = true
            let times = (0..<count).map { _ in ContinuousClock().measure { isDone = work() && isDone } }
            precondition(isDone)
            return Bench.percentile(0.5, of: times)
        }
        let outlook = EnergyOutlook(days: days, profile: profile, targets: targets)
        let date = targets.date.adding(days: 120)
        return [
            (
                "expenditure of 400 days p50",
                median(20) { EnergyOutlook(days: days, profile: profile, targets: targets).burn != nil }
            ),
            ("what if, energy p50", median(200) { PlanTrial(.energy(2000), in: outlook).forecast != nil }),
            ("what if, date p50", median(50) { PlanTrial(.date(date), in: outlook).forecast != nil }),
        ]
    }
}

/// Ten years of the demo's workouts: from the store to the history, and charts of a year of it.
enum TrainingBench {
    static func run() throws -> [(String, Duration)] {
        let database = try Database.temporary()
        defer { try? database.close() }
        let now = Date()
        let today = CivilDate(ordinal: Int(now.timeIntervalSince1970) / 86_400)
        let owner = try database.accounts.create(name: "training", passwordHash: nil, now: now, isOwner: true).id
        try DemoData.fill(database, owner: owner, endingOn: today, days: 3650, now: now)
        func median(_ count: Int, _ work: () throws -> Int) throws -> Duration {
            var sum = 0
            let times = try (0..<count).map { _ in try ContinuousClock().measure { sum += try work() } }
            precondition(sum > 0)
            return Bench.percentile(0.5, of: times)
        }
        func history() throws -> TrainingHistory {
            TrainingHistory(try database.workouts.everything(of: owner, through: today))
        }
        let all = try history()
        let input = TrainingInput(
            range: DayRange(365, endingOn: today), today: today,
            strength: StrengthTrend.points(all.sessions(of: "bench-press")),
            exerciseName: "Bench press",
            weeks: MuscleVolume.weekly(
                all.workouts, endingOn: today, count: 53, exercise: { ExerciseLibrary.index[$0] }),
            weeklyWorkouts: Array(repeating: 3, count: 53), units: .metric,
            words: ChartWords(language: .en) { Strings.shared.sentence("chart.\($0)", .en) },
            muscleName: { $0.rawValue })
        return [
            ("ten years of workouts p50", try median(20) { try history().workouts.count }),
            (
                "strength of ten years p50",
                try median(200) { StrengthTrend.points(all.sessions(of: "bench-press")).count }
            ),
            ("ten years of records p50", try median(20) { all.records(of: "bench-press").count }),
        ]
            + (try TrainingChart.allCases.map { chart in
                (
                    "chart training \(chart.rawValue) p50",
                    try median(200) { SVGWriter(isStandAlone: true).write(chart.picture(input)).count }
                )
            })
    }
}

/// What `--demo` does before it serves.
enum DemoBench {
    static func run() throws -> [(String, Duration)] {
        let database = try Database.temporary()
        defer { try? database.close() }
        let now = Date()
        let owner = try database.accounts.create(name: "demo", passwordHash: nil, now: now, isOwner: true).id
        let today = CivilDate(ordinal: Int(now.timeIntervalSince1970) / 86_400)
        let time = try ContinuousClock().measure {
            try DemoData.fill(database, owner: owner, endingOn: today, now: now)
        }
        return [("demo of 400 days", time)]
    }
}
