// Reads the barcodes of products, EAN-13, EAN-8, UPC-A and UPC-E, from a picture. Rather nothing than a wrong number.
import { readLine } from "/food/reading.js";
import { edgesOf, greys, halved, scanLines } from "/food/scanlines.js";
import { stripedRegions } from "/food/stripes.js";

// Measured on the lines of 480 pictures: 98 of 100 right ones have a likeness of 0.9 or more, wrong ones at most 0.85.
const leastLikeness = 0.88;
const leastMargin = 1.1;
const clearMargin = 1.5;

/**
 * The barcode in `{ data, width, height }` as of an ImageData: `{ digits, format, gtin }`, the digits as printed and as food
 * databases have them (13, or 8 for EAN-8). Undefined unless lines agree and none of them says something else. `work.lines` counts
 * the lines that it took.
 */
export function readBarcode(image, work = { lines: 0 }) {
    const grey = greys(image);
    return readAt(grey, work) ?? readAt(halved(grey), work);
}

function readAt(grey, work) {
    for (const region of stripedRegions(grey)) {
        const votes = new Map();
        for (const values of scanLines(grey, region)) {
            work.lines++;
            for (const reading of bothWays(values)) {
                const spelled = reading.likeness >= leastLikeness && reading.margin >= leastMargin && reading.symbol.spell(reading.codes);
                if (!spelled) continue;
                const key = reading.codes.join();
                const vote = votes.get(key) ?? { ...spelled, lines: 0, clear: 0 };
                vote.lines++;
                if (reading.margin >= clearMargin) vote.clear++;
                votes.set(key, vote);
            }
            if (votes.size === 1 && [...votes.values()][0].clear === 3) break;
        }
        const [vote] = votes.values();
        if (votes.size === 1 && vote.gtin && (vote.clear >= 2 || vote.lines >= 4)) return { digits: vote.digits, format: vote.format, gtin: vote.gtin };
    }
    return undefined;
}

function bothWays(values) {
    const edges = edgesOf(values);
    const last = values.length - 1;
    const turned = edges.map(({ at, falls }) => ({ at: last - at, falls: !falls })).reverse();
    return [readLine(values, edges), readLine(values.toReversed(), turned)].filter(Boolean);
}
