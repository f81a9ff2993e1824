// Dishes of one's own: a list, and one that is open.
import { $, fill, h, icon } from "/shared/dom.js";
import { del, fresh, get, onChange, put } from "/shared/api.js";
import { amount, calories, number } from "/shared/format.js";
import { loading } from "/shared/loading.js";
import { pager } from "/shared/pager.js";
import { sorry, toast } from "/shared/toast.js";
import { t } from "/shared/i18n.js";
import { recipeEditor } from "/food/recipe.js";

const list = $("#recipes");
const editor = $("#editor");

$("#new").addEventListener("click", () => open());
let shown = 1;
await load();
onChange(["foods"], () => load());

async function load(page = shown) {
    await loading(list, () => get(`/api/recipes?page=${page}`), (answer) => {
        shown = page;
        draw(answer);
    });
}

function draw({ recipes, page, hasMore }) {
    // The last one of the last page was deleted.
    if (recipes.length === 0 && page > 1) load(page - 1);
    else fill(list,
        recipes.length === 0 ? h("div", { class: "card empty" }, h("p", {}, t("recipe.empty"))) : recipes.map(card),
        pager(list, { page, hasMore }, load));
}

function card(recipe) {
    const { energy, protein } = recipe.perServing;
    const atLeast = (metric, text) => (recipe.incomplete.includes(metric) ? t("recipe.atLeast", { value: text }) : text);
    const serving = [
        calories(energy) && atLeast("energy", calories(energy)),
        protein !== undefined && atLeast("protein", t("food.protein", { value: number(protein) })),
    ].filter(Boolean).join(" · ");
    return h("section", { class: "card" },
        h("div", { class: "card-head" }, h("h2", {}, recipe.name),
            h("div", { class: "row" },
                h("button", { class: "button icon-only quiet", type: "button", "aria-label": t("food.edit", { name: recipe.name }), onclick: async () => open(await fresh(`/api/recipes/${recipe.id}`, recipe)) }, icon("edit")),
                h("button", { class: "button icon-only quiet", type: "button", "aria-label": t("food.delete", { name: recipe.name }), onclick: () => remove(recipe) }, icon("delete")))),
        h("p", { class: "muted" }, recipe.ingredients.map((item) => `${amount(item.servingQuantity)} ${item.servingSize} ${item.foodName}`).join(", ")),
        h("p", { class: "number" }, h("strong", {}, t("recipe.perServing")), ` ${serving}`),
        recipe.steps && h("details", {}, h("summary", {}, t("recipe.steps")), h("p", { class: "lines" }, recipe.steps)),
        recipe.food
            ? h("div", {}, h("a", { class: "button", href: `/food?food=${encodeURIComponent(recipe.id)}` }, icon("plus"), t("recipe.log")))
            : h("p", { class: "note care" }, t("recipe.noWeight")));
}

function open(recipe) {
    recipeEditor(editor, recipe, { saved, cancel: close });
}

function close() {
    fill(editor);
    $("#new").focus();
}

async function saved(recipe) {
    close();
    toast(t("recipe.saved", { name: recipe.name }));
}

async function remove(recipe) {
    try {
        await del(`/api/recipes/${recipe.id}`);
        toast(t("food.deleted", { name: recipe.name }), () => put(`/api/recipes/${recipe.id}/restoring`).catch(sorry));
    } catch (problem) {
        sorry(problem);
    }
}
