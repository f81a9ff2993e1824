extension SentenceTable {
    static let furtherWorkoutEnglish = table(
        .workout, .en,
        #"""
        cardio | 10 miler in 82 minutes | running t82 k16.093
        cardio | 5k in 24:10 | running t24.167 k5
        cardio | easy 10k in 55 minutes then foam rolling | running t55 k10 ; foam rolling
        cardio | gym for an hour | strength training t60
        rounds | 3 supersets of 10 curls and 12 pushdowns | biceps curl s3 r10 ; triceps pushdown s3 r12
        cardio | 5k in 26 min, squats 5x5 100kg | running t26 k5 ; squat s5 r5 w100kg
        cardio | 10k in 52 min, then stretching 10 min | running t52 k10 ; stretching t10
        cardio | 20 km in 50 min on the bike, then stretching | cycling t50 k20 ; stretching
        cardio | 4k in 90 min, stretching 10 min | stretching t90 k4
        cardio | played padel from 7 to 8:30 | padel t90
        cardio | ten minutes of foam rolling after a 6k run in 33 minutes | foam rolling t10 ; running t33 k6
        cardio | tennis from 18:00 to 19:30 | tennis t90
        correction | ran 4 miles, make that 5 | running k8.047
        correction | sauna 1 hour, no 2 | sauna t120
        equipment | goblet squats 3x15 with one 24 kg kettlebell | goblet squat s3 r15 w24kg
        equipment | lunges 3x12 with 2 dumbbells of 12 kg | lunge s3 r12 w12kg
        header | Leg day! Squats 4x6 120kg, RDL 3x10 90kg | squat s4 r6 w120kg ; romanian deadlift s3 r10 w90kg
        header | chest and triceps: bench 4x8 80kg, pushdowns 3x12 30kg | bench press s4 r8 w80kg ; triceps pushdown s3 r12 w30kg
        negation | swapped squats for leg press 3x10 140 kg | leg press s3 r10 w140kg
        numword | three sets of eight eighty kilos bench | bench press s3 r8 w80kg
        order | 10 burpees x 5 | burpee s5 r10
        order | 500m row x 4 at 1:50 | rowing s4 t1.833 k0.5
        order | bench 80kgx8x3 | bench press s3 r8 w80kg
        pause | bench press 3 sets 8 reps 80kg 90 sec rest | bench press s3 r8 w80kg
        pause | leg press 3x12 150kg, rest 2 min | leg press s3 r12 w150kg
        pause | rowing 4 x 500m with 2 min rest | rowing s4 k0.5
        pause | squat: 5 sets of 5 reps @ 100kg, 3 minutes rest between sets | squat s5 r5 w100kg
        perset | drop set on leg extensions: 60kg x 10, 45kg x 12, 30kg x 15 | leg extension s3 r10,12,15 w60,45,30kg
        perset | first set 80kg for 8 second set 85 for 6 third set 90 for 4 on bench | bench press s3 r8,6,4 w80,85,90kg
        perset | pyramid on bench 60 70 80 kg for 12 10 8 | bench press s3 r12,10,8 w60,70,80kg
        perset | squats 12-10-8 at 80-90-100kg | squat s3 r12,10,8 w80,90,100kg
        range | went from 60 to 70 kg on squat | squat s2 w60,70kg
        recovery | stretched for 10 | stretching t10
        recovery | yoga 45m | yoga t45
        split | 100 pushups in 4 sets of 25 | push-up s4 r25
        template | did everything from push day except lateral raises | =push day [skip lateral raise]
        template | repeat the workout from yesterday | =yesterday
        template | same as last time but swap squats for leg press 3x10 140kg | =last [skip squat] leg press s3 r10 w140kg
        template | start push day and replace dips with push-ups | =push day [skip dip] push-up
        template | use upper body A template | =upper body a
        together | 30 push ups and 40 sit ups | push-up s1 r30 ; sit-up s1 r40
        together | 3x10 each of lateral raises and face pulls with 10 kg | lateral raise s3 r10 w10kg ; face pull s3 r10 w10kg
        together | 3x10 squats and lunges | squat s3 r10 ; lunge s3 r10
        together | bench 3x8 80kg and rows | bench press s3 r8 w80kg ; barbell row
        together | bench and rows 5x5 at 80kg | bench press s5 r5 w80kg ; barbell row s5 r5 w80kg
        together | curls and pushdowns 3x12 each | biceps curl s3 r12 ; triceps pushdown s3 r12
        together | ran 5k and stretched 10 min | running k5 ; stretching t10
        together | squats, lunges and leg press 3x12 | squat s3 r12 ; lunge s3 r12 ; leg press s3 r12
        label | bench press, weight 80 kg, sets 3, reps 8 | bench press s3 r8 w80kg
        label | sets: 4 reps: 10 weight: 60kg lat pulldown | lat pulldown s4 r10 w60kg
        label | bench press sets 3 reps 8 weight 80 | bench press s3 r8 w80
        timed | 2 min plank, 3 times | plank s3 t2
        timed | planked for 1 min 30 | plank t1.5
        added | weighted pull ups +15 3x5 | pull-up s3 r5 w15
        level | treadmill 5k 27 mins incline 2 | running t27 k5
        level | incline 3x8 60 kg | incline bench press s3 r8 w60kg
        template | pull day without rows plus 3x12 hammer curls 14kg | =pull day [skip barbell row] hammer curl s3 r12 w14kg
        template | full body, squats 5kg up | =full body [add_weight 5 kg squat]
        template | push day but 10 reps instead of 12 on dips | =push day [set_reps 10 dip]
        load | incline dumbbell press 3 sets of 12 with the 24s | incline dumbbell press s3 r12 w24
        load | bench press 80 kg × 8, 8, 7 | bench press s3 r8,8,7 w80kg
        load | 8 reps bench at 80kg x3 sets | bench press s3 r8 w80kg
        header | leg day today started with squats 5 by 5 at 100 kilos then leg curls 3 by 12 at 40 | squat s5 r5 w100kg ; leg curl s3 r12 w40
        header | back and biceps today lat pulldowns 4x10 60kg seated rows 3x10 55kg | lat pulldown s4 r10 w60kg ; seated cable row s3 r10 w55kg
        cardio | just finished a 10k in just under 50 minutes | running t50 k10
        none | had to skip leg day | none
        load | lat pulldowns 4 sets of 12, 50 55 55 60 kg | lat pulldown s4 r12 w50,55,55,60kg
        level | walked 6k steps to work, 50 minutes | walking t50
        place | 30 min on the treadmill | running t30
        level | 30 min on the treadmill at 6 percent incline | running t30
        level | treadmill 30 min 6% incline | running t30
        level | 20 min rower at 26 spm | rowing t20
        cardio | ran 5k in 27 | running t27 k5
        session | gym session 1 hour | strength training t60
        session | 45 min strength training and 20 min run | strength training t45 ; running t20
        header | strength training: squats 5x5 100kg, bench 3x8 60kg | squat s5 r5 w100kg ; bench press s3 r8 w60kg
        outing | evening swim, 1500 m freestyle in 32 min | swimming t32 k1.5
        outing | morning run, ran 5k in 26 min | running t26 k5
        outing | bike ride, cycled 20 km in 50 minutes | cycling t50 k20
        outing | ran 5k, then ran 3k | running k5 ; running k3
        lifted | rowing 3x12 50 | barbell row s3 r12 w50
        ladder | squat 60 80 100 for 5 each | squat s3 r5 w60,80,100
        ladder | squat 60/80/100 x5 | squat s3 r5 w60,80,100
        ladder | squat 60, 80, 100, 5 reps each | squat s3 r5 w60,80,100
        name | hack squat 3x8 120 | hack squat s3 r8 w120
        name | ruck march 8km with 15kg in 1h35 | hiking w15kg t95 k8
        written | An hour at the gym: squats 5x5 100kg, leg press 3x12 180kg | squat s5 r5 w100kg ; leg press s3 r12 w180kg
        written | bench press 4 sets of 6 at 82.5 kilos, last one to failure | bench press s4 r6 w82.5kg
        written | deads: 60x5 100x5 140x5 160x3 | deadlift s4 r5,5,5,3 w60,100,140,160
        written | swam 40 lengths of a 25m pool in 35 mins | swimming t35 k1
        written | pull ups 5, 5, 4, 3 | pull-up s4 r5,5,4,3
        written | 10 min warm up on the bike then 5x5 squats at 225 lbs | cycling t10 ; squat s5 r5 w225lb
        written | yesterday evening yoga class for 75 minutes | @-1 yoga t75
        written | kettlebell swings 10 x 10 with 24 kg | kettlebell swing s10 r10 w24kg
        written | planned to run 10k but stopped at 7 | running k7
        written | easy bike ride, 32 km, avg hr 128, 1h20 | cycling t80 k32
        written | three rounds: 10 burpees, 15 kb swings 16kg, 20 mountain climbers | burpee s3 r10 ; kettlebell swing s3 r15 w16kg ; mountain climber s3 r20
        written | hip thrusts 3 x 12 @ 100kg RPE 8, rest 90s | hip thrust s3 r12 w100kg e8
        written | did pull day with 2.5kg more on rows | =pull day [add_weight 2.5 kg barbell row]
        written | sat: long run 18k @ 5:30/km | @-5 running t99 k18
        written | rest day today, just walked the dog 30 min | walking t30
        written | no gym today | none
        written | couldn't train, knee hurts | none
        written | ohp 40kg 8/8/7 | overhead press s3 r8,8,7 w40kg
        written | leg ext 3x15 stack at 55kg, leg curl same | leg extension s3 r15 w55kg ; leg curl s3 r15 w55kg
        written | front squats, worked up to a heavy single at 120kg | front squat s1 r1 w120kg
        written | five minutes in the ice bath after 20 in the sauna | cold plunge t5 ; sauna t20
        written | rowed 2000m in 7:58 on the erg | rowing t7.967 k2
        written | tricep pushdowns 3x12-15 with 25kg | triceps pushdown s3 r12 w25kg
        written | upper day minus dips, and an extra set of curls | =upper day [skip dip] [add_sets 1 biceps curl]
        written | bulgarian split squats 3x10 per leg holding 14kg dumbbells | bulgarian split squat s3 r10 w14kg
        written | walked to work and back, 2.5 miles each way | walking k8.047
        written | dips bw+20 4x6 | dip s4 r6 w20
        written | stairmaster level 8 for 25 min | stair climber t25
        written | hiked 14 km up snowdon on 8 march, took us five hours | @-4 hiking t300 k14
        written | lat pulldown 3x10 55, 60, 65kg | lat pulldown s3 r10 w55,60,65kg
        written | spinning at basic fit 50 min burned 600 kcal | spinning t50
        written | lateral raises 4 x 15, 8 kg each hand | lateral raise s4 r15 w8kg
        written | played tennis with mark for an hour and a half | tennis t90
        written | RDL 80 kg 10-10-8 rir 2 | romanian deadlift s3 r10,10,8 w80kg e8
        written | push day A but swap overhead press for dumbbell shoulder press 3x10 20kg | =push day a [skip overhead press] dumbbell shoulder press s3 r10 w20kg
        written | elliptical half an hour, stretching quarter of an hour | elliptical t30 ; stretching t15
        written | 4x400m at 90 seconds each | running s4 t1.5 k0.4
        written | shrugs 3 sets, 12 reps, 60 kilos; farmers walks 3x40m with 32kg | shrug s3 r12 w60kg ; farmers walk s3 w32kg k0.04
        written | pushups: 20, 18, 15, 12 | push-up s4 r20,18,15,12
        written | squat 5@100kg, 5@110, 3@120 | squat s3 r5,5,3 w100,110,120kg
        written | ran intervals, 6x800m in 3:20 | running s6 t3.333 k0.8
        written | 1 hour of tennis yesterday | @-1 tennis t60
        written | leg day: squats 4x8 80kg, lunges 3x12 with 10kg dumbbells, leg curl 3x12 35 | squat s4 r8 w80kg ; lunge s3 r12 w10kg ; leg curl s3 r12 w35
        written | bench press 225 lbs for 3 sets of 5, rpe 8 | bench press s3 r5 w225lb e8
        written | cycled 22 miles in 1h 25m | cycling t85 k35.406
        written | did 45 mins of pilates and a 10 minute plank challenge | pilates t45 ; plank t10
        written | deadlift 1x5 at 180kg | deadlift s1 r5 w180kg
        written | 5 rounds of 10 pull ups and 20 push ups | pull-up s5 r10 ; push-up s5 r20
        written | walk 5.2km 58min | walking t58 k5.2
        written | on tuesday swam 1500m in 30 min | @-2 swimming t30 k1.5
        written | chin ups 3 x 8 with 5kg added | chin-up s3 r8 w5kg
        written | sauna 15 min then cold plunge 3 min x2 | sauna t15 ; cold plunge s2 t3
        written | 3 sets of farmers walk, 40 metres, 28kg per hand | farmers walk s3 w28kg k0.04
        written | used my upper body template but skipped the face pulls | =upper body [skip face pull]
        written | last workout again with 2.5kg more on everything | =last [add_weight 2.5 kg]
        written | hammer curls 12kg 12/10/8 | hammer curl s3 r12,10,8 w12kg
        written | dumbbell shoulder press 3x10 with 18s | dumbbell shoulder press s3 r10 w18
        written | too tired to train today | none
        written | spin class 45 min, then abs: crunches 3x20, russian twists 3x30 | spinning t45 ; crunch s3 r20 ; russian twist s3 r30
        written | bench 60x10, 70x8, 80x6, 85x4 kg | bench press s4 r10,8,6,4 w60,70,80,85kg
        written | went for a 40 minute jog this morning, about 6k | running t40 k6
        written | two hours of hiking, 8 miles | hiking t120 k12.875
        written | leg press: 4 sets, 12 reps each, 120kg, rir 2 | leg press s4 r12 w120kg e8
        written | db rows 3x10 30kg each side | barbell row s3 r10 w30kg
        written | stretched for quarter of an hour | stretching t15
        written | ran a half marathon on sunday in 1:58:20 | @-4 running t118.333 k21.098
        written | overhead press 50kg 5 5 5 4 3 | overhead press s5 r5,5,5,4,3 w50kg
        written | squats - 3 sets of 8 - 90kg - rpe 8 | squat s3 r8 w90kg e8
        written | 30 mins cardio on the elliptical then core: planks 3x1min, russian twists 3x20 | elliptical t30 ; plank s3 t1 ; russian twist s3 r20
        written | benched 80 for 8, 85 for 6 and 90 for 4 | bench press s3 r8,6,4 w80,85,90
        written | tempo run 8k, 40 mins, felt great | running t40 k8
        written | 45 minutes in the pool, 1.6 km | swimming t45 k1.6
        written | deadlifts: worked up to 3x3 at 170kg | deadlift s3 r3 w170kg
        written | lat pulldowns 10 reps at 50kg, 3 sets | lat pulldown s3 r10 w50kg
        written | ran to work (4 miles) | running k6.437
        written | 2 x 20 minute walks | walking s2 t20
        written | dumbbell bench 4 sets 26kg: 12, 10, 9, 8 | dumbbell bench press s4 r12,10,9,8 w26kg
        written | 15 minutes jump rope, 100 burpees, 50 kettlebell swings at 20kg | jump rope t15 ; burpee s1 r100 ; kettlebell swing s1 r50 w20kg
        written | yesterday's session: incline bench 4x8 70kg, cable flys 3x15 12.5kg, dips 3xmax | @-1 incline bench press s4 r8 w70kg ; cable fly s3 r15 w12.5kg ; dip s3
        written | front squat 3x5 @ 80% (100kg) | front squat s3 r5 w100kg
        written | cycled to the office and back, 12 km each way | cycling k24
        written | hip thrust 140kg x 8 x 4 | hip thrust s4 r8 w140kg
        written | leg day same as last week | =leg day
        written | push day but no skullcrushers | =push day [skip skullcrusher]
        written | did yoga instead of running, 50 minutes | yoga t50
        written | 5k in 28:12, then 3x10 push-ups | running t28.2 k5 ; push-up s3 r10
        written | bb row 60kg 4x10 paused | barbell row s4 r10 w60kg
        written | sauna for a quarter of an hour | sauna t15
        written | seated cable rows 3 sets x 12 reps x 55 kg | seated cable row s3 r12 w55kg
        written | calf raises 4x20 bodyweight | calf raise s4 r20
        written | 12 min stair climber, 20 min incline walk | stair climber t12 ; walking t20
        written | ohp 5x5 60lbs up from 55 | overhead press s5 r5 w60lb
        written | played a game of padel, 90 min, won | padel t90
        written | march 8: ran 16 km in 1:28:00 | @-4 running t88 k16
        written | didn't do squats today, only leg press 4x12 200kg | leg press s4 r12 w200kg
        written | 3 sets: 10 at 60, 8 at 70, 6 at 80 bench | bench press s3 r10,8,6 w60,70,80
        written | pushups 50 total in 4 sets | push-up s4 r13,13,12,12
        written | dips 3x12 and 1x6 with 20kg | dip s4 r12,12,12,6 w0,0,0,20kg
        written | incline db press 30s for 10, 9, 8 | incline dumbbell press s3 r10,9,8 w30
        written | 4 sets of lunges, 20 steps each, 12kg in each hand | lunge s4 r20 w12kg
        written | 8 hill sprints of 30 seconds | running s8 t0.5
        written | walking lunges 3x20 steps bodyweight | lunge s3 r20
        written | leg press 200kg 3 sets of 12, leg ext 3x15 50kg, calf raises 4x20 | leg press s3 r12 w200kg ; leg extension s3 r15 w50kg ; calf raise s4 r20
        written | 5 km at 5:30 pace | running t27.5 k5
        written | 30 mins on the treadmill and 15 on the stairmaster | running t30 ; stair climber t15
        """#)
}
