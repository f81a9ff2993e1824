// The one box: whatever someone types or says is read, shown as it was understood, and done. It logs by Enter only what is certain.
import { $, fill, h, icon } from "/shared/dom.js";
import { post, problemText } from "/shared/api.js";
import { deed } from "/shared/deeds.js";
import { draftView } from "/shared/draft.js";
import { figuresView } from "/shared/figures.js";
import { tellLogged } from "/shared/logged.js";
import { today } from "/shared/format.js";
import { t } from "/shared/i18n.js";

/** Milliseconds: what comes at once, as by a paste, is read once. */
const patience = 20;
/** Milliseconds without another key after which it is told aloud what a press would log. */
const pause = 500;

/** Whether `text` is the beginning of a page's name, or of a word for a setting; in a sentence that asks for a page, any of its words. */
const isCalled = ({ title, words = [] }, text, asksForPage) =>
    title.toLowerCase().startsWith(text) || words.some((word) => (text.length > 2 && word.startsWith(text)) || (asksForPage && ` ${text} `.includes(` ${word} `)));

/** Whether `text` is just what it is called. */
const isNamed = ({ title, words = [] }, text) => title.toLowerCase() === text || words.includes(text);

/** To another page, or to another part of this one. */
function go(href) {
    const isHere = href.split("#")[0] === location.pathname;
    location.assign(href);
    if (isHere) location.reload();
}
let count = 0;

/**
 * A box over `input`, in whose form `element` is to stand. `pages` are offered by name; `ask(text)` puts a question to the
 * coach; `leave()` is told when all of it was done. With `isTalk` everything that is not to be logged or done is for the coach, too.
 */
