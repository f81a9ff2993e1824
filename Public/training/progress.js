// How training goes: one exercise with its estimated maximum and bests, and the weeks by muscle.
import { $, fill, h } from "/shared/dom.js";
import { get, onChange } from "/shared/api.js";
import { chart } from "/shared/charts.js";
import { addDays, fullDate, longDate, number, show as shown, today, weight } from "/shared/format.js";
import { loading } from "/shared/loading.js";
import { period, periodControl } from "/shared/period.js";
import { t } from "/shared/i18n.js";
import { why } from "/shared/why.js";

const place = $("#progress");
const asked = new URLSearchParams(location.search);
const state = { exercise: asked.get("exercise") ?? "", range: period(90) };

show();
onChange(["day", "profile"], show);

function show() {
    return loading(place, () => Promise.all([get(`/api/training/progress?exercise=${encodeURIComponent(state.exercise)}`), get("/api/training/volume")]), draw);
}

function draw([progress, volume]) {
    if (progress.exercises.length === 0) {
        fill(place, empty());
        return;
    }
    const hadFocus = document.activeElement?.id;
    fill(place, h("div", { class: "stack" }, picker(progress), strength(progress), next(progress), records(progress), sessions(progress), weeks(volume), muscles(volume)));
    if (hadFocus) document.getElementById(hadFocus)?.focus();
    for (const box of place.querySelectorAll("[data-chart]")) chart(box, box.dataset.chart);
}

const empty = () => h("section", { class: "card empty" }, h("h2", {}, t("progress.empty")), h("p", {}, t("progress.empty.words")),
    h("p", {}, h("a", { class: "button primary", href: "/train" }, t("progress.empty.train"))));

function choose(changes) {
    Object.assign(state, changes);
    history.replaceState(null, "", `?${new URLSearchParams({ exercise: state.exercise, range: state.range })}`);
    show();
}

function picker({ exercises, exercise }) {
    return h("div", { class: "row picker" },
        h("div", { class: "field" }, h("label", { for: "exercise" }, t("progress.exercise")),
            h("select", { id: "exercise", onchange: (event) => choose({ exercise: event.target.value }) },
                exercises.map((one) => h("option", { value: one.key, selected: one.key === exercise }, t("progress.exercise.option", { name: one.name, count: one.sessions }))))),
        ranges());
}

function ranges() {
    const place = h("div", { class: "segmented", role: "group", "aria-label": t("trends.range") });
    periodControl(place, () => state.range, (days) => choose({ range: days }));
    return place;
}

/** A chart with its figures to take away; what follows one that may have nothing to show waits until that is known. */
function picture(name, { exercise, isLikelyEmpty = false } = {}) {
    const query = `?${new URLSearchParams({ range: state.range, ...(exercise && { exercise }) })}`;
    return [
        h("div", { class: "chart-box", "data-waiting": isLikelyEmpty, "data-chart": `/charts/training/${name}.svg${query}` }),
        h("p", { class: "row small" }, ["svg", "csv", "json"].map((form) => h("a", { href: `/charts/training/${name}.${form}${query}`, download: `${name}.${form}`, "aria-label": `${t(`chart.training.${name}.title`, { name: "" })} ${form.toUpperCase()}` }, form.toUpperCase()))),
    ];
}

function strength({ exercise, name, estimate, sessions }) {
    const isBody = sessions[0]?.best?.body > 0;
    return h("section", { class: "card" }, h("h2", {}, `${t("progress.estimate")}: ${name}`),
        estimate
            ? [
                h("p", {}, h("strong", {}, t("progress.estimate.latest", { value: estimate.text })), estimate.smoothed !== undefined && ` · ${t("progress.estimate.line", { value: weight(estimate.smoothed) })}`),
                isBody && h("p", { class: "small muted" }, t("progress.estimate.body")),
                picture("e1rm", { exercise, isLikelyEmpty: !sessions.some(({ best, date }) => best && date > addDays(today(), -state.range)) }),
                why(estimate.why, t("progress.estimate")),
            ]
            : h("p", { class: "muted" }, t("progress.estimate.none")));
}

