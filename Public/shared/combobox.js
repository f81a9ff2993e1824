// A field that looks something up while one types, with a list of what was found: the ARIA combobox.
import { fill, h } from "/shared/dom.js";

/**
 * The parts of a combobox, to be placed: its `label`, `input`, `list` and what is said of it, `says`.
 *
 * `find(text)` gives the `options` for a text that was typed, each with its `content` and what choosing it does, `run()`;
 * `says`, how many were found; and `none`, where there are none. An option is chosen by Enter or a tap, the first one is
 * there from the start; Enter waits for what is still being looked up. Escape closes the list; with `cancel()` it is told instead, and the list stays until then.
 */
export function combobox({ id, label, listLabel = label, listClass = "results", type = "search", placeholder, patience = 250, find, cancel }) {
    const input = h("input", {
        class: "input", type, id: `${id}-search`, role: "combobox", "aria-expanded": "false", "aria-controls": `${id}-results`,
        "aria-autocomplete": "list", autocomplete: "off", spellcheck: "false", maxlength: 100, placeholder,
    });
    const list = h("ul", { class: listClass, id: `${id}-results`, role: "listbox", "aria-label": listLabel, hidden: true });
    const says = h("p", { class: "visually-hidden", role: "status" });
    const keys = { ArrowDown: () => (options.length ? move(current + 1) : look()), ArrowUp: () => move(current - 1), Home: () => move(0), End: () => move(-1) };
    let options = [];
    let current = -1;
    /** Whether someone walks through the list: Home and End then mean its ends, and the text's otherwise. */
    let isWalking = false;
    let timer;
    /** What is being looked up: its text, and when it is there. */
    let coming;
    /** What the list belongs to. */
    let lookedFor = "";

    input.addEventListener("input", () => {
        isWalking = false;
        clearTimeout(timer);
        timer = setTimeout(look, patience);
    });
    input.addEventListener("keydown", (event) => {
        if (event.isComposing) return;
        const isArrow = event.key.startsWith("Arrow");
        if (event.key === "Enter") {
            event.preventDefault();
            enter();
        } else if (event.key === "Escape") {
            escape(event);
        } else if (["ArrowDown", "ArrowUp"].includes(event.key) || (isWalking && keys[event.key])) {
            event.preventDefault();
            isWalking ||= isArrow && options.length > 0;
            keys[event.key]();
        } else if (isArrow) {
            isWalking = false;
        }
    });
    if (!cancel) document.addEventListener("pointerdown", outside);

    function escape(event) {
        if (!cancel) return close();
        event.preventDefault();
        event.stopPropagation();
        cancel();
    }

    function outside(event) {
        if (!input.isConnected) document.removeEventListener("pointerdown", outside);
        else if (!input.parentElement.contains(event.target)) close();
    }

    /** Chooses of what was found for what stands there, also where that is still on its way; shows a list that was closed. */
    async function enter() {
        const text = input.value.trim();
        if (text === lookedFor && options.length === 0) return look();
        if (text !== lookedFor) await look();
        if (input.value.trim() === text && lookedFor === text && options.length > 0) choose(current);
    }

    function look() {
        clearTimeout(timer);
        const text = input.value.trim();
        if (!text) return close();
        // Whoever asks again for what is on its way waits for that.
        if (coming?.text === text) return coming.done;
        const mine = { text };
        coming = mine;
        mine.done = find(text).catch((problem) => ({ options: [], none: problem.message, says: problem.message })).then((found) => {
            // What was found for an earlier text comes too late.
            if (mine !== coming) return;
            coming = undefined;
            lookedFor = text;
            draw(found);
        });
        return mine.done;
    }

    function draw(found) {
        options = found.options.map(({ content, isOwn, run }, index) => ({
            run, element: h("li", { role: "option", id: `${id}-result-${index}`, class: isOwn && "add-own", "aria-selected": "false", onclick: () => choose(index) }, content),
        }));
        fill(list, found.none && h("li", { role: "option", "aria-disabled": "true", class: "muted" }, found.none), options.map(({ element }) => element));
        list.hidden = !list.hasChildNodes();
        input.setAttribute("aria-expanded", String(!list.hidden));
        says.textContent = found.says;
        isWalking = false;
        current = -1;
        if (options.length) move(0);
        else input.removeAttribute("aria-activedescendant");
    }

    /** Goes to an option, round the ends. */
    function move(index) {
        if (options.length === 0) return;
        options[current]?.element.setAttribute("aria-selected", "false");
        current = (index + options.length) % options.length;
        const { element } = options[current];
        element.setAttribute("aria-selected", "true");
        element.scrollIntoView({ block: "nearest" });
        input.setAttribute("aria-activedescendant", element.id);
    }

    function choose(index) {
        const { run } = options[index];
        close();
        input.value = "";
        run();
    }

    function close() {
        clearTimeout(timer);
        coming = undefined;
        draw({ options: [], says: "" });
    }

    return {
        label: h("label", { class: "label", for: input.id }, label), input, list, says,
        focus: () => { input.focus(); input.select(); },
        look: (text) => { input.value = text; look(); },
    };
}
