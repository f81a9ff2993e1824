// The one box as a dialog, on every page: Ctrl or Cmd with K opens it. A question is answered in it.
import { $, fill, h } from "/shared/dom.js";
import { post } from "/shared/api.js";
import { boxPart } from "/shared/box.js";
import { places } from "/shared/places.js";
import { speechPart } from "/shared/speech.js";
import { t } from "/shared/i18n.js";

let built;

/** The box in `dialog`, whose field may have been typed in already; `enter()` does what Enter means. */
export const commandBar = (dialog) => built ??= build(dialog);

function build(dialog) {
    const form = $("form", dialog);
    const input = $("textarea", form);
    const answer = h("section", { class: "box-answer", "aria-live": "polite", hidden: true });
    const hint = h("p", { class: "small muted" }, t("command.hint"));
    const speech = speechPart((words) => {
        input.value = words;
        input.dispatchEvent(new Event("input"));
    }, { typed: () => input.value, isShort: true });
    const box = boxPart({ input, pages: places, ask, leave: () => dialog.close() });
    let turn = 0;

    $("[role=alert]", form).hidden = true;
    if (speech) {
        speech.button.classList.add("icon-only", "quiet");
        input.after(speech.button);
    }
    form.append(answer, box.element, ...[hint, speech?.status, speech?.where].filter(Boolean));
    input.addEventListener("input", arrange);
    dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
    dialog.addEventListener("close", () => speech?.stop());
    arrange();
    box.look();
    return box;

    function arrange() {
        turn += 1;
        answer.hidden = true;
        fill(answer);
        hint.hidden = box.hasText;
        if (speech) speech.where.hidden = box.hasText;
    }

    /** Puts a question to the coach and shows the answer here, with the way to the conversation. */
    async function ask(text) {
        const mine = ++turn;
        answer.hidden = false;
        fill(answer, h("p", { class: "muted" }, t("coach.typing")));
        try {
            const [{ message }, { assistantMessage }] = await Promise.all([import("/coach/message.js"), post("/api/chat/send", { content: text })]);
            if (mine !== turn) return;
            fill(answer, h("ul", { class: "list" }, message(assistantMessage, (next) => { input.value = next; ask(next); })),
                h("a", { href: `/coach?conversation=${encodeURIComponent(assistantMessage.conversationId)}` }, t("box.conversation")));
        } catch (problem) {
            if (mine === turn) answer.hidden = true;
            throw problem;
        }
    }
}
