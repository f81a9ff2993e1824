// Locks this device when nobody has used it for a while, or its page is left: what is on the page is taken out of the
// document, typed words and all, and put back as it was once the device is open again.
import { own } from "/shared/api.js";
import { lockScreen } from "/account/lock-screen.js";

const { dataset } = document.documentElement;
/** Nothing on a page that came before the lock was set. */
const idle = "lock" in dataset ? Number(dataset.lock) * 60_000 : undefined;
/** How often the server is told that somebody is there. */
const pace = Math.min((idle ?? Infinity) / 4, 60_000);
const key = "vitalpath.active";
const line = new BroadcastChannel("vitalpath.lock");
const waiting = [];
let hidden;
let telling;
let usedAt = 0;
let isLeft = false;
let noted = Promise.resolve();

/** The device's keeper of pages shows none while this says that it is locked, or would be. */
function note(isLocked) {
    const said = JSON.stringify({ isLocked, until: Date.now() + idle });
    // In the order in which it was so.
    noted = noted.then(async () => {
        if (!idle || !await globalThis.caches?.match("/.owner", { cacheName: "kept" })) return;
        await (await caches.open("kept")).put("/.lock", new Response(said));
    }).catch(() => {});
}

/** Somebody is there: told at once, and at the end of a while in which they still were. */
function use() {
    if (hidden || !idle) return;
    if (isDue()) return lock();
    usedAt = Date.now();
    localStorage.setItem(key, String(usedAt));
    if (!telling) tell();
}

function tell() {
    const toldAt = Date.now();
    telling = setTimeout(() => {
        telling = undefined;
        if (usedAt > toldAt && !hidden) tell();
    }, pace);
    note(false);
    fetch("/api/lock/use", { method: "PUT", headers: { ...own } }).then(({ status }) => { if (status === 423) hide(true); }, () => {});
}

const lastUse = () => Math.max(usedAt, Number(localStorage.getItem(key)) || 0);
const isDue = () => usedAt > 0 && Date.now() - lastUse() >= idle;
function check() {
    if (idle && !hidden && isDue()) lock();
}

/** Locks the session, here and in every other page of it. */
export function lock() {
    if (hidden) return;
    hide();
    line.postMessage("locked");
}

/** Where it was the server who said that it is locked, it need not be told. */
function hide(isTold = false) {
    if (hidden) return;
    const { body, title, activeElement } = document;
    hidden = { body, title, activeElement, top: scrollY, dialogs: [...body.querySelectorAll("dialog:modal")] };
    const screen = document.createElement("body");
    screen.className = "plain";
    document.title = "VitalPath";
    dataset.locked = "";
    document.body = screen;
    // What a script adds to the page meanwhile belongs to what is hidden.
    hidden.watch = new MutationObserver((changes) => {
        for (const { addedNodes } of changes) for (const node of addedNodes) if (node.id !== "main") body.append(node);
    });
    hidden.watch.observe(screen, { childList: true });
    screen.append(lockScreen(() => {
        line.postMessage("opened");
        show();
    }, isTold));
    note(true);
}

function show() {
    if (!hidden) return;
    const { body, title, activeElement, top, dialogs, watch } = hidden;
    watch.disconnect();
    hidden = undefined;
    delete dataset.locked;
    document.title = title;
    document.body = body;
    // One that was open over the page is so again; to close it would be to answer it.
    for (const dialog of dialogs) {
        dialog.removeAttribute("open");
        dialog.showModal();
    }
    activeElement?.focus?.();
    scrollTo(0, top);
    usedAt = Date.now();
    use();
    for (const go of waiting.splice(0)) go();
    dispatchEvent(new Event("vitalpath-opened"));
}

/** Once the device is open: for what the server refuses until then. */
export function untilOpen() {
    hide(true);
    return new Promise((resolve) => { waiting.push(resolve); });
}

line.addEventListener("message", ({ data }) => (data === "locked" ? hide() : show()));
for (const event of ["pointerdown", "keydown", "wheel", "touchstart"]) addEventListener(event, use, { capture: true, passive: true });
addEventListener("pagehide", () => { isLeft = true; });
addEventListener("pageshow", () => { isLeft = false; check(); });
// To go to another page of VitalPath is not to leave it.
document.addEventListener("visibilitychange", () => {
    if (document.hidden && !isLeft && "lockReturn" in dataset && !hidden) lock();
    else check();
});
// A stream of events that is not opened again was refused.
addEventListener("vitalpath-refused", async () => {
    const state = await fetch("/api/lock", { cache: "no-store" }).then((answer) => answer.ok && answer.json(), () => undefined);
    if (state?.isLocked) hide(true);
});

if (idle) {
    setInterval(check, 1000);
    const said = await globalThis.caches?.match("/.lock", { cacheName: "kept" }).then((answer) => answer?.json()).catch(() => undefined);
    // It was locked without a network, and the server does not know yet.
    if (said?.isLocked) lock();
    else use();
}
