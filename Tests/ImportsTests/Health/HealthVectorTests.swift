import Domain
import Foundation
import Imports
import Testing

@Suite("Reference cases of Apple Health")
struct HealthVectorTests {
    private struct Vectors: Decodable {
        struct Sample: Decodable {
            var source: String
            var start: String
            var end: String
        }
        struct Cumulative: Decodable {
            struct Input: Decodable {
                struct Amount: Decodable {
                    var source: String
                    var start: String
                    var end: String
                    var value: Double
                }
                var samples: [Amount]
                var priority: [String]
                var timezone: String
            }
            struct Expected: Decodable { var merged: [String: Double] }
            var id: String
            var input: Input
            var expected: Expected
        }
        struct Sleep: Decodable {
            struct Input: Decodable {
                struct Stage: Decodable {
                    var source: String
                    var value: String
                    var start: String
                    var end: String
                }
                var samples: [Stage]
                var priority: [String]
            }
            struct Sessions: Decodable {
                struct Session: Decodable {
                    var wake_date: String
                    var asleep_min: Double?
                    var source: String?
                }
                var sessions: [Session]
                var per_day: [String: Double?]
            }
            var input: Input
            var sessions_expected: Sessions
        }
        struct Zones: Decodable {
            struct Case: Decodable {
                struct Input: Decodable {
                    var text: String
                    var home_zone: String
                    var hk_time_zone: String?
                }
                struct Expected: Decodable { var local_date: String }
                var input: Input
                var expected: Expected
            }
            var cases: [Case]
        }
        var cumulative: [Cumulative]
        var sleep: Sleep
        var timezones: Zones
    }

    private let vectors: Vectors

    init() throws {
        let file = URL(filePath: #filePath).appending(path: "../../../Vectors/apple_health.json").standardized
        vectors = try JSONDecoder().decode(Vectors.self, from: Data(contentsOf: file))
    }

    @Test("Sources are merged by time slice in the person's order, with copies dropped and midnights exact")
    func cumulative() throws {
        #expect(vectors.cumulative.count >= 10)
        for test in vectors.cumulative {
            let isFood = test.id.contains("kcal")
            let rows = test.input.samples.map {
                HealthFile.record(
                    isFood ? "DietaryEnergyConsumed" : "StepCount", String($0.value), unit: isFood ? "kcal" : "count",
                    source: $0.source, from: $0.start, to: $0.end)
            }
            let result = try HealthFile.read(rows.joined(), home: test.input.timezone)
            let metric: Metric = isFood ? .energy : .steps
            #expect(result.days(metric) == test.expected.merged.keys.sorted(), "\(test.id)")
            for (day, expected) in test.expected.merged {
                let value = try #require(result.value(metric, day, order: test.input.priority), "\(test.id)")
                #expect(abs(value - expected) < 1e-3, "\(test.id)")
            }
        }
    }

    @Test("Sleep counts for the day of waking, one source a session, and time in bed is not sleep")
    func sleep() throws {
        let names = [
            "asleepCore": "AsleepCore", "asleepDeep": "AsleepDeep", "asleepREM": "AsleepREM", "inBed": "InBed",
            "awake": "Awake", "asleepUnspecified": "AsleepUnspecified",
        ]
        let rows = vectors.sleep.input.samples.map {
            HealthFile.sleep(names[$0.value] ?? "?", source: $0.source, from: $0.start, to: $0.end)
        }
        let result = try HealthFile.read(rows.joined())
        let order = HealthSource.order(result.sources, chosen: vectors.sleep.input.priority).map(\.name)
        let ranks = result.sources.map { order.firstIndex(of: $0.name) ?? 99 }
        var sessions: [(day: String, asleep: Double?, source: String?)] = []
        for (day, details) in result.details.sorted(by: { $0.key < $1.key }) {
            for case .sleep(let nights) in details {
                for night in nights {
                    let session = night.session(
                        rank: { ranks[$0] }, source: { Source(rawValue: result.sources[$0].name) })
                    sessions.append((day.description, session.asleep, session.source?.rawValue))
                }
            }
        }
        let expected = vectors.sleep.sessions_expected
        #expect(sessions.map(\.day) == expected.sessions.map(\.wake_date))
        #expect(sessions.map(\.asleep) == expected.sessions.map(\.asleep_min))
        #expect(sessions.map(\.source) == expected.sessions.map(\.source))
        for (day, minutes) in expected.per_day {
            #expect(result.value(.sleep, day, order: vectors.sleep.input.priority) == minutes)
        }
        #expect(result.value(.sleepInBed, "2024-01-10") == 495)
        #expect(result.value(.sleepAwake, "2024-01-10", order: vectors.sleep.input.priority) == 12)
    }

    @Test("One offset through more than a year is the exporting phone's: the row's own zone, or home, decides")
    func zones() throws {
        for test in vectors.timezones.cases {
            let offset = test.input.text.suffix(5)
            let zone = test.input.hk_time_zone.map { "<MetadataEntry key=\"HKTimeZone\" value=\"\($0)\"/>" } ?? ""
            let rows =
                HealthFile.record(from: test.input.text, zone)
                + HealthFile.record(from: "2010-06-15 12:00:00 \(offset)")
                + HealthFile.record(from: "2012-06-15 12:00:00 \(offset)")
            let result = try HealthFile.read(rows, home: test.input.home_zone)
            #expect(
                result.days(.steps).filter { !$0.contains("-06-15") } == [test.expected.local_date],
                "\(test.input.text) \(test.input.hk_time_zone ?? "")")
        }
    }

    @Test("Within a year, or with offsets that vary, the day is the one that is written")
    func written() throws {
        let short = try HealthFile.read(HealthFile.record(from: "2024-12-31 23:30:00 -0800"), home: "Europe/Amsterdam")
        #expect(short.days(.steps) == ["2024-12-31"])
        let varied = try HealthFile.read(
            HealthFile.record(from: "2022-12-31 23:30:00 -0800") + HealthFile.record(from: "2024-07-01 00:10:00 +0200"))
        #expect(varied.days(.steps) == ["2022-12-31", "2024-07-01"])
    }
}
