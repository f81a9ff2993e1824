// Buttons below a list that comes a page at a time.
import { h } from "/shared/dom.js";
import { t } from "/shared/i18n.js";

/**
 * To the page before and after, where there are such, by `go(page)`; the reader is then at the beginning of `list`.
 * `words` name the two buttons.
 */
export function pager(list, { page, hasMore }, go, words = ["list.before", "list.more"]) {
    const button = (to, key) => h("button", { class: "button", type: "button", onclick: () => turn(to) }, t(key));
    async function turn(to) {
        await go(to);
        list.tabIndex = -1;
        list.focus();
    }
    return (page > 1 || hasMore) && h("div", { class: "row" }, page > 1 && button(page - 1, words[0]), hasMore && button(page + 1, words[1]));
}
