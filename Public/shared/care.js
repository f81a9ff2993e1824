// Help that comes before anything else: words, and who can be called.
import { h } from "/shared/dom.js";
import { t } from "/shared/i18n.js";

/** Who can help, one a line; those with a number as a link that calls. */
export const careLines = (lines) => h("ul", { class: "care-lines" },
    lines.map(({ text, href }) => h("li", {}, href ? h("a", { class: "button", href }, text) : text)));

/** A calm card; `hasDraft` when something of the text is a log and stands below. */
export const careCard = ({ text, lines }, hasDraft) => h("section", { class: "care-card stack", role: "status" },
    h("h2", {}, t("care.title")),
    h("p", {}, text),
    careLines(lines),
    hasDraft && h("p", { class: "small muted" }, t("care.log")));
