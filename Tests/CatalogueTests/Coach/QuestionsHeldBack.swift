extension QuestionTable {
    /// Written when those before were read right, before any of these was tried.
    static let heldBack = rows(
        #"""
        en | what's my squat max | squat best
        en | how heavy was my last deadlift | deadlift last
        en | did my bench go up since September | bench-press trend since:2026-09-01
        en | how many pull-ups did I do this week | pull-up reps week0
        en | how often did I go to the gym in August | workouts count 2026-08
        en | when was the last time I ran | running last
        en | total distance cycled last month | cycling distance month-1
        en | how much time did I spend training in the last 30 days | workouts duration days30
        en | which muscles... how many sets for legs last month | muscles:legs sets month-1
        en | give me a summary of my workouts this month | workouts list month0
        en | how many steps per day did I average in September | steps average 2026-09
        en | my highest step count ever | steps highest ever
        en | how many calories on average last month | energy average month-1
        en | protein yesterday | protein sum 2026-11-20
        en | was my protein higher this week than last week | protein compare week0 vs week-1
        en | what was my weight in January | weight average 2026-01
        en | how much did I weigh on the 1st of November | weight value 2026-11-01
        en | how long did I sleep on friday | sleep sum 2026-11-20
        en | average sleep this month vs last month | sleep compare month0 vs month-1
        en | how many nights did I sleep more than 8 hours this month | sleep reached >480 month0
        en | what did I have for lunch today | foods@lunch list 2026-11-21
        en | how many beers did I drink last weekend | food:beers sum weekend-1
        en | when did I last eat fish | group:fish last
        en | top foods this month | foods often month0
        en | how many cups of tea did I drink this week | food:tea sum week0
        en | where do my calories come from | energy sources
        en | how has my mood been this month | mood average month0
        en | stress level today | stress value 2026-11-21
        en | I feel exhausted all the time | topic:tired
        en | I can't lose weight, I'm stuck | topic:plateau
        en | is it ok to take ibuprofen for my back pain | medical
        en | will I reach my goal weight by summer | plan:arrival value on 2027-06-01
        en | who is the fastest runner in the world | unknown
        nl | hoe zwaar was mijn laatste bankdruk | bench-press last
        nl | ben ik sterker geworden met deadliften sinds de zomer | deadlift trend since:2026-06-01
        nl | hoe vaak ging ik in augustus naar de sportschool | workouts count 2026-08
        nl | wanneer heb ik voor het laatst hardgelopen | running last
        nl | hoeveel tijd heb ik de laatste 30 dagen getraind | workouts duration days30
        nl | wat trainde ik woensdag | workouts list 2026-11-18
        nl | op welke dag zette ik de meeste stappen deze maand | steps highest month0
        nl | hoeveel eiwit gisteren | protein sum 2026-11-20
        nl | hoeveel woog ik op 1 november | weight value 2026-11-01
        nl | hoe lang sliep ik vrijdag | sleep sum 2026-11-20
        nl | hoeveel nachten sliep ik minder dan 6 uur deze maand | sleep reached <360 month0
        nl | wat had ik vandaag als lunch | foods@lunch list 2026-11-21
        nl | hoeveel biertjes dronk ik afgelopen weekend | food:biertjes sum weekend-1
        nl | wanneer at ik voor het laatst vis | group:fish last
        nl | wat eet ik het vaakst | foods often
        nl | waar komen mijn calorieën vandaan | energy sources
        nl | hoe was mijn humeur deze maand | mood average month0
        nl | ik ben constant uitgeput | topic:tired
        nl | mag ik stoppen met mijn bloeddrukpillen | medical
        nl | mijn gemiddelde hartslag in rust dit jaar | restingHeartRate average year0
        nl | hoeveel kilo heb ik in totaal getild deze week | workouts volume week0
        """#)
}
