// Sleep, heart and activity beside what is usual, what stands out, and the last four weeks day by day.
import { $, fill, h, icon } from "/shared/dom.js";
import { get } from "/shared/api.js";
import { addDays, fullDate, hidesCalories, longDate, number, shortDate } from "/shared/format.js";
import { loading } from "/shared/loading.js";
import { onChange } from "/shared/events.js";
import { t } from "/shared/i18n.js";
import { difference, figure, metricName, pairs } from "/recovery/figures.js";
import { sourceName, why } from "/shared/why.js";
import { insightList } from "/recovery/insights.js";
import { openDay } from "/recovery/day.js";

const place = $("#recovery");
const windows = [14, 28, 60, 90];
const asked = new URLSearchParams(location.search);
const state = { window: windows.includes(Number(asked.get("window"))) ? Number(asked.get("window")) : 28, today: undefined, end: undefined };

fill($("#windows"), windows.map((days) => h("button", { type: "button", "data-window": days, onclick: () => { state.window = days; show(); } }, t("recovery.window.days", { value: days }))));
show();
onChange(["day", "profile"], show);

async function show() {
    for (const button of $("#windows").children) button.setAttribute("aria-pressed", String(Number(button.dataset.window) === state.window));
    history.replaceState(null, "", `?window=${state.window}`);
    await loading(place, () => Promise.all([get(`/api/recovery?window=${state.window}`), get("/api/insights")]), draw);
    await list();
}

function draw([answer, insights]) {
    state.today = answer.date;
    state.end ??= answer.date;
    fill(place, h("div", { class: "stack" },
        answer.readings.length === 0
            ? empty()
            : [
                h("div", { class: "grid four readings" }, answer.readings.filter(({ reading }) => reading.metric !== "workoutCount" || !workoutOf(answer, "workoutMinutes", reading.date)).map((one) => reading(one, answer))),
                cards(answer),
            ],
        h("section", { class: "card" }, h("h2", {}, t("insight.title")),
            insights.length > 0 ? insightList(insights) : h("p", { class: "muted" }, t("insight.none"))),
        overWeeks(answer),
        habits(answer.habits, answer.readings.length > 0)));
}

function empty() {
    return h("section", { class: "card empty" }, h("h2", {}, t("recovery.empty")), h("p", {}, t("recovery.empty.words")),
        h("div", { class: "row" }, h("a", { class: "button primary", href: "/import" }, t("recovery.empty.import")), h("a", { class: "button", href: "/log" }, t("recovery.empty.log"))));
}

const icons = { sleep: "sleep", steps: "steps", workoutMinutes: "dumbbell", workoutCount: "dumbbell", activeEnergy: "flame", hrv: "pulse", hrvSleep: "pulse", restingHeartRate: "heart" };

const workoutOf = (answer, metric, date) => answer.readings.find(({ reading }) => reading.metric === metric && reading.date === date)?.reading;

function reading({ reading, why: behind }, answer) {
    const count = reading.metric === "workoutMinutes" && workoutOf(answer, "workoutCount", reading.date);
    const name = metricName(reading.metric);
    return h("section", { class: "card stat" }, h("h2", { class: "name" }, icon(icons[reading.metric]), name),
        h("span", { class: "figure" }, figure(reading.value, reading.metric), count && h("small", {}, ` · ${number(count.value)} ×`)),
        h("p", { class: "chip" }, reading.isRunning ? t("recovery.running") : difference(reading) ?? t("recovery.noBaseline")),
        reading.baseline && h("p", { class: "small muted" }, t("recovery.usual", { value: figure(reading.baseline.median, reading.metric) })),
        h("p", { class: "small muted" }, [reading.date === state.today ? t("recovery.fresh.today") : t("recovery.fresh.day", { date: shortDate(reading.date) }), sourceName(reading.source)].join(" · ")),
        why(behind, name));
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
                h("ul", { class: "list" }, findings.map(({ text, finding, why: formula }) => h("li", {}, h("p", {}, text),
                    h("div", { class: "behind" }, why({ formula, reference }, text), pairs(finding))))),
            ]);
}

function list() {
    return loading($("#days"), () => get(`/api/recovery/days?window=${state.window}${state.end ? `&end=${state.end}` : ""}`), drawList);
}

const columns = ["sleep", "hrv", "restingHeartRate", "steps", "activeEnergy", "workoutMinutes"];

function drawList(days) {
    const turn = (days) => { state.end = addDays(state.end, days); list(); };
    fill($("#turn"),
        h("button", { class: "button icon-only", type: "button", "aria-label": t("recovery.earlier"), onclick: () => turn(-28) }, icon("left")),
        h("button", { class: "button icon-only", type: "button", "aria-label": t("recovery.later"), disabled: !state.end || state.end >= state.today, onclick: () => turn(28) }, icon("right")));
    fill($("#days"), h("ul", { class: "list day-rows" }, days.map((day) => h("li", {},
        h("button", { type: "button", class: "day-row", "aria-haspopup": "dialog", onclick: () => openDay(day.date, state.window) },
            h("span", { class: "day-name" }, longDate(day.date)),
            h("span", { class: "day-figures" }, line(day)))))));
}

/** The figures of a day, each with an arrow where it differs. */
function line({ readings }) {
    const known = new Map(readings.map((reading) => [reading.metric === "hrvSleep" ? "hrv" : reading.metric, reading]));
    const shown = columns.filter((metric) => known.has(metric) && !(hidesCalories && metric === "activeEnergy"));
    if (shown.length === 0) return h("span", { class: "muted" }, t("recovery.list.none"));
    return shown.map((metric) => {
        const reading = known.get(metric);
        const words = difference(reading);
        return h("span", { class: "day-figure" }, h("span", { class: "muted small" }, metricName(reading.metric)), " ", h("span", { class: "number" }, figure(reading.value, reading.metric)),
            words && reading.delta !== 0 && [h("span", { "aria-hidden": "true" }, reading.delta < 0 ? " ↓" : " ↑"), h("span", { class: "visually-hidden" }, ` ${words}`)]);
    });
}
