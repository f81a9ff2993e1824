extension SentenceTable {
    static let furtherMealEnglish = table(
        .meal, .en,
        #"""
        adjacent | 50g oats 200ml milk 1 banana | oat *50 g ; milk *200 ml ; banana *1
        adjacent | chicken 150 rice 200 | chicken *150 ; rice *200
        adjacent | my tea was fish fingers chips and beans | #dinner fish finger ; chip ; bean
        adjacent | oats 50g milk 200ml banana 1 | oat *50 g ; milk *200 ml ; banana *1
        adjacent | two eggs toast and coffee | egg *2 ; toast ; coffee
        brand | a pack of m&m's | m&m's *1 pack
        brand | ben & jerry's cookie dough, one serving | ben & jerry's cookie dough *1 serving
        brand | quarter pounder with cheese | quarter pounder ; cheese
        date | christmas pudding | christmas pudding
        date | on christmas eve: turkey with stuffing | @-78 turkey ; stuffing
        date | on halloween i had pumpkin pie | @-132 pumpkin pie
        done | 2 fried eggs, sunny side up | fried egg *2
        done | eggs over easy with hash browns | egg ; hash brown
        filled | a cheese and tomato omelette with two slices of brown toast | cheese and tomato omelette *1 ; brown toast *2 slice
        filled | apple and blackberry crumble with custard | apple and blackberry crumble ; custard
        filled | lemon and ginger tea | lemon and ginger tea
        filled | sausage egg and cheese mcmuffin | sausage egg and cheese mcmuffin
        fraction | an apple and a half | apple *1.5
        fraction | three quarters of a pizza, the rest was for sam | pizza *0.75
        fraction | three quarters of a pizza and the rest was for my wife | pizza *0.75
        trailing | rice cakes with peanut butter x2 | rice cake *2 ; peanut butter
        negation | nothing to eat since yesterday | none
        negation | porridge not with milk but with water | porridge ; water
        portion | 1 pt of milk | milk *1 pint
        portion | a bunch of grapes | grape *1 bunch
        sauce | half a dozen chicken nuggets with bbq sauce | chicken nugget *6 ; bbq sauce
        size | a 12 inch pizza | 12 inch pizza *1
        template | repeat breakfast | #breakfast =last
        template | same dinner as last night | #dinner =yesterday
        template | yesterday's lunch again | #lunch =yesterday
        typo | coffee wiht milk | coffee ; milk
        typo | hake with peas | hake ; pea
        typo | letuce and cucmber | lettuce ; cucumber
        typo | rasberries 100g | raspberry *100 g
        verb | can you add a glass of milk to my breakfast | #breakfast milk *1 glass
        verb | shared a pizza | pizza *1
        correction | 2 no 3 slices of bread with butter | bread *3 slice ; butter
        time | i ate an apple two hours ago | apple *1
        joined | 5 strawberries dipped in chocolate | strawberry *5 ; chocolate
        joined | 2 pieces of toast, one with jam and one with marmite | toast *2 piece ; jam ; marmite
        time | soup and later an apple | soup ; apple *1
        time | a handful of cashews mid-afternoon | cashew *1 handful
        time | one and a half litres of water through the day | water *1.5 l
        place | tbsp of olive oil on the salad | olive oil *1 tbsp ; salad
        header | porridge made with water | porridge ; water
        units | 500 ml water x3 | water *1,500 ml
        header | porridge (40g oats, 250ml milk) | porridge ; oat *40 g ; milk *250 ml
        units | 2 eggs x 3 | egg *6
        header | porridge made with milk and a banana | porridge ; milk ; banana *1
        header | porridge made with 300 ml milk | porridge ; milk *300 ml
        header | coffee made with oat milk | coffee ; oat milk
        header | smoothie made with banana, milk and spinach | banana ; milk ; spinach
        header | protein shake with 2 scoops and water | protein shake *2 scoop ; water
        header | protein shake with 30 g whey and milk | whey *30 g ; milk
        header | tea made with two bags | tea *2 bag
        share | shared a pizza with Jim | pizza *0.5
        share | split a pizza with Bobby | pizza *0.5
        written | for brekkie i had two weetabix with semi skimmed milk and a banana | #breakfast weetabix *2 ; semi skimmed milk ; banana *1
        written | scrambled eggs (3 eggs) on sourdough toast | scrambled egg *3 ; sourdough toast
        written | lunch at my desk: tuna mayo jacket potato, side salad, diet coke | #lunch tuna mayo jacket potato ; side salad ; diet coke
        written | 1 bagel w/ 30g cream cheese & smoked salmon | bagel *1 ; cream cheese *30 g ; smoked salmon
        written | skipped lunch, just a protein bar at 3 | #lunch protein bar *1
        written | 3 rashers of bacon, 2 hash browns, half a tin of baked beans and a fried egg | bacon *3 rasher ; hash brown *2 ; baked bean *0.5 can ; fried egg *1
        written | monday dinner was roast lamb with mint sauce, roasties and peas | @-3 #dinner roast lamb ; mint sauce ; roastie ; pea
        written | a flat white and an almond croissant from the bakery | flat white *1 ; almond croissant *1
        written | grabbed a 500ml bottle of chocolate milk after the gym | chocolate milk *500 ml
        written | 40g porridge oats made with 200ml skimmed milk plus a tbsp of honey | porridge oat *40 g ; skimmed milk *200 ml ; honey *1 tbsp
        written | ate about a third of a tub of ben and jerry's | ben and jerry's *0.333 pack
        written | two slices of toast, one with peanut butter, the other with jam | toast *2 slice ; peanut butter ; jam
        written | snacked on a handful of almonds and some dried mango | #snack almond *1 handful ; dried mango
        written | 8oz sirloin, medium rare, with peppercorn sauce and fries | sirloin *8 oz ; peppercorn sauce ; fries
        written | yesterday's dinner again but without the rice | #dinner =yesterday [skip rice]
        written | double cheeseburger no pickles, medium fries, large coke zero | double cheeseburger ; medium fries ; large coke zero
        written | 6 chicken nuggets with bbq dip | chicken nugget *6 ; bbq dip
        written | dinner on the 10th: 150 g cod, 200 g potatoes, 80 g peas | @-2 #dinner cod *150 g ; potato *200 g ; pea *80 g
        written | drank 2 pints and had a bag of crisps at the pub | pint *2 ; crisp *1 bag
        written | iced latte with oat milk, no syrup | iced latte ; oat milk
        written | cottage cheese 200g, blueberries 100g, walnuts 15g | cottage cheese *200 g ; blueberry *100 g ; walnut *15 g
        written | 1/2 avocado on 1 slice rye | avocado *0.5 ; rye *1 slice
        written | a cup and a half of cooked rice with 4oz ground turkey | cooked rice *1.5 cup ; ground turkey *4 oz
        written | stir fry (prawns, noodles, pak choi) | prawn ; noodle ; pak choi
        written | couldn't finish my burger, left half | burger *0.5
        written | greek salad, feta on the side | greek salad ; feta
        written | bit of cheddar and 4 crackers before bed | cheddar ; cracker *4
        written | porridge made with almond milk, topped with a sliced banana and cinnamon | porridge ; almond milk ; sliced banana *1 ; cinnamon
        written | lunch: leftover chilli with rice | #lunch chilli ; rice
        written | i'm having 3 pancakes with maple syrup for breakfast | #breakfast pancake *3 ; maple syrup
        written | one large egg, two egg whites | large egg *1 ; egg white *2
        written | two cups of black coffee and a croissant | black coffee *2 cup ; croissant *1
        written | dinner last sunday: roast beef, 3 roast potatoes, carrots & gravy | @-4 #dinner roast beef ; roast potato *3 ; carrot ; gravy
        written | ate half the pizza and saved the rest | pizza *0.5
        written | chicken breast 165g (cooked), 1 cup rice, 1/2 cup black beans | chicken breast *165 g ; rice *1 cup ; black bean *0.5 cup
        written | snack - apple w/ 2 tbsp pb | #snack apple ; pb *2 tbsp
        written | a bowl of tomato soup and a cheese roll at 12:30 | tomato soup *1 bowl ; cheese roll *1
        written | 4 california rolls, miso soup and edamame for dinner | #dinner california roll *4 ; miso soup ; edamame
        written | protein shake: 30g whey, 300ml milk, 1 banana | whey *30 g ; milk *300 ml ; banana *1
        written | had the same lunch as yesterday | #lunch =yesterday
        written | yesterday's breakfast again with an extra slice of toast | #breakfast =yesterday toast *1 slice
        written | ate 5 olives, some hummus and a pitta | olive *5 ; hummus ; pitta *1
        written | kids' leftovers: half a fish finger and a few chips | fish finger *0.5 ; chip
        written | i had two glasses of red wine with dinner last night | @-1 #dinner red wine *2 glass
        written | 3oz turkey, a slice of swiss, mustard on rye | turkey *3 oz ; swiss *1 slice ; mustard ; rye
        written | a can of tuna (drained) with mayo and sweetcorn | tuna *1 can ; mayo ; sweetcorn
        written | 250 grams of greek yoghurt, 40 grams of granola, a handful of raspberries | greek yoghurt *250 g ; granola *40 g ; raspberry *1 handful
        written | burger no bun with side salad | burger ; side salad
        written | two and a half slices of wholemeal toast | wholemeal toast *2.5 slice
        written | big mac meal with a medium coke | big mac meal ; medium coke *1
        written | ate a 45g protein bar after training | protein bar *45 g
        written | 2 eggs, sorry 3 eggs, and bacon | egg *3 ; bacon
        written | sausage roll from greggs and a latte | sausage roll ; latte *1
        written | a dozen oysters and a glass of champagne | oyster *12 ; champagne *1 glass
        written | brunch: eggs benedict and a mimosa | eggs benedict ; mimosa *1
        written | on march 3rd i had tacos for dinner | @-9 #dinner taco
        written | cheese & onion pasty, packet of crisps, can of fanta | cheese & onion pasty ; crisp *1 pack ; fanta *1 can
        written | spinach omelette made with 3 eggs and 30 g feta | egg *3 ; feta *30 g
        written | small bowl of ice cream (vanilla) | ice cream vanilla *1 bowl
        written | 1.5 l water, 2 coffees, 1 green tea | water *1.5 l ; coffee *2 ; green tea *1
        written | three jaffa cakes with my cuppa | jaffa cake *3 ; cuppa
        written | had 1 naan, a third of a portion of pilau rice and lamb bhuna | naan *1 ; pilau rice *0.333 serving ; lamb bhuna
        written | 6 meatballs in tomato sauce over spaghetti | meatballs in tomato sauce *6 ; spaghetti
        written | two slices seeded bread, 20g butter, marmite | seeded bread *2 slice ; butter *20 g ; marmite
        written | tuesday lunch - chicken caesar wrap + a smoothie | @-2 #lunch chicken caesar wrap ; smoothie *1
        written | about 150g of prawns fried in garlic butter with linguine | prawn *150 g ; garlic butter ; linguine
        written | i ate like 10 crackers with brie | cracker *10 ; brie
        written | 200ml semi-skimmed milk w/ 35g bran flakes | semi-skimmed milk *200 ml ; bran flake *35 g
        written | my lunch was supposed to be salad but i ended up having a burger | #lunch burger *1
        written | a quarter of a watermelon | watermelon *0.25
        written | dinner 2 days ago was teriyaki salmon, sticky rice, edamame | @-2 #dinner teriyaki salmon ; sticky rice ; edamame
        written | 5 fish tacos, no sour cream | fish taco *5
        written | breakfast = 3 eggs + 2 slices of toast + glass of oj | #breakfast egg *3 ; toast *2 slice ; oj *1 glass
        written | 1 cup cottage cheese and 1 cup pineapple chunks | cottage cheese *1 cup ; pineapple chunk *1 cup
        written | a slice and a half of carrot cake | carrot cake *1.5 slice
        written | ate 80 grams of dark choc, oops | dark choc *80 g
        written | bag of salted popcorn at the movies | salted popcorn *1 bag
        written | roast potatoes (5), broccoli, gravy and 120 g turkey | roast potato *5 ; broccoli ; gravy ; turkey *120 g
        written | 12 oz ribeye and a loaded baked potato | ribeye *12 oz ; loaded baked potato *1
        written | kebab after the pub last night, large doner with chilli sauce | @-1 kebab ; large doner ; chilli sauce
        written | quick snack: rice cakes (2) with almond butter | #snack rice cake *2 ; almond butter
        written | skipped breakfast and had a big lunch: lasagne and garlic bread | #lunch lasagne ; garlic bread
        written | 3 scrambled eggs, 2 rashers, 1 tomato | scrambled egg *3 ; rasher *2 ; tomato *1
        written | overnight oats: 50 g oats, 150 ml milk, 1 tbsp chia seeds, 80 g berries | oat *50 g ; milk *150 ml ; chia seed *1 tbsp ; berry *80 g
        written | two pints of lager and a packet of pork scratchings | lager *2 pint ; pork scratching *1 pack
        written | same as yesterday for breakfast | #breakfast =yesterday
        written | tuna sandwich at half 12 | tuna sandwich
        written | at half 7 had eggs | egg
        written | chicken caesar salad no croutons for lunch | #lunch chicken caesar salad
        written | luckily ate 2 eggs | egg *2
        written | 2 eggs finally | egg *2
        written | me and my son had pancakes | pancake
        written | a kids portion of mac and cheese | mac and cheese *1 serving
        """#)
}
