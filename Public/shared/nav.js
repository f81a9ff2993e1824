// Opens the command bar, and follows a change of language, theme or units.
import { $, $$, styles } from "/shared/dom.js";
import { onChange } from "/shared/api.js";
import { t, withWords } from "/shared/i18n.js";

// The tab one is at stands in sight, however narrow the window.
for (const tab of $$(".under [aria-current=page]")) {
    const row = tab.closest(".under");
    row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
}

// Nothing that was typed is lost for it, and whoever is on the way to another page is not called back.
let left = -Infinity;
addEventListener("beforeunload", () => { left = performance.now(); });
const isTyping = () => $$("textarea:not([data-before])").some(({ value }) => value.trim());
async function reload() {
    const { hasUnsaved } = await import("/shared/forms.js");
    if ("locked" in document.documentElement.dataset || isTyping() || hasUnsaved(document) || performance.now() - left < 3000) setTimeout(reload, 300);
    else location.reload();
}
onChange(["preferences"], reload);
// What the device keeps is asked again, whoever changed it.
onChange(["day", "foods", "preferences", "profile", "training"], (change) => navigator.serviceWorker?.controller?.postMessage({ change }));

// Pages that are inside the program open without a network; what was logged so waits here until it is sent.
const { dayStart = 0 } = document.documentElement.dataset;
const waits = () => withWords(() => import("/shared/waiting.js")).catch(() => {});
if ($("#words") && navigator.serviceWorker) {
    for (const event of ["vitalpath-waiting", "vitalpath-kept"]) addEventListener(event, waits);
    // A browser that was killed may have lost the note of what waits, and not what waits.
    navigator.serviceWorker.onmessage = waits;
    // Of what waits, and of workouts.
    if ("kept" in document.documentElement.dataset || /vitalpath\.w/.test(Object.keys(localStorage))) waits();
    // The one script address that is not written where it is used; the policy knows no other.
    const keeper = globalThis.trustedTypes?.createPolicy("keeper", { createScriptURL: () => "/service-worker.js" });
    let next;
    const keep = (wait) => {
        clearTimeout(next);
        next = setTimeout(async () => {
            try {
                await navigator.serviceWorker.register(keeper?.createScriptURL("") ?? "/service-worker.js");
                (await navigator.serviceWorker.ready).active.postMessage({ dayStart });
            } catch {
                // Where a browser keeps nothing, as in some private windows, pages need the network; a busy server is asked again.
                if (wait < 60_000) keep(wait * 2);
            }
        }, wait);
    };
    keep(3000);
    // What could not be asked without a network is asked with it.
    addEventListener("online", () => keep(1000));
}

if ("lock" in document.documentElement.dataset) withWords(() => import("/account/lock.js")).catch(() => {});
if ("reminders" in document.documentElement.dataset) withWords(() => import("/reminders/teller.js")).catch(() => {});

// The field is there at once; what reads it comes when it is first opened, so that no page waits for it.
const dialog = $("dialog.command");
let loaded;

async function bar() {
    styles("/shared/draft.css", "/shared/charts.css");
    loaded ??= withWords(() => import("/shared/command.js"));
    try {
        return (await loaded).commandBar(dialog);
    } catch {
        loaded = undefined;
        const error = $("[role=alert]", dialog);
        error.hidden = false;
        error.textContent = t("api.offline");
        return undefined;
    }
}

function open() {
    if (!dialog.isConnected) return;
    if (dialog.open) {
        dialog.close();
        return;
    }
    dialog.showModal();
    $("textarea", dialog).select();
    bar();
}

// A link to the box, with what is to stand in it.
const address = new URL(location);
const said = address.searchParams.get("say");
if (said !== null) {
    address.searchParams.delete("say");
    history.replaceState(null, "", address);
    $("textarea", dialog).value = said;
    open();
}
$("#command-close").addEventListener("click", () => dialog.close());

$("form", dialog).addEventListener("submit", async (event) => {
    event.preventDefault();
    const text = $("textarea", dialog).value;
    (await bar())?.enter(event.submitter, text);
});
// A new line takes Shift.
$("textarea", dialog).addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    event.target.form.requestSubmit();
});
$(".command-open").addEventListener("click", open);
document.addEventListener("keydown", (event) => {
    if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    open();
});
