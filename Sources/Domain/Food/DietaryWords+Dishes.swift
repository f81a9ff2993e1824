/// Meat, bread, dishes, sweets and drinks.
extension DietaryWords {
    static let animal = """
        meat: meat, meats, vlees, vlees-, -vlees, vleeswaren, chicken, chickens, kip, kip-, -kip, kippen-, hen
          poultry, gevogelte, turkey, turkeys, kalkoen-, duck, ducks, eend, eenden-, goose, gans, ganzen-, lamb
          lams-, lam, mutton, schapenvlees, goat meat, geitenvlees, rabbit, konijn-, venison, hert, herten-, deer
          ree, reebiefstuk, wild zwijn, game meat, horse meat, paardenvlees, ostrich, struisvogel-, quail, kwartel
          pheasant, fazant, liver, lever, kippenlever, tongue, nier, gizzard, gizzards, giblets, tripe, pens, bison
          buffalo, elk, moose, caribou, squirrel, bear, beaver, opossum, drumstick, drumsticks, shawarma, shoarma-
          -shoarma, kebab, kebabs, doner, gyros, gyros-, durum, kapsalon, kofta, kofte, kefta, sucuk, soedjoek
          merguez, lahmacun, rendang, moussaka, gehakt-, -gehakt, gehaktbal, gehaktballen, meatball, meatballs
          meatloaf, mince, minced, mincemeat, gourmetten, gourmet schotel, spareribs, sparerib, ribs, jerky, biltong
          pate, foie gras, haggis, chicken breast, nuggets, nugget, mexicano, berehap, viandel, slavink-, rundervink-
          blinde vink, blinde vinken, schnitzel-, schnitzels, steak, steaks, biefstuk-, tartaar, carpaccio
          filet americain, filet-, kotelet-, -kotelet, cordon bleu, confit, dark meat, light meat, beefalo
          cornish hen, emu, guinea hen, squab, pigeon, duif, dove, frog, frog legs, kikkerbilletjes, cold cuts
          lardons, wiener, wieners, frank, franks, hot dog, hotdog, hotdogs, hot dogs, kippenvet, schmaltz, dripping
          suet, game, mcchicken, roast dinner, sunday roast, bbq plate, shepherds pie, cottage pie, stoofvlees
          table grill, moksi meti, satekroket, barbecue plate, armadillo, groundhog, raccoon, muskrat, sea lion, seal
          walrus, whale, turtle, kipsate
        meat pork?: sausage, sausages, worst, worst-, -worst, -worstje, -worstjes, worstje-, saucijs, saucijzen-
          bratwurst, wurst, liverwurst, frikandel-, frikandellen, frikadel, knakworst, luncheon meat, luncheon, spam
          smac, bologna, baloney, mortadella, kroket, kroketten, bitterbal-, bitterballen, gehaktstaaf, half om half
          cold cut, hausmacher, bittergarnituur, slavinken, currywurst, corn dog, corndog, full english
          english breakfast, babi, bapao, toad in the hole, bangers, pastei, pasteitje-, ragoutpasteitje
          merguezworst, snackworst-, frikandelbroodje
        meat pork: pork, varken-, varkens-, ham, -ham, hamlap-, hamblokjes, gammon, bacon, spek, spek-, -spek
          spekjes, spekblokjes, pancetta, prosciutto, parmaham, serranoham, salami, chorizo, pepperoni, cervelaat
          snijworst, fuet, metworst, rookworst-, karbonade-, schouderkarbonade, lard, reuzel, crackling, pork rinds
          knabbelspek, zwoerd-, fricandeau, casselerrib, kassler, katenspek, coppa, speck, blt, babi pangang
          pulled pork, carbonara, black pudding, bloedworst, pork pie, hams, ribbetje, knokkel, procureur, leverworst
          pig, pigs, hog, chitterlings, salt pork, canadian bacon, ontbijtspek, saucisson, worstenbroodje
          sausage roll, saucijzenbroodje-, spareribs, spare ribs, gelderse, braadworst, droge worst, tasso, capicola
          headcheese, scrapple, (pizza|toast|tosti|toastie|broodje|burger) (hawaii|hawaiian), hawaiian pizza
          serrano ham, jamon, leverkaas, quiche lorraine
        meat beef: beef, rund-, runder-, -rund, rundvlees-, veal, kalf, kalfs-, -kalfsvlees, ossen-, ossenworst
          ossenhaas, ossobuco, entrecote, ribeye, rib eye, sirloin, brisket, rosbief, roast beef, corned beef
          pastrami, bresaola, rookvlees, cheeseburger, cheeseburgers, bavette, tournedos, oxtail, steak tartare
          bolognese-, spaghetti bolognese, chili con carne, stroganoff, hamburger-, hamburgers, beefburger, big mac
          whopper, quarter pounder, tartaar, filet americain, bolognaise, t bone, porterhouse, ox, biefstuk-, chuck
          tafelspitz, draadjesvlees, sudderlappen, riblap-, hachee, whoppers, mcdouble, smash burger, patty melt
          goulashsoep, goulash, bully beef, rumpsteak, rump steak
        meat?: burger, burgers, -burger, stew, stoofschotel, stoofpot, ragu, casserole, ragout, pho, biryani, tajine
          tagine, gravy, jus, vleesjus, gyoza, wonton-, fajita, fajitas, enchilada, enchiladas, burrito, burritos
          taco, tacos, quesadilla, samosa, samosas, empanada, empanadas, pasty, ramen, chow mein, lo mein, jambalaya
          gumbo, borek, dolma, dolmas, couscousschotel, tapas, shepherd, saoto, saotosoep, soto, harira, bibimbap
          dumpling, dumplings, rijsttafel, kippensoep, chop suey, tjap tjoi, tjaptjoi, bami-, nasi-, vlammetje-, pide
          calzone, ready meal, kant en klaarmaaltijd, sloppy joe, pastitsio, cannelloni, bouillon, broth, stock
          egg foo yung, lasagne-, lasagna, lasagnes, ravioli, tortellini, loempia-, spring roll, spring rolls
          springroll, egg roll, egg rolls, soup, soep, -soep, soep-, tom kha kai, paella, stuffed pepper
          stuffed peppers, gevulde paprika, club sandwich, clubsandwich, barbecue, loaded fries, bamischijf, bamihap
          nasischijf, bamiblok, erwtensoep, snert, pea soup, pom, chili, chilli
        pork?: gyoza, wonton, dim sum, dimsum, loempia-, bami, nasi, tapas, gehakt, gehakt-, dumpling, dumplings
          chop suey, tjap tjoi, cold cuts, meatball, meatballs, gehaktbal-, gehaktballen, gehaktballetjes, meatloaf
          foe yong hai, egg foo yung, pate, hot dog, hotdog, hot dogs, hotdogs, cordon bleu, blinde vink, slavink
          slavinken, erwtensoep, snert, pea soup, club sandwich, clubsandwich, bamischijf, bamihap, nasischijf
        fish? crustaceans?: thai-, thais, thaise, tom kha kai, tom kha, tom yum, pad thai, paella
        gelatine: gelatin, gelatine, gelatine-, jello, jelly dessert, marshmallow, marshmallows, marshmellow
          snoepspekjes, wine gums, winegums, winegum, gummy-, gummies, gummi-, gummibeertjes, jelly babies, haribo
          jelly beans, collagen, collageen-, chipolatapudding, bavarois, drilpudding, aspic, spekkies
          gelatinepudding
        gelatine?: candies, candy, snoep, snoepjes, snoepgoed, sweets, toffees, jelly, chews, tumtum, sour sweets
          zure snoepjes, panna cotta, pannacotta, engelse drop, liquorice, licorice, mousse, chocolademousse, drop
          zure matten, kwarktaart, vruchtengums, visoliecapsule, fish oil capsule, capsule, fruitsnack, fruit snacks
          slagroomtaart, monchoutaart, trifle
        honey: honey, honing-, -honing, mead
        honey?: baklava, granola, nougat, noga, halva, gingerbread, honeycomb, turron, muesli bar
        =meat pork?: boterhamworst
        =pork?: gehaktbrood
        =honey?: ontbijtkoek-, peperkoek

        """

