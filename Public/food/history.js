// Looking back: a week or a month as a calendar with its sums, and a search over everything that was logged.
import { $, $$, fill, h, icon } from "/shared/dom.js";
import { get, onChange } from "/shared/api.js";
import { addDays, calories, clock, hidesCalories, hours, longDate, monthName, number, shortDate, volume, weekday, weightChange } from "/shared/format.js";
import { chart } from "/shared/charts.js";
import { loading } from "/shared/loading.js";
import { keepPeriod, period } from "/shared/period.js";
import { pager } from "/shared/pager.js";
import { t } from "/shared/i18n.js";
import { whyWords } from "/shared/why.js";

const place = $("#period");
const asked = new URLSearchParams(location.search);
const state = { span: (asked.get("span") ?? (period() === 7 ? "week" : "month")) === "week" ? "week" : "month", today: undefined, date: undefined };

fill($("#spans"), ["week", "month"].map((span) => h("button", { type: "button", "data-span": span, onclick: () => { state.span = span; if ((span === "week") !== (period() === 7)) keepPeriod(span === "week" ? 7 : 30); show(); } }, t(`history.${span}`))));
await loading($("#spans"), () => get("/api/today"), (day) => {
    state.today = day.date;
    const wanted = asked.get("date");
    state.date = wanted && wanted <= day.date ? wanted : day.date;
});
if (state.today) {
    show();
    onChange(["day", "profile"], show);
}
searchForm();

/** The first and last day of the week, from Monday, or the month that `date` is in. */
function bounds(date) {
    if (state.span === "month") {
        const start = `${date.slice(0, 8)}01`;
        const next = addDays(start, 31);
        return [start, addDays(`${next.slice(0, 8)}01`, -1)];
    }
    return [addDays(date, -weekday(date)), addDays(date, 6 - weekday(date))];
}

function show() {
    for (const button of $("#spans").children) button.setAttribute("aria-pressed", String(button.dataset.span === state.span));
    history.replaceState(null, "", `?span=${state.span}&date=${state.date}`);
    const [from, to] = bounds(state.date);
    const range = `from=${from}&to=${to < state.today ? to : state.today}`;
    return loading(place, () => Promise.all([get(`/api/food-periods?${range}`), get(`/api/workout-logs?${range}`)]), (answers) => draw(answers, from, to));
}

function draw([{ period, changes, findings, to: last }, workouts], from, to) {
    const go = (date) => { state.date = date; show(); };
    const title = state.span === "month" ? monthName(from) : t("history.weekOf", { from: shortDate(from), to: shortDate(to) });
    fill(place,
        h("div", { class: "row spread" }, h("h2", {}, title),
            h("div", { class: "row" },
                h("button", { class: "button icon-only", type: "button", "aria-label": t("history.before"), onclick: () => go(addDays(from, -1)) }, icon("left")),
                h("button", { class: "button icon-only", type: "button", "aria-label": t("history.after"), disabled: to >= state.today, onclick: () => go(addDays(to, 1)) }, icon("right")))),
        h("section", { class: "card", "aria-label": t("history.calendar") }, calendar(period, from, to),
            h("p", { class: "row small muted" }, ["all", "some", "nothing"].map((name) => h("span", { class: "row" }, h("i", { class: `dot logged-${name}` }), t(`history.logged.${name}`))), !hidesCalories && h("span", {}, `★ ${t("history.onTarget")}`))),
        period.calendar.every((day) => day.logged === "nothing")
            ? h("p", { class: "card empty" }, t("history.empty"))
            : [
                pictures(period, from, last),
                said(findings),
                figures(period, changes),
                h("div", { class: "grid" }, timing(period), top(period)),
            ],
        trained(workouts));
    for (const box of $$("[data-chart]", place)) chart(box, box.dataset.chart);
}

