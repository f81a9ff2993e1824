// A file on its way: how far it is, and a way out.
import { h } from "/shared/dom.js";
import { t } from "/shared/i18n.js";

export function frame(title, ...content) {
    return h("section", { class: "card", tabindex: "-1", "aria-label": title }, h("h2", {}, title), content);
}

/** A bar with words below it; `show` changes them in place. */
export function progressCard(title, cancel) {
    const bar = h("progress", { class: "import-bar", max: 100, "aria-label": title });
    const words = h("p", { class: "number muted" });
    return {
        element: frame(title, bar, words, h("div", {}, h("button", { class: "button", type: "button", onclick: cancel }, t("cancel")))),
        show(key, done, all, values) {
            const percent = all > 0 ? Math.min(100, Math.floor((100 * done) / all)) : 0;
            // Without a value the bar only says that something goes on.
            if (done > 0 && percent < 100) bar.value = percent;
            else bar.removeAttribute("value");
            words.textContent = done > 0 && percent < 100 ? t(key, { percent, ...values }) : t(done > 0 ? `${key}.done` : `${key}.begun`);
        },
    };
}
