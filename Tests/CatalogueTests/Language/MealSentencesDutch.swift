extension SentenceTable {
    static let mealDutch = table(
        .meal, .nl,
        #"""
        circumstance | een reep chocola na het sporten | chocola *1 bar
        correction | 100 g kwark, sorry 150 g | kwark *150 g
        correction | een koffie, ik bedoel een thee | thee *1
        correction | twee boterhammen, nee wacht, drie | boterham *3
        correction | een glas wijn, nee twee glazen wijn | wijn *2 glass
        correction | boterham met kaas, ik bedoel ham | boterham ; ham
        correction | twee eieren, nee drie | ei *3
        correction | een appel, sorry, een peer | peer *1
        correction | 200 g rijst, of nee 150 g | rijst *150 g
        date | gisteravond een bord pasta | @-1 pasta *1 plate
        date | gisteren twee stroopwafels | @-1 stroopwafel *2
        date | op 8 maart een saucijzenbroodje | @-4 saucijzenbroodje *1
        date | twee dagen geleden frietjes met mayonaise | @-2 frietje ; mayonaise
        date | vanochtend een croissant en een cappuccino | croissant *1 ; cappuccino *1
        date | zondag als lunch pannenkoeken met stroop | @-4 #lunch pannenkoek ; stroop
        date | vorige week zondag asperges met ham | @-4 asperge ; ham
        date | maandagavond een pizza margherita | @-3 pizza margherita *1
        date | gisteren bij het avondeten 200 g zalm | @-1 #dinner zalm *200 g
        date | op 1 maart als ontbijt een croissant | @-11 #breakfast croissant *1
        date | eergisteren bij het ontbijt twee eieren | @-2 #breakfast ei *2
        date | afgelopen vrijdag friet met een frikandel | @-6 friet ; frikandel *1
        date | op 25 december kalkoen met stoofperen | @-77 kalkoen ; stoofpeer
        date | vorige week vrijdag als avondeten sushi | @-6 #dinner sushi
        decimal_comma | 0,25 l appelsap | appelsap *0.25 l
        decimal_comma | 1,5 liter thee | thee *1.5 l
        decimal_comma | 2,5 dl volle melk | volle melk *250 ml
        diminutive | een glaasje wijn en een stukje kaas | wijn *1 glass ; kaas *1 piece
        diminutive | kommetje soep met een broodje | soep *1 bowl ; broodje *1
        diminutive | een schaaltje kwark en een handjevol blauwe bessen | kwark *1 bowl ; blauwe bes *1 handful
        diminutive | drie stukjes sushi | sushi *3 piece
        drink | een biertje en wat borrelnootjes | biertje *1 ; borrelnootje
        drink | twee koppen koffie met melk | koffie *2 cup ; melk
        drink | een glas water en een kop thee | water *1 glass ; thee *1 cup
        drink | twee biertjes | biertje *2
        drink | koffie verkeerd | koffie verkeerd
        drink | twee cappuccino's met havermelk | cappuccino *2 ; havermelk
        drink | een glaasje rode wijn | rode wijn *1 glass
        drink | twee koppen thee en een espresso | thee *2 cup ; espresso *1
        drink | halve liter bier | bier *0.5 l
        drink | een kop koffie met een wolkje melk | koffie *1 cup ; melk
        empty | geen avondeten | none #dinner
        empty | niets gegeten vandaag | none
        empty | ontbijt overgeslagen | none #breakfast
        empty | gisteren niet ontbeten | none @-1 #breakfast
        empty | lunch overgeslagen | none #lunch
        empty | vandaag gevast | none
        empty | niks gegeten | none
        empty | geen ontbijt vandaag | none #breakfast
        empty | gisteren de lunch overgeslagen | none @-1 #lunch
        fraction | anderhalf broodje gezond | broodje gezond *1.5
        fraction | een halve avocado | avocado *0.5
        fraction | een kwart meloen | meloen *0.25
        fraction | een halve pizza en een kwart komkommer | pizza *0.5 ; komkommer *0.25
        fraction | ½ liter water | water *0.5 l
        fraction | anderhalve boterham met kaas | boterham *1.5 ; kaas
        fraction | een halve liter melk en een halve komkommer | melk *0.5 l ; komkommer *0.5
        fraction | twee en een halve boterham | boterham *2.5
        fraction | driekwart liter water | water *0.75 l
        further | een bruine boterham met hagelslag | bruine boterham *1 ; hagelslag
        further | twee volkoren boterhammen met kipfilet | volkoren boterham *2 ; kipfilet
        further | ontbijt: twee eieren, een sneetje roggebrood en thee | #breakfast ei *2 ; roggebrood *1 slice ; thee
        further | lunch gisteren: tosti en een glas melk | @-1 #lunch tosti ; melk *1 glass
        further | 250 gram magere kwark met 30 gram walnoten | magere kwark *250 g ; walnoot *30 g
        further | een handje rozijnen en een kop thee | rozijn *1 handful ; thee *1 cup
        further | vanavond gebakken zalm met sla en krieltjes | gebakken zalm ; sla ; krieltje
        further | een bord erwtensoep met roggebrood en spek | erwtensoep *1 plate ; roggebrood ; spek
        further | drie glazen water en een mok koffie | water *3 glass ; koffie *1 mug
        further | een flesje spa rood van 500 ml | spa rood *500 ml
        further | een stroopwafel bij de koffie | stroopwafel *1 ; koffie
        further | half brood | brood *0.5
        further | een halve mango en tien aardbeien | mango *0.5 ; aardbei *10
        further | negen olijven en wat toastjes | olijf *9 ; toastje
        further | twee pannenkoeken met spek en stroop als avondeten | #dinner pannenkoek *2 ; spek ; stroop
        further | tussendoortje: handje nootjes | #snack nootje *1 handful
        further | patat met mayonaise en een kroket | patat ; mayonaise ; kroket *1
        further | gin-tonic | gin-tonic
        further | een kapsalon | kapsalon *1
        further | geen lunch gehad | none #lunch
        further | ik heb niet ontbeten | none #breakfast
        further | koffie zonder melk en suiker | koffie
        further | een appel in plaats van een koekje | appel *1
        further | een banaan, nee wacht, twee bananen | banaan *2
        further | soep met brood, ik bedoel crackers | soep ; cracker
        further | zelfde avondeten als maandag | #dinner =maandag
        further | mijn gebruikelijke ontbijt zonder jam | #breakfast =gebruikelijke ontbijt [skip jam]
        further | gebruik template overnight oats | =overnight oats
        further | shake met 1 banaan, 250 ml melk en 20 g pindakaas | banaan *1 ; melk *250 ml ; pindakaas *20 g
        further | speltbrood met avacado | speltbrood ; avocado
        header | eiwitshake met 30 g whey en 300 ml melk | whey *30 g ; melk *300 ml
        header | smoothie: banaan, 200 ml melk, 30 g havermout | banaan ; melk *200 ml ; havermout *30 g
        header | eiwitshake: 30 g whey, 1 banaan en 250 ml melk | whey *30 g ; banaan *1 ; melk *250 ml
        meal | als tussendoortje een banaan | #snack banaan *1
        meal | avondeten: 150 g zalm, aardappelen en sperziebonen | #dinner zalm *150 g ; aardappel ; sperzieboon
        meal | geluncht met een salade en een kop soep | #lunch salade *1 ; soep *1 cup
        meal | twee boterhammen met kaas en een glas melk bij de lunch | #lunch boterham *2 ; kaas ; melk *1 glass
        meal | als ontbijt yoghurt met muesli | #breakfast yoghurt ; muesli
        meal | bij het diner een glas rode wijn | #dinner rode wijn *1 glass
        meal | lunch: twee broodjes kaas en een appel | #lunch broodjes kaas *2 ; appel *1
        meal | bij het ontbijt een gekookt ei en een glas jus d'orange | #breakfast gekookt ei *1 ; jus d'orange *1 glass
        meal | vanavond boerenkool met worst gegeten | boerenkool ; worst
        meal | tussendoor een appel | #snack appel *1
        meal | als avondeten stamppot met een rookworst | #dinner stamppot ; rookworst *1
        meal | ik had pannenkoeken als lunch | #lunch pannenkoek
        meal | ontbeten met twee beschuiten met jam | #breakfast beschuit *2 ; jam
        meal | diner: biefstuk met friet en sla | #dinner biefstuk ; friet ; sla
        meal | avondeten was pasta pesto | #dinner pasta pesto
        meal | voor de lunch een salade met tonijn | #lunch salade *1 ; tonijn
        meal | tussendoortje om 3 uur: twee koekjes | #snack koekje *2
        meal | als toetje vla | vla
        multi | gebakken aardappelen met spinazie, een gehaktbal en jus | gebakken aardappel ; spinazie ; gehaktbal *1 ; jus
        multi | rijst 150 g, kip 120 g en een komkommer | rijst *150 g ; kip *120 g ; komkommer *1
        multi | aardappelen, bloemkool en een slavink | aardappel ; bloemkool ; slavink *1
        multi | brood met pindakaas, banaan en een glas melk | brood ; pindakaas ; banaan ; melk *1 glass
        multi | kipfilet, rijst en broccoli | kipfilet ; rijst ; broccoli
        multi | gehaktbal met jus, aardappelpuree en rode kool | gehaktbal ; jus ; aardappelpuree ; rode kool
        multi | een tosti met ham en kaas en een glas appelsap | tosti *1 ; ham ; kaas ; appelsap *1 glass
        negation | suikervrije limonade | suikervrije limonade
        negation | een hamburger maar geen friet | hamburger *1
        negation | koffie zonder suiker | koffie
        negation | salade zonder dressing | salade
        negation | cola zero en een hamburger zonder ui | cola zero ; hamburger *1
        negation | geen toetje, wel een koffie | koffie *1
        negation | glutenvrij brood met pindakaas zonder suiker | glutenvrij brood ; pindakaas
        negation | pasta zonder kaas | pasta
        negation | thee zonder suiker en een koekje | thee ; koekje *1
        negation | lactosevrije melk en suikervrije cola | lactosevrije melk ; suikervrije cola
        negation | een broodje hamburger maar zonder saus | broodje hamburger *1
        numword | een half dozijn eieren | ei *6
        numword | een paar tomaatjes | tomaatje *2
        numword | twaalf druiven en vijf crackers | druif *12 ; cracker *5
        numword | vier sneetjes brood met hagelslag | brood *4 slice ; hagelslag
        numword | tien bitterballen met mosterd | bitterbal *10 ; mosterd
        numword | een dozijn oesters | oester *12
        order | kipfilet 180 g, rijst 75 g | kipfilet *180 g ; rijst *75 g
        simple | broodje kaas | broodje kaas
        simple | een boterham met pindakaas | boterham *1 ; pindakaas
        simple | havermout | havermout
        simple | ik heb een appel en twee mandarijnen gegeten | appel *1 ; mandarijn *2
        simple | kip met rijst en groenten | kip ; rijst ; groente
        simple | een banaan en een handje amandelen | banaan *1 ; amandel *1 handful
        simple | bord spaghetti | spaghetti *1 plate
        simple | twee gekookte eieren | gekookte ei *2
        speech | ik heb vanochtend twee boterhammen met pindakaas gegeten en een kop koffie gedronken | boterham *2 ; pindakaas ; koffie *1 cup
        speech | gisteravond heb ik een pizza salami gegeten met een glas cola | @-1 pizza salami *1 ; cola *1 glass
        speech | bij de lunch had ik een broodje gezond en een glas karnemelk | #lunch broodje gezond *1 ; karnemelk *1 glass
        speech | vandaag als ontbijt een bakje yoghurt met honing en noten | #breakfast yoghurt *1 bowl ; honing ; noot
        speech | ik at een appel en dronk een glas water | appel *1 ; water *1 glass
        template | mijn vaste ontbijt plus een ei | #breakfast =vaste ontbijt ei *1
        template | zelfde lunch als gisteren | #lunch =gisteren
        template | zelfde als gisteren | =gisteren
        template | mijn vaste lunch | #lunch =vaste lunch
        template | hetzelfde avondeten als gisteren maar zonder rijst | #dinner =gisteren [skip rijst]
        template | hetzelfde als gisteren | =gisteren
        template | zelfde ontbijt als gisteren plus een banaan | #breakfast =gisteren banaan *1
        template | gebruik mijn standaard lunch | #lunch =standaard lunch
        time_trap | om 8 uur een schaaltje muesli | muesli *1 bowl
        time_trap | om half negen een boterham met kaas | boterham *1 ; kaas
        typo | boterhamen met pindakas | boterham ; pindakaas
        typo | havermoud met bannaan | havermout ; banaan
        typo | twee boterhamen met hagelsag | boterham *2 ; hagelslag
        units | 2 el olijfolie | olijfolie *2 tbsp
        units | 25 cl wijn | wijn *25 cl
        units | anderhalve liter water | water *1.5 l
        units | drie sneetjes volkorenbrood | volkorenbrood *3 slice
        units | een blikje cola van 330 ml | cola *330 ml
        units | een handje noten | noot *1 handful
        units | een theelepel honing in de thee | honing *1 tsp ; thee
        units | een zakje chips en een flesje bier | chips *1 bag ; bier *1 bottle
        units | twee plakjes ham | ham *2 slice
        units | 200 gram kipfilet met broccoli | kipfilet *200 g ; broccoli
        units | een bakje kwark met aardbeien | kwark *1 bowl ; aardbei
        units | half ons rookvlees | rookvlees *50 g
        units | half onsje rosbief en 2 plakken kaas | rosbief *50 g ; kaas *2 slice
        units | 300 ml halfvolle melk | halfvolle melk *300 ml
        units | een schaaltje yoghurt met 40 gram muesli | yoghurt *1 bowl ; muesli *40 g
        units | twee eetlepels pindakaas op een cracker | pindakaas *2 tbsp ; cracker *1
        units | anderhalf ons kipfilet | kipfilet *150 g
        units | een pakje drop | drop *1 pack
        units | een halve liter cola | cola *0.5 l
        units | twee plakken ontbijtkoek met boter | ontbijtkoek *2 slice ; boter
        units | een blik tonijn | tonijn *1 can
        units | 1 dl slagroom | slagroom *100 ml
        units | een mok warme chocolademelk | warme chocolademelk *1 mug
        units | twee ons gehakt | gehakt *200 g
        units | een half pond aardbeien | aardbei *250 g
        units | een liter water en 2 blikjes cola | water *1 l ; cola *2 can
        units | 150 gr kwark met 1 el honing | kwark *150 g ; honing *1 tbsp
        units | een zak chips | chips *1 bag
        units | drie bolletjes ijs | ijs *3 scoop
        units | twee stuks fruit | fruit *2 piece
        units | een portie friet met mayo | friet *1 serving ; mayo
        units | een handvol druiven | druif *1 handful
        units | vijf plakjes kaas en drie plakjes ham | kaas *5 slice ; ham *3 slice
        units | een punt appeltaart met slagroom | appeltaart *1 piece ; slagroom
        compound | rijstwafels (3) met humus | rijstwafel *3 ; hummus
        compound | shoarma met knoflooksaus | shoarma ; knoflooksaus
        date | niks gegeten sinds gisteren | none
        date | op kerstavond rollade met puree | @-78 rollade ; puree
        empty | ik vast vandaag | none
        filler | dus vanochtend had ik eh twee boterhammen met kaas | boterham *2 ; kaas
        negation | pap niet met melk maar met water | pap ; water
        portion | een bakkie koffie | koffie *1 cup
        portion | fles water | water *1 bottle
        portion | koffie met twee klontjes suiker | koffie ; suiker *2 piece
        template | nog een keer mijn ontbijt | #breakfast =last
        template | zelfde avondeten als gisteravond | #dinner =gisteren
        typo | spinasie met aardapels | spinazie ; aardappel
        joined | lunch: 2 boterhammen, 1 met kaas, 1 met ham | #lunch boterham *2 ; kaas ; ham
        time | een uur geleden een appel | appel *1
        time | soep en later een appel | soep ; appel *1
        written | 3 boterhammen: 1 met kaas en 2 met hagelslag | boterham *3 ; kaas ; hagelslag
        written | vanochtend havermout gegeten, 50 gram met 250 ml halfvolle melk en een banaan | havermout *50 g ; halfvolle melk *250 ml ; banaan *1
        written | als lunch een broodje gezond en een glas karnemelk | #lunch broodje gezond *1 ; karnemelk *1 glass
        written | gisteren bij oma erwtensoep met roggebrood en katenspek | @-1 erwtensoep ; roggebrood ; katenspek
        written | twee bruine boterhammen met pindakaas en een kop thee zonder suiker | bruine boterham *2 ; pindakaas ; thee *1 cup
        written | avondeten: aardappels, sperziebonen en een gehaktbal met jus | #dinner aardappel ; sperzieboon ; gehaktbal *1 ; jus
        written | half pak vla leeggegeten als toetje | vla *0.5 pack
        written | bakje magere kwark (250 g) met blauwe bessen | magere kwark *250 g ; blauwe bes
        written | hetzelfde ontbijt als gisteren maar dan met 2 eieren | #breakfast =gisteren ei *2
        written | drie kwart liter water en een blikje red bull | water *0.75 l ; red bull *1 can
        written | wraps met kip, 2 stuks, plus een eetlepel zure room | wrap *2 piece ; kip ; zure room *1 tbsp
        written | vandaag nog niks gegeten | none
        written | gisteravond bij mijn ouders zuurkool met rookworst gegeten | @-1 zuurkool ; rookworst
        written | 2 sneetjes brood met kipfilet, 1 met jam | brood *2 slice ; kipfilet ; jam
        written | lunch: tosti ham kaas met curry | #lunch tosti ham kaas ; curry
        written | een schaaltje yoghurt met 30 gram muesli en wat honing | yoghurt *1 bowl ; muesli *30 g ; honing
        written | anderhalve boterham met oude kaas | boterham *1.5 ; oude kaas
        written | avondeten maandag: 150 g zalm, 200 g krieltjes, broccoli | @-3 #dinner zalm *150 g ; krieltje *200 g ; broccoli
        written | op het werk een saucijzenbroodje en een kop soep | saucijzenbroodje *1 ; soep *1 cup
        written | zelfde lunch als eergisteren | #lunch =eergisteren
        written | 3 pannenkoeken: 2 met stroop en 1 met spek | pannenkoek *3 ; stroop ; spek
        written | geen toetje vandaag | none
        written | koffie verkeerd en een plakje cake | koffie verkeerd ; cake *1 slice
        written | hele bak aardbeien (250 gram) met slagroom | aardbei *250 g ; slagroom
        written | vanmiddag een salade met geitenkaas, walnoten en honing | salade *1 ; geitenkaas ; walnoot ; honing
        written | 200 g magere kwark met 1 el chiazaad en 100 g frambozen | magere kwark *200 g ; chiazaad *1 tbsp ; framboos *100 g
        written | bij de lunch 2 broodjes: eentje met ham en eentje met kaas | #lunch broodje *2 ; ham ; kaas
        written | gister avond 3 stukken pizza salami en een cola light | @-1 pizza salami *3 piece ; cola light *1
        written | halve komkommer en 5 cherrytomaatjes | komkommer *0.5 ; cherrytomaatje *5
        written | kipsaté met stokbrood en kruidenboter | kipsaté ; stokbrood ; kruidenboter
        written | eiwitshake met 40 gram poeder en 300 ml water | poeder *40 g ; water *300 ml
        written | geen ontbijt, wel een banaan rond 10 uur | banaan *1
        written | havermout met een banaan in plakjes | havermout ; banaan *1
        written | tweederde bagel met roomkaas | bagel *0.667 ; roomkaas
        written | gelukkig 2 eieren gegeten | ei *2
        written | s ochtends 2 beschuiten met aardbeien | beschuit *2 ; aardbei
        written | linzensoep en 2 bolletjes | linzensoep ; bolletje *2
        written | tomatensoep met 2 bolletjes | tomatensoep ; bolletje *2
        written | een bolletje met ham | bolletje *1 ; ham
        written | 2 bolletjes vanille-ijs | vanille-ijs *2 scoop
        written | ijsje met 3 bolletjes | ijsje *3 scoop
        written | soep en 3 bollen ijs toe | soep ; ijs *3 scoop
        written | vrijdag paar biertjes in de kroeg met dave | @-6 biertje *2
        """#)
}
