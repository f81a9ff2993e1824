// The phases as they were, what each is for, and a change that the days speak for.
import { dateField } from "/shared/date-field.js";
import { h, svg } from "/shared/dom.js";
import { patch } from "/shared/api.js";
import { shortDate } from "/shared/format.js";
import { t, withWords } from "/shared/i18n.js";
import { readMore, why } from "/shared/why.js";

/** Saves `goals`, of which the page knows how they were; whether that was done. */
export async function saveGoals(goals) {
    try {
        await patch("/api/profile", goals);
        return true;
    } catch (problem) {
        (await withWords(() => import("/plan/elsewhere.js"))).sorryFor(problem);
        return false;
    }
}

const all = ["assessment", "recovery", "recomp", "cutting"];
const dayCount = (from, to) => Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / 86400000) + 1);

export function phases({ phases, advice, date }) {
    if (phases.length === 0) return h("section", { class: "card" }, h("h2", {}, t("plan.phases")), h("p", {}, t("plan.phases.none")));
    return h("section", { class: "card" },
        h("div", { class: "card-head" }, h("h2", {}, t("plan.phases")), h("a", { class: "button quiet", href: "/onboarding?step=goal" }, t("plan.phases.change"))),
        timeline(phases, date),
        h("ul", { class: "span-list" }, phases.map((span) => h("li", {},
            h("b", {}, h("i", { class: "dot", style: { "--dot": `var(--phase-${span.phase})` } }), t(`phase.${span.phase}`)),
            h("span", { class: "small muted" }, span.to
                ? t("plan.phases.span", { from: shortDate(span.from), to: shortDate(span.to), weeks: span.weeks })
                : t("plan.phases.now", { from: shortDate(span.from), week: span.weeks + 1, low: span.usualLow, high: span.usualHigh })),
            !span.to && span.article && readMore(span.article)))),
        start(phases.at(-1), date),
        advice && h("div", { class: "note stack" }, h("p", {}, h("strong", {}, advice.text)),
            h("ul", { class: "list" }, advice.signs.map((sign) => h("li", { class: "sign" }, h("span", {}, sign.text), why(sign.why, sign.text)))),
            h("p", {}, h("button", { class: "button", type: "button", onclick: () => saveGoals({ currentPhase: advice.to }) }, t("plan.advice.do", { phase: t(`phase.${advice.to}`) })))),
        h("details", {}, h("summary", {}, t("plan.phases.about")), h("dl", {}, all.map((phase) => [h("dt", {}, h("strong", {}, t(`phase.${phase}`))), h("dd", {}, t(`plan.phase.${phase}`))]))));
}

function timeline(spans, today) {
    const total = spans.reduce((sum, span) => sum + dayCount(span.from, span.to ?? today), 0);
    let at = 0;
    const bars = spans.map((span) => {
        const share = (100 * dayCount(span.from, span.to ?? today)) / total;
        const bar = svg("rect", { x: `${at}%`, width: `${Math.max(share - 0.5, 0.4)}%`, height: "100%", rx: 5, fill: `var(--phase-${span.phase})` });
        at += share;
        return bar;
    });
    return svg("svg", { class: "spans", role: "img", "aria-label": spans.map((span) => `${t(`phase.${span.phase}`)}, ${shortDate(span.from)}`).join("; ") }, ...bars);
}

/** The start of the phase that lasts, which may have been another day. */
function start(span, today) {
    return h("p", { class: "row" }, h("label", { for: "phase-start" }, t("plan.phases.start")),
        dateField({ id: "phase-start", value: span.from, max: today, change: (phaseStartDate) => saveGoals({ phaseStartDate }) }));
}
