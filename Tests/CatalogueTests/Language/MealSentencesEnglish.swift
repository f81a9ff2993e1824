extension SentenceTable {
    static let mealEnglish = table(
        .meal, .en,
        #"""
        abbreviation | 2 tbs pb and 1 c milk | pb *2 tbsp ; milk *1 cup
        alias | a tin of baked beans | baked bean *1 can
        alias | two portions of chips | chip *2 serving
        alias | a packet of instant noodles | instant noodle *1 pack
        brand | a big mac and a medium coke | big mac *1 ; medium coke *1
        brand | two oreos and a snickers | oreo *2 ; snickers *1
        brand | bowl of cheerios with milk | cheerios *1 bowl ; milk
        circumstance | pizza with friends at home | pizza
        circumstance | a muffin from the bakery and a latte | muffin *1 ; latte *1
        circumstance | soup and bread at the office | soup ; bread
        circumstance | had a salad with my colleagues | salad *1
        compound | chicken fried rice | chicken fried rice
        compound | sweet potato fries and a veggie burger | sweet potato fries ; veggie burger *1
        compound | green tea ice cream | green tea ice cream
        compound | whole wheat bread with almond butter | whole wheat bread ; almond butter
        compound | iced coffee and a chocolate chip cookie | iced coffee ; chocolate chip cookie *1
        compound | low fat yogurt with high protein granola | low fat yogurt ; high protein granola
        correction | 200 ml milk, sorry 250 | milk *250 ml
        correction | a coffee, I mean a tea | tea *1
        correction | one slice of pizza, actually two | pizza *2 slice
        correction | toast with jam, make that honey | toast ; honey
        correction | two eggs and toast yesterday, no wait, three eggs | @-1 egg *3 ; toast
        correction | two eggs, no wait, three eggs | egg *3
        correction | for lunch, no wait, for dinner I had ramen | #dinner ramen
        correction | 3 eggs, sorry, 2 eggs and a slice of bacon | egg *2 ; bacon *1 slice
        correction | a banana, no an apple | apple *1
        correction | 150g chicken, make that 200g, and rice | chicken *200 g ; rice
        correction | two slices of toast, wait, three | toast *3 slice
        correction | a latte, actually a cappuccino | cappuccino *1
        correction | for breakfast, I mean lunch, a bagel | #lunch bagel *1
        correction | one beer and one pizza, I mean two beers | beer *2 ; pizza *1
        correction | two coffees, no, three coffees | coffee *3
        correction | a slice of ham, oops, two slices | ham *2 slice
        correction | rice and chicken, I mean rice and beef | rice ; beef
        correction | pasta 100g no wait 150g | pasta *150 g
        correction | an apple, scratch that, a pear | pear *1
        correction | 500 ml water, correction 750 ml | water *750 ml
        date | 3 days ago I had sushi | @-3 sushi
        date | last friday dinner, two slices of pizza | @-6 #dinner pizza *2 slice
        date | last night a curry and a naan | @-1 curry *1 ; naan *1
        date | on monday for lunch: caesar salad | @-3 #lunch caesar salad
        date | the 10th: pad thai | @-2 pad thai
        date | yesterday I ate a burger and fries | @-1 burger *1 ; fries
        date | march 8th breakfast bagel with cream cheese | @-4 #breakfast bagel ; cream cheese
        date | this morning two slices of toast with jam | toast *2 slice ; jam
        date | day before yesterday: tomato soup for dinner | @-2 #dinner tomato soup
        date | last tuesday lunch was a burrito bowl | @-2 #lunch burrito bowl *1
        date | 2 days ago I had 3 tacos | @-2 taco *3
        date | last night I had two beers and nachos | @-1 beer *2 ; nacho
        date | on the 1st for breakfast: waffles | @-11 #breakfast waffle
        date | Dec 25 dinner: turkey, stuffing and gravy | @-77 #dinner turkey ; stuffing ; gravy
        date | lunch on sunday was roast chicken with gravy | @-4 #lunch roast chicken ; gravy
        date | yesterday's dinner was fish pie | @-1 #dinner fish pie
        date | saturday: 4 slices of pizza and 3 beers | @-5 pizza *4 slice ; beer *3
        date | on christmas eve? no, dec 24: ham and potatoes | @-78 ham ; potato
        date | last sunday's lunch: roast lamb | @-4 #lunch roast lamb
        date | wednesday evening a burger | @-1 burger *1
        date | on march 1st I had sushi for lunch | @-11 #lunch sushi
        date | a week ago for dinner, fried rice | @-7 #dinner fried rice
        dish | a bacon and egg roll and a flat white | bacon and egg roll *1 ; flat white *1
        dish | a peanut butter and jelly sandwich | peanut butter and jelly sandwich *1
        dish | chilli con carne with rice | chilli con carne ; rice
        dish | fish and chips with mushy peas | fish and chips ; mushy pea
        dish | ham and cheese toastie | ham and cheese toastie
        dish | mac and cheese | mac and cheese
        dish | spaghetti bolognese with parmesan | spaghetti bolognese ; parmesan
        dish | a bowl of mac and cheese | mac and cheese *1 bowl
        dish | peanut butter and jelly sandwich and a glass of milk | peanut butter and jelly sandwich ; milk *1 glass
        dish | leek and potato soup | leek and potato soup
        dish | sweet and sour chicken with rice | sweet and sour chicken ; rice
        dish | salt and vinegar crisps | salt and vinegar crisp
        dish | bangers and mash with gravy | bangers and mash ; gravy
        dish | tuna and sweetcorn sandwich | tuna and sweetcorn sandwich
        dish | rum and coke and a packet of crisps | rum and coke ; crisp *1 pack
        dish | two peanut butter and jelly sandwiches | peanut butter and jelly sandwich *2
        drink | a can of diet coke | diet coke *1 can
        drink | cup of tea with milk and sugar | tea *1 cup ; milk ; sugar
        drink | gin and tonic | gin and tonic
        drink | large latte with oat milk | large latte ; oat milk
        drink | 2 x 330 ml beer | beer *660 ml
        drink | 500ml water and an espresso | water *500 ml ; espresso *1
        drink | a pint of lager | lager *1 pint
        drink | two glasses of red wine | red wine *2 glass
        drink | a double espresso | double espresso *1
        drink | two cans of red bull | red bull *2 can
        drink | a cappuccino and a croissant | cappuccino *1 ; croissant *1
        drink | half a pint of cider | cider *0.5 pint
        drink | a glass of white wine with dinner | #dinner white wine *1 glass
        drink | 1 l of water | water *1 l
        drink | rum and coke | rum and coke
        drink | iced latte with almond milk | iced latte ; almond milk
        drink | a pot of green tea | green tea *1 pack
        drink | 2 shots of tequila | tequila *2 shot
        drink | black coffee, two cups | black coffee *2 cup
        drink | a large orange juice | large orange juice *1
        drink | a tall glass of lemonade | lemonade *1 glass
        drink | two gin and tonics | gin and tonics *2
        drink | vodka soda x2 | vodka soda *2
        drink | hot chocolate with marshmallows | hot chocolate ; marshmallow
        drink | pint of Guinness and a bag of peanuts | guinness *1 pint ; peanut *1 bag
        empty | I fasted today | none
        empty | nothing for dinner | none #dinner
        empty | didn't eat lunch yesterday | none @-1 #lunch
        empty | skipped breakfast | none #breakfast
        empty | haven't eaten anything today | none
        empty | no breakfast today | none #breakfast
        empty | ate nothing yesterday | none @-1
        empty | skipped dinner last night | none @-1 #dinner
        empty | fasted until dinner | none
        empty | I didn't eat anything | none
        empty | skipped lunch today | none #lunch
        empty | didn't have breakfast | none #breakfast
        fraction | 1 1/2 cups cooked rice | cooked rice *1.5 cup
        fraction | 1/2 cup blueberries | blueberry *0.5 cup
        fraction | three quarters of a cup of oats | oat *0.75 cup
        fraction | ¾ cup cottage cheese | cottage cheese *0.75 cup
        fraction | a quarter of a watermelon | watermelon *0.25
        fraction | half an avocado on toast | avocado *0.5 ; toast
        fraction | two and a half slices of pizza | pizza *2.5 slice
        fraction | ¼ cup raisins | raisin *0.25 cup
        fraction | 2½ tbsp peanut butter | peanut butter *2.5 tbsp
        fraction | one and a half bagels | bagel *1.5
        fraction | a third of a baguette | baguette *0.333
        fraction | half of a burrito | burrito *0.5
        fraction | 3/4 cup oatmeal | oatmeal *0.75 cup
        fraction | half a chicken | chicken *0.5
        fraction | half cup of oats and a quarter cup of raisins | oat *0.5 cup ; raisin *0.25 cup
        fraction | two thirds of a cup of milk | milk *0.667 cup
        fraction | 1 and a half pints of lager | lager *1.5 pint
        fraction | a cup and a half of coffee | coffee *1.5 cup
        fraction | 1.5 avocados | avocado *1.5
        further | 2 eggs, 2 slices of toast and a glass of orange juice | egg *2 ; toast *2 slice ; orange juice *1 glass
        further | one cup of black coffee, no sugar | black coffee *1 cup
        further | porridge made with 50g oats and 200ml milk | oat *50 g ; milk *200 ml
        further | 200g of greek yogurt with a tablespoon of honey and 30g granola | greek yogurt *200 g ; honey *1 tbsp ; granola *30 g
        further | 3 pieces of fried chicken with coleslaw | fried chicken *3 piece ; coleslaw
        further | had 2 slices of pepperoni pizza and a diet coke | pepperoni pizza *2 slice ; diet coke *1
        further | turkey sandwich w/ mayo | turkey sandwich ; mayo
        further | a cheeseburger, large fries and a chocolate milkshake | cheeseburger *1 ; large fries ; chocolate milkshake *1
        further | cereal with skimmed milk for breakfast yesterday | @-1 #breakfast cereal ; skimmed milk
        further | brown rice 150g cooked, 120g tofu, soy sauce | brown rice *150 g ; tofu *120 g ; soy sauce
        further | 4 squares of milk chocolate | milk chocolate *4 piece
        further | a jar of olives | olive *1 jar
        further | 200 ml of oat milk and 2 shots of espresso | oat milk *200 ml ; espresso *2 shot
        further | eight ounces of sirloin steak | sirloin steak *8 oz
        further | 1 lb of strawberries | strawberry *1 lb
        further | ten ounces of salmon with a side of asparagus | salmon *10 oz ; asparagus
        further | half a bag of chips | chip *0.5 bag
        further | half a pound of turkey | turkey *0.5 lb
        further | a quarter cup of hummus with pita bread | hummus *0.25 cup ; pita bread
        further | couple of cookies with tea | cookie *2 ; tea
        further | fifteen cherry tomatoes and mozzarella | cherry tomato *15 ; mozzarella
        further | seven dates | date *7
        further | lunch was a ham and cheese sandwich with crisps | #lunch ham and cheese sandwich *1 ; crisp
        further | dinner last night: chicken curry, basmati rice, naan | @-1 #dinner chicken curry ; basmati rice ; naan
        further | monday dinner was sausages and mash | @-3 #dinner sausage ; mash
        further | on march 9 I ate fish tacos for lunch | @-3 #lunch fish taco
        further | three days ago, dinner, beef stew | @-3 #dinner beef stew
        further | yesterday morning a bagel with lox | @-1 bagel *1 ; lox
        further | post-workout: protein shake and a banana | protein shake ; banana *1
        further | mid-morning snack of apple slices with almond butter | #snack apple slice ; almond butter
        further | tea with lemon | tea ; lemon
        further | chai latte after lunch | chai latte
        further | bacon sandwich at 10am | bacon sandwich
        further | two whiskeys on the rocks | whiskey *2
        further | irish coffee | irish coffee
        further | bread and butter | bread ; butter
        further | egg mayo sandwich and salt and vinegar crisps | egg mayo sandwich ; salt and vinegar crisp
        further | spinach and feta omelette | spinach and feta omelette
        further | chicken and mushroom pie with peas | chicken and mushroom pie ; pea
        further | burger without the bun | burger
        further | no-sugar granola with milk | no-sugar granola ; milk
        further | pasta but no sauce, just butter | pasta ; butter
        further | wanted pizza but had salad | salad
        further | had rice instead of fries with my steak | rice ; steak
        further | three eggs no two eggs and toast | egg *2 ; toast
        further | a muffin, make that two muffins | muffin *2
        further | oatmeal for breakfast, sorry, for lunch | #lunch oatmeal
        further | 250 ml milk, oops I mean 200 ml | milk *200 ml
        further | nothing for lunch | none #lunch
        further | no snack today | none #snack
        further | I'm fasting today | none
        further | the same as yesterday | =yesterday
        further | same snack as yesterday | #snack =yesterday
        further | my usual breakfast but without the banana | #breakfast =usual breakfast [skip banana]
        further | use template chicken salad | =chicken salad
        further | chicken salad template, no croutons | =chicken salad [skip crouton]
        further | my regular lunch with an orange | #lunch =regular lunch orange *1
        further | protein smoothie: 1 scoop whey, 1 banana, 250ml almond milk, ice | whey *1 scoop ; banana *1 ; almond milk *250 ml ; ice
        further | wrap with 100g chicken, lettuce and 20g mayo | wrap ; chicken *100 g ; lettuce ; mayo *20 g
        further | chedar cheese and crakers | cheddar cheese ; cracker
        further | lasanga and garlic bred | lasagna ; garlic bread
        further | caprese salad & garlic bread | caprese salad ; garlic bread
        further | 1 tin tuna + 1 tbsp mayo + 2 slices bread | tuna *1 can ; mayo *1 tbsp ; bread *2 slice
        header | smoothie: banana, 200 ml milk, 30 g oats | banana ; milk *200 ml ; oat *30 g
        header | protein shake with 30 g whey and 300 ml milk | whey *30 g ; milk *300 ml
        header | fruit salad: apple, banana, 10 grapes | apple ; banana ; grape *10
        header | shake with 2 scoops whey and a banana | whey *2 scoop ; banana *1
        header | sandwich made with 2 slices of bread and 40g cheese | bread *2 slice ; cheese *40 g
        header | salad: lettuce, 50 g feta, 10 olives | lettuce ; feta *50 g ; olive *10
        header | stir fry: 200 g chicken, 1 pepper, 100 g noodles | chicken *200 g ; pepper *1 ; noodle *100 g
        header | smoothie with 1 banana, 30g oats and 250 ml milk | banana *1 ; oat *30 g ; milk *250 ml
        meal | afternoon snack: rice cakes x2 | #snack rice cake *2
        meal | as a snack some grapes | #snack grape
        meal | chicken soup for lunch | #lunch chicken soup
        meal | for breakfast I had porridge with honey | #breakfast porridge ; honey
        meal | had spaghetti bolognese for dinner | #dinner spaghetti bolognese
        meal | lunch: tuna sandwich and an apple | #lunch tuna sandwich ; apple *1
        meal | brunch: eggs benedict and a mimosa | eggs benedict ; mimosa *1
        meal | for tea we had fish fingers and chips | #dinner fish finger ; chip
        meal | supper was cheese on crackers | #dinner cheese ; cracker
        meal | breakfast - two boiled eggs, rye toast, black coffee | #breakfast boiled egg *2 ; rye toast ; black coffee
        meal | today for lunch I had a tuna wrap and an orange | #lunch tuna wrap *1 ; orange *1
        meal | I had pancakes for breakfast | #breakfast pancake
        meal | snacked on carrots and hummus | #snack carrot ; hummus
        meal | dinner: salmon, asparagus, and quinoa | #dinner salmon ; asparagus ; quinoa
        meal | at lunch, a bowl of lentil soup with bread | #lunch lentil soup *1 bowl ; bread
        meal | evening snack: 30 g dark chocolate | #snack dark chocolate *30 g
        meal | had my lunch: leftover curry and naan | #lunch curry ; naan
        meal | banana as a snack | #snack banana
        meal | roast beef with potatoes for supper | #dinner roast beef ; potato
        meal | tea: beans on toast | #dinner bean ; toast
        meal | Lunch - 1 chicken wrap, 1 bag of crisps, 1 apple | #lunch chicken wrap *1 ; crisp *1 bag ; apple *1
        meal | breakfast today was yogurt and fruit | #breakfast yogurt ; fruit
        meal | my lunch was a bowl of ramen | #lunch ramen *1 bowl
        meal | late dinner of leftover pizza, 2 slices | #dinner pizza *2 slice
        meal | midnight snack: cereal with milk | #snack cereal ; milk
        meal | grilled salmon and greens at dinner | #dinner grilled salmon ; green
        meal | for my snack I had a granola bar | #snack granola bar *1
        meal | at brunch I had eggs benedict | eggs benedict
        meal | for dessert a slice of cheesecake | cheesecake *1 slice
        meal_trap | protein bar after my workout | protein bar
        meal_trap | two dinner rolls and soup at lunch | #lunch dinner roll *2 ; soup
        meal_trap | a breakfast burrito | breakfast burrito *1
        meal_trap | cup of english breakfast tea | english breakfast tea *1 cup
        meal_trap | dinner roll with butter | dinner roll ; butter
        meal_trap | breakfast sausage and eggs | breakfast sausage ; egg
        meal_trap | banana after dinner | banana
        meal_trap | a glass of milk before breakfast | milk *1 glass
        meal_trap | snack bar | snack bar
        meal_trap | lunch meat sandwich for breakfast | #breakfast lunch meat sandwich
        multi | beef stew & mashed potatoes, then a brownie | beef stew ; mashed potato ; brownie *1
        multi | cheese crackers, 3 of them | cheese cracker *3
        multi | two tacos plus guacamole | taco *2 ; guacamole
        multi | yogurt topped with granola and berries | yogurt ; granola ; berry
        multi | chicken 150g, rice 200g, broccoli | chicken *150 g ; rice *200 g ; broccoli
        multi | eggs, toast, orange juice and coffee | egg ; toast ; orange juice ; coffee
        multi | salad with feta, olives and cucumber | salad ; feta ; olive ; cucumber
        multi | beans, rice, and a tortilla | bean ; rice ; tortilla *1
        multi | rice with chicken and broccoli, 1 tbsp soy sauce | rice ; chicken ; broccoli ; soy sauce *1 tbsp
        multi | an omelette with mushrooms, plus two slices of toast | omelette *1 ; mushroom ; toast *2 slice
        multi | steak w/ fries & salad | steak ; fries ; salad
        multi | pasta + pesto + parmesan | pasta ; pesto ; parmesan
        negation | I didn't have dessert, just a coffee | coffee *1
        negation | a sandwich but no crisps | sandwich *1
        negation | burger, no cheese, and fries | burger ; fries
        negation | coffee without sugar | coffee
        negation | salad, hold the dressing | salad
        negation | soup instead of salad | soup
        negation | sugar-free jelly and gluten free bread | sugar-free jelly ; gluten free bread
        negation | toast without butter | toast
        negation | cereal, no milk | cereal
        negation | caesar salad with no croutons | caesar salad
        negation | unsweetened almond milk and dairy-free yogurt | unsweetened almond milk ; dairy-free yogurt
        negation | burger, hold the onions, with fries | burger ; fries
        negation | skipped lunch but had a muffin | muffin *1
        negation | no dessert, only coffee | coffee
        negation | didn't eat the fries, just the burger | burger
        negation | decaf coffee no sugar with milk | decaf coffee ; milk
        negation | fries without ketchup | fries
        negation | a latte with no sugar | latte *1
        negation | oatmeal without sugar or milk | oatmeal
        negation | steak but no potatoes | steak
        negation | a low-sugar yogurt and caffeine-free coke | low-sugar yogurt *1 ; caffeine-free coke
        negation | zero sugar energy drink | zero sugar energy drink
        negation | non-alcoholic beer | non-alcoholic beer
        negation | never had lunch, just a coffee at 2pm | #lunch coffee *1
        numword | four chicken nuggets with ketchup | chicken nugget *4 ; ketchup
        numword | half a dozen oysters | oyster *6
        numword | twelve shrimp and a lemon wedge | shrimp *12 ; lemon wedge *1
        numword | a couple of boiled eggs | boiled egg *2
        numword | a dozen eggs | egg *12
        numword | a couple of slices of ham | ham *2 slice
        numword | six chicken wings and a beer | chicken wing *6 ; beer *1
        numword | twenty almonds | almond *20
        numword | an apple and ten cherries | apple *1 ; cherry *10
        order | bacon x3, eggs x2 | bacon *3 ; egg *2
        order | milk, 300 ml | milk *300 ml
        order | rice - 180g | rice *180 g
        order | turkey breast (120 g) and rye bread (2 slices) | turkey breast *120 g ; rye bread *2 slice
        order | almonds 25 g | almond *25 g
        order | pasta - 120 g, pesto - 2 tbsp | pasta *120 g ; pesto *2 tbsp
        order | tacos x 3 | taco *3
        order | coffee (2 cups) | coffee *2 cup
        order | pizza, 3 slices | pizza *3 slice
        order | eggs (3), bacon (2 rashers) | egg *3 ; bacon *2 rasher
        order | oats: 60 g, milk: 200 ml | oat *60 g ; milk *200 ml
        order | chicken breast x 2, rice 1 cup | chicken breast *2 ; rice *1 cup
        percent_trap | 200g 0% greek yogurt | 0% greek yogurt *200 g
        percent_trap | 2 squares of 70% dark chocolate | 70% dark chocolate *2 piece
        percent_trap | 250 ml 1.5% milk | 1.5% milk *250 ml
        percent_trap | 85% dark chocolate, 20g | 85% dark chocolate *20 g
        simple | I had a ham sandwich and a coffee | ham sandwich *1 ; coffee *1
        simple | just ate two cookies | cookie *2
        simple | steak, fries and a side salad | steak ; fries ; side salad *1
        simple | a banana | banana *1
        simple | oatmeal | oatmeal
        simple | scrambled eggs and bacon | scrambled egg ; bacon
        simple | greek yogurt with honey and walnuts | greek yogurt ; honey ; walnut
        simple | chicken caesar salad | chicken caesar salad
        simple | I ate three slices of pepperoni pizza | pepperoni pizza *3 slice
        simple | just a protein bar | protein bar *1
        speech | for breakfast I had two scrambled eggs two slices of toast and a coffee | #breakfast scrambled egg *2 ; toast *2 slice ; coffee *1
        speech | I ate a chicken sandwich and an apple for lunch today | #lunch chicken sandwich *1 ; apple *1
        speech | a bowl of oatmeal with blueberries and a tablespoon of honey | oatmeal *1 bowl ; blueberry ; honey *1 tbsp
        speech | so yesterday for dinner we had spaghetti with meatballs and a glass of red wine | @-1 #dinner spaghetti ; meatball ; red wine *1 glass
        speech | um I think I had about two hundred grams of chicken and a cup of rice | chicken *200 g ; rice *1 cup
        speech | had a protein shake after the gym | protein shake *1
        speech | log three hundred milliliters of milk | milk *300 ml
        speech | I just had a handful of almonds and some dried mango | almond *1 handful ; dried mango
        speech | add a banana to breakfast | #breakfast banana *1
        speech | this morning I drank two cups of coffee with milk | coffee *2 cup ; milk
        template | my usual breakfast | #breakfast =usual breakfast
        template | same as yesterday | =yesterday
        template | same lunch as last time plus an apple | #lunch =last apple *1
        template | use my chicken bowl template | =chicken bowl
        template | same breakfast as yesterday but no toast | #breakfast =yesterday [skip toast]
        template | same as last time but without cheese | =last [skip cheese]
        template | repeat yesterday's lunch | #lunch =yesterday
        template | my usual coffee | =usual coffee
        template | the usual breakfast with an extra egg | #breakfast =usual breakfast egg *1
        template | protein oats template plus blueberries | =protein oats blueberry
        template | same as monday for lunch | #lunch =monday
        template | same dinner as last friday | #dinner =last friday
        template | use my usual breakfast | #breakfast =usual breakfast
        template | same lunch as yesterday without the bread | #lunch =yesterday [skip bread]
        template | repeat last dinner | #dinner =last
        template | log my overnight oats template | =overnight oats
        template | the usual lunch and a cookie | #lunch =usual lunch cookie *1
        template | same as yesterday plus a yogurt | =yesterday yogurt *1
        template | same breakfast as monday | #breakfast =monday
        time_trap | around noon I had a wrap | wrap *1
        time_trap | coffee at 10:30 | coffee
        time_trap | at 8am a bowl of muesli | muesli *1 bowl
        time_trap | two eggs at 7:30 | egg *2
        time_trap | at 3 pm I had an apple | apple *1
        time_trap | ramen at 12 | ramen
        time_trap | had a sandwich around 1pm and an apple at 4 | sandwich *1 ; apple *1
        typo | brocolli and chiken | broccoli ; chicken
        typo | two slcies of bread | bread *2 slice
        typo | yogurt with blueberrys | yogurt ; blueberry
        typo | spagetti carbonara for diner | #dinner spaghetti carbonara
        typo | brekfast: oatmeel and banan | #breakfast oatmeal ; banana
        typo | stawberries with yoghrt | strawberry ; yoghurt
        typo | chiken breast 200g | chicken breast *200 g
        typo | a galss of milk | milk *1 glass
        typo | cofee with milk | coffee ; milk
        typo | two banannas and a yogurth | banana *2 ; yogurt *1
        typo | scrambeld eggs with tost | scrambled egg ; toast
        typo | chicken sandwhich | chicken sandwich
        typo | luch: tomatoe soup | #lunch tomato soup
        units | 0.5 kg strawberries | strawberry *0.5 kg
        units | 12 fl oz beer | beer *12 fl oz
        units | 2 tbsp olive oil, 1 tsp salt | olive oil *2 tbsp ; salt *1 tsp
        units | 30 grams of almonds | almond *30 g
        units | 6 oz sirloin and 200g potatoes | sirloin *6 oz ; potato *200 g
        units | a 330 ml can of coke | coke *330 ml
        units | a bottle of beer | beer *1 bottle
        units | a handful of walnuts | walnut *1 handful
        units | a packet of crisps | crisp *1 pack
        units | two bowls of cornflakes with milk | cornflakes *2 bowl ; milk
        units | 1 scoop whey | whey *1 scoop
        units | 150 g salmon fillet | salmon fillet *150 g
        units | 250ml orange juice | orange juice *250 ml
        units | a large glass of orange juice | orange juice *1 glass
        units | half a litre of milk | milk *0.5 l
        units | three rashers of bacon | bacon *3 rasher
        units | two 125g pots of greek yogurt | greek yogurt *250 g
        units | 4 oz grilled chicken, 1 cup brown rice, 1/2 cup beans | grilled chicken *4 oz ; brown rice *1 cup ; bean *0.5 cup
        units | 1.5 cups of milk and 40g cereal | milk *1.5 cup ; cereal *40 g
        units | 100g of tofu with 200 g noodles | tofu *100 g ; noodle *200 g
        units | one 250 g steak | steak *250 g
        units | 2 lbs of chicken wings | chicken wing *2 lb
        units | a pack of gum | gum *1 pack
        units | 3 scoops of ice cream | ice cream *3 scoop
        units | half a cup of granola | granola *0.5 cup
        units | a small bowl of rice and a big glass of milk | rice *1 bowl ; milk *1 glass
        units | a mug of hot chocolate | hot chocolate *1 mug
        units | 2 servings of lasagna | lasagna *2 serving
        units | a bag of crisps and a can of tuna | crisp *1 bag ; tuna *1 can
        units | 33cl beer | beer *33 cl
        units | two handfuls of trail mix | trail mix *2 handful
        units | 1kg of mussels | mussel *1 kg
        units | 4 slices bacon, 2 eggs, 1 tsp butter | bacon *4 slice ; egg *2 ; butter *1 tsp
        units | 100 grams cottage cheese and 50 grams pineapple | cottage cheese *100 g ; pineapple *50 g
        units | 16 oz latte | latte *16 oz
        units | a 12 oz can of sprite | sprite *12 oz
        units | 1/2 pound ground beef | ground beef *0.5 lb
        units | two tsp sugar | sugar *2 tsp
        units | a serving of mashed potatoes | mashed potato *1 serving
        units | a piece of chocolate cake | chocolate cake *1 piece
        units | 3 cans of beer at the party | beer *3 can
        units | two tins of tuna | tuna *2 can
        units | 500 g of 5% fat beef mince | 5% fat beef mince *500 g
        units | a scoop of vanilla whey in 250 ml almond milk | vanilla whey *1 scoop ; almond milk *250 ml
        units | one 500ml bottle of water | water *500 ml
        units | 3 x 100g yogurts | yogurt *300 g
        units | six pieces of sushi and a bowl of miso soup | sushi *6 piece ; miso soup *1 bowl
        vague | some nuts and a bit of cheese | nut ; cheese
        vague | a few crackers with brie | cracker ; brie
        vague | a splash of milk in my coffee | milk ; coffee
        vague | a big plate of nachos | nacho *1 plate
        vague | some leftover lasagna | lasagna
        vague | a couple of beers | beer *2
        vague | a few slices of salami | salami *? slice
        vague | lots of coffee | coffee
        """#)
}
