// Exercises of a draft: what each row holds, shows and logs. Sets that are alike share a figure, others are "10 / 8 / 6".
import { h } from "/shared/dom.js";
import { del, get, make, post } from "/shared/api.js";
import { fieldText, kilogramsPerPound, quantity, typed } from "/shared/format.js";
import { t } from "/shared/i18n.js";
import { distanceUnit, fits, metresPerUnit } from "/training/sets.js";

export function fromDraft(item) {
    const typedUnit = item.sets.map((set) => set.typedLoad?.split(" ")[1]).find(Boolean);
    return { ...item, sets: item.sets.map((set) => ({ ...set })), unit: typedUnit ?? quantity("weight").unit };
}

export function fromChoice(choice, old) {
    const { name, standardName, kind } = choice;
    return { sets: [{}], unit: quantity("weight").unit, choices: [], text: name, ...old, exerciseId: choice.exerciseId, name, standardName, kind };
}

export const nameOf = (row) => row.name;
export const isReady = (row) => Boolean(row.name);
export const problemOf = (row) => row.wrong;
export const sum = () => undefined;

/** What it can be: what it is now first, where no list has it. */
export function choices(row) {
    const isListed = row.choices.some((choice) => choice.exerciseId === row.exerciseId);
    const all = isListed ? row.choices : [{ exerciseId: row.exerciseId, name: row.name, standardName: row.standardName, kind: row.kind }, ...row.choices];
    return all.map((choice) => ({ ...choice, isChosen: choice.exerciseId === row.exerciseId }));
}

export const take = (row, { exerciseId, name, standardName, kind }) => Object.assign(row, { exerciseId, name, standardName, kind });

export const look = async (text) => (await get(`/api/exercises?q=${encodeURIComponent(text)}`)).exercises.slice(0, 8)
    .map(({ id, name, standardName, kind }) => ({ name, detail: t(`draft.kind.${kind.replace(" ", "-")}`), value: { exerciseId: id, name, standardName, kind } }));
export const asTyped = (text) => ({ name: t("draft.exercise.free", { name: text }), value: { name: text, standardName: text } });

/** What a set can say: how it is written in a field, and read from one. */
const columns = {
    reps: { label: "draft.reps", read: typed, write: (value) => fieldText(value, 0) },
    load: { label: "draft.load" },
    rpe: { label: "draft.rpe", read: typed, write: (value) => fieldText(value, 1) },
    seconds: { label: "draft.minutes", read: minutes, write: minutesText },
    metres: { label: `draft.distance.${distanceUnit}`, read: (text) => scaledBy(typed(text), metresPerUnit), write: (value) => fieldText(value / metresPerUnit, 2) },
};

const scaledBy = (value, factor) => (value === null ? null : value * factor);

/** "25" and "25:30", in seconds. */
function minutes(text) {
    const parts = /^(\d+):(\d\d)$/.exec(text.trim());
    return parts ? Number(parts[1]) * 60 + Number(parts[2]) : scaledBy(typed(text), 60);
}

function minutesText(seconds) {
    const whole = Math.round(seconds);
    return whole % 60 ? `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}` : String(whole / 60);
}

const isTimed = (row) => ["cardio", "recovery", "stretching"].includes(row.kind);

