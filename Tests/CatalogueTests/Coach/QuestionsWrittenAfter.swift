extension QuestionTable {
    static let writtenAfter = rows(
        #"""
        en | what's the most I've ever squatted | squat heaviest ever
        en | my best deadlift | deadlift best
        en | how much can I bench | bench-press best
        en | bench press history | bench-press trend
        en | am I getting stronger at the overhead press? | overhead-press trend
        en | when did I last do pull-ups | pull-up last
        en | how many times did I deadlift in the last 3 months | deadlift count days90
        en | how often do I bench | bench-press count
        en | how many sets of squats did I do last week | squat sets week-1
        en | total reps of push-ups this month | push-up reps month0
        en | squat volume last month | squat volume month-1
        en | how long did I row yesterday | rowing duration 2026-11-20
        en | how far did I cycle since June | cycling distance since:2026-06-01
        en | my fastest run | running fastest
        en | longest bike ride this year | cycling longest year0
        en | what did I bench last time | bench-press last
        en | did I squat last week | squat count week-1
        en | compare my deadlift this month with last month | deadlift compare month0 vs month-1
        en | first time I did hip thrusts | hip-thrust first
        en | how many minutes of sauna this month | sauna duration month0
        en | number of workouts in 2025 | workouts count 2025
        en | how many workouts per week do I do | workouts perWeek
        en | what was my last workout | workouts last
        en | show my workouts from last week | workouts list week-1
        en | did I work out more this month than last month | workouts compare month0 vs month-1
        en | how long did I train this week | workouts duration week0
        en | average workout length this month | workouts average month0
        en | my longest workout | workouts longest
        en | how many cardio sessions in September | workouts:cardio count 2026-09
        en | strength training this week | workouts:strength list week0
        en | most frequent exercise | exercises often
        en | which exercises did I do on 3 November | exercises list 2026-11-03
        en | when did I last train chest | muscles:chest last
        en | back sets last 2 weeks | muscles:back sets days14
        en | how often do I train legs | muscles:legs count
        en | how many steps did I take yesterday | steps sum 2026-11-20
        en | steps yesterday | steps sum 2026-11-20
        en | average steps | steps average
        en | how many steps did I walk in October | steps sum 2026-10
        en | what's my weight | weight value
        en | how much do I weigh | weight value
        en | how much weight have I lost since June | weight trend since:2026-06-01
        en | show me my weight over time | weight trend
        en | lowest weight this year | weight lowest year0
        en | what was my weight on 1 March | weight value 2026-03-01
        en | how is my weight going | weight trend
        en | how many calories did I eat yesterday | energy sum 2026-11-20
        en | calories today | energy sum 2026-11-21
        en | how many calories did I burn last week | activeEnergy sum week-1
        en | average calories in the last 14 days | energy average days14
        en | how many calories did I have for lunch on tuesday | energy@lunch sum 2026-11-17
        en | which day did I eat the most calories this month | energy highest month0
        en | on how many days did I hit my protein goal last month | protein reached month-1
        en | how often did I reach my water target this week | water reached week0
        en | how many days did I walk more than 10000 steps | steps reached >10,000
        en | on how many days did I sleep less than 6 hours this month | sleep reached <360 month0
        en | how did I sleep last night | sleep sum 2026-11-21
        en | worst night of sleep this month | sleep lowest month0
        en | how many hours did I sleep on average in October | sleep average 2026-10
        en | deep sleep last week | sleepDeep average week-1
        en | is my resting heart rate going down | restingHeartRate trend
        en | hrv trend over the last 3 months | hrv trend days90
        en | how stressed was I last week | stress average week-1
        en | my mood in september | mood average 2026-09
        en | how much caffeine do I have per day | caffeine average
        en | how much alcohol did I drink last month | alcohol sum month-1
        en | how many days without... alcohol this month | alcohol without month0
        en | how much water did I drink today | water sum 2026-11-21
        en | what are my main sources of protein | protein sources
        en | which foods gave me the most fibre last week | fibre sources week-1
        en | how much sugar did I eat this week compared to last week | sugar compare week0 vs week-1 counting sum
        en | did I eat more protein than last week | protein compare week0 vs week-1
        en | fat per day in march 2025 | fat average 2025-03
        en | what did I eat yesterday | foods list 2026-11-20
        en | what do I usually eat for breakfast | foods@breakfast often
        en | show me what I had for dinner last week | foods@dinner list week-1
        en | my favourite snacks | foods@snacks often
        en | what did I drink yesterday | drinks list 2026-11-20
        en | when did I last eat chocolate | food:chocolate last
        en | how many bananas did I eat last month | food:bananas count month-1
        en | how many eggs this week | group:eggs count week0
        en | how often do I drink beer | food:beer count
        en | did I have coffee today | food:coffee count 2026-11-21
        en | how much rice did I eat in the past week | food:rice sum days7
        en | avg protien last weak | protein average week-1
        en | bech press progres | bench-press trend
        en | heavyest deadlfit | deadlift heaviest
        en | excercises I did most this year | exercises often year0
        en | what could I do about low motivation? | topic:motivation
        en | I'm struggling with motivation. Can you help? | topic:motivation
        en | Explain metabolic adaptation to me | topic:adaptation
        en | What's the best workout split for someone 40+? | topic:split
        en | How do I know if I'm in a caloric deficit? | topic:deficit
        en | my weight loss stalled for three weeks | topic:plateau
        en | how much protein should I eat | topic:protein
        en | how many calories should I eat | topic:calories
        en | do I sleep enough | topic:sleep
        en | do I need a rest day | topic:rest
        en | why am I heavier today than yesterday | weight why 2026-11-21
        en | my knee hurts when I squat | medical
        en | should I take creatine with my medication | medical
        en | hello | courtesy:hello
        en | thanks! | courtesy:thanks
        en | what can you do? | courtesy:help
        en | I did 3 sets of bench press | logging
        en | how much will I weigh in March? | plan:arrival value on 2027-03-01
        en | what's the capital of France | unknown
        en | tell me a joke | unknown
        en | asdf qwer zxcv | unknown
        en | ? | unknown
        nl | wat is mijn zwaarste deadlift ooit | deadlift heaviest ever
        nl | mijn record bankdrukken | bench-press best
        nl | hoeveel kan ik squatten | squat best
        nl | wanneer deed ik voor het laatst pull-ups | pull-up last
        nl | hoe vaak heb ik gesquat in de laatste 3 maanden | squat count days90
        nl | hoeveel sets kniebuigen deed ik vorige week | squat sets week-1
        nl | hoe ver heb ik hardgelopen in oktober | running distance 2026-10
        nl | mijn snelste loop | running fastest
        nl | langste wandeling dit jaar | walking longest year0
        nl | hoe lang heb ik gisteren geroeid | rowing duration 2026-11-20
        nl | word ik sterker in de squat? | squat trend
        nl | hoeveel trainingen deze week | workouts count week0
        nl | hoeveel keer per week sport ik | workouts perWeek
        nl | laat mijn trainingen van vorige week zien | workouts list week-1
        nl | hoe lang heb ik deze week getraind | workouts duration week0
        nl | heb ik maandag getraind | workouts count 2026-11-16
        nl | heb ik deze maand meer getraind dan vorige maand | workouts compare month0 vs month-1
        nl | welke oefeningen doe ik het vaakst | exercises often
        nl | wanneer trainde ik voor het laatst benen | muscles:legs last
        nl | hoeveel sets borst deze week | muscles:chest sets week0
        nl | hoeveel stappen zette ik gisteren | steps sum 2026-11-20
        nl | gemiddeld aantal stappen deze maand | steps average month0
        nl | op hoeveel dagen liep ik meer dan 10.000 stappen | steps reached >10,000
        nl | wat is mijn gewicht | weight value
        nl | verloop van mijn gewicht dit jaar | weight trend year0
        nl | hoeveel ben ik aangekomen sinds mei | weight trend since:2026-05-01
        nl | hoeveel calorieën at ik gisteren | energy sum 2026-11-20
        nl | hoeveel calorieën heb ik vorige week verbrand | activeEnergy sum week-1
        nl | gemiddelde calorieën afgelopen 14 dagen | energy average days14
        nl | hoe vaak haalde ik mijn eiwitdoel vorige maand | protein reached month-1
        nl | hoe heb ik vannacht geslapen | sleep sum 2026-11-21
        nl | slechtste nacht deze maand slaap | sleep lowest month0
        nl | mijn rusthartslag de afgelopen maand | restingHeartRate average days30
        nl | hoe gestrest was ik vorige week | stress average week-1
        nl | hoeveel alcohol dronk ik vorige maand | alcohol sum month-1
        nl | waar haal ik mijn eiwit vandaan | protein sources
        nl | at ik meer suiker dan vorige week | sugar compare week0 vs week-1
        nl | wat ontbijt ik meestal | foods@breakfast often
        nl | wat at ik dinsdag bij de lunch | foods@lunch list 2026-11-17
        nl | wanneer at ik voor het laatst chocolade | food:chocolade last
        nl | hoeveel bananen at ik vorige maand | food:bananen count month-1
        nl | hoe vaak drink ik bier | food:bier count
        nl | hoeveel koffie heb ik vandaag gedronken | food:koffie sum 2026-11-21
        nl | wat heb ik gisteren gedronken | drinks list 2026-11-20
        nl | zwaartse sqaut | squat heaviest
        nl | gemideld eiwit vorige weeek | protein average week-1
        nl | waarom val ik niet af | topic:plateau
        nl | hoe moet ik mijn calorieën aanpassen deze week | topic:calories
        nl | ik heb geen motivatie meer, kun je helpen? | topic:motivation
        nl | wat is het beste trainingsschema voor een 40-plusser | topic:split
        nl | hoeveel eiwit heb ik nodig | topic:protein
        nl | slaap ik genoeg | topic:sleep
        nl | mijn knie doet pijn bij het squatten | medical
        nl | hoi | courtesy:hello
        nl | dankjewel | courtesy:thanks
        nl | wat kun je | courtesy:help
        nl | wie is de president | unknown
        nl | hoeveel weeg ik over een jaar | plan:arrival value on 2027-11-21
        """#)
}
