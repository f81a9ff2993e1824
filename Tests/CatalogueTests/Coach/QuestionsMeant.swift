import Catalogue
import Domain
import Testing

extension QuestionTable {
    /// Of the middle, of all but a meal, of workouts as long as was said, of shares that are changes.
    static let meant = rows(
        #"""
        en | what's different on days i sleep well | overview compare with sleep>usual
        nl | wat is er anders op dagen dat ik goed slaap | overview compare with sleep>usual
        en | what changes when i drink alcohol | overview compare with alcohol
        en | what's different at weekends | overview compare on 67
        nl | wat is er anders in het weekend | overview compare on 67
        nl | wat was er anders afgelopen weekend | overview compare weekend-1
        en | what is different on rest days | overview compare with rest
        en | how long did i sleep when i had alcohol the evening before | sleep average after alcohol
        nl | hoe lang slaap ik als ik de avond ervoor gedronken heb | sleep average after alcohol
        nl | hoe vaak dronk ik koffie na vieren | food:koffie count at 960-1440
        nl | hoeveel heb ik vandaag voor twaalven gegeten | energy sum 2026-11-21 at 0-720
        en | how much fibre am i missing | fibre remaining
        nl | hoeveel vezels kom ik tekort | fibre remaining
        nl | wat heb ik op 12 november gedaan | overview value 2026-11-12
        nl | past er nog een biertje in mijn budget | energy remaining
        en | how big is my deficit | plan:balance value
        nl | hoeveel at ik vorige week vergeleken met wat ik verbrandde | plan:balance value week-1
        en | what happens to my weight after a salty day | weight value after salt>usual
        nl | hoe is mijn gewicht na een zoute dag | weight value after salt>usual
        en | how much did i weigh a year ago today | weight average 2025-11-18..2025-11-24
        nl | wat at ik vandaag een maand geleden | foods list 2026-10-21
        en | how many meals did i log yesterday | foods count 2026-11-20
        nl | hoeveel maaltijden at ik vorige week | foods count week-1
        en | how many entries did i log this week | foods count week0
        nl | wat heb ik als laatste gelogd | foods last
        en | how much would i weigh in february if i keep going | plan:arrival value on 2027-02-01
        nl | hoeveel weeg ik in februari als ik zo doorga | plan:arrival value on 2027-02-01
        en | is 1500 calories too low for me | plan:trial value of 1,500kcal
        nl | is 1500 calorieën te weinig voor mij | plan:trial value of 1,500kcal
        en | what's my average heart rate while running | running average its heartRate
        en | how much does my energy drop after a short night | energyLevel average with sleep<usual
        nl | hoe vaak was ik deze maand voor zessen wakker | night:waking count month0 at 0-360
        nl | hoe vaak ging ik na twaalven naar bed | night:bedtime count at 0-300
        nl | hoeveel cafeïne heb ik na de middag | caffeine sum at 720-1080
        nl | wat was mijn langste reeks van stappendoelen | steps longestStreak
        nl | wat is mijn caloriegemiddelde van de laatste 7 dagen | energy average days7
        en | how many days until i reach 82 | plan:arrival value at 82kg
        nl | hoeveel dagen tot ik 82 bereik | plan:arrival value at 82kg
        en | how many days till i weigh 80 kg | plan:arrival value at 80kg
        en | which days this week did i miss my protein goal | protein reached week0 below goal named
        nl | op welke dagen miste ik deze week mijn eiwitdoel | protein reached week0 below goal named
        en | how long have i been under 87 kg | weight streak <87
        en | is there a pattern in my energy | energyLevel influences
        nl | zit er een patroon in mijn stemming | mood influences
        en | am i close to my calorie goal today | energy remaining 2026-11-21
        nl | zit ik in de buurt van mijn eiwitdoel | protein remaining
        nl | wat tilde ik op mijn laatste bankdrukdag | bench-press last
        nl | verbrand ik meer in het weekend | activeEnergy compare on 67
        nl | van welke voedingsstof krijg ik het minst binnen | plan:lacking value
        en | how many more steps to reach 10,000 today | steps remaining at 10,000kg
        en | how far would i have to walk to hit 12k today | steps remaining at 12,000kg
        nl | hoeveel moet ik nog lopen om vandaag de 10.000 te halen | steps remaining at 10,000kg
        nl | hoeveel stappen nog tot 8500 | steps remaining at 8,500kg
        en | how many days did i go over on sodium last week | salt reached week-1 above goal
        nl | hoeveel dagen zat ik boven mijn zoutlimiet vorige week | salt reached week-1 above goal
        en | what was my energy like on days i ate under 1800 | energyLevel value with energy<1,800
        nl | hoe was mijn stemming op dagen dat ik meer dan 2500 at | mood value with energy>2,500
        en | how does my sleep this week compare to my usual | sleep usual week0
        en | am i losing weight slower than i planned | plan:onTrack value
        nl | val ik sneller af dan gepland | plan:onTrack value
        nl | wanneer was mijn beste bankdruksessie | bench-press best
        nl | wat was mijn langste hardlooptraining | running longest
        nl | wanneer ben ik 80 kilo | plan:arrival value at 80kg
        nl | welke dagen heb ik deze maand niets ingevuld | foods without month0 named
        nl | wat is mijn langste logreeks | foods longestStreak
        en | what's my weight in pounds | weight value in imperial
        en | how many miles did i run in october | running distance 2026-10 in imperial
        nl | wat is mijn maximale deadlift in ponden | deadlift heaviest in imperial
        en | does coffee make me tired | energyLevel value after food:coffee
        nl | word ik vrolijk van hardlopen | mood value with running
        nl | maakt alcohol me moe | energyLevel value after alcohol
        en | do i feel happy when i train | mood value with training
        en | list my last five workouts | workouts last latest5
        nl | mijn laatste drie trainingen | workouts last latest3
        en | how much protein was in my last meal | foods last also protein
        nl | hoeveel kcal had mijn laatste maaltijd | foods last also energy
        en | how many steps last week on tuesday | steps sum 2026-11-10
        nl | wat at ik vorige week dinsdag | foods list 2026-11-10
        en | how much time did i spend running this year | running duration year0
        nl | wat is mijn weekgemiddelde voor groente | group:vegetables perWeek
        nl | hoeveel calorieën verbrand ik op een gewone dag | plan:expenditure value
        en | was my last run faster than the one before | running compare latest
        nl | was mijn laatste run langer dan die daarvoor | running compare latest
        en | was my last squat session heavier than the one before | squat compare counting heaviest latest
        en | how much have i eaten so far | energy sum 2026-11-21
        nl | hoeveel heb ik tot nu toe gegeten | energy sum 2026-11-21
        en | how many km have i run so far | running distance ever
        en | how big was my deficit last week | plan:balance value week-1
        nl | hoe groot was mijn tekort vorige week | plan:balance value week-1
        nl | at ik gisteren meer dan ik verbruikte | plan:balance value 2026-11-20
        en | what was my average deficit this month | plan:balance value month0
        en | am i in a deficit | topic:deficit
        en | how much did i burn per day last week | plan:expenditure value week-1
        nl | hoeveel verbruikte ik per dag in oktober | plan:expenditure value 2026-10
        en | which days did i not log | foods without named
        en | how many days did i forget to log last month | foods without month-1
        nl | hoeveel dagen ben ik vergeten te loggen vorige maand | foods without month-1
        en | how much protein per meal do i eat | protein sources
        nl | hoeveel eiwit eet ik per maaltijd | protein sources
        en | what was my longest fast | night:fast highest
        en | how many hours do i fast on average | night:fast usualTime
        nl | hoe lang vast ik gemiddeld | night:fast usualTime
        nl | hoe lang heb ik gevast vannacht | night:fast value 2026-11-21
        nl | snoep ik meer in het weekend | group:sweets compare on 67
        en | did i gain or lose this month | weight trend month0
        nl | wandel ik meer in het weekend | steps compare on 67
        nl | vergelijk mijn slaap van deze week en vorige week | sleep compare week0 vs week-1
        en | weight between march and june | weight average 2026-03-01..2026-06-30
        en | what do i have for dinner | foods@dinner often
        en | do i snack a lot | foods@snacks count
        en | the most i ever lifted on bench | bench-press heaviest ever
        nl | het meeste dat ik ooit tilde met squats | squat heaviest ever
        en | how many pull ups in total | pull-up reps ever
        en | highest heart rate in a workout | workouts highest its heartRateMax
        nl | lichtste weging dit jaar | weight lowest year0
        en | what affects my sleep the most | sleep influences
        nl | wat heeft de meeste invloed op mijn slaap | sleep influences
        nl | waar hangt mijn stemming van af | mood influences
        en | does alcohol affect my sleep | sleep average after alcohol
        en | what was my slowest run this year | running lowest year0 counting pace
        nl | hoeveel calorieën heb ik nodig om op gewicht te blijven | plan:expenditure value
        en | which vitamins am i low on | plan:lacking value
        nl | aan welke vitamines kom ik tekort | plan:lacking value
        en | give me a summary of october | overview value 2026-10
        nl | hoeveel stappen nog vandaag | steps remaining 2026-11-21
        en | did i eat more than normal yesterday | energy usual 2026-11-20
        nl | at ik gisteren meer dan normaal | energy usual 2026-11-20
        nl | was ik gisteren over mijn calorieën heen | energy reached 2026-11-20 above goal
        en | how has my weight gone since august | weight trend since:2026-08-01
        en | whats my average intake on days i run | energy average with running
        en | daily intake of salt | salt average
        en | whats the most wine i had in a day | food:wine highest
        nl | wat is de meeste wijn die ik op een dag had | food:wijn highest
        en | how many more steps today | steps remaining 2026-11-21
        nl | haal ik mijn eiwitdoel vaker op trainingsdagen | protein reached with training
        en | how far off my protein goal am i | protein remaining
        nl | hoe ver zit ik van mijn eiwitdoel | protein remaining
        en | how often did i go to bed before 11 this month | night:bedtime count month0 at 0-660
        en | is my bedtime getting later | night:bedtime trend
        nl | word ik steeds vroeger wakker | night:waking trend
        en | how much do i squat relative to my body weight | squat perKilo
        nl | hoeveel keer mijn lichaamsgewicht deadlift ik | deadlift perKilo
        nl | hoe lang duren mijn trainingen gemiddeld dit jaar | workouts average year0
        en | my longest running streak | running longestStreak
        en | which day this month did i walk least | walking lowest month0
        en | which day last month did i run most | running highest month-1
        nl | op welke dag rende ik het meest vorige maand | running highest month-1
        en | when did i log my first workout | workouts first
        nl | mijn eerste training in oktober | workouts first 2026-10
        en | how many different exercises did i do this month | exercises count month0
        nl | hoeveel verschillende dingen at ik deze week | foods variety week0
        en | how many different vegetables did i eat last week | group:vegetables variety week-1
        nl | hoeveel soorten fruit at ik deze maand | group:fruit variety month0
        en | which different drinks did i have this week | drinks variety week0
        en | how did i sleep after my last leg day | sleep average after latest legs
        nl | hoe sliep ik na mijn laatste hardlooprondje | sleep average after latest running
        en | how did i sleep the night before my last run | sleep average with latest running
        en | what was my hrv the morning after my last drink | hrv value after latest alcohol
        en | do i sleep better after leg day | sleep average after legs
        nl | hoe is mijn energie op dagen na een beendag | energyLevel value after legs
        en | which day do i usually train | workouts byWeekday
        nl | op welke dag train ik meestal | workouts byWeekday
        nl | wanneer train ik meestal | workouts usualTime
        en | which day of the week do i eat pizza | food:pizza byWeekday
        nl | op welke dag loop ik het vaakst hard | running byWeekday
        en | what's my usual training time | workouts usualTime
        en | what is my total training time this week | workouts count week0
        en | how many calories did i have left yesterday | energy advised 2026-11-20
        nl | hoeveel calorieen had ik gisteren nog over | energy advised 2026-11-20
        en | is my salt too high | salt advised
        nl | is mijn eiwit te laag | protein advised
        en | what should i eat today to hit my protein | protein remaining 2026-11-21
        en | what is the most i ate in a day | energy highest
        nl | wat is het meeste dat ik op een dag at | energy highest
        nl | hoeveel van mijn eiwit komt uit zuivel | protein share of group:dairy
        nl | wat is mijn stappenrecord | steps highest
        en | how accurate is my expenditure | plan:expenditure value
        en | was my last run longer than usual | running usual counting distance latest
        nl | was mijn laatste loopje sneller dan normaal | running usual counting pace latest
        en | was my last bench press heavier than normal | bench-press usual counting heaviest latest
        en | how many calories over my goal was i last week | energy advised week-1
        en | did i go over my calories more often in october or september | energy compare 2026-10 vs 2026-09 above goal
        nl | haalde ik mijn eiwitdoel deze maand vaker dan vorige maand | protein compare month0 vs month-1
        en | when was my last alcohol free day | alcohol without latest
        nl | wanneer was mijn laatste dag zonder koffie | food:koffie without latest
        en | how many coffees a day do i drink | food:coffees average counting count
        en | how long do i fast overnight | night:fast usualTime
        nl | is mijn eiwit goed verdeeld over de dag | protein sources
        en | what happens if i eat 1800 calories a day | plan:trial value of 1,800kcal
        en | how much would i weigh if i ate 2000 calories | plan:trial value of 2,000kcal
        nl | wat als ik elke dag 12000 stappen zet | plan:trial value of 12,000steps
        nl | wat weeg ik over 3 maanden als ik 1700 calorieën per dag eet | plan:trial value on 2027-02-19 of 1,700kcal
        en | what should i squat next time | squat next
        nl | hoe zwaar moet ik vandaag bankdrukken | bench-press next
        en | how much did i bench in september compared to november | bench-press compare 2026-09 vs 2026-11 counting heaviest
        nl | liep ik vorige maand verder | running compare month-1 vs month-2
        en | what was different about last week | overview compare week-1
        nl | wat valt op deze week | overview compare week0
        nl | hoe was oktober | overview value 2026-10
        en | did i walk 10000 steps yesterday | steps reached >10,000 2026-11-20
        en | how much less am i eating than in summer | energy compare days30 vs 2026-06-01..2026-08-31
        en | how close was i to my calorie goal yesterday | energy advised 2026-11-20
        nl | hoe dicht zat ik gisteren bij mijn caloriedoel | energy advised 2026-11-20
        en | what percentage of my step goal did i reach today | steps remaining 2026-11-21
        nl | hoeveel stappen nog tot mijn doel | steps remaining
        en | how big are my dinners on fridays | energy@dinner average on 5
        en | which drinks give me the most sugar | sugar sources of group:drinks
        nl | hoeveel suiker komt uit drinken | sugar share of group:drinks
        en | am i drinking less alcohol than before | alcohol usual
        nl | hoe sliep ik op de avonden dat ik wijn dronk | sleep average after food:wijn
        en | what makes me happy | mood influences
        nl | waar word ik moe van | energyLevel influences
        en | what helps me sleep | sleep influences
        en | when did i last run more than 8 km | running last >8 counting distance
        en | when did i last hit a pr | exercises last
        nl | heb ik deze maand records gebroken | exercises best month0
        en | which lifts have improved most | exercises trend
        nl | welke oefeningen gingen het meest vooruit | exercises trend
        nl | staat mijn bankdrukken stil | bench-press trend
        en | how much do i lift per week | workouts perWeek counting volume
        nl | welk lichaamsdeel trainde ik het minst deze maand | muscleGroups lowest month0
        en | how many weigh-ins did i do this month | weight count month0
        nl | val ik te snel af | plan:onTrack value
        nl | waarom sliep ik slecht vannacht | sleep why 2026-11-21
        en | why was my resting heart rate high yesterday | restingHeartRate why 2026-11-20
        en | what exercises did i do in my last workout | workouts last
        en | when was i under 86 for the first time | weight first <86
        nl | hoe vaak zat ik deze maand boven 87 | weight reached >87 month0
        en | what is my weight trend per week | weight perWeek
        en | how many calories am i aiming for | energy goal
        en | what are my goals | energy goal also protein,steps,water
        nl | hoeveel stappen gemiddeld in het weekend | steps average on 67
        nl | verbetert wandelen mijn stemming | mood value with steps>usual
        en | is my hrv normal | hrv usual
        en | how long until i hit my goal at this rate | plan:arrival value
        en | median sleep over the last 30 days | sleep median days30
        nl | wat is de mediaan van mijn gewicht in oktober | weight median 2026-10
        en | how many calories did i eat last week apart from dinner | energy sum week-1 but @dinner
        en | total calories yesterday excluding snacks | energy sum 2026-11-20 but @snacks
        en | how many calories did i eat last week not counting alcohol | energy sum week-1 but group:alcoholicDrinks
        nl | hoeveel calorieën at ik gisteren behalve het avondeten | energy sum 2026-11-20 but @dinner
        nl | hoeveel eiwit at ik vorige week zonder het ontbijt mee te tellen | protein sum week-1 but @breakfast
        en | how many calories did i eat yesterday without breakfast | energy sum 2026-11-20 but @breakfast
        en | how many days without breakfast last month | foods@breakfast without month-1
        en | how many reps did i do in my last workout | workouts reps latest
        nl | hoeveel sets deed ik in mijn laatste training | workouts sets latest
        en | how many workouts longer than 45 minutes did i do in october | workouts count >46 2026-10
        en | how many runs of at least 8 km this year | running count >8 year0 counting distance
        en | how many runs shorter than 30 minutes this year | running count <30 year0 counting duration
        en | how many more steps did i take in october than in september | steps compare 2026-10 vs 2026-09 counting sum
        en | difference in weight between 1 september and 1 november | weight compare 2026-11-01 vs 2026-09-01
        nl | hoeveel verschilt mijn gewicht tussen 1 juli en 1 november | weight compare 2026-11-01 vs 2026-07-01
        en | average calories on training days versus rest days in october | energy average 2026-10 with training
        en | since may how many runs did i do | running reps since:2026-05-01
        en | how much weight did i lose between may and october | weight trend 2026-05-01..2026-10-31
        nl | hoe slaap ik na een dag met alcohol | sleep average after alcohol
        en | is my sleep shorter on nights after i trained | sleep average after training
        nl | met hoeveel procent is mijn gewicht gedaald sinds 1 september | weight trend since:2026-09-01
        nl | hoeveel procent meer stappen zette ik in oktober dan in september | steps compare 2026-10 vs 2026-09 counting sum
        nl | wat was de langste periode dat ik elke dag boven de 8000 stappen zat | steps longestStreak >8,000
        nl | welke oefening deed ik het minst dit jaar | exercises lowest year0
        nl | hoeveel calorieën at ik gisteren vóór 12 uur | energy sum 2026-11-20 at 0-720
        nl | hoeveel calorieën haal ik uit snacks | energy@snacks sum
        en | by how much did i exceed my calorie goal yesterday | energy advised 2026-11-20
        en | what's my usual dinner time on weekends | foods@dinner usualTime on 67
        nl | met welk gewicht begon ik dit jaar met squatten | squat first year0
        en | how far did i run on average per run in 2026 | running average 2026
        nl | welk product leverde vorige week de meeste calorieën | energy sources week-1
        en | how much coffee did i drink last week in millilitres | food:coffee sum week-1
        en | what was my fastest run in terms of pace this year | running fastest year0
        nl | hoe vaak sportte ik korter dan een half uur in oktober | workouts count <30 2026-10
        en | how many workouts over an hour this year | workouts count >60 year0
        en | what was my average weight on days i did not drink alcohol | weight average without alcohol
        nl | hoe is mijn stemming op dagen dat ik geen koffie drink | mood value without food:koffie
        en | how much did i sleep on average in the week of 12 october | sleep average week-5
        en | most reps of pull-ups in one set | pull-up heaviest counting reps
        nl | meeste herhalingen squat in één set | squat heaviest counting reps
        en | total distance of all my runs | running distance ever
        nl | op hoeveel procent van de dagen dronk ik alcohol in oktober | alcohol share 2026-10
        nl | wat is mijn gemiddelde slaap op vrijdagnacht in oktober | sleep average 2026-10 on 6
        nl | wat is het verschil in slaap tussen oktober en september | sleep compare 2026-10 vs 2026-09
        en | what did i eat saturday night | foods list 2026-11-14 at 1080-1440
        en | did i sleep worse | sleep usual
        en | weight trend over 3 months | weight trend days90
        nl | slaap ik slechter | sleep usual
        nl | wanneer haal ik mijn doel | plan:arrival value
        en | what did i do for legs last week | muscles:legs list week-1
        en | how many days did i log last month | foods count month-1
        en | is there a link between my sleep and my energy | energyLevel value with sleep>usual
        nl | is er een verband tussen mijn gewicht en mijn stappen | weight value with steps>usual
        nl | hangt mijn stress samen met mijn slaap | stress value with sleep>usual
        en | is my sleep related to alcohol | sleep average after alcohol
        en | how does sleep affect my mood | mood value with sleep>usual
        nl | hoe beïnvloedt slaap mijn stemming | mood value with sleep>usual
        nl | beïnvloedt alcohol mijn slaap | sleep average after alcohol
        en | does my mood depend on my sleep | mood value with sleep>usual
        nl | wat is de invloed van slaap op mijn energie | energyLevel value with sleep>usual
        en | does training improve my mood | mood value with training
        en | how can i improve my sleep | topic:sleep
        en | do i sleep better when i walk more | sleep average after steps>usual
        nl | slaap ik beter als ik meer loop | sleep average after steps>usual
        en | do i sleep less when i'm stressed | sleep average after stress>usual
        en | on days when i feel good, how much do i walk | steps average with mood>usual
        nl | eet ik meer als ik moe ben | energy average with energyLevel<usual
        en | do i eat more when i'm not so tired | energy average with energyLevel>usual
        en | do i eat less when i'm no longer stressed | energy average with stress<usual
        nl | eet ik meer als ik niet blij ben | energy average with mood<usual
        en | when will i be 40 | future
        nl | wanneer ben ik op 80 | plan:arrival value at 80kg
        en | how much would i weigh by christmas | plan:arrival value on 2026-12-25
        en | what will i weigh on 1 march | plan:arrival value on 2027-03-01
        en | what will my weight be at the end of the year | plan:arrival value on 2026-12-31
        en | what will i weigh in three weeks | plan:arrival value on 2026-12-12
        en | will i reach my goal by new year | plan:arrival value on 2027-01-01
        en | will i be 78 kg by march | plan:arrival value on 2027-03-01 at 78kg
        en | predict my weight next month | plan:arrival value on 2026-12-21
        en | will i hit my goal weight before summer | plan:arrival value on 2027-06-01
        nl | wat zal ik wegen op 1 februari | plan:arrival value on 2027-02-01
        nl | hoeveel weeg ik over een maand | plan:arrival value on 2026-12-21
        nl | haal ik mijn streefgewicht voor de zomer | plan:arrival value on 2027-06-01
        nl | hoeveel zou ik wegen eind januari | plan:arrival value on 2027-01-31
        nl | hoeveel weeg ik over zes weken | plan:arrival value on 2027-01-02
        en | what is my weight going to be in two months | plan:arrival value on 2027-01-20
        en | what did i weigh at christmas | weight value 2025-12-25
        en | when did i start logging | foods first
        nl | hoe lang log ik al | foods first
        en | do i eat more when stressed | energy average with stress>usual
        en | do i sleep worse on stressful days | sleep average after stress>usual
        nl | loop ik meer op gestreste dagen | steps average with stress>usual
        en | what could i have for lunch | energy remaining also protein
        nl | hoeveel loop ik op dagen dat ik me goed voel | steps average with mood>usual
        en | how many weeks until i reach my goal | plan:arrival value
        nl | hoe laat ga ik op vrijdag naar bed | night:bedtime usualTime on 5
        nl | hoeveel rustdagen nam ik deze maand | workouts without month0
        en | what should i have for dinner | energy remaining also protein
        en | how has my weight changed month by month | weight average by month
        en | my average weight per week over the last 8 weeks | weight average days56 by week
        en | how much less did i weigh at the end of october than at the start | weight compare 2026-10-21..2026-10-31 vs 2026-10-01..2026-10-10
        nl | hoeveel lichter was ik eind oktober dan aan het begin | weight compare 2026-10-21..2026-10-31 vs 2026-10-01..2026-10-10
        en | how much weight did i lose per week on average since september | weight perWeek since:2026-09-01
        nl | hoeveel viel ik gemiddeld per week af sinds september | weight perWeek since:2026-09-01
        nl | hoeveel kwam ik in december aan | weight trend 2025-12
        en | did i lose more in october than in september | weight compare 2026-10 vs 2026-09 counting trend
        nl | viel ik in oktober sneller af dan in september | weight compare 2026-10 vs 2026-09 counting perWeek
        en | is my mood better on days when i walk more than 10000 steps | mood value with steps>10,000
        nl | is mijn stemming beter op dagen dat ik meer dan 10.000 stappen loop | mood value with steps>10,000
        nl | hoe zwaar ben ik in maart | plan:arrival value on 2027-03-01
        nl | hoe zwaar was ik in maart | weight average 2026-03
        en | what will i weigh next summer | plan:arrival value on 2027-06-01
        nl | ben ik met oud en nieuw onder de 80 | plan:arrival value on 2026-12-31 at 80kg
        nl | ben ik in maart afgevallen | weight trend 2026-03
        en | how has my sleep been these past few weeks | sleep average days30
        nl | neemt mijn stress de laatste weken toe | stress trend days30
        nl | wat was mijn beste stappendag ooit | steps highest ever
        nl | liep ik meer dan de maand ervoor | steps compare -1 month
        nl | eet ik meer koolhydraten op hardloopdagen | carbs average with running
        nl | hoeveel kan ik afvallen tot februari | plan:arrival value on 2027-02-01
        en | how much will i lose by christmas | plan:arrival value on 2026-12-25
        en | how many calories over my goal was i on saturday | energy advised 2026-11-14
        en | how far below my protein goal was i yesterday | protein advised 2026-11-20
        en | should i eat more fibre | fibre advised
        nl | moet ik meer water drinken | water advised
        en | should i eat more protein | topic:protein
        en | did i overeat yesterday | energy advised 2026-11-20
        nl | wat doet koffie met mijn slaap | sleep average after food:koffie
        nl | hoe zag mijn ontbijt er gisteren uit | foods@breakfast list 2026-11-20
        nl | hoe veranderde mijn gewicht week voor week | weight average by week
        en | how much weight do i lose per week | weight perWeek
        en | how many steps do i walk a week | steps perWeek
        en | how many days have i logged in total | foods count ever
        nl | wat is het meeste eiwit in één maaltijd | protein highest
        en | do i drink more on weekends | water compare on 67
        nl | drink ik meer in het weekend | water compare on 67
        en | on which day am i happiest | mood byWeekday
        nl | hoeveel liep ik gisteren | steps sum 2026-11-20
        nl | hoeveel liep ik vorige week hard | running reps week-1
        nl | hoe staat mijn eiwit ervoor | protein average
        en | where does most of my sugar come from | sugar sources
        en | how much muscle do i have | unknown
        nl | verlies ik spieren | unknown
        en | do i eat more when i sleep badly | energy average with sleep<usual
        nl | hoeveel stappen zet ik als ik slecht slaap | steps average with sleep<usual
        en | do i feel better on days with more steps | mood value with steps>usual
        nl | slaap ik slechter van koffie | sleep average after food:koffie
        en | how many calories did i drink yesterday | energy sum 2026-11-20 of group:drinks
        nl | hoeveel suiker dronk ik vorige week | sugar sum week-1 of group:drinks
        en | on how many days did i eat too much salt | salt reached above goal
        nl | op hoeveel dagen at ik genoeg eiwit | protein reached
        nl | hoe vaak at ik te veel | energy reached above goal
        en | how much fibre yesterday vs my goal | fibre advised 2026-11-20
        en | what's my step goal | steps goal
        en | what was my shortest run | running lowest
        en | what's a healthy weight for me | plan:bmi value
        nl | hoeveel kilo moet ik afvallen | plan:toGoal value
        nl | hoeveel trainingen heb ik in totaal gedaan | workouts count ever
        en | do i eat breakfast every day | foods@breakfast count
        en | what's the most protein i've eaten in a day | protein highest
        nl | wat is het meeste eiwit dat ik op een dag at | protein highest
        en | how is my recovery | hrv value also restingHeartRate,sleep
        en | how much of my diet is carbs | energy share of carbs
        nl | op welke dag was ik het vrolijkst | mood highest
        nl | hoe regelmatig slaap ik | night:regularity value
        nl | liep ik meer hard in september of oktober | running compare 2026-09 vs 2026-10
        en | difference between my weekday and weekend calories | energy compare on 12345 vs 67
        en | how many calories do i drink | energy sum of group:drinks
        en | my average weight over the past fortnight | weight average days14
        en | what's my usual breakfast | foods@breakfast often
        nl | wat is mijn gebruikelijke ontbijt | foods@breakfast often
        en | how much stronger am i on bench than in the spring | bench-press compare days30 vs 2026-03-01..2026-05-31 counting heaviest
        en | what were my macros yesterday | protein sum 2026-11-20 also carbs,fat
        nl | hoeveel dronk ik voor de middag | water sum at 240-720
        nl | hoe slaap ik de laatste tijd | sleep average days30
        en | my sleep after a workout | sleep average after training
        en | what did i weigh this time last year | weight average 2025-11-18..2025-11-24
        nl | wat woog ik vorig jaar om deze tijd | weight average 2025-11-18..2025-11-24
        en | how many steps did i do this time last month | steps sum 2026-10-18..2026-10-24
        en | did i eat more carbs than protein yesterday | carbs sum 2026-11-20 also protein
        nl | eet ik meer vet dan eiwit | fat average also protein
        nl | welk gewicht bij bankdrukken de volgende keer | bench-press next
        en | what weight for bench next time | bench-press next
        nl | liep ik deze maand verder dan vorige maand | running compare month0 vs month-1
        en | how much heavier was I on 1 June than now | weight compare days7 vs 2026-06-01
        en | how much heavier was I on 1 June than today | weight compare 2026-06-01 vs 2026-11-21
        en | weight on 1 June vs now | weight compare days7 vs 2026-06-01
        en | my bench press now and 3 months ago | bench-press compare month0 vs month-3 counting heaviest
        en | what is my e1rm for bench press now and 3 months ago | bench-press compare month0 vs month-3 counting best
        en | which meal has the least protein | protein sources counting lowest
        en | how much did I go over my calories on Thursday | energy advised 2026-11-19
        en | how much have I lost since my highest weight | weight highest
        nl | hoeveel meer weeg ik dan mijn laagste gewicht | weight lowest
        nl | in welke week liep ik het meest hard | running highest by week
        nl | loop ik vaker hard dan vorige maand | running compare month0 vs month-1
        en | average protein on days I trained vs days I didn't | protein average with training
        nl | gemiddeld eiwit op trainingsdagen en op andere dagen | protein average with training
        en | how do my steps this week compare with my average | steps usual week0
        nl | hoe verhouden mijn stappen van deze week zich tot mijn gemiddelde | steps usual week0
        en | average steps on days I didn't train | steps average with rest
        nl | gemiddelde stappen op dagen dat ik niet trainde | steps average with rest
        en | do I bench more often now than in the spring | bench-press compare days30 vs 2026-03-01..2026-05-31
        en | how often do I squat now compared to march | squat compare month0 vs 2026-03
        en | how many sets of squats do I do now and 3 months ago | squat sets month-3
        nl | doe ik nu vaker bankdrukken dan in de lente | bench-press compare days30 vs 2026-03-01..2026-05-31
        en | do I run more now than in the spring | running compare days30 vs 2026-03-01..2026-05-31
        """#)
}

@Suite("What is held against what was said before")
struct QuestionsMeantTests {
    private static let parser = QuestionParser(lexicon: .shared)

    private static func asked(_ texts: [String], _ language: Language, found: CivilDate? = nil) -> String {
        var before: [Question] = []
        for text in texts {
            for said in parser.questions(text, language: language, today: QuestionTable.today, logged: { .init() }) {
                var question = Conversation.complete(said, after: before, today: QuestionTable.today)
                question.found = found.map { Question.Found(date: $0) }
                before.append(question)
            }
        }
        return before.last.map(QuestionText.of) ?? ""
    }

    @Test(
        "What goes on keeps what was counted, how, and when",
        arguments: [
            (
                ["did i reach my protein goal yesterday", "how often did i reach it last month"], Language.en,
                "protein reached month-1"
            ),
            (
                ["how many workouts this week", "how much do i squat relative to my body weight", "and deadlift"], .en,
                "deadlift perKilo"
            ),
            (
                ["how much did i sleep last night", "is that normal for me", "what about last week"], .en,
                "sleep usual week-1"
            ),
            (
                ["how much did i sleep last week", "is that normal for me", "compare that with october"], .en,
                "sleep compare week-1 vs 2026-10"
            ),
            (["when did i last bench", "what weight"], .en, "bench-press last"),
            (["hoe vaak deed ik squats deze maand", "met welk gewicht"], .nl, "squat heaviest month0"),
            (["when did i last bench", "what's my weight"], .en, "weight"),
            (["compare this week with last week"], .en, "overview compare week0 vs week-1"),
            (
                ["hoeveel stappen deze week", "vergelijk deze week met vorige week"], .nl,
                "steps compare week0 vs week-1"
            ),
            (["haalde ik gisteren mijn eiwitdoel", "hoe vaak in oktober"], .nl, "protein reached 2026-10"),
            (["what will i weigh at christmas", "and by march"], .en, "plan:arrival on 2027-03-01"),
            (["hoeveel weeg ik met kerst", "en in maart"], .nl, "plan:arrival on 2027-03-01"),
            (["how much protein did i eat yesterday", "which foods was it from"], .en, "protein sources 2026-11-20"),
            (["how much protein did i eat yesterday", "how much should it be"], .en, "protein goal 2026-11-20"),
            (["hoeveel eiwit at ik gisteren", "hoeveel zou het moeten zijn"], .nl, "protein goal 2026-11-20"),
            (["hoeveel eiwit at ik gisteren", "en op trainingsdagen"], .nl, "protein with training"),
            (["what did i weigh last monday", "and the monday before"], .en, "weight 2026-11-09"),
            (["how many runs in october", "how far in total"], .en, "running distance 2026-10"),
            (["am i low on any vitamins", "and sugar"], .en, "sugar"),
            (
                ["how far did i run last week", "was that faster than the week before"], .en,
                "running compare week-1 vs week-2 back"
            ),
            (["how far did i run last week", "what was my longest one this year"], .en, "running longest year0"),
            (["what's my weight", "and a year ago"], .en, "weight 2025-11-18..2025-11-24"),
            (["how much protein did i eat today", "how much do i have left"], .en, "protein remaining"),
            (["how many steps this week", "which day had the most"], .en, "steps highest week0"),
            (
                ["how many workouts this week", "how much do i have left today"], .en,
                "energy remaining 2026-11-21 also protein"
            ),
            (["hoeveel heb ik nog over"], .nl, "energy remaining also protein"),
            (["what's my average sleep", "only on weekends"], .en, "sleep average on 67"),
            (["hoeveel thee dronk ik vorige week", "alleen 's ochtends"], .nl, "food:thee sum week-1 at 240-720"),
            (["how many steps did i take yesterday", "is that a lot"], .en, "steps usual 2026-11-20"),
            (["how many steps did i take yesterday", "is that my best"], .en, "steps highest ever back"),
            (["hoeveel stappen zette ik gisteren", "was dat een record"], .nl, "steps highest ever back"),
            (["how much do i weigh", "is that my lowest"], .en, "weight lowest ever back"),
            (["how heavy was my squat on friday", "was that a record"], .en, "squat best ever back"),
            (
                ["how heavy was my squat last time", "and the time before", "is that my best"], .en,
                "squat best ever back"
            ),
            (
                ["how did i sleep last night", "and the night before", "was that better than usual"], .en,
                "sleep usual 2026-11-20"
            ),
            (["hoeveel stappen zette ik gisteren", "is dat veel"], .nl, "steps usual 2026-11-20"),
            (["what did i eat for dinner last friday", "when did i last have that"], .en, "unknown"),
            (["wat at ik vrijdag als avondeten", "hoe vaak eet ik dat"], .nl, "unknown"),
            (
                ["how many calories did i eat on sunday", "and how much protein", "which meal had the most"], .en,
                "protein sources 2026-11-15"
            ),
            (["when was my last run", "how many calories did it burn"], .en, "running sum back its activeEnergy"),
            (
                ["wanneer liep ik voor het laatst hard", "hoeveel kcal verbrandde ik toen"], .nl,
                "running sum back its activeEnergy"
            ),
            (["wat is mijn langste reeks van 8000 stappen", "en 10000"], .nl, "steps longestStreak >10,000"),
            (["how did i sleep last week", "which night was the worst"], .en, "sleep lowest week-1"),
            (["hoe vaak eet ik vis", "hoeveel eiwit levert dat op"], .nl, "protein share of group:fish back"),
            (["hoeveel weeg ik", "wat was dat in juni"], .nl, "weight 2026-06 back"),
            (["did i train legs this week", "when was the last time"], .en, "muscles:legs last"),
            (["did my squat go up this year", "in percent"], .en, "unknown"),
            (["when did i last eat pizza", "how often do i eat that"], .en, "food:pizza count"),
            (["what did i have for lunch on tuesday", "how many calories"], .en, "energy@lunch sum 2026-11-17"),
            (["wat at ik dinsdag als lunch", "hoeveel calorieën"], .nl, "energy@lunch sum 2026-11-17"),
            (["how did i sleep on tuesday", "how many steps did i take"], .en, "steps sum 2026-11-17"),
            (["hoe sliep ik dinsdag", "wat is mijn record bankdrukken"], .nl, "bench-press best"),
            (["how many steps are left to my goal", "and yesterday"], .en, "steps advised 2026-11-20"),
            (["how many steps are left to my goal", "how many days in a row did i make it"], .en, "steps streak"),
            (["did i train legs this week", "which exercises"], .en, "muscles:legs list week0"),
            (["heb ik deze week benen getraind", "hoeveel gewicht in totaal"], .nl, "muscles:legs volume week0"),
            (["how many workouts in september", "which month had the most"], .en, "workouts highest by month"),
            (["how much alcohol in october", "which week was the worst"], .en, "alcohol highest by week"),
            (["how much alcohol in october", "how many days without"], .en, "alcohol without 2026-10"),
            (
                ["wat woog ik op 3 maart", "en een maand later", "hoeveel ben ik in die tijd afgevallen"], .nl,
                "weight trend 2026-03-03..2026-04-03"
            ),
            (
                ["steps this month", "and last month", "which of those was best"], .en,
                "steps compare month0 vs month-1"
            ),
            (["hoeveel eiwit had ik vandaag bij de lunch", "en in totaal"], .nl, "protein sum 2026-11-21"),
            (
                ["how much protein did i have at lunch today", "and how much yesterday"], .en,
                "protein@lunch sum 2026-11-20"
            ),
            (["hoeveel eiwit had ik vandaag", "hoe ver zit ik van mijn doel"], .nl, "protein remaining 2026-11-21"),
            (["what is my average resting heart rate", "has it gone down", "since when"], .en, "unknown"),
            (["how many nights under 6 hours in october", "which nights"], .en, "sleep reached <360 2026-10 named"),
            (["how much fibre did i get yesterday", "what gave me the most"], .en, "fibre sources 2026-11-20"),
            (["how often did i eat fish last week", "how often a week normally"], .en, "group:fish perWeek"),
            (["gemiddelde stappen op werkdagen", "in het weekend"], .nl, "steps average on 67"),
            (["hoeveel stappen zondag", "en de zondag ervoor"], .nl, "steps sum 2026-11-08"),
            (["how much caffeine yesterday", "what is my daily average"], .en, "caffeine average"),
            (["how is my weight doing", "since january"], .en, "weight trend since:2026-01-01"),
            (["how many coffees do i drink a day", "what is the most i had in a day"], .en, "food:coffees highest"),
            (["how far did i run this month", "and last"], .en, "running distance month-1"),
            (["what did i drink on saturday night", "did i sleep worse"], .en, "sleep usual 2026-11-15"),
            (["hoe gestrest was ik vrijdag", "wat deed ik die dag"], .nl, "overview 2026-11-20 back"),
            (
                ["how many steps did i take on saturday", "and on sunday", "which was better"], .en,
                "steps compare 2026-11-15 vs 2026-11-14 counting sum"
            ),
            (
                ["hoeveel eiwit at ik gisteren", "en de dag ervoor", "welke van die twee dagen was beter"],
                .nl,
                "protein compare 2026-11-20 vs 2026-11-19 counting sum"
            ),
            (
                ["how much coffee did i drink last week", "and this week", "is that more"], .en,
                "food:coffee compare week0 vs week-1 counting sum"
            ),
            (
                ["calories at dinner yesterday", "and the day before", "which had more protein"], .en,
                "protein@dinner compare 2026-11-20 vs 2026-11-19"
            ),
            (["how much fruit do i eat", "which do i eat the most"], .en, "group:fruit often"),
            (["hoeveel groente eet ik", "welke eet ik het meest"], .nl, "group:vegetables often"),
            (["how was my week", "what was the best day"], .en, "unknown"),
            (["how often did i train last week", "what did i do on the first one"], .en, "unknown"),
            (["how is my bench press", "what did i do last time"], .en, "bench-press last"),
            (["hoe zwaar bankdruk ik", "wat deed ik de laatste keer"], .nl, "bench-press last"),
            (["how many nights under 6 hours in october", "which ones"], .en, "sleep reached <360 2026-10 named"),
            (["hoeveel nachten korter dan 6 uur in oktober", "welke"], .nl, "sleep reached <360 2026-10 named"),
            (
                ["what is my heaviest squat", "is that more than last year"], .en,
                "squat compare year-1 back counting heaviest"
            ),
            (["what is my weight", "when will i reach 82"], .en, "plan:arrival at 82kg"),
            (["how did i sleep last night", "does alcohol affect it"], .en, "sleep after alcohol"),
            (
                ["how much did i sleep last week", "is that less than usual", "which night was the worst"], .en,
                "sleep lowest week-1"
            ),
            (
                ["what is my heaviest squat", "how much is that compared to my body weight"], .en,
                "squat perKilo back"
            ),
            (["wat had ik vandaag als lunch", "wat neem ik meestal"], .nl, "foods@lunch often"),
            (
                ["how is my weight going since september", "how fast is that"], .en,
                "weight perWeek since:2026-09-01 back"
            ),
            (["wat als ik 1700 per dag eet", "en als ik 2200 eet"], .nl, "plan:trial of 2,200kcal"),
            (["how many workouts did i do this month", "which ones"], .en, "workouts list month0 back"),
            (["how was last week", "what stood out"], .en, "overview compare week-1 vs week-2"),
            (["how's my mood", "does sleep affect it", "and alcohol"], .en, "mood after alcohol"),
            (["does coffee affect my sleep", "what about stress"], .en, "sleep after stress>usual"),
            (["hoe is mijn stemming", "heeft slaap er invloed op", "en alcohol"], .nl, "mood after alcohol"),
            (["does stress affect my mood", "is it worse on weekdays"], .en, "mood compare on 12345"),
            (["when did i last deadlift", "what should i load next time"], .en, "deadlift next"),
            (["hoe zwaar was mijn deadlift in oktober", "wat moet ik de volgende keer pakken"], .nl, "deadlift next"),
            (
                ["how much coffee do i drink", "does it affect my sleep", "how much caffeine is that"], .en,
                "caffeine sum of food:coffee back"
            ),
            (["how did i sleep this week", "is it affected by alcohol"], .en, "sleep after alcohol"),
            (["how much coffee did i drink this week", "does it affect my sleep"], .en, "sleep after food:coffee"),
            (["hoeveel koffie dronk ik deze week", "beïnvloedt dat mijn slaap"], .nl, "sleep after food:koffie"),
            (["how was my mood last week", "what affects it"], .en, "mood influences"),
            (["hoe was mijn stemming vorige week", "waar hangt dat van af"], .nl, "mood influences"),
            (
                ["how many calories did i have yesterday", "how much of that was breakfast"], .en,
                "energy@breakfast share 2026-11-20 back"
            ),
            (
                ["hoeveel calorieën had ik gisteren", "hoeveel daarvan was ontbijt"], .nl,
                "energy@breakfast share 2026-11-20 back"
            ),
            (["how big was my deficit last week", "how big was my deficit then"], .en, "plan:balance week-1"),
            (
                ["how many vegetables did i eat last week", "how many different ones"], .en,
                "group:vegetables variety week-1"
            ),
            (
                ["what do i weigh", "how much less is that than in january"], .en,
                "weight compare days7 vs 2026-01 back"
            ),
            (["wat weeg ik", "is dat minder dan in januari"], .nl, "weight compare days7 vs 2026-01 back"),
            (
                ["how many steps yesterday", "what's my average this month", "is that above my goal"], .en,
                "steps reached month0 above goal back"
            ),
            (["compare my weight in october with september", "how was my week"], .en, "overview days7"),
            (
                ["what is my average sleep in october", "how does that compare to my goal"], .en,
                "sleep advised 2026-10"
            ),
            (["my last 5 weigh-ins", "what's the average"], .en, "weight average latest5"),
            (["my last 5 weigh-ins", "what's the average", "and the last 10"], .en, "weight last latest10"),
            (["mijn laatste 3 runs", "wat was het gemiddelde tempo"], .nl, "running pace latest3"),
            (["my last 3 runs", "and last month"], .en, "running list month-1"),
            (["my last 5 weigh-ins", "am i getting stronger"], .en, "exercises trend"),
            (["how much protein yesterday", "how much do i burn a day"], .en, "plan:expenditure"),
            (
                ["hoeveel verbruik ik per dag", "is dat meer dan in augustus"], .nl,
                "plan:expenditure compare days30 vs 2026-08 back"
            ),
            (["hoeveel wijn dronk ik in oktober", "slaap ik er slechter van"], .nl, "sleep after food:wijn"),
        ])
    func goingOn(texts: [String], language: Language, reading: String) {
        #expect(Self.asked(texts, language) == reading)
    }

    @Test(
        "Since then is since the day that was told, and after a phase what is asked without a time is of it",
        arguments: [
            (["when was my heaviest squat", "how did i sleep since then"], Language.en, "sleep since:2026-09-10 back"),
            (
                ["wanneer was mijn zwaarste squat", "hoeveel trainingen sindsdien"], .nl,
                "workouts count since:2026-09-10 back"
            ),
            (["which phase am i in", "how much have i lost in it"], .en, "weight trend since:2026-09-10 back"),
            (["in welke fase zit ik", "hoeveel trainingen deed ik"], .nl, "workouts count since:2026-09-10"),
            (["which phase am i in", "how did i sleep last week"], .en, "sleep week-1"),
        ])
    func since(texts: [String], language: Language, reading: String) {
        #expect(Self.asked(texts, language, found: CivilDate("2026-09-10")) == reading)
    }

    @Test(
        "A difference without times is that of the two times that were spoken of",
        arguments: [
            (["how much did i weigh in october", "and in september", "what is the difference"], Language.en),
            (["hoeveel woog ik in september", "en in oktober", "wat is het verschil"], .nl),
        ])
    func difference(texts: [String], language: Language) {
        #expect(Self.asked(texts, language) == "weight compare 2026-10 vs 2026-09")
    }

    @Test("What goes on after a meal is of that meal, and after all but a meal of all but it")
    func meal() {
        let meal = ["how many calories did i eat at breakfast yesterday", "and how much protein?"]
        #expect(Self.asked(meal, .en) == "protein@breakfast sum 2026-11-20")
        let but = ["how many calories did i eat yesterday apart from dinner", "and the day before?"]
        #expect(Self.asked(but, .en) == "energy sum 2026-11-19 but @dinner")
    }

    @Test("That night is the one that ends on the morning after a day, and of a night itself the same")
    func night() {
        let day = CivilDate("2026-10-21") ?? .first
        let eaten = ["what was my highest calorie day in october", "and how did i sleep that night?"]
        #expect(Self.asked(eaten, .en, found: day).hasPrefix("sleep 2026-10-22"))
        let slept = ["when did i sleep the least in october", "how much deep sleep did i get that night"]
        #expect(Self.asked(slept, .en, found: day).contains("2026-10-21"))
    }

    @Test("The time before the last is the last before that day, not the day before")
    func timeBefore() {
        let run = ["wanneer liep ik voor het laatst hard", "en de keer daarvoor?"]
        let day = CivilDate("2026-11-18") ?? .first
        #expect(Self.asked(run, .nl, found: day).hasPrefix("running last"))
        #expect(Self.asked(run, .nl, found: day).hasSuffix("..2026-11-17"))
    }

    @Test(
        "A weight is in pounds where they were said, or where somebody weighs in them and said no kilos; so is a waist")
    func pounds() {
        func limit(_ texts: [String], _ units: UnitSystem) -> Double? {
            let last = texts.reduce(nil as Question?) { last, text in
                Conversation.complete(
                    Self.parser.parse(text, language: .en, today: QuestionTable.today, units: units),
                    after: last.map { [$0] } ?? [], today: QuestionTable.today)
            }
            return (last?.threshold?.value ?? last?.goal).map { ($0 * 10).rounded() / 10 }
        }
        #expect(limit(["how many days did i weigh less than 190 lb"], .metric) == 86.2)
        #expect(limit(["how many days did i weigh less than 190"], .imperial) == 86.2)
        #expect(limit(["how many days did i weigh less than 86 kg"], .imperial) == 86)
        #expect(limit(["how many days did i weigh less than 86"], .metric) == 86)
        #expect(limit(["how many days did i weigh less than 190", "and 180"], .imperial) == 81.6)
        #expect(limit(["when will i reach 180"], .imperial) == 81.6)
        #expect(limit(["when was i under 180 for the first time"], .imperial) == 81.6)
        #expect(limit(["what should i eat to weigh 175 pounds by june"], .metric) == 79.4)
        #expect(limit(["have i ever benched 225"], .imperial) == 102.1)
        #expect(limit(["on how many days was my waist below 36 inches"], .metric) == 91.4)
        #expect(limit(["how often did i sleep less than 7 hours"], .imperial) == 420)
    }

    @Test("Another number is tried in place of the one before it, a year among them; one that cannot be tried is none")
    func triedNext() {
        func tried(_ texts: [String], _ language: Language) -> Question.Trial? {
            texts.reduce(nil as Question?) { last, text in
                Conversation.complete(
                    Self.parser.parse(text, language: language, today: QuestionTable.today),
                    after: last.map { [$0] } ?? [], today: QuestionTable.today)
            }?.trial
        }
        #expect(tried(["what if i eat 1800", "and 2200"], .en) == .init(energy: 2200))
        #expect(tried(["wat als ik 1800 eet", "en 2000"], .nl) == .init(energy: 2000))
        #expect(tried(["what if i walk 12000 steps a day", "and 15000?"], .en) == .init(steps: 15_000))
        #expect(tried(["what if i eat 1800", "and 40"], .en) == nil)
    }

    @Test("The first and the second one are what was told first and second")
    func places() {
        func part(_ text: String, _ language: Language) -> String {
            let said = Self.parser.parse(text, language: language, today: QuestionTable.today)
            var last = Question(subject: .metric(.sugar), measure: .sources, period: .month(0))
            last.found = .init(date: nil, things: [.subject(.food("Banana")), .subject(.food("Milk"))])
            return QuestionText.of(Conversation.complete(said, after: [last], today: QuestionTable.today))
        }
        #expect(part("how often did i have the first one", .en) == "food:Banana count month0")
        #expect(part("and the second", .en) == "food:Milk month0")
        #expect(part("hoe vaak had ik de tweede", .nl) == "food:Milk count month0")
        #expect(part("hoeveel eiwit had ik op de tweede", .nl).hasPrefix("protein sum 2026-11-02"))
    }

    @Test("The next morning is the one after the day that was found")
    func nextMorning() {
        let day = CivilDate("2026-11-07") ?? .first
        let weighed = ["when did i last drink beer", "what did i weigh the next morning"]
        #expect(Self.asked(weighed, .en, found: day).hasPrefix("weight 2026-11-08"))
        let drunk = ["wanneer dronk ik voor het laatst bier", "hoeveel"]
        #expect(Self.asked(drunk, .nl, found: day) == "food:bier sum 2026-11-07")
    }

    @Test("The next morning, of a night, is the one that it ended with")
    func morningOfNight() {
        let day = CivilDate("2026-11-07") ?? .first
        let slept = ["when did i sleep the least", "how did i feel the next morning"]
        #expect(Self.asked(slept, .en, found: day).hasPrefix("mood 2026-11-07"))
    }

    @Test("Another thing after the day of one is asked of like the first, not of that day")
    func another() {
        let day = CivilDate("2026-11-07") ?? .first
        #expect(
            Self.asked(["when did i last drink beer", "how much was it", "and wine"], .en, found: day)
                == "food:wine last")
        let lifted = ["wat is mijn zwaarste squat", "hoeveel herhalingen", "en deadlift"]
        #expect(Self.asked(lifted, .nl, found: day) == "deadlift heaviest")
    }

    @Test("What was done then, after a workout, is that workout")
    func done() {
        let day = CivilDate("2026-11-07") ?? .first
        let ran = ["what was my longest workout this month", "what did i do then"]
        #expect(Self.asked(ran, .en, found: day) == "workouts list 2026-11-07")
    }

    @Test("How many sets it was is asked of the day that was found")
    func sets() {
        let said = Self.parser.questions(
            "when did i last train legs and how many sets was it", language: .en, today: QuestionTable.today
        ) { .init() }
        #expect(said.map(QuestionText.of) == ["muscles:legs last", "unknown"])
        #expect(said.last?.measure == .sets)
    }

    @Test("The day with the most of something is found first")
    func dayWith() {
        let said = Self.parser.questions(
            "wat at ik op de dag met de meeste stappen in oktober", language: .nl, today: QuestionTable.today
        ) { .init() }
        #expect(said.map(QuestionText.of) == ["steps highest 2026-10", "foods list back"])
    }

    @Test(
        "What only one meal, workout or drink could tell, or nothing is made of, is declined",
        arguments: [
            (Language.en, "average rpe of my squats in october"),
            (.nl, "hoe vaak dronk ik koffie zonder suiker"),
            (.en, "how did i sleep after my last hard workout"), (.en, "how do i sleep after long runs"),
            (.en, "average weight the first week of each month"), (.nl, "hoeveel cafeïne op mijn slechtste nacht"),
            (.en, "do i sleep less when i drink more coffee"),
            (.en, "do i sleep better when i train more"), (.nl, "met wie eet ik het vaakst samen"),
            (.nl, "slaap ik slechter als ik laat eet"), (.en, "when did my weight last go up"),
            (.nl, "hoe lang zat er tussen mijn laatste maaltijd en het slapen"),
            (.en, "is there a link between my sleep and the moon"),
            (.en, "how many rest days between workouts on average"), (.en, "what percentage of my steps"),
            (.en, "median weight in october compared to september"), (.en, "do i eat later on fridays"),
            (.nl, "eet ik op vrijdag later"),
            (.en, "did i do more sets this month than last month"), (.en, "what are my worst eating days"),
            (.en, "what's the most i ate in one meal"),
            (.en, "how many calories are in one meal"),
            (.en, "what did i eat after my workout yesterday"), (.nl, "wat at ik gisteren na het sporten"),
            (.en, "how much protein do i eat after training"), (.en, "remind me to drink"),
            (.nl, "herinner me aan drinken"), (.en, "how many times did i wake up"), (.en, "weight after weekends"),
            (.en, "what's 10% of my weight"), (.en, "how much of my body weight is fat"),
            (.en, "how do you calculate my calories"),
            (.nl, "hoe bereken je mijn calorieën"),
            (.en, "how many eggs for 30 g of protein"),
            (.en, "what was my weight on my best running day"), (.nl, "wat woog ik op mijn beste hardloopdag"),
            (.en, "how many calories left until 900"),
            (.nl, "hoe vaak werd ik wakker vannacht"),
            (.en, "am i eating healthy"), (.nl, "eet ik gezond"), (.en, "did i eat more plants this week than last"),
        ])
    func declined(language: Language, text: String) {
        let question = Self.parser.parse(text, language: language, today: QuestionTable.today)
        #expect(!question.leftOut.isEmpty, "\(text): \(QuestionText.of(question))")
    }
}
