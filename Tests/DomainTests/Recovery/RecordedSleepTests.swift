import Domain
import Testing

@Suite("Recorded nights")
struct RecordedSleepTests {
    /// 28 days that end on a Sunday, asleep from `start` to `end` minutes after midnight.
    private func days(_ hours: (CivilDate) -> (start: Double, end: Double)?) -> [Day] {
        DayRange(28, endingOn: CivilDate(ordinal: 20_534)).map { date in
            guard let (start, end) = hours(date) else { return Day(date: date) }
            let session = SleepSession(
                start: start - 20, end: end, source: "Watch",
                spans: [
                    .init(.inBed, from: start - 20, to: end), .init(.core, from: start, to: end - 60),
                    .init(.rem, from: end - 60, to: end),
                ])
            return Day(date: date, recorded: DayRecording(sleep: [session]))
        }
    }

    @Test("The same hours every night are regularity 100; time in bed awake does not count")
    func regular() throws {
        let found = try #require(SleepRegularity.index(of: days { _ in (-60, 420) }))
        #expect(found.index == 100)
        #expect(found.pairs == 27)
    }

    @Test("Two hours later every other day costs the four hours that differ of each day")
    func shifted() throws {
        let found = try #require(
            SleepRegularity.index(of: days { $0.ordinal % 2 == 0 ? (-60, 420) : (60, 540) }))
        #expect(near(found.index, 100 - 200 * 4.0 / 24))
    }

    @Test("A nap after noon belongs to the day it is on")
    func nap() throws {
        var days = days { _ in (-60, 420) }
        days[10].recorded?.sleep.append(
            SleepSession(
                start: 14 * 60, end: 15 * 60, source: "Watch",
                spans: [.init(.asleep, from: 14 * 60, to: 15 * 60)]))
        let found = try #require(SleepRegularity.index(of: days))
        // One hour differs from the day before, and again from the day after.
        let apart: Double = 2.0 / (27 * 24)
        #expect(near(found.index, 100 - 200 * apart))
    }

    @Test("Nights without a record are not taken for nights awake")
    func gaps() throws {
        let found = try #require(SleepRegularity.index(of: days { $0.ordinal % 3 == 0 ? nil : (-60, 420) }))
        #expect(found.index == 100)
        #expect(found.pairs < 12)
        #expect(SleepRegularity.index(of: days { $0.ordinal % 2 == 0 ? nil : (-60, 420) }) == nil)
    }

    @Test("Times that no sleep has end nothing", arguments: [Double.nan, .infinity, -1e300, 1e300])
    func wild(time: Double) {
        let found = SleepRegularity.index(of: days { _ in (time, time + 1) })
        #expect(found == nil || (found?.index ?? 0) <= 100)
    }

    @Test("The middle of sleep moves between working days and weekends; a nap is no night")
    func jetlag() throws {
        var days = days { $0.weekday >= 6 ? (60, 600) : (-60, 420) }
        days[3].recorded?.sleep.append(
            SleepSession(
                start: 900, end: 930, source: "Watch", spans: [.init(.asleep, from: 900, to: 930)]))
        let jetlag = try #require(SocialJetlag(days))
        #expect(jetlag.work == 3)
        #expect(jetlag.free == 5.5)
        #expect(jetlag.hours == 2.5)
        #expect((jetlag.workNights, jetlag.freeNights) == (20, 8))
        #expect(SocialJetlag(days.suffix(3)) == nil)
    }
}
