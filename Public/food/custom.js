// A food of one's own: what it is called and what the label says.
import { $, fill, h } from "/shared/dom.js";
import { make, patch } from "/shared/api.js";
import { changes, choice, clearProblems, field, showProblems } from "/shared/forms.js";
import { sorry } from "/shared/toast.js";
import { t } from "/shared/i18n.js";
import { microFields, typedMicros } from "/food/micronutrients.js";

const figures = [["energy", "today.calories", "kcal"], ["protein", "nutrient.protein", "g"], ["carbs", "nutrient.carbs", "g"], ["sugar", "nutrient.sugar", "g"], ["fat", "nutrient.fat", "g"], ["saturatedFat", "nutrient.saturatedFat", "g"], ["fibre", "nutrient.fibre", "g"], ["salt", "nutrient.salt", "g"]];
export const drinks = ["water", "coffee_tea", "soft_drink", "alcohol", "juice"];

/** Asks in a dialog for a new food, begun with a name or a barcode, or for what changes of `food`; `done(food)`, where there is one, gets what was saved. */
export function customFood({ name, barcode, food }, done) {
    const check = h("div", { class: "note care", role: "alert", hidden: true });
    let doubts = food?.doubts?.join();
    const form = h("form", { class: "stack", novalidate: true, method: "dialog" },
        h("h2", { id: "custom-title" }, food ? t("food.edit", { name: food.name }) : t("food.custom.title")),
        field("name", t("food.name"), { type: "text", value: food?.name ?? name }),
        h("p", { class: "label" }, t("food.custom.per100")),
        h("div", { class: "fields" }, figures.map(([key, label, unit]) => field(`per100g.${key}`, t(label), { unit, value: food?.per100g[key] }))),
        h("div", { class: "fields" },
            field("portionGrams", t("food.custom.portion"), { unit: "g", value: food?.units[0]?.unit === "serving" ? food.servingGrams : undefined }),
            choice("drink", t("food.custom.drink"), [["", t("food.custom.noDrink")], ...drinks.map((drink) => [drink, t(`drink.${drink}`)])], food?.drink ?? ""),
            field("barcode", t("food.custom.barcode"), { type: "text", value: food?.barcode ?? barcode })),
        microFields(food),
        check,
        h("div", { class: "row" },
            h("button", { class: "button primary", type: "submit" }, t(food ? "food.save" : "food.custom.save")),
            h("button", { class: "button", type: "button", onclick: () => dialog.close() }, t("cancel"))));
    const dialog = h("dialog", { "aria-labelledby": "custom-title" }, form);
    dialog.addEventListener("close", () => dialog.remove());
    form.addEventListener("submit", async (event) => {
        event.preventDefault();
        const typed = changes(form, { all: true });
        if (!typed) return;
        const per100g = {};
        for (const [key] of figures) per100g[key] = typed[`per100g.${key}`];
        const body = { name: typed.name, per100g, micros: typedMicros(typed), drink: typed.drink || null, barcode: typed.barcode };
        body.portions = typed.portionGrams ? [{ unit: "serving", grams: typed.portionGrams }] : [];
        try {
            const saved = food ? await patch(`/api/foods/${food.id}`, body) : await make("/api/foods", body);
            if (saved.doubts?.join() !== doubts) {
                // It is kept as it is; what looks odd can be put right, or saved once more.
                food = saved;
                doubts = saved.doubts?.join();
                if (doubts) {
                    fill(check, h("strong", {}, t("label.check")), h("ul", {}, saved.doubts.map((doubt) => h("li", {}, doubt))), h("p", {}, t("label.check.anyway")));
                    check.hidden = false;
                    return;
                }
            }
            dialog.close();
            done?.(saved);
        } catch (problem) {
            clearProblems(form);
            const rest = showProblems(form, { ...problem, message: problem.message, fields: rename(problem.fields) });
            if (rest) sorry({ message: rest });
        }
    });
    document.body.append(dialog);
    dialog.showModal();
    $("input", form).select();
}

const rename = (fields) => Object.fromEntries(Object.entries(fields ?? {}).map(([key, text]) => [key === "portions.grams" ? "portionGrams" : key, text]));
