import Domain
import Testing

@Suite("Strength and workout energy against reference numbers")
struct StrengthVectorTests {
    @Test("One-repetition maxima by seven formulas")
    func oneRepMax() throws {
        for row in try Vectors.read("strength").objects("one_rep_max") {
            let input = row.object("input")
            for (name, expected) in row.object("expected") {
                let formula = try #require(OneRepMax.Formula(rawValue: name))
                let estimate = formula.estimate(load: input.number("weight"), reps: input.number("reps"))
                #expect(near(estimate, (expected as? Double) ?? .nan), "\(name) \(input)")
            }
        }
    }

    @Test("The chart of RPE and repetitions")
    func rpeChart() throws {
        let chart = try Vectors.read("strength").object("rpe_chart_percent")
        #expect(chart.count == 12)
        for reps in 1...12 {
            let row = chart.object(String(reps))
            #expect(row.count == 9)
            for rpe in row.keys {
                #expect(RPEChart.percent(reps: reps, rpe: Double(rpe) ?? .nan) == row.number(rpe), "\(reps) @ \(rpe)")
            }
        }
    }

    @Test("Estimates of a set with its RPE")
    func fromRPE() throws {
        for row in try Vectors.read("strength").objects("e1rm_from_rpe") {
            let (input, expected) = (row.object("input"), row.object("expected"))
            let set = WorkoutSet(
                reps: Int(input.number("reps")), load: input.number("weight"), rpe: input.number("rpe"))
            #expect(near(OneRepMax.estimate(set), expected.number("e1rm")), "\(input)")
            let effective = OneRepMax.epley(
                load: input.number("weight"), reps: Int(input.number("reps")), inReserve: expected.number("rir"))
            #expect(near(effective, expected.number("epley_effective_reps")), "\(input)")
        }
    }

    @Test("Double progression")
    func doubleProgression() throws {
        for row in try Vectors.read("strength").objects("double_progression") {
            let (input, expected) = (row.object("input"), row.object("expected"))
            let range = input.numbers("range").map { Int($0) }
            let step = try #require(
                DoubleProgression.suggest(
                    load: input.number("weight"), reps: input.numbers("reps").map { Int($0) },
                    range: range[0]...range[1], increment: input.number("increment"),
                    earlierFailures: Int(input.number("failures_in_row"))))
            #expect(step.action.rawValue == expected.text("action"), "\(input)")
            #expect(near(step.load, expected.number("weight")), "\(input)")
            #expect(step.targetReps == Int(expected.number("target_reps")), "\(input)")
        }
    }

    @Test("Fractional sets, their bands and the tonnage of a week")
    func weeklyVolume() throws {
        let vector = try Vectors.read("strength").object("weekly_volume")
        let weights = vector.object("input").object("weights")
        var sum = FractionalSets<String>()
        var tonnage = 0.0
        for exercise in vector.object("input").objects("sets") {
            let muscles = weights.object(exercise.text("name"))
            sum.add(
                Int(exercise.number("sets")), primary: muscles.keys.filter { muscles.number($0) == 1 },
                secondary: muscles.keys.filter { muscles.number($0) == 0.5 })
            tonnage += exercise.numbers("reps").reduce(0) {
                $0 + WorkoutSet(reps: Int($1), load: exercise.number("kg")).tonnage
            }
        }
        let expected = vector.object("expected")
        let counts = expected.object("fractional_sets")
        #expect(Set(sum.counts.keys) == Set(counts.keys))
        for (muscle, count) in sum.counts {
            #expect(near(count, counts.number(muscle)), "\(muscle)")
            #expect(
                expected.object("bands").text(muscle).hasPrefix(VolumeBand(sets: count).rawValue), "\(muscle) \(count)")
        }
        #expect(near(tonnage, expected.number("tonnage_kg")))
    }

    @Test("Energy by METs, gross, net and by oxygen")
    func mets() throws {
        for row in try Vectors.read("strength").objects("met_kcal") {
            let (input, expected) = (row.object("input"), row.object("expected"))
            let (met, mass, minutes) = (input.number("met"), input.number("kg"), input.number("min"))
            #expect(
                near(ActivityEnergy.gross(met: met, mass: mass, minutes: minutes), expected.number("gross_kcal")))
            #expect(near(ActivityEnergy.net(met: met, mass: mass, minutes: minutes), expected.number("net_kcal")))
            #expect(
                near(
                    ActivityEnergy.grossByOxygen(met: met, mass: mass, minutes: minutes),
                    expected.number("gross_kcal_acsm")))
        }
    }

    @Test("Energy of running and walking by speed and grade")
    func acsm() throws {
        for row in try Vectors.read("strength").objects("acsm") {
            let (input, expected) = (row.object("input"), row.object("expected"))
            let gait = try #require(ActivityEnergy.Gait(rawValue: input.text("kind")))
            let cost = try #require(
                ActivityEnergy.acsm(
                    gait, speed: input.number("kmh"), grade: input.number("grade"), mass: input.number("kg"),
                    minutes: input.number("min")))
            #expect(near(cost.oxygen, expected.number("vo2_ml_kg_min")))
            #expect(near(cost.met, expected.number("met")))
            #expect(near(cost.kcal, expected.number("kcal")))
        }
    }
}
