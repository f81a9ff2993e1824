// How fresh a source of imported figures is, and what to do when it is old.
import { h } from "/shared/dom.js";
import { fullDate, number, today } from "/shared/format.js";
import { t } from "/shared/i18n.js";

/** Days after which nothing new is told: what is sent comes daily, a file when somebody brings one. */
const old = { sent: 2, file: 7 };

const age = (date) => Math.round((Date.parse(today()) - Date.parse(date)) / 86_400_000);

/** The last day of a source in words, and a second line where that is long ago. What one types oneself is never old. */
export function freshness({ lastDay, isSent, kind }) {
    const days = age(lastDay);
    const words = days === 0 ? t("health.sources.last.today") : [t("health.sources.last", { date: fullDate(lastDay) }), days > 1 && t("health.sources.old", { count: number(days) })].filter(Boolean).join(", ");
    const way = isSent ? "sent" : "file";
    return [h("p", { class: "small number" }, words), kind !== "manual" && days > old[way] && h("p", { class: "small" }, t(`health.sources.old.${way}`))];
}
