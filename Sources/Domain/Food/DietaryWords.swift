/// What words in the names of foods say about what is in them, in both languages.
///
/// A line is `traits: words`; `milk?` is likely, `-milk` takes back what the other words of the name say, `~milk` what the
/// food's group says, and no traits at all means that the words say nothing although shorter ones in them would. A word is a whole word, with or without
/// a plural s; `kaas-` begins one, `-brood` ends one, `-kaas-` is anywhere in one: Dutch compounds. `(a|b)` is either.
/// A longer word adds to what shorter ones in it say, unless its line begins with `=`, takes something back or says
/// nothing: then those count no more. `!without` and `!with` are the words before what is left out and what is added.
enum DietaryWords {
    static let table = free + plantBased + lookalikes + allergens + animal + bread + dishes + world + sweet + drinks

    static let free = """
        !without: zonder, without, no, geen, minus
        !with: with, met, plus
        -gluten: gluten free, glutenfree, glutenvrij-, gluten vrij, wheat free, tarwevrij-
          (zonder|without|no) gluten
        -lactose: lactose free, lactosefree, lactosevrij-, lactose vrij, lactofree, (zonder|without|no) lactose
        -milk -lactose: dairyfree, (zuivel|melk)vrij-, (zonder|without|no) (zuivel|dairy|melk|milk)
          (dairy|milk) free
        -egg: egg free, eggless, eivrij-, zonder ei, (zonder|without|no) (ei|eieren|egg|eggs)
        -nuts: nut free, notenvrij-
        -soya: (soy|soya) free, sojavrij-
        -meat -pork -beef -gelatine: meat free, meatless, meatfree, vleesvrij-, vleesloos, vleesloze
        -alcohol alcohol?: alcohol free, alcoholvrij-, non alcoholic, alcoholfree, 00, nonalcoholic, dealcoholised
          dealcoholized, virgin, mocktail
        -honey: honey free
        -meat -pork -beef: (zonder|without|no) (vlees|meat)
        -milk -lactose milk?: nondairy, non dairy

        """

    static let plantBased = """
        -meat -pork -beef -fish -crustaceans -molluscs -gelatine -egg -milk -lactose -honey: vegan, veganistisch-
          plant based, plantaardig-, plantbased, plant burger, vegan-
        -meat -pork -beef -fish -crustaceans -molluscs -gelatine egg? milk?: vegetarian, vegetarisch-, veggie, vega-
          vegetariana, meat substitute, vleesvervanger-, visvervanger-, sin carne
        -meat -pork -beef soya? egg? milk? gluten?: soyburger
          (soy|soya|bean|vegetable|black bean) (burger|patty|patties), (groente|bonen|spinazie|kaas|halloumi)burger-
        soya -milk -lactose: (with|met) (soy milk|soya milk|sojamelk)
        gluten? -milk -lactose: (with|met) (oat milk|havermelk|haverdrink)
        nuts -milk -lactose: (with|met) (almond milk|amandelmelk)
        -milk -lactose: (with|met) (coconut milk|kokosmelk)
        -meat -pork -beef -fish -gelatine soya? gluten? egg? milk?: vegaburger-, (veggie|vegetarian) (burger|burgers)
          vegetarische burger
        =soya ~milk: (soja)(melk|drink|yoghurt|kwark|room|vla|skyr|dessert|ijs)-
          (soy|soya|soymilk|soybean) (milk|drink|yogurt|yoghurt|quark|cream|dessert|cheese|ice cream|skyr|latte|milkshake)
          soymilk
        =gluten? ~milk: haver(melk|drink|yoghurt|kwark|room|vla|cappuccino|latte)-
          (oat|oats) (milk|drink|yogurt|yoghurt|cream|latte|flat white)
        =nuts ~milk: (amandel|cashew|hazelnoot)(melk|drink|yoghurt|room)-
          (almond|cashew|hazelnut|nut|pistachio) (milk|drink|yogurt|yoghurt|cream|beverage)
        =~milk: kokos(melk|drink|yoghurt|room|kwark|slagroom)-, rijst(melk|drink|room)-, (erwten|hennep)(melk|drink)-
          (coconut|rice|pea|hemp) (milk|drink|yogurt|yoghurt|cream|beverage), coconut milk (drink|yogurt)
          coconutmilk, horchata, tiger nut drink, milk substitute, milk alternative

        """

