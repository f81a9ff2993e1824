/// Shares of a dish, what others had, plans that came to something else, and sets that are told one by one.
extension SentenceTable {
    static let asidesMealEnglish = table(
        .meal, .en,
        #"""
        aside | made 800 g chili for four, had my portion | chili *200 g
        aside | We split a 450 g pizza between three people | pizza *150 g
        aside | 400 g curry but I only ate half of it | curry *200 g
        aside | Had a 200 g yoghurt, gave a quarter to the dog | yoghurt *150 g
        aside | ordered 8 wings, left 3 | wing *5
        aside | ate 3 of the 10 sushi pieces | sushi piece *3
        aside | My husband had steak and chips, I had a chicken salad | chicken salad *1
        aside | Tom ordered the ribs; I went for 150 g salmon | salmon *150 g
        aside | she had wine, I had a glass of water | water *1 glass
        aside | planned on a salad but ended up with a burger and fries | burger *1 ; fries
        aside | meant to have porridge, went with two slices of toast | toast *2 slice
        aside | had a banana at 9 and another one at 11 | banana *2
        aside | two cookies, then one more an hour later | cookie *3
        aside | had a bagel at Union Square with a latte | bagel *1 ; latte *1
        aside | no butter on the toast, just 20 g of jam | toast ; jam *20 g
        aside | shared a 300 g brownie with my sister, half each | brownie *150 g
        aside | bowl of soup, threw away half | soup *0.5 bowl
        aside | shared a bottle of wine with my wife, had two glasses | wine *2 glass
        aside | shared a pizza with my wife | pizza *0.5
        aside | i had a pizza, ate 5 of 8 slices | pizza *5 slice
        aside | i ate a kebab and drank three pints | kebab *1 ; pint *3
        aside | no sugar latte and a blueberry muffin | no sugar latte ; blueberry muffin *1
        aside | no peanut butter today, just jam on toast | jam ; toast
        aside | 3 egg omelette with cheddar | 3 egg omelette ; cheddar
        aside | 2 cheese burgers | cheese burger *2
        aside | grabbed a meal deal for lunch: chicken sandwich, crisps and a coke | #lunch chicken sandwich ; crisp ; coke *1
        aside | big mac meal, medium, with a sprite | big mac meal ; sprite *1
        aside | a biscuit or two with tea | biscuit *2 ; tea
        aside | nothing but a banana for breakfast | #breakfast banana *1
        aside | curry from last night for lunch | #lunch curry
        aside | breakfast from yesterday: eggs | @-1 #breakfast egg
        aside | two rounds of toast with jam | toast *2 slice ; jam
        aside | a 300 calorie muffin and a 90 kcal yoghurt | muffin *1 ; yoghurt *1
        aside | two eggs fried in butter | egg *2 ; butter
        aside | 40g porridge oats made with 200 ml skimmed milk, a tbsp of honey | porridge oat *40 g ; skimmed milk *200 ml ; honey *1 tbsp
        aside | soup and a dessert | soup ; dessert *1
        aside | had fruit as a dessert | fruit
        aside | i had pizza with my wife and our son | pizza
        """#)

    static let asidesMealDutch = table(
        .meal, .nl,
        #"""
        aside | 600 g lasagne met z'n drieën gedeeld | lasagne *200 g
        aside | Kookte 400 g rijst voor 4 personen en at mijn deel | rijst *100 g
        aside | een bord pasta van 300 g maar een derde laten staan | pasta *200 g
        aside | zak chips van 200 g, de helft aan de kinderen gegeven | chips *100 g
        aside | 6 bitterballen besteld, 2 laten liggen | bitterbal *4
        aside | 4 van de 12 oliebollen gegeten | oliebol *4
        aside | Mijn zoon at een hamburger, ik een kipburger met friet | kipburger *1 ; friet
        aside | Sanne nam een tosti en ik een uitsmijter | uitsmijter *1
        aside | de kinderen kregen pannenkoeken, ik at 2 boterhammen met pindakaas | boterham *2 ; pindakaas
        aside | Ik zou soep nemen maar het werd een broodje kroket | broodje kroket *1
        aside | had zin in ijs, uiteindelijk een appel | appel *1
        aside | een biertje en later nog twee | biertje *3
        aside | op het Rembrandtplein een patatje met | patatje *1
        aside | Tussen 12 en 1 twee boterhammen met kaas | boterham *2 ; kaas
        aside | geen melk in de thee, wel een koekje | thee ; koekje *1
        aside | een pizza gehad, driekwart opgegeten | pizza *0.75
        aside | 3 koppen koffie zwart en 1 met melk | koffie zwart *3 cup ; koffie zwart *1 cup ; melk
        aside | vier crackers, twee met hummus en twee met kaas | cracker *4 ; hummus ; kaas
        aside | havermout van 50 g havervlokken en 250 ml melk met een banaan erdoor | havervlok *50 g ; melk *250 ml ; banaan *1
        aside | twee biertjes en een bitterbal of zes | biertje *2 ; bitterbal *6
        aside | niks gegeten behalve een appel | appel *1
        aside | een bord macaroni van gisteren, ongeveer 300 gram | macaroni *300 g
        aside | kipkerrie met 80 gram rijst (ongekookt) | kipkerrie ; rijst *80 g
        aside | soep, zalm en een toetje | soep ; zalm ; toetje *1
        aside | ik nam de zalm en mijn vriend de biefstuk | zalm
        """#)

    static let asidesWorkoutEnglish = table(
        .workout, .en,
        #"""
        aside | bench 4x8 at 70, last set only 6 | bench press s4 r8,8,8,6 w70
        aside | deadlift 5 sets of 5 at 120, the last two at 130 | deadlift s5 r5 w120,120,120,130,130
        aside | overhead press set 1: 10 x 30, set 2: 8 x 35, set 3: 6 x 40 | overhead press s3 r10,8,6 w30,35,40
        aside | curls 3 sets of 12 with 10 kg, third set failed at 9 | biceps curl s3 r12,12,9 w10kg
        aside | 5 sets of 3 squats starting at 80 adding 5 kg each set | squat s5 r3 w80,85,90,95,100
        aside | pull-ups: bodyweight 10, +5 for 8, +10 for 5 | pull-up s3 r10,8,5 w0,5,10
        aside | bench pyramid 60 kg x 10, 70 x 8, 80 x 6 | bench press s3 r10,8,6 w60,70,80kg
        aside | bodyweight 78 kg, dips with 20 kg 3x6 | dip s3 r6 w20kg
        aside | lunges with 16s in each hand, 3x12 | lunge s3 r12 w16
        aside | Squat at 6:45: 100x5, 110x3, 120x1 | squat s3 r5,3,1 w100,110,120
        aside | plank 60 s, 45 s and 30 s | plank t1 ; plank t0.75 ; plank t0.5
        aside | 5 km by bike, 2 on foot | cycling k5 ; walking k2
        aside | wanted to do 5x5 rows at 60 but managed 3x5 | barbell row s3 r5 w60
        aside | of the 5 sets of bench at 80 kg x 5 I only did 3 | bench press s3 r5 w80kg
        aside | squats 3x5 at 100, skipped the third set | squat s2 r5 w100
        aside | seated row first two sets 50 kg for 10, last two 60 kg for 8 | seated cable row s4 r10,10,8,8 w50,50,60,60kg
        aside | squats 5x5 @ 80% of 140 | squat s5 r5 w112
        aside | cable rows 4 sets, 50 kg x 12, 55 x 10, 60 x 8, 60 x 8 | seated cable row s4 r12,10,8,8 w50,55,60,60kg
        aside | bench 100 x 5, 5, 4 then 80 x 10 | bench press s4 r5,5,4,10 w100,100,100,80
        aside | dumbbell press 2x22 kg 3x10 | dumbbell bench press s3 r10 w22kg
        aside | 30:00 tempo run | running t30
        aside | tempo: 20:00 run | running t20
        aside | 45 minutes of weights | strength training t45
        aside | ran 5 km there, back 5 km | running k10
        """#)

    static let asidesWorkoutDutch = table(
        .workout, .nl,
        #"""
        aside | squat: eerste set 8 op 80, tweede 6 op 85, laatste 4 op 90 | squat s3 r8,6,4 w80,85,90
        aside | leg press 4x12, eerste twee op 100, de rest op 120 | leg press s4 r12 w100,100,120,120
        aside | optrekken 3x8, derde set maar 5 | pull-up s3 r8,8,5
        aside | deadlift 4x5 beginnend op 100, elke set 10 kg zwaarder | deadlift s4 r5 w100,110,120,130
        aside | dips: lichaamsgewicht 15, +10 kg x 8 | dip s2 r15,8 w0,10kg
        aside | bicepscurl 8 kg x 15, 10 x 12, 12 x 10 | biceps curl s3 r15,12,10 w8,10,12kg
        aside | bij 90 kg lichaamsgewicht 5x3 optrekken met 20 kg | pull-up s5 r3 w20kg
        aside | om 7.15: bankdrukken 3x10 op 50 | bench press s3 r10 w50
        aside | van half acht tot kwart over acht gefietst, 15 km | cycling t45 k15
        aside | plank: 1 minuut, 50 seconden, 40 seconden | plank t1 ; plank t0.833 ; plank t0.667
        aside | 20 baantjes van 25 meter gezwommen | swimming k0.5
        aside | wilde 10 km hardlopen, werd 6 km | running k6
        aside | van de 5 sets squat 5 op 100 heb ik er 4 gedaan | squat s4 r5 w100
        aside | eerste set 12 push-ups, tweede 10, derde 8 | push-up s3 r12,10,8
        aside | 8 km hardlopen, tempo 5:45 | running t46 k8
        aside | 5 km gelopen in 31 min en daarna 10 min gestretcht | running t31 k5 ; stretching t10
        aside | 5 km gelopen in 31 min en daarna gestretcht | running t31 k5 ; stretching
        aside | heen 10 km en terug 12 km gefietst | cycling k22
        aside | 25 baantjes gezwommen in een bad van 25 meter | swimming k0.625
        """#)
}
