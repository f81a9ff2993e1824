extension QuestionTable {
    /// Written before the parser was.
    static let writtenFirst = rows(
        #"""
        en | What was my heaviest squat? | squat heaviest
        en | Show me my bench press progress | bench-press trend
        en | How many workouts this week? | workouts count week0
        en | What exercises did I do most last month? | exercises often month-1
        en | What did I eat most in March? | foods often 2026-03
        en | average protein last week | protein average week-1
        en | how many days did I reach my steps this month? | steps reached month0
        en | when did I last have alcohol | alcohol last
        en | how did I sleep last week | sleep average week-1
        en | weight change since January | weight trend since:2026-01-01
        en | how often did I eat pizza this year | food:pizza count year0
        en | when was my last leg day? | muscles:legs last
        en | What's my deadlift PR? | deadlift best
        en | compare my steps this week to last week | steps compare week0 vs week-1
        en | how far did I run in October | running distance 2026-10
        en | how much coffee did I drink yesterday | food:coffee sum 2026-11-20
        en | did I train on monday | workouts count 2026-11-16
        en | what workout did I do yesterday | workouts list 2026-11-20
        en | what did I have for breakfast on 3 March | foods@breakfast list 2026-03-03
        en | total calories last 7 days | energy sum days7
        en | what is my average resting heart rate over the past month | restingHeartRate average days30
        en | which day did I take the most steps this month | steps highest month0
        en | how many grams of fibre do I eat a day on average | fibre average
        en | how many sets of chest did I do this week | muscles:chest sets week0
        en | I'm feeling tired lately. What could be causing this? | topic:tired
        en | why am I not losing weight anymore | topic:plateau
        en | How should I adjust my calories this week? | topic:calories
        en | what's the best split for someone over 40 | topic:split
        en | can I stop taking my blood pressure pills | medical
        en | Who won the game last night? | unknown
        en | hwo many wokrouts last mnoth | workouts count month-1
        en | where does most of my sugar come from | sugar sources
        en | longest run ever | running longest ever
        nl | wat was mijn zwaarste squat | squat heaviest
        nl | hoe vaak heb ik deze maand getraind | workouts count month0
        nl | hoeveel eiwit at ik gemiddeld vorige week | protein average week-1
        nl | wat at ik het meest in maart | foods often 2026-03
        nl | wanneer dronk ik voor het laatst alcohol | alcohol last
        nl | hoe heb ik afgelopen week geslapen | sleep average days7
        nl | laat mijn voortgang met bankdrukken zien | bench-press trend
        nl | hoeveel ben ik afgevallen sinds januari | weight trend since:2026-01-01
        nl | welke oefening deed ik het vaakst vorige maand | exercises often month-1
        nl | hoeveel kilometer heb ik dit jaar gefietst | cycling distance year0
        nl | hoe vaak heb ik pizza gegeten sinds september | food:pizza count since:2026-09-01
        nl | op hoeveel dagen haalde ik mijn stappendoel | steps reached
        nl | wat heb ik gisteren gegeten | foods list 2026-11-20
        nl | wat was mijn laatste training | workouts last
        nl | hoeveel water drink ik gemiddeld per dag | water average
        nl | vergelijk mijn slaap van deze maand met vorige maand | sleep compare month0 vs month-1
        nl | wat weeg ik nu | weight value
        nl | waar komt mijn zout vandaan | salt sources
        nl | ik ben de laatste tijd zo moe, hoe kan dat? | topic:tired
        nl | hoe weet ik of ik in een calorietekort zit | topic:deficit
        nl | ik val niet meer af | topic:plateau
        nl | wat is het weer morgen | unknown
        nl | hoeveel calorieën had mijn lunch gisteren | energy@lunch sum 2026-11-20
        nl | leg metabole adaptatie uit | topic:adaptation
        nl | hoevel trainingen in ferbuari | workouts count 2026-02
        """#)
}
