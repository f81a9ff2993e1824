// What modules look like when they are blurred, and how much a piece of a line is like them: 1 at most, whatever the light.

const fineness = 4; // values a module
const digitSize = 8 * fineness; // seven modules and half of the ones before and after

/** For digits one by one: a sharp picture, and one at the edge of what can be read. Sigma in modules. */
const blurs = [0.3, 0.6];

// A digit's place is known to a part of a module; with more freedom a 1 becomes a 7.
const shifts = [0, -0.2, 0.2];

/** Each code of seven modules, 1 for a bar, between what stands before and after it; once for each blur. */
export const shapes = (codes, before, after) => blurs.map((sigma) => codes.map((code) => blurred([before, ...code, after].map(Number), edge(sigma))));

/** The brightness of bars, of which the first and last go on for ever, from the middle of the first to the middle of the last. */
function blurred(bars, rise) {
    const values = new Float32Array((bars.length - 1) * fineness);
    for (let i = 0; i < values.length; i++) {
        const first = Math.max(0, Math.floor(i / fineness) - 3);
        values[i] = -bars[first];
        for (let place = first; place < bars.length - 1 && place < first + 8; place++) {
            if (bars[place] !== bars[place + 1]) values[i] += (bars[place] - bars[place + 1]) * rise[Math.min(Math.max(i - place * fineness + 16, 0), 31)];
        }
    }
    return standardised(values);
}

/** How brightness rises around an edge when it is blurred: the normal distribution, by the logistic curve nearest to it. */
const edge = (sigma) => Float32Array.from({ length: 32 }, (_, i) => 1 / (1 + Math.exp((-1.702 / sigma) * ((i - 15.5) / fineness - 0.5))));

/** Mean 0 and length 1, so that light and contrast do not matter. */
function standardised(values) {
    let mean = 0;
    for (let i = 0; i < values.length; i++) mean += values[i] / values.length;
    let square = 0;
    for (let i = 0; i < values.length; i++) {
        values[i] -= mean;
        square += values[i] * values[i];
    }
    const scale = square > 0 ? 1 / Math.sqrt(square) : 0;
    for (let i = 0; i < values.length; i++) values[i] *= scale;
    return values;
}

const seen = new Float32Array(digitSize);

/** How much the line from `start` to `end`, seven modules, is like each shape where it is most, near that place. */
export function likenesses(values, start, end, shapes) {
    const likeness = new Float32Array(shapes.length).fill(-1);
    const stride = (end - start) / 7 / fineness;
    for (const shift of shifts) {
        let at = start + (shift * fineness - fineness / 2 + 0.5) * stride;
        for (let i = 0; i < digitSize; i++, at += stride) {
            const place = Math.min(Math.max(at | 0, 0), values.length - 2);
            seen[i] = values[place] + (values[place + 1] - values[place]) * (at - place);
        }
        standardised(seen);
        for (let k = 0; k < shapes.length; k++) {
            const shape = shapes[k];
            let sum = 0;
            for (let i = 0; i < digitSize; i++) sum += shape[i] * seen[i];
            if (sum > likeness[k]) likeness[k] = sum;
        }
    }
    return likeness;
}

const edges = [0.2, 0.35, 0.5, 0.65].map(edge);

/** The blurs that `resemblance` knows, from sharp on. */
export const blurCount = edges.length;

/** How much the line is like modules `from` up to `to` of `bars`, where module m begins at `place(m)`. */
export function resemblance(values, place, bars, from, to, blur) {
    const wanted = blurred(bars.slice(from, to), edges[blur]);
    const found = new Float32Array(wanted.length);
    for (let i = 0; i < found.length; i++) {
        const at = Math.min(Math.max(place(from + 0.5 + (i + 0.5) / fineness), 0), values.length - 1.01);
        found[i] = values[at | 0] + (values[(at | 0) + 1] - values[at | 0]) * (at - (at | 0));
    }
    standardised(found);
    let sum = 0;
    for (let i = 0; i < found.length; i++) sum += found[i] * wanted[i];
    return sum;
}
