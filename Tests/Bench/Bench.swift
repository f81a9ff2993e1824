import Domain
import Foundation
import Storage

/// `Bench` prints figures of the parts that need no server, a `name<tab>microseconds` line each.
/// `Bench catalogue` imports two million made-up products and searches among them.
/// `Bench decade FOLDER` fills a data directory with ten years of the demo's life.
@main
enum Bench {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        if arguments.first == "catalogue" { return try CatalogueBench.run(arguments.dropFirst().first) }
        if arguments.first == "decade", let folder = arguments.dropFirst().first {
            try decade(URL(filePath: folder, directoryHint: .isDirectory))
            return
        }
        let times =
            FoodSearchBench.run() + SentenceBench.run() + (try ChartBench.run()) + (try TrainingBench.run())
            + (try DemoBench.run())
        for (name, time) in times {
            print("\(name)\t\(microseconds(time))")
        }
        let habits = try SuggestionBench.run()
        print("suggestions p99\t\(microseconds(habits.time))")
        print("suggested among five\t\(habits.learnt)\t\(habits.mostFrequent)")
    }

    private static func decade(_ folder: URL) throws {
        let database = try Database(directory: folder)
        let now = Date()
        let account = try database.accounts.create(name: "decade", passwordHash: nil, now: now, isOwner: true)
        try DemoData.fill(
            database, owner: account.id, endingOn: CivilDate(ordinal: Int(now.timeIntervalSince1970) / 86_400),
            days: 3650, now: now)
        try database.close()
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
