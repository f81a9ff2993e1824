// Keeps the workout that is being done: after every change, in order, and again until it worked.
import { patch, problemText } from "/shared/api.js";
import { t } from "/shared/i18n.js";

const patience = 250;
const longest = 30_000;
const keyOf = (id) => `vitalpath.workout.${id}`;

/** What was changed before a reload and never reached the server. */
export function unsaved(id) {
    try {
        return JSON.parse(localStorage.getItem(keyOf(id))) ?? undefined;
    } catch {
        return undefined;
    }
}

export const forget = (id) => localStorage.removeItem(keyOf(id));

/** `content()` is what is to be kept; `says(text, isBad)` tells how that goes, `kept(workout)` what the server has. */
export function saver(id, content, { says, kept }) {
    let isDirty = false;
    let running;
    let timer;
    let wait = 1000;
    let isStopped = false;

    function change() {
        isDirty = true;
        localStorage.setItem(keyOf(id), JSON.stringify(content()));
        clearTimeout(timer);
        timer = setTimeout(save, patience);
    }

    /** One at a time: what changed meanwhile goes after it. */
    function save() {
        if (running || isStopped || !isDirty) return;
        clearTimeout(timer);
        isDirty = false;
        running = patch(`/api/workout-logs/${id}`, content()).then((workout) => {
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
        change,
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
