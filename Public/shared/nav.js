// Marks where one is, and follows a change of language, theme or units.
import { $, $$ } from "/shared/dom.js";
import { openCommand } from "/shared/command.js";
import { onChange } from "/shared/events.js";
import { hasUnsaved } from "/shared/forms.js";

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

const command = () => openCommand($("dialog.command"));
$(".command-open").addEventListener("click", command);
document.addEventListener("keydown", (event) => {
    if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    command();
});