    static let bread = """
        gluten: bread, breads, brood-, -brood, broodje-, -broodje, -broodjes, bammetje, roll, rolls, bun, buns, -bol
          -bolletje, bolletje, -bollen, krentenbol-, mueslibol, toast, toastjes, toastje, baguette, baguettes
          stokbrood-, ciabatta-, focaccia-, pistolet-, bap, bagel, bagels, pita, pita-, pitta, naan, naan-, chapati
          roti, rotivel, flatbread, lavash, beschuit-, rusk, rusks, cracker, crackers, crackertje, -cracker
          -crackers, crispbread, knackebrod, croissant-, -croissant, brioche-, briochebroodje, crumpet, crumpets
          english muffin, sandwich, sandwiches, -sandwich, tosti, tosti-, toastie, toasties, panini, paninis, wrap
          wraps, wrap-, -wrap, flour tortilla, flour tortillas, sub, subs, hoagie, pretzel, pretzels, krakeling-
          zoute stokjes, salt sticks, breadstick, breadsticks, grissini, bruschetta, crostini, lahmacun, pide
          bretzel, brezel, melba toast, pasty, pie crust, hot cross bun, stuffing, bladerdeeg-, puff pastry, pastry
          filo, phyllo, pizzadeeg, pizza dough, dough, deeg, paratha, durum, gyros pita, banh mi, bapao, bao, puntje
          kadetje, kadetjes, waldkorn-, desem, desem-, sourdough, tiger roll, tijgerbol, stol, kerststol, paasstol
          stollen, hot dog, hotdog, hotdogs, hot dogs, blt, dutch crunch, kerstbrood, croque, pannini, doner kebab
          toad in the hole, yorkshire pudding, flammkuchen, flammkuch-, breaded chicken, pasteitje-, vol au vent
          samosa, samosas, loempia-, gyoza, wonton, spring roll, spring rolls, springroll, egg roll, egg rolls
          empanada, empanadas, quesadilla, quesadillas, burrito, burritos, fajita, fajitas, calzone, borek, burek
          english breakfast, clubsandwich
        gluten?: tortilla, tortillas, taco, tacos, enchilada, enchiladas, kebab, kebabs, doner, shoarma, shawarma
          burger, burgers, hamburger-, cheeseburger, -burger, sausage, sausages, worst, -worst, meatball, meatballs
          gehaktbal, gehaktballen, meatloaf, frikandel, frikandellen, gravy, jus, roux, nacho, nachos, falafel
          falafel-, surimi, chicken wings, cornbread, maisbrood, slavink, rundervink, blinde vink, dim sum, dimsum
          satay, nasi, nasi-, batter, tempura, dumpling, dumplings, white sauce, bechamel, roomsaus, ragout, ragu
          cheese sauce, kaassaus, champignonsaus, mushroom sauce, curry ketchup, loaded fries, vegetarisch-, wiener
          vleesvervanger, meat substitute, instant soup, cup a soup, soup, soep, -soep, bloedworst, black pudding
          haggis, kofta, kofte, ice cream cone, ijshoorntje, cornet, hachee, stew, stoofvlees, stoofpot, pom
          teriyaki, ready meal, bhaji, uienbhaji, bara, erwtensoep, gebakken uitjes, crispy fried onions
          krokante uitjes
        gluten egg?: pasta, pastas, -pasta, spaghetti-, macaroni-, penne, fusilli, tagliatelle-, linguine, fettuccine
          noodle, noodles, noedel-, -noedels, mie, bami-, bami, mienestje, eiermie, cannelloni, rigatoni, farfalle
          orzo, vermicelli, lasagnebladen, lasagnevellen, lasagne sheets, instantnoedels, instant noodles, chow mein
          lo mein, ziti, rotini, udon, udonnoedels, soba, gnocchi, mac n cheese
        gluten egg: egg noodle, egg noodles, eiernoedels, eiermie, ravioli, tortellini, tortelloni, dumpling wrapper
          spaetzle, fresh pasta, verse pasta
        : hagelpasta, (noten|sesam|olijven|miso|tomaten|curry|kerrie|dadel|wasabi)pasta
          (tomato|curry|miso|date|chilli|chili|tamarind|shrimp free) paste
        gluten? egg?: fritter, popovers
        =gluten: boterham, boterhammen, boterhammetje, soepstengel-
        =gluten?: gehaktbrood
        =nuts: (amandel|cashew|hazelnoot|cashewnoten|hazelnoten|noten|pistache)pasta
        =sesame: sesampasta
        =soya: misopasta

        """

