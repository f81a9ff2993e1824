// What the fields of a set are, how they are written, and how what is typed is read.
import { amount, clockText, fieldText, isImperial, kilogramsPerPound, number, quantity, typed } from "/shared/format.js";
import { t } from "/shared/i18n.js";

export const { unit: loadUnit } = quantity("weight");
export const { unit: distanceUnit, factor: metresPerUnit } = quantity("distance");

const effortKey = "vitalpath.effort";
/** Whether effort is told as repetitions in reserve; as RPE otherwise. */
export const usesReserve = () => localStorage.getItem(effortKey) === "rir";
export const setReserve = (value) => localStorage.setItem(effortKey, value ? "rir" : "rpe");

/** How the sets of an exercise are counted: `reps`, `time` or `distance`. */
export function measureOf(exercise) {
    if (exercise.measure) return exercise.measure;
    if (exercise.sets.some((set) => set.metres !== undefined)) return "distance";
    if (exercise.sets.some((set) => set.reps !== undefined)) return "reps";
    if (exercise.sets.some((set) => set.seconds !== undefined)) return exercise.kind === "cardio" ? "distance" : "time";
    if (exercise.kind === "cardio") return "distance";
    return ["stretching", "recovery"].includes(exercise.kind) ? "time" : "reps";
}

/** The fields of a set by how it is counted. */
export const fields = { reps: ["load", "reps", "effort"], time: ["time", "effort"], distance: ["distance", "time", "effort"] };

const limits = { reps: [1, 1000], load: [0, 1000], rpe: [1, 10], seconds: [1, 86_400], metres: [1, 500_000] };
/** Whether a set can have such a figure: repetitions, kg, RPE, seconds or metres. */
export const fits = (name, value) => value >= limits[name][0] && value <= limits[name][1] && (name !== "reps" || Number.isInteger(value));

/** A field of a set as it stands in its box. */
export function written(set, field) {
    switch (field) {
        case "load": return loadText(set);
        case "reps": return fieldText(set.reps, 0);
        case "effort": return set.rpe === undefined ? "" : fieldText(usesReserve() ? 10 - set.rpe : set.rpe, 1);
        case "time": return clockText(set.seconds);
        default: return set.metres === undefined ? "" : fieldText(set.metres / metresPerUnit, 2);
    }
}

/** Puts what was typed into a set; false when it is no such figure. Nothing clears it. */
export function take(set, field, text, exercise) {
    const isEmpty = text.trim() === "";
    switch (field) {
        case "load": return takeLoad(set, text, isEmpty);
        case "reps": return put(set, "reps", isEmpty, typed(text));
        case "effort": {
            const value = typed(text);
            return put(set, "rpe", isEmpty, usesReserve() && value !== null ? 10 - value : value);
        }
        case "time": return put(set, "seconds", isEmpty, readClock(text, Boolean(exercise) && (measureOf(exercise) === "distance" || exercise.kind === "recovery")));
        default: return put(set, "metres", isEmpty, Math.round((typed(text) ?? 0) * metresPerUnit));
    }
}

function put(set, name, isEmpty, value) {
    if (isEmpty) {
        delete set[name];
        return true;
    }
    if (!fits(name, value)) return false;
    set[name] = value;
    return true;
}

/** "80", "80 kg", "185 lb": without a unit it is the reader's own. */
function takeLoad(set, text, isEmpty) {
    if (isEmpty) {
        delete set.load;
        delete set.typedLoad;
        return true;
    }
    const [, figure, said] = text.trim().toLowerCase().match(/^([\d.,]+)\s*(kg|kgs|lb|lbs)?$/) ?? [];
    const value = figure === undefined ? NaN : typed(figure);
    const unit = said ? said.slice(0, 2) : loadUnit;
    const load = unit === "lb" ? value * kilogramsPerPound : value;
    if (!fits("load", load)) return false;
    set.load = load;
    if (unit === "lb") set.typedLoad = `${value} lb`;
    else delete set.typedLoad;
    return true;
}

function loadText(set) {
    if (set.load === undefined) return "";
    if (set.typedLoad) {
        const figure = fieldText(parseFloat(set.typedLoad), 2);
        return set.typedLoad.endsWith(` ${loadUnit}`) ? figure : `${figure} ${set.typedLoad.split(" ")[1]}`;
    }
    return fieldText(isImperial ? set.load / kilogramsPerPound : set.load, isImperial ? 1 : 2);
}

