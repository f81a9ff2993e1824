// Marks where one is, opens the command bar, and follows a change of language, theme or units.
import { $, $$ } from "/shared/dom.js";
import { onChange } from "/shared/events.js";
import { hasUnsaved } from "/shared/forms.js";
import { t } from "/shared/i18n.js";

for (const link of $$(".site-nav a")) {
    if (link.getAttribute("href") === location.pathname) link.setAttribute("aria-current", "page");
}

// Nothing that was typed is lost for it, and whoever is on the way to another page is not called back.
let left = -Infinity;
addEventListener("beforeunload", () => { left = performance.now(); });
function reload() {
    if (hasUnsaved(document) || performance.now() - left < 3000) setTimeout(reload, 300);
    else location.reload();
}
onChange(["preferences"], reload);

// The field is there at once; what reads it comes when it is first opened, so that no page waits for it.
const dialog = $("dialog.command");
let loaded;

async function bar() {
    loaded ??= import("/shared/command.js");
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
