// The last weeks at a glance: a row a figure, a column a day, coloured by how far it lies from what is usual. One day is chosen
// by pointer, touch or arrow keys, and told below.
import { fill, h } from "/shared/dom.js";
import { addDays, hidesCalories, longDate, shortDate } from "/shared/format.js";
import { t } from "/shared/i18n.js";
import { difference, figure, metricName } from "/recovery/figures.js";

const rows = ["sleep", "hrv", "restingHeartRate", "steps", "activeEnergy", "workoutMinutes"];
const steps = [[-2, "low-2"], [-1, "low-1"], [1, "mid"], [2, "high-1"]];

/** What `/api/recovery/days` tells, by date and row. */
function table(days) {
    return new Map(days.map((day) => [day.date, new Map(day.readings.map((reading) => [reading.metric === "hrvSleep" ? "hrv" : reading.metric, reading]))]));
}

/** How far a figure lies from what is usual, in five steps; today's that still run and figures without a baseline are usual. */
function heat(reading) {
    if (!reading) return "none";
    const score = reading.score ?? 0;
    return steps.find(([most]) => (most < 0 ? score <= most : score < most))?.[1] ?? "high-2";
}

/** The strip of `count` days up to `end`. `state.day` is the chosen one, unless it is the last; `open(date)` shows one in full. */
export function strip(days, end, count, state, open) {
    const known = table(days);
    const dates = Array.from({ length: count }, (_, age) => addDays(end, age - count + 1));
    const shown = rows.filter((row) => !(hidesCalories && row === "activeEnergy") && dates.some((date) => known.get(date)?.has(row)));
    if (shown.length === 0) return h("p", { class: "muted" }, t("recovery.list.none"));
    const frame = h("i", { class: "strip-frame" });
    const cells = h("div", { class: "strip-cells", style: { "--days": String(count) } },
        shown.map((row) => dates.map((date) => h("i", { class: `heat-${heat(known.get(date)?.get(row))}` }))), frame);
    const slider = h("div", { class: "strip-area", role: "slider", tabindex: 0, "aria-label": t("recovery.strip"), "aria-valuemin": 1, "aria-valuemax": count, "aria-orientation": "horizontal" }, cells);
    const told = h("p", { class: "strip-day" });
    let current = dates.includes(state.day) ? dates.indexOf(state.day) : count - 1;

    function choose(index) {
        current = Math.max(0, Math.min(count - 1, index));
        const date = dates[current];
        state.day = current < count - 1 ? date : undefined;
        const facts = shown.filter((row) => known.get(date)?.has(row)).map((row) => known.get(date).get(row));
        frame.style.setProperty("--at", String(current));
        slider.setAttribute("aria-valuenow", String(current + 1));
        slider.setAttribute("aria-valuetext", t("recovery.strip.day", { date: longDate(date), words: facts.length > 0 ? facts.map(words).join("; ") : t("recovery.strip.none") }));
        fill(told, h("strong", {}, longDate(date)),
            facts.length > 0 ? facts.map((reading) => h("span", {}, h("span", { class: "muted" }, metricName(reading.metric)), ` ${figure(reading.value, reading.metric)}`)) : h("span", { class: "muted" }, t("recovery.strip.none")),
            h("button", { class: "button quiet", type: "button", "aria-haspopup": "dialog", onclick: () => open(date) }, t("recovery.strip.open")));
    }

    const words = (reading) => [`${metricName(reading.metric)} ${figure(reading.value, reading.metric)}`, reading.isRunning ? t("recovery.running") : difference(reading)].filter(Boolean).join(", ");
    const follow = (event) => {
        const box = cells.getBoundingClientRect();
        choose(Math.floor(((event.clientX - box.left) / box.width) * count));
    };
    slider.addEventListener("pointerdown", (event) => { follow(event); slider.setPointerCapture(event.pointerId); });
    slider.addEventListener("pointermove", (event) => { if (event.buttons > 0) follow(event); });
    slider.addEventListener("keydown", (event) => {
        const to = { ArrowLeft: current - 1, ArrowDown: current - 1, ArrowRight: current + 1, ArrowUp: current + 1, PageUp: current + 7, PageDown: current - 7, Home: 0, End: count - 1 }[event.key];
        if (event.key === "Enter") open(dates[current]);
        if (to === undefined) return;
        event.preventDefault();
        choose(event.shiftKey && event.key.startsWith("Arrow") ? current + (to - current) * 7 : to);
    });
    choose(current);
    return h("div", { class: "strip" },
        h("div", { class: "strip-grid" }, h("ul", { class: "strip-names", "aria-hidden": "true" }, shown.map((row) => h("li", {}, metricName(row)))), slider,
            h("p", { class: "strip-dates caption quiet-ink", "aria-hidden": "true" }, [0, 1, 2, 3].map((part) => h("span", {}, shortDate(dates[Math.round((part * (count - 1)) / 3)]))))),
        told);
}
