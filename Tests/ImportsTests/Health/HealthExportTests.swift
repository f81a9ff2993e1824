import Domain
import Foundation
import Testing

@testable import Imports

@Suite("The Health export")
struct HealthExportTests {
    private let morning = "2025-03-05 08:00:00 +0100"
    private let later = "2025-03-05 09:00:00 +0100"

    @Test("What was typed in stands first, then watch, phone and others, whatever they are called")
    func order() throws {
        let typed = "<MetadataEntry key=\"HKWasUserEntered\" value=\"1\"/>"
        let result = try HealthFile.read(
            HealthFile.record(source: "Strava", from: morning, to: later)
                + HealthFile.record(source: "Anna&#8217;s iPhone", from: morning, to: later)
                + HealthFile.record(source: "Anna’s Apple\u{a0}Watch", from: morning, to: later)
                + HealthFile.record("StepCount", "900", source: "Health", from: morning, to: later, typed))
        #expect(result.sources.map(\.kind) == [.other, .phone, .watch, .other, .manual])
        let figure = try #require(result.figure(.steps, "2025-03-05"))
        #expect(figure.value == 900)
        #expect(figure.source == "Health ✎")
        #expect(figure.others.map(\.value) == [100, 100, 100])
        // A choice holds; what it does not name keeps the place of its kind.
        let chosen = HealthSource.order(result.sources, chosen: ["Strava", "Anna’s iPhone"])
        #expect(chosen.map(\.kind) == [.manual, .watch, .other, .phone, .other])
    }

    @Test("Names keep their characters: entities, quotes, a no-break space and other alphabets")
    func names() throws {
        let result = try HealthFile.read(
            HealthFile.record(source: "Lose It! &amp; Track", from: morning)
                + HealthFile.record(source: "豆腐 &lt;Ⓩ&gt;", from: later)
                + HealthFile.record(source: String(repeating: "x", count: 10_000), from: later))
        #expect(result.sources[0].name == "Lose It! & Track")
        #expect(result.sources[1].name == "豆腐 <Ⓩ>")
        #expect(result.sources[2].name.count == 200)
    }

    @Test("Units are brought to one: miles, pounds, kilojoules, fractions, litres")
    func units() throws {
        func value(_ type: String, _ value: String, _ unit: String, _ metric: Metric) throws -> Double? {
            try HealthFile.read(HealthFile.record(type, value, unit: unit, from: morning)).value(metric, "2025-03-05")
        }
        #expect(try value("DistanceWalkingRunning", "2", "mi", .distance) == 3.218688)
        #expect(try value("BodyMass", "185", "lb", .weight) == 83.914588)
        #expect(try value("ActiveEnergyBurned", "418.4", "kJ", .activeEnergy) == 100)
        #expect(try value("BodyFatPercentage", "0.223", "%", .bodyFat) == 22.3)
        #expect(try value("DietaryWater", "0.5", "L", .water) == 500)
        #expect(try value("DietarySodium", "400", "mg", .salt) == 1)
        #expect(try value("HeartRateVariabilitySDNN", "48.5", "ms", .hrv) == 48.5)
        #expect(try value("VO2Max", "41.2", "mL/min·kg", .vo2Max) == 41.2)
        #expect(try value("RespiratoryRate", "14", "count/min", .respiratoryRate) == 14)
        let odd = try HealthFile.read(HealthFile.record("BodyMass", "80", unit: "smoot", from: morning))
        #expect(odd.value(.weight, "2025-03-05") == nil)
        #expect(odd.summary.skipped == [.unit: 1])
    }