/** "1:30", "1:02:30", or a plain number of minutes or seconds. */
function readClock(text, inMinutes) {
    const parts = text.trim().split(":");
    if (parts.length === 1) return (typed(text) ?? NaN) * (inMinutes ? 60 : 1);
    if (parts.length > 3 || !parts.every((part) => /^\d{1,2}$/.test(part))) return NaN;
    return parts.reduce((sum, part) => sum * 60 + Number(part), 0);
}

/** "80 kg × 8 · RPE 8": a set in a few words; `isShort` without effort. */
export function words(set, isShort = false) {
    const load = set.load !== undefined && loadText(set);
    const parts = [
        load && (/[a-z]/.test(load) ? load : `${load} ${loadUnit}`),
        set.reps !== undefined && (load ? `× ${number(set.reps)}` : t("train.reps", { count: set.reps })),
    ].filter(Boolean);
    const main = [
        parts.join(" "),
        set.metres !== undefined && `${amount(Math.round((set.metres / metresPerUnit) * 100) / 100)} ${distanceUnit}`,
        set.seconds !== undefined && clockText(set.seconds),
        !isShort && set.rpe !== undefined && (usesReserve() ? `RIR ${fieldText(10 - set.rpe)}` : `RPE ${fieldText(set.rpe)}`),
    ].filter(Boolean).join(" · ");
    return main || t("train.set.done");
}

/** The work sets of an exercise in one line. */
export function summary(exercise) {
    const done = exercise.sets.filter((set) => set.isDone && !set.isWarmUp);
    const sameLoad = done.length > 1 && done.every((set) => set.reps !== undefined && set.seconds === undefined && set.metres === undefined && written(set, "load") === written(done[0], "load"));
    if (!sameLoad) return done.map((set) => words(set, true)).join(", ");
    const load = words({ load: done[0].load, typedLoad: done[0].typedLoad }, true);
    const reps = done.map((set) => number(set.reps));
    const isEven = reps.every((count) => count === reps[0]);
    const counted = isEven ? `${done.length} × ${reps[0]}` : reps.join(", ");
    return done[0].load === undefined ? counted : `${load} · ${counted}`;
}

/** By what an exercise is known as the same. */
export const keyOf = ({ exerciseId, name }) => exerciseId ?? name;

/** What the server is told of exercises: what a person can change. */
export const sent = (exercises) => exercises.map(({ exerciseId, name, superset, restSeconds, notes, sets }) => ({
    exerciseId, name, superset, restSeconds, notes,
    sets: sets.map(({ reps, load, typedLoad, rpe, seconds, metres, isWarmUp, isDone }) => ({ reps, load, typedLoad, rpe, seconds, metres, isWarmUp, isDone })),
}));

const figures = ["reps", "load", "typedLoad", "seconds", "metres"];
/** Whether anything is said of a set but that it was done. */
export const isFilled = (set) => figures.some((figure) => set[figure] !== undefined);

/** Last time's set at the same place: warm-ups beside warm-ups, work beside work. */
export function counterpart(exercise, number) {
    const { isWarmUp } = exercise.sets[number];
    const place = exercise.sets.slice(0, number).filter((set) => set.isWarmUp === isWarmUp).length;
    return (exercise.last ?? []).filter((set) => set.isWarmUp === isWarmUp)[place];
}

export function copy(from, to) {
    for (const field of figures) {
        if (from[field] === undefined) delete to[field];
        else to[field] = from[field];
    }
}

/** What a field is, as short as the head of a column. */
export function heading(field) {
    switch (field) {
        case "load": return loadUnit;
        case "reps": return t("train.set.reps");
        case "effort": return usesReserve() ? "RIR" : "RPE";
        case "time": return t("train.set.time");
        default: return distanceUnit;
    }
}

export function label(field) {
    switch (field) {
        case "load": return t("train.set.load", { unit: loadUnit });
        case "reps": return t("train.set.reps.label");
        case "effort": return t(usesReserve() ? "train.set.rir" : "train.set.rpe");
        case "time": return t("train.set.time.label");
        default: return t("train.set.distance", { unit: distanceUnit });
    }
}
