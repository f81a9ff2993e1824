// Finds foods on the device, without a network, as the server does: FoodIndex, FoodQuery, WordMatcher, ShorterPhrase and
// FoodOffers say why each number is what it is. What foods and small words there are comes from the server.

const [part, ended, begun, whole] = [0, 1, 2, 3];
const [nameEN, nameNL, synonymEN, synonymNL] = [0, 1, 2, 3];
const languageOf = (field) => (field % 2 ? "nl" : "en");
const longest = 32;
/** Fewer foods than this are too few: then search tries harder. */
const enough = 3;
const apart = { œ: "oe", æ: "ae", ø: "o", ß: "ss", ĳ: "ij" };

/** The words of a text in small letters without accents, each with whether a comma stands before it. */
function folded(text) {
    const plain = text.toLowerCase().normalize("NFD").replace(/[\p{M}'’]/gu, "").replace(/[œæøßĳ]/g, (letter) => apart[letter])
        .replace(/(^|[^\p{Alphabetic}\p{N}])0[.,](?=0)/gu, (_, before) => `${before}0`);
    let afterComma = false;
    const words = [];
    for (const [word] of plain.matchAll(/[\p{Alphabetic}\p{N}]+|,/gu)) {
        if (word === ",") afterComma = true;
        else words.push([word.slice(0, longest), afterComma]);
    }
    return words;
}

const wordsOf = (text) => folded(text).map(([word]) => word);
/** "2 eggs" are eggs, but "0.0 wine" is no wine. */
const isNumber = (word) => /^\d+$/.test(word) && !word.startsWith("00");

const respelt = { yoghurt: "yogurt", doughnut: "donut", omelette: "omelet", chilli: "chili", soya: "soy" };
const stems = {
    en(word) {
        let stem = word;
        if (stem.length > 3 && stem.endsWith("s")) {
            if (stem.length > 5 && stem.endsWith("ies")) stem = `${stem.slice(0, -3)}y`;
            else if (/(?:oes|ches|shes|sses|xes)$/.test(stem)) stem = stem.slice(0, -2);
            else if (!/[sui]s$/.test(stem)) stem = stem.slice(0, -1);
        }
        if (stem.length > 5 && stem.endsWith("ie")) stem = `${stem.slice(0, -2)}y`;
        return respelt[stem] ?? stem;
    },
    nl(word) {
        let stem = word;
        if (stem.length > 4 && stem.endsWith("en")) stem = stem.slice(0, -2).replace(/z$/, "s").replace(/v$/, "f");
        else if (stem.length > 4 && /[^sj]s$/.test(stem)) stem = stem.slice(0, -1);
        else if (stem.length > 3 && stem.endsWith("e")) stem = stem.slice(0, -1);
        if (stem.length < 3) return stem;
        if (/([^aeoui])\1$/.test(stem)) return stem.slice(0, -1);
        return stem.length > 3 ? stem.replace(/([aeoui])\1([^aeoui])$/, "$1$2") : stem;
    },
};

/** What a Dutch diminutive may be one of: eitje, ei; balletje, bal. */
function withoutDiminutive(word) {
    const base = word.replace(/s$/, "");
    if (base.length < 5 || !base.endsWith("je")) return [];
    const rest = base.slice(0, -2);
    return [rest, /[tp]$/.test(rest) && rest.slice(0, -1), rest.endsWith("et") && rest.slice(0, -2)].filter((form) => form && form.length > 1);
}

/** How many letters two words are apart, swaps of neighbours being one; nothing above `limit`. */
function distance(typed, word, limit, asStart) {
    const width = Math.min(word.length, typed.length + limit) + 1;
    let [before, last, now] = [[], Array.from({ length: width }, (_, column) => column), []];
    for (let row = 0; row < typed.length; row += 1) {
        now[0] = row + 1;
        let least = now[0];
        for (let column = 0; column < width - 1; column += 1) {
            let best = Math.min(last[column] + (typed[row] === word[column] ? 0 : 1), last[column + 1] + 1, now[column] + 1);
            if (row && column && typed[row] === word[column - 1] && typed[row - 1] === word[column]) best = Math.min(best, before[column - 1] + 1);
            now[column + 1] = best;
            least = Math.min(least, best);
        }
        if (least > limit) return undefined;
        [before, last, now] = [last, now, before];
    }
    const found = asStart ? Math.min(...last.slice(0, width)) : last[width - 1];
    return found <= limit ? found : undefined;
}

/** The words of all names of `foods`, each with the names it stands in; a food has `names`, a `rank`, and may have been `had`. */
function indexed(foods, small) {
    const words = [];
    const numbers = new Map();
    const postings = [];
    const names = [];
    const own = [];
    for (const [food, { names: texts }] of foods.entries()) {
        own.push([]);
        for (const [text, field] of texts) {
            const name = { food, field, words: 0, headWords: 0, isCombined: false };
            let [place, isHead] = [0, true];
            for (const [word, afterComma] of folded(text)) {
                const isJoining = small.joining.has(word);
                if (isJoining && place) [isHead, name.isCombined] = [false, true];
                if (!isJoining) name.words += 1;
                if (afterComma) isHead = false;
                if (!numbers.has(word)) {
                    numbers.set(word, words.length);
                    words.push(word);
                    postings.push([]);
                }
                postings[numbers.get(word)].push({ name: names.length, isFirst: place === 0, isHead });
                place += 1;
                if (isHead && !isJoining) name.headWords += 1;
            }
            if (!place) continue;
            name.countsJoining = name.words < 2;
            if (name.countsJoining) name.words = place;
            own[food].push(names.length);
            names.push(name);
        }
    }
    const byStem = { en: new Map(), nl: new Map() };
    for (const [token, word] of words.entries()) {
        for (const language of new Set(postings[token].map(({ name }) => languageOf(names[name].field)))) {
            const stem = stems[language](word);
            if (!byStem[language].has(stem)) byStem[language].set(stem, []);
            byStem[language].get(stem).push(token);
        }
    }
    const knows = (word) => numbers.has(word) || ["en", "nl"].some((language) => byStem[language].has(stems[language](word)));
    return { foods, words, numbers, postings, names, own, byStem, knows, small };
}

const single = (word) => word.replace(/(.)\1+/g, "$1");

/** Calls `found` with each word of the index that `word` meets, how well (1 to 100), what of it, and whose rule made it so. */
function match(index, word, isLast, effort, found) {
    const { words, numbers, byStem, small } = index;
    const share = (times, other) => Math.floor((times * word.length) / other.length);
    const byStemOf = (form, language, quality) => { for (const token of byStem[language].get(stems[language](form)) ?? []) found(token, quality, whole, language); };
    const mayBeEnd = word.length > 2;
    const limit = word.length >= 8 ? 2 : 1;
    const withoutDoubles = single(word);
    const isMistyped = word.length > 3 && (effort === "mistyped" || (effort === "mistypedUnknown" && !index.knows(word)));
    for (const [token, other] of words.entries()) {
        if (other === word) found(token, word.length > 1 ? 100 : 50, word.length > 1 ? whole : begun);
        else if (other.startsWith(word) && !small.joining.has(other)) found(token, (isLast ? 62 : 50) + share(22, other), begun);
        if (mayBeEnd && other.length > word.length + 2 && other.endsWith(word)) found(token, 65 + share(15, other), ended);
        if (effort === "inside" && word.length > 3 && other.length > word.length + 1 && other.slice(1, -1).includes(word)) found(token, 36, part);
        const isSameFirst = other[0] === word[0];
        // "Canolli", "brocolli": which letter is the doubled one is soon forgotten.
        if (isMistyped && isSameFirst && other !== word && single(other) === withoutDoubles) found(token, 66, whole);
        else if (isMistyped && other.length + limit >= word.length && !small.joining.has(other)) {
            const far = other.length <= word.length + limit ? distance(word, other, limit) : undefined;
            if (far > 0) found(token, (far === 1 ? 66 : 48) - (isSameFirst ? 0 : 8), whole);
            else if (isLast && word.length > 4 && isSameFirst && other.length > word.length) {
                const near = distance(word, other, limit, true);
                if (near > 0) found(token, (near === 1 ? 40 : 26) + share(10, other), part);
            }
        }
    }
    if (!mayBeEnd) return;
    for (const language of ["en", "nl"]) byStemOf(word, language, 95);
    if (!numbers.has(word) || effort === "inside") for (const form of withoutDiminutive(word)) byStemOf(form, "nl", 84);
}

/** The best foods for `words`, and whether one that people do eat was found as typed, or enough of others. */
function run(index, words, effort, language, limit) {
    const { small, names, postings, foods } = index;
    const isSmall = words.map((word, place) => small.joining.has(word) || isNumber(word) || (place > 1 && small.shares.has(word) && isNumber(words[place - 1])));
    const optional = isSmall.every(Boolean) ? isSmall.map(() => false) : isSmall;
    // Of each typed word what it meets best in each name: how well, what of a word, and whether that is what the food is.
    const met = words.map(() => new Map());
    const meet = (word, token, quality, kind, only) => {
        for (const { name, isFirst, isHead } of postings[token]) {
            if (only && languageOf(names[name].field) !== only) continue;
            // Milk chocolate is not chocolate milk.
            const packed = ((quality + (isFirst && word === 0 ? 6 : isHead ? 3 : 0)) * 8) + kind * 2 + (isHead ? 1 : 0);
            if (packed > (met[word].get(name) ?? 0)) met[word].set(name, packed);
        }
    };
    for (const [place, word] of words.entries()) {
        const isLast = place === words.length - 1;
        match(index, word, isLast, effort, (token, quality, kind, only) => meet(place, token, quality, kind, only));
        // "kip filet" is "kipfilet" too.
        if (!isLast) {
            match(index, word + words[place + 1], place + 2 === words.length, "spelt", (token, quality, kind, only) => {
                // "Tonijn salade" is all of "Tonijnsalade".
                const reached = quality - (kind === whole ? 1 : 3);
                meet(place, token, reached, kind, only);
                meet(place + 1, token, reached, kind, only);
            });
        }
    }
    const needed = words.map((_, place) => place).filter((place) => !optional[place]);
    const pivot = needed.reduce((best, place) => (met[place].size < met[best].size ? place : best), needed[0]);
    const isGuess = effort.startsWith("mistyped");
    const lists = { had: [], others: [] };
    let typed = 0;
    let isAnswered = false;
    for (const food of new Set([...met[pivot].keys()].map((name) => names[name].food))) {
        const found = score(index, food, words, met, optional, language);
        if (!found) continue;
        const { isHad, rank } = foods[food];
        if (found.isAsTyped) typed += 1;
        if (found.isAsTyped && (rank < 6 || typed >= enough)) isAnswered = true;
        lists[isHad ? "had" : "others"].push({ food, score: found.best + (8 - (isHad ? 1 : rank)) * 7 + (isHad ? 30 : 0) - (isGuess ? 1000 : 0) });
    }
    const order = (one, other) => other.score - one.score || one.food - other.food;
    const others = lists.others.sort(order).slice(0, limit);
    const had = lists.had.sort(order).slice(0, Math.max(limit - Math.floor(limit / 3), limit - others.length));
    return { hits: [...had, ...others.slice(0, limit - had.length)].sort(order), isAnswered };
}

function score({ own, names, small }, food, words, met, optional, language) {
    let best = -Infinity;
    let isAsTyped = false;
    for (const name of own[food]) {
        const found = fit(names[name], name, words, met, optional, language, small.joining);
        if (!found) continue;
        best = Math.max(best, found.score);
        isAsTyped ||= found.isAsTyped;
    }
    // Words that no one name has all of: "macaroni gekookt" is one of pasta's synonyms and half of its name.
    if (best === -Infinity && words.length > 1) {
        const qualities = words.map((_, word) => Math.max(0, ...own[food].map((name) => (met[word].get(name) ?? 0) >> 3))).filter((_, word) => !optional[word]);
        if (qualities.every(Boolean)) best = qualities.reduce((sum, one) => sum + one, 0) / Math.max(1, qualities.length) - 15;
    }
    return best === -Infinity ? undefined : { best, isAsTyped };
}

/** How well a name fits, when it has all the words; and whether each is one of its words or begins one. */
function fit(about, name, words, met, optional, language, joining) {
    const sums = { quality: 0, needed: 0, met: 0, whole: 0, wholeInHead: 0, begun: 0, headed: 0, numbers: 0 };
    let weakest = 100;
    let isAsTyped = true;
    for (const [place, word] of words.entries()) {
        const packed = met[place].get(name);
        if (!packed) {
            if (optional[place]) continue;
            return undefined;
        }
        const [quality, kind, isHead] = [packed >> 3, (packed >> 1) & 3, packed & 1];
        sums.met += 1;
        // "Toast with butter" has no three words of "toast with peanut butter".
        const isCounted = about.countsJoining || !joining.has(words[place]);
        if (kind === whole) {
            sums.whole += isCounted;
            sums.wholeInHead += isHead;
            if (isNumber(word)) sums.numbers += 1;
        }
        if (kind >= begun) sums.begun += isCounted;
        else isAsTyped = false;
        if (kind !== part) sums.headed += isHead;
        if (!optional[place]) {
            sums.quality += quality;
            sums.needed += 1;
            weakest = Math.min(weakest, quality);
        }
    }
    const isOwn = languageOf(about.field) === language;
    const isSynonym = about.field >= synonymEN;
    let result = sums.quality / Math.max(1, sums.needed) + (sums.met - sums.needed) * 4 + sums.numbers * 6 + (isOwn ? 8 : 0);
    if (sums.whole >= about.words) result += isSynonym && !isOwn ? 22 : 26;
    else if (sums.begun >= about.words && (!isSynonym || weakest >= 78)) result += isSynonym && !isOwn ? 8 : 12;
    else {
        if (isSynonym) result -= 6;
        if (sums.wholeInHead >= about.headWords) result += 20;
        else if (sums.headed >= about.headWords && !isSynonym) result += 8;
        else result += (10 * sums.wholeInHead) / about.headWords;
    }
    if (about.isCombined && sums.whole < about.words) result -= 6;
    return { score: result - 1.5 * Math.min(6, Math.max(0, about.words - sums.met)), isAsTyped };
}

function search(index, text, language, limit) {
    const { small } = index;
    const words = wordsOf(text.slice(0, 120)).slice(0, 8);
    if (!words.length || !index.foods.length) return [];
    const add = (hits, more) => hits.push(...more.filter(({ food }) => !hits.some((hit) => hit.food === food)));
    // "A cup of coffee" is about coffee, though something be called a coffee cup.
    const of = words.indexOf("of");
    const isMeasured = of > 0 && of < 4 && of + 1 < words.length && small.measures.has(words[of - 1])
        && words.slice(0, of - 1).every((word) => small.joining.has(word) || small.measures.has(word) || isNumber(word));
    const hits = isMeasured ? tries(words.slice(of + 1)) : [];
    if (hits.length < limit) add(hits, tries(words));
    return hits.slice(0, limit);

    function tries(typed) {
        const first = run(index, typed, "spelt", language, limit);
        const found = first.hits;
        if (first.isAnswered) {
            // "Blauwebessen" begins a muffin's name, and is all of another food's in two words.
            const two = joined(index, typed);
            if (!two) return found;
            add(found, run(index, two, "spelt", language, limit).hits);
            return found.sort((one, other) => other.score - one.score || one.food - other.food).slice(0, limit);
        }
        for (const other of splits(index, typed)) {
            const { hits: more, isAnswered } = run(index, other, "spelt", language, limit);
            add(found, more);
            if (isAnswered) return found.slice(0, limit);
        }
        if (!found.length) add(found, run(index, typed, "inside", language, limit).hits);
        const rest = typed.filter((word) => !small.measures.has(word));
        if (!found.length && rest.length && rest.length < typed.length) add(found, run(index, rest, "spelt", language, limit).hits);
        if (found.length < Math.min(enough, limit)) {
            const guesses = run(index, typed, "mistypedUnknown", language, limit).hits;
            // "Beschuit met jam": where each word is known, what stands before "met" says more than a guess.
            const isLinked = () => typed.some((word) => small.links.has(word)) && typed.every(index.knows);
            add(found, guesses.length || isLinked() ? guesses : run(index, typed, "mistyped", language, limit).hits);
        }
        return found.slice(0, limit);
    }
}

/** A longer word than any name has may be two of them: "peanutbutter", "aardbeienyoghurt". */
function splits({ words: known, knows }, words) {
    const found = [];
    if (words.length >= 8) return found;
    for (const [place, word] of words.entries()) {
        if (word.length <= 5 || knows(word)) continue;
        for (let cut = word.length - 3; cut >= 3; cut -= 1) {
            const [left, right] = [word.slice(0, cut), word.slice(cut)];
            const isWord = knows(right) || (place === words.length - 1 && known.some((other) => other.startsWith(right)));
            if (knows(left) && isWord) found.push([...words.slice(0, place), left, right, ...words.slice(place + 1)]);
        }
    }
    return found.slice(0, 4);
}

/** Two known words that were typed as one, which is no word itself though names may begin with it. */
function joined({ knows }, words) {
    const [word] = words;
    if (words.length > 1 || word.length < 8 || knows(word)) return undefined;
    for (let cut = word.length - 3; cut >= 3; cut -= 1) {
        const two = [word.slice(0, cut), word.slice(cut)];
        if (two.every(knows)) return two;
    }
    return undefined;
}

const phraseOf = (text) => text.toLowerCase().split(/[\s,]+/).filter(Boolean).slice(0, 8);

/** What stands before "with": what a phrase is about. */
function headOf(text, { links }) {
    const words = phraseOf(text);
    const link = words.findIndex((word) => links.has(word));
    return link > 0 ? words.slice(0, link).join(" ") : undefined;
}

/** Shorter texts than one that finds nothing, the likeliest first: what is before "with", what is after "of", ends, beginnings. */
function shorter(text, { links, contents, ands, dishes, toppings, flavours, measures, joining }) {
    const words = phraseOf(text);
    if (words.length < 2) return [];
    const phrases = [];
    const link = words.findIndex((word) => links.has(word));
    const of = words.findIndex((word) => contents.has(word));
    if (link > 0) phrases.push(words.slice(0, link));
    // "Kibbeling remoulade" is about the kibbeling, "truffle mayo" about no truffle.
    if (toppings.has(words.at(-1)) && !flavours.has(words.at(-2))) phrases.push(words.slice(0, -1));
    // "Apple pie and custard" is about the pie.
    const and = words.findIndex((word) => ands.has(word));
    if (and > 1 && !dishes.has(words.at(-1))) phrases.push(words.slice(0, and));
    if (of >= 0 && of + 1 < words.length) phrases.push(words.slice(of + 1));
    for (const all of [...phrases, words]) {
        for (let from = 1; from < all.length; from += 1) phrases.push(all.slice(from));
        for (let to = all.length - 1; to > 0; to -= 1) phrases.push(all.slice(0, to));
    }
    for (const length of [2, 1]) for (let from = words.length - length - 1; from > 0; from -= 1) phrases.push(words.slice(from, from + length));
    const isMeasure = (phrase) => wordsOf(phrase).every((word) => measures.has(word) || joining.has(word));
    const texts = phrases.map((phrase) => phrase.filter((word) => !links.has(word) && !contents.has(word)).join(" "));
    return [...new Set(texts)].filter((phrase) => phrase.length > 2 && phrase !== text.toLowerCase() && !isMeasure(phrase));
}

/** What a compound that no food has may be one of: "spinazietaart" is a "taart", but "kipfiletstukjes" are "kipfilet". */
function headsOfCompound({ knows, small }, text) {
    const [word] = wordsOf(text);
    if (!word || word.length <= 6 || knows(word)) return [];
    return Array.from({ length: word.length - 5 }, (_, place) => [word.slice(0, place + 3), word.slice(place + 3)])
        .map(([start, end]) => (small.measures.has(end) ? knows(start) && start : end.length > 3 && knows(end) && end)).filter(Boolean);
}

/**
 * Of `catalogue` (`CompactFoods`) and `mine` (`DeviceFoods`): `search(text, limit)` gives foods as `/api/foods` does, the
 * best first, `food(id)` and `withBarcode(code)` one. `recent`, by ids, is what was had since `mine` was told.
 */
export function finder(catalogue, { language, foods: own = [], last = {}, flags = [] }, recent = {}) {
    const small = Object.fromEntries(Object.entries(catalogue.small).map(([name, list]) => [name, new Set(list)]));
    const [head, ...lines] = catalogue.foods.split("\n");
    const columns = head.split("\t");
    const rows = lines.map((line) => Object.fromEntries(line.split("\t").map((cell, place) => [columns[place], cell])));
    const had = new Set([...Object.keys(last), ...Object.keys(recent), ...own.filter((food) => food.last).map(({ id }) => id)]);
    const isOfFacts = (food) => food.id.startsWith("usda-");
    const several = (cell, field) => cell.split(";").filter(Boolean).map((text) => [text, field]);
    const shipped = indexed([
        ...rows.map((row) => ({ id: row.id, rank: Number(row.rank), isHad: had.has(row.id), row, names: [[row.en, nameEN], [row.nl, nameNL], ...several(row.syn_en, synonymEN), ...several(row.syn_nl, synonymNL)] })),
        ...own.filter(isOfFacts).map((food) => ({ id: food.id, rank: 7, isHad: true, item: food, names: [[food.name, nameEN]] })),
    ], small);
    const theirs = indexed(own.filter((food) => !isOfFacts(food)).map((food) => {
        const branded = food.brand ? `${food.name} ${food.brand}` : "";
        return { id: food.id, rank: 2, isTheirs: true, item: food, names: [[food.name, nameEN], [food.name, nameNL], ...several(branded, synonymEN), ...several(branded, synonymNL)] };
    }), small);
    const all = [...shipped.foods, ...theirs.foods];
    const byId = new Map(all.map((food) => [food.id, food]));
    const wholeNames = new Set(all.flatMap(({ names }) => names.map(([text]) => wordsOf(text).join(" "))));
    const count = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
    const label = (unit, amount) => catalogue.portions[unit]?.[(language === "nl" ? 2 : 0) + (amount > 1 ? 1 : 0)] ?? unit;
    const figure = (cell) => (cell === "" ? undefined : Number(cell));

    function item(food) {
        const made = food.item ?? made100(food.row);
        return { ...made, ...lastOf(made), isOffline: true };
    }

    function made100(row) {
        const density = figure(row.density);
        const portions = row.portions.split(";").filter(Boolean).map((text) => [text.slice(0, text.lastIndexOf("=")), Number(text.slice(text.lastIndexOf("=") + 1))]);
        const common = catalogue.units.filter(({ unit, isPoured }) => (!isPoured || density) && !portions.some(([name]) => name === unit));
        const units = [...portions, ...common.map(({ unit, grams, isPoured }) => [unit, grams * (isPoured ? density : 1)])]
            .map(([unit, grams]) => ({ unit, label: label(unit, 1), grams }));
        const [amount, unit] = portions.length ? [1, portions[0][0]] : [100, density ? "ml" : "g"];
        const grams = amount * (units.find((one) => one.unit === unit)?.grams ?? 1);
        const per100g = { energy: figure(row.kcal), protein: figure(row.protein), carbs: figure(row.carbs), fat: figure(row.fat), fibre: figure(row.fibre) };
        const tenths = (value) => (value === undefined ? undefined : Math.round(value * (grams / 100) * 10) / 10);
        const said = flags.filter(({ foods }) => foods.includes(row.id)).map(({ certainty, text }) => ({ certainty, text }));
        return {
            id: row.id, name: language === "nl" ? row.nl || row.en : row.en, group: row.group, drink: row.drink || undefined, isCustom: false,
            servingSize: `${count.format(amount)} ${label(unit, amount)}${portions.length ? ` (${count.format(grams)} g)` : ""}`, servingUnit: unit, servingGrams: grams,
            calories: per100g.energy === undefined ? undefined : Math.round(per100g.energy * (grams / 100)),
            proteinGrams: tenths(per100g.protein), carbsGrams: tenths(per100g.carbs), fatGrams: tenths(per100g.fat), fibreGrams: tenths(per100g.fibre),
            per100g, density, units, flags: said.length ? said : undefined,
        };
    }

    function lastOf(food) {
        const { servingQuantity, unit } = recent[food.id] ?? last[food.id] ?? food.last ?? {};
        const grams = servingQuantity * food.units.find((one) => one.unit === unit)?.grams;
        if (!(grams > 0)) return {};
        const { energy } = food.per100g;
        return { last: { servingQuantity, unit, servingSize: label(unit, servingQuantity), calories: energy === undefined ? undefined : Math.round(energy * (grams / 100)) } };
    }

    /** Fewer than three are few enough to guess beside them; of one name and brand the best alone; theirs first. */
    function offers(text, limit) {
        const hits = [
            ...search(shipped, text, language, limit).map((hit) => ({ score: hit.score, food: shipped.foods[hit.food] })),
            ...search(theirs, text, language, limit).map((hit) => ({ score: hit.score + 12, food: theirs.foods[hit.food] })),
        ].map((hit) => ({ ...hit, ...item(hit.food), isTheirs: Boolean(hit.food.isTheirs || hit.food.isHad) })).sort((one, other) => other.score - one.score);
        const key = ({ name, brand = "" }) => `${name}\t${brand}`.toLowerCase();
        const worth = ({ isCustom, isTheirs, per100g, units }) => [isCustom, isTheirs, Object.values(per100g).filter((value) => value !== undefined).length + units.length].map(Number);
        const isWorthMore = (one, other) => {
            const place = worth(one).findIndex((value, at) => value !== worth(other)[at]);
            return place >= 0 && worth(one)[place] > worth(other)[place];
        };
        const once = (list, taken) => {
            const places = new Map(taken.map((one) => [key(one), undefined]));
            const kept = [];
            for (const one of list) {
                const place = places.get(key(one));
                if (!places.has(key(one))) places.set(key(one), kept.push(one) - 1);
                else if (place !== undefined && isWorthMore(one, kept[place])) kept[place] = one;
            }
            return kept;
        };
        const arranged = (list) => {
            const mine = list.filter(({ isTheirs }) => isTheirs);
            const others = list.filter(({ isTheirs }) => !isTheirs);
            const room = Math.max(limit - Math.floor(limit / 3), limit - others.length);
            return [...mine.slice(0, room), ...others, ...mine.slice(room)];
        };
        const typed = once(hits.filter((hit) => hit.score >= 0), []);
        const guesses = typed.length < enough ? once(hits.filter((hit) => hit.score < 0), typed) : [];
        return [...arranged(typed), ...arranged(guesses)].slice(0, limit).map(({ score: _, food: __, isTheirs: ___, ...found }) => found);
    }

    return {
        search(text, limit) {
            const found = offers(text, limit);
            if (found.length) return found;
            const heads = (phrase) => [phrase, ...(phrase.includes(" ") ? [] : headsOfCompound(shipped, phrase))];
            const head = headOf(text, small);
            const phrases = [text, ...shorter(text, small)].flatMap(heads).slice(1);
            const named = (phrase) => wholeNames.has(wordsOf(phrase).join(" "));
            const foodsOf = (phrase) => offers(phrase, limit).map((food) => ({ ...food, searchedFor: phrase }));
            // "Dark rum and coke" is a drink of that name before it is dark rum.
            for (const phrase of phrases.filter((one) => one.includes(" ") && named(one))) {
                const foods = foodsOf(phrase);
                if (foods.length) return foods;
            }
            let second = [];
            let guess = [];
            for (const phrase of phrases) {
                const isName = named(phrase);
                const isSpelt = isName || wordsOf(phrase).every(shipped.knows);
                if (!isName && (isSpelt ? second.length && !phrase.includes(" ") : guess.length)) continue;
                const foods = foodsOf(phrase);
                if (foods.length && (isName || (isSpelt && (phrase === head || phrase.includes(" "))))) return foods;
                if (!isSpelt) guess = foods;
                else if (!second.length) second = foods;
            }
            return second.length ? second : guess;
        },
        food: (id) => { const food = byId.get(id); return food && item(food); },
        withBarcode: (code) => { const food = theirs.foods.find((one) => one.item.barcode === code); return food && item(food); },
    };
}
