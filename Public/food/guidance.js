// What helps with a food or a day: a usual serving, similar foods, and the balance of nutrients.
import { fill, h } from "/shared/dom.js";
import { get } from "/shared/api.js";
import { number, volume } from "/shared/format.js";
import { loading } from "/shared/loading.js";
import { t } from "/shared/i18n.js";
import { micronutrientsPart } from "/food/micronutrients.js";

/** A line that tells how an amount of `food` compares with a usual serving; `show(amount, unit)` sets it. */
export function portionLine(food) {
    const element = h("p", { class: "small muted", "aria-live": "polite" });
    let timer;
    let turn = 0;
    function show(amount, unit) {
        clearTimeout(timer);
        const mine = ++turn;
        if (!(amount > 0)) {
            fill(element);
            return;
        }
        timer = setTimeout(async () => {
            const portion = await get(`/api/foods/${encodeURIComponent(food.id)}/portion?servingQuantity=${amount}&unit=${encodeURIComponent(unit)}`).catch(() => ({}));
            if (mine === turn) fill(element, [portion.usual, portion.produce].filter(Boolean).join(" · "));
        }, 250);
    }
    return { element, show };
}

/** Similar foods that do better, read when they are asked for; `pick(food)` is told which is taken instead. */
export function swapsPart(food, pick) {
    const place = h("div", {});
    const details = h("details", { class: "quality" }, h("summary", { class: "small" }, t("swap.title")), place);
    details.addEventListener("toggle", () => {
        if (!details.open || place.hasChildNodes()) return;
        loading(place, () => get(`/api/foods/${encodeURIComponent(food.id)}/swaps`), (swaps) => fill(place, swaps.length === 0
            ? h("p", { class: "small muted" }, t("swap.none"))
            : [h("ul", { class: "list" }, swaps.map((swap) => h("li", { class: "row spread" },
                h("div", {}, h("strong", {}, swap.food.name), h("p", { class: "small muted" }, swap.reasons.join("; "))),
                h("button", { class: "button", type: "button", "aria-label": t("swap.use", { name: swap.food.name }), onclick: () => pick(swap.food) }, t("swap.take"))))),
            h("p", { class: "small muted" }, t("swap.note"), " ", t("portion.source"))]));
    });
    return details;
}

/** A day beside what is advised, and the week before it. */
export async function balanceCard(place, date) {
    const body = h("div", { class: "stack" });
    const card = h("details", { class: "card" }, h("summary", {}, t("balance.title")), body);
    const isOpen = place.querySelector("details")?.open;
    const hasMicrosOpen = place.querySelector(".micros")?.open;
    fill(place, card);
    const load = () => loading(body, () => get(`/api/nutrient-balances/${date}`), (balances) => {
        draw(body, balances);
        body.append(micronutrientsPart(date, hasMicrosOpen));
    });
    card.addEventListener("toggle", () => { if (card.open && !body.hasChildNodes()) load(); });
    card.open = Boolean(isOpen);
}

function draw(body, { day, week }) {
    fill(body,
        h("h3", {}, t("balance.day")), table(day),
        h("h3", {}, t("balance.week", { count: week?.days ?? 0 })),
        week ? table(week) : h("p", { class: "muted" }, t("balance.few")),
        h("p", { class: "small muted" }, t("balance.note")));
}

const written = (value, unit) => (unit === "ml" ? volume(value) : `${number(value, unit === "%" || value >= 20 ? 0 : 1)} ${unit}`);

function range({ low, high, unit }) {
    if (low !== undefined && high !== undefined) return t("balance.range", { low: number(low), high: written(high, unit) });
    if (low !== undefined) return t("balance.low", { low: written(low, unit) });
    return high === undefined ? "" : t("balance.high", { high: written(high, unit) });
}

const table = ({ items }) => h("ul", { class: "list balance" }, items.filter((item) => item.value !== undefined && !(item.isAtLeast && item.value === 0)).map((item) => {
    const value = written(item.value, item.unit);
    return h("li", {},
        h("details", {}, h("summary", { class: "balance-row" },
            h("span", {}, t(`balance.${item.nutrient}`)),
            h("span", { class: "number" }, item.isAtLeast ? t("balance.atLeast", { value }) : value),
            item.verdict !== "unknown" && h("span", { class: `chip verdict-${item.verdict}` }, t(`balance.verdict.${item.verdict}`))),
        h("p", { class: "small muted" }, range(item), range(item) && " · ", t(`balance.source.${item.nutrient}`)),
        item.contributors.length > 0 && h("p", { class: "small" }, t("balance.contributors"), " ", item.contributors.map((one) => t("balance.contributor", { name: one.name, percent: number(one.share * 100) })).join(", "))));
}));
