// An article is read once its end has been in view, or when one says so.
import { $ } from "/shared/dom.js";
import { del, put } from "/shared/api.js";
import { sorry } from "/shared/toast.js";
import { t } from "/shared/i18n.js";

const button = $("#mark-read");
const { slug, read } = $("article").dataset;
let isRead = read === "true";
show();

button.addEventListener("click", () => set(!isRead));
if (!isRead) {
    const observer = new IntersectionObserver((entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        set(true);
    });
    observer.observe(button);
}

async function set(value) {
    try {
        await (value ? put : del)(`/api/educational-content/${slug}/read`);
        isRead = value;
        show();
    } catch (problem) {
        sorry(problem);
    }
}

function show() {
    button.hidden = false;
    button.textContent = t(isRead ? "learn.markUnread" : "learn.markRead");
}
