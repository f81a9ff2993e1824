// The exercise library: searched, filtered, and one's own ones added and changed.
import { $, fill, h, icon } from "/shared/dom.js";
import { del, fresh, get, put } from "/shared/api.js";
import { choice, field } from "/shared/forms.js";
import { t } from "/shared/i18n.js";
import { loading } from "/shared/loading.js";
import { pager } from "/shared/pager.js";
import { sorry, toast } from "/shared/toast.js";
import { videoPart } from "/training/video.js";
import { equipment, kinds, limitation, muscles, ownExercise, word } from "/training/exercise-form.js";

/** Fills `lookup` with what is asked for, and `known` with what there is. */
export function exercisesTab(lookup, known) {
    let timer;
    const any = (key) => ["", t(key)];
    fill(lookup,
        h("div", { class: "row spread" }, h("h2", {}, t("exercise.find")),
            h("button", { class: "button primary", type: "button", onclick: () => ownExercise({ name: text.value.trim() }, changed) }, t("exercise.new"))),
        field("q", t("exercise.search"), { type: "search", placeholder: t("exercise.search.placeholder") }),
        h("div", { class: "fields" },
            choice("muscle", t("exercise.muscle"), [any("exercise.any"), ...muscles.map((key) => [key, word("muscle", key)])]),
            choice("equipment", t("exercise.equipment"), [any("exercise.any"), ...equipment.map((key) => [key, word("equipment", key)])]),
            choice("kind", t("exercise.kind"), [any("exercise.any"), ...kinds.map((key) => [key, word("kind", key)])]),
            choice("own", t("exercise.whose"), [any("exercise.whose.all"), ["true", t("exercise.whose.own")]])));
    const text = $("[name=q]", lookup);
    text.addEventListener("input", () => {
        clearTimeout(timer);
        timer = setTimeout(load, 200);
    });
    lookup.addEventListener("change", (event) => { if (event.target !== text) load(); });
    load();

    function load(page = 1) {
        // What is looked for later would close what was opened meanwhile.
        clearTimeout(timer);
        const query = new URLSearchParams({ page });
        for (const name of ["q", "muscle", "equipment", "kind", "own"]) {
            const value = $(`[name=${name}]`, lookup).value.trim();
            if (value) query.set(name, value);
        }
        return loading(known, () => get(`/api/exercises?${query}`), ({ exercises, hasMore }) => {
            fill(known,
                exercises.length === 0
                    ? h("p", { class: "empty" }, t(query.get("own") ? "exercise.own.none" : "exercise.none"))
                    : h("ul", { class: "list", "aria-label": t("workouts.tab.exercises") }, exercises.map(row)),
                pager(known, { page, hasMore }, load));
        });
    }

    async function changed() {
        toast(t("exercise.saved"));
        await load();
    }

    async function remove(exercise) {
        try {
            await del(`/api/exercises/${exercise.id}`);
            await load();
            toast(t("exercise.deleted", { name: exercise.name }), () => put(`/api/exercises/${exercise.id}/restoring`).then(() => load(), sorry));
        } catch (problem) {
            sorry(problem);
        }
    }

    function row(exercise) {
        const words = (list) => list.map((key) => word("muscle", key)).join(", ");
        const says = [exercise.equipment && word("equipment", exercise.equipment), words(exercise.primaryMuscles)].filter(Boolean).join(" · ");
        return h("li", {}, h("details", { class: "exercise" },
            h("summary", {}, h("strong", {}, exercise.name), exercise.isOwn && h("span", { class: "chip good" }, t("exercise.own")), exercise.limitation && h("span", { class: "chip" }, t("exercise.limitation.short")), h("span", { class: "small muted" }, says)),
            h("div", { class: "stack small" },
                limitation(exercise),
                exercise.formTip && h("p", {}, exercise.formTip),
                h("p", { class: "muscles muted" },
                    h("span", {}, word("kind", exercise.kind)), h("span", {}, word("level", exercise.level)),
                    exercise.secondaryMuscles.length > 0 && h("span", {}, t("exercise.secondary.list", { muscles: words(exercise.secondaryMuscles) }))),
                exercise.aliases.length > 0 && h("p", { class: "muted" }, t("exercise.aliases.list", { names: exercise.aliases.join(", ") })),
                videoPart(exercise),
                exercise.isOwn && h("div", { class: "row" },
                    h("button", { class: "button", type: "button", "aria-label": t("exercise.edit", { name: exercise.name }), onclick: async () => ownExercise({ exercise: await fresh(`/api/exercises/${exercise.id}`, exercise) }, changed) }, icon("edit"), t("exercise.change")),
                    h("button", { class: "button danger", type: "button", "aria-label": t("exercise.delete", { name: exercise.name }), onclick: () => remove(exercise) }, icon("delete"), t("exercise.remove"))))));
    }
}
