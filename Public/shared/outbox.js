// What was logged without a network: kept on this device, sent later in order and each once, and shown with the day meanwhile.
import { ApiError, del, own as ofAccount, tell } from "/shared/api.js";
import { kilogramsPerPound, timeOf, today } from "/shared/format.js";
import { t } from "/shared/i18n.js";
import { beginning } from "/training/beginning.js";
import { merged } from "/training/merging.js";
import { logged, rows } from "/shared/rows.js";
import { drafts, draftName, draftOf, forget as forgetDraft, keepDraft, onDisk, recovered, unsaved } from "/training/saver.js";
import { keyOf, sent as setsOf } from "/training/sets.js";

const flag = "vitalpath.waiting";
const account = document.documentElement.dataset.account;
const changed = new EventTarget();
/** Calls `react()` whenever what waits is another. */
export const onWaiting = (react) => changed.addEventListener("change", react);

/** What is still to be done for who is signed in here, the oldest first. */
const pending = async () => (await rows("readonly", (store) => store.getAll(logged()))).filter((row) => row.account === account);
/** What of it will be there once it is sent. */
export const waiting = async () => (await pending()).filter((row) => !row.isTakenBack);

/** The names of workouts that are being done and have sets which are not sent; on their own page they say so themselves. */
export const unsentSets = () => (location.pathname === "/train" ? [] : drafts(account).map(draftName));

/** Where there is no room for the note, the keeper of pages finds what waits all the same. */
function note(count) {
    try {
        if (count) localStorage.setItem(flag, String(count));
        else localStorage.removeItem(flag);
    } catch { /* What waits is kept. */ }
}

/** What an account left here waits on while another is signed in, and is found again by this flag. */
async function told() {
    const count = await rows("readonly", (store) => store.count(logged()));
    note(count);
    changed.dispatchEvent(new Event("change"));
}

/** What changed here, nobody else tells this page. */
async function changedHere({ begins }) {
    await told();
    tell({ areas: begins ? ["day", "training"] : ["day"], dates: [] });
}

/** What this device has of the day of a log. To be asked before the log is sent: it may arrive, and this with it, though its answer is lost. */
export const keptLog = (body) => caches.match(`/api/daily-logs/${body.logDate ?? today()}`, { cacheName: "kept" }).catch(() => undefined);

/** Keeps what could not be sent, and answers as the server would have, as far as that is known; `had` is `keptLog` of before. */
export async function keep(method, path, body, key, shown, had) {
    if (method === "PATCH") return keepWorkout(path, body, shown);
    if (body.isOpen) return keepBegun(key, beginning(shown));
    const now = new Date();
    const time = timeOf(now);
    const dated = { logDate: today(), ...body };
    const row = { account, path, key: key ?? crypto.randomUUID(), at: now.getTime(), shown, body: path === "/api/daily-logs" ? dated : { time, ...dated } };
    if (path === "/api/daily-logs") row.before = await known(dated, had);
    await add(row);
    return { "/api/food-entries": entry, "/api/workout-logs": workout }[path]?.(row) ?? { userId: account, logDate: row.body.logDate, ...figures(row) };
}

async function add(row) {
    try {
        row.id = await rows("readwrite", (store) => (row.id ? store.put(row) : store.add(row)));
        note(1);
    } catch {
        throw new ApiError(0, t("waiting.full"));
    }
    await changedHere(row);
    dispatchEvent(new Event("vitalpath-waiting"));
}

/** A workout that is begun with what is `shown`. The request that got no answer may have arrived: by its key this is the same. */
async function keepBegun(key, shown) {
    const now = new Date();
    const body = { isOpen: true, logDate: today(), time: timeOf(now), ...shown, exercises: setsOf(shown.exercises) };
    const row = { account, path: "/api/workout-logs", key, begins: await idOf(key), at: now.getTime(), shown, body };
    await add(row);
    return workout(row);
}

