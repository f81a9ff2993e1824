import Domain
import Foundation
import Testing

@Suite("Reference numbers of recovery")
struct RecoveryVectorTests {
    private func part(_ name: String) throws -> [String: Any] { try Vectors.read("recovery").object(name) }

    @Test("Baselines are medians of the days before, with seven points or more; confidence counts the differences")
    func baselines() throws {
        let part = try part("vitalbrief")
        let input = part.object("input")
        let want = part.object("expected")
        var differences = 0
        for name in ["sleepMinutes", "hrvSDNNms", "restingHRBpm", "steps"] {
            let baseline = Baseline(input.object("history").numbers(name).filter { !$0.isNaN })
            let median = want.object("baselines").number(name)
            #expect(median.isNaN ? baseline == nil : near(baseline?.median, median), "\(name)")
            if let baseline {
                differences += 1
                let delta = input.object("today").number(name) - baseline.median
                #expect(near(delta, want.object("deltas").number(name)), "\(name)")
            }
        }
        #expect(Double(differences) == want.number("core_metrics"))
        #expect(Confidence(metrics: differences)?.rawValue == want.text("confidence"))
        #expect([0, 1, 2, 3, 6].map { Confidence(metrics: $0) } == [nil, .low, .medium, .high, .high])
        #expect(Baseline([1, 2, 3, 4, 5, 6]) == nil)
        #expect(Baseline([1, 2, 3, 4, 5, 6, .nan]) == nil)
        #expect(Baseline([7, 1, 2, 3, 6, 5, 4])?.median == 4)
    }

    @Test("Robust scores, also where most values are the same")
    func robust() throws {
        let cases = try part("robust_z").objects("cases")
        #expect(cases.count >= 5)
        for item in cases {
            let input = item.object("input")
            let want = item.object("expected")
            let score = try #require(RobustScore(input.number("value"), history: input.numbers("history")))
            #expect(near(score.median, want.number("median")))
            #expect(near(score.medianDeviation, want.number("mad")))
            #expect(near(score.meanDeviation, want.number("mean_ad")))
            #expect(want["robust_z"] is NSNull ? score.score == nil : near(score.score, want.number("robust_z")))
            #expect(score.isBeyond(RobustScore.outlier) == (want["flag"] as? Bool))
        }
        #expect(RobustScore(1, history: []) == nil)
    }

    @Test("Heart rate variability of a week against its own range")
    func hrv() throws {
        let part = try part("hrv")
        let values = part.object("input").numbers("rmssd_ms").map { $0.isNaN ? nil : $0 }
        let cases = part.objects("cases")
        #expect(cases.count >= 8)
        for item in cases {
            let end = Int(item.object("input").number("end_index"))
            let want = item.object("expected")
            let range = HRVRange(Array(values[...end]), baseline: Int(item.object("input").number("baseline_days")))
            guard !want.number("ln7").isNaN, want.number("baseline_n") >= 14 else {
                #expect(range == nil)
                continue
            }
            let found = try #require(range)
            #expect(near(found.week, want.number("ln7")))
            #expect(Double(found.weekDays) == want.number("n7"))
            #expect(near(found.mean, want.number("baseline_mean")))
            #expect(near(found.deviation, want.number("baseline_sd")))
            #expect(Double(found.baselineDays) == want.number("baseline_n"))
            for (share, name) in [(0.5, "0_5"), (1, "1_0")] {
                let band = found.band(share)
                #expect(near([band.lowerBound, band.upperBound], want.numbers("band_\(name)")))
            }
            #expect(found.state(0.5).rawValue == want.text("state_0_5sd"))
            #expect(found.state(1).rawValue == want.text("state_1sd"))
            #expect(near(found.variation, want.number("cv7_percent")))
        }
    }

    @Test("Sleep debt by three counts, and the middle of sleep on free days")
    func sleep() throws {
        let part = try part("sleep_debt")
        let want = part.object("expected")
        let nights = part.object("input").numbers("nights_min").map { $0.isNaN ? nil : $0 }
        let debt = try #require(SleepDebt(nights, need: part.object("input").number("need_min")))
        #expect(near(debt.shortfall, want.number("deficit_only")))
        #expect(near(debt.net, want.number("net")))
        #expect(near(debt.mean, want.number("mean")))
        #expect(near(debt.recent, want.number("decayed_0_85")))
        #expect(Double(debt.nights) == want.number("nights"))
        #expect(debt.of == 14)
        #expect(SleepDebt([400, nil, 400, 400, 400, 400, 400]) == nil)

        let jetlag = try self.part("social_jetlag_h")
        let shift = SocialJetlag(
            work: jetlag.object("input").numbers("work"), free: jetlag.object("input").numbers("free"))
        #expect(near(shift?.hours, jetlag.number("expected")))
    }

