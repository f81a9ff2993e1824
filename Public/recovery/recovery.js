// Sleep, heart and activity beside what is usual, what stands out, and the last weeks at a glance.
import { $, fill, h, icon } from "/shared/dom.js";
import { get, onChange } from "/shared/api.js";
import { chart } from "/shared/charts.js";
import { addDays, hidesCalories, number, shortDate } from "/shared/format.js";
import { loading } from "/shared/loading.js";
import { sorry } from "/shared/toast.js";
import { t } from "/shared/i18n.js";
import { metrics } from "/shared/metrics.js";
import { difference, figure, metricName, pairs } from "/recovery/figures.js";
import { sourceName, why } from "/shared/why.js";
import { insightList } from "/recovery/insights.js";
import { openDay } from "/recovery/day.js";
import { strip } from "/recovery/strip.js";
import { period, periodControl } from "/shared/period.js";
import { bandSpark, places } from "/shared/spark.js";
import { crosshair, stopsOf } from "/shared/crosshair.js";

const place = $("#recovery");
const near = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        chart(target, target.dataset.chart);
    }
}, { rootMargin: "400px" });
/** How many days before make what is usual, by the period. */
const windows = { 7: 14, 30: 28, 90: 90, 365: 90 };
const asked = Number(new URLSearchParams(location.search).get("window"));
const state = { range: period(30), window: undefined, today: undefined, end: undefined, day: undefined };
/** What stands there. */
let drawn = {};
// An address of before names the days themselves.
state.window = [14, 28, 60, 90].includes(asked) ? asked : windows[state.range];
const ofWindow = Object.keys(windows).map(Number).find((range) => windows[range] === state.window);
if (windows[state.range] !== state.window) state.range = ofWindow;

periodControl($("#windows"), () => state.range, (days) => {
    Object.assign(state, { range: days, window: windows[days] });
    show();
});
show();
onChange(["day", "profile"], show);

function show() {
    $("#windows-label").textContent = t("recovery.usually", { days: state.window });
    history.replaceState(null, "", `?window=${state.window}`);
    return loading(place, () => Promise.all([get(`/api/recovery?window=${state.window}`), get("/api/insights"), weeks()]), draw);
}

/** Two times 28 days, those to `end` or today first. */
async function weeks(last) {
    const of = (end) => get(`/api/recovery/days?window=${state.window}${end ? `&end=${end}` : ""}`);
    const late = await of(last);
    const end = late[0]?.date;
    return end ? [...late, ...(await of(addDays(end, -28)))] : late;
}

/** What is there already stays as it is: opened, chosen, under the keyboard. */
function draw(data) {
    const content = JSON.stringify([state.window, data]);
    if (content === drawn.content && drawn.element.isConnected) return;
    const [answer, insights, days] = data;
    const isAtStrip = document.activeElement.matches(".strip-area");
    state.today = answer.date;
    state.end = answer.date;
    const element = h("div", { class: "stack wide" },
        answer.readings.length === 0 ? empty() : [verdict(answer, days), bands(answer, days), lastWeeks(days)],
        (answer.readings.length > 0 || insights.length > 0) && h("section", { class: "card" }, h("h2", {}, t("insight.title")),
            insights.length > 0 ? insightList(insights) : h("p", { class: "muted" }, t("insight.none"))),
        answer.readings.length > 0 && cards(answer),
        overWeeks(answer),
        habits(answer.habits, answer.readings.length > 0));
    fill(place, element);
    drawn = { content, element };
    if (isAtStrip) $(".strip-area", element)?.focus({ preventScroll: true });
    // Far below: those who do not go there need no pictures.
    for (const box of place.querySelectorAll("[data-chart]")) near.observe(box);
}

/** The figures of a metric on the days before `end`, oldest first. */
function run(days, metric, end, count) {
    const known = new Map(days.map((day) => [day.date, day.readings.find((reading) => reading.metric === metric)?.value]));
    return Array.from({ length: count }, (_, age) => known.get(addDays(end, age - count + 1)));
}

/** Between which values eight of ten days fall; nothing where fewer than seven are known. */
function usual(days, reading) {
    const values = run(days, reading.metric, addDays(reading.date, -1), Math.min(state.window, 55)).filter((value) => value !== undefined).toSorted((one, other) => one - other);
    if (values.length < 7 || reading.delta === undefined && !reading.isRunning) return undefined;
    const at = (share) => values[Math.round(share * (values.length - 1))];
    return { low: at(0.1), high: at(0.9) };
}

/** What is shown of the readings: a count of workouts goes with their minutes. */
const shown = (answer) => answer.readings.filter(({ reading }) => (reading.metric !== "workoutCount" || !workoutOf(answer, "workoutMinutes", reading.date)) && !(hidesCalories && reading.metric === "activeEnergy"));

