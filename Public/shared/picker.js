// Choosing another thing for a row of a draft: a field that looks it up, and a way back.
import { h } from "/shared/dom.js";
import { combobox } from "/shared/combobox.js";
import { t } from "/shared/i18n.js";

let count = 0;

/**
 * `look(text)` gives what fits as `{ name, detail, value }`; `asTyped(text)` an option for the words as they are.
 * `pick(value)` is told what was chosen, `cancel()` that nothing was.
 */
export function picker({ label, value = "", look, asTyped, pick, cancel }) {
    const box = combobox({ id: `picker-${++count}`, label, listLabel: t("picker.list"), listClass: "picker-list", type: "text", find, cancel });
    if (value) box.look(value);
    const element = h("div", { class: "picker" }, box.label,
        h("div", { class: "row tight" }, box.input, h("button", { class: "button", type: "button", onclick: cancel }, t("cancel"))), box.list, box.says);
    return { element, focus: box.focus };

    async function find(text) {
        const found = await look(text);
        return {
            options: [...found, asTyped(text)].map(({ name, detail, value }) => ({
                content: [h("span", {}, name), detail && h("span", { class: "small muted number" }, detail)], run: () => pick(value),
            })),
            says: t("picker.found", { count: found.length }),
        };
    }
}
