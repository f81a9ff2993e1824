// What stands behind a figure or sentence: how it is counted, by whom that was found out, and the rows it rests on.
import { fill, h, icon } from "/shared/dom.js";
import { get } from "/shared/api.js";
import { fullDate } from "/shared/format.js";
import { loading } from "/shared/loading.js";
import { t } from "/shared/i18n.js";

export const sourceName = (source) => (["manual", "entries"].includes(source) ? t(`insight.source.${source}`) : source);

/** A disclosure of what is known already. */
export const why = (answer, about) => disclosure(about, content(answer, about));

/** A disclosure of what `ask()` answers once it is opened. */
export function whyLater(ask, about) {
    const place = h("div", {});
    const element = disclosure(about, place);
    element.addEventListener("toggle", () => loading(place, ask, (answer) => fill(place, content(answer, about))), { once: true });
    return element;
}

const disclosure = (about, inside) =>
    h("details", { class: "why" }, h("summary", { "aria-label": `${t("insight.why")} ${about}` }, t("insight.why")), inside);

/** A word to press beside a figure; its dialog asks the server what stands behind it. */
export const whyButton = (path, about) =>
    opener(about, (place) => loading(place, () => get(path), (answer) => fill(place, content(answer, about))));

/** A word to press whose dialog says plain words. */
export const whyWords = (words, about) => opener(about, (place) => fill(place, h("p", {}, words)));

function opener(about, show) {
    return h("button", { class: "why-open", type: "button", "aria-label": `${t("insight.why")} ${about}`, onclick: () => {
        const place = h("div", { class: "why" });
        const dialog = h("dialog", { "aria-labelledby": "why-title" },
            h("div", { class: "card-head" }, h("h2", { id: "why-title" }, about), h("button", { class: "button icon-only", type: "button", "aria-label": t("recovery.close"), onclick: () => dialog.close() }, icon("close"))),
            place);
        dialog.addEventListener("close", () => dialog.remove());
        document.body.append(dialog);
        dialog.showModal();
        show(place);
    } }, t("insight.why"));
}

/** An article that belongs beside something, small and calm. */
export const readMore = (article) => h("p", { class: "small" }, `${t("coach.article")}: `, h("a", { href: article.href }, article.title));

function content({ formula, reference, rows, goal, article }, about) {
    const part = (key, words) => words && [h("dt", {}, t(key)), h("dd", {}, words)];
    return [
        h("dl", {}, part("insight.why.formula", formula), part("insight.why.reference", reference),
            goal && part("insight.why.goal", [goal.formula, goal.reference && h("span", { class: "muted" }, ` (${goal.reference})`)])),
        rows?.length > 0 && h("div", { class: "scroll", tabindex: 0, role: "region", "aria-label": `${t("insight.why.rows", { count: rows.length })} ${about}` },
            h("table", {}, h("caption", {}, t("insight.why.rows", { count: rows.length })),
                h("tbody", {}, rows.map((row) => h("tr", {}, h("th", { scope: "row" }, row.date ? fullDate(row.date) : row.name), h("td", { class: "number" }, row.text), h("td", { class: "muted" }, sourceName(row.source))))))),
        article && readMore(article),
    ];
}
