// One bar for everything: what one ate or trained is logged, a page is gone to. Ctrl or Cmd with K opens it.
import { $, $$, fill, h, icon } from "/shared/dom.js";
import { post, problemText } from "/shared/api.js";
import { isDrafted, keep, offers, wordsOf } from "/shared/box.js";
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
    let reading;

    error.hidden = true;
    // The field stays where it is: whoever is typing in it goes on.
    input.after(...[speech?.element, list].filter(Boolean));
    const maybe = h("p", { class: "small muted command-maybe", hidden: true, role: "status" }, t("command.maybe"));
    list.before(maybe);
    form.append(...[hint, speech?.where, view.element, says].filter(Boolean));
    arrange();
    if (input.value.trim()) later();
    input.addEventListener("input", later);
    input.addEventListener("keydown", (event) => {
        if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
        event.preventDefault();
        if (options.length) select(current < 0 ? (event.key === "ArrowDown" ? 0 : options.length - 1) : (current + (event.key === "ArrowDown" ? 1 : -1) + options.length) % options.length);
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
            const read = text ? await post("/api/readings", { text }) : undefined;
            if (mine !== turn) return;
            const found = read && (kind || isDrafted(read)) ? await post("/api/sentence-drafts", { text: read.sentence ?? text, ...(kind ? { kind } : {}) }) : undefined;
            if (mine !== turn) return;
            reading = read;
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
        const logging = view.words ? [{ isLog: true, run: save, element: h("li", { role: "option" }, icon("plus"), h("span", { class: "command-sum" })) }] : [];
        const offered = offers(text ? reading : undefined, input.value.trim(), (href) => pages.find((page) => page.href === href)?.title)
            .map((offer) => ({ isLog: offer.icon === "plus", run: () => finish(offer.run), element: h("li", { role: "option" }, icon(offer.icon), h("span", {}, offer.words)) }));
        const others = fitting.filter((page) => !offered.some((offer) => offer.element.textContent === page.element.textContent));
        options = text.length >= 2 && fitting.length ? [...others, ...offered, ...logging] : [...offered, ...logging, ...others];
        // A page's name is no food, until someone goes on typing.
        view.element.hidden = options.length > 0 && fitting.length > 0 && !logging.length;
        hint.hidden = Boolean(text);
        if (speech) speech.where.hidden = Boolean(text);
        for (const [index, option] of options.entries()) {
            option.element.id = `command-option-${index}`;
            option.element.addEventListener("click", option.run);
        }
        fill(list, options.map((option) => option.element));
        list.hidden = options.length === 0;
        input.setAttribute("aria-expanded", String(!list.hidden));
        maybe.hidden = !text || !options[0]?.isLog || isSure();
        tell();
        // What is not certain waits until it is chosen.
        select(maybe.hidden ? 0 : -1);
    }

    /** Whether Enter may log: what was read is certain, or asks for an earlier entry. */
    function isSure() {
        return Boolean(reading?.isCertain || reading?.action);
    }

    async function save() {
        const figures = reading && wordsOf(reading) ? reading : undefined;
        if (figures) await keep(figures);
        await view.save();
    }

    async function finish(run) {
        await run();
        input.value = "";
        dialog.close();
        await look();
    }

    function select(index) {
        current = index;
        for (const [place, option] of options.entries()) option.element.setAttribute("aria-selected", String(place === index));
        if (options[index]) input.setAttribute("aria-activedescendant", options[index].element.id);
        else input.removeAttribute("aria-activedescendant");
    }

    function tell() {
        const words = view.words ? t("command.log", { foods: [reading && wordsOf(reading), view.words].filter(Boolean).join(", ") }) : "";
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