function next({ next: step }) {
    return step && h("section", { class: "card" }, h("h2", {}, t("progress.next")), h("p", {}, step.text), h("p", { class: "small muted" }, t("progress.next.note")), why(step.why, t("progress.next")));
}

function records({ records }) {
    return h("section", { class: "card" }, h("h2", {}, t("progress.records")), h("p", { class: "small muted" }, t("progress.records.hint")),
        records.length === 0
            ? h("p", { class: "muted" }, t("progress.records.none"))
            : h("ul", { class: "list" }, records.map((one) => h("li", { class: "record" },
                h("h3", {}, one.label), h("span", { class: "figure number" }, one.text),
                h("span", { class: "small muted" }, [fullDate(one.record.date), one.previousText && t("progress.records.before", { value: one.previousText })].filter(Boolean).join(" · ")),
                one.isRecord ? h("span", { class: "chip good" }, t("progress.records.new")) : h("span"),
                why(one.why, one.label)))));
}

function sessions({ sessions }) {
    return h("section", { class: "card" }, h("h2", {}, t("progress.sessions")), h("ul", { class: "list" }, sessions.map((one) => h("li", { class: "session" },
        h("h3", {}, longDate(one.date), h("span", { class: "muted" }, ` · ${one.workout}`)),
        h("p", { class: "number" }, one.texts.join(", ")),
        h("p", { class: "small muted" }, [one.tonnage > 0 && t("progress.sessions.tonnage", { value: shown("weight", one.tonnage, 0) }), one.bestText && t("progress.sessions.estimate", { value: one.bestText }), heart(one)].filter(Boolean).join(" · "))))));
}

/** What a device recorded of the heart meanwhile. */
function heart({ heartRate, heartRateMax }) {
    return [
        heartRate !== undefined && t("progress.sessions.heart", { value: number(heartRate) }),
        heartRateMax !== undefined && t("progress.sessions.heart.max", { value: number(heartRateMax) }),
    ].filter(Boolean).join(" · ");
}

function weeks({ workouts, tonnage, target }) {
    const stat = (key, figure, aside) => h("div", {}, h("dt", {}, t(key)), h("dd", {}, figure.text, h("small", { class: "aside muted" }, t("progress.week.mean", { value: figure.meanText })), aside && h("small", { class: "aside muted" }, aside)));
    return h("section", { class: "card" }, h("h2", {}, t("progress.week")),
        h("dl", { class: "facts" }, stat("progress.week.workouts", workouts, target && t("progress.week.target", { count: target })), stat("progress.week.tonnage", tonnage)),
        h("h3", {}, t("chart.training.frequency.title")), picture("frequency"),
        h("h3", {}, t("chart.training.volume.title")), picture("volume"));
}

function muscles({ muscles, setsOfUnknownMuscles }) {
    return h("section", { class: "card" }, h("h2", {}, t("progress.muscles")), h("p", { class: "small muted" }, t("progress.muscles.bands")),
        muscles.length === 0
            ? h("p", { class: "muted" }, t("progress.muscles.none"))
            : [
                picture("muscles"),
                h("table", { class: "muscles", tabindex: 0 },
                    h("thead", {}, h("tr", {}, ["muscle", "now", "mean", "band"].map((name) => h("th", { scope: "col" }, t(`progress.muscles.${name}`))))),
                    h("tbody", {}, muscles.map((one) => h("tr", {}, h("th", { scope: "row" }, one.name, why(one.why, one.name)),
                        h("td", {}, sets(one.sets)), h("td", {}, sets(one.mean)), h("td", {}, t(`progress.band.${one.band}`)))))),
            ],
        setsOfUnknownMuscles > 0 && h("p", { class: "small muted" }, t("progress.muscles.unknown", { count: setsOfUnknownMuscles })));
}

const sets = (value) => number(value, Number.isInteger(value) ? 0 : 1);
