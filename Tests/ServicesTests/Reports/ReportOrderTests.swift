import Domain
import Testing

@testable import Services

@Suite("What someone wants on paper")
struct ReportOrderTests {
    @Test("Weeks and months go on to the last date that exists")
    func lastDates() {
        func ranges(_ days: Int, _ each: ReportOrder.Each) -> [String] {
            ReportOrder(range: DayRange(days, endingOn: .last), each: each).ranges.map { "\($0.start) \($0.end)" }
        }
        #expect(ranges(40, .month) == ["2199-11-22 2199-11-30", "2199-12-01 2199-12-31"])
        #expect(ranges(9, .week) == ["2199-12-23 2199-12-29", "2199-12-30 2199-12-31"])
    }
}