    @Test("The regularity of sleep")
    func regularity() throws {
        let part = try part("sleep_regularity_index")
        let days = part.object("input")["asleep_by_hour"] as? [[Int]] ?? []
        #expect(days.count >= 4)
        #expect(near(SleepRegularity.index(days.map { $0.map { $0 == 1 } }), part.number("expected")))
    }

    @Test("Load of a week and a month, with the ratios that are one number")
    func load() throws {
        let part = try part("load")
        let want = part.object("expected")
        let load = try #require(TrainingLoad(part.object("input").numbers("daily_load_28")))
        #expect(near(load.acute, want.number("acute7")))
        #expect(near(load.chronic, want.number("chronic28_weekly")))
        #expect(near(load.before, want.number("chronic21_weekly")))
        #expect(near(load.coupledRatio, want.number("acwr_coupled")))
        #expect(near(load.uncoupledRatio, want.number("acwr_uncoupled")))
        #expect(near(load.acuteSmoothed, want.number("ewma7")))
        #expect(near(load.chronicSmoothed, want.number("ewma28")))
        #expect(near(load.smoothedRatio, want.number("acwr_ewma")))
        #expect(near(load.weekChange, want.number("week_change_percent")))
        #expect(near(load.monotony, want.number("monotony")))
        #expect(near(load.strain, want.number("strain")))
        let rest = try #require(TrainingLoad([Double](repeating: 0, count: 28)))
        #expect(rest.coupledRatio == nil && rest.weekChange == nil && rest.monotony == nil)
        #expect(TrainingLoad([Double](repeating: 1, count: 27)) == nil)
    }

    @Test("The limit of an alarm that noise rings so often")
    func alarms() throws {
        let cases = try part("false_alarm_threshold").objects("cases")
        #expect(cases.count >= 5)
        for item in cases {
            let input = item.object("input")
            let limit = FalseAlarms.limit(
                target: input.number("target_false_alarms"), days: Int(input.number("days")),
                metrics: Int(input.number("metrics")))
            #expect(near(limit, item.object("expected").number("z")))
        }
        #expect(FalseAlarms.limit(target: 0, days: 30, metrics: 6) == nil)
        #expect(FalseAlarms.limit(target: 200, days: 30, metrics: 6) == nil)
    }

    @Test("The chart of weighted means rings where the reference has it")
    func chart() throws {
        let item = try part("ewma_chart").object("case")
        let want = item.object("expected")
        let means = MovingAverageChart.smoothed(item.object("input").numbers("x"))
        #expect(near(means, want.numbers("z")))
        let limit = MovingAverageChart.limit * MovingAverageChart.deviation()
        #expect(near(limit, want.number("limit")))
        #expect(means.firstIndex { abs($0) > limit }.map(Double.init) == want.number("first_alarm_index"))
        #expect(MovingAverageChart.smoothed([1, nil, 1], weight: 0.5) == [0.5, 0.5, 0.75])
    }

    @Test("Records are more than a lucky next value")
    func records() throws {
        let part = try part("records")
        for (count, expected) in part.object("expected_records") {
            #expect(near(Records.expected(Int(count) ?? 0), (expected as? NSNumber)?.doubleValue ?? .nan, 2e-5))
        }
        let cases = part.objects("cases")
        #expect(cases.count >= 4)
        for item in cases {
            let input = item.object("input")
            let found = Records.isRecord(
                input.number("value"), history: input.numbers("history"), resolution: input.number("resolution"))
            #expect(found == (item["expected"] as? Bool))
        }
    }

    @Test("Correlation with what neighbouring days have in common taken off")
    func correlation() throws {
        let part = try part("correlation")
        let want = part.object("expected")
        let x = part.object("input").numbers("x_behaviour")
        let y = part.object("input").numbers("y_outcome")
        let correlation = try #require(SerialCorrelation(x, y))
        #expect(Double(correlation.count) == want.number("n"))
        #expect(near(correlation.r, want.number("pearson")))
        #expect(near(correlation.effectiveCount, want.number("n_eff")))
        #expect(near(correlation.probability, want.number("p_neff")))
        #expect(near(SerialCorrelation.ofRanks(x, y)?.r, want.number("spearman")))
        #expect(near(SerialCorrelation.circularShiftProbability(x, y), want.number("circular_shift_p"), 1e-5))
        #expect(SerialCorrelation([1, 1, 1, 1], [1, 2, 3, 4]) == nil)
        #expect(SerialCorrelation([1, 2, 3, 4], [2, 4, 6, 8])?.probability == 0)
    }

    @Test("Of many tests those are believed that the reference believes")
    func discovery() throws {
        let part = try part("fdr")
        let want = part.object("expected")
        let adjusted = FalseDiscovery.adjusted(part.object("input").numbers("p"))
        #expect(near(adjusted, want.numbers("bh_adjusted"), 1e-5))
        #expect(adjusted.map { $0 <= part.object("input").number("q") } == want["accepted"] as? [Bool])
    }
}
