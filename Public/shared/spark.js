// Little pictures of a run of days: one SVG at any width, whose words are beside it.
import { svg } from "/shared/dom.js";

const place = (value) => Math.round(value * 10000) / 10;
const stretched = (...parts) => svg("svg", { class: "plot", width: "100%", height: "100%", viewBox: "0 0 1000 1000", preserveAspectRatio: "none" }, ...parts);
const known = (values) => values.filter((value) => value !== undefined);

function picture(height, label, ...parts) {
    return svg("svg", { class: "spark", height, ...(label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" }) }, ...parts);
}

/** Where each known value of a picture stands, in shares of it. */
export const places = new WeakMap();

function remembered(element, values, x, y) {
    places.set(element, () => values.flatMap((value, index) => (value === undefined ? [] : [{ index, x: x(index), y: y(value) }])));
    return element;
}

/** A little wider than what is seen. */
function scale(values) {
    const low = Math.min(...values);
    const high = Math.max(...values);
    const air = (high - low || Math.abs(high) * 0.05 || 1) * 0.12;
    return (value) => 1 - (value - low + air) / (high - low + 2 * air);
}

/** Runs of known neighbours: a gap stays a gap. */
function runs(values, at) {
    let path = "";
    let isOn = false;
    for (const [index, value] of values.entries()) {
        if (value === undefined) {
            isOn = false;
            continue;
        }
        path += `${isOn ? "L" : "M"}${place(at(index))} ${place(value)}`;
        isOn = true;
    }
    return path;
}

/** Points and the line through them; `line` is drawn with its surface below, `points` as dots. */
export function trendSpark(points, line, { height = 84, label } = {}) {
    const all = known([...points, ...line]);
    if (all.length === 0) return picture(height, label);
    const y = scale(all);
    const right = 0.94;
    const at = (index) => (line.length > 1 ? (right * index) / (line.length - 1) : right);
    const ys = line.map((value) => (value === undefined ? undefined : y(value)));
    const first = ys.findIndex((value) => value !== undefined);
    const last = ys.findLastIndex((value) => value !== undefined);
    const end = last >= 0 ? [svg("path", { class: "p ring", d: `M${place(at(last))} ${place(ys[last])}h0` }), svg("path", { class: "p last", d: `M${place(at(last))} ${place(ys[last])}h0` })] : [];
    return remembered(picture(height, label, stretched(
        svg("path", { class: "p", d: points.map((value, index) => (value === undefined ? "" : `M${place(at(index))} ${place(y(value))}h0`)).join("") }),
        ...(first >= 0 && last > first ? [svg("path", { class: "a", d: `M${place(at(first))} 1000${runs(ys.map((value) => value ?? ys[first]).slice(first, last + 1), (index) => at(index + first)).replace("M", "L")}L${place(at(last))} 1000Z` })] : []),
        svg("path", { class: "l", d: runs(ys, at) }), ...end)), line, at, y);
}

/** Bars from zero, the last one full. */
export function barSpark(values, { height = 72, target, label } = {}) {
    const most = Math.max(...known([...values, target]), 1) * 1.04;
    const width = 100 / values.length;
    return remembered(picture(height, label,
        ...values.map((value, index) => value !== undefined && svg("rect", {
            class: index === values.length - 1 ? "b" : "b past", rx: 2,
            x: `${(index * width + width * 0.16).toFixed(2)}%`, width: `${(width * 0.68).toFixed(2)}%`, y: `${((1 - value / most) * 100).toFixed(2)}%`, height: `${((value / most) * 100).toFixed(2)}%`,
        })).filter(Boolean),
        ...(target === undefined ? [] : [stretched(svg("path", { class: "target", d: `M0 ${place(1 - target / most)}H1000` }))])), values, (index) => (index + 0.5) / values.length, (value) => 1 - value / most);
}

/** A line within the band of what is usual, with the last day as a dot. */
export function bandSpark(values, { low, high, height = 56, label } = {}) {
    const all = known([...values, low, high]);
    if (all.length === 0) return picture(height, label);
    const y = scale(all);
    const ys = values.map((value) => (value === undefined ? undefined : y(value)));
    const at = (index) => 0.01 + (0.98 * index) / Math.max(values.length - 1, 1);
    const last = ys.findLastIndex((value) => value !== undefined);
    const band = low === undefined ? [] : [svg("rect", { class: "band", x: 0, width: 1000, y: place(y(high)), height: Math.max(place(y(low)) - place(y(high)), 8) })];
    return remembered(picture(height, label, stretched(...band, svg("path", { class: "l thin", d: runs(ys, at) }),
        svg("path", { class: "p", d: ys.map((value, index) => (value !== undefined && ys[index - 1] === undefined && ys[index + 1] === undefined ? `M${place(at(index))} ${place(value)}h0` : "")).join("") }),
        ...(last >= 0 ? [svg("path", { class: "p ring", d: `M${place(at(last))} ${place(ys[last])}h0` }), svg("path", { class: "p last", d: `M${place(at(last))} ${place(ys[last])}h0` })] : []))), values, at, y);
}
