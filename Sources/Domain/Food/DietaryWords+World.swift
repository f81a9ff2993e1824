extension DietaryWords {
    /// Dishes whose names do not say what they are made of.
    static let world = """
        gluten: taaitaai, taai taai, millefeuille, mille feuille, blondie, kaneelkrul, kaneelrol-, cinnamon swirl, cronut
          bolus, bolussen, simit, yufka, msemen, baghrir, puri, poori, pumpernickel, yakisoba, gozleme, chebakia
          briouat, briouats, briwat, briwats, pastechi, risolles, risoles, martabak, murtabak, lumpia, siu mai, siew mai
          sieuw mai, shumai, har gow, chimichanga, arancini, fattoush, spotted dick, jam roly poly, twiglets, knodel
          knoedel, meelballetje, suet dumpling, okonomiyaki, takoyaki, sellou, philly cheesesteak, cheesesteak, vada pav
          ploughman s, ploughmans, turks ontbijt, turkish breakfast, tortellini, ravioli, manti, pierogi, kibbeh
          beef wellington, eccles cake, bakewell, shredded wheat, cheerios, fruit vezelvlokken, fruit and fibre
          loempiavel, bapao, tempura, roti canai
        gluten?: pancit, mezze, fried chicken, injera, papadum, poppadom, arepa, jollof, lontong
          bubble and squeak, cottage pie, currypasta, curry paste, gravy, sjaslieksnack, picanto, kerstdiner
          christmas dinner, curly fries, twisterfriet, twisterfrites, krulfriet, tater tots, rostischijf, hash brown
          hash browns, aardappelkroket, aardappelsmileys, stapelchips, pringles, bugles, wokkels, nibb it, mosterdsaus
        milk lactose?: cacio e pepe, tartiflette, melanzane alla parmigiana, eggplant parmesan, aubergine parmigiana
          keshi yena, haydari, dal makhani, barfi, burfi, kheer, gulab jamun, kunefe, knafeh, affogato, banana split
          eton mess, poutine, philly cheesesteak, cheesesteak, elote, mexican street corn, waterzooi, cullen skink
          fiadu, fiadoe, angel delight, puddingschuim, parsley sauce, peterseliesaus, pupusa, ploughman s, kumpir
          bread sauce, broodsaus, horseradish sauce, mierikswortelsaus, sutlac, malai kofta, paneer-, turks ontbijt
          turkish breakfast, raita, cobb salad, cobbsalade, arancini, blondie, risotto, moussaka, stoemp, colcannon
          cauliflower cheese, pommes duchesse, duchess potatoes, butter chicken, pasanda, korma
        milk?: bubble and squeak, biryani, tikka masala, manti, mezze, naan, pilaurijst, tarka dal, borsjt, borscht
          chilaquiles, huevos rancheros, tostada, tamale, farmersalade, mille feuille, millefeuille, kerstdiner
          christmas dinner, spotted dick, jam roly poly, cronut, bolus, kaneelkrul, cinnamon swirl, pierogi
          broccoliovenschotel, preischotel, aardappelovenschotel, andijvieschotel, broccoli bake, gevulde courgette
          gevulde aubergine, stuffed courgette, stuffed aubergine, popped chips, microwave popcorn, magnetronpopcorn
          strawberry sauce, patatas bravas, tater tots
        egg: telor, telur, huevos rancheros, eton mess, boerenontbijt, farmer s breakfast, okonomiyaki, takoyaki, blondie
          pandan cake, pandancake, fiadu, fiadoe, cobb salad, cobbsalade, vitello tonnato, farmersalade, celery salad
          selleriesalade, turks ontbijt, turkish breakfast, millefeuille, mille feuille, cronut, dadar, spaetzle
          american sauce, americainesaus, andalouse, patatas bravas
        egg?: nasi rames, lemper, kimbap, pancit, yakisoba, jam roly poly, spotted dick, moksi alesi, chilaquiles
          perkedel, mille feuille
        fish: ikan, vitello tonnato, heri heri, cullen skink, bouillabaisse, ceviche, kedgeree, caesar, worcestersaus
          bakkeljauw, pissaladiere, fish sauce, vissaus, tom yam, tom yum
        fish?: papaya salad, papajasalade, som tam, pad see ew, takoyaki, okonomiyaki, ponzu, moksi alesi, kimbap
          kimchi, pancit, summer roll, laksa, tteokbokki, sambal-
        crustaceans: har gow, laksa, kroepoek oedang, krupuk udang, surf and turf, gamba-, scampi-, garnalen-, ebi
        crustaceans?: siu mai, siew mai, papaya salad, papajasalade, som tam, tom yam, callaloo, pancit, cap cay
          nasi rames, mihoen goreng, singapore noedels, singapore noodles, sambal-, tempura
        molluscs: takoyaki, kokkels, vongole, inktvis-
        peanut: karedok, rempejek, rempeyek, gado gado, pindastoof, groundnut stew, maafe, satesaus, pindarots-
        peanut?: urap, oerap, papaya salad, papajasalade, rudjak, roedjak, massaman-, nasi rames, martabak, sate
        nuts: bakewell, muhammara, sellou, chebakia, frangipane, bokkenpootje, mergpijpje, barfi, kabuli palau
          coronation chicken, pistache-
        nuts?: korma, pasanda, masala-, baklava, kheer, gulab jamun, peshwari-, kabuli palaw, kunefe, date bar, dadelreep
          muesli, granola, fruit and fibre, fruit vezelvlokken
        soya: char siu, cha sieuw, chasieuw, yakitori, bulgogi, adobo, japchae, ponzu, pad see ew, yakisoba, edamame-
          smoor, semur, ketjap-, teriyaki-, mapo tofu, tahoe-, tahu, tempe, tempeh, miso-, inari
        soya?: sisig, kimbap, tteokbokki, cap cay, mihoen goreng, siu mai, pancit, lumpia, krokant zeewier
        gluten?: char siu, cha sieuw, yakitori, bulgogi, adobo, japchae, ponzu, pad see ew, sisig, kimbap, tteokbokki
          cap cay, mihoen goreng, smoor, semur, ketjap-
        sesame: onde onde, kimbap, japchae, bulgogi, sellou, chebakia, simit, tahin-, gomasio
        sesame?: mezze, falafel, krokant zeewier, yakitori, muhammara
        celery: waldorfsalade, waldorf salad, selleriesalade, celery salad, knolselderij-, celeriac
        mustard: piccalilli, mosterd-, mustard-, celery salad, selleriesalade
        mustard?: farmersalade, welsh rarebit, american sauce, andalouse
        meat: souvlaki, soevlaki, cevapcici, cevapi, bigos, cassoulet, mixed grill, lancashire hotpot, keema, kibbeh
          cock a leekie, ghormeh sabzi, moksi alesi, picanto, sjaslieksnack, daging, ayam, ajam, soto ajam, doks
          keshi yena, sisig, char siu, cha sieuw, siu mai, siew mai, yakitori, bulgogi, adobo, cobb salad, cobbsalade
          nasi rames, jachtschotel, moksi meti, iskender, adana
        meat?: borscht, borsjt, pierogi, martabak, lemper, risolles, risoles, perkedel, lumpia, pancit, kerstdiner
          christmas dinner, tamale, tostada, pupusa, pastechi, kimbap, japchae, cap cay, jollof, callaloo, kabuli palau
          kabuli palaw, mezze, turks ontbijt, waterzooi, boerenontbijt, farmer s breakfast, mihoen goreng, briouat
          briwat, gevulde courgette, gevulde aubergine, stuffed courgette, stuffed aubergine, chimichanga, poutine
          pelmeni, kapucijners met spek, pad see ew, brown beans
        meat beef: osso buco, surf and turf, philly cheesesteak, cheesesteak, daging, gyudon
        meat pork: bigos, feijoada, saltimbocca, carnitas, sisig, char siu, cha sieuw, cassoulet, tonkotsu
          guanciale, nduja, pigs in blankets, gammon-, zult
        pork?: siu mai, siew mai, mixed grill, lumpia, tamale, nasi rames, cevapcici, tartiflette, kip kap
        meat fish: vitello tonnato
        gelatine?: fruitpastilles, fruit pastilles, kwarktaart, fondant, angel delight, snoepspekjes

        """
}
