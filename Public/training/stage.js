// The set that comes next, large enough for a glance between two breaths: its figures, one press to say that it is done,
// and how far the whole is.
import { $, fill, h, icon } from "/shared/dom.js";
import { clockText, typed } from "/shared/format.js";
import { t } from "/shared/i18n.js";
import { copy, counterpart, fields, heading, isFilled, label, loadUnit, measureOf, metresPerUnit, take, written } from "/training/sets.js";

const steps = { load: loadUnit === "lb" ? 5 : 2.5, reps: 1, distance: 0.1 };

/** Whether two exercises are one, or done in turn. */
export const isTogether = (one, other) => one === other || (other?.superset !== undefined && one.superset === other.superset);

/** Which set comes next: of those done in turn the earliest that is not done; none where all are. */
export function nextSet(exercises, current) {
    let next;
    for (const exercise of exercises.filter((one) => isTogether(one, current))) {
        const number = exercise.sets.findIndex((set) => !set.isDone);
        if (number >= 0 && (!next || number < next.number)) next = { exercise, number };
    }
    return next;
}

/** The exercise to be at: the one that was chosen while it has sets to do, then the next that has, then any. */
export function currentOf(exercises, chosen) {
    if (chosen && nextSet(exercises, chosen)) return chosen;
    const after = exercises.slice(exercises.indexOf(chosen) + 1);
    const isOpen = (one) => one.sets.some((set) => !set.isDone);
    return after.find(isOpen) ?? exercises.find(isOpen) ?? chosen ?? exercises.at(-1);
}

/** Fills `place` with the next set; `changed(exercise)` is told of other figures, `done(exercise, number)` that it was done. */
export function stage(place, { changed, done }) {
    /** What is being typed and counts for nothing yet, which outlives being drawn anew: of which set, by field. */
    let draft = { texts: {} };
    /** A field that is taken away says that it was changed, in the middle of typing. */
    let isDrawing = false;
    return (exercises, current) => {
        const next = nextSet(exercises, current);
        const focused = place.contains(document.activeElement) ? document.activeElement.dataset.stage : undefined;
        place.hidden = exercises.length === 0;
        if (!next) {
            fill(place, bar(exercises), exercises.length > 0 && h("p", { class: "stage-over" }, icon("check"), t("train.stage.over")));
            return;
        }
        const { exercise, number } = next;
        const set = exercise.sets[number];
        const key = `${exercises.indexOf(exercise)} ${exercise.name} ${number}`;
        if (draft.key !== key) draft = { key, texts: {} };
        const parts = fields[measureOf(exercise)].filter((field) => field !== "effort");
        isDrawing = true;
        fill(place, bar(exercises),
            h("div", {}, h("h2", { class: "stage-name" }, exercise.name), h("p", { class: "muted" }, t("train.stage.set", { number: number + 1, count: exercise.sets.length }), set.isWarmUp && ` · ${t("train.set.warmUp")}`)),
            h("div", { class: "stage-figures" }, parts.map((field) => figure(exercise, set, number, field))),
            h("button", { class: "button primary big stage-done", type: "button", "data-stage": "done", onclick: () => done(exercise, number) }, icon("check"), t("train.stage.done")),
            exercise.suggestion && h("p", { class: "stage-next" }, h("strong", {}, exercise.suggestion.text), " ", h("span", { class: "muted" }, exercise.suggestion.reason)));
        isDrawing = false;
        const field = focused && $(`[data-stage="${focused}"]`, place);
        field?.focus();
        if (focused in draft.texts) field?.setSelectionRange(field.value.length, field.value.length);
    };

    function figure(exercise, set, number, field) {
        const name = t("train.stage.now", { figure: label(field) });
        const input = h("input", { class: "number", type: "text", inputmode: field === "time" ? "text" : "decimal", autocomplete: "off", "data-stage": field, "aria-label": name });
        // What one did last time is there already: a press says that it was the same.
        const last = counterpart(exercise, number) ?? {};
        const from = () => (isFilled(set) ? set : last);
        const begun = draft.texts[field];
        input.value = begun?.text ?? written(from(), field);
        if (begun?.isWrong) input.setAttribute("aria-invalid", "true");
        const put = (text) => {
            const isFirst = !isFilled(set);
            if (isFirst) copy(last, set);
            if (take(set, field, text, exercise)) {
                input.value = written(set, field);
                input.removeAttribute("aria-invalid");
                delete draft.texts[field];
                changed(exercise);
                return;
            }
            if (isFirst) copy({}, set);
            input.setAttribute("aria-invalid", "true");
            draft.texts[field] = { text, isWrong: true };
        };
        input.addEventListener("input", () => { draft.texts[field] = { text: input.value }; });
        input.addEventListener("change", () => isDrawing || put(input.value));
        input.addEventListener("keydown", (event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            input.blur();
            if (!input.matches("[aria-invalid]")) done(exercise, number);
        });
        input.addEventListener("focus", () => input.select());
        const by = (sign) => h("button", { class: "button icon-only round", type: "button", "data-stage": `${field}${sign}`, "aria-label": t(sign > 0 ? "train.stage.more" : "train.stage.less", { figure: label(field) }), onclick: () => put(stepped(from(), field, sign)) }, sign > 0 ? "+" : "−");
        return h("div", { class: "stage-figure" }, h("span", { class: "small muted", "aria-hidden": "true" }, heading(field)), by(-1), input, by(1));
    }
}

/** A figure one step up or down, as it is typed; from nothing it begins with one step. */
function stepped(from, field, sign) {
    if (field === "time") {
        const seconds = (from.seconds ?? 0) + sign * (from.seconds >= 600 ? 60 : 5);
        return seconds > 0 ? clockText(seconds) : "";
    }
    const value = { load: () => typed(written(from, "load").replace(/[a-z ]/gi, "")), reps: () => from.reps, distance: () => (from.metres ?? 0) / metresPerUnit }[field]() ?? 0;
    const next = Math.round((value + sign * steps[field]) * 1000) / 1000;
    const unit = field === "load" ? / (kg|lb)$/.exec(written(from, "load"))?.[0] ?? "" : "";
    return next > 0 ? `${String(next)}${unit}` : "";
}

/** A mark a set, a little space between exercises. */
function bar(exercises) {
    const sets = exercises.flatMap((exercise) => exercise.sets);
    const done = sets.filter((set) => set.isDone).length;
    const next = sets.find((set) => !set.isDone);
    return h("div", { class: "stage-bar", role: "img", "aria-label": t("train.stage.progress", { done, count: sets.length }) },
        exercises.map((exercise) => h("span", {}, exercise.sets.map((set) => h("i", { class: set.isDone ? "is-done" : set === next ? "is-next" : undefined })))));
}
