// What was saved from a draft: taken back, or kept as a template.
import { $, h } from "/shared/dom.js";
import { problemText } from "/shared/api.js";
import { kinds } from "/shared/draft.js";
import { sorry, toast } from "/shared/toast.js";
import { t } from "/shared/i18n.js";

/** Takes back what was saved. */
export const undoSaved = (result) => kinds[result.kind].undo(result).catch(sorry);

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
