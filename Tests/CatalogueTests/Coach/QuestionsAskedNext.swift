extension QuestionTable {
    /// Weeks and months, days by name, vitamins, what is advised, seasons, adjectives, what is to come.
    static let askedNext = rows(
        #"""
        en | what was my best week for steps | steps highest by week
        en | which month did I sleep the least | sleep lowest by month
        en | worst week for stress | stress highest by week
        en | which was my heaviest week | workouts highest by week's load
        en | how many steps this week | steps sum week0
        nl | beste week voor stappen dit jaar | steps highest year0 by week
        nl | in welke maand at ik de meeste calorieën | energy highest by month
        nl | wat was mijn slechtste maand qua slaap | sleep lowest by month
        en | which day did I walk the most | steps highest
        en | on which days did I sleep less than 6 hours | sleep reached <360 named
        en | which days did I skip breakfast last week | foods@breakfast without week-1 named
        en | which day did I eat the most chicken | food:chicken highest
        nl | op welke dag liep ik het meest | steps highest
        nl | welke dagen sliep ik minder dan 6 uur | sleep reached <360 named
        nl | op welke dagen dronk ik alcohol deze maand | alcohol count month0 named
        en | give me the average, min and max of my weight this year | weight average year0 and lowest,highest
        nl | geef gemiddelde, minimum en maximum van mijn gewicht dit jaar | weight average year0 and lowest,highest
        en | min and max weight this month | weight lowest month0 and highest
        en | what is the most steps I took in a day | steps highest
        en | total volume for chest last month | muscles:chest volume month-1
        nl | hoeveel kilo heb ik vorige maand met benen getild | muscles:legs volume month-1
        en | what's my iron intake | iron average
        en | do I get enough vitamin d | vitaminD advised
        en | how much magnesuim did I get last week | magnesium average week-1
        en | which food gives me the most calcium | calcium sources
        nl | krijg ik genoeg ijzer binnen | iron advised
        nl | hoeveel vitamine b12 krijg ik binnen | vitaminB12 average
        nl | waar haal ik de meeste omega 3 uit | omega3 sources
        en | how much salt should I eat a day | salt advised
        en | am I eating too little | energy advised
        en | am I drinking enough | water advised
        en | how many calories am I supposed to eat | topic:calories
        nl | hoeveel vezels moet ik per dag | fibre advised
        nl | hoeveel zout mag ik per dag | salt advised
        nl | eet ik te weinig | energy advised
        nl | eet ik te veel suiker | sugar advised
        nl | daalt mijn rusthartslag | restingHeartRate trend
        nl | stijgt mijn gewicht | weight trend
        nl | gaat mijn hrv omlaag | hrv trend
        nl | neemt mijn stress toe | stress trend
        en | are my steps decreasing | steps trend
        nl | was ik vorige week vrolijker dan de week ervoor | mood compare week-1 vs week-2
        en | was I more tired in october than in september | energyLevel compare 2026-10 vs 2026-09
        nl | was ik deze week gestrester dan vorige week | stress compare week0 vs week-1
        nl | was ik deze maand actiever dan vorige maand | steps compare month0 vs month-1
        en | how many steps since the summer | steps sum since:2026-06-01
        en | how did I sleep last winter | sleep average 2025-12-01..2026-02-28
        en | average weight in the first half of october | weight average 2026-10-01..2026-10-15
        en | how many workouts in summer 2025 | workouts count 2025-06-01..2025-08-31
        en | average steps this quarter | steps average 2026-10-01..2026-11-21
        en | weight at the end of last year | weight average 2025-12-01..2025-12-31
        nl | hoe sliep ik afgelopen zomer | sleep average 2026-06-01..2026-08-31
        nl | hoeveel trainingen begin november | workouts count 2026-11-01..2026-11-10
        nl | wat woog ik begin dit jaar | weight average 2026-01-01..2026-01-31
        nl | hoeveel stappen in het derde kwartaal | steps sum 2026-07-01..2026-09-30
        en | how long was my last workout | workouts duration latest
        nl | hoe lang duurde mijn laatste training | workouts duration latest
        en | how long was my longest streak of logging | foods longestStreak
        nl | langste reeks van loggen | foods longestStreak
        en | what should I train today | plan:training value 2026-11-21
        nl | welke spieren moet ik morgen trainen | plan:training value
        en | when will I reach 75 kg | plan:arrival value at 75kg
        nl | wanneer ben ik op 70 kilo | plan:arrival value at 70kg
        nl | wanneer weeg ik 70 kilo | plan:arrival value at 70kg
        en | when will I reach my goal weight | plan:arrival value
        en | how fast did I run my last 5k | running pace over 5km latest
        nl | mijn snelste 10 km | running fastest over 10km
        en | what do I usually eat on sunday mornings | foods often on 7 at 240-720
        nl | wat at ik gisteravond | foods list 2026-11-20 at 1080-1440
        nl | gemiddelde slaap in het weekend tegenover doordeweeks | sleep compare on 67 vs 12345
        en | compare my protein at breakfast and dinner | protein@breakfast average and @dinner
        nl | hoeveel cafeïne nam ik deze week na 3 uur 's middags | caffeine sum week0 at 900-1440
        en | how many calories in a banana | foodItself of food:banana also energy
        en | what's a good breakfast | unknown
        en | how much vitamin d is in salmon | foodItself of food:salmon
        en | do I walk enough | steps advised
        nl | loop ik genoeg | steps advised
        en | should I train today | plan:training value
        en | how long until I reach 65 kg | plan:arrival value at 65kg
        en | how fast was my fastest 5 km | running fastest over 5km
        en | what did I drink last night | drinks list 2026-11-20 at 1080-1440
        nl | drukste week qua training | workouts highest by week
        nl | gaat mijn bankdrukken vooruit | bench-press trend
        en | how many rest days did I take last month | workouts without month-1
        en | what's the heaviest I've ever been | weight highest
        """#)
}
