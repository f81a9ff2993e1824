// The phases as four cards: what the weight does in each, what it is for, and how long it takes.
import { h, svg } from "/shared/dom.js";
import { t } from "/shared/i18n.js";

const paths = {
    assessment: "M0 52C20 48 30 60 50 55S80 46 100 52 140 58 160 50 185 54 200 52",
    recovery: "M0 80C50 78 70 60 100 46S150 26 200 22",
    recomp: "M0 40C60 40 90 56 120 60S170 70 200 74",
    cutting: "M0 22C40 24 70 44 100 58S160 78 200 88",
};

/** A choice among the phases, kept in a field named `currentPhase` that tells of each change. */
export function phaseCards(chosen) {
    const field = h("input", { type: "hidden", name: "currentPhase", "data-kind": "choice", "data-before": chosen });
    field.value = chosen;
    const cards = Object.keys(paths).map((phase) => h("button", {
        class: "phase-card", type: "button", role: "radio", "data-phase": phase, "aria-describedby": `phase-${phase}-words`, style: { "--dot": `var(--phase-${phase})` }, onclick: () => choose(phase),
    },
        svg("svg", { viewBox: "0 0 200 100", preserveAspectRatio: "none", "aria-hidden": "true" }, svg("path", { class: "goal", d: "M0 66H200" }), svg("path", { class: "way", d: paths[phase] })),
        h("strong", {}, t(`phase.${phase}`)), h("span", { class: "small muted", id: `phase-${phase}-words` }, `${t(`phase.${phase}.words`)} `, h("span", { class: "time" }, t(`phase.${phase}.time`)))));
    const group = h("div", { class: "phase-cards", role: "radiogroup", "aria-label": t("goal.phase") }, cards);
    const element = h("div", { class: "field" }, h("span", { class: "label", "aria-hidden": "true" }, t("goal.phase")), field, group, h("span", { class: "hint" }, t("goal.phase.why")));

    function choose(phase) {
        field.value = phase;
        mark();
        field.dispatchEvent(new Event("change", { bubbles: true }));
    }

    function mark() {
        for (const card of cards) {
            const isChosen = card.dataset.phase === field.value;
            card.setAttribute("aria-checked", String(isChosen));
            card.tabIndex = isChosen ? 0 : -1;
        }
    }

    group.addEventListener("keydown", (event) => {
        const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
        if (!step) return;
        event.preventDefault();
        const next = cards[(cards.findIndex((card) => card.dataset.phase === field.value) + step + cards.length) % cards.length];
        choose(next.dataset.phase);
        next.focus();
    });
    mark();
    return element;
}
