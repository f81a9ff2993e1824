// Training: the workout that is being done, those that were, and those to do again.
import { $, fill, h, icon } from "/shared/dom.js";
import { del, get, make, once, onChange, patch, present, put } from "/shared/api.js";
import { addDays, number, shortDate } from "/shared/format.js";
import { loading } from "/shared/loading.js";
import { sorry, toast } from "/shared/toast.js";
import { t } from "/shared/i18n.js";
import { history } from "/training/calendar.js";
import { exercisesEditor } from "/training/editor.js";
import { finishDialog, workoutForm } from "/training/form.js";
import { hasSound, restTimer, setSound } from "/training/rest.js";
import { forget, recovered, saver, unsaved } from "/training/saver.js";
import { keyOf, sent, setReserve, usesReserve } from "/training/sets.js";
import { templates } from "/training/templates.js";

const place = $("#now");
const timer = restTimer();
const start = once();
let live;
let editing = false;
/** A question whether a workout is to become a template. */
let offer;
/** What the card to begin with was drawn from. */
let offered;
/** The workouts of three weeks, the newest first. */
let lately = [];

const past = history($("#history"), { edit, repeat, saveTemplate });
const plans = templates($("#templates"), { begin: (template) => begin(`/api/workout-templates/${template.id}/using`, { template, lately }), logged: () => past.show() });
await show();
onChange(["training"], follow);

function show() {
    return loading(place, async () => {
        const [workout] = await Promise.all([get("/api/workout-logs/open"), recovered]);
        return { workout, recent: workout ? [] : await recent() };
    }, ({ workout, recent }) => (workout ? drawLive(workout) : drawStart(recent)));
}

/** The last different ones of them. */
async function recent() {
    const { today } = await past.ready;
    lately = (await get(`/api/workout-logs?from=${addDays(today, -20)}&to=${today}`)).toReversed();
    const names = new Set();
    return lately.filter(({ id, name, isWaiting }) => !id.startsWith("imported-") && !isWaiting && !names.has(name) && names.add(name)).slice(0, 3);
}

/** What another tab, or a script, has changed. What someone is typing here stays. */
async function follow(change) {
    if (change.areas.includes("day")) past.refresh();
    if (editing) return;
    if (!live) {
        plans.refresh();
        show();
        return;
    }
    if (live.saver.isBusy) return;
    const workout = await (live.workout.isWaiting ? get : present)("/api/workout-logs/open").catch(() => undefined);
    // Meanwhile it may have been finished here, or changed: then saving it takes over what others changed.
    if (workout === undefined || !live || live.saver.isBusy) return;
    if (workout?.id === live.workout.id) {
        live.workout.isWaiting = workout.isWaiting;
        live.saver.follow(workout);
        return;
    }
    await live.saver.stop();
    live = undefined;
    fill(place);
    show();
}

function drawStart(recent) {
    live = undefined;
    const content = JSON.stringify(recent);
    // What someone is about to press is not pulled away.
    if (content === offered && $(".start", place)) return;
    offered = content;
    fill(place, offer, h("section", { class: "card stack start", "aria-labelledby": "start-title" },
        h("h2", { id: "start-title" }, t("train.start")),
        h("button", { class: "button primary big", type: "button", onclick: () => begin("/api/workout-logs", {}) }, icon("plus"), t("train.start.empty")),
        recent.length > 0 && h("div", { class: "stack" }, h("p", { class: "small muted" }, t("train.start.again")),
            recent.map((workout) => h("button", { class: "button spread", type: "button", onclick: () => repeat(workout) }, h("span", {}, workout.name), h("span", { class: "small muted" }, shortDate(workout.logDate))))),
        h("button", { class: "button quiet", type: "button", onclick: () => edit() }, t("train.log"))));
}

/** Begins what `path` says; `of` is what that is, for when there is no network. */
async function begin(path, of) {
    try {
        const workout = await start(path, { isOpen: true }, of);
        offer = undefined;
        drawLive(workout);
        place.scrollIntoView({ block: "start" });
        plans.refresh();
    } catch (problem) {
        sorry(problem);
        // Another tab may have begun one.
        if (problem.status === 409) show();
    }
}

function repeat(workout) {
    return begin(`/api/workout-logs/${workout.id}/using`, { workout });
}

