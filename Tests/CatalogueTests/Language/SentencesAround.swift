/// Which meal stands with the food, people and places that no table can have all of, clock times, why, and everyday words
/// of Flanders and Britain.
extension SentenceTable {
    static let aroundMealEnglish = table(
        .meal, .en,
        #"""
        slot | no lunch today, just a cereal bar as a snack | #snack cereal bar *1
        slot | breakfast skipped, for lunch two wraps | #lunch wrap *2
        slot | lunch skipped, dinner was pasta | #dinner pasta
        slot | no lunch, just a smoothie | #lunch smoothie *1
        why | fasting tomorrow so tonight I had a plate of lasagne | lasagne *1 plate
        why | nothing for dinner because lunch was big: three fajitas and guac | #lunch fajita *3 ; guac
        why | skipped lunch because I was at the dentist | none #lunch
        why | no breakfast because of the meeting | none #breakfast
        place | a cheese toastie with karen at wagamama | cheese toastie *1
        place | with Zofia and Tom at Nando's in Leeds: half a chicken and coleslaw | chicken *0.5 ; coleslaw
        place | bowl of soup at my nan's on tuesday | @-2 soup *1 bowl
        place | toast with Bovril and a banana | toast ; bovril ; banana *1
        place | toast with Nutella | toast ; nutella
        place | on shift till 7 so dinner was half a pizza | #dinner pizza *0.5
        share | 2 slices of the lasagne I split with my brother | lasagne *2 slice
        share | 3 pieces of the cake we shared with my mum | cake *3 piece
        word | a wee bowl of broth wiv bread | broth *1 bowl ; bread
        word | a glass of red and a small glass of white | red wine *1 glass ; white wine *1 glass
        word | 250g greek yog and 30g granola | greek yog *250 g ; granola *30 g
        found | at 12 a sandwich | sandwich *1
        found | ham and cheese and onion | ham ; cheese ; onion
        found | instead of coffee I had tea | tea
        found | no lunch just a smoothie | #lunch smoothie *1
        found | pasta with dave | pasta
        found | chips with the lads | chip
        found | pizza at luigi's | pizza
        found | a splash of milk in coffee | milk ; coffee
        found | day b4 yesterday two eggs | @-2 egg *2
        found | maybe 200g chicken, no more like 250g | chicken *250 g
        """#)

    static let aroundMealDutch = table(
        .meal, .nl,
        #"""
        slot | geen lunch vandaag, enkel een peer als tussendoortje | #snack peer *1
        slot | ontbijt overgeslagen, als lunch twee boterhammen | #lunch boterham *2
        place | met Sofie bij de Griek een moussaka | moussaka *1
        place | bij oma in Lokeren een kom soep | soep *1 bowl
        place | boterham met Nutella | boterham ; nutella
        share | 2 punten van de taart die ik met mijn zus deelde | taart *2 piece
        word | misschien 200 g gehakt | gehakt *200 g
        word | een tas thee en een tas verse tomatensoep | thee *1 cup ; verse tomatensoep *1 cup
        word | glaasje rood | rode wijn *1 glass
        word | bordje spaghetti bolognese, niet heel groot | spaghetti bolognese *1 plate
        clock | om 12u30 een broodje kaas | broodje kaas *1
        found | honing door de yoghurt | honing ; yoghurt
        found | restje pasta van gisteren | pasta
        found | 2 à 3 koekjes | koekje *3
        found | vandaag 1 eitje en morgen niks | eitje *1
        """#)

    static let aroundWorkoutEnglish = table(
        .workout, .en,
        #"""
        place | legs with Priya at PureGym in Leeds: squats 3x8 80kg | squat s3 r8 w80kg
        place | walked 30 min on the treadmill at incline 5 | walking t30
        place | 20 min on the treadmill, then rowing 2k | running t20 ; rowing k2
        time | tennis with karen 1hr 15 | tennis t75
        time | ran 5k in 24.30 | running t24.5 k5
        time | parkrun with Gethin 27.30 | running t27.5
        load | 20 kg plates each side so 60kg total, bench 3x8 | bench press s3 r8 w60kg
        load | treadmill 20 min incline 6 speed 5 | running t20
        found | planned 5x5 squats but only did 3x5 | squat s3 r5
        found | wanted to do 4x10 curls, managed 3x10 | biceps curl s3 r10
        found | squats 70kg 75kg 80kg 8 reps each | squat s3 r8 w70,75,80kg
        found | weighed 82.4 kg this morning, then squats 5x5 100kg | squat s5 r5 w100kg
        found | walked 40 min at 10% incline | walking t40
        found | yoga 18:00-19:00 | yoga t60
        found | push day a | =push day a
        found | lateral raises 3x12 with 8s | lateral raise s3 r12 w8
        """#)

    static let aroundWorkoutDutch = table(
        .workout, .nl,
        #"""
        place | met Lien en Wout in de Basic-Fit in Gent 50 minuten spinning gedaan | spinning t50
        place | 20 min op de loopband, daarna roeien 10 min | running t20 ; rowing t10
        place | 35 minuten gewandeld op de loopband, helling 10% | walking t35
        place | met de velo naar oma in Aalst, 18 km, drie kwartier | cycling t45 k18
        clock | om 17u30 nog rap 3x10 leg press gedaan op 120 kilo | leg press s3 r10 w120kg
        clock | van 17u30 tot 18u15 gezwommen | swimming t45
        clock | 1u30 gefietst | cycling t90
        load | aan elke kant een schijf van 20, dus 60 kg totaal, bankdrukken 5x5 | bench press s5 r5 w60kg
        found | deadlift 3x5 140, laatste set maar 3 | deadlift s3 r5,5,3 w140
        """#)
}
