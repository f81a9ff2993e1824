// What was drunk on a day: a bottle that fills, by kind, with caffeine, alcohol and sugar.
import { fill, h, svg } from "/shared/dom.js";
import { get } from "/shared/api.js";
import { t } from "/shared/i18n.js";
import { amounts, drinkWater } from "/hydration/water.js";
import { number, volume } from "/shared/format.js";
import { whyButton, whyWords } from "/shared/why.js";

/** Fills `place` for a day. */
export async function drinksCard(place, date) {
    const day = await get(`/api/hydration?date=${date}`).catch(() => undefined);
    if (!day) {
        fill(place);
        return;
    }
    fill(place, h("section", { class: "card" }, h("div", { class: "card-head" }, h("h2", {}, t("drinks.title")), whyButton(`/api/why/water?date=${day.date}`, t("drinks.title"))),
        h("div", { class: "drinks" },
            bottle(day),
            h("div", { class: "stack" },
                h("p", {}, h("strong", {}, volume(day.total)), ` / ${volume(day.goal)}`),
                h("ul", { class: "list drink-kinds" }, day.kinds.map((kind) => h("li", { class: "row spread" }, h("span", { class: "row" }, h("i", { class: "dot", style: { "--dot": `var(--drink-${kind.drink})` } }), t(`drink.${kind.drink}`)), h("span", { class: "number" }, volume(kind.millilitres))))),
                h("p", { class: "small muted" }, t("drinks.fluid", { value: volume(day.water) })),
                h("p", { class: "small muted" }, t("drinks.adequate", { value: volume(day.adequate) })))),
        h("div", { class: "row waters" }, amounts.map((amount) => h("button", { class: "chip press", type: "button", onclick: () => drinkWater(date, amount) }, t("today.water.add", { value: amount.words })))),
        day.caffeineMg > 0 && caffeine(day),
        day.alcoholOfWeek.grams > 0 && alcohol(day),
        day.softDrinkSugarGrams > 0 && part("drinks.sugar", t("drinks.sugar.words", { grams: number(day.softDrinkSugarGrams), lumps: number(Math.round(day.softDrinkSugarGrams / 4)) }))));
}

const part = (key, ...content) => h("div", { class: "drink-part" }, h("h3", {}, t(key)), content.filter(Boolean).map((words) => h("p", { class: "small" }, words)));

function caffeine(day) {
    const isOver = day.caffeineMg > day.caffeineLimitMg;
    return h("div", { class: "drink-part" }, h("div", { class: "row tight" }, h("h3", {}, t("drinks.caffeine")), whyWords(t("why.caffeine"), t("drinks.caffeine"))),
        h("p", { class: "row spread" }, h("span", {}, t("drinks.caffeine.of", { value: number(day.caffeineMg), limit: number(day.caffeineLimitMg) })), day.isToday && day.caffeineLeftMg >= 10 && h("span", { class: "small muted" }, t("drinks.caffeine.left", { value: number(day.caffeineLeftMg) }))),
        h("div", { class: "bar", "aria-hidden": "true" }, h("i", { style: { "inline-size": `${Math.min(day.caffeineMg / day.caffeineLimitMg, 1) * 100}%`, "--bar": isOver ? "var(--warn)" : "var(--drink-coffee_tea)" } })),
        h("p", { class: "small muted" }, t(isOver ? "drinks.caffeine.over" : day.isOverSingle ? "drinks.caffeine.single" : "drinks.caffeine.fine")));
}

function alcohol(day) {
    const words = ({ units, dutchGlasses, usDrinks }) => t("drinks.alcohol.measure", { units: number(units, 1), us: number(usDrinks, 1), glasses: number(dutchGlasses, 1) });
    return part("drinks.alcohol", day.alcohol.grams > 0 && t("drinks.alcohol.day", { measure: words(day.alcohol) }), t("drinks.alcohol.week", { measure: words(day.alcoholOfWeek) }), t("drinks.alcohol.advice"));
}

/** The water stands as high as the goal is met; it rises once, and stands still for those who asked for that. */
function bottle(day) {
    const share = Math.min(day.total / Math.max(day.goal, 1), 1);
    const level = 96 - share * 78;
    return svg("svg", { class: "bottle", viewBox: "0 0 60 100", role: "img", "aria-label": t("drinks.bottle", { percent: number(share * 100) }) },
        svg("path", { class: "bottle-water", d: `M10 ${level}Q20 ${level - 2} 30 ${level}T50 ${level}V90a6 6 0 0 1-6 6H16a6 6 0 0 1-6-6Z` }),
        svg("path", { class: "bottle-glass", d: "M23 4h14v10c0 5 13 7 13 16v60a6 6 0 0 1-6 6H16a6 6 0 0 1-6-6V30c0-9 13-11 13-16Z" }));
}
