import Domain
import Foundation

extension QuestionTable {
    /// Questions with something in them that no figure tells of: who, where, with whom, what else was so.
    static let told: [Row] = #"""
        en | when did I weigh 80 kg
        nl | wanneer woog ik 80 kilo
        en | did I eat late this week
        en | did i reach my goal weight before christmas
        en | how much do I eat at home
        en | how many calories do I eat at work
        en | how much do I eat when I'm with friends
        en | how much do you eat a day
        en | how much did she eat yesterday
        en | how many steps do other people take a day
        en | what is the average weight of people my age
        en | how much did he weigh last week
        en | do I eat more when I am alone
        en | how many calories on busy days
        en | how well do I sleep on quiet days
        en | how many steps on rainy days
        en | how much do I eat on holidays
        en | average calories on days my family visits
        en | how much do I drink when stressed
        en | how much protein did I get from homemade meals
        en | how many steps did I take in the first half of the day
        en | how much alcohol did I drink at parties
        en | how much did I spend on food last week
        en | how many calories did I eat standing up
        en | how many times did I eat late because I was stressed
        en | average sleep on nights I read before bed
        en | how much do I weigh in the morning versus the evening
        en | how many coffees do I drink at the office
        en | what was my weight before breakfast
        en | how many km did I run uphill
        en | average heart rate when I sleep in
        en | how many calories did I eat twice
        en | what is my lucky day for running
        en | how many steps did I take upstairs
        en | which shoes did I run furthest in
        en | do I eat too fast
        en | how much sugar in the same meal as coffee
        en | how many days did I eat exactly 2000 calories
        en | how many times did I eat both rice and chicken
        en | how many days did I sleep well and train
        en | average mood when I see friends
        en | how much did I eat from the freezer
        en | how many hours did I work last week
        en | did I walk the dog yesterday
        en | what do most people weigh
        en | how many hours do I sit a day
        en | how much do I eat in bed
        en | what do I weigh with clothes on
        en | how many steps did I take in the park
        en | average sleep when the window is open
        en | how many calories did I eat with my left hand
        en | how far did I run in my new trainers
        en | how much coffee do I drink during meetings
        en | how well did I sleep in a tent
        en | how much do I snack when watching tv
        en | what did I eat before my run
        en | how many calories do I burn per heartbeat
        en | how long did I sleep after the late shift
        en | how often did I eat breakfast and lunch on the same day
        en | how many times did I weigh myself naked
        en | how much chocolate did I eat secretly
        en | is my weight normal for a man
        en | how many calories did our dinner have per person
        en | how much protein is in their shake
        en | how much do I eat when my kids are here
        en | how many calories do I eat in the canteen
        en | how many steps did I take on the stairs
        en | average weight with my shoes on
        en | how much sleep do I get in the caravan
        en | how many calories did I eat while driving
        en | how far do I run with my club
        en | what was my best week ever for happiness at work
        en | how many pushups should a man of 50 do
        en | how much do I weigh on the moon
        en | how much coffee do I spill
        en | average steps on days I commute
        en | how well do I sleep on the left side
        en | how much did I eat out of the pan
        en | what did I weigh as a teenager
        en | how many days did I feel great and run
        en | what's the calorie content of my fridge
        en | did I drink more than my friends on saturday
        en | how long did I sleep with earplugs
        nl | hoeveel eet ik thuis
        nl | hoeveel calorieën eet ik op mijn werk
        nl | hoeveel eet ik met vrienden
        nl | hoeveel at zij gisteren
        nl | hoeveel weegt hij
        nl | hoeveel stappen zetten andere mensen per dag
        nl | hoe zwaar zijn mensen van mijn leeftijd gemiddeld
        nl | hoeveel calorieën op drukke dagen
        nl | hoe slaap ik op rustige dagen
        nl | hoeveel eet ik op vakantie
        nl | hoeveel drink ik als ik gestrest ben
        nl | hoeveel eiwit uit zelfgemaakte maaltijden
        nl | hoeveel alcohol drink ik op feestjes
        nl | hoeveel gaf ik vorige week uit aan eten
        nl | gemiddelde slaap op nachten dat ik lees voor het slapen
        nl | hoeveel rondjes liep ik in de regen
        nl | hoeveel koffie drink ik op kantoor
        nl | hoeveel km liep ik bergop
        nl | hoeveel stappen zette ik de trap op
        nl | op welke schoenen liep ik het verst
        nl | eet ik te snel
        nl | hoeveel dagen at ik precies 2000 kcal
        nl | hoe vaak at ik zowel rijst als kip
        nl | hoeveel dagen sliep ik goed en trainde ik
        nl | gemiddelde stemming als ik vrienden zie
        nl | hoeveel uur werkte ik vorige week
        nl | hoeveel kilo aardappelen kocht ik
        nl | wat wegen de meeste mensen
        nl | hoeveel heb ik verloren vergeleken met mijn man
        nl | hoeveel eten wij per dag
        nl | hoeveel kcal eet je gemiddeld per dag
        nl | hoe vaak sport jij
        nl | hoeveel trappen liep ik gisteren
        nl | gemiddeld aantal kcal in een drukke week
        nl | hoeveel wijn drink ik in gezelschap
        nl | sliep ik beter in het andere bed
        nl | hoeveel maaltijden kookte ik zelf
        nl | hoeveel at ik uit verveling
        nl | hoeveel kcal at ik na een ruzie
        nl | hoeveel eet ik in bed
        nl | hoeveel kcal at ik in de trein
        nl | hoeveel stappen zette ik in het park
        nl | gemiddelde slaap met het raam open
        nl | hoe ver liep ik op mijn nieuwe schoenen
        nl | hoeveel koffie drink ik tijdens vergaderingen
        nl | hoe sliep ik in de tent
        nl | hoeveel snoep ik voor de tv
        nl | wat at ik voor mijn hardlooprondje
        nl | hoe lang sliep ik na de late dienst
        nl | hoe vaak at ik ontbijt en lunch op dezelfde dag
        nl | hoeveel keer woog ik mezelf bloot
        nl | hoeveel chocola at ik stiekem
        nl | is mijn gewicht normaal voor een vrouw
        nl | hoeveel calorieën had ons avondeten per persoon
        nl | hoeveel eiwit zit er in hun shake
        nl | wat is het beste dieet
        nl | hoeveel liep ik in het donker
        nl | hoeveel kcal eet ik in de kantine
        nl | gemiddeld gewicht met schoenen aan
        nl | hoeveel slaap ik in de caravan
        nl | hoeveel calorieën at ik achter het stuur
        nl | hoe ver loop ik met mijn club
        nl | hoeveel snoep heb ik gekocht
        nl | gemiddeld aantal stappen op dagen dat ik met de fiets ga
        nl | hoe slaap ik op mijn linkerzij
        nl | wat woog ik als tiener
        nl | hoeveel minder eet ik als ik het avondeten oversla
        nl | dronk ik zaterdag meer dan mijn vrienden
        nl | hoe lang sliep ik met oordopjes
        nl | hoeveel stappen zet ik per werkuur
        nl | hoeveel liep ik op het strand
        nl | hoeveel kcal per happen at ik
        en | on a good day how much do I walk
        en | how many workouts did I skip this month
        en | do I weigh more after the weekend
        en | do I eat more in the evening than in the morning
        en | how many squats did you do
        en | average steps in my first year
        en | what percentage of my runs were longer than 5 km
        en | what did I weigh naked
        en | how many workouts did I do with Tom
        nl | hoeveel trainingen heb ik overgeslagen
        nl | weeg ik meer na het weekend
        nl | hoeveel squats deed jij
        nl | hoeveel calorieën eet ik voor de lunch
        nl | wat weeg ik met kleren aan
        en | how much bread is left
        en | how many hours until my next workout
        nl | hoeveel brood is er nog
        """#.split(separator: "\n").compactMap { line in
            let parts = line.split(separator: " | ", maxSplits: 1).map(String.init)
            return Language(rawValue: parts[0].trimmingCharacters(in: .whitespaces)).map {
                Row(language: $0, question: parts.last ?? "", reading: "")
            }
        }
}