    static let lookalikes = """
        : anijs-, leverkaas, jus dorange, jus d orange, eggplant, butternut, buttercup, butterhead
          butter (bean|beans|lettuce), butterbean, botersla, cacaoboter, cocoa butter, (shea|body) butter, sheaboter
          apple butter, cream soda, nutmeg, nootmuskaat, kokosnoot-, coconut, water chestnut, waterkastanje, chestnut
          kastanje-, pine nut, pijnboompit-, tiger nut, tigernut, aardnoot, muskaatnoot, ginger nut, gingernut
          buckwheat-, boekweit-, bloemkool-, cauliflower-, jackfruit-, oyster mushroom, radijs-, ijsberg-, ijsklont-
          ijswater, ice tea, iced tea, ijsthee-, ginger (ale|beer), root beer, gember(bier)
          corn (tortilla|tortillas|cake|cakes|chip|chips|flour), cornflour, corn starch, cornstarch
          mais(tortilla|meel)-
          (rijst|rijste|mais|kokos|linzen|kikkererwten|tapioca|cassave)(meel|bloem|noedels|noedel|mie|vellen|papier)-
          glass noodle, glass noodles, glasnoedels, rijstnoedel-, mihoen, bihoen, (lentil|chickpea|pea) pasta
          linzenpasta, zonnebloem-, vlierbloesem-, port salut, kidney (bean|beans), kidneybon-, kidney boon
          sweet corn, turkey berry, beefsteak tomato, beef tomato, vleestomaat-, duck sauce, chicken of the woods
          kaasjeskruid, melkzuur, wine vinegar, wijnazijn, milk thistle, ijsbergsla, drop, dropjes, lambs lettuce
          lamb s lettuce, kokosbrood, (tomato|fruit) puree, tomatenpuree, (for|voor) pasta, sushi (rice|rijst)
          sushirijst, (hot|hete) (pepper sauce|pepersaus), (barbecue|bbq) sauce, fruit cocktail, fruitcocktail
          gooseberry, gooseberries, (chili|chilli|chile) (pepper|peppers|powder|sauce|flakes|oil|paste), coconut meat
          drumstick (leaves|pods), pigeon (pea|peas), juice cocktail, (spaghetti|pasta) sauce, poke greens, pastasaus
          honingmeloen-, vleestomat-, knoflookteen-, cream of (coconut|rice), oesterzwam-, cream of tartar
          crab (apple|apples), hamlet, crabapple, vegas
          rice (cake|cakes|paper|noodles|noodle|stick|sticks|cracker|crackers|wrapper|wrappers), rijstwafel-
          maiswafel-, (rijst|rijste|mais|kokos|amandel|kikkererwten|boekweit|linzen)(meel|bloem)-
          (almond|rice|corn|buckwheat|coconut|chickpea) flour
          (carob|potato|tapioca|cassava|quinoa|sorghum|millet|chestnut|arrowroot) flour, rice flour, mushroom
          boterbon-, boterboon, (black turtle|turtle) (bean|beans), black turtle, burger king, biefstuktomat-

        """

