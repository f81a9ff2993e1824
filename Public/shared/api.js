// Speaks JSON with the server, and hears what has changed, here or in another tab. A refusal becomes an ApiError with a
// sentence and a message per field.
import { t, withWords } from "/shared/i18n.js";

export class ApiError extends Error {
    constructor(status, detail, fields = {}) {
        super(detail);
        this.status = status;
        this.fields = fields;
    }
}

/** What went wrong in words: what is said of the fields, else of it all. */
export const problemText = (problem) => Object.values(problem.fields ?? {}).join(" ") || problem.message;

/**
 * What is kept on the device and sent later where there is no network; only where pages open without one, too. Of a workout
 * that is there already, or is begun, what says how it is `shown` meanwhile: the sets of one that is being done keep themselves.
 */
const isKept = (method, path, body, shown) => navigator.serviceWorker?.controller
    && (method === "PATCH" || body?.isOpen ? shown : body && /^\/api\/(food-entries|\w+-logs)$/.test(path));
const outbox = () => withWords(() => import("/shared/outbox.js"));
const isWaiting = () => localStorage.getItem("vitalpath.waiting");

/** The server did not answer: the page shows what was kept at this moment. */
function tellKept(since) {
    const { dataset } = document.documentElement;
    if (dataset.kept <= since) return;
    dataset.kept = since;
    dispatchEvent(new Event("vitalpath-kept"));
}

const { account } = document.documentElement.dataset;
/** Whose page this is: another tab may have signed somebody else in. */
export const own = account && { "Vitalpath-Account": account };

/** What this page calls itself: what it changes it hears of with the answer, and not by the stream of events as well. */
const page = crypto.randomUUID();
/** Tells the page of a change: of which `areas`, and of which `dates`, or of any. */
export const tell = (detail) => dispatchEvent(new CustomEvent("vitalpath-changed", { detail }));

/** What was read, by its address, with the state it was in: a change is one of that state, and of no other (`If-Match`). */
const states = new Map();

/** Whether the answer to a change was lost: it may have been made. */
let isUnsure = false;

/** Tells the page what an answer says was changed, after whoever asked has it; after one that was lost, that it may be anything. */
function hear(response) {
    // What the device had kept says nothing of what was done since.
    if (response.headers.has("Vitalpath-Kept")) return;
    const change = isUnsure ? { areas: ["day", "profile", "foods", "health", "training", "account", "reminders"], dates: [] } : JSON.parse(response.headers.get("Vitalpath-Changed"));
    isUnsure = false;
    if (change) setTimeout(() => tell(change));
}

/** The server's answer. What is none, and what is a refusal, is thrown; of what was refused nothing was done. */
export async function ask(path, options) {
    let response;
    try {
        response = await fetch(path, options.method === "GET" ? options : { ...options, headers: { ...options.headers, "Vitalpath-Page": page } });
    } catch {
        if (options.method !== "GET") isUnsure = true;
        throw new ApiError(0, t("api.offline"));
    }
    // It is asked again once the device is open.
    if (response.status === 423) {
        await (await withWords(() => import("/account/lock.js"))).untilOpen();
        return ask(path, options);
    }
    if (response.ok) return response;
    if (response.status === 401 && location.pathname !== "/welcome") location.assign("/welcome");
    const answer = await response.json().catch(() => null);
    hear(response);
    throw new ApiError(response.status, answer?.detail ?? t("api.failed"), answer?.errors);
}

