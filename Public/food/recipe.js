// One recipe: what goes in, how many it serves, what it weighs.
import { $, fill, h, icon } from "/shared/dom.js";
import { get, make, patch } from "/shared/api.js";
import { changes, choice, clearProblems, field, showProblems } from "/shared/forms.js";
import { calories, fieldText, number, typed } from "/shared/format.js";
import { sorry } from "/shared/toast.js";
import { t } from "/shared/i18n.js";
import { drinks } from "/food/custom.js";
import { searchBox } from "/food/search.js";

/** Fills `place` with `recipe`, or with a new one; `saved(recipe)` and `cancel()` are told the end. */
export function recipeEditor(place, recipe, { saved, cancel }) {
    const rows = h("ul", { class: "list" });
    const says = h("p", { class: "note number", role: "status" });
    const search = h("div", { class: "search-box" });
    let ingredients = (recipe?.ingredients ?? []).map((item) => ({ ...item, food: undefined }));
    const form = h("form", { class: "card stack", novalidate: true },
        h("h2", {}, recipe ? recipe.name : t("recipe.new")),
        h("div", { class: "fields" },
            field("name", t("recipe.name"), { type: "text", value: recipe?.name }),
            field("servings", t("recipe.servings"), { value: recipe?.servings ?? 4, decimals: 1 })),
        h("h3", {}, t("recipe.ingredients")), rows, search,
        h("div", { class: "fields" },
            field("cookedGrams", t("recipe.cookedGrams"), { value: recipe?.cookedGrams, unit: "g", decimals: 0, hint: t("recipe.cookedGrams.hint") }),
            choice("drink", t("recipe.drink"), [["", t("food.custom.noDrink")], ...drinks.map((drink) => [drink, t(`drink.${drink}`)])], recipe?.drink)),
        field("steps", t("recipe.steps"), { type: "text", value: recipe?.steps, rows: 4 }),
        says,
        h("div", { class: "row" },
            h("button", { class: "button primary", type: "submit" }, t("recipe.save")),
            h("button", { class: "button", type: "button", onclick: cancel }, t("cancel"))));
    fill(place, form);
    searchBox(search, { label: t("recipe.ingredient.add"), pick: add });
    drawRows();
    // What is known of the foods lets their amounts be changed in any unit.
    Promise.all(ingredients.map(async (item) => {
        if (item.foodId) item.food = await get(`/api/foods/${encodeURIComponent(item.foodId)}`).catch(() => undefined);
    })).then(drawRows);
    form.addEventListener("input", reckon);
    form.addEventListener("keydown", (event) => { if (event.key === "Enter" && event.target.closest(".search-box")) event.preventDefault(); });
    form.addEventListener("submit", save);
    $("[name=name]", form).focus();
    form.scrollIntoView({ block: "nearest" });

    function add(food) {
        ingredients.push({ food, foodId: food.id, foodName: food.name, unit: food.servingUnit, servingQuantity: ["g", "ml"].includes(food.servingUnit) ? 100 : 1 });
        drawRows();
        $("li:last-child input", rows).select();
    }

    function drawRows() {
        fill(rows, ingredients.map((item, index) => {
            const count = h("input", { class: "input", type: "text", inputmode: "decimal", value: fieldText(item.servingQuantity, 2), "aria-label": t("template.amount", { name: item.foodName }) });
            count.addEventListener("input", () => { item.servingQuantity = typed(count.value); });
            const units = item.food?.units ?? [{ unit: item.unit, label: item.servingSize }];
            const isListed = units.some((one) => one.unit === item.unit);
            const unit = h("select", { class: "input", "aria-label": t("food.unit") }, [...units, ...(isListed ? [] : [{ unit: item.unit, label: item.servingSize }])]
                .map((one) => h("option", { value: one.unit, selected: one.unit === item.unit }, one.label)));
            unit.addEventListener("change", () => {
                item.unit = unit.value;
                reckon();
            });
            return h("li", { class: "ingredient" }, h("span", {}, item.foodName), count, unit,
                h("button", { class: "button icon-only quiet", type: "button", "aria-label": t("recipe.ingredient.delete", { name: item.foodName }), onclick: () => { ingredients = ingredients.filter((_, place) => place !== index); drawRows(); } }, icon("delete")));
        }));
        reckon();
    }

    /** What a serving holds as it stands now. */
    function reckon() {
        const servings = typed($("[name=servings]", form).value);
        const sum = (metric) => ingredients.reduce((total, item) => {
            const weight = item.food?.units.find((one) => one.unit === item.unit)?.grams;
            return total + (weight ? ((item.food.per100g[metric] ?? 0) * weight * item.servingQuantity) / 100 : item.nutrients?.[metric] ?? 0);
        }, 0);
        const part = (metric) => number(sum(metric) / servings);
        says.hidden = !(servings > 0) || ingredients.length === 0;
        says.textContent = says.hidden ? "" : [`${t("recipe.perServing")}:`, [calories(sum("energy") / servings), t("food.macros", { protein: part("protein"), carbs: part("carbs"), fat: part("fat") })].filter(Boolean).join(" · ")].join(" ");
    }

    async function save(event) {
        event.preventDefault();
        const body = changes(form, { all: true });
        if (!body) {
            $("[aria-invalid]", form).focus();
            return;
        }
        body.servings ??= 1;
        body.drink = body.drink || null;
        body.ingredients = ingredients.map((item) => (item.foodId
            ? { foodId: item.foodId, servingQuantity: item.servingQuantity, unit: item.unit }
            : { foodName: item.foodName, servingQuantity: item.servingQuantity, unit: item.unit, grams: item.grams, calories: item.nutrients.energy, proteinGrams: item.nutrients.protein, carbsGrams: item.nutrients.carbs, fatGrams: item.nutrients.fat, fibreGrams: item.nutrients.fibre }));
        clearProblems(form);
        try {
            await saved(recipe ? await patch(`/api/recipes/${recipe.id}`, body) : await make("/api/recipes", body));
        } catch (problem) {
            const rest = showProblems(form, problem);
            if (rest) sorry({ message: rest });
        }
    }
}
