import Catalogue
import Domain
import Testing

extension QuestionTable {
    /// What is counted one by one: meals, times on a day, weeks in a row, the first few of a ranking; and days before
    /// something.
    static let counted = rows(
        #"""
        en | what was my biggest meal this week | energy highest week0
        nl | wat was mijn zwaarste maaltijd van vorige week | energy highest week-1
        nl | mijn lichtste ontbijt ooit | energy@breakfast lowest ever
        en | did i sleep worse on days with more than 2 coffees | sleep average after food:coffees>3x
        en | calories on days with at most 1 beer | energy average with food:beer<2x
        en | nights with less than 6 hours this year | sleep reached <360 year0
        nl | nachten onder de 6 uur deze maand | sleep reached <360 month0
        nl | gemiddelde stress de dag voor een training | stress average before training
        en | how many kcal do i eat the day before a workout | energy average before training
        en | how did i sleep the night before a run | sleep average with running
        en | kcal burned on run days this month | activeEnergy average month0 with running
        en | how long between my last two leg sessions | muscles:legs gap latest
        nl | hoeveel weken achter elkaar heb ik minstens 3 keer getraind | workouts streak >3 by week
        en | how many weeks in a row did i run | running streak >1 by week
        nl | hoeveel bananen at ik in week 46 | food:bananen count week-1
        en | whats the average weight i used for overhead press in september | overhead-press average 2026-09 counting heaviest
        nl | hoeveel minuten heb ik bewogen vorige week | activeMinutes sum week-1
        nl | hoeveel is mijn buik geslonken dit jaar | waist trend year0
        en | top 3 foods by calories this month | energy sources month0 top3
        en | top three heaviest squats | squat heaviest top3
        en | my five longest runs | running longest top5
        nl | mijn 3 beste nachten dit jaar | sleep highest year0 top3
        en | how much protein do i get from breakfast on a usual weekday | protein@breakfast average on 12345
        en | average steps mon to fri vs the weekend, last 3 months please | steps compare days90 on 12345 vs 67
        nl | mijn gewicht een maand geleden en nu | weight compare days7 vs 2026-10-18..2026-10-24
        en | my hrv this week versus my normal | hrv usual week0
        nl | hoe zwaar deed ik de deadlift op 16 november | deadlift heaviest 2026-11-16
        en | calories without the alcohol last weekend | energy sum weekend-1 but group:alcoholicDrinks
        nl | eet ik s zomers minder dan s winters | energy compare 2026-06-01..2026-08-31 vs 2025-12-01..2026-02-28
        en | on how many days last month did i have 2 coffees or more | food:coffees reached >2 month-1
        nl | hoeveel dagen dronk ik meer dan 2 koffie vorige maand | food:koffie reached >3 month-1
        en | do i drink more coffee at weekends | food:coffee compare on 67
        nl | hoeveel koffie per dag doordeweeks en in het weekend | food:koffie compare on 12345 vs 67
        en | do i snack more in the weekend | energy@snacks compare on 67
        en | 3 days with the most steps this month | steps highest month0 top3
        nl | de 3 nachten dat ik het langst sliep dit jaar | sleep highest year0 top3
        en | how often did i train in the mornings | workouts count at 240-720
        en | how long were my evening workouts on average | workouts average at 1080-1440
        en | how many kcal do i eat on days before a rest day | energy average before rest
        en | which weekday do i eat the most | energy byWeekday
        nl | op welke weekdag drink ik de meeste alcohol | alcohol byWeekday
        nl | welke maand dronk ik de meeste wijn dit jaar | food:wijn highest year0 by month counting sum
        en | what did i weigh the day after christmas | weight value 2025-12-26
        nl | at ik in het weekend van 7 november meer dan in het weekend van 14 november | energy compare weekend-2 vs weekend-1
        nl | hoeveel van mijn trainingen duurden langer dan 45 minuten dit jaar | workouts count >46 year0
        en | did i do better on bench this month than last month | bench-press compare month0 vs month-1 counting heaviest
        nl | heeft alcohol invloed op mijn rusthartslag | restingHeartRate value after alcohol
        en | on how many nights did i get less than six and a half hours this month | sleep reached <390 month0
        nl | hoeveel nachten sliep ik minder dan zes en een half uur deze maand | sleep reached <390 month0
        nl | hoe laat ging ik gisteren slapen | night:bedtime value 2026-11-20
        en | percent of days i met my protein goal in october | protein share 2026-10
        nl | hoeveel dagen zat ik onder mijn calorieën | energy reached below goal
        nl | hoeveel kcal verbrand met hardlopen deze maand | running sum month0 its activeEnergy
        en | average calories burned per workout this month | workouts average month0 its activeEnergy
        en | how many hours of exercise did i get in september | workouts duration 2026-09
        en | how many days has it been since i had alcohol | alcohol last
        nl | hoeveel dagen is het geleden dat ik alcohol dronk | alcohol last
        en | what are the five foods that give me the most salt | salt sources top5
        nl | op welk moment van de dag eet ik het meest | energy sources
        nl | hoe verhouden mijn stappen in oktober zich tot september | steps compare 2026-10 vs 2026-09
        en | what do i usually drink at breakfast | drinks@breakfast often
        nl | wat drink ik meestal bij het ontbijt | drinks@breakfast often
        nl | hoe laat lunch ik gemiddeld in het weekend | foods@lunch usualTime on 67
        nl | hoeveel kcal verbrandde ik tijdens mijn trainingen deze maand | workouts sum month0 its activeEnergy
        en | calories burned during my workouts this month | workouts sum month0 its activeEnergy
        en | how many days did i walk less than 5000 steps in october | steps reached <5,000 2026-10
        nl | hoe is mijn stress vergeleken met de zomer | stress compare days30 vs 2026-06-01..2026-08-31
        en | what's my best squat this month vs last month | squat compare month0 vs month-1 counting best
        nl | beste squat deze maand vs vorige maand | squat compare month0 vs month-1 counting best
        en | did i do more sets of squats than last month | squat compare month0 vs month-1 counting sets
        nl | meer sets bankdrukken dan vorige maand | bench-press compare month0 vs month-1 counting sets
        en | squat volume this month versus last month | squat compare month0 vs month-1 counting volume
        en | more bench reps this week than last week | bench-press compare week0 vs week-1 counting reps
        en | what are my personal records | exercises best
        nl | wat zijn mijn records | exercises best
        en | is my weight loss too fast | plan:onTrack value
        en | am i losing weight too fast | plan:onTrack value
        en | tell me something interesting | overview compare
        nl | vertel eens iets interessants | overview compare
        en | anything unusual about my sleep | sleep usual
        nl | is er iets geks met mijn rusthartslag | restingHeartRate usual
        en | what's my stress been like lately | stress average days30
        en | what pace would get me to 80 kg by march | plan:byDate value on 2027-03-01 at 80kg
        nl | hoe snel moet ik afvallen om in maart 74 kilo te wegen | plan:byDate value on 2027-03-01 at 74kg
        en | what should i eat to weigh 78 kg by the end of april | plan:byDate value on 2027-04-30 at 78kg
        en | how many calories should i eat to reach my goal weight by june | plan:byDate value on 2027-06-01
        nl | hoeveel moet ik per week afvallen om in juni 78 te wegen | plan:byDate value on 2027-06-01 at 78kg
        en | how many calories to reach 80 kg by 1 june | plan:byDate value on 2027-06-01 at 80kg
        en | will i weigh 80 kg by march | plan:arrival value on 2027-03-01 at 80kg
        en | will i make my step goal | steps remaining
        en | will i hit my protein goal today | protein remaining
        en | what vitamin am i short of | plan:lacking value
        nl | krijg ik genoeg vitamines binnen | plan:lacking value
        en | when am i going to reach my goal | plan:arrival value
        en | do i walk more when i sleep better | steps average with sleep>usual
        nl | eet ik meer als ik slechter slaap | energy average with sleep<usual
        nl | welke producten zorgen voor het meeste zout | salt sources
        en | in which week did i lose the most | weight lowest by week counting trend
        nl | in welke maand kwam ik het meest aan | weight highest by month counting trend
        en | in which week did my weight drop the most | weight lowest by week counting trend
        en | how far over budget was i on saturday | energy advised 2026-11-14
        en | how much of my budget is left | energy remaining
        en | is my weight stable | weight trend
        nl | is mijn gewicht stabiel | weight trend
        en | what's my bmr | plan:resting value
        nl | wat is mijn rustverbruik | plan:resting value
        en | how old am i | plan:person value
        nl | wat is mijn lengte | plan:person value
        en | does alcohol ruin my sleep | sleep average after alcohol
        nl | verpest alcohol mijn slaap | sleep average after alcohol
        en | how did last week go | overview value week-1
        en | how did october go | overview value 2026-10
        en | how did my squats go | squat last
        nl | hoe ging mijn run | running last
        en | how hydrated am i today | water sum 2026-11-21
        en | compare weekdays and weekends | overview compare on 12345
        nl | vergelijk doordeweeks met het weekend | overview compare on 12345
        en | do i eat more on weekends than weekdays | energy compare on 67 vs 12345
        en | is my mood better at the weekend | mood compare on 67
        nl | is mijn humeur in het weekend beter | mood compare on 67
        nl | hoe laat ontbijt ik normaal in het weekend | foods@breakfast usualTime on 67
        nl | wanneer moet ik weer trainen | plan:training value
        nl | hoeveel moet ik de volgende keer bankdrukken | bench-press next
        en | what's the most coffee i drank in one day | food:coffee highest
        en | what's the most protein i ate in one day | protein highest
        en | how many snacks did i have this week | foods@snacks count week0
        nl | hoeveel snacks eet ik per dag | foods@snacks count
        en | which lift has improved the most | exercises trend
        nl | welke lift is het meest verbeterd | exercises trend
        en | what are my best lifts | exercises best
        en | what is my strongest lift | exercises heaviest
        en | did i have more than 3 coffees on any day this week | food:coffees reached >4 week0
        nl | had ik deze week op een dag meer dan 3 koffie | food:koffie reached >4 week0
        en | did i go over 2500 calories on any day this week | energy reached >2,500 week0
        en | what do days with little sleep have in common | overview compare with sleep<usual
        en | when am i most stressed | stress byWeekday
        nl | wanneer ben ik het meest gestrest | stress byWeekday
        en | when's my bedtime usually | night:bedtime usualTime
        en | where's my protein from | protein sources
        en | how was my run | running last
        nl | wanneer bereik ik 80 | plan:arrival value at 80kg
        nl | wanneer haal ik mijn stappendoel | steps reached named
        en | which foods give me fibre | fibre sources
        en | does my weight go up when i eat salty | weight average with salt>usual
        nl | gaat mijn gewicht omhoog als ik zout eet | weight average with salt>usual
        en | when do i sleep worst | sleep byWeekday
        en | when did i sleep best | sleep highest
        nl | wanneer slaap ik het slechtst | sleep byWeekday
        en | have i ever benched 80 | bench-press count >80 ever
        en | what was the first time i benched 70 | bench-press first >70
        nl | heb ik ooit 100 gesquat | squat count >100 ever
        en | what's my weekly calorie balance | plan:balance value
        nl | wat is mijn energiebalans deze week | plan:balance value week0
        nl | hoeveel moet ik de komende maand eten om een halve kilo per week af te vallen | plan:intake value at -0.5kg
        nl | in welke week ben ik het meest aangekomen | weight highest by week counting trend
        en | what percentage protein do i eat | energy share of protein
        nl | hoeveel procent vet at ik gisteren | energy share 2026-11-20 of fat
        nl | hoeveel weeg ik minder dan in januari | weight compare month0 vs 2026-01
        nl | wat weeg ik in januari | plan:arrival value on 2027-01-01
        nl | wanneer bankdrukte ik voor het eerst 70 | bench-press first >70
        nl | hoeveel squatte ik vorige week | squat reps week-1
        en | what did i weigh last christmas | weight value 2025-12-25
        nl | wat at ik vorige kerst | foods list 2025-12-25
        nl | wat weeg ik met kerst | plan:arrival value on 2026-12-25
        en | what will i weigh at christmas | plan:arrival value on 2026-12-25
        en | my last 3 runs | running list latest3
        en | average of my last 5 weigh-ins | weight average latest5
        nl | het gemiddelde van mijn laatste zeven wegingen | weight average latest7
        en | what did i weigh the last three times | weight last latest3
        nl | wat woog ik de laatste vijf keer | weight last latest5
        en | what were my last four weights | weight last latest4
        en | the highest of my last ten weigh-ins | weight highest latest10
        en | average pace of my last three runs | running pace latest3
        nl | mijn laatste drie keer hardlopen | running list latest3
        en | my last 5 bench press sessions | bench-press list latest5
        en | my last 4 workouts | workouts last latest4
        en | how fast did i run my last 5k | running pace over 5km latest
        en | show my last 7 sleep figures | sleep last latest7
        en | average of my last five nights | sleep average days5
        nl | hoe waren mijn laatste vijf nachten | sleep average days5
        en | how many calories after dinner this week | energy@afterDinner sum week0
        nl | hoeveel cafeïne neem ik na de lunch | caffeine@afterLunch sum
        en | how much do i snack between lunch and dinner | foods@betweenLunchAndDinner count
        nl | wat snack ik tussen lunch en avondeten | foods@betweenLunchAndDinner often
        en | what did i eat before lunch yesterday | foods@beforeLunch list 2026-11-20
        en | why haven't i lost weight this month | weight why month0
        en | why did i sleep badly last night | sleep why 2026-11-21
        en | how many calories are in a slice of wholemeal bread | foodItself of food:wholemeal bread also energy
        nl | hoeveel calorieën zitten er in twee sneetjes witbrood | foodItself of food:witbrood also energy
        en | how many kcal should i eat to maintain | plan:expenditure value
        nl | hoeveel kcal moet ik eten om op gewicht te blijven | plan:expenditure value
        en | what's my average bedtime on work nights | night:bedtime usualTime on 12345
        en | how far am i from my target | plan:toGoal value
        en | how far am i from my step target today | steps remaining 2026-11-21
        en | how's my weight doing | weight trend
        nl | wat is mijn trendgewicht nu | weight trend
        nl | helpt sporten mij slapen | sleep average after training
        en | was i over my salt yesterday | salt reached 2026-11-20 above goal
        nl | zat ik gisteren boven mijn zout | salt reached 2026-11-20 above goal
        nl | lig ik op schema om in februari 75 kilo te wegen | plan:arrival value on 2027-02-01 at 75kg
        en | how were my last five nights | sleep average days5
        nl | hoe waren de afgelopen drie nachten | sleep average days3
        en | is my protein intake enough for building muscle | topic:protein
        en | what's the longest i've gone without running | running longestStreak >0
        en | what's the longest i have gone without alcohol | alcohol longestStreak >0
        en | should i rest today | topic:rest
        nl | heb ik een rustdag nodig | topic:rest
        en | did i log lunch every day last week | foods@lunch count week-1
        nl | heb ik vorige week elke dag lunch gelogd | foods@lunch count week-1
        en | did my sleep get worse after september | sleep trend since:2026-10-01
        nl | hoeveel woog ik na de zomer | weight average since:2026-09-01
        nl | is mijn slaap slechter geworden na september | sleep usual since:2026-10-01
        en | rank my weekdays by calories | energy byWeekday
        nl | ben ik moeër na korte nachten | energyLevel value with sleep<usual
        nl | hoeveel zou ik moeten wegen | plan:toGoal value
        nl | hoeveel zat ik zaterdag boven mijn calorieën | energy advised 2026-11-14
        en | kcal mon-fri last week | energy average week-1 on 12345
        en | steps mon-wed | steps average 2026-11-16..2026-11-18
        en | how often do i have more than two coffees | food:coffees reached >3
        nl | hoe vaak neem ik meer dan twee koffie | food:koffie reached >3
        en | what calorie target would get me to 80 by april | plan:byDate value on 2027-04-01 at 80kg
        nl | kan ik voor de zomer 80 kg wegen | plan:arrival value on 2027-06-01 at 80kg
        en | is 7 hours of sleep enough for me | topic:sleep
        nl | is 7 uur slaap genoeg voor mij | topic:sleep
        en | how many calories do i burn on an average day | plan:expenditure value
        en | when did i last weigh 85 kg | weight last >84.5..85.5
        en | when was i last at 87 kg | weight last >86.5..87.5
        nl | wanneer was ik voor het laatst 88 kilo | weight last >87.5..88.5
        en | when did i first weigh 86 | weight first >85.5..86.5
        en | did i get stronger this year | exercises trend year0
        nl | ben ik sterker geworden dit jaar | exercises trend year0
        en | what are my worst foods for sugar | sugar sources
        nl | grootste bronnen van suiker | sugar sources
        en | how much did i squat in total last month | squat volume month-1
        en | how much cholesterol did i have yesterday | cholesterol average 2026-11-20
        nl | hoeveel cholesterol krijg ik binnen | cholesterol average
        en | how much weight per week am i losing on average since june | weight perWeek since:2026-06-01
        nl | hoeveel kilo per week val ik af sinds juni | weight perWeek since:2026-06-01
        en | why do i weigh more than yesterday | weight why 2026-11-21
        nl | waarom weeg ik meer dan gisteren | weight why 2026-11-21
        nl | welk drankje had ik deze maand het meest | drinks often month0
        en | what's the trend of my last 20 weigh-ins | weight trend latest20
        nl | wat is de trend van mijn laatste 20 wegingen | weight trend latest20
        en | how much can i safely lose per week | plan:safePace value
        en | what's a healthy rate of weight loss for me | plan:safePace value
        nl | hoeveel mag ik veilig per week afvallen | plan:safePace value
        nl | wat is een gezond tempo van afvallen | plan:safePace value
        en | was yesterday a good day | overview value 2026-11-20
        nl | was vorige week een goede week | overview value week-1
        en | why am i heavier than last week | weight why week0
        nl | waarom ben ik zwaarder dan vorige week | weight why week0
        en | was i lighter in june than now | weight compare month0 vs 2026-06
        en | what's the difference between my last two weigh-ins | weight trend latest2
        nl | verschil tussen mijn laatste drie wegingen | weight trend latest3
        en | how did my weight change over my last five weigh-ins | weight trend latest5
        en | is my expenditure lower than in august | plan:expenditure compare month0 vs 2026-08
        nl | vergelijk mijn verbruik in augustus en oktober | plan:expenditure compare 2026-08 vs 2026-10
        en | am i burning more than last month | plan:expenditure compare month0 vs month-1
        en | how did my expenditure change since august | plan:expenditure value since:2026-08-01
        en | what's the most i ran in a day | running highest
        nl | het meeste dat ik ooit op een dag heb gefietst | cycling highest ever
        en | which phase am i in | plan:phase value
        en | how many weeks have i been cutting | plan:phase value
        nl | hoe lang duurt mijn cut al | plan:phase value
        nl | in welke fase zit ik | plan:phase value
        en | what's the longest i went without logging weight | weight longestStreak >0
        nl | hoe lang heb ik maximaal geen gewicht gelogd | weight streak >0
        en | am i stronger than three months ago | exercises trend since:2026-08-01
        nl | ben ik sterker dan in mei | exercises trend since:2026-05-01
        en | did my bench get stronger than in june | bench-press trend since:2026-06-01
        en | calories on days i trained legs | energy average with legs
        en | steps on leg days | steps average with legs
        en | did i sleep better after training legs | sleep average after legs
        nl | hoeveel kilo moet ik nog | plan:toGoal value
        en | what was my bmi in january | weight average 2026-01
        nl | wat was mijn bmi in januari | weight average 2026-01
        en | my highest bmi this year | weight highest year0
        en | bmi trend | weight trend
        en | is my bmi lower than in january | weight compare month0 vs 2026-01
        en | what phase was i in in august | plan:phase value 2026-08
        nl | in welke fase zat ik in augustus | plan:phase value 2026-08
        en | how many calories do i have left this week | energy remaining week0
        nl | hoeveel calorieën mag ik deze week nog | energy remaining week0
        en | calories left for the weekend | energy remaining week0
        en | how many grams of protein was i short yesterday | protein advised 2026-11-20
        nl | hoeveel slaap kwam ik vorige week tekort | sleep advised week-1
        nl | hoeveel calorieën had ik gisteren over | energy advised 2026-11-20
        en | how much protein did i miss this week | protein advised week0
        nl | hoeveel eiwit heb ik deze week gemist | protein advised week0
        nl | hoeveel drankjes had ik in november | drinks count 2026-11
        nl | welke producten gaven deze week het meeste zout | salt sources week0
        en | average calories the week before last | energy average week-2
        nl | gemiddelde stappen de week voor vorige week | steps average week-2
        en | total protein the month before last | protein sum month-2
        nl | gemiddelde stemming het weekend voor vorig weekend | mood average weekend-2
        nl | zout vorig weekend gemiddeld | salt average weekend-1
        en | average steps until november | steps average 1900-01-01..2026-10-31
        en | average weight before october | weight average 1900-01-01..2026-09-30
        nl | gemiddelde stappen tot en met 10 november | steps average 1900-01-01..2026-11-10
        nl | stappen voor 1 november | steps average 1900-01-01..2026-10-31
        en | when did i last run before october | running last 1900-01-01..2026-09-30
        en | average sleep on 5 and 6 november | sleep average 2026-11-05..2026-11-06
        nl | hoe verhouden mijn stappen in oktober zich tot september | steps compare 2026-10 vs 2026-09
        en | how many days under 88 kg in october | weight reached <88 2026-10
        nl | hoeveel dagen onder de 88 kilo in oktober | weight reached <88 2026-10
        en | what will i weigh in 30 days | plan:arrival value on 2026-12-21
        en | average fat in the second week of october | fat average 2026-10-08..2026-10-14
        nl | zout in de derde week van september gemiddeld | salt average 2026-09-15..2026-09-21
        en | average salt in the 10 days before 11 november | salt average 2026-11-01..2026-11-10
        nl | gemiddelde koolhydraten in de drie weken voor 1 november | carbs average 2026-10-11..2026-10-31
        en | average steps in the two weeks after 1 october | steps average 2026-10-02..2026-10-15
        nl | wat was mijn gewicht een week na 1 oktober | weight value 2026-10-08
        en | average fibre 20 oct - 5 nov | fibre average 2026-10-20..2026-11-05
        nl | gemiddelde slaap van 3-5 november | sleep average 2026-11-03..2026-11-05
        nl | gemiddelde stappen sinds 2 weken | steps average days14
        en | highest protein in october and november | protein highest 2026-10-01..2026-11-21
        en | average salt in september and october together | salt average 2026-09-01..2026-10-31
        nl | gemiddelde calorieën in de voorgaande 30 dagen | energy average days30
        en | which lift has stalled | exercises trend counting lowest
        en | which exercise improved the least this year | exercises trend year0 counting lowest
        en | which exercises got weaker | exercises trend counting lowest
        en | which exercise went down | exercises trend counting lowest
        en | on which exercise do I make no progress | exercises trend counting lowest
        en | am I getting weaker | exercises trend counting lowest
        nl | welke oefening staat stil | exercises trend counting lowest
        nl | welke oefening ging dit jaar het minst vooruit | exercises trend year0 counting lowest
        nl | welke oefening ging achteruit | exercises trend counting lowest
        nl | welke oefeningen zijn zwakker geworden | exercises trend counting lowest
        nl | word ik zwakker | exercises trend counting lowest
        nl | bij welke oefening boek ik geen vooruitgang | exercises trend counting lowest
        en | if I ate 300 kcal less every day, what would I weigh in two months | plan:trial value on 2027-01-20 -300kcal
        en | what if I walked 3000 steps more a day | plan:trial value 3,000steps
        en | what if I ate 200 calories more | plan:trial value 200kcal
        en | what if I eat 500 fewer calories a day | plan:trial value -500kcal
        en | what if I walked 3k steps more | plan:trial value 3,000steps
        en | what if I walked 1.5k more steps a day | plan:trial value 1,500steps
        en | what if I walked 2,000 fewer steps | plan:trial value -2,000steps
        nl | als ik elke dag 300 kcal minder eet, wat weeg ik dan over twee maanden | plan:trial value on 2027-01-20 -300kcal
        nl | en als ik 3000 stappen per dag meer zou lopen | plan:trial value 3,000steps
        nl | wat als ik 200 kcal meer eet | plan:trial value 200kcal
        nl | als ik 200 kcal meer eet hoeveel weeg ik dan met kerst | plan:trial value on 2026-12-25 200kcal
        nl | als ik 2200 kcal eet wat weeg ik dan over twee maanden | plan:trial value on 2027-01-20 of 2,200kcal
        en | how many days in October did I eat under 2000 | energy reached <2,000 2026-10
        nl | op hoeveel dagen in oktober at ik onder de 2000 | energy reached <2,000 2026-10
        nl | hoe vaak at ik boven de 2000 | energy reached >2,000
        en | how was my weight over 2025 | weight average 2025
        nl | welk eten gaf gisteren de meeste suiker | sugar sources 2026-11-20
        nl | top vijf vezelbronnen van deze maand | fibre sources month0 top5
        nl | eiwitbronnen deze week | protein sources week0
        en | how many calories were in my lunch | energy@lunch sum 2026-11-21
        en | how much protein do i get at breakfast | protein@breakfast sum
        nl | hoeveel calorieën at ik bij de lunch | energy@lunch sum 2026-11-21
        en | how many calories did my lunch have | energy@lunch sum 2026-11-21
        nl | hoeveel calorieën zaten er in mijn lunch | energy@lunch sum 2026-11-21
        nl | hoeveel eiwit zat er in mijn ontbijt | protein@breakfast sum 2026-11-21
        nl | hoeveel calorieën eet ik bij de lunch | energy@lunch sum
        en | how many steps do I need to average 10000 this week | steps remaining week0 at 10,000kg
        nl | hoeveel stappen moet ik nog om deze week gemiddeld 10000 te halen | steps remaining week0 at 10,000kg
        en | what's my waist to height ratio | plan:waistToHeight value
        nl | wat is mijn taille-lengteverhouding | plan:waistToHeight value
        en | how recovered am I | hrv value also restingHeartRate,sleep
        nl | hoe hersteld ben ik | hrv value also restingHeartRate,sleep
        en | is my weight loss slowing down | weight compare days30 vs 2026-09-23..2026-10-22 counting perWeek
        en | am I losing weight faster than before | weight compare days30 vs 2026-09-23..2026-10-22 counting perWeek
        nl | val ik minder snel af | weight compare days30 vs 2026-09-23..2026-10-22 counting perWeek
        en | am I losing faster than last month | weight compare month0 vs month-1 counting perWeek
        en | why did my weight jump today | weight why 2026-11-21
        nl | hoeveel slaapachterstand heb ik | topic:sleep
        en | what if I ate 1800 kcal and walked 2000 steps more | plan:trial value of 1,800kcal 2,000steps
        en | what if I ate 300 kcal less and walked 10000 steps | plan:trial value of 10,000steps -300kcal
        en | what happens if I eat 2000 calories and walk 12000 steps a day | plan:trial value of 2,000kcal of 12,000steps
        en | what if I eat 200 calories less and walk 3000 steps more a day | plan:trial value -200kcal 3,000steps
        en | what if I walked 12k steps and ate 1900 kcal | plan:trial value of 1,900kcal of 12,000steps
        en | what would happen if I ate 2200 kcal and did 15000 steps every day | plan:trial value of 2,200kcal of 15,000steps
        nl | wat als ik 1800 kcal eet en 2000 stappen meer loop | plan:trial value of 1,800kcal 2,000steps
        nl | wat gebeurt er als ik 300 kcal minder eet en 10.000 stappen loop | plan:trial value of 10,000steps -300kcal
        nl | wat als ik 12.000 stappen loop en 1900 kcal eet | plan:trial value of 1,900kcal of 12,000steps
        en | what's the longest I've gone without a workout this year | workouts longestStreak >0 year0
        en | longest I went without a workout | workouts longestStreak >0
        en | am I on track to reach my goal by Christmas | plan:arrival value on 2026-12-25
        en | am I on track for my goal weight by new year | plan:arrival value on 2027-01-01
        nl | welke week had het hoogste trainingsvolume | workouts highest by week's load
        nl | hoeveel calorieën heb ik over voor het avondeten | energy remaining
        nl | wat was mijn minst gestreste dag | stress lowest
        nl | lig ik op schema voor mijn streefgewicht met kerst | plan:arrival value on 2026-12-25
        en | what's my heaviest deadlift for 5 reps | deadlift heaviest for 5
        en | best set of 8 on squat | squat heaviest for 8
        en | 10 rep max bench press this year | bench-press heaviest year0 for 10
        nl | wat is mijn zwaarste deadlift voor 5 herhalingen | deadlift heaviest for 5
        nl | mijn beste set van 6 bij de squat | squat heaviest for 6
        en | my 3 heaviest deadlifts | deadlift heaviest top3
        en | how many pull ups have I done altogether | pull-up reps ever
        nl | hoeveel optrekken heb ik in totaal gedaan | pull-up reps ever
        en | how much weight have I put on my squat since august | squat trend since:2026-08-01
        en | how much coffee per workday | food:coffee average on 12345
        nl | hoeveel koffie drink ik per werkdag | food:koffie average on 12345 counting count
        nl | hoeveel centimeter ging er van mijn taille af | waist trend
        nl | wanneer was ik op mijn zwaarst | weight highest
        en | which day was I lightest | weight lowest
        """#)
}
