// A quiet word on the day that a badge is reached, once.
import { fill, h, icon, styles } from "/shared/dom.js";
import { t } from "/shared/i18n.js";

const remembered = "vitalpath.celebrated";
const pieces = 14;

/** Fills `place` with those of `badges`, which are reached today, that were not celebrated here before. */
export function celebrate(place, badges) {
    const seen = new Set(JSON.parse(localStorage.getItem(remembered) ?? "[]"));
    const fresh = badges.filter((badge) => !seen.has(`${badge.id} ${badge.latest}`));
    if (fresh.length === 0) return;
    styles("/badges/badges.css");
    const done = () => {
        localStorage.setItem(remembered, JSON.stringify([...seen, ...fresh.map((badge) => `${badge.id} ${badge.latest}`)].slice(-100)));
        fill(place);
    };
    fill(place, h("section", { class: "card celebration", role: "status" },
        h("div", { class: "confetti", "aria-hidden": "true" }, Array.from({ length: pieces }, (_, index) => h("i", { style: { "--turn": String(index / pieces) } }))),
        fresh.map((badge) => h("div", { class: "row" }, h("span", { class: "medal earned", "aria-hidden": "true" }, icon(badge.icon)),
            h("div", {}, h("strong", {}, t("badge.new", { title: badge.title })), h("p", {}, badge.celebration)))),
        h("div", { class: "row" }, h("button", { class: "button", type: "button", onclick: done }, t("badge.thanks")), h("a", { class: "button quiet", href: "/badges" }, t("badge.title")))));
}
