import Domain
import Foundation
import Storage

/// `Bench` prints figures of the parts that need no server, a `name<tab>microseconds` line each.
/// `Bench catalogue` imports two million made-up products and searches among them.
/// `Bench decade FOLDER [YEARS]` fills a data directory with ten years, or as many, of the demo's life.
/// `Bench erase` erases ten years of it.
@main
enum Bench {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        if arguments.first == "catalogue" { return try CatalogueBench.run(arguments.dropFirst().first) }
        if arguments.first == "decade", let folder = arguments.dropFirst().first {
            let years = arguments.dropFirst(2).first.flatMap { Int($0) } ?? 10
            try fill(Database(directory: URL(filePath: folder, directoryHint: .isDirectory)), years: years).close()
            return
        }
        if arguments.first == "erase" { return try erase() }
        let times =
            FoodSearchBench.run() + SentenceBench.run() + ReadingBench.run() + (try ChartBench.run())
            + (try TrainingBench.run())
            + (try DemoBench.run())
        for (name, time) in times {
            print("\(name)\t\(microseconds(time))")
        }
        let habits = try SuggestionBench.run()
        print("suggestions p99\t\(microseconds(habits.time))")
        print("suggested among five\t\(habits.learnt)\t\(habits.mostFrequent)")
    }

    @discardableResult
    private static func fill(_ database: Database, years: Int) throws -> Database {
        let now = Date()
        let account = try database.accounts.create(name: "decade", passwordHash: nil, now: now, isOwner: true)
        try DemoData.fill(
            database, owner: account.id, endingOn: CivilDate(ordinal: Int(now.timeIntervalSince1970) / 86_400),
            days: years * 365, now: now)
        return database
    }

    private static func erase() throws {
        let database = try fill(Database.temporary(), years: 10)
        let clock = ContinuousClock()
        var isClean = false
        let time = try clock.measure {
            for account in try database.accounts.all() { try database.beginErasing(account.id) }
            isClean = database.finishErasing(within: 60)
        }
        try database.close()
        print("\(microseconds(time))\t\(isClean)")
    }

    /// The time in which a share of the times stays, 0 to 1.
    static func percentile(_ share: Double, of times: [Duration]) -> Duration {
        let sorted = times.sorted()
        let index = Int((Double(sorted.count) * share).rounded(.down))
        return sorted.isEmpty ? .zero : sorted[min(index, sorted.count - 1)]
    }

    private static func microseconds(_ duration: Duration) -> Double {
        let (seconds, attoseconds) = duration.components
        return Double(seconds) * 1e6 + Double(attoseconds) / 1e12
    }
}
