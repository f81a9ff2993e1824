// An exercise of one's own: what it is called, what it is done with and for.
import { $, $$, h } from "/shared/dom.js";
import { make, patch } from "/shared/api.js";
import { attempt, choice, field } from "/shared/forms.js";
import { t } from "/shared/i18n.js";

export const kinds = ["strength", "cardio", "stretching", "recovery", "plyometrics", "powerlifting", "olympic weightlifting", "strongman"];
export const equipment = ["body only", "dumbbell", "barbell", "machine", "cable", "kettlebells", "bands", "e-z curl bar", "medicine ball", "exercise ball", "foam roll", "other"];
export const muscles = ["chest", "shoulders", "triceps", "biceps", "forearms", "lats", "middle back", "lower back", "traps", "neck", "abdominals", "glutes", "quadriceps", "hamstrings", "calves", "abductors", "adductors"];
const levels = ["beginner", "intermediate", "expert"];

/** What a word of the library is called here. */
export const word = (list, key) => t(`exercise.${list}.${key.replaceAll(" ", "_")}`);

/** What the person wrote about injuries that concerns an exercise. */
export const limitation = (exercise) => exercise.limitation && h("p", { class: "note small" }, t("exercise.limitation", { words: exercise.limitation }));

/** Asks in a dialog for a new exercise, begun with a name, or for what changes of `exercise`; `done(saved)` gets it. */
export function ownExercise({ name, exercise }, done) {
    const ticks = (key, label) => h("fieldset", { class: "plain-set" }, h("legend", { class: "label" }, label),
        h("div", { class: "muscles" }, muscles.map((muscle) => h("label", { class: "check" },
            h("input", { type: "checkbox", value: muscle, "data-list": key, checked: exercise?.[key].includes(muscle) }), word("muscle", muscle)))));
    const form = h("form", { class: "stack", novalidate: true, method: "dialog" },
        h("h2", { id: "exercise-title" }, exercise ? t("exercise.edit", { name: exercise.name }) : t("exercise.new")),
        field("name", t("exercise.name"), { type: "text", value: exercise?.name ?? name, required: true }),
        h("div", { class: "fields" },
            choice("kind", t("exercise.kind"), kinds.map((key) => [key, word("kind", key)]), exercise?.kind ?? "strength"),
            choice("equipment", t("exercise.equipment"), [["", t("exercise.equipment.unknown")], ...equipment.map((key) => [key, word("equipment", key)])], exercise?.equipment),
            choice("level", t("exercise.level"), levels.map((key) => [key, word("level", key)]), exercise?.level ?? "beginner")),
        ticks("primaryMuscles", t("exercise.muscle")),
        h("details", {}, h("summary", {}, t("exercise.more")), h("div", { class: "stack" },
            ticks("secondaryMuscles", t("exercise.secondary")),
            field("aliases", t("exercise.aliases"), { type: "text", value: exercise?.aliases.join(", "), hint: t("exercise.aliases.hint") }))),
        h("div", { class: "row" },
            h("button", { class: "button primary", type: "submit" }, t("exercise.save")),
            h("button", { class: "button", type: "button", onclick: () => dialog.close() }, t("cancel"))));
    const dialog = h("dialog", { "aria-labelledby": "exercise-title" }, form);
    dialog.addEventListener("close", () => dialog.remove());
    form.addEventListener("submit", async (event) => {
        event.preventDefault();
        const value = (key) => $(`[name=${key}]`, form).value.trim();
        const ticked = (key) => $$(`[data-list=${key}]:checked`, form).map((input) => input.value);
        const body = {
            name: value("name"), kind: value("kind"), equipment: value("equipment") || null, level: value("level"),
            primaryMuscles: ticked("primaryMuscles"), secondaryMuscles: ticked("secondaryMuscles"),
            aliases: value("aliases").split(",").map((alias) => alias.trim()).filter(Boolean),
        };
        await attempt(form, async () => {
            const saved = exercise ? await patch(`/api/exercises/${exercise.id}`, body) : await make("/api/exercises", body);
            dialog.close();
            done(saved);
        });
    });
    document.body.append(dialog);
    dialog.showModal();
    $("input", form).select();
}
