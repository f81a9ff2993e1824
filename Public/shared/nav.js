// Marks where one is, and follows a change of language, theme or units made in another tab.
import { onChange } from "/shared/events.js";

for (const link of document.querySelectorAll(".site-nav a")) {
    if (link.getAttribute("href") === location.pathname) link.setAttribute("aria-current", "page");
}
onChange(["preferences"], () => location.reload());