function verdict(answer, days) {
    const judged = shown(answer).map(({ reading }) => ({ reading, range: usual(days, reading) })).filter(({ reading, range }) => range && !reading.isRunning);
    const some = judged.filter(({ reading, range }) => reading.value >= range.low && reading.value <= range.high).length;
    const key = some === judged.length ? "recovery.verdict.all" : some === 0 ? "recovery.verdict.none" : "recovery.verdict.some";
    return judged.length > 0 && h("div", { class: "verdict-words" }, h("p", { class: "verdict" }, t(key, { some: number(some), count: number(judged.length) })),
        h("p", { class: "lead muted" }, answer.cards[0]?.explanation));
}

/** Each figure over four weeks in the band of what is usual. */
function bands(answer, days) {
    return h("section", { class: "card" }, h("div", { class: "card-head" }, h("h2", {}, t("recovery.band")), h("p", { class: "small muted row tight" }, h("i", { class: "band-key", "aria-hidden": "true" }), t("recovery.band.words"))),
        h("ul", { class: "readings" }, shown(answer).map((one) => reading(one, answer, days))));
}

function lastWeeks(days) {
    const count = matchMedia("(min-width: 900px)").matches ? 56 : 28;
    return h("section", { class: "card", id: "last-weeks" },
        h("div", { class: "card-head" }, h("h2", {}, t("recovery.strip")), h("div", { class: "row tight" },
            h("p", { class: "heat-key caption", "aria-hidden": "true" }, t("recovery.strip.less"), ["low-2", "low-1", "mid", "high-1", "high-2"].map((name) => h("i", { class: `heat-${name}` })), t("recovery.strip.more")),
            h("button", { class: "button icon-only", type: "button", "data-turn": -28, "aria-label": t("recovery.earlier"), onclick: () => turn(-28) }, icon("left")),
            h("button", { class: "button icon-only", type: "button", "data-turn": 28, "aria-label": t("recovery.later"), disabled: state.end >= state.today, onclick: () => turn(28) }, icon("right")))),
        strip(days, state.end, count, state, (date) => openDay(date, state.window)));
}

/** The weeks before or after, in their place; what is told of today stays. */
async function turn(by) {
    const end = addDays(state.end, by);
    try {
        const days = await weeks(end);
        state.end = end;
        const section = lastWeeks(days);
        $("#last-weeks").replaceWith(section);
        $(`[data-turn="${by}"]:not(:disabled), [data-turn]:not(:disabled)`, section).focus();
    } catch (problem) {
        sorry(problem);
    }
}

function empty() {
    return h("section", { class: "card empty" }, h("h2", {}, t("recovery.empty")), h("p", {}, t("recovery.empty.words")),
        h("div", { class: "row" }, h("a", { class: "button primary", href: "/import" }, t("recovery.empty.import")), h("a", { class: "button", href: "/log" }, t("recovery.empty.log"))));
}

const workoutOf = (answer, metric, date) => answer.readings.find(({ reading }) => reading.metric === metric && reading.date === date)?.reading;

const hues = { sleep: "hue-sleep", hrv: "hue-weight", hrvSleep: "hue-weight", restingHeartRate: "hue-heart", steps: "hue-steps", activeEnergy: "hue-steps", workoutMinutes: "hue-steps", workoutCount: "hue-steps" };

function reading({ reading, why: behind }, answer, days) {
    const count = reading.metric === "workoutMinutes" && workoutOf(answer, "workoutCount", reading.date);
    const name = metricName(reading.metric);
    const range = usual(days, reading);
    const isOut = range && !reading.isRunning && (reading.value < range.low || reading.value > range.high);
    const write = (value) => figure(value, reading.metric);
    const values = run(days, reading.metric, reading.date, 28);
    const picture = bandSpark(values, { ...range, label: t("recovery.band.label", { name }) });
    return h("li", { class: `reading ${hues[reading.metric] ?? "hue-felt"}` },
        h("div", {}, h("h3", { class: "eyebrow" }, icon(metrics[reading.metric].icon), name),
            h("p", { class: "figure" }, write(reading.value), count && h("small", {}, ` · ${number(count.value)} ×`))),
        h("div", { class: "pic" }, crosshair(picture, t("chart.role"), () => stopsOf(places.get(picture), (index) => `${shortDate(addDays(reading.date, index - 27))}: ${write(values[index])}`))),
        h("div", { class: "ends" }, h("p", { class: isOut ? "chip warn" : "chip" }, reading.isRunning ? t("recovery.running") : difference(reading) ?? t("recovery.noBaseline")),
            range && h("p", { class: "caption quiet-ink" }, t("recovery.band.usual", { low: write(range.low), high: write(range.high) }))),
        h("div", { class: "more-of" }, h("p", { class: "small muted" }, [reading.baseline && t("recovery.usual", { value: write(reading.baseline.median) }), reading.date === state.today ? t("recovery.fresh.today") : t("recovery.fresh.day", { date: shortDate(reading.date) }), sourceName(reading.source)].filter(Boolean).join(" · ")),
            why(behind, name)));
}

