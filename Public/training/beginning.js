// What a workout begins with where the server cannot say it.
import { keyOf } from "/training/sets.js";

/** As `template` has it, with what it leaves open as it was in `lately`, the newest workout first; as `workout` was, to be done anew; or empty. */
export function beginning({ workout, template, lately }) {
    if (template) return { name: template.name, kind: template.kind, templateId: template.id, exercises: planned(template.exercises, lately) };
    if (workout) return { name: workout.name, kind: workout.kind, templateId: workout.templateId, exercises: again(workout.exercises) };
    return { exercises: [] };
}

const again = (exercises) => exercises.map((exercise) => ({ ...exercise, sets: exercise.sets.map(({ rpe, ...set }) => ({ ...set, isDone: false })) }));

const planned = (exercises, lately) => exercises.map(({ sets, repsFrom, repsTo, rir, load, typedLoad, seconds, metres, ...exercise }) => {
    const before = lately.flatMap((workout) => workout.exercises).find((one) => keyOf(one) === keyOf(exercise));
    const last = (before?.sets ?? []).filter((set) => set.isDone && !set.isWarmUp);
    const least = repsFrom ?? repsTo;
    return { ...exercise, last, sets: Array.from({ length: sets }, (_, index) => {
        const then = last[Math.min(index, last.length - 1)];
        const reps = least === undefined ? then?.reps : Math.min(Math.max(then?.reps ?? least, least), Math.max(repsTo ?? least, least));
        return { reps, ...(load === undefined ? { load: then?.load, typedLoad: then?.typedLoad } : { load, typedLoad }), seconds, metres, isWarmUp: false, isDone: false };
    }) };
});
