import Domain
import Foundation
import Testing

@testable import Imports

@Suite("Histories from other apps")
struct HistoryFileTests {
    struct Found {
        var origin: HealthOrigin
        var summary: HealthSummary
        var entries: [FoodEntry] = []
        var workouts: [Workout] = []
        var figures: [Metric: [CivilDate: Double]] = [:]

        var counts: [Int] {
            let history = summary.history ?? HistorySummary()
            return [
                summary.days, history.entries, history.workouts, history.sets, history.weights, history.figures,
            ]
        }

        func value(_ metric: Metric, _ day: String) -> Double? { CivilDate(day).flatMap { figures[metric]?[$0] } }
    }

    static func read(
        _ bytes: [UInt8], name: String = "export.csv", answers: [String: String] = [:], isImperial: Bool = false
    ) throws -> Found {
        let file = try TemporaryFile(bytes)
        return try withExtendedLifetime(file) {
            let history = try HistoryFile(file.url, name: name)
            var found = Found(origin: history.origin, summary: HealthSummary())
            let reading = try history.read(
                HistoryContext(
                    home: TimeZone(identifier: "Europe/Berlin") ?? .gmt,
                    now: Date(timeIntervalSince1970: 1_800_000_000),
                    isImperial: isImperial, answers: answers),
                entry: { found.entries.append($0) }, workout: { found.workouts.append($0) })
            found.summary = try reading.digest {
                found.figures[$0.metric, default: [:]][$0.day] = $0.share.value
            } detail: { _, _ in
            }
            return found
        }
    }

    static func read(_ text: String, answers: [String: String] = [:]) throws -> Found {
        try read(Array(text.utf8), answers: answers)
    }

    @Test(
        "A file is told by its content, and every row is taken or counted with why not", arguments: HistorySamples.all)
    func sample(_ sample: HistorySamples.Sample) throws {
        let found = try Self.read(sample.text)
        #expect(found.origin.rawValue == sample.kind)
        #expect(found.counts == sample.counts)
        let skipped = Dictionary(uniqueKeysWithValues: found.summary.skipped.map { ($0.key.rawValue, $0.value) })
        #expect(skipped == sample.skipped)
        let questions = (found.summary.history?.questions ?? []).map { ($0.id, $0.guess) }
        #expect(Dictionary(uniqueKeysWithValues: questions) == sample.questions)
    }