function cards({ cards, confidence }) {
    return cards.length > 0 && h("div", { class: "stack" }, h("div", { class: "grid" }, cards.map((card) => h("section", { class: "card" },
        h("h2", {}, card.title), h("p", {}, card.explanation),
        h("p", { class: "chip" }, `${t("recovery.confidence")}: ${t(`confidence.${card.confidence}`).toLowerCase()}`)))), confidence && h("p", { class: "small muted" }, t("recovery.confidence.hint")));
}

function overWeeks({ variability, debt, regularity, jetlag, load, start }) {
    const card = (key, behind, ...content) => h("section", { class: "card" }, h("h3", {}, t(key)), ...content, why(behind, t(key)));
    const parts = [
        variability && card("recovery.variability", variability.why,
            h("p", {}, h("strong", {}, t(`recovery.variability.${variability.state}`))),
            h("p", {}, t("recovery.variability.figures", { week: figure(variability.week, "hrv"), low: figure(variability.low, "hrv"), high: figure(variability.high, "hrv") })),
            h("p", { class: "small muted" }, t("recovery.variability.note"))),
        debt && card("recovery.debt", debt.why,
            h("p", {}, t("recovery.debt.figures", { mean: figure(debt.debt.mean, "sleep"), nights: debt.debt.nights, of: debt.debt.of })),
            h("p", {}, debt.debt.shortfall >= 1 ? t("recovery.debt.short", { value: figure(debt.debt.shortfall, "sleep") }) : t("recovery.debt.none")),
            debt.debt.shortfall >= 1 && h("p", { class: "small muted" }, t("recovery.debt.net", { value: figure(debt.debt.net, "sleep") }))),
        regularity && card("recovery.regularity", regularity.why, h("p", {}, t("recovery.regularity.figures", { value: number(regularity.index) }))),
        jetlag && card("recovery.jetlag", jetlag.why, h("p", {}, t("recovery.jetlag.figures", { value: figure(jetlag.hours * 60, "sleep") }))),
        load && card("recovery.load", load.why, ...loadFigures(load)),
        start.length > 0 && h("section", { class: "card" }, h("h3", {}, t("recovery.start")), h("ul", { class: "list" }, start.map(sinceStart)), h("p", { class: "small muted" }, t("recovery.start.words"))),
    ].filter(Boolean);
    return parts.length > 0 && h("section", { class: "stack" }, h("h2", {}, t("recovery.body")), h("div", { class: "grid weeks" }, parts));
}

/** What someone said of themselves when they began, beside what is usual now. */
function sinceStart({ metric, start, now }) {
    return h("li", { class: "row spread" }, h("span", {}, metricName(metric)),
        h("span", { class: "number" }, now ? t("recovery.start.now", { start: figure(start, metric), now: figure(now.median, metric) }) : t("recovery.start.only", { start: figure(start, metric) })));
}

function loadFigures({ load, measure }) {
    const change = load.weekChange;
    return [
        h("p", {}, t("recovery.load.week", { value: figure(load.acute, measure) })),
        h("p", {}, t("recovery.load.usual", { value: figure(load.chronic, measure) })),
        change !== undefined && Math.abs(change) >= 0.5 && h("p", {}, t(change < 0 ? "recovery.load.less" : "recovery.load.more", { percent: number(Math.abs(change)) })),
        load.monotony !== undefined && h("p", { class: "small muted" }, t("recovery.load.monotony", { monotony: number(load.monotony, 1), strain: number(load.strain) })),
        load.smoothedRatio !== undefined && h("p", { class: "small muted" }, t("recovery.load.ratio", { value: number(load.smoothedRatio, 2) })),
        h("p", { class: "small muted" }, t("recovery.load.note")),
    ].filter(Boolean);
}

function habits({ tests, findings, reference }, isKnown) {
    if (!isKnown && findings.length === 0) return undefined;
    return h("section", { class: "card" }, h("h2", {}, t("habits.title")),
        findings.length === 0
            ? h("p", { class: "muted" }, tests > 0 ? t("habits.none", { tests: number(tests) }) : t("habits.few"))
            : [
                h("p", { class: "small muted" }, t("habits.caveat")),
                h("ul", { class: "list" }, findings.map(({ text, finding, why: formula }) => h("li", { class: "habit" }, h("p", {}, text),
                    h("div", { class: "chart-box", "data-chart": `/charts/habit.svg?${new URLSearchParams({ behaviour: finding.behaviour, outcome: finding.outcome, lag: finding.lag })}` }),
                    h("div", { class: "behind" }, why({ formula, reference }, text), pairs(finding))))),
            ]);
}
