import Catalogue
import Domain
import Testing

extension QuestionTable {
    /// Of nights' hours, workouts by name, limits of one day, and what a device recorded.
    static let found = rows(
        #"""
        en | what time did i go to bed last night | night:bedtime value 2026-11-20
        nl | hoe laat ging ik gisteren naar bed | night:bedtime value 2026-11-20
        nl | hoe laat stond ik gisteren op | night:waking value 2026-11-20
        en | when do i normally wake up | night:waking usualTime
        en | how regular is my sleep | night:regularity value
        en | do i go to bed later on weekends | night:bedtime compare on 67
        nl | hoe vaak ging ik vorige maand voor 11 uur naar bed | night:bedtime count month-1 at 0-660
        en | earliest bedtime this month | night:bedtime lowest month0
        en | when did i last weigh under 86 kg | weight last <86
        nl | wanneer sliep ik voor het laatst minder dan 5 uur | sleep last <300
        en | when did i first bench 80 kg | bench-press first >80
        en | how often did i squat 100 kg or more this year | squat count >100 year0
        en | what was my average heart rate during my last run | running last its heartRate
        en | how many calories did i burn running last month | running sum month-1 its activeEnergy
        en | which muscles did i neglect this month | muscleGroups lowest month0
        nl | welke spieren train ik het meest | muscleGroups highest
        en | which meal has the most calories | energy sources
        nl | uit welk eten haal ik de meeste vezels | fibre sources
        en | on days i drank wine how much did i sleep | sleep average after food:wine
        en | average mood on days after i drank alcohol | mood average after alcohol
        en | does alcohol affect my sleep | sleep average after alcohol
        nl | wat is het effect van cafeïne op mijn slaap | sleep average after caffeine
        en | how many calories should i eat to lose half a kilo a week | plan:intake value at -0.5kg
        en | how many calories to lose half a kilo a week | plan:intake value at -0.5kg
        nl | hoeveel kcal moet ik eten om 1 kg per week af te vallen | plan:intake value at -1kg
        en | how much protein is in 100 g of chicken breast | foodItself of food:chicken breast also protein at 100kg
        en | did i eat anything between 8 and 10 pm yesterday | foods list 2026-11-20 at 1200-1320
        nl | op welke dag liep ik dit jaar het meest | steps highest year0
        nl | loop ik minder in het weekend | steps compare on 67
        en | units of alcohol per week | alcohol perWeek
        nl | meeste wijn op een avond | food:wijn highest at 1080-1440
        en | how many bananas last month | food:bananas count month-1
        en | on how many days did i drink less than 1.5 litres last month | water reached <1,500 month-1
        en | am i on track for my protein this week | protein reached week0
        nl | hoeveel weeg ik met kerst | plan:arrival value on 2026-12-25
        nl | hoe ver liep ik gemiddeld per week | running perWeek
        en | did i run faster in october than in september | running compare 2026-10 vs 2026-09
        en | has my running pace improved | running trend
        en | average pace in october | running pace 2026-10
        en | how many kg did i add to my bench since january | bench-press trend since:2026-01-01
        en | when was my last rest day | workouts without latest
        en | did i go over my calories yesterday | energy reached 2026-11-20 above goal
        en | was i heavier in september than now | weight compare month0 vs 2026-09
        en | how many weeks until i reach my goal weight | plan:arrival value
        nl | hoeveel moet ik nog lopen vandaag | steps remaining 2026-11-21
        nl | hoeveel sets deed ik vrijdag | workouts sets 2026-11-20
        en | how many hours did i sleep on thursday night | sleep sum 2026-11-20
        en | what was my heaviest lift ever | exercises heaviest ever
        nl | hoe laat word ik in het weekend wakker | night:waking usualTime on 67
        nl | hoe gestrest ben ik op maandag | stress average on 1
        nl | hoeveel ga ik afvallen voor januari | plan:arrival value on 2027-01-01
        nl | wat was mijn gemiddelde hartslag tijdens de training van vrijdag | workouts average 2026-11-20 its heartRate
        nl | wat is het verschil in stappen tussen oktober en september | steps compare 2026-10 vs 2026-09
        en | do i have more energy on days after a run | energyLevel value after running
        en | last weeks protein average | protein average week-1
        en | did i set any records this month | exercises best month0
        """#)
}

@Suite("Two questions in one")
struct QuestionChainTests {
    private static let parser = QuestionParser(lexicon: .shared)

    private static func read(_ text: String, _ language: Language, _ workouts: Set<String> = []) -> [String] {
        parser.questions(text, language: language, today: QuestionTable.today) {
            QuestionParser.Logged(workouts: workouts)
        }.map(QuestionText.of)
    }

    @Test(
        "A phase that is named by what it is for lasts from its first day to its last, and is told where there was none"
    )
    func phases() {
        func read(_ text: String, _ language: Language) -> [String] {
            let goals = [
                Goals(from: QuestionTable.today.adding(days: -90), phase: .recomp),
                Goals(from: QuestionTable.today.adding(days: -30), phase: .cutting),
            ]
            return Self.parser.questions(text, language: language, today: QuestionTable.today) {
                QuestionParser.Logged(phases: goals.phases(on: QuestionTable.today))
            }.map { QuestionText.of($0) + ($0.leftOut.isEmpty ? "" : " left") }
        }
        #expect(read("how did I sleep in this phase", .en) == ["sleep since:2026-10-22"])
        #expect(read("how much have I lost since I started cutting", .en) == ["weight trend since:2026-10-22"])
        #expect(read("hoeveel stappen tijdens mijn recomp", .nl) == ["steps sum 2026-08-23..2026-10-21"])
        #expect(read("my sleep during my recovery phase", .en).first?.hasSuffix("left") == true)
        #expect(read("when did I start cutting", .en) == ["plan:phase"])
    }

    @Test("What was done in a workout of a name is that workout, and no look at the days")
    func called() {
        #expect(Self.read("what did I do in my last push day", .en, ["Push"]) == ["workouts last named Push"])
    }

    @Test("What is asked of the day that something was done on is asked after that day")
    func days() {
        #expect(
            Self.read("On the day I ran furthest, how much did I sleep?", .en) == ["running longest", "sleep back"])
        #expect(
            Self.read("how many calories did i eat on the day i deadlifted the most", .en)
                == ["deadlift highest", "energy sum back"])
        #expect(
            Self.read("op de dag dat ik het verst liep hoeveel at ik toen", .nl) == [
                "running longest", "energy sum back",
            ])
        #expect(Self.read("what did I eat on the day I was heaviest", .en) == ["weight highest", "foods list back"])
        #expect(
            Self.read("on the day I was lightest how much did I sleep", .en) == ["weight lowest", "sleep back"])
        #expect(
            Self.read("wat at ik op de dag dat mijn gewicht het laagst was", .nl) == [
                "weight lowest", "foods list back",
            ])
        #expect(
            Self.read("hoe sliep ik in de nacht dat ik het meest at", .nl) == ["energy highest", "sleep back"])
    }

    @Test("What is asked of a day that cannot be found is told of no other day")
    func noDay() {
        for (text, language) in [
            ("what did I eat on the day I was most florp", Language.en),
            ("how much did I sleep on the day I felt weirdest", .en),
            ("wat at ik op de dag dat ik het florpst was", .nl),
        ] {
            let asked = Self.parser.questions(text, language: language, today: QuestionTable.today) { .init() }
            #expect(asked.count == 1 && asked.allSatisfy { !$0.leftOut.isEmpty }, "\(text)")
        }
    }

    @Test("Two questions are asked one after the other, and one that holds both is not cut")
    func joined() {
        #expect(
            Self.read("what did i eat yesterday and how long did i sleep", .en)
                == ["foods list 2026-11-20", "sleep"])
        #expect(
            Self.read("how many hours did i sleep last week and how many steps did i walk", .en)
                == ["sleep week-1 also steps"])
    }

    @Test("A workout is known by the name that it was given, and no other word is")
    func named() {
        #expect(
            Self.read("what did i do in my last push workout", .en, ["Push", "Pull"]) == ["workouts last named Push"])
        #expect(Self.read("push day last time?", .en, ["Push"]) == ["workouts last named Push"])
        #expect(Self.read("what did i do in my last push workout", .en) == ["workouts last"])
    }
}
