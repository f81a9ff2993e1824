import { $, fill, h, icon } from "/shared/dom.js";
import { get, onChange } from "/shared/api.js";
import { chart } from "/shared/charts.js";
import { addDays, hidesCalories, hours, number, shortDate, show as inUnit, today, weight } from "/shared/format.js";
import { loading } from "/shared/loading.js";
import { period, periodControl } from "/shared/period.js";
import { t } from "/shared/i18n.js";
import { daysOf } from "/day/days.js";
import { bandSpark, barSpark, places, trendSpark } from "/shared/spark.js";
import { crosshair, stopsOf } from "/shared/crosshair.js";
import { whyButton } from "/shared/why.js";

const charts = ["weight", "calories", "steps", "biofeedback"].filter((name) => !(hidesCalories && name === "calories"));
const asked = new URLSearchParams(location.search);
let range = period();
let shown = charts.includes(asked.get("chart")) ? asked.get("chart") : "weight";

periodControl($("#ranges"), () => range, (days) => { range = days; show(); });
fill($("#tabs"), charts.map((name) => h("button", {
    type: "button", role: "tab", id: `tab-${name}`, "data-chart": name, "aria-controls": "panel",
    onclick: () => choose(name), onkeydown: moveTab,
}, t(`chart.${name}.title`))));
show();
onChange(["day", "profile"], show);

/** The chart that stands there already stays, and the focus in it. */
function choose(name) {
    if (name === shown) return;
    shown = name;
    showChart();
}

function moveTab(event) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    choose(charts[(charts.indexOf(shown) + step + charts.length) % charts.length]);
    $(`#tab-${shown}`).focus();
}

function show() {
    showChart();
    loading($("#lead"), load, draw);
}

function showChart() {
    history.replaceState(null, "", `?range=${range}&chart=${shown}`);
    for (const tab of $("#tabs").children) {
        const isShown = tab.dataset.chart === shown;
        tab.setAttribute("aria-selected", String(isShown));
        tab.tabIndex = isShown ? 0 : -1;
    }
    $("#panel").setAttribute("aria-labelledby", `tab-${shown}`);
    chart($("#chart"), `/charts/${shown}.svg?range=${range}`);
    fill($("#downloads"), h("span", { class: "muted" }, t("trends.take")),
        ["svg", "csv", "json"].map((form) => h("a", { class: "button quiet", href: `/charts/${shown}.${form}?range=${range}`, download: `${shown}-${range}.${form}` }, form.toUpperCase())));
}

function load() {
    return Promise.all([get(`/api/trends?range=${range}`), get(`/api/daily-logs/range/${range}`), get(`/charts/weight.json?range=${range}`)]);
}

function draw([answer, logs, trend]) {
    const end = answer.end;
    $("#dates").textContent = t("trends.from", { from: shortDate(addDays(end, 1 - range)), to: shortDate(end) });
    fill($("#lead"), lead(trend.map((day) => day.trendKg ?? undefined).filter((value) => value !== undefined)));
    const all = [...answer.cards.filter(({ metric }) => metric !== "weight" && !(hidesCalories && metric === "energy")).map((one) => card(one, logs, end)), weightCard(answer.cards.find(({ metric }) => metric === "weight"), trend),
        ...felt.map((one) => feltCard(one, logs, end)), waist(logs, end)];
    const known = all.filter((one) => one instanceof Element);
    const open = all.filter((one) => !known.includes(one));
    $("#main").classList.toggle("is-empty", known.length === 0);
    if (known.length === 0) fill($("#lead"), h("div", { class: "card empty" }, h("h2", {}, t("trends.empty")), h("p", {}, t("trends.empty.words")), h("a", { class: "button primary", href: `/log?date=${end}` }, t("recovery.empty.log"))));
    fill($("#cards"), known, known.length > 0 && open.length > 0 && h("section", { class: "card open" }, h("h3", { class: "eyebrow" }, t("trends.open")),
        h("ul", { class: "chips" }, open.map(({ symbol, title, href }) => h("li", {}, h("a", { class: "button", href, "aria-label": t("today.enter", { name: title }) }, icon(symbol), title))))));
}

