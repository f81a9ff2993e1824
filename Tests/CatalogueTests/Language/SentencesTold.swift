/// Plans that came to less, sets by shares and steps, what each piece had on it, an amount by another one, what was left.
extension SentenceTable {
    static let toldMealEnglish = table(
        .meal, .en,
        #"""
        aside | two slices of leftover pizza, cold | pizza *2 slice
        aside | about two and a half slices of bread | bread *2.5 slice
        aside | coffee, black, and a biscuit | coffee ; biscuit *1
        aside | porridge made with water, tbsp honey, a few walnuts | porridge ; water ; honey *1 tbsp ; walnut
        aside | iced coffee, unsweetened, 300 ml | iced coffee *300 ml
        aside | 300 g of chili, left about 50 | chili *250 g
        aside | had a starter of 100 g prawns, main was 300 g lasagne, no dessert | prawn *100 g ; lasagne *300 g
        aside | salad with 100 g feta, no, 50 g feta, and olives | salad ; feta *50 g ; olive
        aside | ordered a 12 inch pizza, ate 5 of the 8 slices | 12 inch pizza *5 slice
        aside | finished the last 80 g of the cheddar | cheddar *80 g
        aside | a quarter of a 1 kg watermelon | watermelon *0.25 kg
        aside | 5 sushi rolls plus 2 I stole from Mark | sushi roll *7
        aside | a banana at 10 and another one at 3 | banana *2
        aside | 3 pancakes, each with a tablespoon of maple syrup | pancake *3 ; maple syrup *3 tbsp
        aside | split a tub of 500 ml ice cream with my sister | ice cream *250 ml
        aside | a whole avocado minus a quarter | avocado *0.75
        aside | a 330 ml can of coke and half a 250 g bag of nuts | coke *330 ml ; nut *125 g
        aside | 2 x 125 g pots of yoghurt | yoghurt *250 g
        aside | strawbery yoghurt 150g and a bannana | strawberry yoghurt *150 g ; banana *1
        aside | Burger without the bun, with 30 g cheddar | burger ; cheddar *30 g
        aside | 2 eggs this morning, 3 more tonight | egg *5
        aside | one and a half bagels with cream cheese, 20 g | bagel *1.5 ; cream cheese *20 g
        aside | no sugar in my coffee, just 30 ml milk | coffee ; milk *30 ml
        aside | 4 biscuits, well, 5 if you count the broken one | if you counts broken *5
        aside | 200 g yoghurt and half as much fruit | yoghurt *200 g ; fruit *100 g
        aside | half of a 400 g pizza | pizza *200 g
        aside | made lasagne for six, ate two portions | lasagne *2 serving
        aside | 500 g pasta for four, ate two bowls | pasta *2 bowl
        aside | pot of chili for six people, had one bowl | chili *1 bowl
        aside | was going to have two slices of cake but had just one | cake *1 slice
        aside | at Nando's: half a chicken and a side of peri peri chips | chicken *0.5 ; peri peri chip
        aside | two thirds of a 90 g protein bar | protein bar *60 g
        aside | Anna had the steak, I had the salmon | salmon
        aside | 150 g chicken and the same amount of rice | chicken *150 g ; rice *150 g
        aside | instead of chips I had a salad with my burger | salad *1 ; burger
        aside | four of us shared 2 kg of mussels equally | mussel *0.5 kg
        aside | 6 nuggets though I'd planned on 9 | nuggets through *6
        aside | two sandwiches with two slices of ham each | sandwich *2 ; ham *4 slice
        aside | 2 scoops of protien powder with 300ml almond mlik | protein powder *2 scoop ; almond milk *300 ml
        aside | didn't finish my 250 g steak, left about a fifth | steak *200 g
        aside | between 12 and 1 I ate a cheese sandwich and 2 plums | cheese sandwich *1 ; plum *2
        aside | chicken breast, raw 200 g, 150 g cooked | chicken breast *150 g
        aside | ate a third of a 300 g bag of crisps | crisp *100 g
        aside | 300 g chilli, but gave a third to the kids | chilli *200 g
        aside | 100 g pasta and as much sauce as pasta | pasta *100 g ; sauce *100 g
        aside | rice 75 g dry and 120 g tofu | rice *75 g ; tofu *120 g
        aside | shared a 600 g steak with my husband | steak *300 g
        aside | 120 g rice and three times as much veg | rice *120 g ; veg *360 g
        aside | lasagne cut in 6, I had 2 pieces | lasagne *2 piece
        aside | 4 tacos, each with 30 g of beef | taco *4 ; beef *120 g
        aside | finished the last 40 g of a 200 g pack of ham | ham *40 g
        aside | two slices of toast, one with jam and one with honey | toast *2 slice ; jam ; honey
        aside | tea with 15 ml milk, four times today | tea *4 ; milk *60 ml
        aside | wanted 3 sausages, had 2 | sausage *2
        aside | a 500 g tub of yoghurt, left 150 g | yoghurt *350 g
        aside | of the 10 dumplings I ate 7 | dumpling *7
        aside | a bagel, and another half | bagel *1.5
        said | box of sushi, 12 pieces | sushi *12 piece
        said | portion of wings (8 pieces) | wing *8 piece
        said | a can of beans, a slice of toast | bean *1 can ; toast *1 slice
        said | one toast with jam and one with peanut butter | toast *2 ; jam ; peanut butter
        said | two sandwiches, one with ham and one with cheese | sandwich *2 ; ham ; cheese
        said | 2 crackers with brie, 1 with jam and 2 with hummus | cracker *5 ; brie ; jam ; hummus
        said | 3 tbsp peanut butter straight from the jar | peanut butter *3 tbsp
        said | a bowl of cornflakes, a banana sliced on top | cornflakes *1 bowl ; banana *1
        """#)

    static let toldMealDutch = table(
        .meal, .nl,
        #"""
        aside | rond zessen 2 boterhammen met kaas | boterham *2 ; kaas
        aside | rond twee en een halve boterham | boterham *2.5
        aside | tussen vijven en zessen een appel | appel *1
        aside | na vieren koffie | koffie
        aside | om zes een banaan | banaan *1
        aside | rond twaalven soep gegeten | soep
        aside | twee punten pizza, koud | pizza *2 piece
        aside | koffie, zwart, en een koekje | koffie ; koekje *1
        fraction | driekwart pizza, de rest was voor sam | pizza *0.75
        trailing | pannenkoeken met stroop 3 stuks | pannenkoek *3 piece ; stroop
        portion | soep en een bolletje als lunch | #lunch soep ; bolletje *1
        portion | kilo kersen | kers *1 kg
        portion | kom ramen en 4 gyoza | ramen *1 bowl ; gyoza *4
        aside | een ons kipfilet en twee ons sla | kipfilet *100 g ; sla *200 g
        aside | laatste 60 g hummus opgemaakt met een wortel | hummus *60 g ; wortel *1
        aside | koffie met 20 ml melk, drie keer vandaag | koffie *3 ; melk *60 ml
        aside | 2 broodjes met per broodje 2 plakken ham | broodje *2 ; ham *4 slice
        aside | 200 g yoghurt, sorry 250 g, met een handje muesli | yoghurt *250 g ; muesli *1 handful
        aside | een reep chocola van 100 g gedeeld met z'n tweeën | chocola *50 g
        aside | de helft van een pizza van 350 g | pizza *175 g
        aside | 4 eieren waarvan ik alleen het eiwit at, plus 1 heel ei | eieren waarvan eiwit *4 ; ei *1
        aside | Mijn vriendin nam een ijsje, ik een cappuccino | cappuccino *1
        aside | tussen 12 en 1 een broodje gezond bij de bakker | broodje gezond *1
        aside | in plaats van friet een salade bij mijn hamburger | salade *1 ; hamburger
        aside | kom soep met twee sneetjes stokbrood, geen boter | soep *1 bowl ; stokbrood *2 slice
        aside | wilde 2 koekjes nemen maar het werd er 1 | koekje *1
        aside | 3 pannenkoeken met elk een eetlepel stroop | pannenkoek *3 ; stroop *3 tbsp
        aside | 3 boterhammen met op elk een plak kaas | boterham *3 ; kaas *3 slice
        aside | driekwart van een zak chips van 200 gram | chips *150 g
        aside | 150 g kip en evenveel rijst | kip *150 g ; rijst *150 g
        aside | 50 g havermout met dubbel zoveel melk | havermout *50 g ; melk *100 g
        aside | bamy met twee sate stokjes en een kroepook | bami ; sate stokje *2 ; kroepoek *1
        aside | een halve liter melk min een scheutje | melk min *0.5 l
        aside | volle kwak 250 gram met blauwe bessn 50 gram | volle kwark *250 g ; blauwe bes *50 g
        aside | net een appel op en straks nog een banaan | appel *1
        aside | Voor 4 personen gekookt met 600 g gehakt, ik at een kwart | gehakt *150 g
        aside | een bak kwark van 500 g, 100 g over | kwark *400 g
        aside | van de 300 g aardappelen heb ik er 200 g op | aardappel *200 g
        aside | wilde 3 kroketten, het werden er 2 | kroket *2
        aside | mijn dochter nam pannenkoeken, ik een salade | salade *1
        aside | 2 koffie met per kop 10 ml melk | koffie *2 ; melk *20 ml
        aside | 250 g kwark, 50 g laten staan | kwark *200 g
        aside | kip 150 g, zelfde hoeveelheid broccoli | kip *150 g ; broccoli *150 g
        aside | 2 wraps met in elk 50 g kip | wrap *2 ; kip *100 g
        aside | stoofpot van 1,5 kilo, ik at een vijfde deel | stoofpot *0.3 kg
        aside | een pizza in 8 stukken, ik at er 3 | pizza *3 piece
        aside | 3 boterhammen, twee met kaas en een met jam | boterham *3 ; kaas ; jam
        aside | 60 g muesli en dubbel zoveel yoghurt | muesli *60 g ; yoghurt *120 g
        aside | zak drop van 300 g, een derde op | drop *100 g
        gezegd | doos sushi van 12 stuks | sushi *12 piece
        gezegd | boterham met kipfilet en eentje met oude kaas | boterham *2 ; kipfilet ; oude kaas
        gezegd | 3 eetlepels pindakaas zo uit de pot | pindakaas *3 tbsp
        gezegd | handje studentenhaver halverwege de middag | studentenhaver *1 handful
        """#)

    static let toldWorkoutEnglish = table(
        .workout, .en,
        #"""
        aside | leg press 200 kg 4 sets of 15, leg curl 40 kg 3 of 12 | leg press s4 r15 w200kg ; leg curl s3 r12 w40kg
        aside | squats 3 of 10 with 60 kg | squat s3 r10 w60kg
        aside | Bench day: 4x6 at 80 | bench press s4 r6 w80
        aside | squat day - 5x5 100kg | squat s5 r5 w100kg
        aside | rowed 2k in 8:05 then 500m in 1:52 | rowing t8.083 k2 ; rowing t1.867 k0.5
        aside | ran 3k in 15 min, 1k in 4:20 | running t15 k3 ; running t4.333 k1
        aside | tabata squats 4 min | squat t4
        aside | 2k in 8:05 then 500m in 1:52 rowed | rowing t8.083 k2 ; rowing t1.867 k0.5
        aside | treadmill walk at 12% incline for 30 min | walking t30
        aside | incline walk 30 min treadmill | walking t30
        ascent | hike 12 km with 600 m of climbing | hiking k12
        aside | 3 rounds of 15 kettlebell swings at 24 | kettlebell swing s3 r15 w24
        aside | ran 5 miles in 45 minutes with Tom along the river | running t45 k8.047
        aside | bench press 10 reps at 60 twice, then 8 at 65 | bench press s3 r10,10,8 w60,60,65
        aside | benhc pres 3x8 at 60kg | bench press s3 r8 w60kg
        aside | push ups 25, 20 and 15, rest a minute between | push-up s3 r25,20,15
        aside | ohp 5 sets of 5 with 40, except the last which was 3 | overhead press s5 r5,5,5,5,3 w40
        aside | tricep pushdown drop set: 30 for 10, 25 for 8, 20 for 8 | triceps pushdown s3 r10,8,8 w30,25,20
        aside | 100 push ups in total, in sets of 20 | push-up s5 r20
        aside | ran from 7:10 to 7:45, about 6 km | running t35 k6
        aside | bulgarian split squats, 3 sets: 10, 10, 8, all with 16 kg | bulgarian split squat s3 r10,10,8 w16kg
        aside | squats 5 reps at 60, 80, 100 and 110 | squat s4 r5 w60,80,100,110
        aside | lat pulldown 12, 12, 10 at 50 kilos | lat pulldown s3 r12,12,10 w50kg
        aside | pull-ups: 8 strict, then 5 with 10 kg on the belt | pull-up s2 r8,5 w0,10kg
        aside | treadmill walk 30 min at incline 8 then stairmaster 10 min | walking t30 ; stair climber t10
        aside | squat: one set of 8 at 80 followed by three sets of 5 at 90 | squat s4 r8,5,5,5 w80,90,90,90
        aside | leg extension 3x12 at 45, same again for leg curl | leg extension s3 r12 w45 ; leg curl s3 r12 w45
        aside | swapped squats for leg press: 4x12 at 140 | leg press s4 r12 w140
        aside | bench 3x10, 50 then 55 then 60 | bench press s3 r10 w50,55,60
        aside | biked between 6 and 7 pm, 24 km | cycling t60 k24
        aside | cycled to work and back, 8 km each way | cycling k16
        aside | Plan said 4 sets of 8 bench at 70, I did 3 sets of 8 | bench press s3 r8 w70
        aside | squad 5x5 100kg and dedlift 1x5 140 | squat s5 r5 w100kg ; deadlift s1 r5 w140
        aside | hip thrusts 4 sets of 8, two at 100 and two at 110 | hip thrust s4 r8 w100,100,110,110
        aside | chin ups bodyweight 10, 9, 8 and then rows 3x10 at 60 | chin-up s3 r10,9,8 ; barbell row s3 r10 w60
        aside | my coach did 5x5 at 140, I did 5x5 at 80 squat | squat s5 r5 w80
        aside | Leg curl, started at 40 and went up 5 every set, 4 sets of 10 | leg curl s4 r10 w40,45,50,55
        aside | deadlifts: 5 at 100, 5 at 120, then a triple at 140 | deadlift s3 r5,5,3 w100,120,140
        aside | planks: a minute, 45 seconds, and 30 seconds | plank t1 ; plank t0.75 ; plank t0.5
        aside | bench 80 kg 3x8, no wait, 82.5 | bench press s3 r8 w82.5kg
        aside | pyramid on bench: 12, 10, 8 at 50, 55, 60 | bench press s3 r12,10,8 w50,55,60
        aside | did 4 sets of lunges, 10 per leg, holding 12 kg dumbbells | lunge s4 r10 w12kg
        aside | wanted 5x5 at 100 on squats but only managed 3x5 | squat s3 r5 w100
        aside | did front squats instead of back squats, 3x6 at 70 | front squat s3 r6 w70
        aside | skipped deadlifts, did romanian deadlifts 3x8 with 90 | romanian deadlift s3 r8 w90
        aside | incline db press 3x10 with the 22s | incline dumbbell press s3 r10 w22
        aside | bench: first two sets 10 at 60, third one 8 at 62.5 | bench press s3 r10,10,8 w60,60,62.5
        aside | squat 4x6 at 90... scratch that, 4x5 | squat s4 r5 w90
        aside | rowed 2k in 8:15 | rowing t8.25 k2
        aside | 3 sets of dips, 12 each, last one with 5 kg added | dip s3 r12 w0,0,5kg
        aside | swam from 7.15 to 7.50, 1.2 km | swimming t35 k1.2
        aside | curls: first set 12, the other two eights, all with 10 kg | biceps curl s3 r12,8,8 w10kg
        aside | ohp 4x6 at 40 except the last at 42.5 | overhead press s4 r6 w40,40,40,42.5
        aside | squat 5x5 at 100, um, 105 | squat s5 r5 w105
        aside | leg press 5x10, three at 120 and two at 140 | leg press s5 r10 w120,120,120,140,140
        aside | instead of running I did 30 min on the bike | cycling t30
        aside | ran 5 km out and 5 km back | running k10
        aside | 80 squats in 4 equal sets | squat s4 r20
        aside | chin-ups 12, one less each set, 4 sets | chin-up s4 r12,11,10,9
        aside | planned 6x3 cleans at 70, called it after 4 sets | clean s4 r3 w70
        aside | my brother benched 110, I managed 3x6 with 85 | bench press s3 r6 w85
        aside | row 4x8 at 60, same for lat pulldown | barbell row s4 r8 w60 ; lat pulldown s4 r8 w60
        aside | dips 15, 12, 10 and the last set 8 with 5 kg | dip s4 r15,12,10,8 w0,0,0,5kg
        aside | bench: 12 at 50, 10 at 60, then two sets of 8 at 65 | bench press s4 r12,10,8,8 w50,60,65,65
        said | bench 3x8 at 60 then dropped to 50 for a set of 12 | bench press s4 r8,8,8,12 w60,60,60,50
        said | 3 sets of bench at 80kg for 6 and then 2 sets of 70kg for 10 | bench press s5 r6,6,6,10,10 w80,80,80,70,70kg
        said | benched 185 for 3 sets of 5, then dropped to 155 and hit 10 | bench press s4 r5,5,5,10 w185,185,185,155
        said | did five sets of ten push-ups and a 2 minute plank | push-up s5 r10 ; plank t2
        said | deadlifts 140 kg for a triple, twice | deadlift s2 r3 w140kg
        said | incline db press 22.5s 3x10 | incline dumbbell press s3 r10 w22.5
        said | dumbbell shoulder press two 20s for 3 sets of 10 | dumbbell shoulder press s3 r10 w20
        said | two 25 kg dumbbells, incline press 3x8 | incline dumbbell press s3 r8 w25kg
        said | EMOM 10 minutes: 5 burpees | burpee s10 r5
        said | 10 burpees every minute for 12 minutes | burpee s12 r10
        said | two sets of 20 sit ups and two of 15 leg raises | sit-up s2 r20 ; hanging leg raise s2 r15
        said | tricep pushdown three sets of fifteen with 20 kilos, hammer curls same reps with 10 | triceps pushdown s3 r15 w20kg ; hammer curl s3 r15 w10
        said | worked up to 120 on deadlift: 5x60, 5x80, 3x100, 1x120 | deadlift s4 r5,5,3,1 w60,80,100,120
        said | box jumps 4x6 60cm | box jump s4 r6
        said | circuit x3: 10 push ups, 15 squats, 20 mountain climbers | push-up s3 r10 ; squat s3 r15 ; mountain climber s3 r20
        said | did 3 sets of these: 12 lunges per leg, 15 glute bridges, 1 minute plank | lunge s3 r12 ; hip thrust s3 r15 ; plank s3 t1
        said | day before yesterday: leg day, squats 4x8 80, lunges 3x12 20 | @-2 squat s4 r8 w80 ; lunge s3 r12 w20
        said | calf raises 3x20 on the leg press at 100 | calf raise s3 r20 w100
        said | bench 80 kg 8 reps, then 8, then 7 | bench press s3 r8,8,7 w80kg
        said | deadlifts: 3 singles at 180 | deadlift s3 r1 w180
        said | 3 doubles at 150 on bench | bench press s3 r2 w150
        said | badminton doubles for an hour and a half | badminton t90
        said | snatch grip deadlift 4x5 90 kg | deadlift s4 r5 w90kg
        said | 30 minutes swimming, mostly freestyle | swimming t30
        said | skiing all day, about 5 hours | skiing t300
        said | shoulder press 3x10, lateral raises 3x15, both with 10 kg | overhead press s3 r10 w10kg ; lateral raise s3 r15 w10kg
        said | 4 sets bench: 60/70/80/80 for 10/8/6/6 | bench press s4 r10,8,6,6 w60,70,80,80
        said | 100 kettlebell swings with 24kg in sets of 20 | kettlebell swing s5 r20 w24kg
        said | 45 min run with 6 x 1 min hard | running t45
        said | seated row machine 50kg 3x12, rear delt machine 30kg 3x15 | seated cable row s3 r12 w50kg ; reverse fly s3 r15 w30kg
        said | 30/30 intervals on the assault bike for 12 minutes | cycling t12
        said | sets of 5 at 60, 70, 80 and 90 on squat | squat s4 r5 w60,70,80,90
        said | bench today: worked up to a top set of 100x5 then 3 back-off sets of 8 at 85 | bench press s4 r5,8,8,8 w100,85,85,85
        said | 30 pushups, 3 times | push-up s3 r30
        said | bench 5x5 82.5kg rpe 7,7,8,8,9 | bench press s5 r5 w82.5kg
        said | 400m x 8 in 80 seconds each | running s8 t1.333 k0.4
        said | squat 3x8 at 90, aiming for 95 next week | squat s3 r8 w90
        said | upper body A again | =upper body a
        said | farmer carry 2x24kg for 60 m, 3 rounds | farmers walk s3 w24kg k0.06
        said | ran 21.1 in 1:50 | running t110 k21.1
        said | pulled the sled 8 x 25m with 60kg | sled push s8 w60kg k0.025
        """#)

    static let toldWorkoutDutch = table(
        .workout, .nl,
        #"""
        aside | leg press 200 kg 4 sets van 15, leg curl 40 kg 3 van 12 | leg press s4 r15 w200kg ; leg curl s3 r12 w40kg
        aside | dumbbell press 3x10 met de 22's | dumbbell bench press s3 r10 w22
        aside | 60 lopende lunges | lunge s1 r60
        aside | schuine dumbbell press 3x10 met 22 kg | incline dumbbell press s3 r10 w22kg
        aside | 3 km gelopen in 15 min en daarna 1 km in 4:20 | running t15 k3 ; running t4.333 k1
        aside | wandelen op de loopband 30 min | walking t30
        ascent | fietsen 40 km met 500 hm | cycling k40
        aside | lat pulldown 3x12 op 45, zelfde voor seated row | lat pulldown s3 r12 w45 ; seated cable row s3 r12 w45
        aside | heup thrust 3x10: 60, 70, 80 | heup thrust s3 r10 w60,70,80
        aside | zwemmen, 40 baantjes van 25 meter | swimming k1
        aside | van 18.05 tot 18.45 hardgelopen, 7 km | running t40 k7
        aside | roeien 2000 meter in 8 minuten 20 | rowing t8.333 k2
        aside | schouderdrukken 10 met 30, 8 met 35, 6 met 40 | overhead press s3 r10,8,6 w30,35,40
        aside | mijn maat deed 100, ik 80 kg voor 3x5 bij de squat | squat s3 r5 w80kg
        aside | bench 5x5: vier sets op 80 en de laatste op 85 | bench press s5 r5 w80,80,80,80,85
        aside | opdrukken 3 sets tot falen: 22, 17, 12 | push-up s3 r22,17,12
        aside | 3 sets van 10 squats met 60 en 1 set van 20 met 40 | squat s4 r10,10,10,20 w60,60,60,40
        aside | planning was 3x12 leg curl op 35 maar 3x10 gedaan | leg curl s3 r10 w35
        aside | om kwart over 7 begonnen met hardlopen, om 8 uur klaar, 8 km | running t45 k8
        aside | half uur gewandeld met de hond en daarna 20 min gefietst | walking t30 ; cycling t20
        aside | Met Jeroen getraind: bench 3x5 op 85 | bench press s3 r5 w85
        aside | bankdrukken 4x8 op 70, nee 72,5 | bench press s4 r8 w72.5
        aside | 4 rondes: 10 burpees en 15 squats | burpee s4 r10 ; squat s4 r15
        aside | dips 12, 10, 8, de laatste twee met 5 kg | dip s3 r12,10,8 w0,5,5kg
        aside | elke set 5 kilo erbij: squat 5x3 vanaf 80 | squat s5 r3 w80,85,90,95,100
        aside | eerste set deadlift 8 met 100, tweede en derde 6 met 110 | deadlift s3 r8,6,6 w100,110,110
        aside | in plaats van squats leg press gedaan, 4x10 met 120 | leg press s4 r10 w120
        aside | fietsen 12 km heen en 12 km terug | cycling k24
        aside | lunges 3x12 per been met dumbbells van 10 | lunge s3 r12 w10
        aside | squat 3x8 met 80, de laatste set maar 6 gehaald | squat s3 r8,8,6 w80
        aside | bench 60 kg 10x, 65 kg 8x, 70 kg 6x | bench press s3 r10,8,6 w60,65,70kg
        aside | kabelroeien 12-10-8 met 40-45-50 | seated cable row s3 r12,10,8 w40,45,50
        aside | had 4x8 gepland bij bankdrukken op 75, maar na 3 gestopt | bench press s3 r8 w75
        aside | deadlift 5 reps met 60, 80 en 100 en dan 3 met 120 | deadlift s4 r5,5,5,3 w60,80,100,120
        aside | bicep curls 3x12, per hand 10 kg | biceps curl s3 r12 w10kg
        aside | traplopen 10 min, daarna crosstrainer 20 minuten | stair climber t10 ; elliptical t20
        aside | legpress 4 sets van 12, begonnen op 100 en elke set 10 omhoog | leg press s4 r12 w100,110,120,130
        aside | zou 5 km rennen, werden er 4 in 22 minuten | running t22 k4
        aside | bandrukken 3x10 60kg en skwats 3x8 80kg | bench press s6 r10,10,10,8,8,8 w60,60,60,80,80,80kg
        aside | opdrukken 20, steeds 2 minder, 5 sets | push-up s5 r20,18,16,14,12
        aside | optrekken: eerst 8, toen 6 met 5 kg | pull-up s2 r8,6 w0,5kg
        aside | mijn broer deed 140, ik deadlift 3x5 met 110 | deadlift s3 r5 w110
        aside | lunges 3x10, laatste set 12 | lunge s3 r10,10,12
        aside | van 17.10 tot 18.00 gefietst, 20 km | cycling t50 k20
        aside | legpress 3x12 op 100, leg curl idem | leg press s3 r12 w100 ; leg curl s3 r12 w100
        aside | 75 sit-ups verdeeld over 3 sets | sit-up s3 r25
        aside | shoulder press 3x10 op 30, uh 32,5 | overhead press s3 r10 w32.5
        aside | bankdrukken 5x8: drie op 60 en twee op 65 | bench press s5 r8 w60,60,60,65,65
        aside | roeien 500 m, 3 keer, steeds 2 minuten | rowing s3 t2 k0.5
        aside | gepland 5x5 squat op 110, na 4 gestopt | squat s4 r5 w110
        gezegd | schouderdrukken 40 kg 5x5 met nog 2 over | overhead press s5 r5 w40kg e8
        gezegd | circuit 3x: 10 burpees, 15 kettlebell swings met 16 kg | burpee s3 r10 ; kettlebell swing s3 r15 w16kg
        gezegd | drie singles op 180 deadlift | deadlift s3 r1 w180
        gezegd | dumbbells van 25 kg, schuin drukken 3x8 | incline dumbbell press s3 r8 w25kg
        gezegd | squatten 5 bij 5 honderd kilo | squat s5 r5 w100kg
        gezegd | interval: 8x400 meter in 1:35 | running s8 t1.583 k0.4
        gezegd | trap op en neer 15 min | stair climber t15
        gezegd | sled 8 x 25 m met 60 kg geduwd | sled push s8 w60kg k0.025
        """#)
}