/** The charts of the period; weight has ranges of its own. */
function pictures(period, from, to) {
    const range = `?from=${from}&to=${to}`;
    const shown = ["energy", "macros", "meals", "times"].filter((name) => name !== "energy" || !hidesCalories).map((name) => [name, range]);
    if (period.weightChange !== undefined) shown.push(["weight", `?range=${state.span === "week" ? 7 : 30}&end=${to}`]);
    return h("div", { class: "grid charts" }, shown.map(([name, query]) => h("section", { class: "card" }, h("h2", {}, t(`chart.${name}.title`)),
        h("div", { class: "chart-box", "data-chart": `/charts/${name}.svg${query}` }),
        h("p", { class: "row small" }, ["svg", "csv", "json"].map((form) => h("a", { href: `/charts/${name}.${form}${query}`, download: `${name}-${to}.${form}` }, form.toUpperCase()))))));
}

function said(findings) {
    const shown = findings.filter((finding) => !(hidesCalories && finding.isAboutEnergy));
    return shown.length > 0 && h("section", { class: "card" }, h("h2", {}, t("history.findings")), h("ul", { class: "list" }, shown.map((finding) => h("li", {}, finding.text))));
}

function calendar(period, from, to) {
    const known = new Map(period.calendar.map((day) => [day.date, day]));
    const cells = [];
    for (let date = from; date <= to; date = addDays(date, 1)) {
        const day = known.get(date);
        const properties = cells.length === 0 ? { style: { "grid-column-start": String(weekday(from) + 1) } } : {};
        cells.push(h("li", properties, day ? link(day) : h("span", { class: "to-come" }, String(Number(date.slice(8))))));
    }
    return h("ul", { class: "calendar" }, [1, 2, 3, 4, 5, 6, 7].map((day) => h("li", { class: "weekday", "aria-hidden": "true" }, t(`weekday.short.${day}`))), cells);
}

function link(day) {
    const says = [longDate(day.date), t(`history.logged.${day.logged}`), calories(day.energy), !hidesCalories && day.isOnTarget && t("history.onTarget")].filter(Boolean).join(", ");
    return h("a", { href: `/food?date=${day.date}`, "aria-label": says, "aria-current": day.date === state.today ? "date" : undefined },
        h("span", {}, String(Number(day.date.slice(8)))),
        h("span", { class: "marks", "aria-hidden": "true" }, h("i", { class: `dot logged-${day.logged}` }), !hidesCalories && day.isOnTarget && "★"));
}

const nutrients = [["protein", "g"], ["carbs", "g"], ["fat", "g"], ["fibre", "g"], ["salt", "g"]];

/** What a day of the period holds on average, with that of the period before where both are known. */
function figures(period, changes) {
    const before = new Map(changes.map((change) => [change.metric, change.before]));
    const least = (average, text) => (average.atLeastDays > 0 ? t("history.atLeast", { value: text }) : text);
    const average = (metric, write) => {
        const now = period.averages[metric];
        const then = before.get(metric);
        const share = period.shares[metric];
        return now && [least(now, write(now.mean)), [share && t("history.share", { percent: number(period.percents[metric] ?? share.mean * 100) }), then && t("history.change", { value: least(then, write(then.mean)) })].filter(Boolean).join(" · ")];
    };
    const facts = [
        ["history.days", [number(period.loggedDays)]],
        ["history.weight", period.weightChange !== undefined && [weightChange(period.weightChange)]],
        ["today.calories", !hidesCalories && average("energy", calories)],
        ["history.total", !hidesCalories && period.totalEnergy !== undefined && [least(period.averages.energy, calories(period.totalEnergy))]],
        ["history.adherence", !hidesCalories && period.judged > 0 && [t("history.adherence.of", { count: period.onTarget, total: period.judged }), `${number((100 * period.onTarget) / period.judged)} %`]],
        ["history.nearest", !hidesCalories && period.nearest && [shortDate(period.nearest)]],
        ["history.furthest", !hidesCalories && period.furthest && [shortDate(period.furthest)]],
        ["history.water", average("water", volume)],
        ...nutrients.map(([metric, unit]) => [`nutrient.${metric}`, average(metric, (value) => `${number(value, value < 20 ? 1 : 0)} ${unit}`)]),
    ].filter(([, value]) => value);
    return h("section", { class: "card" }, h("div", { class: "card-head" }, h("h2", {}, t("history.averages")), whyWords(t("why.averages"), t("history.averages"))), h("dl", { class: "facts" }, facts.map(([key, [value, aside]]) => h("div", {}, h("dt", {}, t(key)), h("dd", {}, value, aside && h("small", { class: "aside muted" }, aside))))));
}