    @Test("The same file in UTF-16, either way round, with and without a mark, says the same")
    func encodings() throws {
        let sample = try #require(HistorySamples.lifted.first)
        for (encoding, mark) in [
            (String.Encoding.utf16LittleEndian, [UInt8]()), (.utf16BigEndian, []), (.utf16LittleEndian, [0xff, 0xfe]),
            (.utf16BigEndian, [0xfe, 0xff]),
        ] {
            let bytes = try mark + Array(#require(sample.text.data(using: encoding)))
            #expect(try Self.read(bytes).counts == sample.counts)
        }
    }

    @Test("A Latin-1 header is read")
    func latin1() throws {
        let bytes = try Array(#require("Datum;Körperfett (%)\n01.02.2026;21,5\n".data(using: .isoLatin1)))
        #expect(try Self.read(bytes).value(.bodyFat, "2026-02-01") == 21.5)
    }

    @Test("Pounds become kilograms, by the header, by a column, by an answer")
    func pounds() throws {
        let strong = try #require(HistorySamples.lifted.first).text
        let load = try Self.read(strong).workouts[0].exercises[0].sets[1]
        #expect(load.load == 61.23497 && load.typedLoad == Quantity(value: 135, unit: "lb"))
        let kept = try Self.read(strong, answers: ["weightUnit": "kg"]).workouts[0].exercises[0].sets
        #expect(kept.map(\.load) == [45, 135] && kept.map(\.isWarmUp) == [true, false])
        let notes = try Self.read(HistorySamples.lifted[4].text).workouts[0]
        #expect(notes.exercises.map(\.name) == ["Flat Barbell Bench Press", "Running (Treadmill)"])
        #expect(notes.exercises[0].sets.map(\.load) == [34.999187, 80])
        #expect(notes.exercises[1].sets == [WorkoutSet(seconds: 750, metres: 2000)])
    }

    @Test("What a meal holds comes in our units: salt of sodium, µg of vitamin D, water that was drunk")
    func nutrients() throws {
        let found = try Self.read(HistorySamples.eaten[2].text)
        let oats = found.entries[0]
        #expect(oats.name == "Oats, rolled" && oats.grams == 80 && oats.minute == 495 && oats.slot == .breakfast)
        #expect(oats.nutrients.energy == 303.2 && oats.nutrients.salt == 0.005)
        #expect(oats.micros?[.vitaminD] == 1 && oats.micros?[.vitaminB12] == 0.4)
        #expect(found.entries[1].drink == .water && found.entries[1].millilitres.map { abs($0 - 236.6) < 0.1 } == true)
        #expect(
            found.entries[2].slot == .afternoonSnack && found.entries[2].amount == 2 && found.entries[2].unit == "large"
        )
    }

    @Test("A time in the name of a meal says when it was")
    func mealNames() throws {
        let tea = try Self.read(HistorySamples.eaten[3].text).entries[1]
        #expect(tea.minute == 720 && tea.slot == .lunch && tea.nutrients.protein == nil)
    }

    @Test("Moments of UTC count for the day that the clock on the wall showed")
    func zones() throws {
        let meal = try Self.read(HistorySamples.eaten[5].text).entries[0]
        #expect(meal.day.description == "2024-08-15" && meal.minute == 35 && meal.slot == .lunch)
        let libra = try Self.read(HistorySamples.measured[2].text)
        #expect(libra.value(.weight, "2018-01-19").map { abs($0 - 73.255) < 0.001 } == true)
        #expect(libra.value(.weight, "2018-01-18") == nil)
    }

    @Test("Whether day or month comes first is told by a date that allows one only, else by what follows, else asked")
    func dateOrder() throws {
        let sure = try Self.read("date,weight_kg\n01/02/2026,80\n13/02/2026,81\n")
        #expect(sure.value(.weight, "2026-02-01") == 80 && sure.summary.history?.questions == [])
        let following = try Self.read("date,weight_kg\n01/02/2026,80\n01/03/2026,81\n01/04/2026,81\n")
        #expect(following.value(.weight, "2026-01-02") == 80)
        #expect(following.summary.history?.questions.map(\.reason) == [.sequence])
        let answered = try Self.read("date,weight_kg\n01/02/2026,80\n01/03/2026,81\n", answers: ["dateOrder": "dmy"])
        #expect(answered.value(.weight, "2026-02-01") == 80)
        #expect(answered.summary.history?.questions.map(\.reason) == [.remembered])
    }

    @Test("A column of somebody's own is what they say it is")
    func mapping() throws {
        let text = "day,feeling,belly\n2026-01-31,7,36\n"
        #expect(throws: UnknownHistory(kind: .table, names: ["day", "feeling", "belly"])) { try Self.read(text) }
        let found = try Self.read(
            "day,steps,feeling,belly\n2026-01-31,1000,7,36\n",
            answers: ["column:feeling": "mood", "column:belly": "waist in"])
        #expect(found.value(.mood, "2026-01-31") == 7 && found.value(.waist, "2026-01-31") == 91.44)
    }

    @Test("Parts of an archive are read together, whatever they are called")
    func archive() throws {
        let bytes = Packing.zip([
            ("a/Nutrition.csv", HistorySamples.eaten[1].text), ("b/x.csv", HistorySamples.lifted[7].text),
            ("Measurement-Summary.csv", "Date\n"), ("__MACOSX/x.csv", "??"), ("readme.pdf", "%PDF"),
        ])
        let found = try Self.read(bytes, name: "x.zip")
        #expect(found.origin == .myFitnessPal && found.counts == [4, 2, 2, 8, 0, 0])
        let left = found.summary.history?.leftOut ?? []
        #expect(left.map(\.name) == ["Measurement-Summary.csv", "readme.pdf"].map { $0.lowercased() })
        #expect(left.map(\.reason) == [.empty, .media] && found.summary.skipped[.file] == 2)
    }

    @Test("Values of a Lose It! archive are what their files are called")
    func valueFiles() throws {
        let bytes = Packing.zip([
            ("food-logs.csv", HistorySamples.eaten[3].text),
            ("steps.csv", "Date,Value,Secondary Value,Last Updated\n01/28/2025,8000,0,x\n"),
            ("weights.csv", "Date,Weight,Last Updated,Deleted\n01/28/2025,182.5,x,false\n01/29/2025,181.5,x,true\n"),
        ])
        let found = try Self.read(bytes, name: "x.zip")
        #expect(found.origin == .loseIt && found.value(.steps, "2025-01-28") == 8000)
        #expect(found.value(.weight, "2025-01-28").map { abs($0 - 82.78) < 0.01 } == true)
        #expect(found.summary.skipped[.deleted] == 2 && found.value(.weight, "2025-01-29") == nil)
    }

    @Test("What a Fitbit archive tells several times counts once, and what was burned was not eaten")
    func severalTellings() throws {
        let minutes = (0..<60).map { "2026-01-14T09:\($0 < 10 ? "0" : "")\($0):00Z" }
        let bytes = Packing.zip([
            (
                "Global Export Data/steps-2026-01-10.json",
                "[" + (0..<60).map { #"{"dateTime":"01/14/26 09:\#($0):00","value":"10"}"# }.joined(separator: ",")
                    + "]"
            ),
            (
                "Physical Activity_GoogleData/steps_2026-01-01.csv",
                "timestamp,steps,data source\n" + minutes.map { "\($0),10,Tracker\n\($0),9,Phone\n" }.joined()
            ),
            (
                "Physical Activity_GoogleData/calories_2026-01-01.csv",
                "timestamp,calories,data source\n\(minutes[0]),5.2,X\n"
            ),
            (
                "Physical Activity_GoogleData/weight.csv",
                "timestamp,weight grams,data source\n\(minutes[0]),82400,Scale\n"
            ),
            (
                "Physical Activity_GoogleData/daily_resting_heart_rate.csv",
                "timestamp,beats per minute,data source\n2026-01-14T23:30:00Z,58,X\n"
            ),
            (
                "Physical Activity_GoogleData/active_minutes_2026-01-01.csv",
                "timestamp,light,moderate,very,data source\n\(minutes[0]),10,5,2,X\n"
            ),
            ("very_active_minutes-2026-01-14.json", #"[{"dateTime":"01/14/26 00:00:00","value":"20"}]"#),
            ("moderately_active_minutes-2026-01-14.json", #"[{"dateTime":"01/14/26 00:00:00","value":"11"}]"#),
            (
                "Global Export Data/sleep-2026-01-01.json",
                """
                [{"logId":1,"dateOfSleep":"2026-01-14","startTime":"2026-01-13T23:32:30.000","endTime":"2026-01-14T06:58:30.000",
                "minutesAsleep":389,"levels":{"summary":{"deep":{"minutes":47}}}},
                {"logId":2,"dateOfSleep":"2026-01-14","startTime":"2026-01-14T14:02:30.000","endTime":"2026-01-14T14:32:30.000",
                "minutesAsleep":28,"levels":{"summary":{}}}]
                """
            ),
            (
                "Health Fitness Data_GoogleData/UserSleeps_2026-01-01.csv",
                "sleep_id,minutes_asleep,sleep_start,sleep_end\n1,389,2026-01-13T22:32:30Z,2026-01-14T05:58:30Z\n"
            ),
            (
                "Sleep Score/sleep_score.csv",
                "sleep_log_entry_id,timestamp,overall_score,deep_sleep_in_minutes\n1,2026-01-14T05:58:30Z,74,47\n"
            ),
        ])
        let found = try Self.read(bytes, name: "takeout.zip")
        let told: [(Metric, Double?)] = [
            (.steps, 600), (.energy, nil), (.weight, 82.4), (.restingHeartRate, 58), (.activeMinutes, 31),
            (.sleep, 417),
            (.sleepDeep, 47), (.sleepCore, nil),
        ]
        for (metric, value) in told { #expect(found.value(metric, "2026-01-14") == value, "\(metric)") }
    }

    @Test("Three sets in one row are three sets; a row that is one of several is one, whatever their number says")
    func setsInARow() throws {
        let told = try Self.read("date,exercise,sets,reps,weight\n2024-05-01,squat,3,8,60\n2024-05-01,row,1e300,5,40\n")
        #expect(told.workouts.map { $0.exercises.map(\.sets.count) } == [[3, 1]])
        let numbered = try Self.read(
            "date,exercise,set,sets,reps,weight\n2024-05-01,squat,1,3,8,60\n2024-05-01,squat,2,3,8,60\n")
        #expect(numbered.workouts.map { $0.exercises.map(\.sets.count) } == [[2]])
    }

    @Test("Pounds in a column beside stones come on top of them, and an energy of 1 to 10 was felt, not eaten")
    func twoColumns() throws {
        let stones = try Self.read("date,weight (st),weight (lb)\n2026-01-14,12,7\n2026-01-15,12,6.5\n")
        #expect(stones.value(.weight, "2026-01-14").map { abs($0 - 79.379) < 0.01 } == true)
        let moods = try Self.read("date,mood,energy\n2026-01-15,6,5\n")
        #expect(moods.value(.energyLevel, "2026-01-15") == 5 && moods.value(.energy, "2026-01-15") == nil)
    }

    @Test(
        "Dates stand in the column that holds them, whatever it is called, or in rows of their own above what was then")
    func dated() throws {
        let garmin = try Self.read(
            """
            Time,Weight,Change,BMI,Body Fat,Skeletal Muscle Mass,Bone Mass,Body Water,
            " Jul 2, 2024",
            7:02 AM,81.4 kg,0.2 kg,24.8,21.3 %,35.2 kg,3.1 kg,55.1 %,
            " Jul 1, 2024",
            6:58 AM,81.6 kg,--,24.8,--,--,--,--,
            """)
        #expect(garmin.origin == .garmin && garmin.summary.skipped.isEmpty)
        #expect(garmin.value(.weight, "2024-07-02") == 81.4 && garmin.value(.weight, "2024-07-01") == 81.6)
        #expect(garmin.value(.bodyFat, "2024-07-02") == 21.3)
        let nights = try Self.read(
            """
            Sleep Score 7 Days,Score,Resting Heart Rate,Duration,Sleep Need,Bedtime,Wake Time
            2024-05-12,81,52,7h 32min,8h,11:12 PM,7:01 AM
            2024-05-11,74,54,6h 41min,8h,11:52 PM,6:50 AM
            """)
        #expect(nights.value(.sleep, "2024-05-12") == 452 && nights.value(.restingHeartRate, "2024-05-11") == 54)
        let scale = try Self.read("time,weight,height,fatRate\n2024-03-01 06:02:11+0000,81.4,181.0,21.1\n")
        #expect(scale.value(.weight, "2024-03-01") == 81.4 && scale.value(.bodyFat, "2024-03-01") == 21.1)
        #expect(throws: UnknownHistory.self) { try Self.read("number,weight\n20240301,81\n") }
    }

    @Test("A night a row brings what was measured in it, on the day of waking, by whichever watch")
    func nights() throws {
        let whoop = try Self.read(
            """
            Cycle start time,Cycle end time,Recovery score %,Resting heart rate (bpm),Heart rate variability (ms),Sleep onset,\
            Wake onset,Asleep duration (min),In bed duration (min),Light sleep duration (min),Deep (SWS) duration (min),\
            REM duration (min),Awake duration (min)
            2024-03-01 23:10:00,2024-03-02 22:50:00,66,52,61,2024-03-01 23:10:00,2024-03-02 06:50:00,421,460,240,81,100,39
            """)
        let wanted: [(Metric, Double)] = [
            (.sleep, 421), (.sleepDeep, 81), (.sleepREM, 100), (.restingHeartRate, 52), (.rmssd, 61),
            (.sleepInBed, 460),
        ]
        for (metric, value) in wanted { #expect(whoop.value(metric, "2024-03-02") == value, "\(metric)") }
        #expect(whoop.origin == .table && whoop.value(.hrv, "2024-03-02") == nil)
        let zepp = try Self.read(
            """
            date,deepSleepTime,shallowSleepTime,wakeTime,start,stop,REMTime,naps
            2024-03-02,95,250,12,2024-03-01 22:10:00+0000,2024-03-02 05:50:00+0000,88,
            """)
        #expect(zepp.value(.sleep, "2024-03-02") == 433)
        let oura = try Self.read(
            """
            date,Total Sleep Duration,REM Sleep Duration,Deep Sleep Duration,Lowest Resting Heart Rate,Average HRV,Steps
            2024-03-02,26100,5400,5700,49,61,9012
            2024-03-03,25200,5100,5400,50,58,8012
            """)
        #expect(oura.value(.sleep, "2024-03-02") == 435 && oura.value(.sleepDeep, "2024-03-03") == 90)
        #expect(oura.value(.rmssd, "2024-03-02") == 61 && oura.value(.restingHeartRate, "2024-03-02") == 49)
    }

    @Test("Garmin's swims are in metres among runs in kilometres")
    func swims() throws {
        let found = try Self.read(
            """
            Activity Type,Date,Favorite,Title,Distance,Calories,Time,Avg HR
            Running,2024-05-12 09:03:11,false,"Utrecht Running","10.02","702","00:54:12","151"
            Pool Swim,2024-05-14 07:00:00,false,"Pool Swim","1,500","350","00:35:00","130"
            Open Water Swimming,2024-05-15 07:00:00,false,"Lake","2,100","450","00:55:00","130"
            """)
        #expect(found.summary.history?.questions.map(\.guess) == ["km"])
        #expect(found.origin == .garmin && found.counts[2] == 3)
    }

    @Test("A scale of which nobody knows the maker is not called Withings")
    func scales() throws {
        let renpho = try Self.read(
            "Time of Measurement,Weight(kg),BMI,Body Fat(%),Fat-free Body Weight(kg),Bone Mass(kg)\n2024.03.01 07:02:11,81.40,24.8,21.1,64.2,3.2\n"
        )
        #expect(renpho.origin == .table && renpho.value(.weight, "2024-03-01") == 81.4)
        let android = try Self.read(
            "Id,Tz,From,To,Sched,Hours,Rating,DeepSleep\n1709331000000,Europe/Amsterdam,01. 03. 2024 23:10,02. 03. 2024 6:50,,7.5,0.0,0.4\n"
        )
        #expect(android.origin == .table)
    }

    @Test("Months are read in the languages of phones")
    func months() {
        let written = [
            "16 lip 2025", "16. července 2025", "16 Tem 2025", "16 июл. 2025", "16 heinäkuuta 2025", "16 juil. 2025",
        ]
        for text in written {
            let date = Array(text.utf8).withUnsafeBufferPointer { WrittenDate($0, .dmy) }
            #expect(date?.day == CivilDate("2025-07-16"), "\(text)")
        }
    }

    @Test("What nobody knows says what it looks like")
    func unknown() throws {
        let looks: [([UInt8], UnknownHistory.Kind)] = [
            ([], .empty), (Array("SQLite format 3\0abc".utf8), .database), ([0x89, 0x50, 0x4e, 0x47, 13], .picture),
            (Array("%PDF-1.7".utf8), .document), (Array("{\"a\":1}".utf8), .json), (Array("hello".utf8), .text),
            (Array("alpha,beta\n1,2\n".utf8), .table), ([1, 2, 3, 0, 5], .binary),
            (Packing.zip([("a.doc", "x")]), .archive),
        ]
        for (bytes, kind) in looks {
            #expect { try Self.read(bytes) } throws: { ($0 as? UnknownHistory)?.kind == kind }
        }
    }

    @Test("Every name of the table belongs to a column, and every column has a name")
    func names() {
        let text = Embedded.files.first { $0.path == "History/headers.tsv" }?.content
        let lines =
            text?.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }.split(separator: "\n").dropFirst() ?? []
        let keys = Set(lines.compactMap { $0.split(separator: "\t").first.map(String.init) })
        #expect(keys == Set(ColumnKey.allCases.map(\.rawValue)))
    }
}
