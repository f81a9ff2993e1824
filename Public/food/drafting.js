// Foods of a draft: what each row holds, shows and logs.
import { h } from "/shared/dom.js";
import { del, get, make, post } from "/shared/api.js";
import { calories, fieldText, typed } from "/shared/format.js";
import { t } from "/shared/i18n.js";

const figures = {
    energy: "calories", protein: "proteinGrams", carbs: "carbsGrams", fat: "fatGrams", fibre: "fibreGrams", sugar: "sugarGrams",
    saturatedFat: "saturatedFatGrams", salt: "saltGrams", caffeine: "caffeineMg", alcohol: "alcoholGrams",
};

/** A row of what the server made of a sentence. */
export const fromDraft = (item) => ({
    text: item.text, foods: item.foods, food: item.foods[0], amount: item.servingQuantity ?? 1, unit: item.unit,
    isGuess: item.isGuess, nutrients: item.nutrients, said: item.servingQuantity, isFree: Boolean(item.nutrients),
    near: item.foods[0]?.searchedFor,
});

/** A row of what was picked from a list: a food, or words without figures. */
export function fromChoice(choice, old) {
    if (choice.free) return { text: choice.free, foods: [], amount: old?.amount ?? 1, unit: "piece", isFree: true, near: undefined };
    const food = choice;
    const keepsUnit = old && food.units.some((one) => one.unit === old.unit);
    const unit = keepsUnit ? old.unit : food.servingUnit;
    const amount = keepsUnit ? old.amount : ["g", "ml"].includes(unit) ? 100 : Math.min(old?.amount ?? 1, 20);
    return { ...old, text: old?.text ?? food.name, foods: [food, ...(old?.foods ?? []).filter((one) => one.id !== food.id)], food, amount, unit, isGuess: false, isFree: false, nutrients: undefined, near: undefined };
}

export const nameOf = (row) => row.food?.name ?? row.text;
export const isReady = (row) => Boolean(row.food) || row.isFree;
export const problemOf = (row) => (isReady(row) && !(row.amount > 0) ? "amount" : undefined);

const fullName = (food) => (food.brand ? `${food.name} (${food.brand})` : food.name);
export const choices = (row) => row.foods.map((food) => ({ name: fullName(food), isChosen: food === row.food, food }));
export const take = (row, { food }) => Object.assign(row, fromChoice(food, row), { foods: row.foods });

export const look = async (text) => (await get(`/api/foods?q=${encodeURIComponent(text)}&limit=8`))
    .map((food) => ({ name: fullName(food), detail: [food.servingSize, calories(food.calories)].filter(Boolean).join(" · "), value: food }));
export const asTyped = (text) => ({ name: t("draft.food.free", { name: text }), value: { free: text } });

const unitLabel = (unit) => (["g", "ml", "kg", "l", "oz", "lb", "fl_oz"].includes(unit.unit) ? unit.label : `${unit.label} (${fieldText(unit.grams, unit.grams < 10 ? 1 : 0)} g)`);

/** The fields of a row; `changed()` is told of every change, `redraw()` of one that needs other fields. */
export function fields(row, { changed, redraw }) {
    if (!isReady(row)) return [];
    const name = nameOf(row);
    const figure = h("p", { class: "small muted number" });
    const tell = () => { figure.textContent = [calories(energyOf(row)), row.food && t("draft.source", { source: row.food.source })].filter(Boolean).join(" · "); };
    const amount = h("input", { type: "text", inputmode: "decimal", value: fieldText(row.amount, 2), "aria-label": t("template.amount", { name }), "data-part": "amount" });
    amount.addEventListener("input", () => {
        row.amount = typed(amount.value);
        amount.removeAttribute("aria-invalid");
        tell();
        changed();
    });
    const parts = [h("label", { class: "draft-field" }, h("span", { "aria-hidden": "true" }, t("food.amount")), amount)];
    if (row.food) {
        const unit = h("select", { "aria-label": t("draft.unit", { name }), "data-part": "unit" }, row.food.units.map((one) => h("option", { value: one.unit, selected: one.unit === row.unit }, unitLabel(one))));
        unit.addEventListener("change", () => { [row.unit, row.isGuess] = [unit.value, false]; redraw("unit"); });
        parts.push(h("label", { class: "draft-field" }, h("span", { "aria-hidden": "true" }, t("food.unit")), unit));
    }
    tell();
    return [
        h("div", { class: "draft-fields food" }, parts, figure),
        (row.food?.flags ?? []).map((flag) => h("p", { class: "small warn-text" }, flag.text)),
        row.near && h("p", { class: "small warn-text" }, t("food.search.shorter", { text: row.text, shorter: row.near })),
        row.isGuess && h("p", { class: "small warn-text" }, t("command.guess", { name })),
    ];
}

/** What the lines with a food or figures of their own come to. */
export function sum(rows) {
    const known = rows.filter(isReady).map(energyOf).filter((value) => value !== undefined);
    return known.length ? calories(known.reduce((total, value) => total + value, 0)) : undefined;
}

/** kcal of a row; nothing where they are unknown. */
function energyOf(row) {
    const grams = (row.food?.units.find((one) => one.unit === row.unit)?.grams ?? 0) * row.amount;
    const value = row.food ? (row.food.per100g.energy * grams) / 100 : scaled(row, row.nutrients?.energy);
    return Number.isFinite(value) ? value : undefined;
}

const scaled = (row, value) => (row.said > 0 ? (value * row.amount) / row.said : value);

function body(row, { date, slot, time }) {
    const when = { logDate: date, time, slot: row.food?.drink && slot !== "drinks" ? "drinks" : slot };
    if (row.food) return { foodId: row.food.id, servingQuantity: row.amount, unit: row.unit, ...when };
    const known = Object.entries(row.nutrients ?? {}).filter(([key]) => figures[key]).map(([key, value]) => [figures[key], scaled(row, value)]);
    return { foodName: row.text, servingQuantity: row.amount, unit: row.unit, ...Object.fromEntries(known), ...when };
}

/** Logs the rows; gives what is logged now. */
export async function save(rows, draft) {
    const logged = await draft.post("/api/meals", { items: rows.map((row) => body(row, draft)) });
    return { ids: logged.map((entry) => entry.id), name: rows.map(nameOf).join(", ") };
}

export const undo = async ({ ids }) => { for (const id of ids) await del(`/api/food-entries/${id}`); };
export const keep = ({ ids }, { slot }, name) => make("/api/meal-templates", { name, slot, entryIds: ids });
export const forget = ({ id }) => del(`/api/meal-templates/${id}`);
