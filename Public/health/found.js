// What was found in an export: by metric and source, and what was left out and why.
import { h } from "/shared/dom.js";
import { fullDate, number } from "/shared/format.js";
import { t } from "/shared/i18n.js";

const span = (first, last) => (first === last ? fullDate(first) : t("health.import.span", { first: fullDate(first), last: fullDate(last) }));

/** "812 days, 3 March 2021 to 20 November 2026". */
export const extent = ({ days, firstDay, lastDay }) => [t("health.import.days", { count: days, days: number(days) }), days > 0 && span(firstDay, lastDay)].filter(Boolean).join(", ");

/** How much there is in it. */
export function size({ records, days, newDays, firstDay, lastDay }) {
    const facts = [["health.import.records", records], ["health.import.days.found", days], ["health.import.days.new", newDays]];
    return h("dl", { class: "facts" }, facts.map(([key, count]) => h("div", {}, h("dt", {}, t(key)), h("dd", { class: "number" }, number(count)))),
        days > 0 && h("div", {}, h("dt", {}, t("health.import.period")), h("dd", {}, span(firstDay, lastDay))));
}

/** What a file of an app that people log with has, beside figures of days. */
export function history(found) {
    if (!found) return undefined;
    const facts = ["entries", "workouts", "sets", "weights", "figures"].filter((key) => found[key] > 0);
    return h("dl", { class: "facts", "aria-label": t("health.import.history") },
        facts.map((key) => h("div", {}, h("dt", {}, t(`health.import.history.${key}`)), h("dd", { class: "number" }, number(found[key])))));
}

/** What is not sure of a file, and which files of an archive nothing was taken of. */
export function unsure(found) {
    const { doubts = [], leftOut = [] } = found ?? {};
    const files = leftOut.reduce((sum, { count }) => sum + count, 0);
    return [
        doubts.length > 0 && h("div", { class: "note" }, h("strong", {}, t("health.import.doubts")), doubts.map((words) => h("p", {}, words))),
        files > 0 && h("details", { class: "left-out" }, h("summary", {}, t("health.import.leftOut", { count: files })),
            counts(leftOut.map(({ name, words, count }) => [`${name}: ${words}`, count]))),
    ];
}

/** What it is, by metric, and every row that was left out, by reason. */
export function found({ metrics, skipped: all, others, history }) {
    // Files that were left out are named one by one already.
    const skipped = history?.leftOut?.length > 0 ? all.filter(({ reason }) => reason !== "file") : all;
    return [
        metrics.length > 0 && h("ul", { class: "list found", "aria-label": t("health.import.metrics") }, metrics.map(row)),
        (skipped.length > 0 || all.length === 0) && h("h3", {}, t("health.import.skipped")),
        skipped.length > 0 ? counts(skipped.map(({ words, count, examples }) => [words, count, examples])) : all.length === 0 && h("p", { class: "muted" }, t("health.import.skipped.none")),
        others.length > 0 && h("details", {}, h("summary", {}, t("health.import.others", { count: others.length })),
            h("p", { class: "small muted" }, t("health.import.others.why")), counts(others.map(({ type, count }) => [plain(type), count]))),
    ];
}

const row = (metric) => h("li", {},
    h("strong", {}, metric.name),
    h("p", { class: "small muted number" }, extent(metric)),
    h("p", { class: "small muted number" }, metric.sources.map(({ name, days }) => `${name}: ${t("health.import.days", { count: days, days: number(days) })}`).join(" · ")));

const counts = (rows) => h("ul", { class: "list counts" }, rows.map(([words, count, examples = []]) => h("li", { class: "row spread" },
    h("span", {}, words, examples.length > 0 && h("details", {}, h("summary", {}, t("health.import.examples")), examples.map((text) => h("p", { class: "small muted example" }, text)))),
    h("span", { class: "number" }, number(count)))));

/** "Stand Hour" of HKCategoryTypeIdentifierAppleStandHour. */
const plain = (type) => type.replace(/^HK\w*?Type(Identifier)?(Apple)?/, "").replace(/([a-z\d])([A-Z])/g, "$1 $2") || type;
