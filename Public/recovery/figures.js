// How figures of recovery are written.
import { h } from "/shared/dom.js";
import { hours, number, shortDate, show } from "/shared/format.js";
import { t } from "/shared/i18n.js";

const minutes = ["sleep", "sleepInBed", "sleepAwake", "sleepCore", "sleepDeep", "sleepREM", "workoutMinutes", "activeMinutes", "mindfulMinutes"];
const units = {
    hrv: "ms", hrvSleep: "ms", rmssd: "ms", restingHeartRate: "bpm", heartRate: "bpm", heartRateMin: "bpm", heartRateMax: "bpm",
    activeEnergy: "kcal", basalEnergy: "kcal", steps: "", workoutCount: "", respiratoryRate: "/min", oxygenSaturation: "%",
    vo2Max: "ml/kg/min", sleepQuality: "/ 10", mood: "/ 10", energyLevel: "/ 10", stress: "/ 10",
};
const decimals = { respiratoryRate: 1, oxygenSaturation: 1, vo2Max: 1, sleepQuality: 1, mood: 1, energyLevel: 1, stress: 1 };

/** The metrics of this page, in the order they are listed in. */
export const metrics = [
    "sleep", "sleepInBed", "sleepAwake", "sleepCore", "sleepDeep", "sleepREM", "sleepQuality", "hrvSleep", "hrv", "rmssd", "restingHeartRate",
    "heartRate", "heartRateMin", "heartRateMax", "respiratoryRate", "oxygenSaturation", "vo2Max", "steps", "distance", "activeEnergy",
    "basalEnergy", "activeMinutes", "workoutMinutes", "workoutCount", "mindfulMinutes", "energyLevel", "mood", "stress",
];

export const metricName = (metric) => t(`recovery.metric.${metric}`);

/** A figure with its unit. */
export function figure(value, metric) {
    if (minutes.includes(metric)) return Math.round(value) >= 60 ? hours(Math.round(value)) : `${number(value)} min`;
    if (metric === "distance") return show("distance", value * 1000);
    return `${number(value, decimals[metric] ?? 0)} ${units[metric] ?? ""}`.trim();
}

/** How a figure differs from what is usual; nothing without a baseline. */
export function difference({ delta, metric }) {
    if (delta === undefined) return undefined;
    const shown = figure(Math.abs(delta), metric);
    return shown === figure(0, metric) ? t("recovery.delta.same") : t(delta < 0 ? "recovery.delta.less" : "recovery.delta.more", { delta: shown });
}

/** The pairs behind a finding. */
export function pairs(finding) {
    const yes = finding.threshold === undefined;
    return h("div", { class: "scroll", tabindex: 0, role: "region", "aria-label": t("habits.pairs", { count: finding.pairs.length }) },
        h("table", {}, h("caption", {}, t("habits.pairs", { count: finding.pairs.length })),
            h("thead", {}, h("tr", {}, h("th", { scope: "col" }, t("recovery.list.date")), h("th", { scope: "col" }, t("habits.pair.behaviour")), h("th", { scope: "col" }, metricName(finding.outcome)))),
            h("tbody", {}, finding.pairs.toReversed().map((pair) => h("tr", {}, h("th", { scope: "row" }, shortDate(pair.date)),
                h("td", { class: "number" }, yes ? t(pair.behaviour > 0 ? "habits.behaviour.yes" : "habits.behaviour.no") : amount(pair.behaviour, finding.behaviour)),
                h("td", { class: "number" }, figure(pair.outcome, finding.outcome)))))));
}

const amount = (value, behaviour) => (behaviour === "energy" ? `${number(value)} kcal` : behaviour === "protein" ? `${number(value)} g` : figure(value, behaviour));
