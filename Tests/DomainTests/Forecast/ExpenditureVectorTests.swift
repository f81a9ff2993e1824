import Foundation
import Testing

@testable import Domain

@Suite("The estimate and the reference's person")
struct ExpenditureVectorTests {
    @Test("What the reference's person truly burnt is inside the interval, by the days known until then")
    func truth() throws {
        let vectors = try Vectors.read("adaptive_tdee")
        func values(_ name: String) -> [Double?] {
            (vectors.object("series")[name] as? [Any] ?? []).map { ($0 as? NSNumber)?.doubleValue }
        }
        let (weights, intake) = (values("weights"), values("intake"))
        let first = CivilDate(ordinal: 20_000)
        var profile = Profile()
        profile.sex = .male
        let truths = vectors.objects("true_expenditure")
        #expect(truths.count >= 7)
        for item in truths {
            let end = Int(item.number("day"))
            let known = (0...end).map { day in
                (
                    date: first.adding(days: day),
                    entry: EnergyRecord.Entry(
                        weight: weights[day], intake: day < end && day < intake.count ? intake[day] : nil)
                )
            }
            let record = try #require(EnergyRecord(known, through: first.adding(days: end)))
            let now = try #require(AdaptiveExpenditure(record: record, profile: profile).now)
            #expect(now.interval.contains(item.number("kcal")), "day \(end): \(now)")
        }
    }

    @Test("Energy in a kilogram of tissue, by how much fat there is")
    func density() throws {
        for item in try Vectors.read("adaptive_tdee").objects("rho_by_fat") {
            let parts = HallModel.Partition(fat: item.number("fat_kg"))
            #expect(abs(1 / parts.mass - item.number("rho_kcal_per_kg")) < 6)
        }
    }
}
