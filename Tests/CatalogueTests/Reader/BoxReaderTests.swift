import Catalogue
import Domain
import Foundation
import Testing

@Suite("What people type in the one box")
struct BoxReaderTests {
    static let today = CivilDate(year: 2026, month: 3, day: 12) ?? .first

    @Test("What may be done, is to come later or was not done is never logged by Enter; what was done is")
    func plans() {
        func isCertain(_ text: String, _ language: Language) -> Bool {
            let reading = BoxReader.shared.read(text, language: language, today: Self.today)
            return reading.isCertain && [.workout, .meal, .drink, .figure].contains(reading.route)
        }
        for (en, nl) in [
            ("run 5 km", "5 km hardlopen"), ("bench 3x8 60 kg", "bankdrukken 3x8 60 kg"),
            ("30 minutes yoga", "30 minuten yoga"), ("2 eggs", "2 eieren"),
        ] {
            for frame in ["maybe %", "% later", "maybe % later", "tomorrow %", "should I do %"] {
                let text = frame.replacingOccurrences(of: "%", with: en)
                #expect(!isCertain(text, .en), "\(text)")
            }
            for frame in ["misschien %", "% later", "morgen %", "straks %", "zal ik %"] {
                let text = frame.replacingOccurrences(of: "%", with: nl)
                #expect(!isCertain(text, .nl), "\(text)")
            }
            #expect(isCertain(en, .en), "\(en)")
            #expect(isCertain(nl, .nl), "\(nl)")
        }
        #expect(!isCertain("no 30 minutes yoga today", .en))
        #expect(isCertain("ran maybe 5 km", .en))
        #expect(isCertain("had 2 cookies later", .en))
    }

    @Test("What was eaten or drunk beside a lift is in no set of it, and each is read as if it stood alone")
    func foodBesideLifts() {
        func parts(_ text: String, _ language: Language) -> ([SpokenFood], [SpokenExercise])? {
            let reading = BoxReader.shared.read(text, language: language, today: Self.today)
            guard reading.isCertain, reading.sentences.count == 2 else { return nil }
            let drafts = reading.sentences.map {
                SentenceParser(lexicon: .shared).parse($0.text, kind: $0.kind, language: language, today: Self.today)
            }
            return (drafts.flatMap(\.foods), drafts.flatMap(\.exercises))
        }
        for (language, foods, lifts, joints) in [
            (
                Language.en,
                [
                    "500 ml water", "150 g rice", "2 scoops of whey", "2 eggs", "two coffees", "3 slices of bread",
                    "a banana",
                ],
                ["squats 5x5 100 kg", "bench press 3x8 60 kg", "ran 5 km"], [", ", " and ", "; ", " then "]
            ),
            (
                .nl,
                [
                    "500 ml water", "150 g rijst", "2 scheppen whey", "2 eieren", "twee koffie", "3 glazen melk",
                    "een banaan",
                ],
                ["squats 5x5 100 kg", "bankdrukken 3x8 60 kg", "5 km hardgelopen"], [", ", " en ", "; ", " daarna "]
            ),
        ] {
            for food in foods {
                let alone = SentenceParser(lexicon: .shared).parse(
                    food, kind: .meal, language: language, today: Self.today
                ).foods.first
                for lift in lifts {
                    let done = SentenceParser(lexicon: .shared).parse(
                        lift, kind: .workout, language: language, today: Self.today
                    )
                    .exercises.first
                    for joint in joints {
                        for text in [food + joint + lift, lift + joint + food] {
                            let both = parts(text, language)
                            #expect(both?.0.count == 1 && both?.1.count == 1, "\(text)")
                            #expect(both?.0.first?.amount?.value == alone?.amount?.value, "\(text)")
                            #expect(both?.0.first?.unit == alone?.unit, "\(text)")
                            #expect(both?.1.first?.load?.value == done?.load?.value, "\(text)")
                            #expect(both?.1.first?.reps?.value == done?.reps?.value, "\(text)")
                            #expect(both?.1.first?.sets?.value == done?.sets?.value, "\(text)")
                        }
                    }
                }
            }
        }
    }

    @Test("An action with words around it is asked after what needs care")
    func care() {
        let reading = BoxReader.shared.read(
            "did it again last night, had to hide my arms at the gym", language: .en, today: Self.today)
        #expect(reading.route == .care)
    }

    @Test("means what it says", arguments: ReadingTable.rows)
    func means(row: ReadingTable.Row) {
        let reading = BoxReader.shared.read(row.text, language: row.language, today: Self.today)
        #expect(row.meanings.contains { $0.fits(reading) }, "\(row.text): \(reading)")
    }

    @Test("logs nothing by Enter that is no log", arguments: ReadingTable.rows.filter { !$0.isLog })
    func logsNothing(row: ReadingTable.Row) {
        #expect(!BoxReader.shared.read(row.text, language: row.language, today: Self.today).isCertain)
    }

    @Test("keeps nothing that nobody had, did or measured, at half past six in the evening")
    func notDone() {
        let texts = ReadingTable.texts("no_logs.tsv")
        #expect(texts.count > 390)
        for (language, text) in texts {
            let reading = BoxReader.shared.read(text, language: language, today: Self.today, minute: 1110)
            let isLog = !Set(reading.routes).isDisjoint(with: [.meal, .drink, .workout, .figure])
            #expect(!isLog || !reading.isCertain, "\(text): \(reading.routes)")
        }
    }

