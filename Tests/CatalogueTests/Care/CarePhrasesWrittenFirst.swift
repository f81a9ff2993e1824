extension CarePhrases {
    /// Written before the patterns were.
    static let writtenFirst = rows(
        #"""
        starving | I feel proud when I skip all my meals
        despair | i wish i was never born
        emergency | hartaanval?
        despair | ik denk de laatste tijd vaak aan zelfmoort
        emergency | mijn vader praat ineens raar en zijn mond hangt scheef
        doping | semaglutide bestellen zonder recept
        purging | lunch: nothing stayed, made myself sick
        emergency | cant breathe
        fastLoss | lose 30 kg in 2 months
        purging | ik steek mijn vinger in mijn keel na elke maaltijd
        fastLoss | wedding in 10 days need to lose 7 kg
        emergency | blood when i throw up
        despair | me want die, no more life
        purging | my daughter is vomiting after every meal in secret
        selfHarm | I want to hurt myself
        fastLoss | plan for 400 cal per day
        child | 14yo here how to lose belly fat
        doping | ozempic without prescription
        doping | ik wil ostarine nemen
        child | put my kid on a diet
        starving | i havnt had any food sinds friday
        child | ik ben 15 jaar en vind mezelf te dik
        despair | unalive myself
        fastLoss | can i eat 600 calories a day
        starving | al 4 dagen niks gegeten
        child | calorie deficit for a 12 year old girl
        purging | fingers down my throat again
        despair | my brother texted me that he doesnt want to live anymore
        violence | mijn vader slaat me als ik niet afval
        pregnancy | mijn vriendin is zwanger en lijnt
        child | mijn nichtje van 12 is op dieet
        emergency | tight chest and left arm numb
        starving | ik honger mezelf uit
        starving | ik wil een week niets eten
        doping | my gym buddy is on trenbolone and i'm worried
        emergency | poep is zwart en er zit bloed bij
        starving | pro ana tips
        selfHarm | self harm relapse today
        despair | gewicht 68, geslapen 4u, zie het niet meer zitten, wil dood
        starving | breakfast nothing lunch nothing dinner nothing, 3rd day
        bingeing | I've got no control over my eating any more
        starving | ik sla alle maaltijden over
        child | i am in 7th grade and want a flat stomach, how lose weight
        bingeing | geen controle meer over wat ik eet
        despair | ik heb afscheidsbrieven geschreven
        fastLoss | 4 kg kwijt in 2 dagen voor weging
        child | my little sister (11) wants to lose weight
        despair | ik sta op het punt om voor de trein te springen
        purging | my roommate makes herself sick after meals
        starving | thinspo
        fastLoss | I need to drop 20 pounds by Friday
        violence | i was raped
        despair | het leven heeft voor mij geen zin meer
        fastLoss | over een week bruiloft en nog 6 kilo te gaan
        purging | ik laxeer elke avond
        emergency | hartslag 170 in rust en duizelig
        doping | mijn zoon spuit anabolen
        despair | im done with life
        starving | ik gooi mijn eten stiekem weg zodat mama denkt dat ik eet
        emergency | ran 5k, chest hurts like crazy
        starving | ik verdien geen eten
        despair | mood 1, want to disappear
        fastLoss | mijn vriendin eet maar 400 kcal per dag
        doping | adderal for weight loss
        fastLoss | crashdieet
        doping | skipping my insulin to lose weight
        starving | eten maakt me bang
        doping | tren or test for first cycle
        pregnancy | how many calories to cut during pregnancy
        starving | nothing but coffee and cigarettes for four days
        violence | my friend is abused by her boyfriend
        selfHarm | i punch myself in the stomach when i eat too much
        emergency | there is blood in my stool
        fastLoss | set my goal to 600 kcal
        starving | my period stopped because i dont eat enough
        bingeing | i eat in secret at night and hate myself
        emergency | I cough up blood
        doping | plaspillen voor een wedstrijd
        emergency | crushing pain in chest spreading to jaw
        selfHarm | my best friend cuts herself and i dont know how to help
        purging | ik moet 2 uur rennen om die taart te compenseren
        emergency | my left side is numb
        starving | I haven't eaten in three days
        selfHarm | how do I hide the cuts on my wrists at the gym
        despair | planning my own funeral, cant live with this pain
        despair | wat heeft het voor zin om nog te leven
        starving | i want to stop eating completely
        despair | suicidel thoughts every night
        child | im 14 how many calories should i eat to get skinny
        despair | she said she took out the rope and wants to hang herself
        fastLoss | een kilo per dag afvallen
        pregnancy | intermittent fasting when nursing my baby
        purging | i purge every time i eat carbs
        despair | I am so tired of being alive
        bingeing | i keep eating even when im stuffed and cant stop myself
        starving | ontbijt niks, lunch niks, avondeten niks, al de hele week
        starving | ik denk dat ik een eetstoornis heb
        bingeing | ik eet tot ik misselijk ben en kan mezelf niet stoppen
        purging | ik slik laxeermiddelen om af te vallen
        purging | i punish myself with exercise when i eat too much
        doping | dieetpillen van internet met clenbuterol
        despair | voor mij hoeft het niet meer
        despair | kms
        doping | schildkliermedicatie om af te vallen
        emergency | took a whole box of paracetamol
        fastLoss | what is the fastest way to lose weight without eating
        despair | niemand zou me missen als ik er niet meer was
        selfHarm | zelfbeschadiging hoe stop ik daarmee
        emergency | fainted during my workout
        doping | diuretics before a bodybuilding show
        purging | diuretics or laxitives which works faster for weight
        fastLoss | maximaal 500 calorieen per dag eten
        doping | taking t3 to cut faster
        starving | how long can i go without food
        child | my granddaughter is chubby can she fast
        emergency | pijn op mijn borst en het straalt uit naar mijn arm
        despair | sometimes i wish i could just go to sleep and never wake up
        emergency | ik krijg geen lucht
        pregnancy | ik ben zwanger en wil afvallen
        despair | 'k wil nie meer leven
        purging | 1200 kcal eaten, got rid of it in the toilet after
        selfHarm | mijn dochter snijdt zich in haar armen
        fastLoss | twintig kilo in een maand afvallen
        selfHarm | ik doe aan automutilatie
        starving | ik eet alleen een appel per dag
        emergency | chst pain when running
        selfHarm | ik verwond mezelf
        violence | bruises from my boyfriend, how do i hide them at the gym
        fastLoss | 10 kilo eraf in 14 dagen
        starving | how to hide from my parents that im not eating
        despair | ik ben het leven zat
        doping | stop taking my antidepressants because they make me fat
        despair | how many pills would it take to not wake up
        violence | wordt thuis geslagen
        violence | mijn man slaat mij
        emergency | ik hoest bloed op
        starving | i skip every meal i can
        despair | ik hoop dat ik vannacht niet meer wakker word
        purging | took 8 laxatives after the binge
        starving | ik wil 14 dagen watervasten
        emergency | ik heb 20 paracetamol ingenomen
        pregnancy | 20 weeks pregnant how do i not gain weight
        violence | hij heeft mij bij de keel gegrepen
        starving | mijn dochter eet al dagen niet
        violence | he calls me fat and pushes me against the wall
        selfHarm | ik sla mezelf als ik te veel heb gegeten
        doping | winstrol cycle for beginners
        fastLoss | my wife wants to lose 10 kilo in two weeks
        despair | no reason to get up, no reason to live
        purging | ate a whole pizza, then threw it all up on purpose
        child | 13 jaar 60 kilo hoe val ik af
        starving | i'm scared of food
        starving | ik eet bijna niks meer
        emergency | my husbands face is drooping
        child | mijn kleinzoon is te dik, welk dieet
        pregnancy | calorie deficit in second trimester
        fastLoss | need lose 5 kilos until tomorrow
        despair | whats the point of living like this
        child | my daughter of 9 is too fat
        emergency | I have chest pain
        emergency | tight feeling on chest can not breath good
        purging | Ik braak na het eten
        selfHarm | i scratch my skin until it bleeds to feel something
        bingeing | ik eet stiekem snachts de hele kast leeg
        starving | i only allow myself an apple a day
        despair | It would be easier if I were dead
        purging | after cake i have to run until i burned every calorie of it
        despair | I have written a goodbye letter
        starving | water fast for 10 days
        purging | bulimia is back
        emergency | heart racing and dizzy, cant calm down, 180 bpm at rest
        doping | where can i buy clenbuterol
        selfHarm | ik snij mezelf
        starving | hoe onderdruk ik mijn honger zodat ik niets hoef te eten
        starving | anorexic and losing weight again
        starving | how do i get anorexia
        violence | ik word geslagen
        emergency | black tarry stools
        purging | ik heb boulimia
        despair | iedereen is beter af zonder mij
        violence | mijn vriend bepaalt wat ik mag eten
        despair | ik ben klaar met leven
        pregnancy | zwangr en op dieet
        pregnancy | afvallen tijdens borstvoeding
        starving | gewicht 45,2, al drie dagen niet gegeten
        despair | mijn dochter praat over doodgaan en zegt dat ze niet meer wil leven
        """#)
}