    static let dishes = """
        gluten milk lactose?: pizza-, pizza, pizzas, -pizza, calzone, kaassouffle, kaasbroodje, kaasstengel-
          cheese straws, cheese twists, mac n cheese, croque monsieur, tosti kaas, cheese sandwich, cheese toastie
          grilled cheese, croissant, croissants, -croissant, flammkuchen, tarte flambee
        gluten milk lactose? egg? celery?: lasagne-, lasagna, lasagnes, -lasagne, cannelloni, moussaka, pastitsio
        gluten milk egg?: carbonara, mac and cheese, macaroni and cheese, macaroni cheese, kaasmacaroni
        gluten celery?: bolognese, spaghetti bolognese, american chop suey
        gluten milk?: kroket, kroketten, -kroket, croquette, croquettes, bitterbal, bitterballen, -kroketten
          bittergarnituur, schnitzel-, schnitzels, nugget, nuggets, kipnuggets, kipcorn, kibbeling, lekkerbek-
          vissticks, visstick-, fish finger, fish fingers, fish stick, fish sticks, cordon bleu, kiev, onion rings
          uienringen, corn dog, corndog, viandel, kipstrips, chicken strips, chicken tenders, fried chicken
          gefrituurde kip, popcorn chicken, bamischijf, bamihap, nasischijf, breaded, gepaneerd-, mozzarella sticks
          tempura, eierbal, frikandelbroodje, loempia, spring roll, berehap, vlammetje-, toad in the hole, samosa
          scampi, mexicano
        : (potato|aardappel)(croquettes|croquette|kroket|kroketten|kroketjes| croquettes| croquette), fruit salad
          fruitsalade, fruit cocktail, shepherds pie, shepherd s pie, cottage pie, fish pie, vispastei
        gluten? milk? egg?: aardappelkroketjes, potato croquettes
        milk lactose?: gratin, gratin-, aardappelgratin, dauphinois, cheese sauce, kaassaus, risotto, stroganoff
          white sauce, roomsaus, mashed potato, mashed potatoes, mash, aardappelpuree, puree met jus, alfredo, ranch
          ranchdressing, saag paneer, yoghurtsaus, korma, tikka masala, butter chicken, nachos with cheese
          nachos met kaas, quesadilla, quesadillas, moussaka, hollandaise-, bearnaise-, bechamelsaus
          champignonroomsaus, hasselback, caesardressing, tiramisu, cheesecake, kwarktaart, kruidenboter
          garlic bread, knoflookbrood, kruidenboterstokbrood, cauliflower cheese, peppercorn sauce, pepersaus
          griekse salade, greek salad, caprese, spanakopita, bloemkool met kaassaus, fondue, palak paneer, a la creme
        egg: hollandaise-, bearnaise-, eggs benedict, tiramisu, creme brulee, carbonara, foe yong hai, egg foo yung
          yorkshire pudding, toad in the hole, quiche-, -quiche, tortilla de patatas, gado gado, pancake, pancakes
          poffertjes, crepe, crepes, waffle, waffles, french toast, wafel-, -wafel, blini, blinis, soesje-, soes
          eclair, moorkop, profiterole, profiteroles, churros, quorn, mycoprotein, mycoproteinestukjes
        milk lactose? gluten: quiche-, -quiche, groentetaart, hartige taart, pancake, pancakes, poffertjes, crepe
          crepes, wafel-, -wafel, -wafels, waffle, waffles, blini, blinis, drop scone, wentelteefje-, french toast
          yorkshire pudding, lasagne, american pancakes
        milk? lactose?: stamppot-, -stamppot, hutspot, hete bliksem, boerenkoolstamppot, ragout, curry, -curry
          smoothie-, -smoothie, overnight oats, porridge, pap, -pap, havermoutpap, oatmeal, salad dressing, burrito
          burritos, taco, tacos, enchilada, enchiladas, sausage, worst, -worst, ovenschotel-, casserole
          shepherds pie, cottage pie, spinach creamed, falafel, kofta, kapsalon, vol au vent, pasteitje-
          french dressing, baked oats, tosti, toastie, ready meal, gnocchi, fish pie, vispastei
          fruit salad with cream, meatball, meatballs, chai, matcha, loaded fries, champignonsaus, mushroom sauce
          ontbijtdrank, breakfast drink, rijstdessert, rice dessert, -dessert, dessert, mushroom soup, champignonsoep
          cream of
        milk: kapsalon, toastie, tosti, cheeseburger, fish pie, vispastei, calzone, lasagne, caesar, cheesy
          caesarsalade
        mustard?: sausage, worst, -worst, hot dog, hotdog, knakworst, rookworst, burger, hamburger
        egg?: meatball, meatballs, gehaktbal, gehaktballen, schnitzel-, kroket, kroketten, meatloaf, veggie burger
          nuggets, kipnuggets, breaded, gepaneerd-, tempura, nasi, nasi-, fried rice, bami-, ramen, loempia
          spring roll, ready meal, slavink, rundervink, rijsttafel, bapao, pom
        soya gluten? crustaceans? egg? peanut?: nasi, nasi-, bami-, bami, bami goreng, nasi goreng, rijsttafel
          tjap tjoi, tjaptjoi, babi pangang, foe yong hai, fried rice
        soya gluten? fish? crustaceans? sesame?: sushi, maki, nigiri, california roll, uramaki, sushirol
        fish soya sesame?: poke bowl, poke bowls, pokebowl
        soya gluten egg sesame?: ramen
        egg peanut soya fish? crustaceans?: pad thai
        soya gluten? sesame?: gyoza, dim sum, dimsum, chow mein, lo mein, chop suey, spring roll, loempia-, bapao
          wonton, egg roll, banh mi, kung pao, orange chicken, beef with broccoli, noedels, rundvlees met broccoli
          potsticker
        crustaceans? pork?: dim sum, dimsum, wonton, siomai, loempia, spring roll
        crustaceans molluscs fish?: paella
        fish: kedgeree, fish and chips, fish pie, vispastei, nigiri zalm, salade nicoise, nicoise
        fish?: caesar, caesarsalade, caesardressing, tapenade, puttanesca, green curry, red curry, curry thai
          groene thaise, rode thaise, vietnamese, kimchi, tom kha kai, furikake, sambal, sambal-, dashi, miso soup
          misosoep
        crustaceans?: sambal, sambal-, gado gado, kimchi, laksa, sajoer, tom kha kai, groene thaise, rode thaise
          thai, jambalaya
        egg? soya? gluten? milk?: quorn, veggie burger, vegetarische burger, mycoprotein, mycoproteine-
        milk egg?: moussaka
        gluten: fish and chips, pasta salad, pastasalade, couscoussalade, couscous salad, tabbouleh, tabouleh, tabule
          bulgursalade, steak pie, meat pie, pot pie, pork pie, chicken pie, sausage roll, saucijzenbroodje-
          worstenbroodje-, vleespastei, varkenspastei, kippastei, cornish pasty, eggs benedict, harira, avocado toast
          welsh rarebit, frikandelbroodje, beans on toast, mcmuffin, pie, pies, tart, tarts
        milk? egg? meat?: cottage pie
        meat milk?: shepherds pie
        fish milk lactose? crustaceans?: fish pie, vispastei
        egg mustard?: (friet|patat|frikandel) (speciaal|special), chips special
        gluten?: ontbijtdrank, breakfast drink
        nuts?: korma, tikka masala, butter chicken
        soya?: bamischijf, bamihap, nasischijf, bamiblok
        soya? gluten?: kip zoetzuur, zoetzure kip, sweet and sour (chicken|pork|sauce|shrimp|prawns|fish|beef)
        =egg: pannenkoek-, -pannenkoek, -pannenkoeken, pannekoek
        =milk lactose? gluten: pannenkoek-, -pannenkoek, -pannenkoeken, pannekoek
        =egg?: gehaktbrood

        """

