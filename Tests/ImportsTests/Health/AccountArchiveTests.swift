import Domain
import Foundation
import Testing

@testable import Imports

@Suite("Account archives of Garmin, Oura and Polar")
struct AccountArchiveTests {
    private static let amsterdam = TimeZone(identifier: "Europe/Amsterdam") ?? .gmt
    private static let now = Date(timeIntervalSince1970: 1_763_700_000)

    private struct Found {
        var summary: HealthSummary
        var origin: HealthOrigin
        var sources: [HealthSource]
        var figures: [CivilDate: [Metric: Double]] = [:]
        var workouts: [CivilDate: [RecordedWorkout]] = [:]

        func day(_ text: String) -> [Metric: Double] { CivilDate(text).flatMap { figures[$0] } ?? [:] }
    }

    private func read(_ files: [(String, String)]) throws -> Found {
        let file = try TemporaryFile(Packing.zip(files))
        let reading = try HealthExport(file.url).read(
            home: Self.amsterdam, includesCycle: false, scratch: FileManager.default.temporaryDirectory, now: Self.now)
        var figures: [CivilDate: [Metric: Double]] = [:]
        var workouts: [CivilDate: [RecordedWorkout]] = [:]
        let summary = try reading.digest {
            figures[$0.day, default: [:]][$0.metric] = $0.share.value
        } detail: { day, detail in
            if case .workouts(let list) = detail { workouts[day] = list.map(\.workout) }
        }
        return Found(
            summary: summary, origin: reading.origin, sources: reading.sources, figures: figures, workouts: workouts)
    }

