// What was logged from the one box, for as long as the tab is open: the last of it can be taken back by saying so.
import { kinds } from "/shared/draft.js";
import { takeBackFigures } from "/shared/figures.js";
import { problemText } from "/shared/api.js";
import { $, h } from "/shared/dom.js";
import { sorry, toast } from "/shared/toast.js";
import { t } from "/shared/i18n.js";

const key = "vitalpath.logged";
const most = 20;

function stored() {
    try {
        const list = JSON.parse(sessionStorage.getItem(key));
        return Array.isArray(list) ? list : [];
    } catch {
        return [];
    }
}

const store = (list) => sessionStorage.setItem(key, JSON.stringify(list.slice(-most)));

/** Remembers results of one text; gives what takes them back. */
export function remember(results) {
    const one = { id: crypto.randomUUID(), results };
    store([...stored(), one]);
    return () => takeBack(one);
}

async function takeBack({ id, results }) {
    if (!stored().some((one) => one.id === id)) return;
    try {
        for (const result of results) await (result.kind === "figures" ? takeBackFigures(result) : kinds[result.kind].undo(result));
    } catch (problem) {
        // What is gone already needs no taking back.
        if (problem.status !== 404) return sorry(problem);
    }
    store(stored().filter((one) => one.id !== id));
    toast(t("box.undone", { name: namesOf(results) }));
}

const namesOf = (results) => results.map((result) => result.name).join(", ");

/** Takes back what was logged last. */
export async function undoLast() {
    const last = stored().at(-1);
    if (last) await takeBack(last);
    else toast(t("box.undo.none"));
}

/** Says what was logged, with a way back, and one to log it again. */
export function tellLogged(results) {
    const undo = remember(results);
    const only = results.length === 1 && results[0].kind !== "figures" ? results[0] : undefined;
    toast(t("food.logged", { name: namesOf(results) }), undo, only && { text: t("draft.template.offer"), run: () => offerTemplate(only) });
}

/** Asks for a name, and keeps what was saved as a template. */
export function offerTemplate(result) {
    const input = h("input", { class: "input", id: "template-name", type: "text", maxlength: 80, required: true, value: result.kind === "workout" ? result.name : "", "aria-describedby": "template-name-error" });
    const error = h("p", { class: "error", id: "template-name-error", role: "alert" });
    const dialog = h("dialog", { "aria-labelledby": "template-title" },
        h("form", { novalidate: true },
            h("h2", { id: "template-title" }, t(`draft.template.${result.kind}`)),
            h("label", { class: "label", for: "template-name" }, t("template.name")), input, error,
            h("div", { class: "row" }, h("button", { class: "button primary", type: "submit" }, t("draft.template.save")),
                h("button", { class: "button", type: "button", onclick: () => dialog.close() }, t("cancel")))));
    dialog.addEventListener("close", () => dialog.remove());
    $("form", dialog).addEventListener("submit", async (event) => {
        event.preventDefault();
        const name = input.value.trim();
        if (!name) {
            error.textContent = t("draft.template.unnamed");
            input.focus();
            return;
        }
        try {
            const template = await kinds[result.kind].keep(result, result, name);
            dialog.close();
            toast(t("template.saved", { name }), () => kinds[result.kind].forget(template).catch(sorry));
        } catch (problem) {
            error.textContent = problemText(problem);
        }
    });
    document.body.append(dialog);
    dialog.showModal();
    input.focus();
    input.select();
}
