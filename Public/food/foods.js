// One's own foods, and everything that was ever logged with how often.
import { $, fill, h, icon } from "/shared/dom.js";
import { del, fresh, get, onChange, pressed, put } from "/shared/api.js";
import { amount, calories, longDate } from "/shared/format.js";
import { loading } from "/shared/loading.js";
import { pager } from "/shared/pager.js";
import { sorry, toast } from "/shared/toast.js";
import { t } from "/shared/i18n.js";
import { customFood } from "/food/custom.js";

const log = pressed();
const own = $("#own");
const used = $("#used");
const text = h("input", { class: "input", type: "search", id: "foods-q", autocomplete: "off" });
const sort = h("select", { class: "input", id: "foods-sort" }, ["count", "recent", "name"].map((order) => h("option", { value: order }, t(`foods.sort.${order}`))));
fill($("#filter"),
    h("div", { class: "field" }, h("label", { for: "foods-q" }, t("foods.filter")), text),
    h("div", { class: "field" }, h("label", { for: "foods-sort" }, t("foods.sort")), sort));

$("#new").addEventListener("click", () => customFood({}));
let ownPage = 1;
let timer;
text.addEventListener("input", () => { clearTimeout(timer); timer = setTimeout(loadUsed, 300); });
sort.addEventListener("change", () => loadUsed());
await Promise.all([loadOwn(), loadUsed()]);
onChange(["foods"], () => loadOwn());
onChange(["day"], () => loadUsed());

async function loadOwn(page = ownPage) {
    await loading(own, () => get(`/api/foods/own?page=${page}`), (answer) => {
        ownPage = page;
        drawOwn(answer);
    });
}

function drawOwn({ foods, page, hasMore }) {
    // The last one of the last page was deleted.
    if (foods.length === 0 && page > 1) loadOwn(page - 1);
    else fill(own,
        h("h2", { id: "own-title" }, t("foods.own")),
        foods.length === 0 ? h("p", { class: "muted" }, t("foods.own.none")) : h("ul", { class: "list" }, foods.map((food) => h("li", { class: "entry" },
            h("div", {}, h("strong", {}, food.name), h("p", { class: "small muted number" }, [food.servingSize, calories(food.calories), food.barcode].filter(Boolean).join(" · "))),
            h("div", { class: "row" }, logLink(food.id, food.name),
                h("button", { class: "button icon-only quiet", type: "button", "aria-label": t("food.edit", { name: food.name }), onclick: async () => customFood({ food: await fresh(`/api/foods/${food.id}`, food) }) }, icon("edit")),
                h("button", { class: "button icon-only quiet", type: "button", "aria-label": t("food.delete", { name: food.name }), onclick: () => remove(food) }, icon("delete")))))),
        pager(own, { page, hasMore }, loadOwn));
}

function logLink(id, name) {
    return h("a", { class: "button icon-only quiet", href: `/food?food=${encodeURIComponent(id)}`, "aria-label": t("foods.log", { name }) }, icon("plus"));
}

async function remove(food) {
    try {
        await del(`/api/foods/${food.id}`);
        toast(t("food.deleted", { name: food.name }), () => put(`/api/foods/${food.id}/restoring`).catch(sorry));
    } catch (problem) {
        sorry(problem);
    }
}

function loadUsed(page = 1) {
    return loading(used, () => get(`/api/foods/used?q=${encodeURIComponent(text.value.trim())}&sort=${sort.value}&page=${page}`), ({ foods, hasMore }) => {
        const isEmpty = foods.length === 0 && !text.value.trim();
        $("#filter").hidden = isEmpty;
        fill(used,
            isEmpty ? h("div", { class: "empty" }, h("p", {}, t("foods.used.none")), h("a", { class: "button", href: "/food" }, t("today.firstMeal"))) : foods.length === 0 ? h("p", { class: "muted" }, t("history.search.none")) : h("ul", { class: "list" }, foods.map(row)),
            pager(used, { page, hasMore }, loadUsed));
    });
}

/** Logs once more what came from no list. */
async function again(food) {
    try {
        const entries = await log("/api/food-entries/repeating", { entryIds: [food.entryId] });
        toast(t("food.logged", { name: food.name }), () => Promise.all(entries.map((entry) => del(`/api/food-entries/${entry.id}`))).catch(sorry));
    } catch (problem) {
        sorry(problem);
    }
}

function row(food) {
    return h("li", { class: "entry" },
        h("div", {}, h("strong", {}, food.name),
            h("p", { class: "small muted number" }, [t("history.times", { count: food.count }), `${amount(food.servingQuantity)} ${food.servingSize}`, calories(food.calories), t("foods.last", { date: longDate(food.lastDate) })].filter(Boolean).join(" · "))),
        h("div", { class: "row" }, food.foodId ? logLink(food.foodId, food.name) : h("button", { class: "button icon-only quiet", type: "button", "aria-label": t("foods.log", { name: food.name }), onclick: () => again(food) }, icon("plus"))));
}
