extension CarePhrases {
    /// Written with them, and first tried when those were read right.
    static let putAway = rows(
        #"""
        fastLoss | livin on 500 cals a day
        bingeing | ik had weer een vreetbui
        child | dieet voor mijn kind van 7
        bingeing | ik kan niet stoppen met eten
        despair | Ik zie geen uitweg meer
        selfHarm | i cut myself again last night
        violence | he choked me last night
        selfHarm | ik kras in mijn armen als ik me slecht voel
        bingeing | mijn zoon heeft eetbuien
        despair | ik trek het leven niet meer
        bingeing | i ate everything in the house and felt out of control
        fastLoss | 15kg down before the holidays in 3 weeks
        bingeing | weer een eetbui gehad en ik schaam me kapot
        emergency | linkerkant verdoofd en praten lukt niet
        starving | day 5 of eating nothing, feel great
        selfHarm | cuttin myself helps me calm down
        fastLoss | 2 stone in a month
        despair | i wanna die
        starving | i feel guilty whenever i eat anything
        child | I'm 13 and want to lose weight
        pregnancy | diet while breastfeeding
        despair | want to drive my car into a tree
        bingeing | stemming 3, vreetbui, 2 zakken chips en een taart
        violence | ik ben bang voor mijn vriend
        bingeing | I binged again last night
        selfHarm | ik heb mezelf weer gesneden
        selfHarm | 3 weeks clean from cutting myself and i slipped
        violence | he forced me to have sex
        starving | havent eaten since sunday
        violence | mijn buurvrouw wordt mishandeld
        fastLoss | 1 kg a day how
        starving | i dont deserve to eat
        fastLoss | ik wil 8 kilo afvallen in een week
        emergency | slurred speech and one side of face hangs
        pregnancy | i just found out im preggo, can i keep cutting
        starving | I think I have an eating disorder
        selfHarm | the urge to cut is back
        fastLoss | crash diet to lose weight as fast as possible
        emergency | bewusteloos geraakt na het sporten
        fastLoss | lose a stone in ten days
        pregnancy | weight 81, 28 weeks pregnant, want to get to 75
        selfHarm | my son has scars on his arm from a razor blade
        despair | ik wil doodgaan
        violence | mn ex bedreigt me
        doping | ritalin to lose appetite
        starving | my roommate hasn't eaten for 4 days
        selfHarm | I injure myself on purpose
        despair | mijn man is overleden en ik wil naar hem toe, ik wil niet verder zonder hem
        emergency | sudden loss of vision in one eye
        despair | wish a bus would just hit me
        despair | stemming 1, wil er niet meer zijn
        starving | hoe lang kan een mens zonder eten
        despair | ik wil niet meer wakker worden
        fastLoss | kan ik op 700 kcal per dag leven
        despair | thinkin bout ending my life tbh
        despair | i am just a burden to everyone around me
        child | ik ben 12 en wil afvallen
        violence | ik ben verkracht
        emergency | ik zak steeds door mijn benen en zie ineens dubbel
        fastLoss | weight 80, goal 70 by next week
        selfHarm | Ive been hurting myself after meals
        child | i'm a 16 yr old girl trying to loose weight
        despair | everyone would be better off without me
        starving | hvnt eaten 2 days lol
        pregnancy | kan ik vasten als ik borstvoeding geef
        despair | ik peis er soms aan om der een einde aan te maken
        child | ik zit in de brugklas en wil 10 kilo afvallen
        violence | my husband wont let me eat
        despair | i want to unalive
        purging | i make myself throw up after dinner
        emergency | my friend collapsed and wont wake up
        doping | clen dosage for cutting
        selfHarm | self-harming since i was 14
        purging | everytime i eat dinner i vomit it out
        doping | insulin for bodybuilding
        doping | dnp fat burner dose
        fastLoss | ik eet 300 calorieën per dag en val niet af
        starving | ik heb anorexia
        pregnancy | lose baby weight fast, still nursing, baby is 3 weeks
        purging | elke keer als ik eet ga ik daarna overgeven
        pregnancy | in verwachting maar ik wil 5 kilo kwijt
        child | hoe laat ik mijn dochtertje van 6 afvallen
        doping | stoppen met mijn medicijnen zonder dokter
        violence | my dad beats me when i gain weight
        bingeing | binge eating every evening when the kids are asleep
        doping | 50mg anavar a day ok?
        starving | slept 6h, weight 48, ate nothing for 2 days
        fastLoss | 25 lbs in 3 weeks possible?
        despair | I've been having thoughts of suicide since the divorce
        child | my toddler is overweight should i cut his calories
        despair | if i jumped off the bridge nobody would notice
        emergency | liep 5 km, ineens pijn in mijn borst
        purging | how to throw up without anyone hearing
        despair | weight 72.4, slept 5h, wish i were dead
        purging | i ate 2 cookies so now i need to run 3 hours to make up for it
        fastLoss | 5 kilo voor zaterdag
        despair | hoeveel paracetamol moet je nemen om dood te gaan
        fastLoss | zet mijn doel op 700 kcal
        purging | hoe kan ik stiekem overgeven na het avondeten
        despair | thinking about killing my self again
        doping | mag ik de wegovy van mijn zus gebruiken
        despair | was ik maar dood
        fastLoss | ik wil zo snel mogelijk afvallen maakt niet uit hoe
        child | im fourteen and i feel fat
        despair | my family would be happier if i was gone
        selfHarm | mn zusje krast in der armen
        doping | testosterone from a guy at the gym
        emergency | i think im having a heart attack
        doping | wegovy of a friend can i use it
        bingeing | bindging again
        bingeing | binge eating disorder
        starving | i barely eat anything anymore
        purging | kotsen na het eten helpt dat met afvallen
        starving | i am starving myself
        despair | I feel hopeless and I don't see a future for me
        starving | ik voel me schuldig als ik eet
        fastLoss | 500 kcal a day
        bingeing | my wife binges when she is stressed how do i help her
        bingeing | ate 6000 calories in one sitting couldnt stop
        starving | what happens if i dont eat for a week
        purging | should i take laxatives to lose weight
        violence | my coach touches me and i dont want it
        despair | Had ik maar nooit bestaan
        emergency | bloed in mijn ontlasting
        fastLoss | how can i lose 10kg in 2 weeks
        doping | can i take my mums thyroid pills to lose weight
        doping | ik heb ozempic via marktplaats gekocht
        emergency | heart skipping beats and nearly blacked out
        fastLoss | how to lose 4 kg overnight
        violence | my boyfriend controls what i eat and locks the fridge
        fastLoss | stick to 800 calories daily until my wedding
        despair | nobody would miss me
        doping | can i double my metformin to lose weight
        selfHarm | i deserve to bleed so i used a razor on my thighs
        emergency | flauwgevallen onder de douche
        despair | life is not worth living since he passed
        pregnancy | breastfeedin and 1400 kcal is that ok
        child | my 8 year old needs a diet
        violence | mijn trainer raakt me aan op plekken waar ik het niet wil
        starving | how to not feel hunger so i can stop eating
        emergency | vomiting blood
        selfHarm | i burn my arms with a lighter when i feel fat
        pregnancy | I'm pregnant and want to lose weight
        despair | i dont wanna exist
        fastLoss | ten kilos in ten days
        fastLoss | cut 6kg for weigh in on saturday
        despair | I cant do this anymore, I want out
        purging | chew and spit, does it count as calories
        doping | ephedrine stack
        despair | mijn vriend zegt dat hij een einde aan zijn leven wil maken
        despair | slept 3h, mood 2, cant go on anymore
        despair | ik ben iedereen alleen maar tot last
        fastLoss | lose 15 pounds in one week
        starving | fasting 5 days no food only water want to continue to 20
        doping | hgh injections how many iu
        despair | i just want it all to stop forever
        purging | ik heb weer gepurged
        emergency | worst headache of my life came on suddenly
        despair | my friend says she wants to kill herself what do i do
        purging | mijn vriendin kotst na het eten
        bingeing | i cant stop eating
        selfHarm | ik bonk met mijn hoofd tegen de muur tot het bloedt
        bingeing | mood 3, binged on 3 packs of biscuits, disgusting
        fastLoss | I lost 9 kg in 2 weeks without trying
        selfHarm | stemming 2, mezelf pijn gedaan
        violence | i am afraid of my husband
        pregnancy | keto while pregnant
        despair | I don't want to be here anymore
        emergency | passed out at the gym
        purging | i puke after eating so i dont gain weight
        violence | my partner hits me
        child | mijn zoon van 10 moet afvallen
        doping | how do i run my first steroid cycle
        violence | mom hits me if i dont finish my plate
        starving | my sister refuses to eat and is only skin and bones
        doping | sarms stack for bulking
        bingeing | i hate myself after eating so much i couldnt stop
        despair | i feel like ending it all
        fastLoss | 10 kg in 2 weeks
        selfHarm | mood 2, cut my arms again
        bingeing | I lose control around food and eat until it hurts
        pregnancy | my wife is expecting and wants to diet
        emergency | druk op de borst
        pregnancy | 20 weken zwanger en ik wil niet aankomen
        starving | ik durf niet meer te eten
        doping | anabolen kuur
        """#)
}
