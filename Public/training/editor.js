// The exercises of a workout with their sets: while it is being done, and afterwards.
import { $, $$, fill, h, icon } from "/shared/dom.js";
import { get } from "/shared/api.js";
import { shortDate, typed } from "/shared/format.js";
import { toast } from "/shared/toast.js";
import { t } from "/shared/i18n.js";
import { limitation } from "/training/exercise-form.js";
import { plates } from "/training/plates.js";
import { standard } from "/training/rest.js";
import { exerciseSearch } from "/training/search.js";
import { copy, counterpart, fields, heading, isFilled, keyOf, label, measureOf, summary, take, words, written } from "/training/sets.js";
import { currentOf, isTogether, nextSet, stage } from "/training/stage.js";
import { joinOrLeave, letter } from "/training/supersets.js";

const previous = new Map();

/**
 * Fills `place` with the exercises of `workout`, which is changed in place. `changed()` is told of every change; with
 * `rest(seconds)` a ticked set begins a rest. Answers a function that draws what is there now.
 */
export function exercisesEditor(place, workout, { changed, rest }) {
    const list = h("ol", { class: "exercises" });
    const search = h("div", { class: "search-box" });
    const front = h("section", { class: "card stage stack", "aria-label": t("train.stage"), hidden: true });
    /** While it is done, the exercise that one is at; of the others a line each, to be opened. */
    let current;
    const show = rest && stage(front, {
        // What stands there is right already, and may be being pressed.
        changed: (exercise) => { redraw(exercise, undefined, false); changed(); },
        done: (exercise, number) => { done(exercise, exercise.sets[number], number); $('[data-stage="done"]', front)?.focus(); },
    });
    fill(place, rest && front, list, search);
    exerciseSearch(search, { label: t("train.exercise.add"), pick: add });
    draw();
    return draw;

    /** Who is at an exercise stays there until all of its sets are done, also where saving brought another copy of it. */
    function settle() {
        const known = workout.exercises.includes(current) ? current : workout.exercises.find((one) => current && keyOf(one) === keyOf(current));
        current = currentOf(workout.exercises, known);
    }

    function isOpen(exercise) {
        return !rest || exercise.isUnfolded || exercise.isShown || isTogether(exercise, current);
    }

    function refresh() {
        show?.(workout.exercises, current);
    }

    /** Goes on to an exercise. */
    function go(exercise) {
        if (nextSet(workout.exercises, exercise)) current = exercise;
        else exercise.isShown = true;
        draw();
        const place = list.children[workout.exercises.indexOf(exercise)];
        $("[data-at=more]", place)?.focus();
        (exercise === current ? front : place)?.scrollIntoView({ block: "nearest" });
    }

    function draw() {
        if (rest) settle();
        const focused = document.activeElement;
        const { exercise } = focused?.closest(".exercise")?.dataset ?? {};
        fill(list, workout.exercises.map(card));
        const place = [...list.children].find((card) => card.dataset.exercise === exercise);
        if (exercise && place) refocus(place, focused);
        refresh();
    }

    /** After a change of one exercise; focus stays where it was. */
    function redraw(exercise, focus = document.activeElement?.dataset.at, withFront = true) {
        const index = workout.exercises.indexOf(exercise);
        list.children[index]?.replaceWith(card(exercise, index));
        if (focus) $(`[data-at="${focus}"]`, list.children[index])?.focus();
        if (withFront && !front.contains(document.activeElement)) refresh();
    }

    function add(found) {
        const exercise = { exerciseId: found.exerciseId, name: found.name, kind: found.kind, equipment: found.equipment, limitation: found.limitation, sets: [{ isWarmUp: false, isDone: !rest }] };
        workout.exercises.push(exercise);
        current = exercise;
        draw();
        changed();
        // The first thing that one fills in.
        $("input", list.lastElementChild)?.focus();
        list.lastElementChild.scrollIntoView({ block: "nearest" });
    }

    function remove(exercise) {
        const index = workout.exercises.indexOf(exercise);
        workout.exercises.splice(index, 1);
        draw();
        changed();
        $("input", search).focus();
        toast(t("train.exercise.removed", { name: exercise.name }), () => {
            workout.exercises.splice(Math.min(index, workout.exercises.length), 0, exercise);
            draw();
            changed();
        });
    }

    function move(exercise, by) {
        const from = workout.exercises.indexOf(exercise);
        const to = from + by;
        if (to < 0 || to >= workout.exercises.length) return;
        workout.exercises.splice(from, 1);
        workout.exercises.splice(to, 0, exercise);
        draw();
        changed();
        $(`[data-at="${by < 0 ? "up" : "down"}"]`, list.children[to])?.focus();
    }

    function superset(exercise) {
        joinOrLeave(workout.exercises, exercise);
        draw();
        changed();
        $('[data-at="superset"]', list.children[workout.exercises.indexOf(exercise)])?.focus();
    }

    function card(exercise, index) {
        if (!isOpen(exercise)) return line(exercise);
        const measure = measureOf(exercise);
        const place = h("li", { class: "card exercise", "data-exercise": keyOf(exercise), "data-superset": exercise.superset });
        const panel = exercise.isUnfolded && options(exercise, index, measure);
        fill(place,
            h("div", { class: "row spread tight" },
                h("h3", {}, name(exercise)),
                more(exercise)),
            panel,
            limitation(exercise),
            exercise.notes && !panel && h("p", { class: "small muted" }, exercise.notes),
            h("p", { class: "small suggestion", hidden: true }),
            h("div", { class: `sets ${measure}` },
                h("div", { class: "set-head small muted", "aria-hidden": "true" }, h("span", {}, t("train.set.short")), h("span", {}, t("train.previous")), fields[measure].map((field) => h("span", {}, heading(field))), h("span", {}, icon("check"))),
                h("ol", {}, exercise.sets.map((set, number) => row(exercise, set, number, measure)))),
            h("button", { class: "button quiet add-set", type: "button", "data-at": "add", onclick: () => addSet(exercise) }, icon("plus"), t("train.set.add")));
        recall(exercise, place);
        return place;
    }

    function name(exercise) {
        return [exercise.name, exercise.superset !== undefined && h("span", { class: "chip" }, t("train.superset.name", { letter: letter(exercise.superset) }))];
    }

    function more(exercise) {
        return h("button", {
            class: "button icon-only quiet", type: "button", "data-at": "more", "aria-expanded": String(Boolean(exercise.isUnfolded)), "aria-label": t("train.exercise.options", { name: exercise.name }),
            onclick: () => { exercise.isUnfolded = !exercise.isUnfolded; redraw(exercise); },
        }, icon("settings"));
    }

    /** An exercise that one is not at: what it holds, and a press to go there. */
    function line(exercise) {
        const left = exercise.sets.filter((set) => !set.isDone).length;
        return h("li", { class: "card exercise is-line", "data-exercise": keyOf(exercise), "data-superset": exercise.superset },
            h("div", { class: "row spread tight" },
                h("div", {}, h("h3", {}, h("button", { class: "exercise-open", type: "button", "data-at": "open", "aria-expanded": "false", onclick: () => go(exercise) }, name(exercise))),
                    h("p", { class: "small muted" }, left === 0 ? summary(exercise) : t("train.stage.left", { count: left }))),
                h("span", { class: "dots", "aria-hidden": "true" }, exercise.sets.map((set) => h("i", { class: set.isDone ? "is-done" : undefined }))),
                more(exercise)));
    }

    function addSet(exercise) {
        const { rpe, ...last } = exercise.sets.at(-1) ?? {};
        exercise.sets.push({ ...last, isWarmUp: false, isDone: !rest });
        redraw(exercise);
        changed();
    }

    function row(exercise, set, number, measure) {
        const name = t("train.set.number", { number: number + 1 });
        const tick = h("button", {
            class: "button icon-only tick", type: "button", "data-at": `tick-${number}`, "aria-pressed": String(set.isDone), "aria-label": `${name}: ${t("train.set.isDone")}`,
            onclick: () => done(exercise, set, number),
        }, icon("check"));
        return h("li", { class: `set${set.isDone ? " done" : ""}${set.isWarmUp ? " warm-up" : ""}` },
            h("div", { class: "set-row" },
                h("button", {
                    class: "button icon-only quiet number", type: "button", "data-at": `set-${number}`, "aria-expanded": String(Boolean(set.isUnfolded)), "aria-label": `${name}${set.isWarmUp ? `, ${t("train.set.warmUp")}` : ""}`,
                    onclick: () => { set.isUnfolded = !set.isUnfolded; redraw(exercise); },
                }, set.isWarmUp ? t("train.set.warmUp.short") : String(number + 1)),
                h("button", { class: "button quiet previous number small", type: "button", "data-at": `last-${number}`, disabled: true }, "–"),
                fields[measure].map((field) => box(exercise, set, number, field, name)),
                tick),
            set.isUnfolded && h("div", { class: "row" },
                h("label", { class: "check" }, h("input", { type: "checkbox", checked: set.isWarmUp, "data-at": `warm-${number}`, onchange: (event) => { set.isWarmUp = event.target.checked; redraw(exercise); changed(); } }), t("train.set.warmUp")),
                h("button", { class: "button", type: "button", "data-at": `remove-${number}`, onclick: () => removeSet(exercise, set) }, icon("delete"), t("train.set.remove"))));
    }

    function removeSet(exercise, set) {
        const index = exercise.sets.indexOf(set);
        exercise.sets.splice(index, 1);
        redraw(exercise, "add");
        changed();
        toast(t("train.set.removed"), () => {
            exercise.sets.splice(index, 0, { ...set, isUnfolded: false });
            redraw(exercise);
            changed();
        });
    }

    function box(exercise, set, number, field, name) {
        const input = h("input", { class: "input number", type: "text", inputmode: field === "time" ? "text" : "decimal", "data-at": `${field}-${number}`, "data-field": field, autocomplete: "off", enterkeyhint: "next", "aria-label": `${name}: ${label(field)}` });
        input.value = written(set, field);
        const read = () => take(set, field, input.value, exercise);
        input.addEventListener("input", () => {
            if (!read()) return;
            input.removeAttribute("aria-invalid");
            changed();
            refresh();
        });
        // Only when one leaves: "1:" on the way to "1:30" is no mistake.
        input.addEventListener("change", () => {
            if (read()) input.value = written(set, field);
            else input.setAttribute("aria-invalid", "true");
        });
        input.addEventListener("focus", () => input.select());
        return input;
    }

    function done(exercise, set, number) {
        set.isDone = !set.isDone;
        if (set.isDone) {
            const last = counterpart(exercise, number);
            if (!isFilled(set) && last) copy(last, set);
            navigator.vibrate?.(10);
            if (rest && needsRest(exercise, number)) rest(exercise.restSeconds ?? standard);
        }
        if (rest && set.isDone && currentOf(workout.exercises, current) !== current) draw();
        else redraw(exercise, `tick-${number}`);
        changed();
    }

    /** In a superset one rests when all of its exercises have had their set. */
    function needsRest(exercise, number) {
        if (exercise.superset === undefined) return true;
        return workout.exercises.filter((other) => other.superset === exercise.superset).every((other) => !other.sets[number] || other.sets[number].isDone);
    }

    function options(exercise, index, measure) {
        const pause = h("input", { class: "input number", type: "text", inputmode: "numeric", "data-at": "rest", id: `rest-${index}`, value: exercise.restSeconds ?? "", placeholder: standard });
        pause.addEventListener("input", () => {
            const value = typed(pause.value);
            const isFine = value === null || (Number.isInteger(value) && value >= 1 && value <= 3600);
            pause.setAttribute("aria-invalid", String(!isFine));
            if (!isFine) return;
            exercise.restSeconds = value ?? undefined;
            changed();
        });
        const counted = h("select", { class: "input", id: `measure-${index}`, "data-at": "measure", onchange: (event) => { exercise.measure = event.target.value; redraw(exercise); } },
            Object.keys(fields).map((key) => h("option", { value: key, selected: key === measure }, t(`train.measure.${key}`))));
        const notes = h("textarea", { class: "input", rows: 2, id: `notes-${index}`, "data-at": "notes", maxlength: 1000 });
        notes.value = exercise.notes ?? "";
        notes.addEventListener("input", () => { exercise.notes = notes.value.trim() || undefined; changed(); });
        const isLast = index === workout.exercises.length - 1;
        return h("div", { class: "stack options" },
            h("div", { class: "row" },
                h("button", { class: "button icon-only", type: "button", "data-at": "up", disabled: index === 0, "aria-label": t("train.exercise.up", { name: exercise.name }), onclick: () => move(exercise, -1) }, icon("up")),
                h("button", { class: "button icon-only", type: "button", "data-at": "down", disabled: isLast, "aria-label": t("train.exercise.down", { name: exercise.name }), onclick: () => move(exercise, 1) }, icon("down")),
                h("button", { class: "button", type: "button", "data-at": "superset", disabled: exercise.superset === undefined && isLast, onclick: () => superset(exercise) }, t(exercise.superset === undefined ? "train.superset.join" : "train.superset.leave")),
                h("button", { class: "button danger", type: "button", "data-at": "remove", onclick: () => remove(exercise) }, t("train.exercise.remove"))),
            h("div", { class: "fields" },
                h("div", { class: "field" }, h("label", { for: `rest-${index}` }, t("train.rest.seconds")), pause),
                h("div", { class: "field" }, h("label", { for: `measure-${index}` }, t("train.measure")), counted)),
            h("div", { class: "field" }, h("label", { for: `notes-${index}` }, t("train.notes")), notes),
            measure === "reps" && plates(exercise));
    }

    /** Puts last time's sets beside today's, and what may come next. */
    async function recall(exercise, place) {
        const asked = `exercise=${encodeURIComponent(keyOf(exercise))}${workout.id ? `&workout=${workout.id}` : ""}`;
        if (!previous.has(asked)) previous.set(asked, get(`/api/training/suggestion?${asked}`).catch(() => { previous.delete(asked); }));
        const answer = await previous.get(asked);
        exercise.last = answer?.previous?.sets ?? [];
        for (const [number, button] of $$(".previous", place).entries()) {
            const last = counterpart(exercise, number);
            if (!last) continue;
            button.textContent = words(last, true);
            button.disabled = false;
            button.setAttribute("aria-label", t("train.previous.use", { set: words(last), number: number + 1 }));
            button.addEventListener("click", () => {
                copy(last, exercise.sets[number]);
                redraw(exercise);
                changed();
            });
        }
        const says = $(".suggestion", place);
        const suggestion = answer?.suggestion;
        if (rest && exercise.suggestion === undefined && answer) {
            exercise.suggestion = suggestion ?? null;
            if (isTogether(exercise, current) && !front.contains(document.activeElement)) refresh();
        }
        if (!suggestion || !rest || isTogether(exercise, current)) return;
        says.hidden = false;
        fill(says, h("strong", {}, suggestion.text), " ", suggestion.reason, answer.previous && h("span", { class: "muted" }, ` (${shortDate(answer.previous.date)})`));
    }
}

/** Goes to where someone was before a card was drawn anew. What is being typed stays, unless its figure has changed. */
function refocus(card, before) {
    const input = before.dataset.at && $(`[data-at="${before.dataset.at}"]`, card);
    if (!input) return;
    input.focus();
    if (!["INPUT", "TEXTAREA"].includes(input.tagName) || input.type === "checkbox") return;
    const { field } = input.dataset;
    const figure = {};
    const isFigure = field && take(figure, field, before.value);
    if (isFigure ? written(figure, field) === input.value : field || before.value.trim() === input.value) input.value = before.value;
    input.setSelectionRange(before.selectionStart, before.selectionEnd);
}