    @Test("HRV is the median of the day, and beside it that of the night; beats give rMSSD")
    func hrv() throws {
        let times = stride(from: 0.0, to: 30, by: 0.8).enumerated().map { index, time in
            let second = time + (index % 2 == 0 ? 0.02 : 0)
            let text = String(format: "%02d:%05.2f", Int(second) / 60, second.truncatingRemainder(dividingBy: 60))
            return "<InstantaneousBeatsPerMinute bpm=\"75\" time=\"7:\(text)\u{202f}AM\"/>"
        }
        let beats = "<HeartRateVariabilityMetadataList>\(times.joined())</HeartRateVariabilityMetadataList>"
        func sample(_ value: String, _ at: String, _ beats: String = "") -> String {
            HealthFile.record("HeartRateVariabilitySDNN", value, unit: "ms", from: at, to: at, beats)
        }
        let result = try HealthFile.read(
            sample("60", "2025-03-04 23:50:00 +0100") + sample("70", "2025-03-05 03:00:00 +0100", beats)
                + sample("40", "2025-03-05 12:00:00 +0100") + sample("30", "2025-03-05 15:00:00 +0100")
                + HealthFile.sleep("AsleepCore", from: "2025-03-04 23:00:00 +0100", to: "2025-03-05 07:00:00 +0100"))
        #expect(result.value(.hrv, "2025-03-05") == 40)
        #expect(result.value(.hrvSleep, "2025-03-05") == 65)
        #expect(result.value(.hrv, "2025-03-04") == 60)
        let rmssd = try #require(result.value(.rmssd, "2025-03-05"))
        #expect(abs(rmssd - 40) < 0.5)
    }

    @Test("Heart rate has its mean, least and most, and the hours of the wall clock")
    func heartRate() throws {
        let rows = [("60", "08:10"), ("80", "08:40"), ("130", "17:05")].map {
            HealthFile.record("HeartRate", $0.0, unit: "count/min", from: "2025-03-05 \($0.1):00 +0100")
        }
        let result = try HealthFile.read(rows.joined())
        #expect(result.value(.heartRate, "2025-03-05") == 90)
        #expect(result.value(.heartRateMin, "2025-03-05") == 60)
        #expect(result.value(.heartRateMax, "2025-03-05") == 130)
        guard case .heartRate(let hours)? = result.details[try #require(CivilDate("2025-03-05"))]?.first else {
            Issue.record("no hours")
            return
        }
        #expect(hours[0].values[8] == 70 && hours[0].values[17] == 130 && hours[0].values[9].isNaN)
    }

    @Test("Steps have hours, and the night that the clock is set has none too many")
    func hours() throws {
        let spring = try HealthFile.read(
            HealthFile.record("StepCount", "1200", from: "2024-03-31 01:30:00 +0100", to: "2024-03-31 03:30:00 +0200"))
        guard case .steps(let hours)? = spring.details[try #require(CivilDate("2024-03-31"))]?.first else {
            Issue.record("no hours")
            return
        }
        #expect(hours[0].values[1] == 600 && hours[0].values[2] == 0 && hours[0].values[3] == 600)
    }

    @Test("A workout has its statistics; somebody else's record of the same time does not count again")
    func workouts() throws {
        func workout(_ source: String, _ minutes: Int, _ inside: String = "") -> String {
            """
            <Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="\(minutes)" durationUnit="min" \
            sourceName="\(source)" startDate="2025-03-05 18:00:00 +0100" endDate="2025-03-05 18:\(minutes):00 +0100">
            \(inside)</Workout>
            """
        }
        let statistics = """
            <WorkoutStatistics type="HKQuantityTypeIdentifierActiveEnergyBurned" sum="418.4" unit="kJ"/>
            <WorkoutStatistics type="HKQuantityTypeIdentifierDistanceWalkingRunning" sum="3" unit="mi"/>
            <WorkoutStatistics type="HKQuantityTypeIdentifierHeartRate" average="140" minimum="90" maximum="171" unit="count/min"/>
            <WorkoutActivity uuid="1" startDate="2025-03-05 18:00:00 +0100">
            <WorkoutStatistics type="HKQuantityTypeIdentifierActiveEnergyBurned" sum="1" unit="kcal"/>
            </WorkoutActivity>
            """
        let rows = workout("Strava", 32) + workout("My Watch", 30, statistics)
        let result = try HealthFile.read(rows + rows)
        #expect(result.value(.workoutCount, "2025-03-05") == 1)
        #expect(result.value(.workoutMinutes, "2025-03-05") == 30)
        #expect(result.value(.workoutMinutes, "2025-03-05", order: ["Strava", "My Watch"]) == 32)
        #expect(result.summary.skipped == [.repeated: 2])
        guard case .workouts(let workouts)? = result.details[try #require(CivilDate("2025-03-05"))]?.first else {
            Issue.record("no workouts")
            return
        }
        let run = try #require(workouts.first { $0.workout.source == "My Watch" }?.workout)
        #expect(run.activity == "Running" && run.minute == 18 * 60)
        #expect(abs((run.activeEnergy ?? 0) - 100) < 1e-9)
        #expect(abs((run.distance ?? 0) - 4.828032) < 1e-9)
        #expect(run.heartRate == 140 && run.heartRateMin == 90 && run.heartRateMax == 171)
    }

