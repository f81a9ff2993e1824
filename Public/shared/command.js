// One bar for everything: what one ate or trained is logged, a page is gone to. Ctrl or Cmd with K opens it.
import { $, $$, fill, h, icon } from "/shared/dom.js";
import { post, problemText } from "/shared/api.js";
import { draftView } from "/shared/draft.js";
import { offerTemplate, undoSaved } from "/shared/saved.js";
import { speechPart } from "/shared/speech.js";
import { toast } from "/shared/toast.js";
import { t } from "/shared/i18n.js";

const patience = 150;

let built;

/** The bar in `dialog`, whose field may have been typed in already; `enter()` does what Enter means. */
export const commandBar = (dialog) => built ??= build(dialog);

function build(dialog) {
    const pages = $$(".site-nav li a").map((link) => ({ title: link.textContent.trim(), href: link.getAttribute("href"), icon: $("use", link).getAttribute("href").split("#")[1] }));
    const form = $("form", dialog);
    const input = $("input", form);
    const error = $("[role=alert]", form);
    const list = h("ul", { class: "command-options", id: "command-options", role: "listbox", "aria-label": t("command.options") });
    const hint = h("p", { class: "small muted" }, t("command.hint"), " ", h("a", { href: "/say" }, t("command.say")), ".");
    const says = h("p", { class: "visually-hidden", role: "status" });
    const view = draftView({
        changed: tell,
        saved: done,
        readAs: (kind) => look(kind),
    });
    const speech = speechPart((words) => {
        input.value = words;
        later();
    });
    let options = [];
    let current = 0;
    let timer;
    let turn = 0;
    let lookedFor = "";

    error.hidden = true;
    // The field stays where it is: whoever is typing in it goes on.
    input.after(...[speech?.element, list].filter(Boolean));
    form.append(...[hint, speech?.where, view.element, says].filter(Boolean));
    arrange();
    if (input.value.trim()) later();
    input.addEventListener("input", later);
    input.addEventListener("keydown", (event) => {
        if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
        event.preventDefault();
        if (options.length) select((current + (event.key === "ArrowDown" ? 1 : -1) + options.length) % options.length);
    });
    dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
    dialog.addEventListener("close", () => speech?.stop());
    return { enter };

    /** In the field it means the option that is chosen, elsewhere that the draft is saved. */
    async function enter() {
        clearTimeout(timer);
        if (document.activeElement !== input) {
            await view.save();
            return;
        }
        // What stands there now, not what stood there a moment ago.
        await look();
        options[current]?.run();
    }

    function later() {
        clearTimeout(timer);
        timer = setTimeout(look, patience);
    }

    async function look(kind) {
        const text = input.value.trim();
        if (text === lookedFor && !kind) return;
        const mine = ++turn;
        try {
            const found = text ? await post("/api/sentence-drafts", { text, ...(kind ? { kind } : {}) }) : undefined;
            if (mine !== turn) return;
            lookedFor = text;
            error.hidden = true;
            view.show(found);
            arrange();
        } catch (problem) {
            if (mine !== turn) return;
            error.hidden = false;
            error.textContent = problemText(problem);
        }
    }

    /** A line that begins a page's name means the page first, any other what was eaten or done. */
    function arrange() {
        const text = input.value.trim().toLowerCase();
        const fitting = pages.filter((page) => !text || page.title.toLowerCase().startsWith(text))
            .map((page) => ({ run: () => location.assign(page.href), element: h("li", { role: "option" }, icon(page.icon), h("span", {}, page.title)) }));
        // Beside help, what was logged is saved by its own button only.
        const logging = view.words && !view.cares ? [{ run: () => view.save(), element: h("li", { role: "option" }, icon("plus"), h("span", { class: "command-sum" })) }] : [];
        options = text.length >= 2 && fitting.length ? [...fitting, ...logging] : [...logging, ...fitting];
        // A page's name is no food, until someone goes on typing.
        view.element.hidden = !view.cares && options.length > 0 && fitting.length > 0 && !logging.length;
        hint.hidden = Boolean(text);
        if (speech) speech.where.hidden = Boolean(text);
        for (const [index, option] of options.entries()) {
            option.element.id = `command-option-${index}`;
            option.element.addEventListener("click", option.run);
        }
        fill(list, options.map((option) => option.element));
        list.hidden = options.length === 0;
        input.setAttribute("aria-expanded", String(!list.hidden));
        tell();
        select(0);
    }

    function select(index) {
        current = index;
        for (const [place, option] of options.entries()) option.element.setAttribute("aria-selected", String(place === index));
        if (options[index]) input.setAttribute("aria-activedescendant", options[index].element.id);
        else input.removeAttribute("aria-activedescendant");
    }

    function tell() {
        const words = view.words && !view.cares ? t("command.log", { foods: view.words }) : "";
        const place = $(".command-sum", list);
        if (place) fill(place, words, view.sum && h("small", { class: "muted number" }, " ", view.sum));
        says.textContent = words;
    }

    /** Saved: what was not understood stays in the field. */
    async function done(result) {
        input.value = result.left.join(", ");
        await look();
        if (!input.value) dialog.close();
        toast(t("food.logged", { name: result.name }), () => undoSaved(result), { text: t("draft.template.offer"), run: () => offerTemplate(result) });
    }
}
