// Why something is not aimed at as it was set: said calmly, with the way to change it.
import { h } from "/shared/dom.js";
import { fullDate } from "/shared/format.js";
import { t } from "/shared/i18n.js";

/** Nothing where every goal is aimed at as it was set. */
export function railNote({ rails, targetDate }) {
    const reasons = [...new Set(rails.map((rail) => rail.reason))];
    return reasons.length > 0 && h("div", { class: "note care stack" },
        h("p", {}, reasons.map((reason) => t(`rail.${reason}`, { date: targetDate ? fullDate(targetDate) : "–" })).join(" ")),
        h("p", { class: "small" }, t("rail.kept")),
        h("p", {}, h("a", { class: "button", href: rails.every((rail) => rail.field === "week") ? "/plan#week" : "/onboarding?step=goal" }, t("rail.change"))));
}
