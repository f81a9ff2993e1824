// Workouts of a month as a calendar, and of one day as a list.
import { $, $$, fill, h, icon } from "/shared/dom.js";
import { del, fresh, get, put } from "/shared/api.js";
import { addDays, calories, hidesCalories, longDate, monthName, number, show as measured, weekday } from "/shared/format.js";
import { loading } from "/shared/loading.js";
import { sorry, toast } from "/shared/toast.js";
import { t } from "/shared/i18n.js";
import { shareButton } from "/training/share.js";
import { summary } from "/training/sets.js";

/** Fills `place`. `edit(workout)`, `repeat(workout)` and `saveTemplate(workout)` do what their buttons say. */
export function history(place, { edit, repeat, saveTemplate }) {
    const month = h("div", { class: "stack" });
    const list = h("div", { class: "stack", "aria-live": "polite" });
    fill(place, month, list);
    const asked = new URLSearchParams(location.search).get("date");
    let date = /^\d{4}-\d{2}-\d{2}$/.test(asked ?? "") ? asked : undefined;
    let today;
    const ready = show().then(() => ({ today }));
    return {
        ready,
        get date() { return date; },
        show, refresh: show,
        go: (day) => { date = day; return show(); },
    };

    function show(focus = false) {
        return loading(month, () => get(`/api/workout-logs/calendar${date ? `?month=${date.slice(0, 7)}` : ""}`), (answer) => {
            today = answer.today;
            date ??= today;
            draw(answer);
            if (focus) $('[tabindex="0"]', month)?.focus();
        }).then(() => date && day());
    }

    function go(next, focus = true) {
        const isSame = next.slice(0, 7) === date.slice(0, 7);
        date = next;
        if (!isSame) return show(focus);
        for (const button of $$(".calendar button", month)) mark(button, button.dataset.date === date);
        if (focus) $('[tabindex="0"]', month)?.focus();
        return day();
    }

    function mark(button, isChosen) {
        button.setAttribute("aria-pressed", String(isChosen));
        button.tabIndex = isChosen ? 0 : -1;
    }

    function draw({ from, to, days }) {
        const counts = new Map(days.map((day) => [day.date, day.workouts]));
        const total = days.reduce((sum, day) => sum + day.workouts, 0);
        const cells = [];
        for (let at = from; at <= to; at = addDays(at, 1)) {
            const count = counts.get(at) ?? 0;
            const button = h("button", {
                type: "button", "data-date": at, class: count > 0 ? "trained" : undefined, "aria-current": at === today ? "date" : undefined,
                "aria-label": `${longDate(at)}, ${count ? t("train.count", { count }) : t("train.none")}`, onclick: () => go(at, false),
            }, h("span", {}, String(Number(at.slice(8)))), h("span", { class: "marks", "aria-hidden": "true" }, count > 1 ? `×${count}` : count === 1 ? h("i", { class: "dot" }) : undefined));
            mark(button, at === date);
            cells.push(h("li", cells.length === 0 ? { style: { "grid-column-start": String(weekday(from) + 1) } } : {}, button));
        }
        const grid = h("ul", { class: "calendar" }, [1, 2, 3, 4, 5, 6, 7].map((day) => h("li", { class: "weekday", "aria-hidden": "true" }, t(`weekday.short.${day}`))), cells);
        grid.addEventListener("keydown", (event) => {
            const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }[event.key];
            const next = step ? addDays(date, step) : event.key === "PageUp" ? addDays(from, -1) : event.key === "PageDown" ? addDays(to, 1) : event.key === "Home" ? from : event.key === "End" ? to : undefined;
            if (next === undefined) return;
            event.preventDefault();
            go(next);
        });
        const turn = (to, name, symbol) => h("button", { class: "button icon-only", type: "button", "aria-label": t(name), onclick: () => go(to, false) }, icon(symbol));
        fill(month,
            h("div", { class: "row spread" }, h("h3", {}, monthName(from), h("small", { class: "muted block" }, t("train.count", { count: total }))),
                h("div", { class: "row tight" }, turn(addDays(from, -1), "history.before", "left"), turn(addDays(to, 1), "history.after", "right"))),
            grid);
    }

    function day() {
        const shown = date;
        return loading(list, () => get(`/api/workout-logs?date=${shown}`), (workouts) => {
            if (shown !== date) return;
            fill(list, h("h3", {}, longDate(shown)),
                workouts.length === 0 ? h("p", { class: "muted" }, t("train.day.none")) : workouts.map(card));
        });
    }

    function card(workout) {
        const button = (name, action) => h("button", { class: "button", type: "button", "aria-label": `${t(name)}: ${workout.name}`, onclick: action }, t(name));
        const { recorded, twin } = workout;
        const isImported = workout.id.startsWith("imported-");
        return h("article", { class: "workout" },
            h("h4", {}, workout.name, workout.isWaiting && h("span", { class: "chip" }, t("train.waiting"))),
            h("p", { class: "small muted number" }, [workout.time, workout.durationMinutes !== undefined && t("train.minutes", { count: number(workout.durationMinutes) }), t(`workout.kind.${workout.kind}`)].filter(Boolean).join(" · ")),
            recorded && h("p", { class: "row tight small" }, h("span", { class: "chip" }, t("train.recorded", { source: recorded.source })), h("span", { class: "number" }, facts(recorded, false))),
            !isImported && h("ul", { class: "list small" }, workout.exercises.map((exercise) => h("li", {}, h("strong", {}, exercise.name), " ", h("span", { class: "number" }, summary(exercise)), exercise.notes && h("p", { class: "muted" }, exercise.notes)))),
            workout.notes && h("p", { class: "small" }, workout.notes),
            twin && h("div", { class: "suggestion stack small" },
                h("p", {}, t("train.twin", { source: twin.recorded.source, facts: [twin.time, facts(twin.recorded)].join(" · ") })),
                h("div", { class: "row" }, button("train.twin.join", () => join(workout, twin)))),
            workout.isWaiting ? h("div", { class: "row" }, button("train.edit", () => edit(workout))) : isImported ? h("a", { class: "small", href: "/import" }, t("train.recorded.imports")) : [
                !hidesCalories && energy(workout),
                h("div", { class: "row" },
                    button("train.again", () => repeat(workout)), button("train.edit", async () => edit(await fresh(`/api/workout-logs/${workout.id}`, workout))),
                    workout.exercises.length > 0 && button("train.template.make", () => saveTemplate(workout)),
                    workout.exercises.length > 0 && shareButton(`/api/workout-logs/${workout.id}/text`, workout.name),
                    workout.joined && recorded && button("train.twin.part", () => part(workout)), button("train.delete", () => remove(workout)))]);
    }

    /** What a device recorded, in a line. */
    function facts({ minutes, distance, heartRate, activeEnergy }, hasMinutes = true) {
        return [hasMinutes && t("train.minutes", { count: number(minutes) }), distance !== undefined && measured("distance", distance * 1000),
            heartRate !== undefined && t("train.recorded.facts.bpm", { count: number(heartRate) }), calories(activeEnergy)].filter(Boolean).join(" · ");
    }

    async function join(workout, twin) {
        try {
            await put(`/api/workout-logs/${workout.id}/joining`, { imported: twin.id });
            toast(t("train.twin.joined", { name: workout.name, source: twin.recorded.source }), () => part(workout));
            await show();
        } catch (problem) {
            sorry(problem);
        }
    }

    async function part(workout) {
        try {
            await del(`/api/workout-logs/${workout.id}/joining`);
            await show();
        } catch (problem) {
            sorry(problem);
        }
    }

    function energy(workout) {
        const answer = h("div", { class: "stack small" });
        const part = h("details", {}, h("summary", {}, t("workout.energy.title")), answer);
        part.addEventListener("toggle", () => part.open && loading(answer, () => get(`/api/workout-logs/${workout.id}/energy`), ({ text, why }) => fill(answer,
            h("p", {}, text),
            why && h("ul", { class: "list" }, why.rows.map((row) => h("li", {}, h("strong", {}, row.source), " ", h("span", { class: "number" }, row.text)))),
            why && h("p", { class: "muted" }, why.formula, " ", why.reference))));
        return part;
    }

    async function remove(workout) {
        try {
            await del(`/api/workout-logs/${workout.id}`);
            toast(t("train.deleted", { name: workout.name }), () => put(`/api/workout-logs/${workout.id}/restoring`).then(() => show(), sorry));
            await show();
        } catch (problem) {
            sorry(problem);
        }
    }
}
