// The search for a food, with what can be added by hand below what was found.
import { fill, h } from "/shared/dom.js";
import { get } from "/shared/api.js";
import { combobox } from "/shared/combobox.js";
import { calories, number } from "/shared/format.js";
import { t } from "/shared/i18n.js";

/** `pick(food)` is told what was chosen; `custom(text)` and `free(text)`, where given, what is to be added by hand. */
export function searchBox(place, { id = "food", label = t("food.search"), pick, custom, free }) {
    const box = combobox({ id, label, placeholder: t("food.search.placeholder"), patience: 300, find });
    fill(place, box.label, box.input, box.list, box.says);
    return box;

    async function find(text) {
        const foods = await get(`/api/foods?q=${encodeURIComponent(text)}&limit=12`);
        const shorter = foods[0]?.searchedFor;
        const notes = [
            foods.some(({ isOffline }) => isOffline) && t("food.search.offline"),
            foods.length === 0 ? t("food.search.none") : shorter && t("food.search.shorter", { text, shorter }),
        ].filter(Boolean).join(" ");
        return {
            options: [
                ...foods.map((food) => ({ content: result(food), run: () => pick(food) })),
                free && { content: t("food.free", { name: text }), isOwn: true, run: () => free(text) },
                custom && { content: t("food.custom.add", { name: text }), isOwn: true, run: () => custom(text) },
            ].filter(Boolean),
            none: notes,
            says: `${shorter ? "" : t("food.search.found", { count: foods.length })} ${notes}`.trim(),
        };
    }
}

function result(food) {
    const macro = (value) => (value === undefined ? "–" : number(value));
    return [
        h("span", { class: "row spread" }, h("span", {}, h("strong", {}, food.name), food.brand && h("span", { class: "muted" }, ` ${food.brand}`)), h("span", { class: "row" }, (food.flags ?? []).slice(0, 2).map((flag) => h("span", { class: `chip flag-${flag.certainty}` }, flag.text)), food.isCustom && h("span", { class: "chip" }, t("food.own")))),
        h("span", { class: "small muted number" }, [food.last ? `${number(food.last.servingQuantity, Number.isInteger(food.last.servingQuantity) ? 0 : 1)} ${food.last.servingSize}` : food.servingSize, calories(food.last ? food.last.calories : food.calories), !food.last && t("food.macros", { protein: macro(food.proteinGrams), carbs: macro(food.carbsGrams), fat: macro(food.fatGrams) })].filter(Boolean).join(" · ")),
    ];
}
