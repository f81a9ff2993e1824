// What a sentence means, to be looked at, changed and saved.
import { $, fill, h, icon } from "/shared/dom.js";
import { once, problemText } from "/shared/api.js";
import { careCard } from "/shared/care.js";
import { picker } from "/shared/picker.js";
import { placing } from "/shared/placing.js";
import { markedSentence, meantEarlier } from "/shared/sentence.js";
import { toast } from "/shared/toast.js";
import { t } from "/shared/i18n.js";
import * as foods from "/food/drafting.js";
import * as exercises from "/training/drafting.js";

/** What foods and exercises have of their own: their fields, and how they are looked up and saved. */
export const kinds = { meal: foods, workout: exercises };
let count = 0;

/**
 * A draft that can be changed in place. `changed()` is told when what would be saved has changed, `readAs(kind)` that the
 * sentence is to be read as the other kind.
 */
export function draftView({ changed, readAs }) {
    const id = `draft-${++count}`;
    const element = h("div", { class: "draft" });
    const says = h("p", { class: "visually-hidden", role: "status" });
    let draft;
    let rows = [];
    let picking;

    const kind = () => kinds[draft.kind];
    const ready = () => rows.filter((row) => kind().isReady(row));

    /** Shows what the server made of a sentence; nothing where there is none. */
    function show(answer) {
        draft = answer && { ...answer, post: once(), name: "" };
        rows = draft ? [...(draft.kind === "meal" ? draft.foods : draft.exercises).map((item) => kind().fromDraft(item))] : [];
        for (const row of rows) row.number = ++count;
        picking = undefined;
        draw();
        changed();
    }

    /** Draws anew, with the focus on a part of a row. */
    function redraw(row, part) {
        draw();
        changed();
        if (row) $(`[data-row="${row.number}"] [data-part="${part}"]`, element)?.focus();
    }

    function draw() {
        if (!draft) return fill(element);
        const isEmpty = rows.length === 0 && !draft.template;
        if (draft.care && isEmpty) return fill(element, careCard(draft.care, false));
        fill(element,
            draft.care && careCard(draft.care, true),
            draft.text && draft.parts.length > 0 && markedSentence(draft),
            draft.intent === "none" && isEmpty && h("p", { class: "note" }, t("draft.nothing")),
            draft.intent !== "none" && isEmpty && h("p", { class: "note care" }, t("draft.empty")),
            draft.isByModel && h("p", { class: "note" }, t("draft.byModel")),
            draft.template && meantEarlier(draft.template),
            h("ul", { class: "draft-rows", "aria-label": t("command.draft") }, rows.map(rowPart)),
            picking?.row === undefined && picking?.element,
            h("div", { class: "row" },
                h("button", { class: "button", type: "button", "data-part": "add", onclick: () => choose(undefined, "") }, icon("plus"), t(`draft.add.${draft.kind}`)),
                readAs && h("button", { class: "button quiet", type: "button", onclick: () => readAs(draft.kind === "meal" ? "workout" : "meal") }, t(`draft.readAs.${draft.kind === "meal" ? "workout" : "meal"}`))),
            rows.length > 0 && h("div", { class: "fields" }, placing(draft, id, changed)),
            h("p", { class: "error", role: "alert", id: `${id}-error`, hidden: true }), says);
    }

    // MARK: Parts

    function rowPart(row, place) {
        const name = kind().nameOf(row);
        const isKnown = kind().isReady(row);
        const controls = { changed, redraw: (part) => redraw(row, part) };
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
        const found = draft.template?.found;
        try {
            const result = await kind().save(ready(), { ...draft, templateId: found?.kind === "workoutTemplate" ? found.id : undefined });
            return { ...result, kind: draft.kind, slot: draft.slot, left: left.map((row) => row.text) };
        } catch (problem) {
            complain(problemText(problem));
            return undefined;
        }
    }

    function complain(words) {
        const place = $(`#${id}-error`, element);
        place.hidden = false;
        place.textContent = words;
    }

    return {
        element, show, save,
        get draft() { return draft; },
        /** Whether help stands before the draft. */
        get cares() { return Boolean(draft?.care); },
        /** What would be saved, in words; empty where nothing would. */
        get words() { return draft ? ready().map((row) => kind().nameOf(row)).join(", ") : ""; },
        get sum() { return draft && kind().sum(rows); },
        get count() { return draft ? ready().length : 0; },
        /** Whether all that was said is there. */
        get isWhole() { return rows.every((row) => kind().isReady(row) && !row.near) && (draft?.template?.changes ?? []).every((change) => change.isApplied); },
    };
}