    static let allergens = """
        =peanut: peanut butter, peanutbutter, apennootjes, pindakaas-, pindaboter
        =nuts: (almond|cashew|hazelnut|walnut|nut) butter, amandelboter, almond (flour|meal), ground almonds
          amandelmeel, chocoladepasta, amandelspijs
        =gluten soya?: cookie butter
        =gluten: cream cracker, cream crackers, oyster crackers, graham-
        =crustaceans: prawn (cracker|crackers)
        =fish crustaceans egg gluten?: crab (stick|sticks)
        =fish? crustaceans? soya? gluten? sesame?: sushi (roll|rolls)
        =egg mustard?: cocktail sauce, salad cream, burger sauce
        =meat pork?: cocktail (sausage|sausages), turkey (sausage|salami|pepperoni)
        =: cocktail (onion|onions|tomato|tomatoes)
        milk lactose?: butter, boter, boter-, -boter
        milk: kaas, -kaas-, cheese, cheeses, kaasje, -kaasje, cheddar-, gouda, goudse, edam, edammer, parmesan
          parmezaan-, parmezaanse, parmigiano, grana padano, pecorino, manchego, emmental-, gruyere, comte, maasdam-
          leerdammer, brie, camembert, gorgonzola, roquefort, stilton, swiss cheese, provolone, raclette
          raclettekaas, babybel, boursin, munster, monterey, colby, queso, asiago, fontina, port du salut, caprese
          cheesy, romano, jarlsberg, kaasplank, old amsterdam, heksenkaas, geitenkaas-, fondue, kaasfondue, herb dip
          port salut
        gluten: gluten, wheat, tarwe-, rye, rogge-, barley, gerst-, gort, parelgort, spelt, spelt-, speltmeel, kamut
          farro, emmer, durum, semolina, griesmeel-, bulgur, bulghur, bulgar, couscous, cous cous, freekeh, seitan
          malt, malted, mout-, moutextract, triticale, farina, coeliac, celiac, coeliakie, bran flakes, all bran
          weetabix, bran, brinta-, brintapap, zemelen, tarwezemelen, panko, paneermeel, breadcrumb, breadcrumbs
          crouton, croutons, breaded, battered, gepaneerd-, flour, bloem, tarwebloem, patentbloem, bakmeel
          volkorenmeel, volkoren-, wholemeal, whole wheat, wholewheat, matzo, matzah, matze, matzes, zelfrijzend
          tarwekiemen
        gluten?: oat, oats, haver-, havermout-, oatmeal, porridge, oatcake, granola, muesli, muesli-, -muesli
          cruesli, cornflakes, corn flakes, cereal, ontbijtgranen, -ontbijtgranen, flakes, liquorice, licorice, -drop
          dropveter, dropsleutel, stock cube, ontbijtringetjes, meergranen-, multigrain, energyballs
        crustaceans: crustacean, crustaceans, schaaldier-, shrimp, shrimps, prawn, prawns, garnaal, garnalen-
          garnaaltje-, -garnalen, -garnaal, gamba, gambas, crab, crabs, krab, krab-, -krab, lobster, kreeft
          kreeften-, langoustine, langoustines, crayfish, crawfish, rivierkreeft-, kroepoek, trassi, krill, crabmeat
          scampi-
        crustaceans molluscs: shellfish, seafood, zeevruchten-, frutti di mare, schaal en schelpdieren, fruits de mer
        molluscs: mollusc, molluscs, mollusk, weekdier-, schelpdier-, mussel, mussels, mossel, mosselen, mossel-
          oyster, oysters, oester, oesters, oester-, scallop, scallops, coquille, coquilles, sint jakobsschelp-
          jakobsschelp-, clam, clams, vongole, cockle, cockles, kokkel, kokkels, squid, calamari, calamaris
          calamares, octopus, snail, snails, escargot, escargots, slakken, abalone, cuttlefish, whelk, whelks
        egg: egg, eggs, ei, eieren, eitje, eitjes, eier-, -eieren, -eitjes, omelet, omelette, omelettes, frittata
          roerei, spiegelei, eigeel, eierdooier, eidooier, eiwitten, egg white, egg whites, meringue, merengue
          pavlova, schuimpje, schuimpjes, quiche, tortilla espanola, spanish tortilla, spaanse tortilla, shakshuka
          menemen, advocaat, advocaatje, eggnog, egg nog, uitsmijter, albumen, zabaione, kwartelei-, wentelteefje-
          gebakken ei, gekookt ei, mcmuffin, souffle
        egg mustard?: mayonnaise, mayonaise-, mayo, -mayonaise, aioli, remoulade-, ravigotte-, tartare sauce
          tartar sauce, tartaarsaus, fritessaus, frietsaus, chip sauce, knoflooksaus, joppiesaus, joppie sauce
          samuraisaus, halvanaise, whiskysaus, cocktailsaus, sandwichspread, samurai sauce, andalouse, garlic sauce
          thousand island, thousand, tartar
        fish: fish, fishes, vis, visje, vis-, -vis, seelachs, cod, kabeljauw-, codfish, saltfish, bakkeljauw
          bakeljauw, haddock, schelvis, pollock, pollack, koolvis-, coley, saithe, hake, heek, wijting, whiting
          plaice, schol, scholfilet, schartong, flounder, sole, tong, sliptong, zeetong, halibut, heilbot-, turbot
          tarbot, salmon, zalm-, -zalm, trout, forel-, -forel, tuna, tonijn-, -tonijn, mackerel, makreel-, herring
          herrings, haring-, -haring, rolmops, bokking, sardine, sardines, sardien-, sprat, sprot, anchovy, anchovies
          ansjovis-, eel, paling-, bass, zeebaars-, baars, perch, snapper, bream, dorade, zeebrasem, tilapia-
          pangasius-, catfish, meerval, swordfish, zwaardvis, shark, haai, carp, karper, pike, snoekbaars-, snoek
          zander, monkfish, zeeduivel, caviar, kaviaar, roe, kuit, taramasalata, tarama, kibbeling-, lekkerbek-
          fish finger, rochen, skate, lox, gravad lax, gravlax, sashimi, bouillabaisse, ceviche, bottarga, nam pla
          whitefish, mahi, mahimahi, hollandse nieuwe, maatje, maatjes, tuna melt, visolie-, levertraan, zeewolf
          roodbaars, lutefisk, tilapiafilet, omega 3 capsule, barracuda, pompano, cisco, burbot, smelt, sturgeon
          ling, lingcod, rockfish, sablefish, shad, tilefish, wolffish, orange roughy, mullet, milkfish, walleye
          croaker, sheepshead, scup, cusk, grouper, yellowtail, bluefish, butterfish, sunfish, white sucker
          (worcestershire|worcester)( sauce), worcestershire, worcestersaus, worcestershiresaus, vissaus, fish sauce
        fish crustaceans egg gluten? molluscs?: surimi, crabstick, krabstick, krabsticks, surimisticks
        fish crustaceans? egg mustard?: krabsalade, crab salad, zalmsalade, tonijnsalade, tuna salad, salmon salad
          seafood salad, surimisalade
        peanut: peanut, peanuts, pinda, pinda-, -pinda, -pindas, pindaatje, groundnut, groundnuts, arachide-
          monkey nut, monkey nuts, peanut oil, peanutbutter, reese
        peanut soya?: satesaus, pindasaus, gado gado, serundeng, seroendeng
        peanut soya meat?: satay, sate, kipsate, sateschotel, varkenssate, satekroket
        peanut gluten? nuts?: katjang, japanse mix, bombay mix, coated peanuts
        soya: soya, soy, soja-, sojasaus, soybean, soybeans, soyabean, tofu, tofoe, tahoe, tempeh, tempe, edamame-
          miso, miso-, natto, tvp, textured vegetable protein, okara
        soya gluten: soy sauce, soya sauce, sojasaus, ketjap, ketjap-, kecap, shoyu, teriyaki, teriyaki-, woksaus
          stir fry sauce
        soya gluten? sesame?: hoisin, hoisinsaus, black bean sauce, gochujang, bulgogi, bibimbap, peking duck
          pekingeend, ssamjang, szechuan, kung pao, wokschotel, general tso
        soya? gluten?: tamari, stir fry, stir fried, roerbak, roerbakschotel, wok
        nuts: nuts, nut, noot, noten, noten-, nootje, nootjes, -noten, -noot, -nootjes, almond, almonds, amandel
          amandelen, amandel-, walnut, walnuts, walnoot, walnoten, hazelnut, hazelnuts, hazelnoot-, hazelnoten-
          cashew, cashews, cashewnoten-, cashew-, pecan, pecans, pecannoot, pistachio, pistachios, pistache-
          macadamia-, brazil nut, paranoot, paranoten, filbert, filberts, praline, pralines, pralinek, marzipan
          marsepein-, frangipane, nougat, noga, amaretti, bitterkoekje-, gianduja, amaretto, nutella, hazelnut spread
          choco pasta, macaron, macarons, spijs, tree nuts, boomnoten, mixed nuts, studentenhaver, trail mix, baklava
          financier, dukkah, notenpasta
        nuts? gluten? milk?: spice nuts
        nuts milk: pesto, pesto-, pestosaus
        celery: celery, selderij, selderij-, selderie, bleekselderij, bleekselderie, celeriac, knolselderij
          knolselderie, selderijzout, selderijknol, waldorf, waldorfsalade
        celery? gluten?: stock, bouillon, bouillonblokje, broth, -bouillon, bouillon-, bottenbouillon, bouillonpoeder
        celery?: soup, soep, soep-, soepje, -soep, ragu, ragout, stew, stoofpot, casserole, goulash, goelasj, hachee
          gravy, jus, minestrone, gazpacho, bloody mary, ratatouille
        mustard: mustard, mosterd, mosterd-, -mosterd, piccalilli, dijon
        mustard?: vinaigrette, dressing, -dressing, currypoeder, curry powder, kerriepoeder, garam masala, curry
          -curry, kerrie, kerrie-, currysaus, pickle, pickles, gherkin, gherkins, augurk, augurken, rollade
        egg? mustard? milk?: coleslaw, koolsalade, potato salad, aardappelsalade, aardappelslaatje, huzarensalade
          huzarenslaatje, slaatje, russian salad, caesar, caesarsalade, macaroni salad, waldorf salad
          rundvleessalade
        sesame: sesame, sesam-, tahini, tahin, tahina, hummus, houmous, hoemoes, humus, halva, halwa, gomasio, benne
          baba ganoush, zaatar
        sesame?: falafel, falafel-, bagel, bagels, turks brood, turkse pide, mixed seeds, pittenmix, zadenmix
          pittenmengsel
        sulphites: sulphite, sulphites, sulfite, sulfites, sulfiet, sulfieten, zwaveldioxide
        sulphites?: vinegar, azijn-, -azijn, raisin, raisins, rozijnen-, rozijn, sultanas, abrikozen, dried fruit
          gedroogd fruit, dried apricots, krenten-, currants, dried apple, wine vinegar, wijnazijn, balsamico-
          balsamic, mosto
        lupin: lupin, lupine, lupine-, lupini, lupins
        milk lactose: milk, milks, melk, melk-, -melk, dairy, zuivel, zuivel-, cream, creme, room, room-, -room
          koemelk, slagroom-, yoghurt, yoghurts, yoghurt-, -yoghurt, yogurt, yogurts, kwark, kwark-, -kwark, quark
          fromage frais, skyr, kefir, vla, -vla, custard, karnemelk-, buttermilk, hangop, labneh, ayran, lassi
          mangolassi, ice cream, icecream, roomijs, -roomijs, ijs, ijsje, ijsjes, schepijs, softijs, -ijs, -ijsje
          gelato, milkshake, milkshakes, whey, whey-, wei, weipoeder, weiproteine, creamer, koffiemelk, koffiecreamer
          coffee creamer, cottage cheese, huttenkase, ricotta, mascarpone, roomkaas, cream cheese, zuivelspread
          smeerkaas, cheese spread, fresh cheese, chocomel, fristi, optimel, yakult, actimel, danoontje, petit filous
          condensed milk, dulce de leche, crema, half and half, ghee, panna cotta, pannacotta, milk powder
          melkpoeder-, tzatziki, raita, bechamel, bechamelsaus, alfredo, ijscoupe, sundae, koffiewitter, dame blanche
          frappuccino, magnum, cornetto, hoorntje, ijshoorntje, viennetta, mcflurry, melkproteine, koemelkeiwit
          caseine, casein, caseine-, caseinepoeder, feta, fetakaas, mozzarella-, burrata, halloumi, paneer, custards
          kookroom, labne, cappuccino-, latte-, latte, flat white, cortado, macchiato, frappe, mocha, hot chocolate
          cocoa drink, wiener melange, koffie verkeerd, chocolate milk, chocolademelk, chocoladedrank, anijsmelk
          caffe latte, (milk|melk)( chocolate|chocolade|chocola), whey protein, whey isolate
        milk?: margarine-, halvarine, low fat spread, protein powder, protein shake, protein bar, proteine-
          eiwitreep-, eiwitshake-, eiwitpoeder-, eiwitkoek, protein-, proteinedrank, chocolate, chocola, chocolade
          meal replacement, weight gainer, maaltijdvervanger-, maaltijdshake-
        =egg mustard? milk?: sandwich spread
        =egg meat pork? gluten: scotch egg
        =peanut soya?: satay sauce, peanut sauce, sate saus
        =soya? milk? nuts?: chocolate flakes
        =mustard? gluten? celery?: curry ketchup
        =mustard?: curry powder
        =meat beef celery?: bolognese sauce, bolognesesaus, bolognese saus
        =crustaceans egg?: (prawn|shrimp) cocktail, garnalencocktail
        =fish: (tuna|salmon|swordfish|halibut|cod|fish) (steak|steaks), kipper, kippers
        =celery: soup vegetables, soepgroente, soepgroenten
        =fish gluten? egg? milk?: (fish|salmon|tuna) (burger|burgers|cake|cakes|pattie|patty|patties), fishburger
          fishcake, visburger-, zalmburger-, viskoekje-
        =crustaceans gluten? egg?: crab (cake|cakes)
        =gluten sesame?: (burger|hamburger|hot dog|brioche) (bun|buns), hamburgerbroodje, hotdogbroodje, hamburgerbol
        =milk lactose soya? nuts?: chocolade eitje, (chocolate|easter) egg, (chocolate|easter) eggs, chocolade ei
          mini eggs
        =gluten milk? nuts? sulphites?: mince (pie|pies)
        -meat soya: (soya|soy) (mince|chunks|protein|curls)
        =gluten celery: yeast extract, marmite, vegemite
        =meat: turkey (bacon|ham|pastrami), kalkoen(bacon|spek|ham)-
        =meat beef: tartaartje-, beef bacon
        =gluten milk: (chili|chilli) cheese (nuggets|bites|tops)
        =gluten meat: turkish pizza, turkse pizza
        =milk?: chia pudding, chiapudding
        =gluten? egg? milk?: aardappelkoekje-, potato (cake|cakes)
        =gluten egg?: lasagne sheets, lasagna sheets, lasagnebladen, lasagnevellen
        -gluten soya: (soy|soya) flour, sojameel
        milk? lactose?: infant formula, toddler formula, dip
        -gluten lupin: lupin flour
        =molluscs: inktvis-, pijlinktvis-
        =egg: schuimgebak, kippenei
        =peanut gluten? nuts?: borrelnootje-, borrelnoot, borrelnoten, tijgernootje-, cocktailnootjes
        =nuts? gluten? milk?: pepernoten, kruidnoten, kruidnootjes, pepernoot, kruidnoot, chocoladekruidnoten
          chocoladepepernoten
        =meat beef pork?: beef (sausage|salami)
        =milk: limburger

        """
}
