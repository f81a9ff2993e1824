// A field that looks something up while one types: arrow down, Enter, Escape.
import { fill, h } from "/shared/dom.js";
import { t } from "/shared/i18n.js";

const patience = 250;
let count = 0;

/**
 * `look(text)` gives what fits as `{ name, detail, value }`; `asTyped(text)`, where given, an option for the words as they
 * are. `pick(value)` is told what was chosen, `cancel()` that nothing was.
 */
export function picker({ label, value = "", look, asTyped, pick, cancel }) {
    const id = `picker-${++count}`;
    const input = h("input", {
        class: "input", type: "text", id, role: "combobox", "aria-expanded": "false", "aria-controls": `${id}-list`,
        "aria-autocomplete": "list", autocomplete: "off", spellcheck: "false", maxlength: 100,
    });
    const list = h("ul", { class: "picker-list", id: `${id}-list`, role: "listbox", "aria-label": t("picker.list"), hidden: true });
    const says = h("p", { class: "visually-hidden", role: "status" });
    input.value = value;
    let options = [];
    let current = 0;
    let turn = 0;
    let timer;

    input.addEventListener("input", () => {
        clearTimeout(timer);
        timer = setTimeout(run, patience);
    });
    input.addEventListener("keydown", (event) => {
        if (event.key === "ArrowDown" || event.key === "ArrowUp") {
            event.preventDefault();
            if (options.length) select((current + (event.key === "ArrowDown" ? 1 : -1) + options.length) % options.length);
        } else if (event.key === "Enter") {
            event.preventDefault();
            if (options.length) pick(options[current].value);
            else run();
        } else if (event.key === "Escape") {
            event.preventDefault();
            event.stopPropagation();
            cancel();
        }
    });

    async function run() {
        clearTimeout(timer);
        const text = input.value.trim();
        const mine = ++turn;
        try {
            const found = text ? await look(text) : [];
            if (mine === turn) draw(text, found);
        } catch (problem) {
            if (mine !== turn) return;
            options = [];
            fill(list, h("li", { role: "option", "aria-disabled": "true" }, problem.message));
            list.hidden = false;
        }
    }

    function draw(text, found) {
        options = [...found, ...(text && asTyped ? [asTyped(text)] : [])];
        fill(list, options.map((option, index) => h("li", { role: "option", id: `${id}-${index}`, onclick: () => pick(option.value) },
            h("span", {}, option.name), option.detail && h("span", { class: "small muted number" }, option.detail))));
        list.hidden = options.length === 0;
        input.setAttribute("aria-expanded", String(!list.hidden));
        says.textContent = text ? t("picker.found", { count: found.length }) : "";
        select(0);
    }

    function select(index) {
        current = index;
        for (const [place, item] of [...list.children].entries()) item.setAttribute("aria-selected", String(place === index));
        if (options[index]) input.setAttribute("aria-activedescendant", `${id}-${index}`);
        else input.removeAttribute("aria-activedescendant");
        list.children[index]?.scrollIntoView({ block: "nearest" });
    }

    if (value) run();
    const element = h("div", { class: "picker" }, h("label", { class: "label", for: id }, label),
        h("div", { class: "row tight" }, input, h("button", { class: "button", type: "button", onclick: cancel }, t("cancel"))), list, says);
    return { element, focus: () => { input.focus(); input.select(); } };
}