function timing({ slots, timing: times, late, snacks }) {
    const facts = [
        ["history.timing.first", times && clock(times.first)],
        ["history.timing.last", times && clock(times.last)],
        ["history.timing.window", times && hours(times.window)],
        ["history.timing.late", late && `${number(late.share * 100)} %`],
        ["history.timing.snacks", snacks && `${number(snacks.share * 100)} %`],
    ].filter(([, value]) => value);
    return h("section", { class: "card" }, h("div", { class: "card-head" }, h("h2", {}, t("history.timing")), whyWords(t("why.timing"), t("history.timing"))), h("dl", { class: "facts" }, facts.map(([key, value]) => h("div", {}, h("dt", {}, t(key)), h("dd", {}, value)))),
        h("ul", { class: "list" }, slots.map((slot) => h("li", { class: "row spread" }, h("span", { class: "row" }, icon(slot.slot), t(`slot.${slot.slot}`)), h("span", { class: "muted number" }, t("history.usually", { time: clock(slot.usualMinute) }))))));
}

const top = (period) => h("section", { class: "card" }, h("h2", {}, t("history.top")),
    h("ol", { class: "list" }, period.topFoods.map((food) => h("li", { class: "row spread" }, h("span", {}, food.name), h("span", { class: "muted number" }, t("history.times", { count: food.count }))))));

/** The workouts of the period, those that a device recorded among them. */
function trained(workouts) {
    return workouts.length > 0 && h("section", { class: "card" }, h("h2", {}, t("history.workouts")),
        h("ul", { class: "list" }, workouts.toReversed().map((one) => h("li", {},
            h("div", { class: "row spread" },
                h("a", { href: `/train?date=${one.logDate}` }, `${longDate(one.logDate)}: ${one.name}`),
                h("span", { class: "muted number" }, one.durationMinutes !== undefined && t("train.minutes", { count: number(one.durationMinutes) }))),
            one.recorded && h("span", { class: "chip" }, t("train.recorded", { source: one.recorded.source }))))));
}

function searchForm() {
    const input = h("input", { class: "input", type: "search", id: "history-q", "aria-label": t("history.search"), placeholder: t("history.search.placeholder") });
    const results = h("div", { class: "stack", "aria-live": "polite" });
    let timer;
    function look(page = 1) {
        const q = input.value.trim();
        const found = async () => q && get(`/api/food-entries?q=${encodeURIComponent(q)}&page=${page}`);
        loading(results, found, ({ entries, hasMore }) => {
            if (!entries) return void fill(results);
            fill(results, entries.length === 0 ? h("p", { class: "muted" }, t("history.search.none")) : h("ul", { class: "list" }, entries.map((entry) => h("li", {},
                h("a", { href: `/food?date=${entry.logDate}` }, longDate(entry.logDate), ` ${entry.logDate.slice(0, 4)}`),
                h("p", {}, entry.foodName, " ", h("span", { class: "muted number" }, [t(`slot.${entry.slot}`), calories(entry.calories)].filter(Boolean).join(" · "))),
                entry.notes && h("p", { class: "small muted" }, entry.notes)))),
            pager(results, { page, hasMore }, look, ["history.newer", "history.older"]));
        });
    }
    input.addEventListener("input", () => { clearTimeout(timer); timer = setTimeout(look, 300); });
    fill($("#search"), input, results);
}
