// Insights as a list, coloured by what kind they are; the kind is told in words too.
import { h } from "/shared/dom.js";
import { t } from "/shared/i18n.js";
import { why } from "/shared/why.js";

export function insightList(insights) {
    return h("ul", { class: "insights" }, insights.map((insight) => h("li", { class: `insight ${insight.type}` },
        h("div", { class: "row spread" }, h("h3", {}, insight.title), h("span", { class: "chip" }, t(`insight.type.${insight.type}`))),
        h("p", {}, insight.message, insight.actionUrl && insight.actionUrl !== location.pathname && [" ", h("a", { href: insight.actionUrl, "aria-label": `${t("insight.open")}: ${insight.title}` }, t("insight.open"))]),
        why(insight.why, insight.title))));
}
