extension CarePhrases {
    /// The last rounds.
    static let latest = rows(
        #"""
        despair | no point in carrying on like this anymore
        despair | whats the point in carrying on like this
        despair | het heeft geen zin om zo verder te gaan
        despair | can't see why I should carry on
        despair | ik denk dat de wereld beter af is als ik weg ben
        despair | my son left a suicide note
        despair | i wish i could swap places with my dead grandma
        despair/emergency | hoe lang duurt het voor je dood bent na een overdosis
        despair | i want to fall asleep and stay asleep
        despair | mijn broertje van 17 wil niet meer verder leven
        despair | nobody would cry at my funeral
        despair | energy 1 mood 1, i'm such a burden
        despair | alles wordt me te veel, ik wil weg van deze wereld
        despair | death would be a relief
        despair | k wil dood man
        despair | iwant to die
        despair | i dont see myself making it to 30
        despair | de pijn moet stoppen, ik wil niet meer bestaan
        despair | I've lost the will to live
        despair | why was i even born
        despair | ge zou beter af zijn zonder mij
        despair | ik sta op de rand
        despair | dont wanna be alive rn
        selfHarm | i relapsed and cut my thigh
        selfHarm | ik krab mijn armen open tot het bloedt
        selfHarm | my pal burns himself with cigarettes
        selfHarm | how to stop self harming
        selfHarm | heb mezelf geslagen omdat ik zoveel had gegeten
        selfHarm | hurting myself is the only thing that helps
        starving | no food 48h and feeling proud
        starving | ik sla al een week alle maaltijden over
        starving | i havent eaten anything for two days now
        starving | i'm going to fast until i'm 45 kilos
        starving | ik eet sinds maandag niet meer
        starving | afraid to eat more than an apple
        starving | wat gebeurt er als je stopt met eten
        starving | my cousin has stopped eating altogether
        starving | hungry but i refuse to eat
        starving | I ate half a banana in three days
        starving | kheb schrik om te eten
        starving | drie dagen alleen bouillon
        starving | i feel gross after every bite
        starving | not eaten a single thing since saturday morning
        purging | making myself puke is the only way to stay thin
        purging | ik slik elke dag laxeerpillen
        purging | mijn zus braakt stiekem op de wc
        purging | i burned 800 kcal to punish myself for lunch
        bingeing | ik heb me weer eens helemaal klem gegeten en kon niet ophouden
        bingeing | midnight binge again, so ashamed
        fastLoss | lose 9 pounds by this weekend
        fastLoss | ik wil 600 kcal per dag eten
        fastLoss | 20 kilo in 6 weken
        doping | first test e cycle 500mg a week
        doping | kan ik mijn moeders euthyrox nemen om af te vallen
        emergency | squeezing in my chest and jaw pain
        emergency | mijn vrouw is bewusteloos
        emergency | black out twice today
        emergency | i have blood in my urine
        violence | my mother beats me with a belt
        violence | hij wurgde me gisteren
        pregnancy | zwanger 12 weken en op 1200 kcal
        child | my 11 year old daughter wants to be skinny
        child | ik ben 13 en weeg 55 kilo hoe kan ik afvallen
        despair | I think my kids would have a better life without me in it
        despair | if it weren't for my cat i'd be dead already
        despair | ik heb al een datum gekozen
        despair | wish i had cancer so i could just go
        despair | ik voel me zo leeg dat ik niet meer wil leven
        despair | nothing will ever get better, i'm ending things tonight
        despair | hoe kan ik het snelst doodgaan
        despair | my ex posted that she's going to take her own life
        despair | opa wil niet meer
        despair | is it a sin to want to die
        despair | ik ben suïcidaal
        despair | sleep 4h mood 2 thinkin of jumpin in front of a train
        despair | no one would even care if i vanished
        despair | there's no place for me in this world
        despair | i cant live like this anymore
        despair | ik kan zo niet verder leven
        despair | i took my dads gun out of the closet
        despair | ik haat mijn leven
        despair | mn vriendin appt dat ze er een eind aan gaat maken
        despair | I have nothing to live for
        selfHarm | i have to cut or i cant sleep
        selfHarm | ik heb vannacht met een mesje in mijn been gesneden
        selfHarm | how do you clean self harm wounds
        selfHarm | mijn vriend slaat zichzelf als hij boos is
        selfHarm | burnt myself on purpose after weighing in
        selfHarm | I've been scratching my wrists raw
        starving | last time i ate was tuesday
        starving | mijn laatste maaltijd was vier dagen geleden
        starving | i'm on day 4 of not eating
        starving | ik wil helemaal niks meer eten tot ik slank ben
        starving | can you die from not eating for 2 weeks
        starving | only had coffee for 3 days straight
        starving | my flatmate lives on air, she never eats
        starving | eten voelt verkeerd
        starving | i deserve to starve
        starving | ik heb een hekel aan eten en sla alles over
        starving | skipping food until my ribs show
        starving | dochter van 15 eet niks meer
        starving | terrified of calories
        starving | havnt eat for 2 day
        starving | i lie about eating lunch to my mom
        starving | I'm never eating again
        starving | vandaag weer niks gegeten en gisteren ook niet
        purging | i vomit up everything i eat
        purging | ik ga braken na mijn eten
        purging | ex lax before weigh in
        purging/starving | had icecream so no food tomorrow and 2 hours cardio to make up for it
        bingeing | out of control eating every weekend
        bingeing | ik heb weer een eetaanval gehad
        fastLoss | 30 lbs in a month challenge
        fastLoss | ik wil voor vrijdag 4 kilo lichter zijn
        fastLoss | is 450 kcal per day enough
        doping | hoe spuit ik testosteron
        doping/starving | took my roommates adderall to stop eating
        emergency | pressure on my chest for an hour
        emergency | tinteling in linkerarm en benauwd
        emergency | hij reageert niet meer
        violence | my wife hits me when she's drunk
        violence | ik word misbruikt door mijn trainer
        child | im twelve and i want to be thin
        child | mijn zoontje van 8 is te zwaar
        despair | no one needs me anymore, might as well be gone
        despair | wil er een einde aan maken maar durf niet
        despair | i pray i don't wake up
        despair | ik hoop op een ongeluk waarbij ik doodga
        despair | my dad said he wants to die after mom passed
        despair | Everything is my fault and I should be dead
        despair | ik denk aan dood gaan elke dag
        despair | im a waste of oxygen
        despair | hoeveel insuline is dodelijk
        despair | I wrote my will and said goodbye to the dog
        despair | life has become unbearable
        despair | mijn hoofd zegt dat ik dood moet
        despair | i was suicidal last year and its back
        despair | wanna kms so bad
        despair | Could you help me die
        despair | 'k ben het hier beu, 't leven
        despair | i'd rather be dead than fat
        despair | liever dood dan dik
        despair | ik wil van de brug springen
        despair | i don't want to see tomorrow
        selfHarm | cutting is the only thing that helps
        selfHarm | ik snij in mijn buik omdat hij dik is
        selfHarm | i slammed my hand in the door on purpose
        selfHarm | mijn nichtje doet aan zelfverwonding
        selfHarm | sh relapse after 60 days
        selfHarm | i pinch my fat until it bruises
        starving | ive been living off of water
        starving | im not eating till sunday, 4 days to go
        starving | ik wil ondergewicht krijgen
        starving | zus is 38 kilo en eet niet
        starving | can't bring myself to eat
        starving | eating disorder voices are loud
        starving/fastLoss | i only eat 200 calories then stop
        starving | ik leef op een appel en thee
        starving | food disgusts me, i avoid it
        starving | ik ben bang dat ik aankom als ik iets eet
        starving | what's the longest someone survived without food
        starving | skip breakfast lunch and dinner for a week
        starving | hoe word ik anorectisch
        starving | 5 dgn niks gegete
        starving | im starving myself for prom
        purging | when i eat bread i have to throw it up
        purging | after dinner i always end up over the toilet
        purging | pillen om te laxeren na een vreetbui
        purging | i run 20 km every time i eat something sweet, i must
        bingeing | eet hele pakken koekjes leeg en kan mezelf niet tegenhouden
        bingeing | i ate until i couldn't breathe, again
        fastLoss | i want to lose 5kg by sunday
        fastLoss | drop 10 pounds in 4 days
        fastLoss | hoe kan ik met 400 kcal per dag rondkomen
        doping | clen cycle length for women
        doping | is het gevaarlijk om dnp te nemen
        doping | insuline spuiten voor spiergroei
        emergency | chest is tight and i'm sweating
        emergency | er komt bloed mee als ik hoest
        emergency | she fainted and is not responding
        emergency | heart keeps fluttering and i feel faint
        violence | my boyfriend raped me
        violence | mijn papa slaat mama
        pregnancy | how much weight can i lose while pregnant
        child | my daughter is 10 and overweight, diet plan
        child | hoe valt een kind van 9 af
        despair | i keep imagining my own funeral
        despair | ik wil niet meer bestaan, het is genoeg geweest
        despair | lately ive thought a lot about not being alive
        despair | mijn leven heeft geen waarde
        despair | I'd like it if I just stopped breathing in my sleep
        despair | kan iemand me uit mijn lijden verlossen
        despair | does it hurt to hang yourself
        despair | ik zou willen dat ik er niet meer was
        despair | im gonna do it tonight, ive got the pills
        despair | my grandfather says he has lived long enough and wants out
        despair | stemming 2, huilen, wil dood
        despair | no future no hope no nothing
        despair | maybe everyone is happier when im gone
        despair | suïcidale gedachten, wat nu
        despair | ive been feeling suicidal for weeks
        despair | mijn vriendin heeft een poging gedaan
        despair | i tried to kill myself last month
        despair | ik heb een zelfmoordpoging gedaan vorige week
        despair | my roommate attempted suicide
        despair | I hate being alive
        selfHarm | im cutting, please help
        selfHarm | ik heb sneetjes op mijn arm gemaakt
        selfHarm | ik doe mezelf pijn
        selfHarm | how to make my self harm scars fade
        selfHarm | mood 3. burned my leg with the curling iron on purpose
        selfHarm | hij snijdt zichzelf, mijn beste vriend
        starving | it's been 60 hours since food and i'm proud
        starving | weer een dag zonder eten gehaald
        starving | how do you survive with no food for 10 days
        starving | ik eet alleen om de dag iets
        starving | i cry when i have to eat
        starving | my sister eats like a bird and weighs 39 kg
        starving/bingeing | hoe krijg ik minder honger zodat ik kan stoppen met eten
        starving | dag 8 watervasten gaat lekker
        starving | i lost my period from undereating
        starving/violence | mam dwingt me te eten maar ik wil niet
        starving | ben trots dat ik vandaag niks gegeten heb
        starving | fear of eating in front of people so i dont eat
        starving/fastLoss | 0 kcal day 3
        starving | ate nothing the whole weekend
        starving | i hide food in my napkin
        starving/purging | ik spuug mijn eten uit in een servet
        purging | tips to purge quietly
        purging | ik gebruik laxeermiddel na elk feestje
        purging | have to burn off everything i ate yesterday or i panic
        purging | mijn dochter geeft over op de wc na het eten
        bingeing | i binge at night and restrict in the day
        bingeing | mijn eetbuien zijn terug
        fastLoss | need to be 8 kilos lighter in 12 days
        fastLoss | max 600 kcal vandaag en morgen
        fastLoss | kan ik 1 kilo per dag kwijtraken
        doping | anavar only cycle, thoughts?
        doping | wegovy kopen zonder voorschrift
        emergency | i think my husband is having a stroke
        emergency | zwarte ontlasting en duizelig
        emergency | pijn in mijn linkerarm en kaak, zweten
        violence | he threatens to kill me
        violence | my uncle touches me
        pregnancy | is intermittent fasting safe at 30 weeks pregnant
        child | i'm thirteen and want abs, what diet
        child/starving | onze dochter van 7 wil niet meer eten omdat ze zich dik vindt
        despair | i want to be dead so bad
        despair | kben op, ik wil rust voor altijd
        despair | if I were gone my parents could finally relax
        despair | i think about driving off the road every morning
        despair | hoe bind je een strop
        despair | mijn collega zegt dat ze niet meer hoeft te leven
        despair | i just hope the surgery kills me
        despair | geen toekomst, geen hoop, niks
        despair | I'm a teen and i want to end my life
        despair | it'd be so much easier to just not exist
        despair | ik ben mezelf kwijt en wil er een punt achter zetten
        despair | my mum is suicidal and i'm scared
        despair | weight 90, fat, useless, should kill myself
        despair | het heeft allemaal geen zin meer, ik stop met leven
        despair | please let me die
        despair | i am tired of this life
        despair | ik wil slapen en nooit meer wakker worden
        despair | no one would notice if i was gone
        despair | been hoarding pills just in case
        despair | ik voel me een last voor iedereen
        selfHarm | i cut because it makes the pain go away
        selfHarm | ik sloeg met mijn hoofd tegen de muur
        selfHarm | how to hide scars on my arms from cutting
        selfHarm | ik wil mezelf weer snijden
        selfHarm | he hurts himself when he's stressed
        selfHarm | had the urge to self harm after dinner
        selfHarm | kras weer in mijn been
        starving | i have eaten nothing since friday night
        starving | al bijna een week niks gegeten
        starving | i'm doing a 7 day water fast with no electrolytes
        starving | ik probeer zo lang mogelijk niet te eten
        starving | i skip all my meals to get thin
        starving | mijn kind weigert al 3 dagen te eten
        starving | i feel guilty after every meal
        starving | ik voel me vies na het eten
        starving | how to ignore hunger
        starving | only eating cucumbers this week
        starving | i am scared to eat carbs
        starving | ik durf geen avondeten te eten
        starving/fastLoss | eating less than 300 calories makes me feel powerful
        starving | 3 dgn niet gegeten en duizelig
        starving | my daughter has anorexia
        starving | she throws away her lunch every day
        starving | no food for five days
        purging | i make myself sick after every meal
        purging | ik heb gekotst na de pizza expres
        purging | laxatives to lose belly fat
        purging | if i eat lunch i have to run it off or i feel disgusting
        bingeing | i can't stop bingeing on sweets
        bingeing | vreetbuien elke nacht
        fastLoss | lose 6 kg in a week
        fastLoss | 800 kcal a day diet
        fastLoss | ik moet 10 kilo kwijt voor volgende maand, wat kan ik doen
        doping | steroids for beginners
        doping | hoe kom ik aan ozempic
        emergency | i feel a crushing weight on my chest
        emergency | mijn hart slaat op hol en ik val bijna flauw
        violence | he hit me again
        violence | mijn partner controleert alles wat ik eet
        pregnancy | expecting twins and trying to lose weight
        child | i'm 12 years old 50kg how to lose weight
        despair | I'm thinking about suicide and I don't know what to do
        despair | Ik heb vandaag serieus overwogen om voor de trein te springen
        despair | some days i just don't want to be alive
        despair | het liefst zou ik nu gewoon dood zijn
        despair | my friend keeps saying goodbye and giving away her stuff
        despair | I can't live with this pain any longer
        despair | 'k heb geen goesting meer om te leven
        despair | life without him isn't worth living
        despair | what is the least painful way to die
        despair | mijn zusje schreef een afscheidsbrief
        despair | I feel trapped and dying is the only way out
        despair | alles zou makkelijker zijn als ik er niet was
        despair | not sure i'll be around next month
        despair | im just existing and i want it to stop
        despair | ik heb een plan om er een einde aan te maken
        despair | wish id never been born
        despair | idk how much longer i can keep living
        despair | mood 1/10 wanna die
        despair | ik ben zo depressief dat ik niet meer wil leven
        despair | nobody loves me and i want to disappear
        selfHarm | i slit my arm
        selfHarm | i feel better after i cut
        selfHarm | ik heb weer in mezelf gesneden gisteravond
        selfHarm | my sister is self-harming again
        selfHarm | ik brand mezelf met een aansteker
        selfHarm | i want to cut myself every time i look in the mirror
        selfHarm | hoe stop ik met mezelf pijn doen
        selfHarm | hitting my head until it hurts
        starving | i haven't had a proper meal in five days
        starving | ik ben nu 6 dagen aan het vasten en ga door tot 14
        starving | my goal is to eat nothing this week
        starving | ik heb al 72 uur niets binnen
        starving | trying not to eat for as long as possible
        starving | eating scares me
        starving | ik haat het als ik moet eten
        starving | my best friend barely eats and is getting so thin
        starving | how can i stop feeling hungry so i never have to eat
        starving | ik mag van mezelf niet eten
        starving | i survived another day without food
        starving | sinds zaterdag geen eten meer gehad
        starving | i weigh 40 kg and still want to lose more
        starving | wil net zo dun als die meisjes op tumblr, niks meer eten
        starving | i feel fat so i'm not eating anything till friday
        starving | she only eats lettuce and is losing so much weight
        starving | not eaten, day 4
        starving | eat nothing for 10 days challenge
        purging | i throw up almost every night after dinner
        purging | ik laat mezelf braken
        purging | my friend takes laxatives to stay skinny
        purging | ik moest overgeven van mezelf na die pizza
        bingeing | i ate 4 pizzas and hate myself, can't stop
        bingeing | ik eet stiekem en te veel en kan niet stoppen
        fastLoss | i need to lose 20 kg in a month
        fastLoss | is 500 calories per day safe
        doping | testosterone injections without a prescription
        doping | mijn gymmaatje wil dat ik anabolen ga gebruiken
        emergency | my chest feels tight and i can't breathe
        emergency | ik hoest bloed
        violence | my dad hits me
        violence | hij slaat me als hij gedronken heeft
        pregnancy | i'm pregnant, how do i lose weight
        child | my 10 year old wants to go on a diet
        despair | I don't feel like living anymore
        despair | ik wou dat ik nooit geboren was
        despair | nothing matters anymore, I just want it to end
        despair | ik wil niet meer verder met mijn leven
        despair | I'd be happier dead
        despair | soms denk ik dat het beter is als ik er niet meer ben
        despair | can't do life anymore
        despair | slept bad, feel worthless, want to die
        despair | mijn beste vriend wil zelfmoord plegen, wat moet ik doen
        despair | i feel like a burden and want to vanish
        despair | heb je tips om pijnloos te sterven
        despair | what's the easiest way to kill yourself
        despair | my husband talks about wanting to end it
        despair | ik ben er helemaal klaar mee, met alles, ook met leven
        despair | Would it matter if I were dead?
        despair | het hoeft voor mij allemaal niet meer zo
        despair | i hope i dont wake up in the morning
        despair | k heb geen zin meer in t leven
        despair | I want to jump off a building
        despair | ik overweeg euthanasie want ik ben moe van het leven
        selfHarm | i've started to cut my arms
        selfHarm | ik snijd mezelf als ik verdrietig ben
        selfHarm | i hurt myself when im stressed
        selfHarm | mijn dochter doet zichzelf pijn
        selfHarm | i want to burn myself
        selfHarm | scratching my arms open again
        selfHarm | ik heb krassen op mijn armen van mezelf
        starving | i haven't eaten since the day before yesterday
        starving | i'm trying not to eat anything until saturday
        starving | ik eet al een paar dagen niks
        starving | ik ben al vijf dagen aan het vasten zonder eten
        starving | don't want to eat ever again
        starving | ik ben bang voor calorieën
        starving | i'm terrified of getting fat so i don't eat
        starving | my sister hasn't eaten anything in a week
        starving | i survive on one apple a day
        starving | ik heb gisteren en vandaag niks gegeten
        starving | water only for 6 days now
        starving | how do i become anorexic
        starving/despair | how long until i die without food
        starving | mijn vriendin weigert te eten
        starving | lunch 0 dinner 0 and breakfast 0 for 3 days
        starving | i starve myself to be thin
        starving | ik honger mezelf uit om dun te worden
        starving | havent had food in 3 days lol
        purging | i throw up what i eat
        purging | ik gebruik laxeerpillen om af te vallen
        bingeing | i can't control my eating
        bingeing | ik heb elke avond een eetbui
        fastLoss | 15 kg in 4 weeks
        fastLoss | can i live on 500 calories
        doping | is dbol safe
        doping | ozempic van een vriendin
        emergency | mijn borst doet pijn en ik krijg geen lucht
        emergency | i collapsed at the gym
        violence | my husband beats me
        violence | ik word thuis mishandeld
        pregnancy | zwanger en op dieet
        pregnancy | can i lose weight while breastfeeding
        child | i'm 14 and want to lose 10 kg
        child | mijn dochter van 12 wil op dieet
        despair | i have been having suicidal thoughts lately
        despair | ik denk erover om uit het leven te stappen
        despair | i don't see a reason to keep going
        despair | ik wil mezelf van kant maken
        despair | everyone hates me i should just die
        despair | my girlfriend is going to kill herself tonight
        despair | mijn vader zei dat hij liever dood was
        despair | i can't go on like this, i want to die
        despair | hopeloos, ik wil verdwijnen
        despair | i dont deserve to live
        despair | niemand mist mij als ik weg ben
        despair | tired of being alive
        despair | i wrote a suicide note
        despair | ik heb nergens meer zin in, ook niet in leven
        despair | i cant stop thinking about death and dying
        despair | wat is de dodelijke dosis paracetamol
        selfHarm | i cut myself
        selfHarm | ik wil mezelf pijn doen
        selfHarm | cutting my legs again
        selfHarm | ik heb mezelf verwond
        selfHarm | my classmate harms herself
        selfHarm | i've been burning my skin
        starving | have not eaten for 4 days
        starving | ik heb drie dagen niet gegeten
        starving | i'm fasting for 10 days to get skinny
        starving | ik wil stoppen met eten
        starving | im scared of eating
        starving | i don't allow myself to eat
        starving | no food since monday
        starving | ik sla expres alle maaltijden over
        starving | my daughter won't eat anything for days
        starving | i want to be anorexic
        starving | eten geeft me paniek
        starving | i eat as little as possible
        starving | zo weinig mogelijk eten
        starving | can i stop eating for a month
        starving | mijn vriend is al 4 dagen aan het hongeren
        starving | heb al 48 uur niks op
        purging | vinger in mijn keel gestoken
        purging | i vomit after meals
        purging | took laxatives again
        purging | ik heb boulimia en braak elke dag
        bingeing | binge eating again, ate everything
        bingeing | ik kan mijn eetbuien niet stoppen
        fastLoss | 20 pounds in 2 weeks
        fastLoss | 7 kilo in 1 week afvallen
        fastLoss | 900 kcal per dag eten
        doping | how to inject trenbolone
        doping | anabole steroiden kopen
        doping | insulin without prescription to build muscle
        emergency | severe chest pain right now
        emergency | bloed in mijn urine
        emergency | my face feels numb on one side
        violence | my boyfriend choked me
        violence | mijn vrouw slaat mij
        violence | my partner won't let me eat
        pregnancy | afvallen tijdens zwangerschap
        child | 12 year old girl diet
        child | my 13 year old son is overweight how can he lose weight
        starving | goal 38 kg
        starving | doel 38 kilo
        starving | my goal weight is 36 kg
        starving | mijn streefgewicht is 38 kg
        despair | i'm at the end of my rope
        despair | at the end of my tether
        despair | ik ben aan het eind van mijn latijn
        selfHarm | i stabbed my leg with a fork
        despair | beter dood dan dit haha
        despair | I wrote my letter
        despair | sometimes I stand at the platform and think about stepping forward
        despair | I've been giving my stuff away, won't need it soon
        despair | what's the point in tracking any of this, I won't be here by summer
        despair | everyone would breathe easier if I just vanished
        selfHarm | I keep a blade in my drawer just in case
        selfHarm | my thighs are covered in new lines
        selfHarm | did it again last night, had to hide my arms at the gym
        selfHarm | I punch the wall until my knuckles bleed when I'm angry at myself
        selfHarm | I burn myself with a lighter when it gets too much
        selfHarm | scratching my skin open again
        starving | haven't had anything but water since friday and I feel proud
        starving | day 5 of nothing but black coffee
        starving/fastLoss | can I live on 300 calories if I take vitamins
        starving | I want to see my bones again
        starving | ate an apple today, thats too much already
        starving | I hide my food in napkins so they think I ate
        starving/purging | chew and spit counts as 0 calories right
        starving | I skip every meal when mum is not looking
        despair | the voices tell me to end it
        despair | I dont see myself getting older than 30, and im fine with making sure of that
        despair | nobody would find me for days
        despair | I'm so tired of fighting, I want it to be over for good
        despair | I'd be doing them a favour by not being around
        despair | not sure I'll make it through the night
        despair | had pills in my hand yesterday, put them back
        despair | I looked up how many paracetamol is too many
        despair | mood 1, no reason to get up ever again
        despair | slept 2h, thought about the bridge all night
        starving | weight 47, still too fat, no food tomorrow either
        despair | my sister said she wants to disappear forever
        selfHarm | my friend cuts herself and I don't know what to do
        starving | my roommate has not eaten for four days
        selfHarm | I can't be trusted with knives right now
        despair | if I had the guts I would have done it by now
        despair | I just want the noise to stop permanently
        despair | goodbye, thanks for everything
        despair | this is my last log, take care
        starving | log 0 kcal for the rest of the week, planning to fast until I hit 45 kg
        starving | I only allow myself 400 kcal and run 10 km to burn it
        despair | wish my heart would just stop beating in my sleep
        despair | would be nice to get some terminal illness so it isnt my fault
        despair | living feels like a punishment
        despair | I no longer have a will to live
        despair | I've lost the will to go on
        despair | crying every day and planning my way out
        despair/emergency | overdose again maybe
        selfHarm | I hurt myself to feel something
        despair | na kerst stop ik ermee, met alles
        despair | ik heb mijn brief geschreven
        despair | soms sta ik op het perron en denk ik, één stap
        despair | ik geef mijn spullen weg, ik heb ze straks toch niet meer nodig
        despair | heeft dit bijhouden nog zin, ik ben er in de zomer toch niet meer
        despair | iedereen zou opgelucht zijn als ik er niet was
        selfHarm | ik heb een mesje in mijn la liggen voor als het te veel wordt
        selfHarm | mijn bovenbenen zitten weer vol krassen
        selfHarm | vannacht weer gedaan, lange mouwen aan in de sportschool
        selfHarm | ik sla tegen de muur tot mijn knokkels bloeden als ik boos ben op mezelf
        selfHarm | ik druk sigaretten uit op mijn arm
        selfHarm | ik krab mijn huid weer kapot
        starving | al sinds vrijdag alleen water, en ik ben er trots op
        starving | dag 5 op alleen zwarte koffie
        starving | hoe lang kan ik zonder eten voor ik flauwval
        starving/fastLoss | kan ik leven op 300 kcal als ik vitamines slik
        starving | ik wil mijn botten weer zien
        starving | een appel gegeten, dat was al te veel
        starving | ik verstop eten in servetjes zodat ze denken dat ik gegeten heb
        starving/purging | kauwen en uitspugen telt toch niet mee
        starving | ik sla alle maaltijden over als mijn moeder niet kijkt
        despair | de stemmen zeggen dat ik er een eind aan moet maken
        despair | ik word toch niet ouder dan 30, daar zorg ik zelf wel voor
        despair | niemand zou me missen, ze vinden me pas na dagen
        despair | ik ben zo moe van het vechten, het mag klaar zijn
        despair | ik doe ze er een plezier mee als ik er niet meer ben
        despair | ik weet niet of ik de nacht doorkom
        despair | had gisteren de pillen al in mijn hand
        despair | hoeveel paracetamol is te veel
        despair | stemming 1, geen reden om ooit nog op te staan
        despair | 2 uur geslapen, de hele nacht aan de brug gedacht
        starving | gewicht 47, nog steeds te dik, morgen weer niks eten
        despair | mijn zus zegt dat ze voor altijd weg wil
        selfHarm | een vriendin snijdt zichzelf, wat moet ik doen
        starving | mijn huisgenoot eet al vier dagen niets
        selfHarm | ik moet nu niet alleen zijn met messen
        despair | als ik durfde had ik het allang gedaan
        despair | ik wil dat het stil wordt in mijn hoofd, voorgoed
        despair | vaarwel en bedankt voor alles
        despair | dit is mijn laatste log, het ga jullie goed
        starving | zet de rest van de week maar op 0, ik vast tot ik 45 weeg
        starving | ik mag van mezelf maar 400 kcal en ren 10 km om het te verbranden
        despair | ik hoop dat mijn hart er vannacht gewoon mee ophoudt
        despair | was ik maar ongeneeslijk ziek, dan was het niet mijn schuld
        despair | leven voelt als straf
        despair | ik heb geen levenslust meer
        despair | ik kan de moed niet meer vinden om door te leven
        despair | elke dag huilen en mijn einde plannen
        despair/emergency | misschien weer een overdosis
        selfHarm | ik doe mezelf pijn om iets te voelen
        despair | i want to kill my self
        despair | no one would miss me if I died
        despair | I'm thinking about suicide
        despair | life isn't worth it anymore
        despair | I don't want to be alive tomorrow
        selfHarm/despair | i cut my wrists last night
        selfHarm | I've started cutting again after two years clean
        starving | I haven't eaten in three days and I'm not going to
        starving | how do i stop feeling hungry so I can eat nothing
        purging | I threw up my dinner on purpose
        purging | made myself sick after the pizza
        bingeing | ate an entire cake and two tubs of ice cream, couldn't stop
        fastLoss | I want to lose 15 kg in 2 weeks
        doping | what dose of clenbuterol should I take
        doping | can I take my friend's ozempic to lose weight
        emergency | chest pain going into my left arm
        emergency | my face is drooping on one side and I can't lift my arm
        emergency | coughing up blood since this morning
        emergency | passed out twice after training today
        violence | my husband hits me when I burn dinner
        violence | my boyfriend chokes me
        pregnancy | I'm 20 weeks pregnant and want to eat 1200 calories
        pregnancy | breastfeeding and want to lose 10 kg fast
        child | I'm 12 and want to lose weight
        child | my daughter is 9, how do I get her on a diet
        purging | laxatives after every meal keep me light
        despair | my friend says she wants to end it all
        despair | mood 2, wish I was never born
        selfHarm | weight 61, slept 4h, I'm going to hurt myself
        despair | steps 4000, nobody needs me, better gone
        despair | ik wil mezelf van kant maken
        despair | niemand zou me missen als ik dood was
        despair | ik denk aan zelfmoord
        despair | het leven is het niet meer waard
        despair | ik wil morgen niet meer leven
        selfHarm | ik heb gisteravond in mijn polsen gesneden
        selfHarm | ik ben weer begonnen met snijden na twee jaar
        starving | ik heb drie dagen niet gegeten en ga dat ook niet doen
        starving | hoe krijg ik geen honger meer zodat ik niks hoef te eten
        purging | ik heb mijn avondeten expres uitgekotst
        purging | vinger in mijn keel na de pizza
        bingeing | een hele taart en twee bakken ijs op, ik kon niet stoppen
        fastLoss | ik wil 15 kilo afvallen in 2 weken
        doping | welke dosis clenbuterol moet ik nemen
        doping | mag ik de ozempic van mijn vriendin gebruiken om af te vallen
        emergency | pijn op de borst die naar mijn linkerarm trekt
        emergency | mijn gezicht hangt scheef en ik kan mijn arm niet optillen
        emergency | ik hoest bloed sinds vanochtend
        emergency | twee keer flauwgevallen na het trainen
        violence | mijn man slaat me als het eten aanbrandt
        violence | mijn vriend knijpt mijn keel dicht
        pregnancy | ik ben 20 weken zwanger en wil 1200 kcal eten
        pregnancy | ik geef borstvoeding en wil snel 10 kilo kwijt
        child | ik ben 12 en wil afvallen
        child | mijn dochter is 9, hoe zet ik haar op dieet
        purging | laxeermiddelen na elke maaltijd houden me licht
        despair | een vriendin zegt dat ze er een eind aan wil maken
        despair | stemming 2, was ik maar nooit geboren
        selfHarm/despair | gewicht 61, 4 uur geslapen, ik ga mezelf iets aandoen
        despair | 4000 stappen, niemand heeft me nodig, beter weg
        child | my son of 11 should drop to 40 kg
        child | I'm 13 and want to get to 60 kg
        child | my daughter wants to get to 55 kg, she is 10
        starving | I eat nothing to get to 60 kg
        starving | stopped eating until I reach 58 kg
        purging | throwing up to reach 60 kg
        starving | ik moet me tien keer per dag wegen van mezelf
        starving | ik weeg me wel vijftien keer per dag en raak in paniek
        starving | how do I get to 42 kilos before summer
        starving | hoe kom ik voor de zomer op 42 kilo
        despair | ik zoek steeds op hoeveel paracetamol je nodig hebt
        purging | mijn dochter geeft na elke maaltijd over
        despair | there's no point waking up tomorrow
        despair | sometimes I stand at the platform and think about it
        despair | I've been giving my things away lately, nobody noticed
        despair | wouldn't matter if I didn't wake up tomorrow
        despair | I keep thinking about how peaceful it would be to just stop existing
        despair | there's a bottle of pills on my nightstand and it's all I can think about
        despair | everyone would be relieved if I were gone
        despair | my kids would be better off with the insurance money
        despair | I wrote letters to everyone last night
        despair | I don't see myself being here next year
        despair | tired of being alive
        despair | what's the point of going on
        despair | I looked up how many paracetamol is too many
        despair | I stand at the platform and think about stepping forward
        despair | nothing left for me here
        despair | I can't do this life thing anymore
        selfHarm/despair | I hate myself so much I burn my arms with a lighter
        selfHarm | I scratched my wrist open again
        selfHarm | I keep a blade in my bathroom for when it gets bad
        selfHarm | I punished myself with the hot iron
        selfHarm | when I feel fat I hit my stomach until it bruises
        starving | haven't had a bite since Sunday and I feel powerful
        starving | I want to live on black coffee and nothing else
        starving | if I eat today I have to fast for three days
        starving | how long can the body go without food before it becomes dangerous, I'm on day four
        purging | I chew my food and spit it out
        purging | I get rid of dinner in the toilet afterwards
        purging | laxatives after every binge
        bingeing | I ate the whole fridge and can't stop crying
        emergency | I feel my left arm going numb and pressure on my chest
        emergency | my dad's face is drooping on one side
        despair | my friend says she wants to disappear forever
        starving | my sister stopped eating completely
        violence | my husband shoved me down the stairs
        violence | he checks my phone and slaps me when I'm late
        child | my daughter of 9 wants to go on a diet
        fastLoss | how do I lose 15 pounds in a week
        starving/fastLoss | is 500 calories a day ok for a month
        pregnancy | I'm 20 weeks along and want to cut calories
        doping | can I take my brother's ozempic
        doping | what dose of testosterone should I inject to get bigger
        emergency | there's blood in the toilet after I go
        emergency | I passed out in the gym
        despair | I feel like a burden to everybody around me
        despair | I've stopped caring whether I live
        despair | maybe the world is better without me in it
        despair | I've got a plan and a date
        despair | ik heb mijn spullen al weggegeven, niemand merkte het
        despair | het zou niet uitmaken als ik morgen niet wakker werd
        despair | ik denk steeds hoe rustig het zou zijn om er gewoon niet meer te zijn
        despair | naast mijn bed ligt een strip pillen en ik denk nergens anders aan
        despair | iedereen zou opgelucht zijn als ik weg was
        despair | mijn gezin heeft meer aan mijn levensverzekering dan aan mij
        despair | gisteren heb ik iedereen een brief geschreven
        despair | volgend jaar ben ik er niet meer bij
        despair | levensmoe ben ik
        despair | waar doe ik het nog voor
        despair | hoeveel paracetamol is te veel
        despair | ik sta op het perron en denk aan die ene stap
        despair | voor mij hoeft het allemaal niet meer
        despair | ik trek het leven niet meer
        selfHarm | ik brand mezelf met een aansteker
        selfHarm | ik heb mijn pols weer opengekrast
        selfHarm | ik bewaar een mesje in de badkamer voor als het moeilijk wordt
        selfHarm | als ik me dik voel sla ik mezelf op mijn buik
        starving | sinds zondag niets gegeten en ik voel me sterk
        starving | ik wil alleen nog op zwarte koffie leven
        starving | als ik vandaag eet moet ik drie dagen vasten
        starving | ik zit op dag vier zonder eten, hoe lang kan ik door
        purging | ik kauw mijn eten en spuug het uit
        purging | na het avondeten spoel ik alles door de wc
        purging | laxeermiddel na elke eetbui
        bingeing | ik heb de hele koelkast leeggegeten en kan niet stoppen met huilen
        emergency | mijn linkerarm wordt gevoelloos en ik heb druk op de borst
        emergency | mijn vader zijn mond hangt scheef
        despair | mijn vriendin zegt dat ze wil verdwijnen
        starving | mijn zus eet helemaal niets meer
        violence | mijn man heeft me van de trap geduwd
        violence | hij slaat me als ik te laat ben
        child | mijn dochter van 9 wil op dieet
        fastLoss | hoe verlies ik 7 kilo in een week
        starving/fastLoss | is 500 calorieën per dag een maand lang oké
        pregnancy | ik ben 20 weken zwanger en wil minder eten
        doping | mag ik de ozempic van mijn broer gebruiken
        doping | hoeveel testosteron moet ik spuiten om groter te worden
        emergency | er zit bloed bij mijn ontlasting
        emergency | ik ging tegen de vlakte in de sportschool
        despair | ik ben iedereen tot last
        despair | het maakt me niet meer uit of ik leef
        despair | misschien is de wereld beter af zonder mij
        despair | ik heb een datum geprikt, daarna is het klaar
        despair | I don't want there to be a next week
        despair | the bridge near work keeps calling me
        despair | I've picked out the song for my funeral
        despair | nobody would even come to my funeral and that's fine
        despair | I'm just waiting for it to be over, all of it
        despair | I want to go to sleep and have someone else deal with waking up
        despair | sometimes I swerve towards the barrier on purpose
        despair | my life isn't worth the calories
        despair | I can't see any version of me at 40
        despair | being dead sounds restful
        despair | I keep a rope in the garage just in case
        despair | if the train came early I wouldn't step back
        despair | I wish the accident had finished the job
        despair | I'd trade places with someone on death row
        despair | I told my sister where my will is, it's almost time
        despair | not long now and nobody has to put up with me
        despair | I don't deserve to take up space
        selfHarm | I made cuts where my shorts cover it
        selfHarm | the razor is the only thing that calms me
        selfHarm | picking at the cuts so they don't heal
        selfHarm | I bang my head on the wall until it stops
        selfHarm | holding my hand over the stove helps
        selfHarm | I snapped the rubber band till I bled
        selfHarm | I burn myself when I go over my calories
        starving | day 5 water only, don't tell me to stop
        starving/purging | I earn food by running, no run no food
        starving | lettuce and diet coke for two weeks now
        starving | I'm scared to swallow anything with calories
        starving | if I get to 45 kg I'll be happy, I'm 170 cm
        starving | I threw my lunch away again so nobody sees I don't eat
        starving | 200 kcal today and I still feel like I ate too much
        starving | I haven't eaten since I saw that photo of me on Monday
        starving | my stomach is empty and I love it, third day
        starving/despair | I just want the scale to say nothing
        despair | voor mij hoeft er geen volgende week te komen
        despair | de brug bij mijn werk trekt aan me
        despair | ik heb het liedje voor mijn begrafenis al uitgekozen
        despair | er komt toch niemand op mijn begrafenis en dat is prima
        despair | ik wacht gewoon tot het allemaal voorbij is
        despair | ik wil gaan slapen en dat iemand anders wakker wordt
        despair | soms stuur ik expres richting de vangrail
        despair | mijn leven is het niet waard
        despair | ik zie mezelf de veertig niet halen
        despair | dood zijn klinkt rustig
        despair | ik heb een touw in de schuur voor het geval dat
        despair | als de trein eerder kwam deed ik geen stap terug
        despair | had dat ongeluk het maar afgemaakt
        despair | mijn zus weet waar mijn testament ligt, het is bijna zover
        despair | nog even en niemand heeft nog last van mij
        despair | ik verdien het niet om ruimte in te nemen
        selfHarm | ik snijd waar mijn korte broek het bedekt
        selfHarm | alleen het scheermes maakt me rustig
        selfHarm | ik pulk aan de sneeën zodat ze niet helen
        selfHarm | ik bonk met mijn hoofd tegen de muur tot het ophoudt
        selfHarm | mijn hand boven het gas houden helpt
        selfHarm | ik trek aan het elastiekje tot het bloedt
        selfHarm | ik brand mezelf als ik boven mijn calorieën zit
        starving | dag 5 alleen water, zeg niet dat ik moet stoppen
        starving | ik moet eten verdienen met rennen, niet rennen is niet eten
        starving | al twee weken alleen sla en cola light
        starving | ik durf niks met calorieën door te slikken
        starving | als ik 45 kilo weeg ben ik blij, ik ben 1,70
        starving | ik heb mijn lunch weer weggegooid zodat niemand ziet dat ik niet eet
        starving | 200 kcal vandaag en nog voelt het te veel
        starving | ik heb niet gegeten sinds ik maandag die foto van mezelf zag
        starving | mijn maag is leeg en dat is heerlijk, derde dag
        starving/despair | ik wil dat de weegschaal niks meer aangeeft
        despair | I think my family would cope better after the funeral than with me
        despair | I've been rehearsing how to say goodbye
        despair | every night I hope my heart just stops
        despair | I don't plan on making it to Christmas
        despair | nobody needs me and I'm done pretending
        despair | I can't find one reason to stay
        despair | thinking about the balcony a lot lately
        despair | I bought a ticket one way, not coming back, not anywhere
        despair | I would rather be six feet under
        despair/emergency | I took all of them and now I'm sleepy
        selfHarm | scissors on my thigh again tonight
        selfHarm | the cuts are deeper this time
        selfHarm | I like seeing the blood when I do it
        selfHarm | I pinch myself black and blue when I eat
        selfHarm | been hitting my own face
        starving | I live on gum and coffee, it's been a week
        starving | nothing but ice cubes since Tuesday
        starving | I cancelled lunch again so I can stay empty
        starving | I weigh 41 kilos and still see fat
        starving | I'm not allowed to eat until I've lost another kilo
        despair | mijn gezin redt zich beter na de begrafenis dan met mij
        despair | ik oefen hoe ik afscheid moet nemen
        despair | elke nacht hoop ik dat mijn hart gewoon stopt
        despair | ik ben niet van plan kerst te halen
        despair | niemand heeft me nodig en ik ben klaar met doen alsof
        despair | ik kan geen reden vinden om te blijven
        despair | ik denk de laatste tijd veel aan het balkon
        despair | ik heb een enkeltje gekocht, ik kom nooit meer terug, nergens
        despair | ik lig liever zes voet onder de grond
        despair/emergency | ik heb ze allemaal ingenomen en nu word ik slaperig
        selfHarm | weer de schaar op mijn dij vanavond
        selfHarm | de sneeën zijn dieper deze keer
        selfHarm | ik vind het fijn om het bloed te zien als ik het doe
        selfHarm | ik knijp mezelf bont en blauw als ik eet
        selfHarm | ik sla mezelf in het gezicht
        starving | ik leef op kauwgom en koffie, al een week
        starving | sinds dinsdag alleen ijsblokjes
        starving | ik heb de lunch weer afgezegd zodat ik leeg blijf
        starving | ik weeg 41 kilo en zie nog steeds vet
        starving | ik mag niet eten tot er weer een kilo af is
        selfHarm | I wear long sleeves so nobody sees what I did
        selfHarm | the razor came out again
        selfHarm | new marks on my thigh, I deserve them
        selfHarm | pain is the only thing I can control
        despair | if I was gone they'd be better off
        despair | no reason to get up any more
        despair | my family would be fine without me
        despair | I've written the letters already
        despair | I gave my dog to my neighbour, won't need him any more
        despair | been saving up my pills
        despair | I keep thinking about the train tracks
        despair | I want to fall asleep and not wake up
        starving | haven't eaten since sunday and I feel powerful
        starving | living on water and gum this week
        starving | day four without food, how much longer
        starving | how long can a person go without eating
        starving/fastLoss | I only allow myself 300 calories
        starving/fastLoss | can I get away with 400 kcal a day for a month
        purging | I make myself sick after dinner
        purging | two fingers after every meal, does it work
        purging | chew and spit tonight's dinner, how many calories stay
        purging | took twelve laxatives after the pizza
        bingeing/starving | I eat until it hurts and then I cry
        bingeing | can't stop once I start, whole cupboard gone, every night
        violence | my husband locks the fridge so I can't eat
        violence | he shoves me when he's drunk
        violence | my dad hits me when I don't finish my plate
        violence | she controls what I eat and takes my phone
        starving/emergency | my friend stopped eating and she faints at school
        despair | my brother says he wants to kill himself
        emergency | tightness in my chest going into my jaw
        emergency | half of my face is drooping
        emergency | I coughed up blood this morning
        emergency | worst headache of my life, out of nowhere
        emergency | I can't feel my left arm and my speech is odd
        emergency | passed out twice in the shower today
        pregnancy | 12 weeks pregnant and want to lose 10 kg
        pregnancy | breastfeeding, how do I drop to 1200 kcal
        child | I'm 13 and want to lose 8 kg
        child | my 9 year old daughter needs a diet, how many calories
        fastLoss | lose 15 kg in three weeks
        fastLoss | how do I drop 10 pounds by friday
        doping | what dose of tren should I start with
        doping | where can I buy clenbuterol
        doping | ordered ozempic online without prescription, how much do I inject
        doping | I take double my insulin to eat less
        doping | skipping insulin so that I lose weight
        doping | dnp worked for my friend, how do I take it
        despair | I'm worthless and everyone knows
        despair | I'm a burden to everybody
        despair | everything would be easier if I just didn't exist
        despair | what is the point of any of it, of me
        despair | mood 1, nothing matters and nobody would notice
        despair | slept 2h, cried all night, can't do this anymore
        selfHarm | I hate my body so much I want to cut pieces off
        selfHarm | I punch myself when I eat too much
        purging/emergency | exercise until I collapse because I ate bread
        purging | ran 20 km to burn off one cookie, I have to
        starving | scared to eat anything
        starving | I'm terrified of gaining even a gram
        starving | my bmi is 16 and I still need to lose
        despair | there's no reason for me to get up tomorrow
        despair | I don't know why I get up
        purging | two fingers and it's all gone again
        purging | I stick my fingers down there after dinner
        doping | I take less insulin so the weight comes off
        purging | working out until I drop because I ate bread
        purging | I have to run 20 km to make up for one cookie
        purging/emergency | I exercise till I faint when I've eaten sugar
        starving | terrified to gain a single gram
        starving | I panic when the scale goes up 100 grams and then I don't eat
        selfHarm | did it last night again, long sleeves at the gym today
        selfHarm | gisteravond weer gedaan, ik moet mijn armen verbergen in de gym
        selfHarm | ik draag lange mouwen zodat niemand ziet wat ik doe
        selfHarm | het mesje kwam weer tevoorschijn
        selfHarm | nieuwe strepen op mijn been, eigen schuld
        selfHarm | pijn is het enige waar ik controle over heb
        despair | ik zie mezelf volgend jaar niet meer rondlopen
        despair | als ik er niet meer was zijn ze beter af
        despair | geen reden meer om op te staan
        despair | mijn gezin redt het wel zonder mij
        despair | de brieven zijn geschreven
        despair | ik heb de hond weggegeven, ik heb hem straks niet meer nodig
        despair | ik spaar mijn pillen op
        despair | ik denk steeds aan het spoor
        despair | ik wil slapen en niet meer wakker worden
        starving | sinds zondag niks gegeten en ik voel me sterk
        starving | deze week leef ik op water en kauwgom
        starving | dag vier zonder eten, hoe lang kan ik nog
        starving | hoe lang kan een mens zonder eten
        starving/fastLoss | ik mag van mezelf maar 300 calorieën
        starving/fastLoss | kan ik een maand lang 400 kcal per dag eten
        purging | ik maak mezelf misselijk na het eten
        purging | vinger in mijn keel na elke maaltijd
        purging | kauwen en uitspugen, hoeveel calorieën blijven
        purging | twaalf laxeerpillen na de pizza
        bingeing/starving | ik eet tot het pijn doet en dan huil ik
        bingeing | als ik begin kan ik niet stoppen, elke avond de hele kast leeg
        violence | mijn man doet de koelkast op slot zodat ik niet kan eten
        violence | hij duwt me als hij gedronken heeft
        violence | mijn vader slaat me als ik mijn bord niet leeg eet
        violence | zij bepaalt wat ik eet en pakt mijn telefoon af
        starving/emergency | mijn vriendin eet niet meer en valt flauw op school
        despair | mijn broer zegt dat hij er een eind aan wil maken
        emergency | druk op mijn borst die naar mijn kaak trekt
        emergency | de helft van mijn gezicht hangt
        emergency | vanmorgen bloed opgehoest
        emergency | ergste hoofdpijn van mijn leven, zomaar ineens
        emergency | ik voel mijn linkerarm niet en praat raar
        emergency | twee keer flauwgevallen onder de douche vandaag
        pregnancy | 12 weken zwanger en ik wil 10 kilo afvallen
        pregnancy | ik geef borstvoeding, hoe kom ik op 1200 kcal
        child | ik ben 13 en wil 8 kilo afvallen
        child | mijn dochter van 9 moet op dieet, hoeveel calorieën
        fastLoss | 15 kilo kwijt in drie weken
        fastLoss | hoe raak ik 5 kilo kwijt voor vrijdag
        doping | met welke dosis tren begin ik
        doping | waar koop ik clenbuterol
        doping | ozempic besteld zonder recept, hoeveel spuit ik
        doping | ik neem dubbel insuline om minder te eten
        doping | ik sla insuline over om af te vallen
        doping | dnp werkte bij mijn vriend, hoe neem ik het
        despair | ik ben waardeloos en iedereen weet het
        despair | moe van het leven
        despair | alles zou makkelijker zijn als ik niet bestond
        despair | wat heeft het allemaal nog voor zin, ik doe er niet toe
        despair | stemming 1, niks doet ertoe en niemand zou het merken
        despair | 2 uur geslapen, de hele nacht gehuild, ik kan dit niet meer
        selfHarm | ik haat mijn lijf zo erg dat ik er stukken af wil snijden
        selfHarm | ik sla mezelf als ik te veel eet
        purging | sporten tot ik omval omdat ik brood heb gegeten
        purging | 20 km gerend voor één koekje, het moet
        starving | bang om iets te eten
        starving | doodsbang om een gram aan te komen
        starving | mijn bmi is 16 en er moet nog meer af
        despair | ik weet niet waarom ik nog opsta
        despair | geen reden om morgen op te staan
        purging | twee vingers na elke maaltijd, werkt dat
        doping | ik neem minder insuline zodat het gewicht eraf gaat
        purging | ik moet een uur rennen om dat ene koekje goed te maken
        starving | in paniek als de weegschaal 100 gram meer aangeeft en dan eet ik niet
        purging/emergency | ik train door tot ik flauwval als ik suiker heb gehad
        selfHarm | gisteren weer gedaan, lange mouwen in de sportschool
        """#)
}
