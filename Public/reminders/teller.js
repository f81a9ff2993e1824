// Tells reminders while a page is open: one page of a browser waits for the next moment, asks what is due then, and tells each
// once; where it is no notification, it is a line at the foot of the pages that are in sight.
import { h } from "/shared/dom.js";
import { get, onChange } from "/shared/api.js";
import { t } from "/shared/i18n.js";
import { notifications } from "/reminders/notifications.js";

const key = "vitalpath.reminders.told";
// An observation stands out for three days.
const memory = 7 * 86_400_000;
// When the server is away.
const patience = 300;
const line = new BroadcastChannel("vitalpath.reminders");
let timer;
let dueAt = 0;

line.addEventListener("message", ({ data }) => (data.shown ? show(data.shown) : hide(data.gone)));
onChange(["reminders"], ask);
document.addEventListener("visibilitychange", () => { if (!document.hidden) ask(); });
addEventListener("pageshow", (event) => { if (event.persisted) wait(); });
wait();

/** Whichever page has the lock tells; the next one takes over when it is left. */
function wait() {
    const left = new AbortController();
    addEventListener("pagehide", () => left.abort(), { once: true });
    navigator.locks.request("vitalpath.reminders", { signal: left.signal }, () => new Promise((resolve) => {
        dueAt = Date.now();
        ask();
        left.signal.addEventListener("abort", () => {
            clearTimeout(timer);
            dueAt = 0;
            resolve();
        });
    })).catch(() => {});
}

/** Asks what is due, in the page that tells. */
async function ask(event) {
    if (!dueAt || (!event && Date.now() < dueAt)) return;
    clearTimeout(timer);
    dueAt = Infinity;
    let answer = { due: [], nextIn: patience };
    try {
        answer = await get("/api/reminders/due");
    } catch {
        // The next try is as good.
    }
    if (dueAt === 0) return;
    for (const reminder of answer.due) tell(reminder);
    const seconds = Math.min(answer.nextIn ?? 86_400, 86_400);
    dueAt = Date.now() + seconds * 1000;
    timer = setTimeout(ask, seconds * 1000 + 200);
}

function tell(reminder) {
    const now = Date.now();
    const told = Object.fromEntries(Object.entries(stored()).filter(([, at]) => now - at < memory));
    if (reminder.id in told) return;
    localStorage.setItem(key, JSON.stringify({ ...told, [reminder.id]: now }));
    if (notifications.show(reminder)) return;
    line.postMessage({ shown: reminder });
    show(reminder);
}

function stored() {
    try {
        return JSON.parse(localStorage.getItem(key)) ?? {};
    } catch {
        return {};
    }
}

const box = h("div", { class: "toasts", role: "status", "aria-label": t("reminder.label") });

const most = 3;

/** One that was told stays until it is answered, here or in another page, or others have taken its place. */
function show({ id, title, text, href }) {
    const close = () => {
        hide(id);
        line.postMessage({ gone: id });
    };
    document.body.append(box);
    hide(id);
    box.append(h("div", { class: "toast", "data-reminder": id },
        h("span", {}, h("b", {}, title), " ", text),
        h("button", { type: "button", onclick: () => { close(); location.assign(href); } }, t("reminder.show")),
        h("button", { type: "button", "aria-label": t("reminder.close"), onclick: close }, "×")));
    while (box.children.length > most) box.firstChild.remove();
}

function hide(id) {
    for (const one of [...box.children]) if (one.dataset.reminder === id) one.remove();
}
