// How a food does: its Nutri-Score with the points behind it, and the colours of the label.
import { h } from "/shared/dom.js";
import { t } from "/shared/i18n.js";

const nutrients = ["fat", "saturates", "sugars", "salt"];

/** What is known of a food's quality, or undefined when nothing is. */
export function quality({ nutriScore, trafficLights, portionLights }) {
    const known = nutrients.filter((name) => trafficLights?.[name]);
    if (!nutriScore && known.length === 0) return undefined;
    // A large portion can be red where 100 g is not.
    const light = (name) => (portionLights?.[name] === "red" ? "red" : trafficLights[name]);
    return h("div", { class: "quality" },
        h("div", { class: "row" },
            nutriScore && h("span", { class: `grade grade-${nutriScore.grade}`, role: "img", "aria-label": t("quality.grade", { grade: nutriScore.grade }) }, nutriScore.grade),
            known.map((name) => h("span", { class: `chip light light-${light(name)}` }, `${t(`quality.${name}`)}: ${t(`quality.${light(name)}`)}`))),
        nutriScore && h("details", {}, h("summary", { class: "small" }, t("quality.why", { grade: nutriScore.grade })),
            h("p", { class: "small" }, t("quality.against", points(nutriScore.negative, nutriScore.negative.sum))),
            h("p", { class: "small" }, t(nutriScore.positive.countsProtein ? "quality.for" : "quality.for.noProtein", points(nutriScore.positive, nutriScore.positive.sum))),
            h("p", { class: "small muted" }, t("quality.note", { score: nutriScore.score }))));
}

const points = (part, sum) => Object.fromEntries([...Object.entries(part).map(([key, value]) => [key, String(value)]), ["sum", String(sum)]]);
