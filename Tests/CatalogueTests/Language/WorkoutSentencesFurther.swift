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
        """#)
}
