import Domain
import Foundation
import Testing

@testable import Imports

@Suite("Messages of Health Auto Export")
struct HealthPushTests {
    private static let home = TimeZone(identifier: "Europe/Amsterdam") ?? .gmt

    private func push(_ body: String) throws -> HealthPush {
        try HealthPush(Data(body.utf8), home: Self.home, now: Date(timeIntervalSince1970: 1_763_700_000))
    }

    private func metric(_ name: String, _ rows: String, units: String = "count") throws -> HealthPush {
        try push(#"{"data":{"metrics":[{"name":"\#(name)","units":"\#(units)","data":[\#(rows)]}]}}"#)
    }

    /// What counts of a day, in the order of sources that nobody chose.
    private func value(_ push: HealthPush, _ metric: Metric, _ day: String) -> Double? {
        let shares = push.figures.filter { $0.metric == metric && $0.day.description == day }.map(\.share)
        let order = HealthSource.order(push.sources, chosen: []).map(\.name)
        return Figure.recorded(
            shares, rank: { order.firstIndex(of: push.sources[$0].name) ?? order.count },
            source: { Source(rawValue: push.sources[$0].name) })?.value
    }

    @Test("Sleep that was not summed up is put together to nights by the day of waking")
    func rows() throws {
        let rows = [
            ("In Bed", "22:50", "23:00"), ("Core", "23:00", "02:00"), ("Deep", "02:00", "03:30"),
            ("REM", "03:30", "05:00"), ("Awake", "05:00", "05:15"),
        ]
        .map { stage, from, to in
            let day = { (clock: String) in clock > "12" ? "2025-03-04" : "2025-03-05" }
            return
                #"{"startDate":"\#(day(from)) \#(from):00 +0100","endDate":"\#(day(to)) \#(to):00 +0100","value":"\#(stage)","qty":1,"source":"Watch"}"#
        }
        let found = try metric("sleep_analysis", rows.joined(separator: ","), units: "hr")
        #expect(value(found, .sleep, "2025-03-05") == 360)
        #expect(value(found, .sleepDeep, "2025-03-05") == 90)
        #expect(value(found, .sleepAwake, "2025-03-05") == 15)
        #expect(found.summary.skipped.isEmpty && found.sources.map(\.name) == ["Watch"])
        #expect(found.details.contains { if case .sleep = $0.detail { true } else { false } })
    }

    @Test("A night without a total has that of its stages, and counts for the day that it ended")
    func summed() throws {
        func night(_ more: String) throws -> HealthPush {
            try metric("sleep_analysis", #"{"date":"2025-03-04 00:00:00 +0100",\#(more)}"#, units: "hr")
        }
        let stages = try night(#""asleep":0,"core":4,"deep":1,"rem":1.5,"sleepEnd":"2025-03-05T06:30:00+01:00""#)
        #expect(value(stages, .sleep, "2025-03-05") == 390)
        #expect(value(try night(#""asleep":7,"core":4,"deep":1,"rem":1.5"#), .sleep, "2025-03-04") == 420)
        #expect(value(try night(#""asleep":0.5,"core":4"#), .sleep, "2025-03-04") == 270)
        #expect(value(try night(#""totalSleep":6,"asleep":0,"core":4"#), .sleep, "2025-03-04") == 360)
        // An instant in UTC is the next day at home.
        #expect(value(try night(#""totalSleep":6,"sleepEnd":"2025-03-04T23:30:00Z""#), .sleep, "2025-03-05") == 360)
        #expect(try night(#""asleep":0"#).summary.skipped == [.malformed: 1])
    }

    @Test(
        "Dates in ISO form and of a 12-hour clock, with whatever space before PM",
        arguments: [
            "2024-01-15T23:59:00+00:00", "2024-01-15T23:59:00.000+0000", "2024-01-15 11:59:00 PM +0000",
            "2024-01-15 11:59:00\u{202f}PM +0000", "2024-01-15 11:59:00\u{a0}p.m. +00:00", "2024-01-15 11:59 pm",
            "2024-01-15", "2024-01-15T22:59:00Z", "2024-01-15 12:30:00 AM +0100",
        ])
    func dates(text: String) throws {
        let found = try metric("step_count", #"{"date":"\#(text)","qty":5}"#)
        #expect(value(found, .steps, "2024-01-15") == 5)
    }

    @Test(
        "What is no date is counted",
        arguments: [
            "", "2024-13-01", "2024-01-15 25:00:00 +0000", "2024-01-15 13:00:00 PM +0000", "2024-01-15 00:10 PM",
            "2024-01-15T10",
            "2024-01-15 10:00:00 +99:00", "2024-01-15 10:00:00 nonsense", "15/01/2024",
        ])
    func badDates(text: String) throws {
        let found = try metric("step_count", #"{"date":"\#(text)","qty":5}"#)
        #expect(found.figures.isEmpty && found.summary.skipped == [.date: 1])
    }

    @Test("Units and names of every version are known")
    func names() throws {
        for (name, unit) in [("vo2_max", "ml/(kg·min)"), ("vo2max", "mL/min·kg"), ("VO2Max", "ml/kg/min")] {
            #expect(
                value(try metric(name, #"{"date":"2025-03-05","qty":41}"#, units: unit), .vo2Max, "2025-03-05") == 41)
        }
    }

    @Test("Two sources that tell of the same time are not summed; what each has alone is")
    func sources() throws {
        func row(_ time: String, _ count: Int, _ source: String) -> String {
            #"{"date":"2025-03-05 \#(time):00 +0100","qty":\#(count),"source":"\#(source)"}"#
        }
        let same = try metric(
            "step_count",
            [row("10:00", 100, "Watch"), row("10:00", 90, "iPhone"), row("11:00", 50, "iPhone")].joined(separator: ","))
        #expect(value(same, .steps, "2025-03-05") == 150)
        let days = try metric(
            "step_count", [row("00:00", 8000, "Watch"), row("00:00", 7000, "iPhone")].joined(separator: ","))
        #expect(value(days, .steps, "2025-03-05") == 8000)
        let mixed = try metric(
            "step_count", [row("00:00", 8000, "Watch"), row("09:00", 70, "iPhone")].joined(separator: ","))
        #expect(value(mixed, .steps, "2025-03-05") == 8000)
    }

    @Test("What makes no sense harms none of its neighbours")
    func neighbours() throws {
        let good = #"{"name":"step_count","units":"count","data":[{"date":"2025-03-05","qty":5}]}"#
        let found = try push(
            #"{"data":{"stateOfMind":[{},{}],"symptoms":null,"metrics":[5,{"name":"heart_rate","data":null},{"data":[]},\#(good)],"workouts":[{"name":"Run"},7,{"name":"Outdoor Run","start":"2025-03-05 10:00:00 +0100","end":"2025-03-05 10:30:00 +0100","distance":{"qty":5,"units":"km"},"heartRate":{"avg":{"qty":150,"units":"bpm"}},"activeEnergyBurned":{"qty":1255.2,"units":"kJ"}}]}}"#
        )
        #expect(value(found, .steps, "2025-03-05") == 5)
        #expect(found.summary.others == ["stateOfMind": 2])
        #expect(found.summary.skipped == [.malformed: 4, .date: 1])
        let workouts = found.details.compactMap {
            if case .workouts(let list) = $0.detail { list.first?.workout } else { nil }
        }
        #expect(
            workouts.first?.activity == "Running" && workouts.first?.distance == 5 && workouts.first?.heartRate == 150)
        #expect(abs((workouts.first?.activeEnergy ?? 0) - 300) < 0.001)
        #expect(try push(#"{"data":{}}"#).summary == HealthSummary())
        for body in ["{}", "[]", #"{"data":5}"#, "{", "", #"{"data":{"metrics":["#] {
            #expect(throws: ImportError.unknownKind) { try push(body) }
        }
    }

    @Test("Damaged messages are refused or read, and never do more", arguments: 1...4)
    func damaged(seed: UInt64) throws {
        let text = Array(
            #"{"data":{"metrics":[{"name":"sleep_analysis","units":"hr","data":[{"startDate":"2025-03-05 01:00:00 AM +0100","endDate":"2025-03-05T03:00:00Z","value":"Core"}]},{"name":"step_count","units":"count","data":[{"date":"2025-03-05 00:00:00 +0100","qty":1e300,"source":"Watch|iPhone"}]}],"workouts":[{"name":"Run","start":"2025-03-05 10:00:00 +0100","duration":1e18,"distance":{"qty":5,"units":"km"}}]}}"#
                .utf8)
        var mutator = Mutator(seed: seed)
        for _ in 0..<500 {
            guard
                let found = try? HealthPush(
                    Data(mutator.damaged(text)), home: Self.home, now: Date(timeIntervalSince1970: 1_763_700_000))
            else { continue }
            for figure in found.figures { #expect(figure.share.value.isFinite) }
        }
    }
}
