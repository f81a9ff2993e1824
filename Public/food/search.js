// A search box with a list below it: type, arrow down, Enter.
import { fill, h } from "/shared/dom.js";
import { get } from "/shared/api.js";
import { calories, number } from "/shared/format.js";
import { t } from "/shared/i18n.js";

const patience = 300;

/** `pick(food)` is told what was chosen; `custom(text)` and `free(text)`, where given, what is to be added by hand. */
export function searchBox(place, { label = t("food.search"), pick, custom, free }) {
    const input = h("input", {
        class: "input", type: "search", id: "food-search", role: "combobox", "aria-expanded": "false", "aria-controls": "food-results",
        "aria-autocomplete": "list", autocomplete: "off", spellcheck: "false", placeholder: t("food.search.placeholder"),
    });
    const list = h("ul", { class: "results", id: "food-results", role: "listbox", "aria-label": label, hidden: true });
    const says = h("p", { class: "visually-hidden", role: "status" });
    fill(place, h("label", { class: "label", for: "food-search" }, label), input, list, says);

    let timer;
    let asked = 0;
    let options = [];
    let current = -1;

    input.addEventListener("input", () => {
        clearTimeout(timer);
        timer = setTimeout(look, patience);
    });
    input.addEventListener("keydown", (event) => {
        if (event.key === "ArrowDown" || event.key === "ArrowUp") {
            event.preventDefault();
            if (options.length) select((current + (event.key === "ArrowDown" ? 1 : -1) + options.length) % options.length);
        } else if (event.key === "Enter") {
            event.preventDefault();
            if (options.length && !list.hidden) choose(Math.max(current, 0));
            else look();
        } else if (event.key === "Escape") {
            close();
        }
    });
    document.addEventListener("pointerdown", (event) => { if (!place.contains(event.target)) close(); });

    async function look() {
        clearTimeout(timer);
        const text = input.value.trim();
        const number = ++asked;
        if (!text) {
            close();
            return;
        }
        try {
            const foods = await get(`/api/foods?q=${encodeURIComponent(text)}&limit=12`);
            if (number === asked) draw(text, foods);
        } catch (problem) {
            if (number === asked) fill(list, h("li", { class: "note bad", role: "option", "aria-disabled": "true" }, problem.message));
            list.hidden = false;
        }
    }

    function draw(text, foods) {
        options = [
            ...foods.map((food) => ({ food, element: result(food), run: () => pick(food) })),
            ...(free ? [{ element: h("li", { role: "option", class: "add-own" }, t("food.free", { name: text })), run: () => free(text) }] : []),
            ...(custom ? [{ element: h("li", { role: "option", class: "add-own" }, t("food.custom.add", { name: text })), run: () => custom(text) }] : []),
        ];
        for (const [index, option] of options.entries()) {
            option.element.id = `food-result-${index}`;
            option.element.setAttribute("aria-selected", "false");
            option.element.addEventListener("click", () => choose(index));
        }
        fill(list, foods.length === 0 && h("li", { role: "option", "aria-disabled": "true", class: "muted" }, t("food.search.none")), options.map((option) => option.element));
        list.hidden = false;
        input.setAttribute("aria-expanded", "true");
        says.textContent = t("food.search.found", { count: foods.length });
        current = -1;
        if (foods.length) select(0);
    }

    function select(index) {
        options[current]?.element.setAttribute("aria-selected", "false");
        current = index;
        options[current].element.setAttribute("aria-selected", "true");
        options[current].element.scrollIntoView({ block: "nearest" });
        input.setAttribute("aria-activedescendant", options[current].element.id);
    }

    function choose(index) {
        const option = options[index];
        close();
        input.value = "";
        option.run();
    }

    function close() {
        list.hidden = true;
        options = [];
        current = -1;
        input.setAttribute("aria-expanded", "false");
        input.removeAttribute("aria-activedescendant");
    }

    return {
        focus: () => input.focus(),
        look: (text) => { input.value = text; look(); },
    };
}

function result(food) {
    const macro = (value) => (value === undefined ? "–" : number(value));
    return h("li", { role: "option" },
        h("span", { class: "row spread" }, h("span", {}, h("strong", {}, food.name), food.brand && h("span", { class: "muted" }, ` ${food.brand}`)), h("span", { class: "row" }, (food.flags ?? []).slice(0, 2).map((flag) => h("span", { class: `chip flag-${flag.certainty}` }, flag.text)), food.isCustom && h("span", { class: "chip" }, t("food.own")))),
        h("span", { class: "small muted number" }, [food.servingSize, calories(food.calories), t("food.macros", { protein: macro(food.proteinGrams), carbs: macro(food.carbsGrams), fat: macro(food.fatGrams) })].filter(Boolean).join(" · ")));
}
