import Domain
import Foundation
import Testing

@Suite("Reference numbers of the weight trend")
struct WeightTrendVectorTests {
    @Test("The pencil-and-paper example of The Hacker's Diet")
    func paper() throws {
        let example = try Vectors.read("weight_trend").object("hackers_diet_paper_example")
        let input = example.object("input")
        var trend = input.number("previous_trend")
        let got = input.numbers("weights_lb").map { weight -> Double in
            trend = ((WeightTrend.trend(of: [trend, weight]).last ?? nil) ?? 0) * 10
            trend = trend.rounded() / 10
            return trend
        }
        #expect(near(got, example["expected"] as? [Double] ?? []))
    }

    @Test("Smoothed weights with days missing: skipped, interpolated and time-aware")
    func ema() throws {
        let part = try Vectors.read("weight_trend").object("ema")
        let weights = (part.object("input")["weights_kg"] as? [Any] ?? []).map { ($0 as? NSNumber)?.doubleValue }
        let want = part.object("expected")
        for (gaps, name) in [
            (WeightTrend.Gaps.skip, "skip"), (.interpolate, "interpolate"), (.timeAware, "time_aware"),
        ] {
            let got = WeightTrend.trend(of: weights, alpha: 0.1, gaps: gaps).compactMap { $0 }
            #expect(near(got, want.numbers(name)), "\(name)")
        }
        let interpolated = WeightTrend.trend(of: weights, alpha: 0.1, gaps: .interpolate).compactMap { $0 }.suffix(14)
        let line = LineFit(x: interpolated.indices.map(Double.init), y: Array(interpolated))
        #expect(near((line?.slope ?? 0) * 7, want.number("rate_kg_per_week_ols14_of_interpolated_trend")))
    }

    @Test("The rate by least squares, with its interval")
    func rate() throws {
        let part = try Vectors.read("weight_trend").object("ols_rate")
        let input = part.object("input")
        let want = part.object("expected")
        let line = try #require(LineFit(x: input.numbers("days"), y: input.numbers("weights")))
        #expect(near(line.intercept, want.number("intercept")))
        #expect(near(line.slope, want.number("slope_kg_per_day")))
        #expect(near(line.slopeError, want.number("se")))
        #expect(near(line.residualDeviation, want.number("residual_sd")))
        #expect(Double(line.degreesOfFreedom) == want.number("df"))
        #expect(near(StudentT.quantile(0.975, degreesOfFreedom: 13), want.number("t975")))
        #expect(near([line.interval.lowerBound * 7, line.interval.upperBound * 7], want.numbers("ci95_kg_per_week")))
        #expect(near(line.slope * 7, want.number("kg_per_week")))
        #expect(LineFit(x: [1, 2], y: [1, 2]) == nil)
        #expect(LineFit(x: [1, 1, 1], y: [1, 2, 3]) == nil)
        #expect(StudentT.quantile(1, degreesOfFreedom: 3).isNaN)
    }

    @Test("Loess, plain and robust")
    func loess() throws {
        let part = try Vectors.read("weight_trend").object("loess")
        let input = part.object("input")
        let want = part.object("expected")
        let (days, weights) = (input.numbers("days"), input.numbers("weights"))
        let plain = Loess.fit(x: days, y: weights, neighbours: Int(input.number("neighbours")))
        #expect(near(plain.fit, want.numbers("fit")))
        #expect(near(plain.slope, want.numbers("slope_per_day")))
        let robust = Loess.fit(x: days, y: weights, neighbours: Int(input.number("neighbours")), iterations: 3)
        #expect(near(robust.fit, want.numbers("robust_it3_statsmodels"), 2e-6))
        #expect(Loess.fit(x: [1], y: [2], neighbours: 2).fit == [2])
    }

    @Test("Points passed over lie on the line between those that are fitted, which are as if none were")
    func loessApart() {
        let days = [0, 1, 2, 5, 5, 9, 10, 14, 30, 31, 31, 40].map(Double.init)
        let weights = days.map { 80 + sin($0 / 4) * 3 + ($0 == 9 ? 2 : 0) }
        let whole = Loess.fit(x: days, y: weights, neighbours: 5)
        let some = Loess.fit(x: days, y: weights, neighbours: 5, apart: 6)
        let fitted = [0, 4, 6, 7, 8, 10, 11]
        for (from, to) in zip(fitted, fitted.dropFirst()) {
            #expect(some.fit[from] == whole.fit[from] && some.fit[to] == whole.fit[to])
            for place in from..<to where days[to] > days[from] {
                let share = (days[place] - days[from]) / (days[to] - days[from])
                #expect(abs(some.fit[place] - (some.fit[from] + share * (some.fit[to] - some.fit[from]))) < 1e-9)
            }
        }
        #expect(Loess.fit(x: days, y: weights, neighbours: 5, iterations: 2, apart: 1e9).fit.count == days.count)
        #expect(Loess.fit(x: [3, 3, 3], y: [1, 2, 3], neighbours: 2, apart: 1).fit.allSatisfy { $0.isFinite })
    }

    @Test("A rate needs five weigh-ins over a week")
    func fewWeighIns() {
        func points(_ weights: [Double?]) -> [WeightTrend.Point] {
            WeightTrend.points(
                from: weights.enumerated().map { index, weight in
                    Day(
                        date: CivilDate(ordinal: 20_000 + index),
                        figures: weight.map { [.weight: Figure(value: $0, source: .manual)] } ?? [:])
                })
        }
        #expect(WeightTrend.weeklyRate(points([80, 80, 80, 80])) == nil)
        #expect(WeightTrend.weeklyRate(points([80, 80, 80, 80, 80, 80])) == nil)
        #expect(WeightTrend.weeklyRate(points([80, nil, 80, 80, nil, 80, 80, 80]))?.magnitude ?? 1 < 1e-9)
        #expect(points([nil, nil, 80]).count == 1)
    }
}
