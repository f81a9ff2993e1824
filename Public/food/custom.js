// A food of one's own: what it is called and what the label says.
import { $, h } from "/shared/dom.js";
import { post } from "/shared/api.js";
import { changes, choice, clearProblems, field, showProblems } from "/shared/forms.js";
import { sorry } from "/shared/toast.js";
import { t } from "/shared/i18n.js";

const figures = [["energy", "today.calories", "kcal"], ["protein", "nutrient.protein", "g"], ["carbs", "nutrient.carbs", "g"], ["sugar", "nutrient.sugar", "g"], ["fat", "nutrient.fat", "g"], ["saturatedFat", "nutrient.saturatedFat", "g"], ["fibre", "nutrient.fibre", "g"], ["salt", "nutrient.salt", "g"]];
const drinks = ["water", "coffee_tea", "soft_drink", "alcohol", "juice"];

/** Asks for a food in a dialog; `done(food)` gets the saved one. */
export function customFood(name, done) {
    const form = h("form", { class: "stack", novalidate: true, method: "dialog" },
        h("h2", { id: "custom-title" }, t("food.custom.title")),
        field("name", t("food.name"), { type: "text", value: name }),
        h("p", { class: "label" }, t("food.custom.per100")),
        h("div", { class: "fields" }, figures.map(([key, label, unit]) => field(`per100g.${key}`, t(label), { unit }))),
        h("div", { class: "fields" },
            field("portionGrams", t("food.custom.portion"), { unit: "g" }),
            choice("drink", t("food.custom.drink"), [["", t("food.custom.noDrink")], ...drinks.map((drink) => [drink, t(`drink.${drink}`)])], "")),
        h("div", { class: "row" },
            h("button", { class: "button primary", type: "submit" }, t("food.custom.save")),
            h("button", { class: "button", type: "button", onclick: () => dialog.close() }, t("cancel"))));
    const dialog = h("dialog", { "aria-labelledby": "custom-title" }, form);
    dialog.addEventListener("close", () => dialog.remove());
    form.addEventListener("submit", async (event) => {
        event.preventDefault();
        const typed = changes(form, { all: true });
        if (!typed) return;
        const per100g = {};
        for (const [key] of figures) if (typed[`per100g.${key}`] !== null) per100g[key] = typed[`per100g.${key}`];
        const body = { name: typed.name, per100g };
        if (typed.drink) body.drink = typed.drink;
        if (typed.portionGrams) body.portions = [{ unit: "serving", grams: typed.portionGrams }];
        try {
            const food = await post("/api/foods", body);
            dialog.close();
            done(food);
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
