// What a sentence means, to be looked at, changed and saved.
import { $, fill, h, icon } from "/shared/dom.js";
import { problemText } from "/shared/api.js";
import { addDays, fullDate } from "/shared/format.js";
import { picker } from "/shared/picker.js";
import { markedSentence } from "/shared/sentence.js";
import { sorry, toast } from "/shared/toast.js";
import { t } from "/shared/i18n.js";
import * as foods from "/food/drafting.js";
import { slots } from "/food/slots.js";
import * as exercises from "/training/drafting.js";

const kinds = { meal: foods, workout: exercises };
let count = 0;

/**
 * A draft that can be changed in place. `changed()` is told when what would be saved has changed, `saved(result)` when it
 * was, `readAs(kind)` that the sentence is to be read as the other kind.
 */
export function draftView({ changed = () => {}, saved = () => {}, readAs } = {}) {
    const id = `draft-${++count}`;
    const element = h("div", { class: "draft" });
    const says = h("p", { class: "visually-hidden", role: "status" });
    let draft;
    let rows = [];
    let before;
    let picking;
    let isDirty = false;

    const kind = () => kinds[draft.kind];
    const ready = () => rows.filter((row) => kind().isReady(row));

    /** Shows what the server made of a sentence; nothing where there is none. */
    function show(answer) {
        draft = answer && { ...answer, key: crypto.randomUUID(), name: "" };
        rows = draft ? [...(draft.kind === "meal" ? draft.foods : draft.exercises).map((item) => kind().fromDraft(item))] : [];
        for (const row of rows) row.number = ++count;
        before = undefined;
        picking = undefined;
        isDirty = false;
        draw();
        changed();
    }

    function touched() {
        isDirty = true;
        drawSum();
        changed();
    }

    /** Draws anew, with the focus on a part of a row. */
    function redraw(row, part) {
        draw();
        touched();
        if (row) $(`[data-row="${row.number}"] [data-part="${part}"]`, element)?.focus();
    }

    function draw() {
        if (!draft) return fill(element);
        const isEmpty = rows.length === 0 && !draft.template;
        fill(element,
            draft.text && draft.parts.length > 0 && markedSentence(draft),
            draft.intent === "none" && isEmpty && h("p", { class: "note" }, t("draft.nothing")),
            draft.intent !== "none" && isEmpty && h("p", { class: "note care" }, t("draft.empty")),
            draft.isUnsure && !isEmpty && h("p", { class: "note care" }, t("draft.unsure")),
            draft.isByModel && h("p", { class: "note" }, t("draft.byModel")),
            draft.template && template(),
            h("ul", { class: "draft-rows", "aria-label": t("command.draft") }, rows.map(rowPart)),
            picking?.row === undefined && picking?.element,
            h("div", { class: "row" },
                h("button", { class: "button", type: "button", "data-part": "add", onclick: () => choose(undefined, "") }, icon("plus"), t(`draft.add.${draft.kind}`)),
                readAs && !before && h("button", { class: "button quiet", type: "button", onclick: () => readAs(draft.kind === "meal" ? "workout" : "meal") }, t(`draft.readAs.${draft.kind === "meal" ? "workout" : "meal"}`))),
            rows.length > 0 && [
                h("div", { class: "fields" }, date(), draft.kind === "meal" ? slot() : name()),
                h("div", { class: "row spread" },
                    h("span", { class: "number", id: `${id}-sum` }),
                    h("button", { class: "button primary", type: "submit" }, t(before ? "draft.update" : `draft.save.${draft.kind}`)))],
            h("p", { class: "error", role: "alert", id: `${id}-error`, hidden: true }), says);
        drawSum();
    }

    function drawSum() {
        const place = $(`#${id}-sum`, element);
        if (place) place.textContent = kind().sum(rows) ?? "";
    }

    // MARK: Parts

    function template() {
        const { reference, found, changes, choices } = draft.template;
        const what = !found ? undefined
            : found.kind === "entries" ? t(found.slot ? "draft.found.meal" : "draft.found.day", { slot: found.slot ? t(`slot.${found.slot}`) : "", date: fullDate(found.date) })
                : found.date ? t("draft.found.workout", { name: found.name, date: fullDate(found.date) }) : t("draft.found.template", { name: found.name });
        return h("div", { class: found ? "note" : "note care" },
            h("p", {}, what ?? (reference === "last" ? t("draft.noLast") : t("draft.noTemplate", { name: reference }))),
            choices.length > 0 && h("p", { class: "small" }, t("draft.templates", { names: choices.join(", ") })),
            changes.length > 0 && h("ul", {}, changes.map((change) => h("li", {}, change.text, !change.isApplied && h("strong", { class: "warn-text" }, ` ${t("draft.notApplied")}`)))));
    }

    function rowPart(row, place) {
        const name = kind().nameOf(row);
        const isKnown = kind().isReady(row);
        const controls = { changed: touched, redraw: (part) => redraw(row, part) };
        const move = (by, part) => {
            const target = place + by;
            if (target < 0 || target >= rows.length) return;
            [rows[place], rows[target]] = [rows[target], rows[place]];
            redraw(row, part);
            says.textContent = t("draft.moved", { name, place: target + 1, count: rows.length });
        };
        const button = (part, symbol, label, isDisabled, run, keys) => h("button", { class: "button icon-only quiet", type: "button", "data-part": part, "aria-label": t(label, { name }), "aria-keyshortcuts": keys, disabled: isDisabled, onclick: run }, icon(symbol));
        const item = h("li", { "data-row": row.number },
            h("div", { class: "draft-row" },
                title(row, name, isKnown),
                h("span", { class: "row" },
                    button("up", "up", "draft.up", place === 0, () => move(-1, place === 1 ? "down" : "up"), "Alt+ArrowUp"),
                    button("down", "down", "draft.down", place === rows.length - 1, () => move(1, place === rows.length - 2 ? "up" : "down"), "Alt+ArrowDown"),
                    button("delete", "delete", "draft.delete", false, () => remove(row, place)))),
            picking?.row === row && picking.element,
            row.superset && h("p", { class: "small" }, h("span", { class: "chip" }, t("draft.superset", { number: row.superset }))),
            kind().fields(row, controls));
        item.addEventListener("keydown", (event) => {
            if (!event.altKey || !["ArrowUp", "ArrowDown"].includes(event.key)) return;
            event.preventDefault();
            move(event.key === "ArrowUp" ? -1 : 1, event.target.dataset.part);
        });
        return item;
    }

    /** What the row is: a choice where there are several, else its name. */
    function title(row, name, isKnown) {
        const choices = kind().choices(row);
        if (isKnown && choices.length > 1) {
            const select = h("select", { class: "input", "aria-label": t("draft.choiceFor", { text: row.text ?? name }), "data-part": "name" },
                choices.map((choice, index) => h("option", { value: index, selected: choice.isChosen }, choice.name)), h("option", { value: "other" }, t("draft.other")));
            select.addEventListener("change", () => {
                if (select.value === "other") {
                    choose(row, name);
                    return;
                }
                kind().take(row, choices[Number(select.value)]);
                redraw(row, "name");
            });
            return select;
        }
        return h("span", { class: "draft-name" }, isKnown ? h("span", {}, name) : h("span", { class: "warn-text" }, t("command.unknown", { text: name })),
            h("button", { class: "button quiet", type: "button", "data-part": "name", "aria-label": t("draft.chooseFor", { name }), onclick: () => choose(row, name) }, t(isKnown ? "draft.change.row" : "draft.choose")));
    }

    function remove(row, place) {
        rows.splice(place, 1);
        redraw(rows[Math.min(place, rows.length - 1)], "delete");
        if (rows.length === 0) $("[data-part=add]", element)?.focus();
        const mine = draft;
        toast(t("draft.deleted", { name: kind().nameOf(row) }), () => {
            if (draft !== mine) return;
            rows.splice(Math.min(place, rows.length), 0, row);
            redraw(row, "delete");
        });
    }

    /** Lets someone choose what a row is, or a new one. */
    function choose(row, words) {
        const stop = () => {
            picking = undefined;
            draw();
            $(row ? `[data-row="${row.number}"] [data-part=name]` : "[data-part=add]", element)?.focus();
        };
        picking = {
            row,
            ...picker({
                label: t(row ? "draft.pick.for" : `draft.pick.${draft.kind}`, { name: words }), value: words, look: kind().look, asTyped: kind().asTyped, cancel: stop,
                pick: (choice) => {
                    picking = undefined;
                    const chosen = kind().fromChoice(choice, row);
                    if (row) Object.assign(row, chosen);
                    else rows.push(Object.assign(chosen, { number: ++count }));
                    redraw(row ?? rows.at(-1), "name");
                },
            }),
        };
        draw();
        picking.focus();
    }

    function labelled(key, input) {
        input.id = `${id}-${key}`;
        return h("div", { class: "field" }, h("label", { for: input.id }, t(`draft.${key}`)), input);
    }

    function date() {
        const input = h("input", { type: "date", value: draft.date, max: addDays(today(), 1), required: true });
        input.addEventListener("change", () => {
            if (input.value) draft.date = input.value;
            touched();
        });
        return labelled("date", input);
    }

    function slot() {
        const input = h("select", {}, slots.map((one) => h("option", { value: one.id, selected: one.id === draft.slot }, t(`slot.${one.id}`))));
        input.addEventListener("change", () => {
            draft.slot = input.value;
            touched();
        });
        return labelled("slot", input);
    }

    function name() {
        const input = h("input", { type: "text", maxlength: 100, value: draft.name, placeholder: t("draft.name.made") });
        input.addEventListener("input", () => {
            draft.name = input.value.trim();
            touched();
        });
        return labelled("name", input);
    }

    // MARK: Saving

    /** Saves what is there, and gives it; nothing where something has to be mended first. */
    async function save() {
        const wrong = rows.find((row) => kind().problemOf(row));
        const left = rows.filter((row) => !kind().isReady(row));
        if (wrong || ready().length === 0) {
            const input = wrong && $(`[data-row="${wrong.number}"] [data-part="${kind().problemOf(wrong)}"]`, element);
            input?.setAttribute("aria-invalid", "true");
            input?.focus();
            complain(t(wrong ? "draft.wrong" : "draft.empty"));
            return undefined;
        }
        const submit = $("[type=submit]", element);
        if (submit) submit.disabled = true;
        const found = draft.template?.found;
        try {
            const isNew = !before;
            const result = await kind().save(ready(), { ...draft, templateId: found?.kind === "workoutTemplate" ? found.id : undefined }, before);
            before = { ...result, kind: draft.kind, slot: draft.slot, left: left.map((row) => row.text) };
            isDirty = false;
            saved(before, isNew);
            return before;
        } catch (problem) {
            complain(problemText(problem));
            return undefined;
        } finally {
            if (submit) submit.disabled = false;
        }
    }

    function complain(words) {
        const place = $(`#${id}-error`, element);
        place.hidden = false;
        place.textContent = words;
    }

    return {
        element, show, save, change: draw,
        get isDirty() { return isDirty; },
        get isSaved() { return Boolean(before); },
        get draft() { return draft; },
        /** What would be saved, in words; empty where nothing would. */
        get words() { return draft ? ready().map((row) => kind().nameOf(row)).join(", ") : ""; },
        get sum() { return draft && kind().sum(rows); },
    };
}

const today = () => {
    const now = new Date();
    return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, "0")}-${String(now.getDate()).padStart(2, "0")}`;
};

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