export function fields(row, { changed, redraw }) {
    const usual = isTimed(row) ? ["seconds", "metres", "rpe"] : ["reps", "load", "rpe"];
    const shown = [...new Set([...usual, ...Object.keys(columns)])].filter((key) => row.isWhole || usual.includes(key) || row.sets.some((set) => set[key] !== undefined));
    const hasSets = row.isWhole || !isTimed(row) || row.sets.length > 1;
    const inputs = [];
    // What is typed in one field shows in the others, not in itself.
    const told = () => {
        for (const { input, text } of inputs) if (document.activeElement !== input) input.value = text();
        changed();
    };
    const add = (key, text, take) => {
        const input = h("input", { type: "text", inputmode: key === "sets" ? "numeric" : undefined, value: text(), "data-part": key, "aria-label": t("draft.fieldOf", { field: t(key === "sets" ? "draft.sets" : columns[key].label), name: row.name }) });
        const read = () => {
            const isFine = take(input.value);
            row.wrong = isFine ? (row.wrong === key ? undefined : row.wrong) : key;
            if (isFine) input.removeAttribute("aria-invalid");
            told();
            return isFine;
        };
        input.addEventListener("input", read);
        input.addEventListener("change", () => { if (!read()) input.setAttribute("aria-invalid", "true"); });
        inputs.push({ input, text });
        return input;
    };
    const count = () => add("sets", () => String(row.sets.length), (text) => {
        const value = typed(text);
        const isFine = Number.isInteger(value) && value >= 1 && value <= 100;
        if (isFine) row.sets = resized(row.sets, value);
        return isFine;
    });
    const column = (key, { read, write, isFine = (value) => fits(key, value) }) => add(key, () => written(row, key, write), (text) => readInto(row, key, text, read, isFine));
    const load = () => {
        const factor = () => (row.unit === "lb" ? kilogramsPerPound : 1);
        const write = (value, set) => fieldText(set.typedLoad?.endsWith(` ${row.unit}`) ? parseFloat(set.typedLoad) : value / factor(), 2);
        const unit = h("select", { "aria-label": t("draft.unit", { name: row.name }), "data-part": "unit" }, ["kg", "lb"].map((one) => h("option", { selected: one === row.unit }, one)));
        // The number stays and means the other unit: whoever changes it said the wrong one.
        unit.addEventListener("change", () => {
            const shownLoads = row.sets.map((set) => (set.load === undefined ? null : typed(write(set.load, set))));
            row.unit = unit.value;
            for (const [place, set] of row.sets.entries()) put(row, set, "load", shownLoads[place]);
            redraw("unit");
        });
        const input = column("load", { read: typed, write, isFine: (value) => fits("load", value * factor()) });
        return h("div", { class: "draft-field wide" }, h("span", { "aria-hidden": "true" }, t("draft.load")), h("span", { class: "joined" }, input, unit));
    };
    return [
        h("div", { class: "draft-fields" },
            hasSets && labelled("draft.sets", count()),
            shown.map((key) => (key === "load" ? load() : labelled(columns[key].label, column(key, columns[key]))))),
        row.sets.some((set) => set.isWarmUp) && h("p", { class: "small muted" }, t("draft.warmUps", { count: row.sets.filter((set) => set.isWarmUp).length })),
        shown.length < Object.keys(columns).length && h("button", { class: "button quiet draft-all", type: "button", "data-part": "whole", onclick: () => { row.isWhole = true; redraw("sets"); } }, t("draft.allFields")),
    ];
}

const labelled = (label, input) => h("label", { class: "draft-field" }, h("span", { "aria-hidden": "true" }, t(label)), input);

const resized = (sets, length) => Array.from({ length }, (_, place) => sets[place] ?? { ...sets.at(-1) });

/** One figure for all sets, or one for each. */
function written(row, key, write) {
    const texts = row.sets.map((set) => (set[key] === undefined ? "" : write(set[key], set)));
    return texts.every((text) => text === texts[0]) ? texts[0] ?? "" : texts.map((text) => text || "–").join(" / ");
}

function readInto(row, key, text, read, isFine) {
    const values = pieced(text, key).map((piece) => (/^[–-]?$/.test(piece) ? null : read(piece)));
    if (values.length > 100 || !values.every((value) => value === null || isFine(value))) return false;
    if (values.length > 1) row.sets = resized(row.sets, values.length);
    for (const [place, set] of row.sets.entries()) put(row, set, key, values[values.length > 1 ? place : 0]);
    return true;
}

/** Where figures are apart: slashes, semicolons and blanks; commas too, where none can be a decimal mark. */
function pieced(text, key) {
    const pieces = text.trim().split(key === "reps" ? /[\s,;/]+/ : /\s*[;/]\s*|,?\s+/).filter((piece) => piece !== "");
    return pieces.length ? pieces : [""];
}

function put(row, set, key, value) {
    if (key !== "load") {
        if (value === null || value === undefined) delete set[key];
        else set[key] = value;
        return;
    }
    delete set.load;
    delete set.typedLoad;
    if (value === null || value === undefined) return;
    set.load = row.unit === "lb" ? value * kilogramsPerPound : value;
    if (row.unit === "lb") set.typedLoad = `${value} lb`;
}

const setBody = ({ load, typedLoad, ...set }) => ({ ...set, ...(load === undefined ? {} : { load: typedLoad ?? load }) });

function body(rows, { date, name, templateId }) {
    return {
        logDate: date, ...(name ? { name } : {}), ...(templateId ? { templateId } : {}),
        exercises: rows.map(({ exerciseId, standardName, superset, restSeconds, notes, sets }) => ({ exerciseId, name: standardName, superset, restSeconds, notes, sets: sets.map(setBody) })),
    };
}

/** Logs the rows as a workout. */
export async function save(rows, draft) {
    const workout = await draft.post("/api/workout-logs", body(rows, draft));
    return { ids: [workout.id], name: workout.name };
}

export const undo = ({ ids }) => del(`/api/workout-logs/${ids[0]}`);
export const keep = ({ ids }, _, name) => make("/api/workout-templates", { name, workoutId: ids[0] });
export const forget = ({ id }) => del(`/api/workout-templates/${id}`);
