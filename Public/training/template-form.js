// A template as a form: its exercises, and what is planned of each.
import { $, $$, fill, h, icon } from "/shared/dom.js";
import { fieldText, number, typed } from "/shared/format.js";
import { changes, clearProblems, field, showProblems } from "/shared/forms.js";
import { t } from "/shared/i18n.js";
import { exerciseSearch } from "/training/search.js";
import { loadUnit, take, written } from "/training/sets.js";
import { joinOrLeave, letter } from "/training/supersets.js";

/** Fills `place` with the form of a new template, or of one that changes; `save(body)` keeps it. */
export function templateForm(place, template, { save, cancel }) {
    const exercises = structuredClone(template?.exercises ?? []);
    const rows = h("ol", { class: "exercises" });
    const search = h("div", { class: "search-box" });
    const says = h("p", { class: "note bad", role: "alert", hidden: true });
    const form = h("form", { class: "stack", novalidate: true },
        h("div", { class: "fields" },
            field("name", t("train.name"), { type: "text", value: template?.name }),
            field("minutes", t("train.duration"), { value: template?.minutes, decimals: 0, unit: "min" })),
        rows, search, says,
        h("div", { class: "row" }, h("button", { class: "button primary", type: "submit" }, t("train.save")), h("button", { class: "button", type: "button", onclick: cancel }, t("cancel"))));
    fill(place, form);
    exerciseSearch(search, { label: t("train.exercise.add"), pick: (found) => {
        exercises.push({ exerciseId: found.exerciseId, name: found.name, sets: 3 });
        draw();
        $("li:last-child input", rows).focus();
    } });
    draw();
    $("[name=name]", form).focus();
    form.addEventListener("keydown", (event) => { if (event.key === "Enter" && event.target.tagName === "INPUT") event.preventDefault(); });
    form.addEventListener("submit", async (event) => {
        event.preventDefault();
        const wrong = $$('ol [aria-invalid="true"]', form);
        clearProblems(form);
        says.hidden = true;
        const body = changes(form);
        for (const input of wrong) {
            input.setAttribute("aria-invalid", "true");
            const folded = input.closest("details");
            if (folded) folded.open = true;
        }
        if (!body || wrong.length > 0) {
            $('[aria-invalid="true"]', form)?.focus();
            return;
        }
        try {
            await save({ ...body, exercises: exercises.map(({ exerciseId, name, sets, repsFrom, repsTo, rir, load, typedLoad, seconds, metres, restSeconds, superset, notes }) => ({ exerciseId, name, sets, repsFrom, repsTo, rir, load, typedLoad, seconds, metres, restSeconds, superset, notes })) });
        } catch (problem) {
            const rest = showProblems(form, problem);
            says.textContent = rest;
            says.hidden = !rest;
        }
    });

    function draw() {
        fill(rows, exercises.map((exercise, index) => h("li", { class: "card exercise", "data-superset": exercise.superset },
            h("h3", {}, exercise.name, exercise.superset !== undefined && h("span", { class: "chip" }, t("train.superset.name", { letter: letter(exercise.superset) }))),
            h("div", { class: "plan" },
                figure(exercise, "sets", t("train.plan.sets"), 1, 100), figure(exercise, "repsFrom", t("train.plan.from"), 1, 1000), figure(exercise, "repsTo", t("train.plan.to"), 1, 1000),
                of(exercise, "load", t("train.set.load", { unit: loadUnit })), of(exercise, "time", t("train.set.time.label")), figure(exercise, "restSeconds", t("train.rest.seconds"), 1, 3600)),
            more(exercise, index),
            h("div", { class: "row" },
                h("button", { class: "button icon-only", type: "button", disabled: index === 0, "aria-label": t("train.exercise.up", { name: exercise.name }), onclick: () => move(index, -1) }, icon("up")),
                h("button", { class: "button icon-only", type: "button", disabled: index === exercises.length - 1, "aria-label": t("train.exercise.down", { name: exercise.name }), onclick: () => move(index, 1) }, icon("down")),
                h("button", { class: "button icon-only", type: "button", "aria-label": t("train.exercise.remove.named", { name: exercise.name }), onclick: () => { exercises.splice(index, 1); draw(); } }, icon("delete"))))));
    }

    /** What few say of an exercise; folded, what was said. */
    function more(exercise, index) {
        const said = h("span", { class: "small muted" });
        const tell = () => { said.textContent = [exercise.rir !== undefined && t("workouts.rir", { count: number(exercise.rir, exercise.rir % 1 ? 1 : 0) }), exercise.notes].filter(Boolean).join(" · "); };
        const notes = h("textarea", { class: "input", rows: 2, maxlength: 1000 });
        notes.value = exercise.notes ?? "";
        notes.addEventListener("input", () => { exercise.notes = notes.value.trim() || undefined; });
        const isFree = exercise.superset === undefined;
        tell();
        return h("details", { class: "plan-more", open: exercise.isUnfolded, ontoggle: (event) => { exercise.isUnfolded = event.target.open; tell(); } },
            h("summary", {}, t("train.plan.more"), h("span", { class: "visually-hidden" }, ` ${exercise.name}`), " ", said),
            h("div", { class: "stack" },
                h("div", { class: "row" },
                    figure(exercise, "rir", t("train.plan.rir"), 0, 9, { isWhole: false }),
                    h("button", { class: "button", type: "button", "data-at": "superset", disabled: isFree && index === exercises.length - 1, onclick: () => superset(exercise) }, t(isFree ? "train.superset.join" : "train.superset.leave"))),
                labelled(t("train.notes"), notes)));
    }

    function superset(exercise) {
        joinOrLeave(exercises, exercise);
        draw();
        $("[data-at=superset]", rows.children[exercises.indexOf(exercise)])?.focus();
    }

    function move(index, by) {
        const [exercise] = exercises.splice(index, 1);
        exercises.splice(index + by, 0, exercise);
        draw();
        $$("button.icon-only", rows.children[index + by]).find((button) => !button.disabled)?.focus();
    }

    function labelled(label, input) {
        return h("label", { class: "field" }, h("span", { class: "small" }, label), input);
    }

    function figure(exercise, name, label, least, most, { isWhole = true } = {}) {
        const input = h("input", { class: "input number", type: "text", inputmode: isWhole ? "numeric" : "decimal" });
        input.value = fieldText(exercise[name]);
        input.addEventListener("input", () => {
            const value = typed(input.value);
            const isFine = value === null || ((!isWhole || Number.isInteger(value)) && value >= least && value <= most);
            input.setAttribute("aria-invalid", String(!isFine));
            if (isFine) exercise[name] = value ?? undefined;
        });
        return labelled(label, input);
    }

    function of(exercise, name, label) {
        const input = h("input", { class: "input number", type: "text", inputmode: name === "time" ? "text" : "decimal" });
        input.value = written(exercise, name);
        input.addEventListener("change", () => {
            const isFine = take(exercise, name, input.value);
            input.setAttribute("aria-invalid", String(!isFine));
            if (isFine) input.value = written(exercise, name);
        });
        return labelled(label, input);
    }
}