    static let sweet = """
        gluten egg milk? lactose?: cake, cakes, -cake, cake-, taart, taarten, -taart, -taartje, taartje-, gebak
          gebakje, -gebak, cupcake, cupcakes, muffin, muffins, -muffin, brownie, brownies, doughnut, doughnuts, donut
          donuts, oliebol-, oliebollen, berliner, berliner bol, eclair, soesje-, soes, soesjes, moorkop, bossche bol
          profiterole, profiteroles, madeleine-, cream puff, lange vinger, lange vingers, lady finger, sponge
          victoria sponge, scone, scones, churros, tompouce, tompoes, custard slice, strudel, pound cake, gateau
          apfelstrudel, danish, koffiebroodje-, cinnamon roll, cinnamon rolls, kaneelbroodje, chocoladebroodje-
          cruller, beignet, beignets, -beignet, appelbeignet-, swiss roll, pastel de nata, pasteis de nata
          banana bread, bananenbrood, gevulde koek, gevulde koeken, roze koek, roze koeken, mergpijpje, arretjescake
          jaffa cake, jaffa cakes, trifle, tiramisu, custard tart, brusselse wafel, sticky toffee pudding
          broodpudding, bread pudding, vlaai, -vlaai, limburgse vlaai
        gluten milk? lactose? egg? nuts?: biscuit, biscuits, biscuitje-, -biscuit, cookie, cookies, koek, koeken
          koekje, koekjes, -koek, -koeken, -koekje, -koekjes, speculaas-, speculoos-, biscoff, shortbread, boterkoek
          spritskoek, sprits, oreo, digestive, digestives, wafer, wafers, -wafeltje, flapjack, flapjacks, ladyfinger
          kletskop, bastogne, jan hagel, appelflap-, kersenflap-, -flap, turnover, turnovers, crumble, crumbles
          kruimeltaart, cobbler, apple crisp, chocoladewafel, kitkat, kit kat, twix, granola bar, breakfast bar
          ontbijtkoekjes, gingerbread cookie, liga, sultana, pims, lotus, caramel shortbread, stroopkoek
          karamelshortbread, protein cookie
        : rijstkoek, paaseiland, black pudding, yorkshire pudding, gelatinepudding, waterijs-, waterijsje-, ice lolly
          ice pop, popsicle, sorbet, sorbets, sorbetijs, ijslolly, slush, ijsblokje-, perenijs, raketje, raket
        gluten nuts milk? egg?: amandelbroodje-, almond pastry, almond croissant, banketstaaf, banketletter
          gevulde speculaas, kerstkrans, gevulde koek, baklava, amandelkoek
        nuts egg: macaron, macarons, bitterkoekje-, almond macaroon, amaretti
        egg: kokosmakroon, kokosmakronen, coconut macaroon, macaroon, chocozoen, marshmallow kiss, lemon curd
          eierpunt, meringue, nougat, mousse, chocolademousse, creme brulee, rijstevlaai
        gluten: gingerbread, snelle jelle, honey oat rings
        gluten milk? egg?: suikerbrood, rozijnenbrood, krentenbrood, krentenbol-, brioche-, briochebroodje
          hot cross bun, stol, kerststol, currant bun, raisin bread
        nuts: kerststol, stollen, stol
        milk lactose nuts?: milk chocolate, melkchocola-, melkchocolade-, white chocolate, witte chocola-
          witte chocolade-, chocoladeletter, chocolate letter, toffee, fudge, caramel sauce, caramel, karamelsaus
          karamel, kinder bueno, mars, snickers, bounty, milky way, bonbon, bonbons, truffle, truffles, truffel
          tonys chocolonely, chocoladereep, chocolate bar, chocolate bars, filled chocolates, kinder, candy bar
          dulce, melkhagelslag, maltesers, galaxy, hersheys, hershey s, nesquik
        soya? milk? nuts?: dark chocolate, pure chocola-, pure chocolade-, chocolate, chocola, chocolade, chocola-
          -chocola, -chocolade, hagelslag-, hagel, chocoladehagel, chocoladevlokken, vlokken, chocolate sprinkles
          chocoladesaus, chocolaatje-, chocolade-, chocolatey, choco-, chocovlokken, chocopasta, chocolate spread
          mintchocolaatje
        peanut: snickers, m m s, m ms, m m, chocoladepindas, chocolate peanuts, pindarotsjes, chocopindas, reeses
          peanut butter cup, peanut brittle, nutter butter
        milk lactose: mousse, chocolademousse, pudding, puddings, -pudding, custard, tompouce, chocoladevla, bavarois
          tiramisu, slagroomsoes, slagroomtaart, roomboter-, cheesecake, creme brulee, semolina pudding
          griesmeelpudding, griesmeelpap, rice pudding, rijstepap, rijstebrij, quark dessert, toetje, sundae, trifle
          slagroomgebak, kwarkdessert, dulce de leche, bossche bol, cream cake, cream puff, custard slice
          rijstevlaai, chocolate pudding, protein pudding, milkshake
        egg?: ice cream, roomijs, bavarois, pudding, vla, -vla, ijs, -ijs, custard
        nuts? soya? gluten?: ice cream, roomijs, granola, muesli, magnum, cornetto, muesli-, mueslireep, fruit bar
          energiereep, energy bar, energyballs, protein bar, eiwitreep, date balls
        gluten milk lactose? egg?: filled doughnut, appelbeignet, gebakken appelflap
        soya?: lecithin, lecithine, meal replacement, maaltijdvervanger-, protein powder, protein bar, eiwitreep
          eiwitpoeder
        milk? soya?: chocozoen, marshmallow kiss
        gluten? egg?: cheesecake, kwarktaart
        =gluten egg milk? lactose?: eierkoek-, spekkoek
        =gluten milk? lactose? egg? nuts?: stroopwafel-
        =gluten: ontbijtkoek-, peperkoek, kruidkoek
        =milk lactose nuts?: paasei-, paaseitjes
        =soya? milk? nuts?: chocoladepasta

        """

