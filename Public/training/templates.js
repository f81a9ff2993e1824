// Workouts to do again: beginning one, logging one or several as done, changing them.
import { $, $$, fill, h, icon } from "/shared/dom.js";
import { del, get, patch, post, put } from "/shared/api.js";
import { typed, number } from "/shared/format.js";
import { changes, clearProblems, field, showProblems } from "/shared/forms.js";
import { loading } from "/shared/loading.js";
import { sorry, toast } from "/shared/toast.js";
import { t } from "/shared/i18n.js";
import { exerciseSearch } from "/training/search.js";
import { loadUnit, take, written } from "/training/sets.js";

/** Fills `place`; `begin(template)` starts one, `logged()` is told when some were logged as done. */
export function templates(place, { begin, logged }) {
    let page = 1;
    let isEditing = false;
    let shown;
    show();
    return { refresh: () => (isEditing ? undefined : show()) };

    function show(next = page) {
        page = next;
        isEditing = false;
        return loading(place, () => get(`/api/workout-templates?page=${page}`), (answer) => {
            const content = JSON.stringify(answer);
            if (isEditing || (content === shown && $(".template-list", place))) return;
            shown = content;
            draw(answer);
        });
    }

    function draw({ templates, hasMore }) {
        const chosen = new Set();
        const several = h("form", { class: "row several", hidden: true, onsubmit: (event) => { event.preventDefault(); logAll(templates.filter(({ id }) => chosen.has(id)), $("input", several).value); } },
            h("label", { class: "label", for: "several-date" }, t("train.date")), h("input", { class: "input", type: "date", id: "several-date" }),
            h("button", { class: "button primary", type: "submit" }, t("train.template.logAll")));
        const choose = (template) => h("input", { type: "checkbox", "aria-label": t("train.template.choose", { name: template.name }), onchange: (event) => {
            if (event.target.checked) chosen.add(template.id);
            else chosen.delete(template.id);
            several.hidden = chosen.size === 0;
        } });
        fill(place, h("div", { class: "stack template-list" },
            templates.length === 0 && page === 1
                ? h("p", { class: "muted" }, t("train.templates.none"))
                : h("ul", { class: "list" }, templates.map((template) => h("li", { class: "template" },
                    h("label", { class: "check" }, choose(template), h("span", {}, h("strong", {}, template.name), h("small", { class: "muted block" }, facts(template)))),
                    h("div", { class: "row" },
                        h("button", { class: "button primary", type: "button", "aria-label": t("train.template.begin", { name: template.name }), onclick: () => begin(template) }, t("train.begin")),
                        h("button", { class: "button icon-only", type: "button", "aria-label": t("train.template.edit", { name: template.name }), onclick: () => edit(template) }, icon("edit")),
                        h("button", { class: "button icon-only", type: "button", "aria-label": t("train.template.delete", { name: template.name }), onclick: () => remove(template) }, icon("delete")))))),
            several,
            h("div", { class: "row" },
                h("button", { class: "button", type: "button", onclick: () => edit() }, icon("plus"), t("train.template.new")),
                page > 1 && h("button", { class: "button", type: "button", onclick: () => show(page - 1) }, t("list.before")),
                hasMore && h("button", { class: "button", type: "button", onclick: () => show(page + 1) }, t("list.more")))));
    }

    /** All that were chosen, one after the other, with one way back. */
    async function logAll(chosen, logDate) {
        const done = [];
        try {
            for (const template of chosen) {
                done.push(await post(`/api/workout-templates/${template.id}/using`, logDate ? { logDate } : {}, { "Idempotency-Key": crypto.randomUUID() }));
            }
        } catch (problem) {
            sorry(problem);
        }
        if (done.length > 0) {
            toast(t("train.logged", { name: done.map(({ name }) => name).join(", ") }), async () => {
                for (const workout of done) await del(`/api/workout-logs/${workout.id}`).catch(sorry);
                logged();
            });
        }
        await show();
        logged();
    }

    async function remove(template) {
        try {
            await del(`/api/workout-templates/${template.id}`);
            toast(t("train.deleted", { name: template.name }), () => put(`/api/workout-templates/${template.id}/restoring`).then(() => show(), sorry));
            await show();
        } catch (problem) {
            sorry(problem);
        }
    }

    function edit(template) {
        isEditing = true;
        templateForm(place, template, {
            cancel: () => show(),
            save: async (body) => {
                const kept = template ? await patch(`/api/workout-templates/${template.id}`, body) : await post("/api/workout-templates", body);
                toast(t("train.template.saved", { name: kept.name }));
                await show();
            },
        });
    }
}

const facts = ({ exercises, minutes, usedCount }) => [
    t("train.exercises", { count: exercises.length }), minutes && t("train.minutes", { count: number(minutes) }), usedCount > 0 && t("train.template.used", { count: usedCount }),
].filter(Boolean).join(" · ");

function templateForm(place, template, { save, cancel }) {
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
        const wrong = $('ol [aria-invalid="true"]', form);
        clearProblems(form);
        says.hidden = true;
        const body = changes(form);
        wrong?.setAttribute("aria-invalid", "true");
        if (!body || wrong) {
            $("[aria-invalid]", form)?.focus();
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
        fill(rows, exercises.map((exercise, index) => h("li", { class: "card exercise" },
            h("h3", {}, exercise.name),
            h("div", { class: "plan" },
                whole(exercise, "sets", t("train.plan.sets"), 1, 100), whole(exercise, "repsFrom", t("train.plan.from"), 1, 1000), whole(exercise, "repsTo", t("train.plan.to"), 1, 1000),
                of(exercise, "load", t("train.set.load", { unit: loadUnit })), of(exercise, "time", t("train.set.time.label")), whole(exercise, "restSeconds", t("train.rest.seconds"), 1, 3600)),
            h("div", { class: "row" },
                h("button", { class: "button icon-only", type: "button", disabled: index === 0, "aria-label": t("train.exercise.up", { name: exercise.name }), onclick: () => move(index, -1) }, icon("up")),
                h("button", { class: "button icon-only", type: "button", disabled: index === exercises.length - 1, "aria-label": t("train.exercise.down", { name: exercise.name }), onclick: () => move(index, 1) }, icon("down")),
                h("button", { class: "button icon-only", type: "button", "aria-label": t("train.exercise.remove.named", { name: exercise.name }), onclick: () => { exercises.splice(index, 1); draw(); } }, icon("delete"))))));
    }

    function move(index, by) {
        const [exercise] = exercises.splice(index, 1);
        exercises.splice(index + by, 0, exercise);
        draw();
        $$("button", rows.children[index + by]).find((button) => !button.disabled)?.focus();
    }

    function labelled(label, input) {
        return h("label", { class: "field" }, h("span", { class: "small" }, label), input);
    }

    function whole(exercise, name, label, least, most) {
        const input = h("input", { class: "input number", type: "text", inputmode: "numeric" });
        input.value = exercise[name] ?? "";
        input.addEventListener("input", () => {
            const value = typed(input.value);
            const isFine = value === null || (Number.isInteger(value) && value >= least && value <= most);
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
