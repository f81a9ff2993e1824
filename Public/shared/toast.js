// A word at the foot of the page, with a way back where there is one.
import { h } from "/shared/dom.js";
import { problemText } from "/shared/api.js";
import { t } from "/shared/i18n.js";

const box = h("div", { class: "toasts", role: "status", "aria-live": "polite" });
document.body.append(box);

/** Shows `text`; with `undo` it stays eight seconds, and for as long as someone points at a button or is on it. `more` is another thing to do: its `text`, and `run()`. */
export function toast(text, undo, more) {
    const item = h("div", { class: "toast" }, h("span", {}, text));
    let timer;
    const leave = () => item.remove();
    const start = () => { timer = setTimeout(leave, undo ? 8000 : 4000); };
    const hold = () => clearTimeout(timer);
    if (undo) item.append(h("button", { type: "button", onclick: async () => { leave(); await undo(); } }, t("undo")));
    if (more) item.append(h("button", { type: "button", onclick: () => { leave(); more.run(); } }, more.text));
    item.addEventListener("pointerenter", hold);
    item.addEventListener("focusin", hold);
    item.addEventListener("pointerleave", start);
    item.addEventListener("focusout", start);
    // Behind a dialog nothing can be pressed: it stands in the one that is open, until that closes.
    const dialog = document.querySelector("dialog:modal");
    (dialog ?? document.body).append(box);
    dialog?.addEventListener("close", () => document.body.append(box), { once: true });
    box.replaceChildren(item);
    // Else browsers complain.
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(10);
    start();
}

/** Says what went wrong. */
export const sorry = (problem) => toast(problemText(problem));
