extension QuestionTable {
    /// Of some days of the week, of days without, and of several figures at once.
    static let ofSomeDays = rows(
        #"""
        en | How much do I eat on Mondays? | energy average on 1
        en | how much do I eat on monday | energy average on 1
        en | how much did I eat on monday | energy sum 2026-11-16
        en | average calories on weekends this year | energy average year0 on 67
        en | how do I sleep at the weekend | sleep average on 67
        en | how did I sleep last weekend | sleep average weekend-1
        en | average steps on weekdays | steps average on 12345
        en | average steps on saturdays and sundays last month | steps average month-1 on 67
        en | how many steps do I take on tuesday and thursday | steps average on 24
        en | do I eat more sugar at weekends than on weekdays | sugar compare on 67 vs 12345
        en | do I sleep worse on sundays | sleep compare on 7
        en | how many workouts on fridays this year | workouts count year0 on 5
        en | how much water did I drink on saturdays in october | water sum 2026-10 on 6
        en | what do I eat most on saturdays | foods often on 6
        nl | hoeveel eet ik op maandag | energy average on 1
        nl | hoeveel at ik op maandag | energy sum 2026-11-16
        nl | hoe slaap ik op zaterdag | sleep average on 6
        nl | hoe slaap ik in het weekend | sleep average on 67
        nl | hoe sliep ik in het weekend | sleep average weekend-1
        nl | gemiddeld aantal stappen op zaterdag en zondag | steps average on 67
        nl | hoeveel water drink ik doordeweeks | water average on 12345
        nl | gemiddelde calorieën op vrijdagen dit jaar | energy average year0 on 5
        nl | eet ik in het weekend meer suiker dan door de week | sugar compare on 67 vs 12345
        nl | hoe vaak train ik op woensdagen | workouts count on 3
        en | How many days without alcohol this month? | alcohol without month0
        en | on how many days did I drink no alcohol last month | alcohol without month-1
        en | alcohol-free days this year | alcohol without year0
        en | how many days did I drink alcohol this month | alcohol count month0
        en | how many days without pizza this month | food:pizza without month0
        en | how many days did I not train this month | workouts without month0
        nl | hoeveel dagen zonder alcohol deze maand | alcohol without month0
        nl | op hoeveel dagen dronk ik geen alcohol vorige maand | alcohol without month-1
        nl | alcoholvrije dagen dit jaar | alcohol without year0
        nl | op hoeveel dagen dronk ik alcohol deze maand | alcohol count month0
        en | Did I sleep worse and walk less last week? | sleep compare week-1 vs week-2 also steps
        en | average protein and fibre last week | protein average week-1 also fibre
        en | how many steps did I take yesterday and how did I sleep | steps sum 2026-11-20 also sleep
        nl | sliep ik vorige week slechter en zette ik minder stappen | sleep compare week-1 vs week-2 also steps
        nl | gemiddeld eiwit en vezels vorige week | protein average week-1 also fibre
        """#)
}
