// What a part of a page shows while it waits, and when it fails.
import { fill, h } from "/shared/dom.js";
import { t } from "/shared/i18n.js";

/** What each element waits for: of two that were asked for, the one that was asked for last is shown, whichever comes last. */
const awaited = new WeakMap();

/**
 * Fills `element` with what `load` gives. What follows an element with `data-waiting` is shown after it: nothing moves down
 * under the eye. A skeleton stands there only when it takes long enough to be seen; after four
 * seconds it says so; a failure has a button to try again. It is done once what was asked for last is shown.
 */
export function loading(element, load, draw) {
    const mine = {};
    awaited.set(element, mine);
    const isLast = () => awaited.get(element) === mine;
    mine.shown = filling(element, load, draw, isLast).then(() => (isLast() ? undefined : awaited.get(element).shown));
    return mine.shown;
}

async function filling(element, load, draw, isLast) {
    const isFirst = !element.hasChildNodes();
    const skeleton = setTimeout(() => isFirst && isLast() && fill(element, h("div", { class: "skeleton", role: "status", "aria-label": t("loading") })), 150);
    const patience = setTimeout(() => isFirst && isLast() && fill(element, h("p", { class: "empty", role: "status" }, t("loading.slow"))), 4000);
    element.setAttribute("aria-busy", "true");
    try {
        const value = await load();
        if (isLast()) draw(value);
    } catch (problem) {
        if (problem.status === undefined) throw problem;
        if (problem.status === 401 || !isLast()) return;
        fill(
            element,
            h("div", { class: "note bad", role: "alert" }, h("p", {}, problem.message),
                h("button", { class: "button", type: "button", onclick: () => { fill(element); loading(element, load, draw); } }, t("retry"))),
        );
    } finally {
        clearTimeout(skeleton);
        clearTimeout(patience);
        if (isLast()) {
            element.removeAttribute("aria-busy");
            element.removeAttribute("data-waiting");
        }
    }
}
