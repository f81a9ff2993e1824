import { $, fill, h, icon } from "/shared/dom.js";
import { get } from "/shared/api.js";
import { chart } from "/shared/charts.js";
import { hidesCalories, hours, number, weight } from "/shared/format.js";
import { loading } from "/shared/loading.js";
import { onChange } from "/shared/events.js";
import { t } from "/shared/i18n.js";
import { whyButton } from "/shared/why.js";

const ranges = [7, 30, 90, 365];
const charts = ["weight", "calories", "steps", "biofeedback"].filter((name) => !(hidesCalories && name === "calories"));
const asked = new URLSearchParams(location.search);
let range = ranges.includes(Number(asked.get("range"))) ? Number(asked.get("range")) : 30;
let shown = charts.includes(asked.get("chart")) ? asked.get("chart") : "weight";

fill($("#ranges"), ranges.map((days) => h("button", { type: "button", "data-range": days, onclick: () => { range = days; show(); } }, t(`trends.range.${days}`))));
fill($("#tabs"), charts.map((name) => h("button", {
    type: "button", role: "tab", id: `tab-${name}`, "data-chart": name, "aria-controls": "panel",
    onclick: () => { shown = name; show(); }, onkeydown: moveTab,
}, t(`chart.${name}.title`))));
show();
onChange(["day", "profile"], show);

function moveTab(event) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    shown = charts[(charts.indexOf(shown) + step + charts.length) % charts.length];
    show();
    $(`#tab-${shown}`).focus();
}

function show() {
    history.replaceState(null, "", `?range=${range}&chart=${shown}`);
    for (const button of $("#ranges").children) button.setAttribute("aria-pressed", String(Number(button.dataset.range) === range));
    for (const tab of $("#tabs").children) {
        const isShown = tab.dataset.chart === shown;
        tab.setAttribute("aria-selected", String(isShown));
        tab.tabIndex = isShown ? 0 : -1;
    }
    $("#panel").setAttribute("aria-labelledby", `tab-${shown}`);
    loading($("#cards"), () => get(`/api/trends?range=${range}`), (answer) => fill($("#cards"), answer.cards.filter(({ metric }) => !(hidesCalories && metric === "energy")).map(card)));
    chart($("#chart"), `/charts/${shown}.svg?range=${range}`);
    fill($("#downloads"), h("span", { class: "muted" }, t("trends.take")),
        ["svg", "csv", "json"].map((form) => h("a", { class: "button quiet", href: `/charts/${shown}.${form}?range=${range}`, download: `${shown}-${range}.${form}` }, form.toUpperCase())));
}

const format = {
    weight: (value) => weight(value),
    energy: (value) => `${number(value)} kcal`,
    steps: (value) => number(value),
    sleep: (value) => hours(value),
};
const names = { weight: "weight", energy: "calories", steps: "steps", sleep: "sleep" };

function card({ metric, mean, first, second, change, firstDays, secondDays }) {
    const isKnown = change !== undefined;
    const direction = !isKnown || Math.abs(change) < 0.005 * Math.abs(first) ? "same" : change < 0 ? "less" : "more";
    const arrow = { same: "→", less: "↓", more: "↑" }[direction];
    const isGood = metric === "weight" ? direction === "less" : metric === "energy" ? false : direction === "more";
    const title = t(`trends.card.${names[metric]}`);
    return h("section", { class: "card stat" },
        h("div", { class: "name" }, h("h2", { class: "name" }, icon({ weight: "weight", energy: "food", steps: "steps", sleep: "sleep" }[metric]), title), whyButton(`/api/why/${metric}?range=${range}`, title)),
        h("span", { class: "figure" }, mean === undefined ? "–" : format[metric](mean)),
        isKnown
            ? h("p", { class: isGood ? "chip good" : "chip" }, `${arrow} ${format[metric](Math.abs(change))}`, h("span", { class: "visually-hidden" }, t(`trends.${direction}`)))
            : h("p", { class: "small muted" }, t("trends.few")),
        h("p", { class: "small muted" }, isKnown ? t("trends.before", { first: format[metric](first), second: format[metric](second) }) : t(firstDays + secondDays === 1 ? "trends.days.one" : "trends.days", { value: firstDays + secondDays })));
}
