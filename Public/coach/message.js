// One message: words, a chart, what they rest on, and what to ask next.
import { careLines } from "/shared/care.js";
import { fill, h } from "/shared/dom.js";
import { chart } from "/shared/charts.js";
import { fullDate, hidesCalories, moment, tied } from "/shared/format.js";
import { t, withWords } from "/shared/i18n.js";

/**
 * `ask(text)` is called with a question that goes on from an answer, `propose(text)` with what may be logged; `asked` is
 * what it answers, which is not offered again.
 */
export function message({ role, content, createdAt, reply }, ask, asked, propose) {
    const isCoach = role === "assistant";
    return h("li", { class: `message ${role}${reply?.isCareful ? " careful" : ""}` },
        h("div", { class: "bubble" },
            h("span", { class: "visually-hidden" }, `${isCoach ? t("coach.title") : t("coach.you")}: `),
            (reply?.care?.text ?? content).split("\n").filter((line) => line !== "").map((line) => h("p", {}, isCoach ? tied(line) : line)),
            reply?.care && careLines(reply.care.lines),
            reply?.article && h("p", {}, `${t("coach.article")}: `, h("a", { href: reply.article.href }, reply.article.title)),
            reply?.chart && !(hidesCalories && reply.chart.startsWith("/charts/calories")) && picture(reply.chart),
            reply?.proposals?.length > 0 && propose && h("ul", { class: "chips next" }, reply.proposals.map((text) => h("li", {}, h("button", { type: "button", class: "button", onclick: () => propose(text) }, t("coach.model.propose", { text }))))),
            reply && (reply.rows.length > 0 || reply.formula || reply.notes.length > 0) && behind(reply),
            reply?.model && told(reply.model)),
        h("time", { class: "small muted", datetime: createdAt }, moment(createdAt)),
        reply?.next?.length > 0 && ask && h("ul", { class: "chips next", "aria-label": t("coach.next") },
            reply.next.filter((text) => text !== asked).map((text) => h("li", {}, h("button", { type: "button", class: "button", onclick: () => ask(text) }, text)))));
}

function picture(path) {
    const place = h("div", { class: "answer-chart" });
    // It is drawn to the width of its place, which it has once it is on the page.
    new ResizeObserver((_, watch) => {
        if (place.clientWidth === 0) return;
        watch.disconnect();
        chart(place, path);
    }).observe(place);
    return place;
}

/** How it was counted, from what, with a link to each day. */
function behind({ notes, formula, rows, rowCount }) {
    const caption = rowCount > rows.length ? t("coach.why.rows.of", { shown: rows.length, count: rowCount }) : t("coach.why.rows", { count: rows.length });
    const hasDates = rows.some((row) => row.date);
    const hasNames = rows.some((row) => row.name);
    return [
        notes.map((note) => h("p", { class: "small muted" }, note)),
        (formula || rows.length > 0) && h("details", { class: "why" }, h("summary", {}, t("coach.why")),
            formula && h("p", { class: "small" }, formula),
            rows.length > 0 && h("div", { class: "scroll", tabindex: 0, role: "region", "aria-label": caption },
                h("table", {}, h("caption", {}, caption),
                    h("thead", { class: "visually-hidden" }, h("tr", {}, hasDates && h("th", { scope: "col" }, t("coach.why.date")), hasNames && h("th", { scope: "col" }, t("coach.why.what")), h("th", { scope: "col" }, t("coach.why.value")))),
                    h("tbody", {}, rows.map((row) => h("tr", {},
                        hasDates && h("td", {}, row.date && (row.href ? h("a", { href: row.href }, fullDate(row.date)) : fullDate(row.date))),
                        hasNames && h("td", {}, row.name),
                        h("td", { class: "number" }, row.value))))))),
    ];
}

/** What a model was told; few have one. */
function told(model) {
    const place = h("div", {});
    withWords(() => import("/coach/told.js")).then((part) => fill(place, part.told(model)), () => {});
    return place;
}
