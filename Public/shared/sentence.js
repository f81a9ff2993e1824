// A sentence with what was understood of it: each stretch by what it says, and what says nothing, underlined.
import { h } from "/shared/dom.js";
import { t } from "/shared/i18n.js";

const families = {
    food: "what", exercise: "what", template: "what",
    amount: "much", sets: "much", load: "much", effort: "much", time: "much", distance: "much",
    date: "when", meal: "when", change: "change", notUnderstood: "not",
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
