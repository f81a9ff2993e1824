// Reads one line across bars as a symbol: finds where it may be, fits digits, and looks again at the whole.
import { blurCount, likenesses, resemblance } from "/food/shapes.js";
import { symbols } from "/food/symbols.js";

// How much larger modules are at one end than at the other, as a square root: pictures taken at an angle.
const slants = [1, 0.96, 1.04, 0.92, 1.08, 0.88, 1.12, 0.84, 1.16, 0.8, 1.2];

/**
 * The most convincing reading of a line from left to right: its `symbol`, the `codes` of its digits, how like the line is to
 * that symbol where it is least (`likeness`, 1 at most), and how many times worse the next best digit would fit (`margin`).
 */
export function readLine(values, edges) {
    let best;
    for (const { i, j, quiet } of stretches(edges, values.length)) {
        const own = edges.slice(i, j + 1);
        for (const symbol of symbols) {
            const module = (own.at(-1).at - own[0].at) / symbol.modules;
            // Blur may swallow narrow bars; noise adds one. Standards ask for a quiet zone of seven modules or more.
            if (own.length > symbol.edges + 4 || own.length < symbol.edges - 16 || quiet < 4.2 * module || module < 2) continue;
            const consider = (places) => {
                const reading = isEven(symbol, places) && fit(values, symbol, places);
                // More digits count more: half of an EAN-13 has the form of a UPC-E.
                if (reading && !(best?.mean * best?.choices.length > reading.mean * reading.choices.length)) best = reading;
                return reading;
            };
            const exact = own.length === symbol.edges && consider(symbol.knots.map(({ edge }) => own[edge].at));
            if (!(exact?.mean > 0.93)) for (const slant of slants) consider(snapped(symbol, own, slant));
        }
    }
    return best && examined(values, best);
}

/** From a fall after much light to a rise before much light. */
function* stretches(edges, length) {
    const at = (i) => (i < 0 ? 0 : i >= edges.length ? length - 1 : edges[i].at);
    // Ten elements are about sixteen modules; the light has to be wider than the four that a space can be.
    const isQuiet = (gap, ten) => gap > 0.27 * ten;
    for (let i = 0; i + 21 < edges.length; i++) {
        if (!edges[i].falls || !isQuiet(at(i) - at(i - 1), at(i + 10) - at(i))) continue;
        for (let j = i + 21; j < Math.min(edges.length, i + 64); j += 2) {
            if (isQuiet(at(j + 1) - at(j), at(j) - at(j - 10))) yield { i, j, quiet: Math.min(at(i) - at(i - 1), at(j + 1) - at(j)) };
        }
    }
}

/** Where knots are when edges were swallowed: by the slant, then at the nearest edge. Empty when too few have one. */
function snapped({ knots, modules }, edges, slant) {
    const start = edges[0].at;
    const length = edges.at(-1).at - start;
    const reach = 0.6 * length / modules;
    let lost = 0;
    let first = 0;
    const places = knots.map(({ module, falls }) => {
        const u = module / modules;
        const guess = start + length * u / (u + (1 - u) * slant);
        while (first < edges.length && edges[first].at < guess - reach) first++;
        let best;
        for (let k = first; k < edges.length && edges[k].at < guess + reach; k++) {
            if (edges[k].falls === falls && !(Math.abs(edges[k].at - guess) > Math.abs(best - guess))) best = edges[k].at;
        }
        if (best === undefined) lost++;
        return best ?? guess;
    });
    return lost <= knots.length / 4 ? places : [];
}

/** Whether digits that are side by side are about as wide. */
function isEven({ knots }, places) {
    const widths = places.slice(1).map((place, k) => (place - places[k]) / (knots[k + 1].module - knots[k].module));
    return widths.length > 0 && widths.every((width, k) => width > 0 && width > 0.75 * (widths[k - 1] ?? width) && width < 1.33 * (widths[k - 1] ?? width));
}

/** The digits that fit best when knots are at `places`: for each the three best codes. Undefined when they fit badly. */
function fit(values, symbol, places) {
    const { knots, digits } = symbol;
    const place = (module) => {
        let k = 0;
        while (k < knots.length - 2 && knots[k + 1].module <= module) k++;
        return places[k] + (places[k + 1] - places[k]) * (module - knots[k].module) / (knots[k + 1].module - knots[k].module);
    };
    let best;
    for (const blur of digits[0].shapes.keys()) {
        const reading = { symbol, place, choices: [], mean: 1 };
        for (const { module, shapes } of digits) {
            const likeness = likenesses(values, place(module), place(module + 7), shapes[blur]);
            const choices = [...likeness.keys()].sort((a, b) => likeness[b] - likeness[a]).slice(0, 3).map((code) => ({ code, likeness: likeness[code] }));
            reading.choices.push(choices);
            reading.mean -= (1 - choices[0].likeness) / digits.length;
            if (reading.mean < 0.9) break;
        }
        if (reading.mean >= 0.9 && !(best?.mean > reading.mean)) best = reading;
    }
    return best;
}

/** A reading with the whole symbol in sight: guards, quiet zones, and for each digit its neighbours. */
function examined(values, { symbol, place, choices }) {
    const quiet = 4;
    const codes = choices.map(([first]) => first.code);
    const whole = () => [...symbol.bars(codes).padStart(symbol.modules + quiet, "0").padEnd(symbol.modules + 2 * quiet, "0")].map(Number);
    const like = (bars, from, to, blur) => resemblance(values, (module) => place(module - quiet), bars, from, to, blur);
    // In pieces of about twenty modules, so that light may change along the symbol.
    const leastLike = (bars, blur) => {
        const count = Math.round(bars.length / 20);
        const cut = (k) => Math.round(k * (bars.length - 1) / count);
        return Math.min(...Array.from({ length: count }, (_, k) => like(bars, cut(k), cut(k + 1) + 1, blur)));
    };
    const first = whole();
    const likely = Array.from({ length: blurCount }, (_, blur) => leastLike(first, blur));
    const blur = likely.indexOf(Math.max(...likely));
    let margin = Infinity;
    for (const [k, options] of choices.entries()) {
        const rivals = options.filter(({ likeness }) => 1 - likeness < 3 * (1 - options[0].likeness));
        if (rivals.length === 1) continue;
        const start = symbol.digits[k].module + quiet;
        const judged = rivals.map(({ code }) => {
            codes[k] = code;
            return { code, misfit: 1 - like(whole(), start - 5, start + 12, blur) };
        }).sort((a, b) => a.misfit - b.misfit);
        codes[k] = judged[0].code;
        margin = Math.min(margin, judged[1].misfit / judged[0].misfit);
    }
    return { symbol, codes, likeness: leastLike(whole(), blur), margin };
}
