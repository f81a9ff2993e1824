// A sentence with what was understood of it: each stretch by what it says, and what says nothing, underlined.
import { h } from "/shared/dom.js";
import { fullDate } from "/shared/format.js";
import { t } from "/shared/i18n.js";

const families = {
    food: "what", exercise: "what", template: "what",
    amount: "much", sets: "much", load: "much", effort: "much", time: "much", distance: "much",
    date: "when", meal: "when", clock: "when", change: "change", notUnderstood: "not",
};

/** The marked sentence and the key to its marks. */
export function markedSentence({ text, parts }) {
    const pieces = [];
    let end = 0;
    for (const part of parts) {
        const family = families[part.meaning] ?? "what";
        const words = text.slice(part.start, part.end);
        pieces.push(text.slice(end, part.start), family === "not"
            ? h("u", { class: "part part-not" }, words, h("span", { class: "visually-hidden" }, ` (${t("draft.part.not")})`))
            : h("mark", { class: `part part-${family}`, title: t(`draft.meaning.${part.meaning}`) }, words));
        end = part.end;
    }
    pieces.push(text.slice(end));
    const present = ["what", "much", "when", "change", "not"].filter((family) => parts.some((part) => families[part.meaning] === family));
    return h("div", { class: "marked" },
        h("p", { class: "marked-sentence", dir: "auto" }, pieces),
        h("p", { class: "small muted marked-key" }, present.map((family) => h("span", {}, h("span", { class: `part part-${family}` }, t(`draft.part.${family}`)), " "))));
}

/** What earlier meal or workout was meant, and what is to be different; or that there is none. */
export function meantEarlier({ reference, found, changes, choices }) {
    const what = !found ? undefined
        : found.kind === "entries" ? t(found.slot ? "draft.found.meal" : "draft.found.day", { slot: found.slot ? t(`slot.${found.slot}`) : "", date: fullDate(found.date) })
            : found.date ? t("draft.found.workout", { name: found.name, date: fullDate(found.date) }) : t("draft.found.template", { name: found.name });
    return h("div", { class: found ? "note" : "note care" },
        h("p", {}, what ?? (reference === "last" ? t("draft.noLast") : t("draft.noTemplate", { name: reference }))),
        choices.length > 0 && h("p", { class: "small" }, t("draft.templates", { names: choices.join(", ") })),
        changes.length > 0 && h("ul", {}, changes.map((change) => h("li", {}, change.text, !change.isApplied && h("strong", { class: "warn-text" }, ` ${t("draft.notApplied")}`)))));
}
