// Vitamins and minerals: of a day and the week before it, of one food, and as fields of a food of one's own.
import { fill, h } from "/shared/dom.js";
import { ApiError, get } from "/shared/api.js";
import { field } from "/shared/forms.js";
import { hidesCalories, number } from "/shared/format.js";
import { loading } from "/shared/loading.js";
import { t } from "/shared/i18n.js";

const names = [
    "vitaminA", "vitaminD", "vitaminE", "vitaminK", "vitaminC", "thiamin", "riboflavin", "niacin", "vitaminB6", "folate", "vitaminB12", "pantothenicAcid", "biotin",
    "calcium", "iron", "magnesium", "zinc", "potassium", "phosphorus", "copper", "manganese", "selenium", "iodine", "cholesterol", "omega3",
];
const inMicrograms = new Set(["vitaminA", "vitaminD", "vitaminK", "folate", "vitaminB12", "biotin", "selenium", "iodine"]);
/** Those that need a word about what is counted. */
const explained = new Set(["vitaminA", "vitaminD", "niacin", "folate", "zinc", "iodine", "omega3"]);

const unitOf = (name) => (inMicrograms.has(name) ? "µg" : "mg");
const decimals = (value) => (Number.isInteger(value) || value >= 20 ? 0 : value < 1 ? 2 : 1);
const written = (value, unit) => `${number(value, decimals(value))} ${unit}`;

/** A part that is read when it is opened: the day, or the mean of the week before it. */
export function micronutrientsPart(date, isOpen) {
    const body = h("div", { class: "stack" });
    const load = (days) => loading(body, () => get(`/api/micronutrients?date=${date}&days=${days}`), (answer) => fill(body, drawn(answer, days)));
    const span = (days, label, isChecked) => h("label", {}, h("input", { type: "radio", name: "micros-span", checked: isChecked, onchange: () => load(days) }), label);
    const details = h("details", { class: "micros" }, h("summary", {}, t("micro.title")),
        h("div", { class: "stack" },
            h("fieldset", { class: "segmented" }, h("legend", { class: "visually-hidden" }, t("micro.span")), span(1, t("micro.day"), true), span(7, t("micro.week"), false)),
            body));
    details.addEventListener("toggle", () => { if (details.open && !body.hasChildNodes()) load(1); });
    details.open = Boolean(isOpen);
    return details;
}

function drawn({ days, items }, asked) {
    if (asked > 1 && days === 0) return h("p", { class: "muted" }, t("balance.few"));
    const known = items.filter((item) => item.amount !== undefined);
    if (known.length === 0) return h("p", { class: "muted" }, t("micro.none"));
    const unknown = items.filter((item) => item.amount === undefined).map((item) => t(`micro.name.${item.nutrient}`));
    return [
        asked > 1 && h("p", { class: "small muted" }, t("micro.week.days", { count: days })),
        h("ul", { class: "list balance" }, known.map(row)),
        unknown.length > 0 && h("p", { class: "small muted" }, t("micro.unknown", { names: unknown.join(", ") })),
        h("p", { class: "small muted" }, t("micro.note"), " ", t("micro.source")),
    ];
}

function row(item) {
    const amount = written(item.amount, item.unit);
    const value = item.isAtLeast ? t("balance.atLeast", { value: amount }) : amount;
    return h("li", {},
        h("details", {}, h("summary", { class: "micro-row" },
            h("span", {}, t(`micro.name.${item.nutrient}`)),
            h("span", { class: "number" }, item.percent === undefined ? value : t("micro.value", { value, percent: number(item.percent) })),
            item.percent !== undefined && h("span", { class: "bar", "aria-hidden": "true" }, h("i", { style: { "inline-size": `${Math.min(item.percent, 100)}%` } })),
            item.verdict === "low" && h("span", { class: "small muted" }, t("micro.low"))),
        h("div", { class: "stack small" },
            item.contributors.length > 0 && h("p", {}, t("balance.contributors"), " ", item.contributors.map((one) => t("balance.contributor", { name: one.name, percent: number(one.share * 100) })).join(", ")),
            h("p", { class: "muted" }, t(hidesCalories ? "micro.known.plain" : "micro.known", { known: number(item.known), count: number(item.count), percent: number(item.coverage * 100) })),
            h("p", { class: "muted" }, reference(item)),
            explained.has(item.nutrient) && h("p", { class: "muted" }, t(`micro.about.${item.nutrient}`)))));
}

function reference({ reference: amount, source, upperLevel, unit }) {
    if (amount === undefined) return t("micro.reference.none");
    const upper = upperLevel && t("micro.upper", { amount: `${number(upperLevel)} ${unit}` });
    return [t(`micro.reference.${source}`, { amount: written(amount, unit) }), upper].filter(Boolean).join(" ");
}

/** What 100 g and an amount of `food` hold, read when it is opened; `show(grams)` sets the amount. */
export function foodMicros(food) {
    const body = h("div", {});
    let micros;
    let grams;
    const draw = () => {
        if (!micros) return;
        const known = names.filter((name) => micros[name] !== undefined);
        fill(body, known.length === 0 ? h("p", { class: "small muted" }, t("micro.food.none")) : [
            h("table", { class: "small number" },
                h("caption", { class: "visually-hidden" }, t("micro.title")),
                h("thead", {}, h("tr", {}, h("th", { scope: "col" }, t("micro.nutrient")), h("th", { scope: "col" }, "100 g"), grams > 0 && h("th", { scope: "col" }, `${number(grams)} g`))),
                h("tbody", {}, known.map((name) => h("tr", {}, h("th", { scope: "row" }, t(`micro.name.${name}`)), h("td", {}, written(micros[name], unitOf(name))), grams > 0 && h("td", {}, written((micros[name] * grams) / 100, unitOf(name))))))),
            h("p", { class: "small muted" }, t("micro.source"))]);
    };
    const element = h("details", { class: "quality" }, h("summary", { class: "small" }, t("micro.title")), body);
    element.addEventListener("toggle", () => {
        if (!element.open || micros) return;
        loading(body, async () => {
            const whole = await get(`/api/foods/${encodeURIComponent(food.id)}`);
            // Without a network they are not known, which is not to say that there are none.
            if (whole.isOffline && !whole.micros) throw new ApiError(0, t("api.offline"));
            return whole;
        }, (whole) => {
            micros = whole.micros ?? {};
            draw();
        });
    });
    return { element, show(value) { grams = value; draw(); } };
}

/** Fields for those who want to type what the label says, closed unless `food` has some. */
export function microFields(food) {
    return h("details", { class: "quality", open: Object.keys(food?.micros ?? {}).length > 0 }, h("summary", { class: "label" }, t("micro.form")),
        h("div", { class: "fields" }, names.map((name) => field(`micros.${name}`, t(`micro.name.${name}`), { unit: unitOf(name), value: food?.micros?.[name], decimals: 4 }))));
}

/** The part of a change that was typed into `microFields`. */
export const typedMicros = (typed) => Object.fromEntries(names.map((name) => [name, typed[`micros.${name}`]]));