export function boxPart({ input, pages = [], ask, leave = () => {}, isTalk = false }) {
    const id = `box-${++count}`;
    const error = h("p", { class: "note bad", role: "alert", hidden: true });
    const maybe = h("p", { class: "box-maybe", role: "status" });
    const list = h("ul", { class: "command-options", id: `${id}-options`, role: "listbox", "aria-label": t("command.options"), hidden: true });
    const figures = figuresView({ changed: tell });
    const drafts = h("div", { class: "stack" });
    const sum = h("span", { class: "number muted" });
    const submit = h("button", { class: "button primary", type: "submit" });
    const foot = h("div", { class: "box-foot", hidden: true }, submit, sum, h("span", { class: "small muted" }, t("box.undo.hint")));
    const says = h("p", { class: "visually-hidden", role: "status" });
    const element = h("div", { class: "box" }, error, maybe, list, figures.element, drafts, foot, says);
    let reading;
    let views = [];
    /** What was kept of this reading, should another part of it fail. */
    let kept = new Map();
    let options = [];
    let current = -1;
    let timer;
    let telling;
    /** What is being read: its text, and when that is done. */
    let coming;
    let lookedFor = "";
    let running;

    input.setAttribute("aria-controls", list.id);
    input.addEventListener("input", grow);
    // A text that stands there already, and a field that becomes narrower, take other lines: after this frame, since it is resized for it.
    new ResizeObserver(() => requestAnimationFrame(grow)).observe(input);
    input.addEventListener("input", later);
    input.addEventListener("keydown", (event) => {
        if (list.hidden || event.isComposing || (event.key !== "ArrowDown" && event.key !== "ArrowUp") || input.value.includes("\n")) return;
        event.preventDefault();
        const by = event.key === "ArrowDown" ? 1 : -1;
        select(current < 0 ? (by > 0 ? 0 : options.length - 1) : (current + by + options.length) % options.length);
    });

    function grow() {
        input.style.setProperty("block-size", "auto");
        input.style.setProperty("block-size", `${Math.min(input.scrollHeight + 2, 160)}px`);
    }

    // MARK: Reading

    /** At once, or once what is being read is there: then as it stands by then. */
    function later() {
        clearTimeout(timer);
        // The way to every page is for an empty field.
        if (!lookedFor && words()) list.hidden = true;
        if (!coming) timer = setTimeout(look, patience);
    }

    const words = () => input.value.trim();

    /** Reads what stands there, unless that was read already, or is being read. */
    function look({ kind, asksModel } = {}) {
        clearTimeout(timer);
        const text = words();
        const isAnew = kind || asksModel;
        if (text === coming?.text && !isAnew) return coming.done;
        if (text === lookedFor && !isAnew) {
            coming = undefined;
            return undefined;
        }
        const mine = { text };
        coming = mine;
        mine.done = read(mine, { kind, asksModel });
        return mine.done;
    }

    async function read(mine, { kind, asksModel }) {
        const { text } = mine;
        try {
            const answer = text ? await post("/api/readings", { text, ...(kind && { kind }), ...(asksModel && { asksModel }) }) : undefined;
            // What comes for words that stand there no more is too late.
            if (mine !== coming || text !== words()) return;
            reading = answer;
            lookedFor = text;
            error.hidden = true;
            kept = new Map();
            views = (answer?.drafts ?? []).map((draft) => {
                const view = draftView({ changed: tell, readAs: answer.drafts.length === 1 ? (other) => look({ kind: other }) : undefined });
                view.show(draft);
                return view;
            });
            fill(drafts, views.map((view) => view.element));
            figures.show(kind ? undefined : answer, today());
            arrange();
        } catch (problem) {
            if (mine === coming) complain(problem);
        } finally {
            if (mine === coming) {
                coming = undefined;
                if (text !== words()) later();
            }
        }
    }

    function complain(problem) {
        element.hidden = false;
        error.hidden = false;
        error.textContent = problemText(problem);
    }

    // MARK: What Enter means

    const cares = () => views.some((view) => view.cares);
    const canLog = () => figures.count > 0 || views.some((view) => view.words);
    /** Whether it is about something to log, certain or not. */
    const isLog = () => canLog() && (reading.isCertain || !["question", "page", "unsure"].includes(reading.routes[0]));

    /** Whether Enter may log it: it is certain, or it is an earlier meal that was asked for and found. */
    function isSure() {
        if (!canLog() || cares() || !views.every((view) => view.isWhole)) return false;
        return reading.isCertain || (Boolean(reading.action) && views.length > 0 && views.every((view) => view.draft.template?.found));
    }

    function arrange() {
        const text = words().toLowerCase();
        const route = reading?.routes[0];
        const asksForPage = reading?.page !== undefined || ["page", "action", "unsure"].includes(route);
        const done = text && deed(reading, (href) => pages.find((page) => page.href === href)?.title);
        const named = (text.length === 1 ? [] : pages).filter((page) => (text ? isCalled(page, text, asksForPage) : !page.words)).filter((page) => page.title !== done?.words);
        const isAsked = isTalk ? isLog() && !isSure() : route === "question" || route === "unsure";
        const asking = text && ask && isAsked && !cares() ? [{ words: t("command.ask"), icon: "coach", run: () => ask(words()) }] : [];
        // The name of a page that is being typed is that page, whatever it resembles; of what is certain to be logged only the whole name.
        const titled = named.filter((page) => !(text && isLog() && reading.isCertain) || isNamed(page, text))
            .map((page) => ({ words: page.title, icon: page.icon, run: () => go(page.href) }));
        const first = done ? [done] : [];
        options = cares() ? [] : [...(reading?.page && text.length > 1 ? [...titled, ...first] : [...first, ...titled]), ...asking]
            .map((option) => ({ ...option, element: h("li", { role: "option" }, icon(option.icon), h("span", {}, option.words)) }));
        for (const [index, option] of options.entries()) {
            option.element.id = `${id}-option-${index}`;
            option.element.addEventListener("click", () => once(() => act(option)));
        }
        fill(list, options.map((option) => option.element));
        list.hidden = options.length === 0;
        // What is not certain waits until it is chosen.
        select(done || route === "question" || titled.length > 0 ? 0 : -1);
        element.hidden = isTalk && !isLog() && !done && !cares();
        maybe.textContent = text && canLog() && !isSure() && !cares() && !done ? t("command.maybe") : "";
        tell();
    }

    function select(index) {
        current = index;
        for (const [place, option] of options.entries()) option.element.setAttribute("aria-selected", String(place === index));
        if (options[index]) input.setAttribute("aria-activedescendant", options[index].element.id);
        else input.removeAttribute("aria-activedescendant");
    }

    /** What pressing the button logs, and what it comes to. */
    function tell() {
        const parts = [figures.words, ...views.map((view) => view.words)].filter(Boolean);
        const things = figures.count + views.reduce((all, view) => all + view.count, 0);
        foot.hidden = !canLog();
        const only = figures.count === 0 && views.length === 1 ? views[0].draft.kind : undefined;
        fill(submit, only ? t(`draft.save.${only}`) : t(things === 1 ? "box.log.one" : "box.log.all", { count: things }), isSure() && h("kbd", { "aria-hidden": "true" }, "Enter"));
        sum.textContent = views.map((view) => view.sum).filter(Boolean).join(", ");
        clearTimeout(telling);
        telling = setTimeout(() => { says.textContent = parts.length && !cares() ? t("command.log", { foods: parts.join(", ") }) : ""; }, pause);
    }

    // MARK: Doing

    /** One thing at a time: who presses twice means it once. */
    async function once(run) {
        if (running) return;
        running = true;
        submit.disabled = true;
        try {
            await run();
        } catch (problem) {
            complain(problem);
        } finally {
            running = false;
            submit.disabled = false;
        }
    }

    /** From the field it does what is certain or chosen; the button, and Enter in the fields of what is shown, log that. `said` stood there then. */
    const enter = (submitter, said = input.value) => once(async () => {
        const isButton = submitter === submit;
        if (isButton && words() === lookedFor && !coming) return save();
        // What stands there now, not what stood there a moment ago.
        const text = said.trim();
        await look();
        // Who typed on has not pressed Enter on that.
        if (!text || words() !== text || lookedFor !== text) return undefined;
        // Whoever pressed the button saw what stood there before.
        if (isButton) return isSure() ? save() : undefined;
        if (options[current]) return act(options[current]);
        if (isSure()) return save();
        if (isTalk && (!isLog() || cares())) return ask(text);
        if (reading?.routes[0] === "unsure" && views.every((view) => view.draft.isUnsure && !view.draft.isByModel)) await look({ asksModel: true });
        if (canLog() && !cares()) maybe.textContent = t("box.waits");
        return undefined;
    });

    async function act(option) {
        await option.run();
        if (option.icon !== "coach") empty();
    }

    async function save() {
        const results = [];
        for (const view of [...(figures.count ? [figures] : []), ...views.filter((view) => view.words)]) {
            const result = kept.get(view) ?? await view.save();
            if (!result) return;
            kept.set(view, result);
            results.push(result);
        }
        if (!results.length) return;
        tellLogged(results);
        // What was not understood stays in the field.
        empty(results.flatMap((result) => result.left).join(", "));
    }

    function empty(left = "") {
        input.value = left;
        input.dispatchEvent(new Event("input"));
        look();
        if (!left) leave();
    }

    arrange();
    return { element, enter, look, get hasText() { return words() !== ""; } };
}
