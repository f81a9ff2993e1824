import Domain
import Testing

@Suite("Plates on a bar")
struct PlateLoadTests {
    @Test(
        "Kilograms, the heaviest plate first",
        arguments: [
            100: [25, 15], 62.5: [20, 1.25], 142.5: [25, 25, 10, 1.25], 20: [], 25: [2.5], 180: [25, 25, 25, 5],
        ]
            as [Double: [Double]])
    func kilograms(load: Double, plates: [Double]) throws {
        let solved = try #require(PlateLoad.solve(load, with: .kilograms))
        #expect(solved.perSide == plates)
        #expect(solved.total == load)
        #expect(solved.leftOver == 0)
    }

    @Test("Pounds", arguments: [135: [45], 185: [45, 25], 225: [45, 45], 315: [45, 45, 45]] as [Double: [Double]])
    func pounds(load: Double, plates: [Double]) {
        #expect(PlateLoad.solve(load, with: .pounds)?.perSide == plates)
    }

    @Test("What no plate makes up is left over; a bar that is too heavy says by how much")
    func leftOver() throws {
        let odd = try #require(PlateLoad.solve(61, with: .kilograms))
        #expect(odd.total == 60)
        #expect(odd.leftOver == 1)
        let light = try #require(PlateLoad.solve(15, with: .kilograms))
        #expect(light.perSide.isEmpty)
        #expect(light.leftOver == -5)
    }

    @Test("With few plates, what the heaviest first would leave over is found another way")
    func few() throws {
        let rack = PlateLoad.Rack(bar: 20, pairs: [(25, 1), (20, 2)])
        #expect(PlateLoad.solve(100, with: rack)?.perSide == [20, 20])
        #expect(PlateLoad.solve(110, with: rack)?.perSide == [25, 20])
        let most = try #require(PlateLoad.solve(300, with: rack))
        #expect(most.perSide == [25, 20, 20])
        #expect(most.leftOver == 150)
    }

    @Test("No heavier load below the wish can be made: against every choice of plates")
    func best() {
        let pairs: [(plate: Double, count: Int)] = [(15, 1), (10, 2), (7, 1), (4, 2), (1.5, 1)]
        var sums: Set<Double> = [0]
        for pair in pairs {
            for sum in sums { for count in 1...pair.count { sums.insert(sum + Double(count) * pair.plate) } }
        }
        for half in stride(from: 0, through: 60, by: 0.5) {
            let solved = PlateLoad.solve(2 * half, with: PlateLoad.Rack(bar: 0, pairs: pairs))
            #expect(solved?.total == sums.filter { $0 <= half }.max().map { 2 * $0 }, "\(half)")
        }
    }

    @Test("Pounds that were kept as kilograms still take their plates")
    func rounding() {
        #expect(PlateLoad.solve(185 * 0.45359237 / 0.45359237, with: .pounds)?.perSide == [45, 25])
        #expect(PlateLoad.solve(184.999, with: .pounds)?.perSide == [45, 25])
    }

    @Test("Loads and plates that are none are refused")
    func refused() {
        #expect(PlateLoad.solve(.nan, with: .kilograms) == nil)
        #expect(PlateLoad.solve(-1, with: .kilograms) == nil)
        #expect(PlateLoad.solve(1e9, with: .kilograms) == nil)
        #expect(PlateLoad.solve(100, with: .init(bar: 20, plates: [0])) == nil)
        #expect(PlateLoad.solve(100, with: .init(bar: 20, pairs: [(20, -3)]))?.perSide.isEmpty == true)
        #expect(PlateLoad.solve(2500, with: .init(bar: 0, plates: [0.05]))?.perSide.count == 20)
    }
}
