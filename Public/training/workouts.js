// Workouts to choose from, and the exercises they are made of.
import { $, $$, fill, h } from "/shared/dom.js";
import { get, pressed } from "/shared/api.js";
import { choice } from "/shared/forms.js";
import { number } from "/shared/format.js";
import { t } from "/shared/i18n.js";
import { shareButton } from "/training/share.js";
import { loading } from "/shared/loading.js";
import { sorry } from "/shared/toast.js";
import { exercisesTab } from "/training/exercises.js";

const begin = pressed();
const kinds = ["strength", "cardio", "flexibility", "recovery"];
const asked = new URLSearchParams(location.search);
const [list, found, wishes] = [$("#list"), $("#found"), $("#wishes")];
let showsExercises;

const kindChoice = h("fieldset", { class: "segmented kinds" }, h("legend", { class: "visually-hidden" }, t("workouts.kind")),
    ["", ...kinds].map((kind) => h("label", {},
        h("input", { type: "radio", name: "type", value: kind, checked: kind === (kinds.includes(asked.get("type")) ? asked.get("type") : "") }),
        kind ? t(`workout.${kind}`) : t("workouts.all"))));

fill(wishes, kindChoice,
    h("div", { class: "fields" },
        choice("difficulty", t("workouts.difficulty"), [["", t("workouts.any")], ...["beginner", "intermediate", "advanced"].map((key) => [key, t(`workouts.difficulty.${key}`)])], asked.get("difficulty")),
        choice("maxMinutes", t("workouts.time"), [["", t("workouts.any")], ...[10, 20, 30, 45, 60].map((minutes) => [String(minutes), t("workouts.atMost", { minutes })])], asked.get("maxMinutes"))));
wishes.addEventListener("change", () => load());
for (const tab of $$("[name=tab]")) tab.addEventListener("change", () => show(tab.value));

if (asked.get("tab") === "exercises") $("[name=tab][value=exercises]").checked = true;
show($("[name=tab]:checked").value);
await load();

function show(tab) {
    $("#workouts").hidden = tab !== "workouts";
    $("#exercises").hidden = tab !== "exercises";
    if (tab === "exercises" && !showsExercises) {
        showsExercises = true;
        exercisesTab($("#lookup"), $("#known"));
    }
    remember("tab", tab === "exercises" ? tab : "");
}

function remember(name, value) {
    const query = new URLSearchParams(location.search);
    if (value) query.set(name, value);
    else query.delete(name);
    history.replaceState(null, "", query.size ? `?${query}` : location.pathname);
}

function load() {
    const query = new URLSearchParams();
    for (const [name, value] of [["type", $(":checked", kindChoice).value], ["difficulty", $("[name=difficulty]", wishes).value], ["maxMinutes", $("[name=maxMinutes]", wishes).value]]) {
        if (value) query.set(name, value);
        remember(name, value);
    }
    return loading(list, () => get(`/api/workouts?${query}`), (workouts) => {
        found.textContent = t("workouts.found", { count: workouts.length });
        fill(list, workouts.length === 0 ? h("p", { class: "empty" }, t("workouts.none")) : workouts.map(card));
        $(`[id="${CSS.escape(decodeURIComponent(location.hash.slice(1)))}"]`, list)?.setAttribute("open", "");
    });
}

function card(workout) {
    return h("details", { class: "card workout", id: workout.id },
        h("summary", {}, h("strong", {}, workout.name),
            h("span", { class: "row" },
                h("span", { class: "chip" }, t(`workout.${workout.type}`)),
                h("span", { class: "chip" }, t(`workouts.difficulty.${workout.difficulty}`)),
                h("span", { class: "chip number" }, t("workouts.minutes", { minutes: workout.durationMinutes })))),
        h("p", {}, workout.description),
        h("ul", { class: "plan" }, workout.exercises.map((exercise, index) => row(exercise, workout.exercises[index - 1]))),
        h("div", { class: "note" }, h("h3", {}, t("workouts.tips")), h("ul", { class: "tips" }, workout.tips.map((tip) => h("li", {}, tip)))),
        h("div", { class: "row" }, h("button", { class: "button primary", type: "button", "aria-label": t("workouts.use.name", { name: workout.name }), onclick: () => use(workout) }, t("workouts.use")),
            shareButton(`/api/workout-templates/${workout.id}/text`, workout.name)));
}

function row(exercise, before) {
    const says = [
        exercise.rir !== undefined && t("workouts.rir", { count: number(exercise.rir) }),
        exercise.restSeconds && t("workouts.rest", { time: time(exercise.restSeconds) }),
    ].filter(Boolean).join(" · ");
    return h("li", {},
        exercise.superset && exercise.superset !== before?.superset && h("span", { class: "chip turns" }, t("workouts.superset")),
        h("strong", {}, exercise.name),
        h("span", { class: "dose number" }, exercise.sets > 1 ? `${exercise.sets} × ${dose(exercise)}` : dose(exercise)),
        says && h("p", { class: "small muted number" }, says),
        exercise.notes && h("p", { class: "small" }, exercise.notes));
}

function dose({ reps, seconds, metres }) {
    return metres ? `${number(metres)} m` : seconds ? time(seconds) : reps.replace("-", "–");
}

function time(seconds) {
    return seconds >= 120 && seconds % 60 === 0 ? `${number(seconds / 60)} min` : `${number(seconds)} s`;
}

async function use(workout) {
    try {
        await begin(`/api/workout-templates/${workout.id}/using`, { isOpen: true });
        location.assign("/train");
    } catch (problem) {
        sorry(problem);
    }
}
