// One day in a dialog: its figures with their sources and what lost against them, sleep by stage, workouts, hours.
import { $, fill, h } from "/shared/dom.js";
import { get } from "/shared/api.js";
import { calories, clock, longDate, number } from "/shared/format.js";
import { loading } from "/shared/loading.js";
import { t } from "/shared/i18n.js";
import { difference, figure, listed, metricName } from "/recovery/figures.js";
import { sourceName, whyButton } from "/shared/why.js";

export function openDay(date, window) {
    const dialog = $("#day");
    const content = h("div", {});
    fill(dialog,
        h("div", { class: "card-head" }, h("h2", { id: "day-title" }, longDate(date)), h("button", { class: "button", type: "button", onclick: () => dialog.close() }, t("recovery.close"))),
        content);
    dialog.showModal();
    return loading(content, () => get(`/api/recovery?date=${encodeURIComponent(date)}&window=${window}`), (answer) => fill(content, day(answer)));
}

function day(answer) {
    const { sleep = [], workouts = [], hourlySteps = [], hourlyHeartRate = [] } = answer.day.recorded ?? {};
    const known = listed.filter((metric) => answer.day.figures[metric]);
    if (known.length === 0 && sleep.length === 0 && workouts.length === 0) return h("p", { class: "empty" }, t("recovery.list.none"));
    return [
        figures(answer, known),
        sleep.length > 0 && h("section", {}, h("h3", {}, t("recovery.stages")), sleep.map(night)),
        workouts.length > 0 && h("section", {}, h("h3", {}, t("recovery.workouts")), h("ul", { class: "list" }, workouts.map(workout))),
        hours("recovery.hours.steps", hourlySteps, "steps"),
        hours("recovery.hours.heart", hourlyHeartRate, "heartRate"),
    ];
}

function figures(answer, known) {
    const readings = new Map(answer.readings.filter(({ reading }) => reading.date === answer.date).map(({ reading }) => [reading.metric, reading]));
    return known.length > 0 && h("table", {}, h("caption", { class: "visually-hidden" }, t("recovery.figures")),
        h("thead", {}, h("tr", {}, ["recovery.figure", "recovery.value", "recovery.sources"].map((key) => h("th", { scope: "col" }, t(key))))),
        h("tbody", {}, known.map((metric) => {
            const one = answer.day.figures[metric];
            const reading = readings.get(metric);
            const words = reading && (reading.isRunning ? t("recovery.running") : difference(reading));
            return h("tr", {}, h("th", { scope: "row" }, h("div", { class: "row tight" }, metricName(metric), whyButton(`/api/why/${metric}?date=${answer.date}`, metricName(metric)))),
                h("td", { class: "number" }, figure(one.value, metric), words && h("div", { class: "small muted" }, words)),
                h("td", {}, sourceName(one.source), one.others.map((other) => h("div", { class: "small muted" }, t("recovery.lost", { value: figure(other.value, metric), source: sourceName(other.source) })))));
        })));
}

/** A time of the wall clock from minutes that may lie before midnight. */
const time = (minute) => clock(((Math.round(minute) % 1440) + 1440) % 1440);

function night(session) {
    const length = session.end - session.start;
    const spans = session.spans.filter((span) => span.stage !== "inBed" && span.end > span.start);
    const totals = new Map();
    for (const span of session.spans) totals.set(span.stage, (totals.get(span.stage) ?? 0) + span.end - span.start);
    return h("div", { class: "night" },
        h("p", {}, t("recovery.session", { from: time(session.start), to: time(session.end) }), session.source && h("span", { class: "muted" }, ` · ${sourceName(session.source)}`)),
        length > 0 && spans.length > 0 && h("div", { class: "stages", "aria-hidden": "true" }, spans.map((span) => h("i", {
            class: `stage-${span.stage}`, style: { "inset-inline-start": `${((span.start - session.start) / length) * 100}%`, "inline-size": `${((span.end - span.start) / length) * 100}%` },
        }))),
        h("ul", { class: "row small stage-list" }, [...totals].map(([stage, minutes]) => h("li", {}, h("i", { class: `dot stage-${stage}` }), ` ${t(`recovery.stage.${stage}`)} ${figure(minutes, "sleep")}`))));
}

/** The Health app's word for a workout, in the reader's language where it is a usual one. */
function activity(name) {
    const words = t(`recovery.activity.${name}`);
    return words.startsWith("«") ? name.replace(/(?<=[a-z])(?=[A-Z])/g, " ") : words;
}

function workout(one) {
    const facts = [
        figure(one.minutes, "workoutMinutes"), one.distance !== undefined && figure(one.distance, "distance"), one.activeEnergy !== undefined && calories(one.activeEnergy),
        one.heartRate !== undefined && figure(one.heartRate, "heartRate"),
    ].filter(Boolean);
    return h("li", {}, h("strong", {}, activity(one.activity)), ` ${time(one.minute)} · ${facts.join(" · ")} `,
        h("span", { class: "muted small" }, sourceName(one.source), one.isRepeat && ` · ${t("recovery.workout.repeat")}`));
}

function hours(title, values, metric) {
    const most = Math.max(...values.map((value) => value ?? 0), 0);
    return most > 0 && h("section", {}, h("h3", {}, t(title)),
        h("ol", { class: "hours" }, values.map((value, hour) => h("li", { style: { "--share": `${((value ?? 0) / most) * 100}%` } },
            h("span", { class: "visually-hidden" }, t("recovery.hour", { hour, value: value === null ? "–" : figure(value, metric) }))))),
        h("div", { class: "row spread small muted", "aria-hidden": "true" }, [0, 6, 12, 18, 24].map((hour) => h("span", {}, number(hour)))));
}