function drawLive(workout) {
    if (live?.workout.id === workout.id) return;
    const base = sent(workout.exercises);
    const draft = unsaved(workout);
    if (draft) use(draft, workout);
    const began = Date.parse(workout.at);
    const elapsed = h("span", { class: "number" });
    const status = h("p", { class: "small muted", role: "status" });
    const title = h("h2", {}, workout.name);
    const body = h("div", { class: "stack" });
    const keeper = saver(workout.id, () => sent(workout.exercises), base, {
        says: (text, isBad = false) => {
            // Said once: a reader who hears every save hears nothing else.
            if (status.textContent !== text) status.textContent = text;
            status.classList.toggle("warn-text", isBad);
        },
        kept: name,
        name: () => workout.name,
        take: (exercises, stored, isBoth) => {
            use(exercises, stored);
            name(stored);
            draw();
            if (isBoth) toast(t("train.merged"));
        },
    });
    live = { workout, saver: keeper };
    const tick = () => {
        if (!elapsed.isConnected && live?.workout !== workout) return;
        elapsed.textContent = t("train.minutes", { count: number(Math.max(0, Math.floor((Date.now() - began) / 60_000))) });
        setTimeout(tick, 15_000);
    };
    let draw;
    fill(place, h("section", { class: "stack live", "aria-label": t("train.now") },
        h("div", { class: "row spread" }, h("div", {}, title, h("p", { class: "small muted" }, t("train.now"), " · ", elapsed)),
            h("button", { class: "button primary", type: "button", onclick: finish }, icon("check"), t("train.finish"))),
        status, body,
        h("details", { class: "card" }, h("summary", {}, t("train.options")),
            h("label", { class: "check" }, h("input", { type: "checkbox", checked: usesReserve(), onchange: (event) => { setReserve(event.target.checked); draw(); } }), t("train.options.rir")),
            h("label", { class: "check" }, h("input", { type: "checkbox", checked: hasSound(), onchange: (event) => setSound(event.target.checked) }), t("train.options.sound")),
            h("button", { class: "button danger", type: "button", onclick: discard }, t("train.discard")))));
    draw = exercisesEditor(body, workout, { changed: () => keeper.change(), rest: (seconds) => timer.start(seconds) });
    tick();
    if (draft) keeper.change();

    function name(stored) {
        workout.name = stored.name;
        workout.kind = stored.kind;
        workout.isWaiting = stored.isWaiting;
        title.textContent = stored.name;
    }

    /** What only a page knows of an exercise stays. */
    function use(exercises, stored) {
        const known = new Map([...stored.exercises, ...workout.exercises].map((exercise) => [keyOf(exercise), exercise]));
        workout.exercises = exercises.map((exercise) => {
            const { kind, equipment, limitation, measure, isUnfolded, isShown } = known.get(keyOf(exercise)) ?? {};
            return { kind, equipment, limitation, measure, isUnfolded, isShown, ...exercise };
        });
    }

    async function finish() {
        await keeper.stop();
        // What was done in another tab is finished with it.
        await present(`/api/workout-logs/${workout.id}`).then(keeper.follow, () => {});
        finishDialog(workout, {
            cancel: () => keeper.resume(),
            save: async (change) => {
                const done = await patch(`/api/workout-logs/${workout.id}`, { ...change, isOpen: false }, { ...workout, base: keeper.base });
                ended();
                toast(t("train.finished", { name: done.name }));
                past.go(done.logDate);
                if (done.isWaiting) show();
                else offerTemplate(done);
            },
        });
    }

    async function discard() {
        await keeper.stop();
        try {
            await del(`/api/workout-logs/${workout.id}`);
            // What was not sent yet comes back with it; one that was not sent at all does not come back.
            ended(Boolean(workout.isWaiting));
            toast(t("train.discarded"), workout.isWaiting ? undefined : () => put(`/api/workout-logs/${workout.id}/restoring`).then(drawLive, sorry));
            await show();
        } catch (problem) {
            keeper.resume();
            sorry(problem);
        }
    }

    function ended(isKept = true) {
        if (isKept) forget(workout.id);
        timer.stop();
        live = undefined;
        fill(place);
    }
}

/** After a workout that was made from no template: whether it is to become one. */
async function offerTemplate(workout) {
    await show();
    if (workout.templateId || workout.exercises.length === 0) return;
    const name = h("input", { class: "input", type: "text", id: "offer-name", maxlength: 100 });
    name.value = workout.name;
    const leave = () => {
        offer?.remove();
        offer = undefined;
    };
    leave();
    offer = h("form", { class: "card stack", onsubmit: async (event) => {
        event.preventDefault();
        if (await saveTemplate(workout, name.value)) leave();
    } },
        h("h2", {}, t("train.template.offer")),
        h("div", { class: "field" }, h("label", { for: "offer-name" }, t("train.name")), name),
        h("div", { class: "row" },
            h("button", { class: "button primary", type: "submit" }, t("train.template.save")),
            h("button", { class: "button", type: "button", onclick: leave }, t("train.template.no"))));
    place.prepend(offer);
}

async function saveTemplate(workout, name = workout.name) {
    try {
        const template = await make("/api/workout-templates", { workoutId: workout.id, name });
        toast(t("train.template.saved", { name: template.name }), () => del(`/api/workout-templates/${template.id}`).then(plans.refresh, sorry));
        plans.refresh();
        return true;
    } catch (problem) {
        sorry(problem);
        return false;
    }
}

/** A workout that was done: one of before, or one that is not logged yet. */
async function edit(workout) {
    if (live) {
        await live.saver.stop();
        live = undefined;
    }
    editing = true;
    const { today } = await past.ready;
    const end = () => { editing = false; fill(place); return show(); };
    const log = once();
    workoutForm(place, workout ?? { logDate: past.date ?? today, exercises: [] }, {
        today,
        cancel: end,
        save: async (body) => {
            const kept = workout ? await patch(`/api/workout-logs/${workout.id}`, body, { ...workout, base: sent(workout.exercises), isChange: true }) : await log("/api/workout-logs", body);
            await end();
            toast(t(workout ? "train.changed" : "train.logged", { name: kept.name }), workout || kept.isWaiting ? undefined : () => del(`/api/workout-logs/${kept.id}`).then(past.refresh, sorry));
            past.go(kept.logDate);
            if (!workout && !kept.isWaiting) offerTemplate(kept);
        },
    });
    place.scrollIntoView({ block: "start" });
}