    @Test("A record inside a correlation stands on its own as well, and counts once")
    func correlation() throws {
        let record = HealthFile.record("DietaryEnergyConsumed", "300", unit: "kcal", from: morning, created: later)
        let result = try HealthFile.read(
            record + "<Correlation type=\"HKCorrelationTypeIdentifierFood\">\n\(record)</Correlation>\n")
        #expect(result.value(.energy, "2025-03-05") == 300)
        #expect(result.summary.skipped == [.nested: 1])
    }

    @Test("The same food twice at one moment is two foods, unless both were written at the same time")
    func twice() throws {
        func food(_ created: String) -> String {
            HealthFile.record("DietaryEnergyConsumed", "78", unit: "kcal", from: morning, created: created)
        }
        #expect(try HealthFile.read(food(morning) + food(later)).value(.energy, "2025-03-05") == 156)
        let copies = try HealthFile.read(food(later) + food(later))
        #expect(copies.value(.energy, "2025-03-05") == 78)
        #expect(copies.summary.skipped == [.repeated: 1])
    }

    @Test("Cycle data is read only for those who ask")
    func cycle() throws {
        let row = HealthFile.record(
            "MenstrualFlow", "HKCategoryValueMenstrualFlowMedium", unit: nil, from: morning, category: true)
        let closed = try HealthFile.read(row)
        #expect(closed.shares.isEmpty && closed.summary.skipped == [.notAskedFor: 1])
        #expect(try HealthFile.read(row, cycle: true).value(.menstrualFlow, "2025-03-05") == 2)
    }

    @Test("What does not become part of a day is counted by its name; what cannot be true by its reason")
    func leftOut() throws {
        let result = try HealthFile.read(
            HealthFile.record(
                "AppleStandHour", "HKCategoryValueAppleStandHourStood", unit: nil, from: morning, category: true)
                + HealthFile.record("EnvironmentalAudioExposure", "60", unit: "dBASPL", from: morning)
                + HealthFile.record(from: "1970-01-01 00:00:00 +0000")
                + HealthFile.record(from: "2999-01-01 00:00:00 +0000")
                + HealthFile.record(from: later, to: morning) + HealthFile.record("StepCount", "1e300", from: morning)
                + HealthFile.record("HeartRate", "nan", unit: "count/min", from: morning)
                + HealthFile.record("BodyMass", "9000", unit: "kg", from: morning)
                + HealthFile.record(from: "2025-02-30 08:00:00 +0100"))
        #expect(result.shares.isEmpty)
        #expect(result.summary.others == ["AppleStandHour": 1, "EnvironmentalAudioExposure": 1])
        #expect(result.summary.skipped == [.date: 4, .implausible: 2, .malformed: 1])
        #expect(result.summary.records == 9)
    }

    @Test("The summary tells what was found, by metric and source, from the first day to the last")
    func summary() throws {
        let result = try HealthFile.read(
            HealthFile.record(source: "Watch", from: morning, to: later)
                + HealthFile.record(source: "iPhone", from: "2025-03-07 08:00:00 +0100")
                + HealthFile.record("BodyMass", "80", unit: "kg", source: "Scale", from: "2025-03-09 08:00:00 +0100"))
        #expect(result.summary.firstDay == CivilDate("2025-03-05"))
        #expect(result.summary.lastDay == CivilDate("2025-03-09"))
        #expect(result.summary.days == 3)
        let steps = try #require(result.summary.metrics.first { $0.metric == .steps })
        #expect(steps.days == 2 && steps.sources == ["Watch": 1, "iPhone": 1])
        #expect(result.summary.exportedAt == 1_763_709_330)
    }
}