    @Test("Garmin: days, nights by the morning, variability as rMSSD, weight in grams, activities in centimetres")
    func garmin() throws {
        let found = try read([
            (
                "4711/DI_CONNECT/DI-Connect-Aggregator/UDSFile_2025-01-01_2025-04-10.json",
                """
                [{"calendarDate":"2025-03-01","totalSteps":8123,"totalDistanceMeters":6400,"activeKilocalories":410.5,
                  "bmrKilocalories":1700,"restingHeartRate":52,"minHeartRate":47,"maxHeartRate":161,
                  "moderateIntensityMinutes":20,"vigorousIntensityMinutes":15,"allDayStress":{"aggregatorList":[{"x":1}]}},
                 {"calendarDate":{"date":"2025-03-02"},"totalSteps":0,"restingHeartRate":null},
                 {"totalSteps":5}]
                """
            ),
            (
                "4711/DI_CONNECT/DI-Connect-Wellness/2025-01-01_2025-04-10_99_sleepData.json",
                """
                [{"calendarDate":"2025-03-01","sleepStartTimestampGMT":"2025-02-28T22:10:00.0",
                  "sleepEndTimestampGMT":"2025-03-01T06:10:00.0","deepSleepSeconds":3600,"lightSleepSeconds":14400,
                  "remSleepSeconds":7200,"awakeSleepSeconds":600,"averageRespiration":14.0,
                  "spo2SleepSummary":{"averageSPO2":95.5}}]
                """
            ),
            (
                "4711/DI_CONNECT/DI-Connect-Wellness/2025_99_healthStatusData.json",
                #"[{"calendarDate":"2025-03-01","metrics":[{"type":"HR","value":50},{"type":"HRV","value":61}]}]"#
            ),
            (
                "4711/DI_CONNECT/DI-Connect-Wellness/99_userBioMetrics.json",
                #"[{"metaData":{"calendarDate":"2025-03-01"},"weight":{"weight":81500.0}},{"metaData":{"calendarDate":"2025-03-02"},"weight":{"weight":5}}]"#
            ),
            (
                "4711/DI_CONNECT/DI-Connect-Fitness/sam_1_summarizedActivities.json",
                """
                [{"summarizedActivitiesExport":[{"activityType":"trail_running","beginTimestamp":1740816000000,
                  "startTimeLocal":1740819600000,"duration":1800000.0,"distance":502000.0,"avgHr":150,"maxHr":171,
                  "calories":1676}]}]
                """
            ),
            ("4711/DI_CONNECT/DI-Connect-Metrics/TrainingReadinessDTO_20250101_99.json", "[{}]"),
        ])
        #expect(found.origin == .garmin)
        #expect(found.sources == [HealthSource(name: "Garmin", kind: .watch)])
        let day = found.day("2025-03-01")
        #expect(
            day == [
                .steps: 8123, .distance: 6.4, .activeEnergy: 410.5, .basalEnergy: 1700, .restingHeartRate: 52,
                .heartRateMin: 47, .heartRateMax: 161, .activeMinutes: 35, .sleep: 420, .sleepDeep: 60, .sleepCore: 240,
                .sleepREM: 120, .sleepAwake: 10, .sleepInBed: 480, .respiratoryRate: 14, .oxygenSaturation: 95.5,
                .rmssd: 61, .weight: 81.5, .workoutMinutes: 30, .workoutCount: 1,
            ])
        #expect(found.day("2025-03-02").isEmpty, "0 steps are a watch that was not worn, 5 g no weight")
        #expect(found.summary.skipped == [.date: 1, .implausible: 1, .file: 1])
        #expect(found.summary.others == ["trainingreadinessdto": 1])
        let workout = try #require(found.workouts[CivilDate(ordinal: 20_148)]?.first)
        #expect(workout.activity == "Running")
        #expect(workout.minute == 9 * 60)
        #expect(workout.minutes == 30)
        #expect(workout.distance.map { abs($0 - 5.02) < 1e-9 } == true)
        #expect(workout.heartRate == 150)
        #expect(workout.activeEnergy == nil)
    }

    @Test("Oura: semicolons or commas, naps add up, heart and variability are those of the longest sleep")
    func oura() throws {
        let found = try read([
            (
                "App Data/dailyactivity.csv",
                """
                id;day;steps;active_calories;equivalent_walking_distance;high_activity_time;medium_activity_time;contributors
                a;2025-03-01;9001;512;7300;600;1800;"{""stay_active"": 80}"
                a;2025-03-01;9001;512;7300;600;1800;"{""stay_active"": 80}"
                """
            ),
            (
                "App Data/sleepmodel.csv",
                """
                id;day;type;total_sleep_duration;deep_sleep_duration;average_hrv;lowest_heart_rate;average_breath;time_in_bed
                1;2025-03-01;long_sleep;25200;5400;48;51;14.25;28800
                2;2025-03-01;late_nap;1800;0;80;60;15;2400
                3;2025-03-01;rest;3600;0;90;60;15;3600
                """
            ),
            (
                "App Data/dailyspo2.csv",
                "id,day,spo2_percentage\nx,2025-03-01,\"{\"\"average\"\": 97.1}\"\n"
            ),
            (
                "App Data/workout.csv",
                """
                id;activity;day;start_datetime;end_datetime;distance;calories
                w;cycling;2025-03-01;2025-03-01T23:30:00+01:00;2025-03-02T00:15:00+01:00;15000;320
                """
            ),
        ])
        #expect(found.origin == .oura)
        let day = found.day("2025-03-01")
        #expect(
            day == [
                .steps: 9001, .activeEnergy: 512, .distance: 7.3, .activeMinutes: 40, .sleep: 450, .sleepDeep: 90,
                .sleepInBed: 520, .rmssd: 48, .restingHeartRate: 51, .respiratoryRate: 14.25, .oxygenSaturation: 97.1,
                .workoutMinutes: 45, .workoutCount: 1,
            ])
        #expect(found.summary.skipped == [.repeated: 1, .unconfirmed: 1])
        let workout = try #require(found.workouts.values.first?.first)
        #expect(workout.activity == "Cycling")
        #expect(workout.minute == 23 * 60 + 30)
        #expect(workout.activeEnergy == 320)
    }

    @Test("Oura as JSON, as the vendor's interface answers")
    func ouraJSON() throws {
        let found = try read([
            ("oura_daily_activity.json", #"{"data":[]}"#),
            ("daily_activity.json", #"{"daily_activity":{"data":[{"day":"2025-03-01","steps":700}]}}"#),
            ("sleep.json", #"{"sleep":[{"day":"2025-03-01","type":"long_sleep","total_sleep_duration":3600}]}"#),
        ])
        #expect(found.day("2025-03-01") == [.steps: 700, .sleep: 60])
    }

    @Test("Polar: durations as PT7H30M, samples with NaN passed over, clocks without a zone are the person's own")
    func polar() throws {
        let found = try read([
            (
                "activity-2025-03-01-1a2b.json",
                #"{"date":"2025-03-01","summary":{"stepCount":12000,"stepsDistance":8400.0},"samples":{"mets":[{"localTime":"00:00","value":NaN}]}}"#
            ),
            (
                "sleep_result_1.json",
                #"[{"night":"2025-03-01","evaluation":{"sleepSpan":"PT8H","asleepDuration":"PT7H30M","phaseDurations":{"wake":"PT30M","rem":"PT1H30M15S","light":"PT4H","deep":"PT2H"}}}]"#
            ),
            ("nightly_recovery_1.json", #"[{"night":"2025-03-01","meanNightlyRecoveryRmssd":44}]"#),
            (
                "training-session-2025-07-01-1.json",
                #"{"startTime":"2025-07-01T18:05:30.000","stopTime":"2025-07-01T19:05:30.000","duration":"PT1H","kiloCalories":600,"averageHeartRate":140,"maximumHeartRate":175,"distance":10100.0,"exercises":[{"sport":"RUNNING","samples":{"heartRate":[{"value":NaN}]}}]}"#
            ),
            ("ppi_samples_2025.json", "[]"),
        ])
        #expect(found.origin == .polar)
        #expect(
            found.day("2025-03-01") == [
                .steps: 12_000, .distance: 8.4, .sleep: 450, .sleepInBed: 480, .sleepAwake: 30, .sleepREM: 90.25,
                .sleepCore: 240, .sleepDeep: 120, .rmssd: 44,
            ])
        let workout = try #require(CivilDate("2025-07-01").flatMap { found.workouts[$0]?.first })
        #expect(workout.start == Date(timeIntervalSince1970: 1_751_385_930), "18:05:30 in Amsterdam in summer")
        #expect(workout.minute == 18 * 60 + 5)
        #expect(workout.distance.map { abs($0 - 10.1) < 1e-9 } == true)
        #expect(found.summary.others == ["ppi_samples": 1])
    }

    @Test("A night that Garmin itself does not take for sleep is no time in bed, and is counted")
    func offWrist() throws {
        let nights = ["OFF_WRIST", "UNCONFIRMED", "ENHANCED_CONFIRMED_FINAL"].enumerated().map { day, word in
            #"{"calendarDate":"2025-03-0\#(day + 1)","sleepStartTimestampGMT":"2025-03-0\#(day + 1)T00:10:00.0","sleepEndTimestampGMT":"2025-03-0\#(day + 1)T06:10:00.0","sleepWindowConfirmationType":"\#(word)"}"#
        }
        let found = try read([("99_sleepData.json", "[\(nights.joined(separator: ","))]")])
        #expect(found.figures.count == 1 && found.day("2025-03-03") == [.sleepInBed: 360])
        #expect(found.summary.skipped == [.unconfirmed: 2])
    }

    @Test("Polar sessions of later exports keep length, distance, energy, heart rate, sport and offset")
    func polarSessions() throws {
        let found = try read([
            ("activity-2025-03-01-1.json", #"{"date":"2025-03-01","summary":{"stepCount":100}}"#),
            (
                "training-session-2025-07-01-2.json",
                #"{"startTime":"2025-07-01T23:30:00.000","timezoneOffset":-240,"durationMillis":2700000,"distanceMeters":9000.0,"calories":500,"hrAvg":141,"hrMax":176,"sport":{"id":"1","name":"Trail running"}}"#
            ),
            ("nightly_recovery_blob_1.json", #"{"whatever":[1,2]}"#),
        ])
        let workout = try #require(CivilDate("2025-07-01").flatMap { found.workouts[$0]?.first })
        #expect(workout.start == Date(timeIntervalSince1970: 1_751_427_000), "03:30 UTC on the next day")
        #expect(workout.minutes == 45 && workout.minute == 23 * 60 + 30 && workout.activity == "Running")
        #expect(workout.distance == 9 && workout.activeEnergy == 500)
        #expect(workout.heartRate == 141 && workout.heartRateMax == 176)
        #expect(found.summary.skipped == [.file: 1] && found.summary.others == ["nightly_recovery_blob": 1])
    }

    @Test("Archives and tables of others are refused by their maker's name")
    func foreign() throws {
        let archives: [(ForeignExport, [String])] = [
            (
                .fitbit,
                [
                    "MyFitbitData/TestUser/Physical Activity/activity-2024-01-11.json",
                    "MyFitbitData/TestUser/Sleep/sleep-2024-01-11.json",
                ]
            ),
            (.fitbit, ["Takeout/Fitbit/Global Export Data/steps-2024-01-11.json", "x/sleep-2024-01-11.json"]),
            (.fitbit, ["activity_goals-1.json", "sleep.json"]), (.samsung, ["com.samsung.shealth.sleep.2026.csv"]),
            (.withings, ["weight.csv", "bp.csv", "sleep.csv"]), (.cronometer, ["servings.csv", "biometrics.csv"]),
            (.myFitnessPal, ["Nutrition-Summary-2026-01-01-to-2026-01-31.csv"]), (.whoop, ["physiological_cycles.csv"]),
            (.strava, ["activities.csv", "activities/1.gpx"]),
        ]
        for (vendor, names) in archives {
            let zip = Packing.zip(names.map { ($0, #"[{"date":"2024-01-11","day":"2024-01-11","steps":5}]"#) })
            let file = try TemporaryFile(zip)
            #expect(throws: vendor) { try withExtendedLifetime(file) { _ = try HealthExport(file.url) } }
        }
        for (vendor, head) in [
            (ForeignExport.samsung, "com.samsung.health.weight,7006003,12\nstart_time"),
            (.withings, "Date,\"Weight (kg)\",\"Fat mass (kg)\"\n"),
            (.myFitnessPal, "\u{feff}Date,Meal,Calories,Fat (g)\r\n"),
            (.loseIt, "Date,Name,Icon,Type,Quantity,Units,Calories\n"), (.cronometer, "Day,Time,Group,Food Name\n"),
        ] {
            let file = try TemporaryFile(head)
            #expect(throws: vendor) { try withExtendedLifetime(file) { _ = try HealthExport(file.url) } }
        }
    }

    @Test("A file that breaks off is counted, and the others are read")
    func broken() throws {
        let found = try read([
            ("activity-2025-03-01-1.json", #"{"date":"2025-03-01","summary":{"stepCount":100}}"#),
            ("activity-2025-03-02-1.json", #"{"date":"2025-03-02","summary":{"stepCou"#),
            ("activity-2025-03-03-1.json", ""),
            ("activity-2999-03-03-1.json", #"{"date":"2999-03-03","summary":{"stepCount":100}}"#),
        ])
        #expect(found.day("2025-03-01") == [.steps: 100])
        #expect(found.summary.skipped == [.malformed: 2, .date: 1])
    }

    @Test("Damaged records are left out, and never end the process", arguments: 1...4)
    func damaged(seed: UInt64) throws {
        let texts = [
            ("udsfile_1.json", #"[{"calendarDate":"2025-03-01","totalSteps":1e300,"restingHeartRate":5e-324}]"#),
            (
                "x_summarizedActivities.json",
                #"[{"summarizedActivitiesExport":[{"activityType":"run","beginTimestamp":9e18,"startTimeLocal":1e13,"duration":1e308}]}]"#
            ),
            (
                "x_sleepData.json",
                #"[{"calendarDate":"2025-03-01","sleepStartTimestampGMT":"2025-02-28T23:59:60","sleepEndTimestampGMT":"2025-03-01T07:00:00+14:59","remSleepSeconds":"PT7H3M"}]"#
            ),
        ]
        var mutator = Mutator(seed: seed)
        for _ in 0..<150 {
            let files = texts.map { ($0.0, String(decoding: mutator.damaged(Array($0.1.utf8)), as: UTF8.self)) }
            let found = try read(files)
            for (metric, value) in found.figures.values.joined() { #expect(metric.range.contains(value)) }
        }
        let csv = Array("id;day;steps;contributors\na;2025-03-01;9001;\"{\"\"a\"\": 80}\"\n".utf8)
        for _ in 0..<150 {
            _ = try? read([("dailyactivity.csv", String(decoding: mutator.damaged(csv), as: UTF8.self))])
        }
    }

    @Test("Cut off anywhere, an archive is refused or read as far as it is whole")
    func cut() throws {
        let whole = Packing.zip([("udsfile_1.json", #"[{"calendarDate":"2025-03-01","totalSteps":100}]"#)])
        for length in 0..<whole.count {
            let file = try TemporaryFile(Array(whole[..<length]))
            #expect(throws: ImportError.self) {
                try HealthExport(file.url).read(
                    home: Self.amsterdam, includesCycle: false, scratch: FileManager.default.temporaryDirectory,
                    now: Self.now)
            }
        }
    }
}
