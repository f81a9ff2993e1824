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
        """#)
}