/** The weight behind the noise, and what became of it. */
function lead(known) {
    if (known.length === 0) return h("p", { class: "lead muted" }, t("trends.empty.weight"));
    const change = known.at(-1) - known[0];
    const key = weight(Math.abs(change)) === weight(0) ? "trends.lead.same" : change < 0 ? "trends.lead.down" : "trends.lead.up";
    const [figure, unit] = weight(known.at(-1)).split(" ");
    return [
        h("div", { class: "hue-weight" }, h("p", { class: "eyebrow" }, icon("weight"), t("today.weight")), h("p", { class: "figure display" }, figure, h("small", {}, ` ${unit} ${t("trends.lead")}`))),
        h("p", { class: "lead muted" }, known.length > 1 && t(key, { value: weight(Math.abs(change)), count: number(range) }), " ", h("a", { href: "/plan" }, t("trends.going"))),
    ];
}

const format = {
    weight: (value) => weight(value),
    energy: (value) => `${number(value)} kcal`,
    steps: (value) => number(value),
    sleep: (value) => hours(value),
};
const names = { weight: "weight", energy: "calories", steps: "steps", sleep: "sleep" };
const kinds = { energy: ["food", "hue-food", "caloriesConsumed"], steps: ["steps", "hue-steps", "steps"], sleep: ["sleep", "hue-sleep", "sleepHours"], weight: ["weight", "hue-weight"] };
const felt = [["moodRating", "log.mood", "smile", "hue-felt"], ["energyLevel", "log.energy", "flame", "hue-steps"], ["stressLevel", "log.stress", "pulse", "hue-heart"]];

/** Days as they are, or the means of their weeks from 90 days on; unknown ones are undefined. */
function points(logs, end, name) {
    const days = daysOf(logs, end, name, range);
    if (range < 90) return days;
    const weeks = [];
    for (let at = days.length; at > 0; at -= 7) {
        const known = days.slice(Math.max(at - 7, 0), at).filter((value) => value !== undefined);
        weeks.unshift(known.length > 0 ? known.reduce((sum, value) => sum + value, 0) / known.length : undefined);
    }
    return weeks;
}

/** A small picture that tells its values; `says(index)` words one of them. */
const told = (picture, says) => crosshair(picture, t("chart.role"), () => stopsOf(places.get(picture), says));

/** The day of a point, or its week from 90 days on. */
function when(index, end) {
    if (range < 90) return shortDate(addDays(end, index + 1 - range));
    return t("trends.week", { date: shortDate(addDays(end, Math.max(1 - range, 7 * (index + 1 - Math.ceil(range / 7)) - 6))) });
}

const ends = (end) => h("p", { class: "ends caption quiet-ink", "aria-hidden": "true" }, h("span", {}, shortDate(addDays(end, 1 - range))), h("span", {}, shortDate(end)));

function heading(symbol, title, behind) {
    return h("div", { class: "name" }, h("h3", { class: "eyebrow" }, icon(symbol), title), behind);
}

function card(answer, logs, end) {
    const { metric } = answer;
    const [symbol, hue, name] = kinds[metric];
    const title = t(`trends.card.${names[metric]}`);
    if (isUnknown(answer)) return { symbol, title: t(titles[metric]), href: metric === "energy" ? "/food" : `/log?date=${end}` };
    const values = points(logs, end, name);
    // Hours are stored for sleep, and shown from minutes.
    const write = (value) => format[metric](metric === "sleep" ? value * 60 : value);
    return h("section", { class: `card ${hue}` }, heading(symbol, title, whyButton(`/api/why/${metric}?range=${range}`, title)), ...means(answer),
        told(barSpark(values, { height: 72, label: title }), (index) => `${when(index, end)}: ${write(values[index])}`), ends(end));
}

