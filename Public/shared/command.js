// One bar for everything: what one ate is logged, a page is gone to. Ctrl or Cmd with K opens it.
import { $, $$, fill, h, icon } from "/shared/dom.js";
import { del, post } from "/shared/api.js";
import { calories, fieldText, typed } from "/shared/format.js";
import { sorry, toast } from "/shared/toast.js";
import { t } from "/shared/i18n.js";
import { slotAt, slots } from "/food/slots.js";

const patience = 150;

export function openCommand(dialog) {
    if (dialog.open) {
        dialog.close();
        return;
    }
    if (!dialog.hasChildNodes()) build(dialog);
    dialog.showModal();
    $("input", dialog).select();
}

function build(dialog) {
    const pages = $$(".site-nav li a").map((link) => ({ title: link.textContent.trim(), href: link.getAttribute("href"), icon: $("use", link).getAttribute("href").split("#")[1] }));
    const input = h("input", {
        class: "input", type: "text", id: "command-text", role: "combobox", "aria-expanded": "true", "aria-controls": "command-options", "aria-autocomplete": "list",
        "aria-label": t("command.title"), autocomplete: "off", spellcheck: "false", maxlength: 500, placeholder: t("command.placeholder"),
    });
    const list = h("ul", { class: "command-options", id: "command-options", role: "listbox", "aria-label": t("command.options") });
    const draft = h("div", { class: "stack" });
    const says = h("p", { class: "visually-hidden", role: "status" });
    const form = h("form", { novalidate: true }, input, list, draft, says);
    let options = [];
    let current = 0;
    let timer;
    let turn = 0;
    let items = [];

    fill(dialog, form);
    show([]);
    input.addEventListener("input", () => {
        clearTimeout(timer);
        timer = setTimeout(look, patience);
    });
    input.addEventListener("keydown", (event) => {
        if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
        event.preventDefault();
        if (options.length) select((current + (event.key === "ArrowDown" ? 1 : -1) + options.length) % options.length);
    });
    form.addEventListener("submit", async (event) => {
        event.preventDefault();
        clearTimeout(timer);
        if (document.activeElement !== input) {
            await log();
            return;
        }
        // Enter means what stands there now, not what stood there a moment ago.
        await look();
        options[current]?.run();
    });
    dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });

    let lookedFor = "";
    async function look() {
        const text = input.value.trim();
        if (text === lookedFor) return;
        const mine = ++turn;
        try {
            const found = text ? await post("/api/food-drafts", { text }) : [];
            if (mine !== turn) return;
            lookedFor = text;
            show(found);
        } catch (problem) {
            if (mine === turn) fill(draft, h("p", { class: "note bad", role: "alert" }, problem.message));
        }
    }

    /** A line that begins a page's name means the page first, any other what was eaten. */
    function show(found) {
        const text = input.value.trim().toLowerCase();
        const fitting = pages.filter((page) => !text || page.title.toLowerCase().startsWith(text))
            .map((page) => ({ run: () => location.assign(page.href), element: h("li", { role: "option" }, icon(page.icon), h("span", {}, page.title)) }));
        items = found.map((item) => ({ ...item, food: item.foods[0] }));
        const known = items.some((item) => item.food);
        const logging = known ? [{ run: log, element: h("li", { role: "option" }, icon("plus"), h("span", { class: "command-sum" })) }] : [];
        options = text.length >= 2 && fitting.length ? [...fitting, ...logging] : [...logging, ...fitting];
        for (const [index, option] of options.entries()) {
            option.element.id = `command-option-${index}`;
            option.element.addEventListener("click", option.run);
        }
        fill(list, options.map((option) => option.element));
        list.hidden = options.length === 0;
        drawDraft();
        select(0);
    }

    function select(index) {
        current = index;
        for (const [place, option] of options.entries()) option.element.setAttribute("aria-selected", String(place === index));
        if (options[index]) input.setAttribute("aria-activedescendant", options[index].element.id);
        else input.removeAttribute("aria-activedescendant");
    }

    function drawDraft() {
        if (items.length === 0) {
            fill(draft, !input.value.trim() && h("p", { class: "small muted" }, t("command.hint")));
            return;
        }
        fill(draft,
            h("ul", { class: "list", "aria-label": t("command.draft") }, items.map((item, index) => h("li", {}, item.food ? row(item, index) : unknown(item, index)))),
            items.some((item) => item.food) && h("div", { class: "row spread" },
                h("div", { class: "row" }, h("label", { class: "label", for: "command-slot" }, t("food.slot")), slotChoice()),
                h("button", { class: "button primary", type: "submit" }, t("food.addIt"))));
        sum();
    }

    let slot;
    function slotChoice() {
        const now = new Date();
        const foods = items.filter((item) => item.food);
        const standard = foods.every((item) => item.food.drink) ? "drinks" : slotAt(now.getHours() * 60 + now.getMinutes());
        slot = h("select", { class: "input", id: "command-slot" }, slots.map((one) => h("option", { value: one.id, selected: one.id === standard }, t(`slot.${one.id}`))));
        return slot;
    }

    function row(item, index) {
        const food = h("select", { class: "input", "aria-label": t("command.food", { text: item.text }) }, item.foods.map((one, place) => h("option", { value: place, selected: one === item.food }, one.name)));
        const amount = h("input", { class: "input", type: "text", inputmode: "decimal", value: fieldText(item.servingQuantity, 2), "aria-label": t("template.amount", { name: item.food.name }) });
        const unit = h("select", { class: "input", "aria-label": t("food.unit") }, item.food.units.map((one) => h("option", { value: one.unit, selected: one.unit === item.unit }, one.label)));
        food.addEventListener("change", () => {
            item.food = item.foods[Number(food.value)];
            if (!item.food.units.some((one) => one.unit === item.unit)) {
                item.unit = item.food.servingUnit;
                item.servingQuantity = ["g", "ml"].includes(item.unit) ? 100 : Math.min(item.servingQuantity, 20);
            }
            drawDraft();
            $$("select", draft).find((select) => select.getAttribute("aria-label") === food.getAttribute("aria-label"))?.focus();
        });
        amount.addEventListener("input", () => { item.servingQuantity = typed(amount.value); sum(); });
        unit.addEventListener("change", () => { item.unit = unit.value; sum(); });
        return [
            h("div", { class: "command-item" }, amount, unit, food, removal(item.food.name, index)),
            (item.food.flags ?? []).map((flag) => h("p", { class: "small warn-text" }, flag.text)),
            item.isGuess && h("p", { class: "small warn-text" }, t("command.guess", { name: item.food.name })),
        ];
    }

    const unknown = (item, index) => h("div", { class: "row spread" },
        h("span", { class: "warn-text" }, t("command.unknown", { text: item.text })),
        h("span", { class: "row" }, h("a", { href: `/food?q=${encodeURIComponent(item.text)}` }, t("command.byHand")), removal(item.text, index)));

    const removal = (name, index) => h("button", { class: "button icon-only quiet", type: "button", "aria-label": t("food.delete", { name }), onclick: () => { items.splice(index, 1); drawDraft(); input.focus(); } }, icon("delete"));

    const grams = (item) => (item.food?.units.find((one) => one.unit === item.unit)?.grams ?? 0) * item.servingQuantity;

    function sum() {
        const foods = items.filter((item) => item.food);
        const energy = foods.reduce((total, item) => total + ((item.food.per100g.energy ?? 0) * grams(item)) / 100, 0);
        const words = t("command.log", { foods: foods.map((item) => item.food.name).join(", ") });
        const place = $(".command-sum", list);
        if (place) fill(place, words, h("small", { class: "muted number" }, " ", calories(energy)));
        says.textContent = words;
    }

    async function log() {
        const foods = items.filter((item) => item.food);
        const wrong = foods.findIndex((item) => !(item.servingQuantity > 0));
        if (wrong >= 0) {
            $$(".command-item input", draft)[wrong].focus();
            says.textContent = t("form.number");
            return;
        }
        try {
            const isDrinkAside = slot.value !== "drinks";
            const logged = await post("/api/meals", {
                slot: slot.value,
                items: foods.map((item) => ({ foodId: item.food.id, servingQuantity: item.servingQuantity, unit: item.unit, ...(item.food.drink && isDrinkAside ? { slot: "drinks" } : {}) })),
            }, { "Idempotency-Key": crypto.randomUUID() });
            const left = items.filter((item) => !item.food).map((item) => item.text).join(", ");
            input.value = left;
            await look();
            if (!left) dialog.close();
            toast(t("food.logged", { name: logged.map((entry) => entry.foodName).join(", ") }), async () => {
                for (const entry of logged) await del(`/api/food-entries/${entry.id}`).catch(sorry);
            });
        } catch (problem) {
            fill(draft, h("p", { class: "note bad", role: "alert" }, problem.fields ? Object.values(problem.fields).join(" ") || problem.message : problem.message));
        }
    }
}