async function send(method, path, body, headers, shown, cache) {
    if (path.includes("/waiting-")) return (await outbox()).change(method, path, body);
    // A workout that was begun without a network changes where it waits.
    const begun = isWaiting() && /^\/api\/workout-logs\/[0-9a-f]{32}$/.test(path) && await (await outbox()).begun(method, path, body);
    if (begun) return begun.answer;
    // In the order in which it was logged.
    const keeps = isKept(method, path, body, shown);
    if (keeps && isWaiting()) await (await outbox()).sendAll();
    const had = keeps && path === "/api/daily-logs" ? await outbox().then(({ keptLog }) => keptLog(body)).catch(() => undefined) : undefined;
    const isJSON = body && !(body instanceof Blob);
    // Where it is read: a day's log is written at the address of all of them.
    const place = method === "POST" && body?.logDate ? `${path}/${body.logDate}` : path;
    const known = body && states.get(place);
    let response;
    try {
        response = await ask(path, {
            method, cache,
            headers: { ...(isJSON && { "Content-Type": "application/json" }), ...(method !== "GET" && own), ...(known && { "If-Match": known.state }), ...headers },
            body: isJSON ? JSON.stringify(body) : body,
        });
    } catch (problem) {
        if (problem.status === 0 && keeps) return (await outbox()).keep(method, path, body, headers?.["Idempotency-Key"], shown, had);
        if (problem.status !== 412 || !known) throw problem;
        // Whoever was told of the other change may save over it, and is told again of one more.
        states.delete(place);
        if (await (await withWords(() => import("/shared/changed.js"))).isBesides(problem, place, known.thing, body)) return send(method, path, body, headers, shown);
        throw problem;
    }
    const since = response.headers.get("Vitalpath-Kept");
    if (since) tellKept(since);
    const state = response.headers.get("ETag");
    const answer = response.status === 204 ? null : await response.json().catch(() => null);
    if (state) states.set(place, { state, thing: answer });
    hear(response);
    return answer;
}

export async function get(path) {
    const answer = await send("GET", path);
    return isWaiting() ? (await outbox()).withWaiting(path, answer) : answer;
}
/** What is there now, and nothing that the device kept. */
export const present = (path) => send("GET", path, undefined, undefined, undefined, "no-store");
/** A thing that is about to be edited as it is now: another device may have changed it. */
export const fresh = (path, thing) => (path.includes("/waiting-") ? thing : get(path).catch(() => thing));
export const post = (path, body, headers, shown) => send("POST", path, body, headers, shown);
/**
 * Posts what is done once however often it is sent: an answer that was lost is asked for again by the same key. Other
 * content, and the same after it was answered, is a thing of its own. `shown` is how it looks until it is sent.
 */
export function once() {
    let key;
    let unanswered;
    return async (path, body, shown) => {
        const content = JSON.stringify([path, body]);
        if (content !== unanswered) [key, unanswered] = [crypto.randomUUID(), content];
        const answer = await post(path, body, { "Idempotency-Key": key }, shown);
        unanswered = undefined;
        return answer;
    };
}
/** The same for things of one's own that are kept: foods, dishes, templates. */
export const make = once();
/** The same for what is pressed: each press is a thing of its own, but for the one after an answer that was lost. */
export function pressed() {
    let lost;
    return async (path, body, shown) => {
        const send = lost ?? once();
        lost = undefined;
        try {
            return await send(path, body, shown);
        } catch (problem) {
            if (problem.status === 0) lost = send;
            throw problem;
        }
    };
}
export const put = (path, body) => send("PUT", path, body);
/** Its type goes with it. */
export const putPhoto = put;
export const patch = (path, body, shown) => send("PATCH", path, body, undefined, shown);
export const del = (path, body) => send("DELETE", path, body);

let source;

/** Calls `react(change)` whenever something of `areas` changes: day, profile, preferences, foods, health, training, account, reminders. */
export function onChange(areas, react) {
    addEventListener("vitalpath-changed", ({ detail }) => { if (areas.some((area) => detail.areas.includes(area))) react(detail); });
    if (source) return;
    listen();
    // A device that was locked hears nothing until it is open.
    addEventListener("vitalpath-opened", () => { if (source.readyState === EventSource.CLOSED) listen(); });
    addEventListener("pagehide", () => source.close());
}

function listen() {
    source = new EventSource(`/api/events?page=${page}`);
    source.onerror = () => { if (source.readyState === EventSource.CLOSED) dispatchEvent(new Event("vitalpath-refused")); };
    source.addEventListener("change", ({ data }) => tell(JSON.parse(data)));
}

/** Whether a change is of a day; one that names none may be of any. */
export const isOf = ({ dates }, date) => !dates.length || dates.includes(date);
