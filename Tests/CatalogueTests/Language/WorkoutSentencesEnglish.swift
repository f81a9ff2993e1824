extension SentenceTable {
    static let workoutEnglish = table(
        .workout, .en,
        #"""
        added_weight | weighted pull-ups 4x5 +15 kg | pull-up s4 r5 w15kg
        added_weight | chin ups 3x6 with 10kg added | chin-up s3 r6 w10kg
        added_weight | dips BW+20kg 3x8 | dip s3 r8 w20kg
        added_weight | pull-ups 3x5 with 20kg | pull-up s3 r5 w20kg
        added_weight | dips 4x8 + 10 kg | dip s4 r8 w10kg
        added_weight | weighted dips 25lb 3x8 | dip s3 r8 w25lb
        alias | Bench Press (Barbell) 3x8 80kg | bench press s3 r8 w80kg
        alias | DB bench 3x10 30kg | dumbbell bench press s3 r10 w30kg
        alias | Romanian Deadlift (Barbell) 3 x 10 x 90 kg | romanian deadlift s3 r10 w90kg
        alias | bent over rows 4x8 70kg | barbell row s4 r8 w70kg
        alias | chest press machine 3x12 50kg | machine chest press s3 r12 w50kg
        alias | farmer's carry 4x40m 32kg | farmers walk s4 w32kg k0.04
        alias | ham curls 3x12 40kg | leg curl s3 r12 w40kg
        alias | ice bath for 5 minutes | cold plunge t5
        alias | incline db press 3x10 26kg | incline dumbbell press s3 r10 w26kg
        alias | military press 5x5 45kg | overhead press s5 r5 w45kg
        alias | stairmaster 20 min | stair climber t20
        alias | cross trainer 25 mins | elliptical t25
        alias | pressups 3x25 | push-up s3 r25
        alias | tricep pushdown 3x15 20kg | triceps pushdown s3 r15 w20kg
        alias | flat DB press 4x10 32.5kg | dumbbell bench press s4 r10 w32.5kg
        alias | Lat Pulldown (Cable) 3 x 12 x 55kg | lat pulldown s3 r12 w55kg
        alias | Shoulder Press (Dumbbell) 3x10 20 kg | dumbbell shoulder press s3 r10 w20kg
        alias | pendlay rows 5x5 80kg | barbell row s5 r5 w80kg
        alias | EZ bar curls 3x12 30kg | biceps curl s3 r12 w30kg
        alias | preacher curls 3x10 25 kg | biceps curl s3 r10 w25kg
        alias | back squat 5x3 150kg | squat s5 r3 w150kg
        alias | DB shoulder press 3x12 @ 18kg | dumbbell shoulder press s3 r12 w18kg
        alias | sldl 3x10 90kg | romanian deadlift s3 r10 w90kg
        alias | pec deck 3x15 45kg | cable fly s3 r15 w45kg
        alias | tri pushdowns 4x12 30kg | triceps pushdown s4 r12 w30kg
        alias | hammy curls 3x12 35kg | leg curl s3 r12 w35kg
        bodyweight | bodyweight squats 3x20 | squat s3 r20
        cardio | biked 20 km in 48 min | cycling t48 k20
        cardio | cycling 1h30 40km | cycling t90 k40
        cardio | did an easy 8k run | running k8
        cardio | hiked 12km in 3 hours | hiking t180 k12
        cardio | played tennis for an hour and a half | tennis t90
        cardio | ran a half marathon in 1:45 | running t105 k21.098
        cardio | rowed 2k in 7:45 | rowing t7.75 k2
        cardio | spin class 50 minutes | spinning t50
        cardio | swam 1500 m in 35 min | swimming t35 k1.5
        cardio | treadmill 30 min, 4.5 km | running t30 k4.5
        cardio | went for a 45 minute walk | walking t45
        cardio | 45 minutes on the elliptical | elliptical t45
        cardio | 5 km run in 27 minutes | running t27 k5
        cardio | half marathon in 1:52:30 | running t112.5 k21.098
        cardio | padel for 1 hour 15 minutes | padel t75
        cardio | quick 30-minute jog | running t30
        cardio | ran 10k in 52:30 | running t52.5 k10
        cardio | rowing machine 5000m 21:30 | rowing t21.5 k5
        cardio | jogged for 40 min | running t40
        cardio | walked the dog for 25 minutes | walking t25
        cardio | swam 40 laps | swimming
        cardio | ran for 1h15 | running t75
        cardio | ran 21.1 km in 1:49:20 | running t109.333 k21.1
        cardio | cycled 60km in two hours and ten minutes | cycling t130 k60
        cardio | hour of spinning | spinning t60
        cardio | elliptical trainer 20' level 8 | elliptical t20
        cardio | rowed 500m in 1:45 | rowing t1.75 k0.5
        cardio | 30 min stair climber at level 7 | stair climber t30
        cardio | ran 5k this morning in 24:10, felt great | running t24.167 k5
        cardio | bike ride, 2.5 hours, 55 km | cycling t150 k55
        cardio | marathon in 3:45 | running t225 k42.195
        cardio | walk 10,000 m | walking k10
        cardio | sprint intervals 8x200m | running s8 k0.2
        cardio | a quarter of an hour on the rowing machine | rowing t15
        correction | 30 minutes, actually 40 minutes of cycling | cycling t40
        correction | bench 3x8 80kg, no, 85kg | bench press s3 r8 w85kg
        correction | deadlift 3x5 at 140, I mean 145 | deadlift s3 r5 w145
        correction | leg curls 3x12 35kg, make that leg extensions | leg extension s3 r12 w35kg
        correction | ran 5k, sorry, 6k in 30 min | running t30 k6
        correction | squat 4x8 no wait 5x8 at 90kg | squat s5 r8 w90kg
        correction | squats 3x8 100kg sorry 3x10 | squat s3 r10 w100kg
        correction | ran 10k, no wait, 12k | running k12
        correction | bench 5x5 at 80, actually it was 82.5 kg | bench press s5 r5 w82.5kg
        correction | deadlifts, no, romanian deadlifts 3x8 90kg | romanian deadlift s3 r8 w90kg
        correction | 4 sets, I mean 5 sets of 5 squats at 100 kg | squat s5 r5 w100kg
        correction | yesterday, no, on monday I ran 5k | @-3 running k5
        correction | bench 3x8 60kg and rows 3x8 50kg, make that 55kg | bench press s3 r8 w60kg ; barbell row s3 r8 w55kg
        correction | bench press 3 sets of 8 at 80, wait, it was 85 | bench press s3 r8 w85
        correction | 5 mile run in 40 minutes, sorry 42 minutes | running t42 k8.047
        correction | 3x10 curls at 12kg, oops 14kg | biceps curl s3 r10 w14kg
        correction | squat 5x5 100, scratch that, 5x3 110 | squat s5 r3 w110
        correction | rode 20 km, correction: 25 km | cycling k25
        correction | 3x8 pull-ups, I mean chin-ups | chin-up s3 r8
        date | Dec 24: 30 min walk | @-78 walking t30
        date | a week ago I cycled 30 km | @-7 cycling k30
        date | friday last week leg press 3x10 140kg | @-6 leg press s3 r10 w140kg
        date | last night sauna 15 min | @-1 sauna t15
        date | on Monday I ran 5k | @-3 running k5
        date | on the 8th I did 40 minutes of pilates | @-4 pilates t40
        shorthand | bench 2x8 70 | bench press s2 r8 w70
        shorthand | deadlift 1x5 140 kg, 2x5 120 kg | deadlift s3 r5 w140,120,120kg
        shorthand | pull ups 2x8, 7 | pull-up s2 r8,7
        cardio | cycled 10 km to work and 10 km back | cycling k20
        shorthand | 3 sets of 12 lunges each leg w/ 16s | lunge s3 r12 w16
        date | the day before yesterday: bench 3x5 90kg | @-2 bench press s3 r5 w90kg
        date | this morning rowed 20 min | rowing t20
        date | tuesday evening: tennis 90 minutes | @-2 tennis t90
        date | March 3rd deadlift 3x5 150kg | @-9 deadlift s3 r5 w150kg
        date | bench 3x5 85kg on the 1st of March | @-11 bench press s3 r5 w85kg
        date | last sunday 30 min swim | @-4 swimming t30
        date | ran 7 km two days ago | @-2 running k7
        date | yesterday squats 3x5 100kg | @-1 squat s3 r5 w100kg
        date | bench 3x5 100kg last monday | @-3 bench press s3 r5 w100kg
        date | squatted 4x6 at 100kg on tuesday | @-2 squat s4 r6 w100kg
        date | 12 March: 30 min run | running t30
        date | Feb 28th - yoga 60 min | @-12 yoga t60
        date | on the 2nd of january 5 km run | @-69 running k5
        date | last thursday deadlift 140kg 3x5 | @-7 deadlift s3 r5 w140kg
        date | thursday: 30 min walk | @-7 walking t30
        date | a couple of days ago I swam 1 km | @-2 swimming k1
        date | 3 weeks ago hiked 15 km | @-21 hiking k15
        date | yesterday morning 5k run, 26:30 | @-1 running t26.5 k5
        date | last week on monday: 3x10 dips | @-10 dip s3 r10
        date | December 31 ran 8k | @-71 running k8
        date | 2026-03-01 bench 5x5 80kg | @-11 bench press s5 r5 w80kg
        date | on Dec 31st I did 5x5 squats at 100kg | @-71 squat s5 r5 w100kg
        date | the other day, on march 5, 40 min cycling | @-7 cycling t40
        date | five days ago: 3x10 dips | @-5 dip s3 r10
        date | past friday 60 min padel | @-6 padel t60
        date | I ran 10k on sunday morning | @-4 running k10
        date | monday's workout: squats 5x5 100kg | @-3 squat s5 r5 w100kg
        date | did 20 min sauna on the 28th of february | @-12 sauna t20
        date | 30 feb bench 3x8 60kg | bench press s3 r8 w60kg
        empty | didn't train today | none
        empty | no workout yesterday | none @-1
        empty | rest day | none
        empty | skipped the gym today | none
        empty | didn't work out today | none
        empty | no gym yesterday, was sick | none @-1
        empty | day off | none
        empty | Sunday was a rest day | none @-4
        empty | took the day off | none
        empty | nothing today | none
        empty | no training on monday | none @-3
        empty | rested yesterday | none @-1
        further | Squat 5 sets of 5 with 225lbs | squat s5 r5 w225lb
        further | deadlift 1 x 5 x 405 | deadlift s1 r5 w405
        further | did 5 x 5 on squat with 100 kg and 3 x 8 on bench with 70 kg | squat s5 r5 w100kg ; bench press s3 r8 w70kg
        further | squat 3 sets 5 reps 275 lbs RPE 8.5 | squat s3 r5 w275lb e8.5
        further | bench press 185 lb x 5 reps x 3 sets | bench press s3 r5 w185lb
        further | cable rows: 3 sets of 10 at 120 lb | seated cable row s3 r10 w120lb
        further | seated rows 4x12 55kg | seated cable row s4 r12 w55kg
        further | Went for a 5k run, took me 28 minutes | running t28 k5
        further | ran a 10k, 50 minutes flat | running t50 k10
        further | walked for half an hour after lunch | walking t30
        further | went hiking for 4 hours, 16 km | hiking t240 k16
        further | played padel for 90 min | padel t90
        further | swam for thirty minutes, 1200 meters | swimming t30 k1.2
        further | Cycled 15 km to work | cycling k15
        further | 10 min foam rolling and 5 min stretching | foam rolling t10 ; stretching t5
        further | 30 minutes yoga, 20 minutes sauna and a 3 minute cold plunge | yoga t30 ; sauna t20 ; cold plunge t3
        further | leg press 100kg x 12, 120kg x 10, 140kg x 8 | leg press s3 r12,10,8 w100,120,140kg
        further | bench 3 sets: 10, 8 and 6 at 70 kg | bench press s3 r10,8,6 w70kg
        further | squats: 8@80, 6@90, 4@100 | squat s3 r8,6,4 w80,90,100
        further | incline bench 60kg 10,9,8 | incline bench press s3 r10,9,8 w60kg
        further | pull ups 12 + 10 + 8 | pull-up s3 r12,10,8
        further | two sets of eight and one set of six dips | dip s3 r8,8,6
        further | chin-ups 3xfailure | chin-up s3
        further | 3x AMRAP push-ups | push-up s3
        further | 40 pushups in 4 sets | push-up s4 r10
        further | thirty pull-ups over five sets | pull-up s5 r6
        further | hip thrusts: 4 sets of 8, 100 kg, leaving 2 reps in the tank | hip thrust s4 r8 w100kg e8
        further | OHP 3x6 45kg @7 | overhead press s3 r6 w45kg e7
        further | squat 3x3 160kg @ 9 | squat s3 r3 w160kg e9
        further | deadlift 3x5 at 150kg at RPE 8 | deadlift s3 r5 w150kg e8
        further | kettlebell swings 3 sets of 20 reps, 24kg bell | kettlebell swing s3 r20 w24kg
        further | farmers walk 3 x 40 m with 2 x 24 kg | farmers walk s3 w24kg k0.04
        further | mountain climbers 3x40 | mountain climber s3 r40
        further | burpees 5 rounds of 10 | burpee s5 r10
        further | jump rope 1000 reps | jump rope s1 r1000
        further | plank 1 min x 3 | plank s3 t1
        further | 45s plank x 4 | plank s4 t0.75
        further | 3 one-minute planks | plank s3 t1
        further | leg curls 3x12 at thirty-five kilos | leg curl s3 r12 w35kg
        further | twelve kilo hammer curls, three sets of ten | hammer curl s3 r10 w12kg
        further | benched eighty five kilos, four sets of six | bench press s4 r6 w85kg
        further | deadlifted one eighty for a triple | deadlift s1 r3 w180
        further | squatted 150 for a double | squat s1 r2 w150
        further | no deadlifts, did rdls instead 3x10 80kg | romanian deadlift s3 r10 w80kg
        further | I was going to run but went swimming instead for 30 minutes | swimming t30
        further | bench 5x5, I mean 4x5, 80kg | bench press s4 r5 w80kg
        further | ran 8k yesterday, wait, 7k | @-1 running k7
        further | squats 100kg 5x5 no sorry front squats | front squat s5 r5 w100kg
        further | today rest | none
        further | no training yesterday | none @-1
        further | I skipped my workout | none
        further | use my push day | =push day
        further | use template full body | =full body
        further | do the same as last time | =last
        further | same thing as yesterday | =yesterday
        further | repeat last workout, add 5 kg to squat and 2.5 kg to bench | =last [add_weight 5 kg squat] [add_weight 2.5 kg bench press]
        further | leg day but squats at 100 kg for 5 reps | =leg day [set_weight 100 kg squat] [set_reps 5 squat]
        further | push day minus dips | =push day [skip dip]
        further | pull day without the face pulls | =pull day [skip face pull]
        further | my upper body workout plus 3x15 crunches | =upper body crunch s3 r15
        further | use pull day, bump deadlifts by 5kg | =pull day [add_weight 5 kg deadlift]
        further | oct 31 2025 bench 3x5 90kg | @-132 bench press s3 r5 w90kg
        further | on 10/3 ran 5k | @-160 running k5
        further | friday night 45 min spinning | @-6 spinning t45
        further | the 28th: squats 3x5 100kg | @-12 squat s3 r5 w100kg
        further | on the first I swam 2 km | @-11 swimming k2
        further | march 12 bench 3x8 70 | bench press s3 r8 w70
        intervals | 6x400m run | running s6 k0.4
        miles | biked 15 miles | cycling k24.14
        miles | ran 3 miles in 24 min | running t24 k4.828
        miles | six mile hike | hiking k9.656
        miles | walked 2.5 miles in 50 mins | walking t50 k4.023
        miles | 10 mile bike ride in 45 min | cycling t45 k16.093
        mixed | Bench: 60kg 3x8; Dips: 3x12; Plank: 3x45s | bench press s3 r8 w60kg ; dip s3 r12 ; plank s3 t0.75
        mixed | squat (100kg): 5x5 | squat s5 r5 w100kg
        mixed | 5x5 squat 100kg / 5x5 bench 80kg | squat s5 r5 w100kg ; bench press s5 r5 w80kg
        mixed | Deadlift - 3 sets - 5 reps - 150kg | deadlift s3 r5 w150kg
        mixed | 3 sets: bench press 8 reps 80 kg | bench press s3 r8 w80kg
        mixed | 100kg deadlifts for 3 sets of 10 reps | deadlift s3 r10 w100kg
        mixed | Bench, 4 sets, 80kg, 8 reps | bench press s4 r8 w80kg
        mixed | 80 kilos on the bench for 5 reps, 4 sets | bench press s4 r5 w80kg
        mixed | lunges with 12kg dumbbells, 3 sets of 10 per leg | lunge s3 r10 w12kg
        mixed | ten sets of ten goblet squats with a 16kg bell | goblet squat s10 r10 w16kg
        mixed | 100 burpees | burpee s1 r100
        mixed | 100 burpees in 12 minutes | burpee s1 r100 t12
        mixed | bench 8 reps 80kg | bench press s1 r8 w80kg
        mixed | 40 kg kettlebell swings 3x15 | kettlebell swing s3 r15 w40kg
        mixed | 3x20 sec planks | plank s3 t0.333
        mixed | jump rope 3 rounds of 3 minutes | jump rope s3 t3
        mixed | russian twists 3 sets of 20 with a 10 lb plate | russian twist s3 r20 w10lb
        multi | 20 min cycling then 10 min stretching | cycling t20 ; stretching t10
        multi | 5 km run followed by 3x15 sit-ups | running k5 ; sit-up s3 r15
        multi | bench 3x8 80kg; pull-ups 3x8; plank 3x60s | bench press s3 r8 w80kg ; pull-up s3 r8 ; plank s3 t1
        multi | ran 3k, 3x20 push-ups and 15 min foam rolling | running k3 ; push-up s3 r20 ; foam rolling t15
        multi | squat 5x5 100kg, bench 5x5 80kg, deadlift 1x5 140kg | squat s5 r5 w100kg ; bench press s5 r5 w80kg ; deadlift s1 r5 w140kg
        multi | superset of biceps curls 3x12 12kg and tricep pushdowns 3x12 20kg | biceps curl s3 r12 w12kg ; triceps pushdown s3 r12 w20kg
        multi | yoga 45 min and sauna 15 min | yoga t45 ; sauna t15
        multi | 3x12 lunges 16kg and 3x15 calf raises 40kg | lunge s3 r12 w16kg ; calf raise s3 r15 w40kg
        multi | chest day - bench 4x8 70kg, cable flyes 3x12 15kg, push-ups 3x15 | bench press s4 r8 w70kg ; cable fly s3 r12 w15kg ; push-up s3 r15
        multi | warmed up with 10 min rowing, then deadlifts 5x5 120kg | rowing t10 ; deadlift s5 r5 w120kg
        multi | 3x10 squats 80kg, 3x10 lunges 20kg, 10 min stretching | squat s3 r10 w80kg ; lunge s3 r10 w20kg ; stretching t10
        multi | bench 80x8x3, rows 70x8x3 | bench press s3 r8 w80 ; barbell row s3 r8 w70
        multi | ran 2 miles and did 50 push-ups | running k3.219 ; push-up s1 r50
        multi | squats 3x8 at 90 kg and then leg curls 3x12 at 40 kg | squat s3 r8 w90kg ; leg curl s3 r12 w40kg
        multi | 20 min elliptical, 15 min sauna, 5 min cold plunge | elliptical t20 ; sauna t15 ; cold plunge t5
        negation | didn't do any deadlifts, only 3x10 leg press at 150kg | leg press s3 r10 w150kg
        negation | bench 3x5 90kg but no rows | bench press s3 r5 w90kg
        negation | no squats today, just 30 min walking | walking t30
        negation | skipped cardio, just bench 3x8 70kg | bench press s3 r8 w70kg
        negation | instead of running I did 30 min of cycling | cycling t30
        negation | squats 5x5 100kg without a belt | squat s5 r5 w100kg
        negation | wanted to do squats but did leg press 3x12 120kg | leg press s3 r12 w120kg
        negation | forgot the curls, did 3x12 pushdowns 25kg | triceps pushdown s3 r12 w25kg
        negation | legs today but no lunges: squats 4x8 90kg | squat s4 r8 w90kg
        negation | did bench 3x8 60kg, skipped dips | bench press s3 r8 w60kg
        negation | not running today, walked 5 km | walking k5
        negation | didn't deadlift, did 3x12 leg extensions at 40kg | leg extension s3 r12 w40kg
        nounit | OHP 3x5 @ 50 | overhead press s3 r5 w50
        nounit | deadlift 405 for a single | deadlift s1 r1 w405
        nounit | front squat 3x3 at 100 | front squat s3 r3 w100
        nounit | incline bench 3 sets 8 reps 70 | incline bench press s3 r8 w70
        nounit | bench 5x5 185 | bench press s5 r5 w185
        nounit | rows 4x10 at 135 | barbell row s4 r10 w135
        nounit | squatted 315 for 3x5 | squat s3 r5 w315
        nounit | front squats three sets of five at one eighty-five | front squat s3 r5 w185
        numword | deadlifted three fifteen for three | deadlift s1 r3 w315
        numword | did fifty push-ups in five sets | push-up s5 r10
        numword | five sets of five squats at a hundred kilos | squat s5 r5 w100kg
        numword | squatted two hundred and five pounds for eight | squat s1 r8 w205lb
        numword | thirty minutes of yoga | yoga t30
        numword | benched one thirty-five for ten | bench press s1 r10 w135
        numword | four by eight rows at sixty kilos | barbell row s4 r8 w60kg
        numword | seven sets of two deadlifts at one hundred and sixty kilos | deadlift s7 r2 w160kg
        numword | twenty-five burpees | burpee s1 r25
        numword | three sets of a dozen lunges | lunge s3 r12
        numword | forty-five minutes of padel | padel t45
        numword | ran five and a half kilometers in thirty-two minutes | running t32 k5.5
        numword | swam twenty laps in half an hour | swimming t30
        numword | sixty sit-ups in three sets | sit-up s3 r20
        order | 12 reps, 3 sets, calf raises, 60 kg | calf raise s3 r12 w60kg
        order | 3x10 45kg seated row | seated cable row s3 r10 w45kg
        order | at 60 kg I did 4x8 barbell rows | barbell row s4 r8 w60kg
        order | 80 kg bench press, 3 sets of 8 | bench press s3 r8 w80kg
        order | RPE 8 squats 3x5 at 130 kg | squat s3 r5 w130kg e8
        pace | 3 mile run at 8:00 per mile | running t24 k4.828
        pace | 10k run at a 5:30/km pace | running t55 k10
        pace | ran 5 km at 6:00 min/km | running t30 k5
        pace | ran 10 km @ 5:00/km | running t50 k10
        pace | 6 km at 6 min per km running | running t36 k6
        pace | ran for 30 minutes at 5:00 per km | running t30
        perset | OHP 40kg x 8, 45kg x 6, 50kg x 3 | overhead press s3 r8,6,3 w40,45,50kg
        perset | bench 12 10 8 at 60 70 80 | bench press s3 r12,10,8 w60,70,80
        perset | curls 3 sets of 12, 10, 8 with 12 kg | biceps curl s3 r12,10,8 w12kg
        perset | deadlift 100x5, 120x5, 140x3 | deadlift s3 r5,5,3 w100,120,140
        perset | leg press 10 at 100 kg, 8 at 120 kg, 6 at 140 kg | leg press s3 r10,8,6 w100,120,140kg
        perset | pull-ups 10, 8, 6 | pull-up s3 r10,8,6
        perset | squat 100kg 8, 8, 6, 5 | squat s4 r8,8,6,5 w100kg
        perset | squats 2x5 at 100kg and 1x5 at 110kg | squat s3 r5 w100,100,110kg
        perset | push-ups 20/15/12 | push-up s3 r20,15,12
        perset | three sets of dips: 12, 10 and 8 | dip s3 r12,10,8
        perset | bench press 80kg for 8, 7, 6 | bench press s3 r8,7,6 w80kg
        perset | dips: 15, 12, 10, 8 | dip s4 r15,12,10,8
        perset | 4 sets of pull-ups: 10, 9, 8, 7 | pull-up s4 r10,9,8,7
        perset | squats 5 reps at 100 kg, 5 reps at 110 kg, 3 reps at 120 kg | squat s3 r5,5,3 w100,110,120kg
        perset | OHP 50kg 8/8/6 | overhead press s3 r8,8,6 w50kg
        perset | rows 60kg x12, 70kg x10, 80kg x8 | barbell row s3 r12,10,8 w60,70,80kg
        perset | lat pulldown 12, 10, 8 reps at 50, 55, 60 kg | lat pulldown s3 r12,10,8 w50,55,60kg
        perset | 3 sets of push-ups (20, 18, 15) | push-up s3 r20,18,15
        perset | bench 60x10 70x8 80x6 90x4 | bench press s4 r10,8,6,4 w60,70,80,90
        recovery | 15 min cold plunge | cold plunge t15
        recovery | foam rolled for ten minutes | foam rolling t10
        recovery | hour-long yoga class | yoga t60
        recovery | sauna 3 x 10 min | sauna s3 t10
        rir | bench 3x8 80kg 2 RIR | bench press s3 r8 w80kg e8
        rir | leg curls 3x12 40kg RIR 1 | leg curl s3 r12 w40kg e9
        rir | squats 4x6 110 kg with two reps in reserve | squat s4 r6 w110kg e8
        rir | hammer curls 3x10 14kg with 2 in the tank | hammer curl s3 r10 w14kg e8
        rir | lat pulldown 3x12 60kg, 3 RIR | lat pulldown s3 r12 w60kg e7
        rir | deadlift 3x3 180kg rir2 | deadlift s3 r3 w180kg e8
        rpe | bench 100kg 3x5 @8 | bench press s3 r5 w100kg e8
        rpe | deadlift 5x2 170kg rpe 9 | deadlift s5 r2 w170kg e9
        rpe | squat 3x5 at 140kg, felt like an RPE of 8 | squat s3 r5 w140kg e8
        sentence | I did 4 sets of 12 lateral raises with 10 kg | lateral raise s4 r12 w10kg
        sentence | Today I squatted 3 sets of 5 at 120 kilos | squat s3 r5 w120kg
        sentence | did some hip thrusts, 4 sets of 10 reps at 100kg | hip thrust s4 r10 w100kg
        sentence | finished with three sets of fifteen face pulls at 15 kg | face pull s3 r15 w15kg
        sentence | got 3 sets of 6 chin-ups in this morning | chin-up s3 r6
        sentence | my leg extensions were 4 sets of 15 at 50 kg today | leg extension s4 r15 w50kg
        sentence | triceps pushdowns, 3 sets, 12 reps each, 27.5 kg | triceps pushdown s3 r12 w27.5kg
        sentence | worked up to a set of 3 on bench at 110 kg | bench press s1 r3 w110kg
        sentence | hit 5 sets of 3 on the deadlift with 160 kg at RPE 8.5 | deadlift s5 r3 w160kg e8.5
        sentence | just did 3 rounds of 15 burpees | burpee s3 r15
        sentence | I managed 3 sets of 8 pull-ups with 5 kg this evening | pull-up s3 r8 w5kg
        sentence | Leg press: 4 sets x 12 reps @ 140 kg | leg press s4 r12 w140kg
        sentence | we did 5 sets of kettlebell swings, 20 reps each, 24 kg | kettlebell swing s5 r20 w24kg
        sentence | After work I did 3 sets of 10 goblet squats with a 20 kg kettlebell | goblet squat s3 r10 w20kg
        sentence | 3 sets of incline dumbbell press at 50 pounds for 10 reps | incline dumbbell press s3 r10 w50lb
        sentence | bench pressed 100 kilos for 3 sets of 5 | bench press s3 r5 w100kg
        sentence | overhead press, 4 sets, 6 reps, 45 kg, RPE 8 | overhead press s4 r6 w45kg e8
        shorthand | 225x5 squat | squat s1 r5 w225
        shorthand | BSS 3x10 2x14kg dumbbells | bulgarian split squat s3 r10 w14kg
        shorthand | Bench press 4 x 6 @ 82.5kg | bench press s4 r6 w82.5kg
        shorthand | deadlift 140kg x 5 x 3 | deadlift s3 r5 w140kg
        shorthand | goblet squats 24kg 4x8 | goblet squat s4 r8 w24kg
        shorthand | leg press 4x10x160kg | leg press s4 r10 w160kg
        shorthand | squat 5x5 100kg | squat s5 r5 w100kg
        shorthand | bench 100 kg x 3 | bench press s1 r3 w100kg
        shorthand | dl 1x5 180 kg | deadlift s1 r5 w180kg
        shorthand | hammer curl: 3 x 12 - 12 kg | hammer curl s3 r12 w12kg
        shorthand | kb swings 5x20 24kg | kettlebell swing s5 r20 w24kg
        shorthand | lat pulldowns 3x12@55kg | lat pulldown s3 r12 w55kg
        shorthand | shoulder press 3x10 22kg dumbbells @ RPE 8 | dumbbell shoulder press s3 r10 w22kg e8
        shorthand | skull crushers 3x12 25kg | skullcrusher s3 r12 w25kg
        shorthand | hip thrusts 100kg 4x8 @8.5 | hip thrust s4 r8 w100kg e8.5
        shorthand | bench 3x5x100 | bench press s3 r5 w100
        shorthand | squat: 5 x 3 @ 140kg (RPE 9) | squat s5 r3 w140kg e9
        shorthand | Shrugs 3×15 32kg | shrug s3 r15 w32kg
        shorthand | cgbp 4x8 60 | bench press s4 r8 w60
        shorthand | bench 225 3x3 | bench press s3 r3 w225
        shorthand | bench 135x10, 185x8, 225x5 | bench press s3 r10,8,5 w135,185,225
        shorthand | calf raises 4x20 bw | calf raise s4 r20
        shorthand | Deadlift 1RM 200kg | deadlift s1 r1 w200kg
        shorthand | lateral raises 10kgs 3x15 | lateral raise s3 r15 w10kg
        shorthand | bench 2 x 10 @ 60, 2 x 8 @ 70 | bench press s4 r10,10,8,8 w60,60,70,70
        speech | bench press three sets of eight at eighty kilos then squats five by five at one hundred kilos | bench press s3 r8 w80kg ; squat s5 r5 w100kg
        speech | today I did bench press 3 sets of 10 at 60 kilos and then 3 sets of 12 lat pulldowns at 45 kilos | bench press s3 r10 w60kg ; lat pulldown s3 r12 w45kg
        speech | okay so I ran six kilometers in thirty four minutes and then stretched for ten minutes | running t34 k6 ; stretching t10
        speech | I squatted one hundred and forty kilos for five sets of three | squat s5 r3 w140kg
        speech | yesterday I went swimming for forty five minutes | @-1 swimming t45
        speech | three sets of ten on the leg press with one sixty kilos | leg press s3 r10 w160kg
        speech | did my deadlifts today five sets of five with one hundred twenty kilograms | deadlift s5 r5 w120kg
        speech | push ups three sets of twenty five | push-up s3 r25
        speech | I did an hour of yoga last night | @-1 yoga t60
        speech | hit a set of eight on incline bench with sixty kilos | incline bench press s1 r8 w60kg
        template | do my pull day template plus 20 min sauna | =pull day sauna t20
        template | leg day with an extra set of squats | =leg day [add_sets 1 squat]
        template | push day, bench at 85kg | =push day [set_weight 85 kg bench press]
        template | repeat yesterday's workout | =yesterday
        template | same as last time at RPE 8 | =last [set_rpe 8]
        template | use my leg day template | =leg day
        template | my full body template with 10 reps on lunges | =full body [set_reps 10 lunge]
        template | same as last time but add 2.5 kg | =last [add_weight 2.5 kg]
        template | same as last workout, skip the dips | =last [skip dip]
        template | use pull day but with 5 kg more on barbell rows | =pull day [add_weight 5 kg barbell row]
        template | repeat my last workout | =last
        template | same workout as last time | =last
        template | do push day but skip overhead press | =push day [skip overhead press]
        template | same as yesterday with 2 more reps on bench | =yesterday [add_reps 2 bench press]
        template | use my upper body template and add 2.5kg to bench and rows | =upper body [add_weight 2.5 kg bench press] [add_weight 2.5 kg barbell row]
        template | leg day template, squats at 110 kg | =leg day [set_weight 110 kg squat]
        template | last workout again but without lunges | =last [skip lunge]
        template | pull day, one extra set of pull-ups | =pull day [add_sets 1 pull-up]
        template | same as last time, 5 lb heavier on squats | =last [add_weight 5 lb squat]
        template | use leg day, then 15 min sauna | =leg day sauna t15
        template | same as monday | =monday
        template | use my push day template but with 2.5 kg less | =push day [add_weight -2.5 kg]
        template | start leg day | =leg day
        template | log my pull day | =pull day
        template | did pull day with 3 more reps on pull-ups | =pull day [add_reps 3 pull-up]
        template | push day but bench at RPE 8 | =push day [set_rpe 8 bench press]
        template | same as last time but 5 more pounds on squat | =last [add_weight 5 lb squat]
        template | same as last time except no dips | =last [skip dip]
        template | repeat leg day without leg extensions and lunges | =leg day [skip leg extension] [skip lunge]
        template | same workout as yesterday plus 10 min jump rope | =yesterday jump rope t10
        template | use my 5x5 template | =5x5
        template | hotel workout template | =hotel workout
        template | push day: add one set to bench | =push day [add_sets 1 bench press]
        template | my lower body day with squats at 120kg | =lower body [set_weight 120 kg squat]
        template | use push day, 8 reps on bench and skip the dips | =push day [set_reps 8 bench press] [skip dip]
        timed | 3 planks of 45 seconds | plank s3 t0.75
        timed | jump rope 5x2 min | jump rope s5 t2
        timed | plank 3x60s | plank s3 t1
        timed | side note: plank 3 sets of 1 min | plank s3 t1
        timed | mountain climbers 4x30 sec | mountain climber s4 t0.5
        timed | plank for 2 minutes | plank t2
        timed | held a plank for 90 seconds | plank t1.5
        timed | 4 sets of 30 second mountain climbers | mountain climber s4 t0.5
        timed | farmers walk 3x30m 40kg | farmers walk s3 w40kg k0.03
        timed | battle of planks: two sets of a minute | plank s2 t1
        typo | lat puldown 3x10 50kg | lat pulldown s3 r10 w50kg
        typo | romainian deadlifts 3x8 80kg | romanian deadlift s3 r8 w80kg
        typo | yesteday ran 5k | @-1 running k5
        typo | becnh press 3x8 70kg | bench press s3 r8 w70kg
        typo | squts 3x5 100kg | squat s3 r5 w100kg
        typo | streching 15 minuts | stretching t15
        typo | bech press 3x8 80kg | bench press s3 r8 w80kg
        typo | pul-ups 3x8 | pull-up s3 r8
        typo | dealdift 5x5 100 kg | deadlift s5 r5 w100kg
        typo | bicpes curls 3x10 12kg | biceps curl s3 r10 w12kg
        typo | ellptical 30 min | elliptical t30
        """#)
}
