// Keeps the workout that is being done: after every change, in order, and again until it worked.
import { own, patch, present, problemText } from "/shared/api.js";
import { t } from "/shared/i18n.js";
import { rows } from "/shared/rows.js";
import { merged, same } from "/training/merging.js";
import { sent } from "/training/sets.js";

const patience = 250;
const longest = 30_000;
const prefix = "vitalpath.workout.";
const keyOf = (id) => prefix + id;

/** The workouts that have something which is not sent yet; what an account left here is that account's. */
export const drafts = (account) => Object.keys(localStorage).filter((key) => key.startsWith(prefix) && [undefined, account].includes(stored(key)?.account)).map((key) => key.slice(prefix.length));

export function keepDraft(id, exercises, base, more) {
    const at = Math.max(Date.now(), (stored(keyOf(id))?.at ?? 0) + 1);
    const draft = { account: own?.["Vitalpath-Account"], at, exercises, base, ...more };
    write(id, draft);
    localStorage.setItem(keyOf(id), JSON.stringify(draft));
}

/** What is to be on the disk, by workout: `localStorage` comes there seconds late, and a browser that is killed loses it. */
const unwritten = new Map();
let writing = Promise.resolve();

function write(id, draft) {
    const isNext = unwritten.has(id);
    unwritten.set(id, draft);
    if (isNext) return;
    writing = writing.then(() => rows("readwrite", (store) => {
        const latest = unwritten.get(id);
        unwritten.delete(id);
        return latest ? store.put({ id: keyOf(id), account: latest.account, draft: latest }) : store.delete(keyOf(id));
    })).catch(() => { /* A browser that keeps nothing, or is full: it has the other. */ });
}

/** Settles once all that was kept here is on the disk. */
export const onDisk = () => writing;

/** What the last browser was killed over is back where it is looked for. */
export const recovered = rows("readonly", (store) => store.getAll(IDBKeyRange.bound(prefix, `${prefix}\uffff`))).then((all) => {
    for (const { id, draft } of all) if ((stored(id)?.at ?? 0) < draft.at) localStorage.setItem(id, JSON.stringify(draft));
}).catch(() => {});

export const draftOf = (id) => stored(keyOf(id)) ?? {};
export const draftName = (id) => draftOf(id).name ?? t("train.title");

function stored(key) {
    try {
        return JSON.parse(localStorage.getItem(key)) ?? undefined;
    } catch {
        return undefined;
    }
}

/** What was changed before a reload and never reached the server, with what it has of `workout` now; nothing where all did. */
export function unsaved(workout) {
    const kept = stored(keyOf(workout.id));
    if (!kept?.exercises) return undefined;
    const theirs = sent(workout.exercises);
    const isMine = !kept.base || same(theirs, kept.onTheWay);
    return merged(isMine ? theirs : kept.base, kept.exercises, theirs);
}

export function forget(id) {
    localStorage.removeItem(keyOf(id));
    write(id);
}

/** One tab at a time: what another saves stands between reading and saving. */
const alone = (id, work) => (navigator.locks ? navigator.locks.request(keyOf(id), work) : work());

/**
 * `content()` are the exercises that are to be kept, `base` those that the server had. `says(text, isBad)` tells how that
 * goes, `kept(workout)` what the server has; `take(exercises, workout, isBoth)` gets those that another tab has changed, with
 * what was changed here, where it `isBoth`.
 */
export function saver(id, content, base, { says, kept, take, name }) {
    let isDirty = false;
    let running;
    let timer;
    let wait = 1000;
    let isStopped = false;
    /** What was sent, while it is not known whether it has arrived. */
    let onTheWay;

    /** Where the device has no room for it, it is in the page alone until it is sent. */
    function store() {
        try {
            keepDraft(id, content(), base, { name: name(), onTheWay });
        } catch { /* It says so when it cannot be sent either. */ }
    }

    function change() {
        isDirty = true;
        store();
        clearTimeout(timer);
        timer = setTimeout(save, patience);
    }

    /** Takes over what the server has, where another tab changed it since this one read it. */
    function follow(workout) {
        const theirs = sent(workout.exercises);
        if (same(theirs, base)) return;
        if (same(theirs, onTheWay)) {
            base = theirs;
            return;
        }
        const mine = content();
        const before = base;
        base = theirs;
        take(merged(before, mine, theirs), workout, !same(mine, before));
    }

    async function send() {
        // What the device kept is older than what was sent since.
        follow(await present(`/api/workout-logs/${id}`));
        onTheWay = content();
        store();
        let workout;
        try {
            workout = await patch(`/api/workout-logs/${id}`, { exercises: onTheWay });
        } catch (problem) {
            // Another device was faster: with what it did.
            if (problem.status === 412) return send();
            throw problem;
        }
        base = sent(workout.exercises);
        onTheWay = undefined;
        return workout;
    }

    /** One at a time: what changed meanwhile goes after it. */
    function save() {
        if (running || isStopped || !isDirty) return;
        clearTimeout(timer);
        isDirty = false;
        running = alone(id, send).then((workout) => {
            wait = 1000;
            if (isDirty) return 0;
            forget(id);
            says(t("train.saved"));
            kept(workout);
            return undefined;
        }, (problem) => {
            if (problem.status !== 0 && problem.status < 500 && problem.status !== 429) {
                says(problemText(problem), true);
                return undefined;
            }
            isDirty = true;
            says(t("train.notSaved"), true);
            wait = Math.min(wait * 2, longest);
            return wait;
        }).then((again) => {
            running = undefined;
            if (again !== undefined && !isStopped) timer = setTimeout(save, again);
        });
    }

    const online = () => { wait = 1000; save(); };
    addEventListener("online", online);
    return {
        change, follow,
        /** What the server had last. */
        get base() { return base; },
        get isBusy() { return isDirty || running !== undefined; },
        /** Sends nothing more; settles once what is on its way has arrived. */
        async stop() {
            isStopped = true;
            clearTimeout(timer);
            removeEventListener("online", online);
            await running;
        },
        resume() {
            isStopped = false;
            addEventListener("online", online);
            if (isDirty) save();
        },
    };
}
