// A search for an exercise with a list below it: type, arrow down, Enter.
import { fill, h } from "/shared/dom.js";
import { get } from "/shared/api.js";
import { t } from "/shared/i18n.js";
import { word } from "/training/exercise-form.js";

const patience = 200;
let count = 0;

/** `pick(exercise)` is told what was chosen: with an `id`, or only the name that was typed. */
export function exerciseSearch(place, { label, pick }) {
    const id = `exercise-${++count}`;
    const input = h("input", {
        class: "input", type: "search", id: `${id}-search`, role: "combobox", "aria-expanded": "false", "aria-controls": `${id}-results`,
        "aria-autocomplete": "list", autocomplete: "off", spellcheck: "false", maxlength: 100, placeholder: t("train.exercise.placeholder"),
    });
    const list = h("ul", { class: "results", id: `${id}-results`, role: "listbox", "aria-label": label, hidden: true });
    const says = h("p", { class: "visually-hidden", role: "status" });
    fill(place, h("label", { class: "label", for: `${id}-search` }, label), input, list, says);

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
    const outside = (event) => {
        if (!place.isConnected) document.removeEventListener("pointerdown", outside);
        else if (!place.contains(event.target)) close();
    };
    document.addEventListener("pointerdown", outside);

    async function look() {
        clearTimeout(timer);
        const text = input.value.trim();
        const mine = ++asked;
        if (!text) {
            close();
            return;
        }
        // What no library knows, or no server tells, can be logged all the same.
        const { exercises } = await get(`/api/exercises?q=${encodeURIComponent(text)}`).catch(() => ({ exercises: [] }));
        if (mine === asked) draw(text, exercises.slice(0, 12));
    }

    function draw(text, exercises) {
        const isKnown = exercises.some((exercise) => exercise.name.toLowerCase() === text.toLowerCase());
        options = [
            ...exercises.map((exercise) => ({ element: option(exercise), run: () => pick({ ...exercise, exerciseId: exercise.id }) })),
            ...(isKnown ? [] : [{ element: h("li", { role: "option", class: "add-own" }, t("train.exercise.free", { name: text })), run: () => pick({ name: text }) }]),
        ];
        for (const [index, { element }] of options.entries()) {
            element.id = `${id}-${index}`;
            element.setAttribute("aria-selected", "false");
            element.addEventListener("click", () => choose(index));
        }
        fill(list, options.map(({ element }) => element));
        list.hidden = false;
        input.setAttribute("aria-expanded", "true");
        says.textContent = t("train.exercise.found", { count: exercises.length });
        current = -1;
        select(0);
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
        asked += 1;
        list.hidden = true;
        options = [];
        current = -1;
        input.setAttribute("aria-expanded", "false");
        input.removeAttribute("aria-activedescendant");
    }

    return { focus: () => input.focus() };
}

const option = (exercise) => h("li", { role: "option" },
    h("span", { class: "row spread" }, h("strong", {}, exercise.name), exercise.isOwn && h("span", { class: "chip" }, t("train.exercise.own"))),
    h("span", { class: "small muted" }, about(exercise)));

/** What an exercise trains, and with what, in words. */
const about = ({ primaryMuscles = [], equipment }) => [
    ...primaryMuscles.map((muscle) => word("muscle", muscle)), equipment && word("equipment", equipment),
].filter(Boolean).join(" · ");
