// The kinds of barcode on products: what they are built of, and which numbers their bars spell.
import { expanded, isChecked } from "/food/gtin.js";
import { shapes } from "/food/shapes.js";

// Seven modules a digit, 1 is a bar. Odd and even ones stand left of the middle and begin with a space; right ones with a bar.
const odd = ["0001101", "0011001", "0010011", "0111101", "0100011", "0110001", "0101111", "0111011", "0110111", "0001011"];
const right = odd.map((code) => code.replace(/./g, (bit) => (bit === "1" ? "0" : "1")));
const left = [...odd, ...right.map((code) => [...code].reverse().join(""))];

// Which of the left digits are even says the first digit of an EAN-13, and the last of a UPC-E.
const firstDigits = ["000000", "001011", "001101", "001110", "010011", "011001", "011100", "010101", "010110", "011010"];
const lastDigits = ["111000", "110100", "110010", "110001", "101100", "100110", "100011", "101010", "101001", "100101"];

const leftShapes = shapes(left, 1, 0);
const rightShapes = shapes(right, 0, 1);

/**
 * One kind, measured from its first bar on: its length in `modules` and in `edges`; its `digits` from left to right with the
 * module each begins at; `knots`, the edges between digits, which every symbol has; and the `bars` that codes stand for.
 */
function symbol(leftCount, rightCount, middle, end, spell) {
    const digits = Array.from({ length: leftCount + rightCount }, (_, k) => (k < leftCount
        ? { module: 3 + 7 * k, edge: 3 + 4 * k, falls: false, codes: left, shapes: leftShapes }
        : { module: 3 + 7 * k + middle.length, edge: 3 + 4 * k + middle.length, falls: true, codes: right, shapes: rightShapes }));
    const knots = new Map(digits.flatMap(({ module, edge, falls }) => [[module, { module, edge, falls }], [module + 7, { module: module + 7, edge: edge + 4, falls }]]));
    const last = digits.at(-1);
    const bars = (codes) => {
        const parts = codes.map((code, k) => digits[k].codes[code]);
        return ["101", ...parts.slice(0, leftCount), middle, ...parts.slice(leftCount), end].join("");
    };
    return { modules: last.module + 7 + end.length, edges: last.edge + 5 + end.length, digits, knots: [...knots.values()], bars, spell };
}

/**
 * The kinds. `spell` takes codes, 0 to 9 and on the left 10 to 19 for even ones, and gives `{ digits, format, gtin }`, `{}` when the
 * check digit does not fit, and undefined when no symbol has these codes. UPC-A is an EAN-13 that begins with 0.
 */
export const symbols = [
    symbol(6, 6, "01010", "101", (codes) => {
        const first = firstDigits.indexOf(parity(codes.slice(0, 6)));
        const digits = `${first}${spelled(codes)}`;
        if (first < 0) return undefined;
        if (!isChecked(digits)) return {};
        return first === 0 ? { digits: digits.slice(1), format: "UPC-A", gtin: digits } : { digits, format: "EAN-13", gtin: digits };
    }),
    symbol(4, 4, "01010", "101", (codes) => {
        const digits = spelled(codes);
        if (parity(codes) !== "00000000") return undefined;
        return isChecked(digits) ? { digits, format: "EAN-8", gtin: digits } : {};
    }),
    // Number system 0 alone: GS1 allows no other, and half of an EAN-13 would pass for one of system 1.
    symbol(6, 0, "", "010101", (codes) => {
        const last = lastDigits.indexOf(parity(codes));
        const digits = `0${spelled(codes)}`;
        if (last < 0) return undefined;
        return expanded(digits).at(-1) === String(last) ? { digits: `${digits}${last}`, format: "UPC-E", gtin: `0${expanded(digits)}` } : {};
    }),
];

const spelled = (codes) => codes.map((code) => code % 10).join("");
const parity = (codes) => codes.map((code) => (code < 10 ? "0" : "1")).join("");
