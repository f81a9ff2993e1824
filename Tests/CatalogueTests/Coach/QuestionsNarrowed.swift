extension QuestionTable {
    /// Questions of parts, conditions, streaks, plans, and of periods that another names.
    static let narrowed = rows(
        """
        en | how much protein do I have left today | protein remaining 2026-11-21
        nl | hoeveel eiwit moet ik nog eten vandaag | protein remaining 2026-11-21
        en | what is my current streak of hitting my protein goal | protein streak
        en | longest streak without alcohol | alcohol longestStreak >0
        nl | hoe lang drink ik al niet | alcohol streak >0
        en | how do I sleep after drinking alcohol | sleep average after alcohol
        nl | slaap ik slechter na alcohol | sleep average after alcohol
        en | do I eat more on training days | energy average with training
        nl | eet ik meer na een nacht van minder dan 6 uur | energy average with sleep<360
        en | steps on rest days | steps average with rest
        en | compare steps last week with the week before | steps compare week-1 vs week-2
        nl | vorige week vergeleken met de week ervoor, slaap | sleep compare week-1 vs week-2
        en | how much protein did I get from chicken last week | protein sum week-1 of food:chicken
        en | what share of my calories came from fat last week | energy share week-1 of fat
        nl | hoeveel procent van mijn eiwit haal ik uit kaas deze maand | protein share month0 of group:cheese
        en | caffeine after 2pm last week | caffeine sum week-1 at 840-1440
        nl | hoeveel cafeïne na 14 uur vorige week | caffeine sum week-1 at 840-1440
        en | nights under 6 hours in september | sleep reached <360 2026-09
        en | how much fruit did I eat last week | group:fruit sum week-1
        en | what time do I usually eat dinner | foods@dinner usualTime
        en | what is my bmi | plan:bmi value
        en | how was my week | overview value days7
        en | on which day did I eat the least in september | energy lowest 2026-09
        en | is my mood lower the day after alcohol | mood value after alcohol
        en | on which day of the week do I walk the most | steps byWeekday
        en | am I over my calories today | energy reached 2026-11-21 above goal
        en | what was my average running pace in september | running pace 2026-09
        """)
}