    @Test("keeps by Enter what people log every day")
    func everyday() {
        let texts = ReadingTable.texts("logs.tsv")
        let asked = texts.filter { language, text in
            !BoxReader.shared.read(text, language: language, today: Self.today, minute: 1110).isCertain
        }
        #expect(texts.count > 200 && asked.count * 33 < texts.count, "\(asked.map(\.text))")
    }

    @Test("knows the words of a food that mean somebody or something else alone")
    func namesOfFoods() {
        for (text, language) in [
            ("had baby carrots and a tom yum soup", Language.en), ("kleine friet met mayo", .nl), ("horse meat", .en),
            ("tom kha kai", .en), ("kit kat", .en),
        ] {
            let reading = BoxReader.shared.read(text, language: language, today: Self.today)
            #expect(reading.routes == [.meal] && reading.isCertain, "\(text): \(reading)")
        }
        // And say who it was where they stand alone.
        for (text, language) in [("the baby had carrots", Language.en), ("de kleine at friet", .nl)] {
            #expect(!BoxReader.shared.read(text, language: language, today: Self.today).isCertain, "\(text)")
        }
    }

    @Test("is not asked about where it is clear")
    func isNotAskedAbout() {
        let logs = ReadingTable.rows.filter(\.isLog)
        let certain = logs.count {
            BoxReader.shared.read($0.text, language: $0.language, today: Self.today).isCertain
        }
        #expect(Double(certain) > 0.95 * Double(logs.count))
    }

    @Test(
        "asks about what would be eaten or trained later today",
        arguments: [
            ("vanavond eet ik sushi", Language.nl), ("for dinner tonight chicken curry", .en),
            ("vanmiddag 5 km hardlopen gedaan", .nl),
        ])
    func laterToday(text: String, language: Language) {
        func isCertain(at hour: Int) -> Bool {
            BoxReader.shared.read(text, language: language, today: Self.today, minute: hour * 60).isCertain
        }
        #expect(!isCertain(at: 9))
        #expect(isCertain(at: 20))
        #expect(isCertain(at: 1), "The night after is still that day.")
    }

    @Test("An hour that is still to come is an appointment, until it is past")
    func appointments() {
        for (text, language) in [("coffee with Anna at 3", Language.en), ("koffie met Anna om 3 uur", .nl)] {
            let isCertain = [14, 16].map { hour in
                BoxReader.shared.read(text, language: language, today: Self.today, minute: hour * 60).isCertain
            }
            #expect(isCertain == [false, true], "\(text)")
        }
        #expect(BoxReader.shared.read("oatmeal at 7", language: .en, today: Self.today, minute: 840).isCertain)
    }

    @Test("takes a day and a number alone for the metric before them")
    func alike() {
        let reading = BoxReader.shared.read(
            "dinsdag 3000 stappen, gisteren 12.500", language: .nl, today: Self.today)
        #expect(reading.isCertain)
        #expect(reading.figures.map(\.metric) == [.steps, .steps])
        #expect(reading.figures.map(\.value) == [3000, 12_500])
        #expect(reading.figures.map(\.date) == [Self.today.adding(days: -2), Self.today.adding(days: -1)])
    }

    @Test("takes a bare number in the person's units")
    func bareNumbers() throws {
        let weight = BoxReader.shared.read("weight 180", language: .en, today: Self.today, units: .imperial)
        #expect(abs(try #require(weight.figures.first).value - 81.65) < 0.01)
        let waist = BoxReader.shared.read("waist 33", language: .en, today: Self.today, units: .imperial)
        #expect(abs(try #require(waist.figures.first).value - 83.82) < 0.01)
        #expect(!BoxReader.shared.read("waist 33", language: .en, today: Self.today).isCertain)
    }

    @Test("never keeps a figure that its metric cannot hold")
    func ranges() {
        var soup = SentenceSoup(seed: 11)
        for round in 0..<800 {
            let language: Language = round.isMultiple(of: 2) ? .en : .nl
            let row = ReadingTable.rows[round % ReadingTable.rows.count]
            let text = soup.mutated(row.text + (round.isMultiple(of: 3) ? " " + soup.words(3) : ""))
            let reading = BoxReader.shared.read(text, language: language, today: Self.today)
            #expect(!reading.routes.isEmpty)
            for figure in reading.figures {
                #expect(figure.metric.range.contains(figure.value), "\(text)")
                #expect(!reading.isCertain || figure.date <= Self.today, "\(text)")
                #expect(figure.span.start < figure.span.end && figure.span.end <= text.utf16.count, "\(text)")
            }
        }
    }

    @Test("may be as long as one likes")
    func longTexts() {
        for part in ["weight 80, ", "and ", "7 ", "slept from 11 to ", "2 eggs and ", "- ", "12 st 7 "] {
            let text = String(repeating: part, count: 12_000 / part.count)
            #expect(!BoxReader.shared.read(text, language: .en, today: Self.today).routes.isEmpty)
        }
    }
}
