import Domain
import Foundation
import Testing

@testable import Imports

@Suite("What of an archive is read, and what is left out by name")
struct HistoryArchiveTests {
    private func left(_ found: HistoryFileTests.Found) -> [String: LeftOutFile.Reason] {
        let files = found.summary.history?.leftOut ?? []
        return Dictionary(files.map { ($0.name, $0.reason) }, uniquingKeysWith: { first, _ in first })
    }

    private let weight = """
        com.samsung.health.weight,7006003,4
        start_time,weight,body_fat,time_offset
        2026-01-14 07:00:00.000,82.4,21.0,UTC+0100,
        """

    @Test(
        "A kind that is known and has no place is left out by name, its rows are counted, whatever lies beside it is named"
    )
    func leftOut() throws {
        let found = try HistoryFileTests.read(
            Packing.zip([
                ("s/com.samsung.health.weight.2026.csv", weight),
                (
                    "s/com.samsung.health.sleep_stage.2026.csv",
                    "com.samsung.health.sleep_stage,1,3\nstage,start_time,end_time\n40002,a,b\n40003,b,c\n"
                ),
                ("s/jsons/a/1.binning_data.json", "[{\"x\":1}]"), ("s/photo.jpg", "x"), ("s/inside.zip", "PK"),
                ("s/settings.bin", "x"), ("s/empty.csv", ""),
            ]), name: "samsung.zip")
        #expect(found.origin == .samsung && found.value(.weight, "2026-01-14") == 82.4)
        #expect(
            left(found) == [
                "com.samsung.health.sleep_stage.2026.csv": .noPlace, "1.binning_data.json": .unknown,
                "photo.jpg": .media, "inside.zip": .archive, "settings.bin": .unknown, "empty.csv": .empty,
            ])
        #expect(found.summary.skipped[.noPlace] == 2 && found.summary.skipped[.file] == 5)
    }

    @Test("Files that differ in their numbers alone are one kind")
    func families() throws {
        let files = (1...40).map { ("altitude-2024-01-\($0).json", #"[{"dateTime":"01/14/26 09:00:00","value":"1"}]"#) }
        let found = try HistoryFileTests.read(
            Packing.zip(files + [("steps-2024-01-01.json", #"[{"dateTime":"01/14/26 09:00:00","value":"10"}]"#)]),
            name: "takeout.zip")
        #expect(found.summary.history?.leftOut?.map(\.count) == [40] && found.summary.skipped[.noPlace] == 40)
    }

    @Test("However many kinds of files are left out, some are named, all are counted, and the list stays short")
    func manyKinds() throws {
        let letters = Array("abcdefghijklmnopqrstuvwxyz")
        let files = (0..<676).map { ("\(letters[$0 / 26])\(letters[$0 % 26]).foo", "x") }
        let found = try HistoryFileTests.read(
            Packing.zip([("s/com.samsung.weight.csv", weight)] + files), name: "x.zip")
        let left = try #require(found.summary.history?.leftOut)
        #expect(left.count == 301 && left.last == LeftOutFile(name: "…", reason: .tooMany, count: 376))
        #expect(left.reduce(0) { $0 + $1.count } == 676 && found.summary.skipped[.file] == 676)
    }

    @Test("A damaged file of an archive costs itself, and is named")
    func damaged() throws {
        var bytes = Packing.zip([
            Packing.Entry(name: "weight.csv", bytes: Array("Date,Weight (kg)\n2026-01-14,82.4\n".utf8)),
            Packing.Entry(
                name: "steps.csv", bytes: Array("Date,Steps\n2026-01-14,8000\n".utf8), checksum: 7),
        ])
        let found = try HistoryFileTests.read(bytes, name: "x.zip")
        #expect(found.value(.weight, "2026-01-14") == 82.4)
        #expect(left(found)["steps.csv"] == .unreadable)
        bytes.removeLast(40)
        #expect(throws: ImportError.truncated) { try HistoryFileTests.read(bytes, name: "x.zip") }
    }

    @Test("Fitbit's tables of a study are no archive of Oura's, and their calories were burned")
    func study() throws {
        let bytes = Packing.zip([
            (
                "Fitabase/dailyActivity_merged.csv",
                """
                Id,ActivityDate,TotalSteps,TotalDistance,TrackerDistance,VeryActiveMinutes,FairlyActiveMinutes,SedentaryMinutes,Calories
                1503960366,4/12/2016,13162,8.5,8.5,25,13,728,1985
                1503960366,4/13/2016,10735,6.97,6.97,21,19,776,1797
                """
            ),
            (
                "Fitabase/sleepDay_merged.csv",
                "Id,SleepDay,TotalSleepRecords,TotalMinutesAsleep,TotalTimeInBed\n1503960366,4/12/2016 12:00:00 AM,1,327,346\n"
            ),
            ("Fitabase/dailyCalories_merged.csv", "Id,ActivityDay,Calories\n1503960366,4/12/2016,1985\n"),
        ])
        let file = try TemporaryFile(bytes)
        #expect(throws: ImportError.unknownKind) { try HealthExport(file.url) }
        let found = try HistoryFileTests.read(bytes, name: "archive.zip")
        #expect(found.origin == .fitbit)
        #expect(found.value(.steps, "2016-04-12") == 13162 && found.value(.activeMinutes, "2016-04-12") == 38)
        #expect(found.value(.sleep, "2016-04-12") == 327 && found.value(.sleepInBed, "2016-04-12") == 346)
        #expect(found.value(.energy, "2016-04-12") == nil && found.value(.activeEnergy, "2016-04-12") == nil)
    }

    @Test(
        "Calories were burned where the columns beside them tell of moving, and eaten where they tell of food",
        arguments: [
            ("Date,Steps,Distance (km),Calories\n2026-01-14,8000,6.1,412\n", nil),
            ("Date,Move Minutes count,Calories (kcal),Distance (m),Heart Points\n2026-01-14,40,2105,6100,22\n", nil),
            ("date,floors,calories,steps,active minutes\n2026-01-14,3,512,8000,40\n", nil),
            ("Datum,Stappen,Calorieën\n2026-01-14,8000,412\n", nil),
            ("Date,Steps,Calories,Protein\n2026-01-14,8000,2105,120\n", 2105),
            ("Date,Weight (kg),Calories\n2026-01-14,82.4,2105\n", 2105),
            ("Date,Steps,Calories consumed\n2026-01-14,8000,2105\n", 2105),
            ("Date,Calories,Calories burned,Steps\n2026-01-14,2105,412,8000\n", 2105),
            ("Date,Calories\n2026-01-14,2105\n", 2105),
            ("Datum;Kalorien (kJ);Eiweiß\n2026-01-14;8807,32;100\n", 2105),
        ] as [(String, Double?)])
    func calories(_ text: String, _ eaten: Double?) throws {
        let found = try HistoryFileTests.read(text)
        #expect(found.value(.energy, "2026-01-14").map { $0.rounded() } == eaten)
        // Whoever knows better says so.
        guard eaten == nil, let question = found.summary.history?.questions.first(where: { $0.kind == .column }) else {
            #expect(eaten != nil)
            return
        }
        #expect(question.options.contains("activeEnergy") && question.guess == "skip")
        let answered = try HistoryFileTests.read(text, answers: [question.id: "activeEnergy"])
        #expect(answered.value(.activeEnergy, "2026-01-14") != nil && answered.value(.energy, "2026-01-14") == nil)
    }

    @Test("Samsung's meals in the units of its documentation; what may be a share of a daily value is not taken")
    func samsungMeal() throws {
        let found = try HistoryFileTests.read(
            """
            com.samsung.health.nutrition,7006003,6
            protein,total_fat,saturated_fat,monosaturated_fat,polysaturated_fat,carbohydrate,dietary_fiber,sugar,cholesterol,sodium,potassium,calcium,iron,vitamin_a,vitamin_c,calorie,meal_type,title,start_time,time_offset
            25.0,12.0,2.0,3.0,0.5,45.0,5.5,15.0,55.0,1975.0,390.0,23.8,12,8.7,40.0,650.0,100001,Porridge,2024-08-14 06:00:00.000,UTC+0200,
            """)
        let meal = try #require(found.entries.first)
        #expect(meal.slot == .breakfast && meal.minute == 480 && meal.nutrients.energy == 650)
        #expect(meal.nutrients.salt.map { abs($0 - 4.9375) < 0.001 } == true && meal.nutrients.saturatedFat == 2)
        let micros = try #require(meal.micros)
        #expect(micros[.cholesterol] == 55 && micros[.potassium] == 390)
        #expect(micros[.calcium] == nil && micros[.iron] == nil && micros[.vitaminA] == nil && micros[.vitaminC] == nil)
        #expect(found.summary.history?.doubts == [.snacks])
    }

    @Test("Waistline's meals are those that the person named")
    func waistlineMeals() throws {
        func diary(_ settings: String) -> String {
            """
            {"version":28,\(settings)"foodList":[{"id":1,"name":"Bread","portion":100,"unit":"g","nutrition":{"calories":250}}],
            "diary":[{"dateTime":"2023-01-05T00:00:00.000Z","items":[{"id":1,"type":"food","portion":60,"category":1},
            {"id":1,"type":"food","portion":60,"category":2}]}]}
            """
        }
        let named = try HistoryFileTests.read(
            diary(#""settings":{"diary":{"meal-names":["Lunch","Ontbijt","Avondeten",""],"x":1},"y":{}},"#))
        #expect(named.entries.map(\.slot) == [.breakfast, .dinner])
        let plain = try HistoryFileTests.read(diary(""))
        #expect(plain.entries.map(\.slot) == [.lunch, .dinner])
        #expect(plain.summary.history?.doubts == [.form])
    }

    @Test("An export from here is read packed as well, and says what of it a restore brings back")
    func packedExport() throws {
        let sample = try #require(HistorySamples.measured.last)
        let found = try HistoryFileTests.read(Packing.gzip(Array(sample.text.utf8)), name: "vitalpath.json.gz")
        #expect(found.origin == .vitalPath && found.counts == sample.counts)
        #expect(found.summary.history?.doubts == nil)
        let more = sample.text.replacing("\"figures\":[", with: "\"goals\":[{\"a\":1}],\"recipes\":[],\"figures\":[")
        let whole = try HistoryFileTests.read(more)
        #expect(whole.counts == sample.counts && whole.summary.history?.doubts == [.restore])
        #expect(whole.summary.history?.leftOut?.map(\.name) == ["goals", "recipes"])
        // Packed tables are read, too.
        let table = Packing.gzip(Array("Date,Steps\n2026-01-14,8000\n".utf8))
        #expect(try HistoryFileTests.read(table).value(.steps, "2026-01-14") == 8000)
    }

    @Test("A column of somebody's own may be in another unit, and what was said of it before stays to be chosen")
    func units() throws {
        let text = "day,steps,belly\n2026-01-31,1000,36\n"
        let asked = try #require(try HistoryFileTests.read(text).summary.history?.questions.first)
        #expect(
            Set(asked.options).isSuperset(of: ["skip", "waist", "waist in", "weight lb", "distance mi", "sleep h"]))
        let kept = try HistoryFileTests.read(text, answers: [asked.id: "waist in"])
        #expect(kept.value(.waist, "2026-01-31") == 91.44)
        let again = try #require(kept.summary.history?.questions.first)
        #expect(again.guess == "waist in" && again.options.contains("waist in") && again.reason == .remembered)
        let odd = try HistoryFileTests.read(text, answers: [asked.id: "waist yd"])
        #expect(odd.summary.history?.questions.first?.options.contains("waist yd") == true)
        let nonsense = try HistoryFileTests.read(text, answers: [asked.id: "shoes"])
        #expect(nonsense.summary.history?.questions.first?.guess == "skip")
    }

    @Test("An archive whose tables may be another app's asks whose it is")
    func doubtfulArchive() throws {
        let bytes = Packing.zip([
            (
                "a.csv",
                "Datum;Name des Workouts;Dauer;Name der Übung;Reihenfolge der Sätze;Gewicht;Wiederholungen\n"
                    + "2023-02-01 10:00:00;Abend;45m;Kreuzheben;1;102,5;5\n"
            ), ("b.txt", "hello"),
        ])
        let found = try HistoryFileTests.read(bytes, name: "x.zip")
        #expect(found.summary.history?.questions.contains { $0.kind == .app && $0.guess == "strong" } == true)
    }

    @Test("Fitbit's heart rates of a day come to their mean, the lowest and the highest, across files")
    func heartRates() throws {
        func file(_ hour: Int, _ rates: [Int]) -> String {
            "["
                + rates.enumerated().map {
                    #"{"dateTime":"01/14/26 \#(hour):00:0\#($0.offset)","value":{"bpm":\#($0.element),"confidence":\#($0.element == 200 ? 0 : 2)}}"#
                }.joined(separator: ",") + "]"
        }
        let found = try HistoryFileTests.read(
            Packing.zip([
                ("heart_rate-2026-01-14.json", file(10, [60, 70, 200])), ("heart_rate-2026-01-15.json", file(12, [80])),
            ]),
            name: "takeout.zip")
        #expect(found.value(.heartRate, "2026-01-14") == 70)
        #expect(found.value(.heartRateMin, "2026-01-14") == 60 && found.value(.heartRateMax, "2026-01-14") == 80)
        #expect(found.summary.skipped[.empty] == 1)
    }

    @Test("A row that a quote makes unreadable is counted with its line")
    func lines() throws {
        let found = try HistoryFileTests.read(
            "Date,Food,kcal,Protein\n2026-01-14,\"Soup, red\",90,2\n2026-01-15,\"Soup, red,90,2\n2026-01-16,Bread,80,3\nx,Bread,80,3\n"
        )
        #expect(found.entries.map(\.day.description) == ["2026-01-14", "2026-01-16"])
        #expect(found.summary.skipped == [.malformed: 1, .date: 1])
        #expect(found.summary.history?.lines == [.malformed: [3], .date: [5]])
    }
}