    static let drinks = """
        gluten alcohol: beer, beers, bier, biertje, biertjes, -bier, lager, pils, pilsje, pilsner, pilsener, stout
          guinness, ipa, ale, ales, pale ale, tripel, dubbel, quadrupel, weizen-, weissbier, hefeweizen, witbier-
          bokbier, radler, shandy, fruitbier, kriek, duvel, la chouffe, affligem, leffe, hoegaarden, karmeliet
          michelada, barley wine
        alcohol sulphites: wine, wines, wijn, wijntje, -wijn, rose wijn, champagne, prosecco, cava, sangria, gluhwein
          mulled wine, port, portje, sherry, madeira, vermouth, vermout, riesling, chardonnay, merlot, spritzer
          mimosa, martini, marsala, retsina, vinho
        : rose water, rozenwater, cider vinegar, apple cider vinegar, apple cider, appelcider, gin gin, wine gum
          wijngum
        alcohol: whisky, whiskey, bourbon, scotch, vodka, wodka, gin, rum, tequila, mezcal, brandy, cognac, jenever
          genever, borrel, liqueur, liqueurs, likeur-, -likeur, baileys, advocaat, amaretto, limoncello, aperol
          campari, sambuca, cointreau, kahlua, jagermeister, kruidenbitter, grappa, vieux, spirits, sterke drank
          cocktail, cocktails, mojito, margarita, cosmopolitan, cosmo, daiquiri, pina colada, caipirinha, negroni
          manhattan, old fashioned, moscow mule, long island, bloody mary, hard seltzer, alcopop, breezer, mixdrank-
          sake, soju, absinthe, schnapps, ouzo, raki, arak, mead, cider, ciders, hard cider, gin tonic, irish coffee
          rumbonen, rum raisin, boerenjongens, boerenmeisjes, rumrozijn, bacardi, distilled, alcohol, tom collins
          mai tai, screwdriver, white russian, wodka energy, espresso martini
        gluten alcohol?: malta, malt drink, malt beverage, moutdrank
        milk lactose: white russian, baileys, cream liqueur, cremelikeur, roomlikeur, eggnog, egg nog, irish coffee
          slagroom, warme chocomel
        milk? lactose?: pina colada, protein shake, proteineshake, cocktail, eiwitshake, frappe, protein smoothie
          bubble tea, iced coffee, ijskoffie
        alcohol?: sherry trifle, tiramisu, rumkogel, rum cake, kaasfondue, cheese fondue, fondue, stoofvlees
          coq au vin, bonbons, beef bourguignon, christmas pudding, fruit cake, kombucha, risotto, sachertorte
          kersenbonbon
        beef meat: stoofvlees, bourguignon, boeuf
        sulphites?: cider, grape juice, druivensap, lemon juice, citroensap, cordial, limonadesiroop
        sulphites: spritz

        """
}
