extension SentenceTable {
    static let workoutDutch = table(
        .workout, .nl,
        #"""
        alias | 3x10 incline bankdrukken 50 kg | incline bench press s3 r10 w50kg
        alias | uitvalspassen 3x12 met 10 kg dumbbells | lunge s3 r12 w10kg
        alias | hamstring curls 3x12 35 kg | leg curl s3 r12 w35kg
        alias | zijwaarts heffen 3x15 8 kg | lateral raise s3 r15 w8kg
        alias | kuiten 4x15 60 kg | calf raise s4 r15 w60kg
        cardio | 1500 meter gezwommen in een half uur | swimming t30 k1.5
        cardio | drie kwartier gewandeld | walking t45
        cardio | een uurtje padel | padel t60
        cardio | halve marathon in 1:58:00 | running t118 k21.098
        cardio | 5 km hardgelopen in 28 minuten | running t28 k5
        cardio | anderhalf uur gefietst | cycling t90
        cardio | gisteren een rondje van 8 km gerend in 42:30 | @-1 running t42.5 k8
        cardio | 10 km hardlopen in 55:20 | running t55.333 k10
        cardio | 30 min op de crosstrainer | elliptical t30
        cardio | 2 km zwemmen in 50 minuten | swimming t50 k2
        cardio | uurtje spinning | spinning t60
        cardio | 8 km wandelen | walking k8
        cardio | 5 km gelopen met 5:30 per km | running t27.5 k5
        cardio | kwartier touwtjespringen | jump rope t15
        cardio | 25 minuten op de roeimachine | rowing t25
        cardio | marathon gelopen in 3:58 | running t238 k42.195
        cardio | anderhalve kilometer gezwommen in 35 min | swimming t35 k1.5
        cardio | twee en een half uur gewandeld, 11 km | walking t150 k11
        cardio | gefietst: 40 km in 1:30 | cycling t90 k40
        cardio | 45 min spinnen | spinning t45
        cardio | drie kwartier tennissen | tennis t45
        correction | 20 minuten, sorry 25 minuten geroeid | rowing t25
        correction | squat 3x5 100 kg, nee wacht 105 kg | squat s3 r5 w105kg
        correction | 3x8 bankdrukken, ik bedoel 3x10, met 60 kg | bench press s3 r10 w60kg
        correction | 10 km gefietst, nee 12 km | cycling k12
        correction | 3x10 squats, of nee, 3x12 | squat s3 r12
        correction | gisteren, nee eergisteren, 5 km gerend | @-2 running k5
        date | afgelopen maandag deadlift 3x5 120 kg | @-3 deadlift s3 r5 w120kg
        date | drie dagen geleden een uur yoga | @-3 yoga t60
        date | gisteravond 30 min crosstrainer | @-1 elliptical t30
        date | op 2 maart 4x5 squatten met 100 kilo | @-10 squat s4 r5 w100kg
        date | eergisteren 20 minuten sauna | @-2 sauna t20
        date | vorige week vrijdag 10 km gelopen | @-6 running k10
        date | vorige week maandag squats 5x5 90kg | @-10 squat s5 r5 w90kg
        date | zaterdag 12 km gefietst | @-5 cycling k12
        date | op 24 december 5 km hardgelopen | @-78 running k5
        date | de 8e 3x10 lunges met 12 kg | @-4 lunge s3 r10 w12kg
        date | afgelopen zondag een uur gewandeld | @-4 walking t60
        date | twee weken geleden 3x5 deadlift 130 kg | @-14 deadlift s3 r5 w130kg
        date | vrijdag vorige week 5x5 squat 95 kg | @-6 squat s5 r5 w95kg
        date | dinsdagavond 90 minuten padel | @-2 padel t90
        date | 3 maart: 10 km gelopen | @-9 running k10
        date | een week geleden 3x8 dips | @-7 dip s3 r8
        decimal_comma | 10 km gefietst, 12,5 km/u | cycling k10
        decimal_comma | schouderdrukken 3x8 42,5 kg | overhead press s3 r8 w42.5kg
        empty | gisteren niet getraind | none @-1
        empty | rustdag | none
        empty | vandaag niet gesport | none
        empty | training overgeslagen | none
        empty | gisteren een rustdag gehad | none @-1
        empty | niks gedaan vandaag | none
        further | bankdrukken: 3 sets, 10 herhalingen, 60 kg | bench press s3 r10 w60kg
        further | squat 100 kilo 5 keer, 3 sets | squat s3 r5 w100kg
        further | 5 sets squats van 5 herhalingen met 100 kg | squat s5 r5 w100kg
        further | 45 minuten wandelen met de hond | walking t45
        further | een kwartiertje gestretcht | stretching t15
        further | op de loopband 30 minuten gerend | running t30
        further | 10 min ijsbad na 20 min sauna | cold plunge t10 ; sauna t20
        further | drie keer een minuut planken | plank s3 t1
        further | hardlopen 12 km in 1 uur en 5 minuten | running t65 k12
        further | gezwommen: 40 minuten, 1,6 km | swimming t40 k1.6
        further | twaalf kilometer gefietst in vijfendertig minuten | cycling t35 k12
        further | deadlift 5x3 @ 160 kg @8 | deadlift s5 r3 w160kg e8
        further | vanochtend 3 km gewandeld | walking k3
        further | op 28 feb 60 minuten tennis | @-12 tennis t60
        further | gebruik mijn pull dag maar met 2,5 kg meer op roeien | =pull dag [add_weight 2.5 kg barbell row]
        further | zelfde training als gisteren | =gisteren
        further | herhaal push dag zonder dips | =push dag [skip dip]
        further | vorige training, maar squats met 110 kg | =last [set_weight 110 kg squat]
        further | borstdag, 12 herhalingen bij dips | =borstdag [set_reps 12 dip]
        multi | 3x15 sit-ups en 3x45 sec planken | sit-up s3 r15 ; plank s3 t0.75
        multi | bankdrukken 4x6 80 kg, roeien 4x8 60 kg en 3x12 curls met 12 kg | bench press s4 r6 w80kg ; barbell row s4 r8 w60kg ; biceps curl s3 r12 w12kg
        multi | een half uur hardlopen en daarna 10 minuten rekken | running t30 ; stretching t10
        multi | 20 minuten roeien, 3x12 beenpers 120 kg en 10 min sauna | rowing t20 ; leg press s3 r12 w120kg ; sauna t10
        multi | bankdrukken 3x8 75kg, daarna 3x10 lat pulldown 50kg | bench press s3 r8 w75kg ; lat pulldown s3 r10 w50kg
        negation | bankdrukken overgeslagen, 3x12 dips gedaan | dip s3 r12
        negation | geen deadlifts, wel 3x10 heupstoten met 80 kg | hip thrust s3 r10 w80kg
        negation | geen squats vandaag, alleen 3x15 beenpers met 100 kg | leg press s3 r15 w100kg
        negation | lunges niet gedaan, wel leg press 4x10 120 kg | leg press s4 r10 w120kg
        numword | drie keer twaalf herhalingen leg extension met vijfendertig kilo | leg extension s3 r12 w35kg
        numword | veertig minuten gewandeld | walking t40
        numword | vijf sets van vijf herhalingen squat met honderd kilo | squat s5 r5 w100kg
        numword | tweeënhalve kilometer geroeid | rowing k2.5
        numword | vier keer tien squats met zestig kilo | squat s4 r10 w60kg
        numword | vijftig push-ups in vijf sets | push-up s5 r10
        numword | twee sets van vijftien sit-ups | sit-up s2 r15
        numword | een half uurtje gerend, vijf kilometer | running t30 k5
        numword | anderhalf uur tennis | tennis t90
        numword | uur en een kwart wandelen | walking t75
        perset | drie sets push-ups: 20, 15 en 12 | push-up s3 r20,15,12
        perset | optrekken 8, 7, 6 | pull-up s3 r8,7,6
        perset | squat 80 kg x 8, 90 kg x 6, 100 kg x 4 | squat s3 r8,6,4 w80,90,100kg
        perset | bankdrukken 60 kg x 10, 70 kg x 8 en 80 kg x 6 | bench press s3 r10,8,6 w60,70,80kg
        perset | dips 12, 10, 8 herhalingen | dip s3 r12,10,8
        perset | squat: 100 kg 5, 5, 4 | squat s3 r5,5,4 w100kg
        perset | bench 8x60 8x65 6x70 kg | bench press s3 r8,8,6 w60,65,70kg
        rir | leg press 3x10 160 kg, 2 reps over | leg press s3 r10 w160kg e8
        rir | squats 3x5 110 kg, 2 RIR | squat s3 r5 w110kg e8
        sentence | gebankt met 90 kg, 3 sets van 5 | bench press s3 r5 w90kg
        sentence | ik heb 4 sets van 10 lunges gedaan met 20 kg | lunge s4 r10 w20kg
        sentence | 5 setjes van 5 squats op 110 kilo, RPE 8 | squat s5 r5 w110kg e8
        sentence | vandaag 3 sets bicepscurls van 12 met 14 kilo | biceps curl s3 r12 w14kg
        sentence | gisteren bankdrukken gedaan, 4 sets van 8 met 70 kg | @-1 bench press s4 r8 w70kg
        sentence | 3 sets van 10 kniebuigingen met 80 kg op de rug | squat s3 r10 w80kg
        sentence | heb vanmorgen 5 kilometer gerend in 26 minuten | running t26 k5
        sentence | vanavond 3x8 schouderdrukken met 35 kilo | overhead press s3 r8 w35kg
        sentence | deadliften 5x3 op 150 kg, rpe 8 | deadlift s5 r3 w150kg e8
        shorthand | bankdrukken 3x8 80 kg | bench press s3 r8 w80kg
        shorthand | lat pulldown 3x12 @ 50 | lat pulldown s3 r12 w50
        shorthand | deadlift 3 x 5 x 140 kg | deadlift s3 r5 w140kg
        shorthand | kniebuigen 5x5 100kg | squat s5 r5 w100kg
        shorthand | optrekken 4x6 +5 kg | pull-up s4 r6 w5kg
        shorthand | hip thrusts 4x10 90kg RPE 7,5 | hip thrust s4 r10 w90kg e7.5
        shorthand | planken 3x1 min | plank s3 t1
        speech | ik heb vandaag vijf kilometer hardgelopen in achtentwintig minuten | running t28 k5
        speech | drie setjes van tien bicepscurls met twaalf kilo | biceps curl s3 r10 w12kg
        speech | gisteren heb ik een uur gezwommen | @-1 swimming t60
        speech | ik heb honderdtwintig kilo gesquat voor vijf sets van drie | squat s5 r3 w120kg
        speech | eerst twintig minuten roeien daarna drie keer tien push-ups | rowing t20 ; push-up s3 r10
        speech | vier sets van acht herhalingen bankdrukken op tachtig kilo | bench press s4 r8 w80kg
        template | gebruik mijn push dag | =push dag
        template | hetzelfde als vorige keer, 2 herhalingen meer | =last [add_reps 2]
        template | zelfde als gisteren maar zonder dips | =gisteren [skip dip]
        template | beendag met 5 kg meer op squats | =beendag [add_weight 5 kg squat]
        template | zelfde als vorige keer, maar 5 kg meer | =last [add_weight 5 kg]
        template | benendag zonder lunges | =benendag [skip lunge]
        template | gebruik schema bovenlichaam | =bovenlichaam
        template | push dag, bankdrukken met 85 kg | =push dag [set_weight 85 kg bench press]
        template | herhaal mijn laatste training | =last
        template | pull dag, 2 herhalingen extra op optrekken | =pull dag [add_reps 2 pull-up]
        template | zelfde als maandag | =maandag
        template | hetzelfde als de vorige keer maar sla de dips over | =last [skip dip]
        template | full body schema met een extra set squats | =full body [add_sets 1 squat]
        timed | plank 2 minuten | plank t2
        timed | 3 keer 45 seconden planken | plank s3 t0.75
        typo | bankdrukkn 3x10 60 kg | bench press s3 r10 w60kg
        typo | gisetren 5 km gerend | @-1 running k5
        alias | bank 100 kilo voor 5, 5, 4 | bench press s3 r5,5,4 w100kg
        cardio | 5k in 24:10 | running t24.167 k5
        cardio | van 7 tot half 9 gepadeld | padel t90
        equipment | uitvalspassen 3x12 per been met 2 dumbbells van 12 kg | lunge s3 r12 w12kg
        header | borst en triceps: bankdrukken 4x8 80kg, dips 3x12 | bench press s4 r8 w80kg ; dip s3 r12
        negation | ipv squats leg press gedaan 4x12 140kg | leg press s4 r12 w140kg
        pause | squat 5 sets van 5 met 100 kg, 3 minuten rust | squat s5 r5 w100kg
        template | herhaal de training van gisteren | =gisteren
        template | nog een keer de push dag | =push dag
        together | 3x10 squats en lunges met 20 kg | squat s3 r10 w20kg ; lunge s3 r10 w20kg
        date | 8 maart 12 km gefietst | @-4 cycling k12
        alias | 10.000 stappen gelopen | walking
        written | uurtje gesport | strength training t60
        written | bankdrukken 4 x 8 met 70 kilo | bench press s4 r8 w70kg
        written | gisteren 6 km hardgelopen in 34 minuten | @-1 running t34 k6
        written | half uurtje op de crosstrainer en daarna 10 minuten rekken | elliptical t30 ; stretching t10
        written | beenpers 3 sets van 12, 160kg | leg press s3 r12 w160kg
        written | squats 5x5 op 95 kg, laatste set maar 4 | squat s5 r5,5,5,5,4 w95kg
        written | padel gespeeld van half 8 tot 9 | padel t90
        written | optrekken 3x max: 8, 6, 5 | pull-up s3 r8,6,5
        written | borstdag: bankdrukken 3x10 60kg, kabel fly 3x15 10kg, dips 3x12 | bench press s3 r10 w60kg ; cable fly s3 r15 w10kg ; dip s3 r12
        written | 25 km gefietst naar mijn werk en terug in een uur en 10 minuten | cycling t70 k25
        written | geen zin gehad om te trainen | none
        written | push schema maar 5 kg zwaarder bij bankdrukken | =push [add_weight 5 kg bench press]
        written | eergisteren kwartiertje touwtje gesprongen | @-2 jump rope t15
        written | deadlift: 3 sets van 5 herhalingen met 140 kg, rpe 8,5 | deadlift s3 r5 w140kg e8.5
        written | op de loopband 5 kilometer in 28 min en toen sauna 15 min | running t28 k5 ; sauna t15
        written | schouderpers met dumbbells 3x10 16 kg | dumbbell shoulder press s3 r10 w16kg
        written | vrijdag 10 km hardgelopen in 55 minuten | @-6 running t55 k10
        written | drie kwartier gezwommen | swimming t45
        written | lat pulldown 3x12 50 kg, rpe 7 | lat pulldown s3 r12 w50kg e7
        written | anderhalf uur gewandeld, 7 kilometer | walking t90 k7
        written | gister getennist van 19:00 tot 20:30 | @-1 tennis t90
        written | bulgaarse split squats 3 x 8 per been, 12 kg | bulgarian split squat s3 r8 w12kg
        written | vandaag rustdag | none
        written | bankdrukken 80 kg: 8, 7, 6 herhalingen | bench press s3 r8,7,6 w80kg
        written | 3 x 12 uitvalspassen met 2 dumbbells van 10 kilo | lunge s3 r12 w10kg
        written | woensdagavond een uur padel | @-1 padel t60
        written | 20 min hometrainer, daarna squats 4x12 50kg | cycling t20 ; squat s4 r12 w50kg
        written | bankdrukken: 60 kg x 10, 70 kg x 8, 80 kg x 5 | bench press s3 r10,8,5 w60,70,80kg
        written | rondje van 5 km gelopen in een half uur | running t30 k5
        written | vandaag benen: legpress 4x10 150, leg curl 3x12 40, kuiten 4x15 60 | leg press s4 r10 w150 ; leg curl s3 r12 w40 ; calf raise s4 r15 w60
        written | geen tijd om te sporten vandaag | none
        written | deadlift 5 sets van 3 met 150, laatste set met 160 | deadlift s5 r3 w150,150,150,150,160
        written | eergisteren 45 min spinning gedaan bij basic-fit | @-2 spinning t45
        written | een halfuur crosstrainer | elliptical t30
        written | halfuurtje gefietst | cycling t30
        written | tempoloop 8 km, 4:45 per km | running t38 k8
        written | buikspieren 3x20 en onderrug 3x12 | sit-up s3 r20 ; back extension s3 r12
        written | bankdrukken 3 sets: 10 met 60, 8 met 70 en 6 met 80 | bench press s3 r10,8,6 w60,70,80
        written | 40 min met de hond gelopen en 20 min yoga | walking t40 ; yoga t20
        written | rdl 3x8 70 kg, heupabductie 3x15 40 kg | romanian deadlift s3 r8 w70kg ; hip abduction s3 r15 w40kg
        written | walking lunges 3x20 stappen zonder gewicht | lunge s3 r20
        written | 8 heuvelsprints van 30 seconden | running s8 t0.5
        written | buikspieren 3x20 crunches | crunch s3 r20
        written | ergens rond 5 km gejogd in een half uur | running t30 k5
        """#)
}
