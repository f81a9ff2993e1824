// How figures of recovery are written.
import { h } from "/shared/dom.js";
import { hours, number, shortDate, show } from "/shared/format.js";
import { t } from "/shared/i18n.js";
import { kinds, metrics } from "/shared/metrics.js";

/** The metrics of this page, in the order they are listed in. */
export const listed = ["sleep", "vitals", "activity", "feeling"].flatMap((group) => Object.keys(metrics).filter((metric) => metrics[metric].group === group));

export const metricName = (metric) => t(metrics[metric].name);

const shownUnits = { count: "", "1-10": "/ 10" };

/** A figure with its unit. */
export function figure(value, metric) {
    const { unit, decimals } = metrics[metric];
    if (unit === "min") return Math.round(value) >= 60 ? hours(Math.round(value)) : `${number(value)} min`;
    if (unit === "km") return show("distance", value * 1000, decimals);
    if (kinds[unit]) return show(kinds[unit], value, decimals);
    return `${number(value, decimals)} ${shownUnits[unit] ?? unit}`.trim();
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

const amount = (value, behaviour) => (metrics[behaviour] ? figure(value, behaviour) : number(value));
