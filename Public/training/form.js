// A workout as a form: finishing the one that is being done, logging or changing one that was.
import { $, fill, h } from "/shared/dom.js";
import { changes, choice, clearProblems, field, showProblems } from "/shared/forms.js";
import { t } from "/shared/i18n.js";
import { exercisesEditor } from "/training/editor.js";
import { sent } from "/training/sets.js";

const kinds = ["strength", "cardio", "flexibility", "recovery", "other"];

/** Asks what is open about a workout, then `save(change)`s it. */
export function finishDialog(workout, { save, cancel }) {
    const undone = workout.exercises.flatMap((exercise) => exercise.sets).filter((set) => !set.isDone).length;
    const minutes = Math.min(1440, Math.max(0, Math.round((Date.now() - Date.parse(workout.at)) / 60_000)));
    const says = h("p", { class: "note bad", role: "alert", hidden: true });
    const choiceOf = (value, isFirst) => h("label", { class: "check" }, h("input", { type: "radio", name: "undone", value, checked: isFirst }), t(`train.undone.${value}`));
    const form = h("form", { novalidate: true },
        h("h2", {}, t("train.finish.title")),
        undone > 0 && h("fieldset", { class: "plain-set" }, h("legend", { class: "label" }, t("train.undone", { count: undone })), choiceOf("drop", true), choiceOf("done", false)),
        field("name", t("train.name"), { type: "text", value: workout.name }),
        h("div", { class: "fields" },
            field("logDate", t("train.date"), { type: "date", value: workout.logDate }),
            field("durationMinutes", t("train.duration"), { value: minutes, decimals: 0, unit: "min" })),
        field("notes", t("train.notes"), { type: "text", value: workout.notes, rows: 2 }),
        says,
        h("div", { class: "row" },
            h("button", { class: "button primary", type: "submit" }, t("train.finish.save")),
            h("button", { class: "button", type: "button", onclick: () => dialog.close() }, t("train.finish.back"))));
    const dialog = h("dialog", { "aria-label": t("train.finish.title") }, form);
    let isSaved = false;
    dialog.addEventListener("close", () => {
        dialog.remove();
        if (!isSaved) cancel();
    });
    form.addEventListener("submit", async (event) => {
        event.preventDefault();
        const body = changes(form, { all: true });
        if (!body) return;
        const isKept = Boolean($("[value=done]:checked", form));
        delete body.undone;
        body.exercises = sent(workout.exercises.map((exercise) => ({
            ...exercise,
            sets: exercise.sets.filter((set) => set.isDone || isKept).map((set) => ({ ...set, isDone: true })),
        })).filter((exercise) => exercise.sets.length > 0));
        says.hidden = true;
        try {
            await save(body);
            isSaved = true;
            dialog.close();
        } catch (problem) {
            const rest = showProblems(form, problem);
            says.textContent = rest;
            says.hidden = !rest;
        }
    });
    document.body.append(dialog);
    dialog.showModal();
}

/** Fills `place` with a workout that was done; `save(body)` keeps it. */
export function workoutForm(place, workout, { today, save, cancel }) {
    const draft = structuredClone(workout);
    const body = h("div", { class: "stack" });
    const says = h("p", { class: "note bad", role: "alert", hidden: true });
    const form = h("form", { class: "stack", novalidate: true },
        h("h2", {}, workout.id ? t("train.edit.title", { name: workout.name }) : t("train.log")),
        h("div", { class: "card" }, h("div", { class: "fields" },
            field("name", t("train.name"), { type: "text", value: workout.name, placeholder: t("train.name.auto") }),
            field("logDate", t("train.date"), { type: "date", value: workout.logDate }),
            field("time", t("train.time"), { type: "time", value: workout.id ? workout.time : undefined }),
            field("durationMinutes", t("train.duration"), { value: workout.durationMinutes, decimals: 0, unit: "min" }),
            choice("kind", t("train.kind"), [...(workout.id ? [] : [["", t("train.kind.auto")]]), ...kinds.map((kind) => [kind, t(`workout.kind.${kind}`)])], workout.kind)),
        field("notes", t("train.notes"), { type: "text", value: workout.notes, rows: 2 })),
        body, says,
        h("div", { class: "row" },
            h("button", { class: "button primary", type: "submit" }, t("train.save")),
            h("button", { class: "button", type: "button", onclick: cancel }, t("cancel"))));
    fill(place, form);
    $("[name=logDate]", form).dataset.max = today;
    exercisesEditor(body, draft, { changed: () => {} });
    form.addEventListener("keydown", (event) => { if (event.key === "Enter" && event.target.tagName === "INPUT") event.preventDefault(); });
    form.addEventListener("submit", async (event) => {
        event.preventDefault();
        const wrong = $('.sets [aria-invalid="true"]', form);
        clearProblems(form);
        const change = changes(form, { all: !workout.id });
        wrong?.setAttribute("aria-invalid", "true");
        if (!change || wrong) {
            $("[aria-invalid]", form)?.focus();
            return;
        }
        if (!workout.id) for (const name of Object.keys(change)) if (change[name] === null) delete change[name];
        try {
            await save({ ...change, exercises: sent(draft.exercises) });
        } catch (problem) {
            const rest = showProblems(form, problem);
            says.textContent = rest;
            says.hidden = !rest;
        }
    });
}
