// Values of a picture by pointer, touch and keys: a line through the nearest day, rings around what is known of it, and its
// words beside them.
import { fill, h } from "/shared/dom.js";

/** Between the line and the words, in pixels. */
const room = 12;

/**
 * Gives `picture` its crosshair and its `role` in words. `read()`, asked at the first use, tells the `stops` from left to right: each with `x` and the
 * `ys` of its rings in shares of the picture, its `words`, "date: value", and the `elements` that stand for it. Where days
 * stand side by side `days` has `top` and `bottom` of the line and how far a `week` is; else a stop has its `y`, too.
 */
export function crosshair(picture, role, read) {
    const line = h("i", { class: "cross-line" });
    const rings = h("div", {});
    const label = h("div", { class: "cross-words" });
    const layer = h("div", { class: "cross", "aria-hidden": "true" }, line, rings, label);
    const says = h("p", { class: "chart-says visually-hidden", "aria-live": "polite" });
    let known;
    let current = -1;
    const seen = () => (known ??= read());

    function show(index) {
        const { stops, days } = seen();
        if (!stops[index] || (index === current && layer.classList.contains("on"))) return;
        hide();
        current = index;
        const { x, y, ys, words, elements = [] } = stops[index];
        const share = (value) => `${value * 100}%`;
        fill(rings, ys.map((y) => h("i", { class: "cross-ring", style: { left: share(x), top: share(y) } })));
        for (const element of elements) element.classList.add("on");
        const parts = byDay(words);
        fill(label, parts.map(([day, values]) => [day && h("b", {}, day), values.map((value) => h("span", {}, value))]));
        says.textContent = parts.map(([day, values]) => [day, values.join("; ")].filter(Boolean).join(": ")).join("; ");
        layer.classList.add("on");
        place(x, days?.top ?? y);
    }

    /** On the side with more room, so that they cover no ring; never beyond the picture. What moves is no layout shift this way. */
    function place(x, y) {
        const { days } = seen();
        const { width, height } = layer.getBoundingClientRect();
        line.hidden = !days;
        if (days) Object.assign(line.style, { height: `${(days.bottom - days.top) * height}px`, transform: `translate(${x * width}px, ${days.top * height}px)` });
        label.style.maxWidth = `${Math.max(x, 1 - x) * width - room}px`;
        // At doubled text on a small phone.
        label.classList.remove("tight");
        label.classList.toggle("tight", label.offsetHeight > height);
        const left = x > 0.5 ? x * width - room - label.offsetWidth : x * width + room;
        label.style.transform = `translate(${left}px, ${Math.max(0, Math.min(y * height, height - label.offsetHeight))}px)`;
    }

    function hide() {
        layer.classList.remove("on");
        for (const element of seen().stops[current]?.elements ?? []) element.classList.remove("on");
    }

    function follow({ clientX, clientY }) {
        const { stops, days } = seen();
        const box = layer.getBoundingClientRect();
        const across = (stop) => Math.abs(stop.x - (clientX - box.left) / box.width) * box.width;
        if (days) return show(nearest(stops, across));
        const under = document.elementsFromPoint(clientX, clientY).map((one) => one.closest(".value")).find(Boolean);
        const index = stops.findIndex(({ elements }) => elements.includes(under));
        show(index < 0 ? nearest(stops, (stop) => Math.hypot(across(stop), stop.y * box.height - (clientY - box.top))) : index);
    }

    function step(event) {
        const { stops, days } = seen();
        if (event.key === "Escape" && layer.classList.contains("on")) {
            event.stopPropagation();
            return hide();
        }
        const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        if (stops.length === 0 || event.ctrlKey || event.altKey || event.metaKey || (!by && event.key !== "Home" && event.key !== "End")) return;
        event.preventDefault();
        let index = event.key === "Home" ? 0 : event.key === "End" ? stops.length - 1 : current < 0 ? (by > 0 ? 0 : stops.length - 1) : current + by;
        if (by && event.shiftKey && days && current >= 0) {
            const week = nearest(stops, ({ x }) => Math.abs(x - stops[current].x - by * days.week));
            if (week !== current) index = week;
        }
        index = Math.max(0, Math.min(stops.length - 1, index));
        show(index);
        stops[index].elements?.[0]?.focus({ preventScroll: true });
    }

    layer.addEventListener("pointerdown", (event) => {
        follow(event);
        // What a finger showed stays to be read until the next touch.
        if (event.pointerType === "touch") setTimeout(() => document.addEventListener("pointerdown", hide, { once: true, capture: true }));
    });
    layer.addEventListener("pointermove", follow);
    layer.addEventListener("pointerleave", (event) => { if (event.pointerType !== "touch") hide(); });
    // The finger scrolls.
    layer.addEventListener("pointercancel", hide);
    picture.addEventListener("keydown", step);
    picture.addEventListener("focusin", ({ target }) => {
        const index = seen().stops.findIndex(({ elements }) => elements?.includes(target));
        if (index >= 0) show(index);
    });
    picture.addEventListener("focusout", ({ relatedTarget }) => { if (!picture.contains(relatedTarget)) hide(); });
    picture.setAttribute("tabindex", "0");
    picture.setAttribute("role", "group");
    picture.setAttribute("aria-roledescription", role);
    return h("div", { class: "crossed" }, picture, layer, says);
}

const nearest = (stops, distance) => stops.reduce((best, stop, index) => (best < 0 || distance(stop) < distance(stops[best]) ? index : best), -1);

/** ["Monday: mood 7", "Monday: stress 3"] as [["Monday", ["mood 7", "stress 3"]]]. */
function byDay(words) {
    const days = new Map();
    for (const text of words) {
        const at = text.indexOf(": ");
        const day = at < 0 ? "" : text.slice(0, at);
        days.set(day, [...(days.get(day) ?? []), at < 0 ? text : text.slice(at + 2)]);
    }
    return [...days];
}

/** What `crosshair` reads of a spark whose places are known; `says(index)` words a value. */
export const stopsOf = (places, says) => ({ stops: (places?.() ?? []).map(({ index, x, y }) => ({ x, ys: [y], words: [says(index)] })), days: { top: 0, bottom: 1, week: 0 } });