/** The id that the server gives what comes by a key. */
async function idOf(key) {
    const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`${account} ${key}`));
    return Array.from(new Uint8Array(hash, 0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What became of something asked of a workout that waits to be begun, as `answer`; nothing where that is none, or was sent meanwhile. */
export async function begun(method, path, body) {
    const row = (await waiting().catch(() => [])).find(({ begins }) => begins && path.endsWith(begins));
    if (!row) return undefined;
    if (method === "GET") return { answer: workout(row) };
    try {
        return { answer: await changeRow(method, row.id, body) };
    } catch (problem) {
        if (problem.status === 404) return undefined;
        throw problem;
    }
}

/** A workout that was finished, or changed afterwards: `shown` is how it was, with the sets that the server had as `base`. */
const keepWorkout = (path, body, shown) => alone(async () => {
    const before = (await waiting()).find((one) => one.path === path);
    const row = { account, path, method: "PATCH", key: crypto.randomUUID(), at: Date.now(), shown, ...before, body: { ...before?.body, ...body }, refused: undefined };
    await add(row);
    return workout(row);
});

/** What each field that is about to change may be until then: as it was known here, or as what waits makes it; nothing where the day is not known. */
async function known(body, had) {
    const answer = had ?? await fetch(`/api/daily-logs/${body.logDate}`).catch(() => undefined);
    const log = answer?.ok ? await answer.json().catch(() => undefined) : undefined;
    if (log === undefined) return undefined;
    const mine = (await waiting().catch(() => [])).filter((row) => row.path === "/api/daily-logs" && row.body.logDate === body.logDate).map(figures);
    return Object.fromEntries(Object.keys(figuresOf(body)).map((name) => [name, [log?.[name] ?? null, ...mine.filter((one) => name in one).map((one) => one[name])]]));
}

const figuresOf = ({ logDate, ...body }) => body;
const factors = { lb: kilogramsPerPound, in: 2.54 };
const stored = (value) => (typeof value === "string" && / (lb|in)$/.test(value) ? parseFloat(value) * factors[value.slice(-2)] : value);
const figures = (row) => Object.fromEntries(Object.entries(figuresOf(row.body)).map(([name, value]) => [name, stored(value)]));

function workout(row) {
    const said = Object.fromEntries(Object.entries(row.body).filter(([, value]) => value !== null && value !== undefined));
    const known = new Map((row.shown?.exercises ?? []).map((exercise) => [keyOf(exercise), exercise]));
    const exercises = (said.exercises ?? row.shown?.exercises ?? []).map((exercise) => ({ ...known.get(keyOf(exercise)), ...exercise }));
    const id = row.method ? row.path.split("/").at(-1) : row.begins ?? `waiting-${row.id}`;
    return { kind: "strength", at: new Date(row.at).toISOString(), ...row.shown, ...said, exercises, id, name: said.name || row.shown?.name || t("train.title"), isWaiting: true };
}

const entry = (row) => ({ ...row.shown, ...row.body, id: `waiting-${row.id}`, foodName: row.shown?.foodName ?? row.body.foodName, servingSize: row.body.unit, isWaiting: true });

/** One at a time, in whichever tab: what is on its way is not changed under it. */
const alone = (work) => navigator.locks.request("vitalpath.outbox", work);

async function own(id) {
    const row = (await waiting()).find((one) => one.id === id);
    if (!row) throw new ApiError(404, t("waiting.gone"));
    return row;
}

/** It may have arrived, and only its answer be lost: that is asked, and undone, once the server is back. */
export const takeBack = (id) => alone(async () => {
    const row = await own(id);
    const isFinished = row.body.isOpen === false;
    // What was done goes on being done.
    if (isFinished && row.method) keepDraft(row.path.split("/").at(-1), setsOf(row.shown.exercises), row.shown.base);
    const left = row.begins && isFinished ? altered(row, { isOpen: true }) : { ...row, isTakenBack: true, refused: undefined };
    await rows("readwrite", (store) => (row.method ? store.delete(id) : store.put(left)));
    await changedHere(row);
}).then(() => { sendAll(); });

/** What was sent before may have arrived: then that is what changes. Else it is sent as it is now, by a key of its own. */
function altered(row, changes) {
    const values = Object.entries({ ...row.body, ...changes }).filter(([, value]) => value !== null);
    return { ...row, first: row.first ?? row.body, changes: { ...row.changes, ...changes }, body: Object.fromEntries(values), changedKey: crypto.randomUUID(), refused: undefined };
}

/** A change of an entry that is not sent yet. */
export const change = (method, path, body) => changeRow(method, Number(/waiting-(\d+)/.exec(path)?.[1]), body);

async function changeRow(method, id, body) {
    if (method === "DELETE") return takeBack(id);
    return alone(async () => {
        const next = altered(await own(id), body);
        await rows("readwrite", (store) => store.put(next));
        await changedHere(next);
        return next.path === "/api/workout-logs" ? workout(next) : entry(next);
    });
}

/** Sends what waits, one tab at a time; stops where the server cannot be reached. With `id` a row that was refused goes again as it is. */
export const sendAll = (id) => alone(async () => {
    await recovered;
    const drift = await drifted().catch(() => undefined);
    // What cannot be timed yet is not sent either: it would count for a day that is wrong for good.
    for (const kept of drift === undefined ? [] : await pending()) {
        const row = timed(kept, drift);
        if (row.refused && row.id !== id) continue;
        if (row !== kept) await rows("readwrite", (store) => store.put(row));
        const answer = await (row.isTakenBack ? undone(row) : sent(row, row.id === id)).catch(() => undefined);
        if (!answer) break;
        await rows("readwrite", (store) => (answer.refused ? store.put({ ...row, ...answer }) : store.delete(row.id)));
    }
    if (location.pathname !== "/train") for (const id of drafts(account)) await draftSent(id).catch(() => {});
    await told();
});

/** How far this device's clock is behind the server's, in ms; nothing for minutes. Throws without a network. */
async function drifted() {
    const now = Date.now();
    const drift = Date.parse((await fetch("/healthz", { cache: "no-store" })).headers.get("Date")) - now;
    return Math.abs(drift) > 5 * 60_000 ? drift : 0;
}

/** What was logged as of now by a clock that is wrong: its day and time by the server's, settled before it is sent first. */
function timed(row, drift) {
    if (!drift || row.isTimed || row.method) return row;
    const { logDate, time } = row.body;
    const [then, is] = [new Date(row.at), new Date(row.at + drift)];
    const dayOf = (at) => {
        const start = new Date(at - Number(document.documentElement.dataset.dayStart ?? 0) * 36e5);
        return new Date(start.getTime() - start.getTimezoneOffset() * 6e4).toISOString().slice(0, 10);
    };
    const right = { ...(logDate === dayOf(row.at) && { logDate: dayOf(row.at + drift) }), ...(time === timeOf(then) && { time: timeOf(is) }) };
    return { ...row, at: row.at + drift, body: { ...row.body, ...right }, first: row.first && { ...row.first, ...right }, isTimed: true };
}

/** What became of a row: nothing where the server could not say yet, why not where it refused. Throws without a network. */
async function sent(row, isForced) {
    if (row.method) return workoutSent(row, isForced);
    if (row.before && !isForced) {
        const now = await logNow(row);
        if (now.ok) {
            const log = await now.json();
            const mine = figures(row);
            const other = Object.keys(row.before).find((name) => ![...row.before[name], mine[name]].includes(log?.[name] ?? null));
            if (other) return { refused: t("waiting.conflict", { theirs: String(log?.[other] ?? "–"), mine: String(mine[other] ?? "–") }) };
        }
    }
    const first = await request("POST", row.path, row.first ?? row.body, row.key);
    // Another is being done, begun elsewhere: one that is finished is logged all the same.
    const isTaken = row.begins && first.status === 409;
    if (isTaken && row.body.isOpen) return refusal(first);
    if (!row.first || (isLater(first) && !isTaken)) return outcome(first);
    if (!first.ok) return outcome(await request("POST", row.path, row.body, row.changedKey));
    return outcome(await request("PATCH", `${row.path}/${(await first.json()).id}`, row.changes));
}

/** What was taken back, and may have arrived before, goes; by its key an entry is found again however long ago it was. */
async function undone(row) {
    if (row.begins) return over(await request("DELETE", `${row.path}/${row.begins}`));
    if (row.path === "/api/daily-logs") {
        const now = await logNow(row);
        if (!now.ok) return over(now);
        const [log, mine] = [await now.json(), figures(row)];
        const names = Object.keys(row.before ?? {}).filter((name) => log?.[name] === mine[name] && !row.before[name].includes(mine[name]));
        return names.length ? over(await request("POST", row.path, { logDate: row.body.logDate, ...Object.fromEntries(names.map((name) => [name, row.before[name].at(-1)])) })) : {};
    }
    const first = await request("POST", row.path, row.first ?? row.body, row.key);
    return over(first.ok ? await request("DELETE", `${row.path}/${(await first.json()).id}`) : first);
}

/** With what was done to the workout elsewhere meanwhile. */
async function workoutSent({ path, key, body, shown }, isForced) {
    const now = await fetch(path, { cache: "no-store" });
    // Taken away elsewhere, or by a backup of before it: what was done is not lost for it.
    if (now.status === 404) {
        const { name, logDate, notes } = shown;
        const anew = Object.entries({ name, logDate, notes, ...body, isOpen: undefined }).filter(([, value]) => value !== null);
        return isForced ? outcome(await request("POST", "/api/workout-logs", Object.fromEntries(anew), key)) : { refused: t("waiting.isGone") };
    }
    if (!now.ok) return outcome(now);
    const theirs = setsOf((await now.json()).exercises);
    const exercises = body.exercises && merged(shown.base, body.exercises, theirs);
    return outcome(await request("PATCH", path, { ...body, ...(exercises && { exercises }) }, undefined, now.headers.get("ETag")));
}

/** The sets of a workout that is being done, which its own page did not send any more. */
async function draftSent(id) {
    const path = `/api/workout-logs/${id}`;
    const now = await fetch(path, { cache: "no-store" });
    if (now.status === 404) {
        const { exercises, base, name } = draftOf(id);
        await rows("readwrite", (store) => store.add({ account, path, method: "PATCH", key: crypto.randomUUID(), at: Date.now(), shown: { name, exercises, base }, body: { exercises }, refused: t("waiting.isGone") }));
        return forgetDraft(id);
    }
    if (!now.ok) return;
    const stored = await now.json();
    const exercises = unsaved(stored);
    if (exercises && (await request("PATCH", path, { exercises }, undefined, now.headers.get("ETag"))).ok) forgetDraft(id);
}

const logNow = (row) => fetch(`/api/daily-logs/${row.body.logDate}`, { cache: "no-store" });
const request = (method, path, body, key, state) => fetch(path, { method, headers: { "Content-Type": "application/json", ...ofAccount, ...(key && { "Idempotency-Key": key }), ...(state && { "If-Match": state }) }, body: body && JSON.stringify(body) });
const isLater = ({ status }) => status >= 500 || [401, 408, 409, 412, 423, 429].includes(status);
/** What the server says ends it, unless it is to be asked again. */
const over = (response) => (isLater(response) ? undefined : {});

const outcome = (response) => (response.ok || isLater(response) ? over(response) : refusal(response));

async function refusal(response) {
    const problem = await response.json().catch(() => undefined);
    return { refused: Object.values(problem?.errors ?? {}).join(" ") || problem?.detail || t("api.failed") };
}

/** Signs out, after asking where something would be lost; then nothing of this account is on this device any more. */
export async function signOut() {
    const sets = Object.keys(localStorage).filter((key) => key.startsWith("vitalpath.workout.")).length;
    await sendAll().catch(() => {});
    const count = (await waiting().catch(() => [])).length + sets;
    if (count && !confirm(t("waiting.leave", { count }))) return;
    await del("/api/session");
    await forget();
    location.assign("/welcome");
}

/** Takes what is kept of this account off the device. */
export async function forget() {
    await onDisk();
    const all = await rows("readonly", (store) => store.getAll()).catch(() => []);
    for (const { id } of all.filter((row) => row.account === account)) await rows("readwrite", (store) => store.delete(id)).catch(() => {});
    for (const storage of [localStorage, sessionStorage]) for (const key of Object.keys(storage)) if (key.startsWith("vitalpath.")) storage.removeItem(key);
    await told().catch(() => {});
    await globalThis.caches?.delete("kept");
}

const metrics = { weightKg: ["weight", 1], sleepHours: ["sleep", 60], steps: ["steps", 1], moodRating: ["mood", 1], energyLevel: ["energyLevel", 1], stressLevel: ["stress", 1] };

/** An answer with what waits in it. */
export async function withWaiting(path, answer) {
    const url = new URL(path, location.origin);
    const all = await waiting().catch(() => []);
    const entries = all.filter((row) => row.path === "/api/food-entries");
    const logs = all.filter((row) => row.path === "/api/daily-logs");
    const day = /^\/api\/food-entries\/(\d{4}-\d{2}-\d{2})$/.exec(url.pathname)?.[1];
    if (day) return [...answer, ...entries.filter((row) => row.body.logDate === day).map(entry)];
    if (url.pathname === "/api/today") {
        const [eaten, said] = [entries, logs].map((list) => list.filter((row) => row.body.logDate === answer.date));
        const weight = said.map((row) => figures(row).weightKg).findLast(Boolean);
        return { ...answer, day: dayWith(answer, eaten, said), ...(weight && { weight: { ...answer.weight, latest: weight, on: answer.date } }) };
    }
    if (url.pathname.startsWith("/api/daily-logs")) {
        const merged = (log) => Object.assign({}, log, ...logs.filter((row) => row.body.logDate === log.logDate).map(figures));
        const date = /^\/api\/daily-logs\/(\d{4}-\d{2}-\d{2})$/.exec(url.pathname)?.[1];
        if (!answer && logs.some((row) => row.body.logDate === date)) return merged({ userId: account, logDate: date });
        return Array.isArray(answer) ? answer.map(merged) : answer && merged(answer);
    }
    if (url.pathname.startsWith("/api/workout-logs")) return withWorkouts(url, answer, all.filter((row) => row.path.startsWith("/api/workout-logs")).map(workout));
    if (url.pathname === "/charts/weight.json") return answer.map((one) => ({ ...one, ...Object.assign({}, ...logs.filter((row) => row.body.logDate === one.date && row.body.weightKg).map(figures)) }));
    return answer;
}

function withWorkouts({ pathname, searchParams }, answer, mine) {
    const waits = (id) => mine.find((one) => one.id === id);
    const done = mine.filter((one) => one.isOpen !== true);
    if (pathname.endsWith("/open")) return mine.find(({ isOpen }) => isOpen) ?? (answer && waits(answer.id)?.isOpen === false ? null : answer);
    if (pathname.endsWith("/calendar")) {
        const days = new Map(answer.days.map((day) => [day.date, day.workouts]));
        // One that was only changed is counted already.
        for (const { logDate, isChange } of done) if (!isChange && logDate >= answer.from && logDate <= answer.to) days.set(logDate, (days.get(logDate) ?? 0) + 1);
        return { ...answer, days: [...days].sort().map(([date, workouts]) => ({ date, workouts })) };
    }
    if (!Array.isArray(answer)) return answer?.id && waits(answer.id) ? { ...answer, ...waits(answer.id) } : answer;
    const [from, to] = [searchParams.get("date") ?? searchParams.get("from") ?? "", searchParams.get("date") ?? searchParams.get("to") ?? "9"];
    const others = answer.filter(({ id }) => !waits(id));
    return [...others, ...done.filter(({ logDate }) => logDate >= from && logDate <= to)];
}

function dayWith({ day }, entries, logs) {
    const known = { ...day.figures };
    const meals = structuredClone(day.meals ?? []);
    const add = (metric, value) => { known[metric] = { others: [], source: "entries", isAtLeast: false, ...known[metric], value: (known[metric]?.value ?? 0) + value }; };
    for (const row of entries) {
        const { calories } = row.shown ?? {};
        if (row.body.foodId === "water") add("water", row.body.servingQuantity);
        if (calories === undefined) continue;
        add("energy", calories);
        const meal = meals.find((one) => one.slot === row.body.slot);
        if (meal) meal.nutrients.energy = (meal.nutrients.energy ?? 0) + calories;
        else meals.push({ slot: row.body.slot, nutrients: { energy: calories } });
    }
    for (const row of logs) for (const [name, value] of Object.entries(figures(row))) {
        const [metric, factor] = metrics[name] ?? [];
        if (metric) known[metric] = { others: [], isAtLeast: false, source: "manual", value: value * factor };
    }
    return { ...day, figures: known, meals };
}