/** What is not logged is no card: all of that stands together, each with the way to enter it. */
const isUnknown = ({ firstDays, secondDays }) => firstDays + secondDays === 0;
const titles = { energy: "chart.calories.title", steps: "chart.steps.title", sleep: "today.sleep" };

function weightCard(answer, trend) {
    if (isUnknown(answer)) return { symbol: "weight", title: t("today.weight"), href: `/log?date=${today()}` };
    const title = t("trends.card.weight");
    const ofTrend = (index) => `${shortDate(trend[index].date)}: ${[trend[index].weightKg && weight(trend[index].weightKg), `${t("trends.lead")} ${weight(trend[index].trendKg)}`].filter(Boolean).join(", ")}`;
    return h("section", { class: "card hue-weight" }, heading("weight", title, whyButton(`/api/why/weight?range=${range}`, title)), ...means(answer),
        told(trendSpark(range < 90 ? trend.map((day) => day.weightKg ?? undefined) : [], trend.map((day) => day.trendKg ?? undefined), { height: 72, label: title }), ofTrend), trend.length > 0 && ends(trend.at(-1).date));
}

/** A mean, and how its two halves differ. No direction is good or bad. */
function means({ metric, mean, first, second, change, firstDays, secondDays }) {
    const isKnown = change !== undefined;
    const direction = !isKnown || Math.abs(change) < 0.005 * Math.abs(first) ? "same" : change < 0 ? "less" : "more";
    const arrow = { same: "→", less: "↓", more: "↑" }[direction];
    return [
        h("p", { class: "figure" }, mean === undefined ? "–" : format[metric](mean)),
        isKnown
            ? h("p", { class: "small muted" }, `${arrow} ${format[metric](Math.abs(change))}`, h("span", { class: "visually-hidden" }, ` ${t(`trends.${direction}`)}. ${t("trends.before", { first: format[metric](first), second: format[metric](second) })}`))
            : h("p", { class: "small muted" }, t(firstDays + secondDays === 1 ? "trends.days.one" : "trends.days", { value: firstDays + secondDays })),
    ];
}

function feltCard([name, label, symbol, hue], logs, end) {
    const known = daysOf(logs, end, name, range).filter((value) => value !== undefined);
    const values = points(logs, end, name);
    if (known.length === 0) return { symbol, title: t(label), href: `/log?date=${end}` };
    const mean = known.reduce((sum, value) => sum + value, 0) / known.length;
    return h("section", { class: `card ${hue}` }, heading(symbol, t(label)), h("p", { class: "figure" }, number(mean, 1), h("small", {}, " / 10")),
        h("p", { class: "small muted" }, t(known.length === 1 ? "trends.days.one" : "trends.days", { value: number(known.length) })), told(bandSpark(values, { height: 72, label: t(label) }), (index) => `${when(index, end)}: ${number(values[index], range < 90 ? 0 : 1)}`), ends(end));
}

const allMeasures = () => h("a", { class: "why-open", href: "/measures" }, t("measures.list"));

function waist(logs, end) {
    const days = daysOf(logs, end, "waistCm", range).map((value, index) => ({ value, date: addDays(end, index + 1 - range) })).filter(({ value }) => value !== undefined);
    const known = days.map(({ value }) => value);
    if (known.length === 0) return { symbol: "scale", title: t("log.waist"), href: "/measures?measure=waist" };
    return h("section", { class: "card hue-weight" }, heading("scale", t("log.waist"), allMeasures()), h("p", { class: "figure" }, inUnit("length", known.at(-1))), h("p", { class: "small muted" }, t(known.length === 1 ? "trends.days.one" : "trends.days", { value: number(known.length) })), told(trendSpark([], known, { height: 72, label: t("log.waist") }), (index) => `${shortDate(days[index].date)}: ${inUnit("length", known[index])}`), ends(end));
}
