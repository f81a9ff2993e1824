import Domain
import Foundation
import Testing

@Suite("Expenditure by the plain balance")
struct EnergyBalanceTests {
    @Test("Expenditure and its error over 14, 21 and 28 days are the reference's")
    func windows() throws {
        let vectors = try Vectors.read("adaptive_tdee")
        func values(_ name: String) -> [Double?] {
            (vectors.object("series")[name] as? [Any] ?? []).map { ($0 as? NSNumber)?.doubleValue }
        }
        let (weights, intake) = (values("weights"), values("intake"))
        let cases = vectors.object("window_balance").objects("cases")
        #expect(cases.count >= 16)
        for item in cases {
            let input = item.object("input")
            let expected = item.object("expected")
            let end = Int(input.number("end_day"))
            let entries = (end - Int(input.number("window_days"))...end).map {
                EnergyRecord.Entry(weight: weights[$0], intake: $0 < intake.count ? intake[$0] : nil)
            }
            let balance = try #require(EnergyBalance(entries, energyPerKilogram: input.number("rho")))
            #expect(abs(balance.expenditure - expected.number("tdee")) < 0.01)
            #expect(abs(balance.error - expected.number("se")) < 0.01)
            #expect(near(balance.meanIntake, expected.number("mean_intake"), 1e-5))
            #expect(Double(balance.weighIns) == expected.number("weigh_ins"))
            #expect(Double(balance.fullLogs) == expected.number("logged_days"))
        }
    }

    @Test("With two weigh-ins it says nothing")
    func few() {
        let entries = (0..<10).map { EnergyRecord.Entry(weight: $0 < 2 ? 80 : nil, intake: 2000) }
        #expect(EnergyBalance(entries, energyPerKilogram: 7700) == nil)
    }
}
