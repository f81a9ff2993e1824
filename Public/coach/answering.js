// An answer that comes bit by bit, and the button that stops it. All its words are among those that the page begins with.
import { $, fill, h } from "/shared/dom.js";
import { ApiError, ask, del, own } from "/shared/api.js";
import { t } from "/shared/i18n.js";

let running;
$("#stop").addEventListener("click", async () => {
    $("#stop").disabled = true;
    // The answer itself tells that it was stopped; one that has just ended cannot be.
    await del(`/api/chat/answers/${running}`).catch(() => {});
});

/** Asks, and fills `bubble` with the sentences of a model as they come, each within `follow(change)`; gives the exchange at the end. */
export async function answering(question, bubble, follow) {
    let said;
    let exchange;
    const react = {
        start: ({ id }) => stoppable(id),
        sentence: ({ text }) => follow(() => {
            if (!said) fill(bubble, h("span", { class: "visually-hidden" }, `${t("coach.title")}: `), said = h("p", { class: "saying" }));
            bubble.classList.remove("typing");
            // What was said word for word stays; the sentences of a line stand in one.
            said.append(text.trimEnd(), " ");
            if (text.endsWith("\n")) bubble.append(said = h("p", { class: "saying" }));
        }),
        answer: (data) => { exchange = data; },
    };
    try {
        await listen("/api/chat/answers", question, (name, data) => react[name]?.(data));
    } finally {
        stoppable();
    }
    if (!exchange) throw new ApiError(0, t("api.failed"));
    return exchange;
}

/** While a model is at an answer, it can be stopped. */
function stoppable(id) {
    const hadFocus = document.activeElement === $("#stop");
    running = id;
    $("#stop").hidden = !id;
    $("#stop").disabled = false;
    $("#send").hidden = Boolean(id);
    if (id) $("#says").textContent = $("#stop").dataset.says;
    if (!id && hadFocus) $("#question").focus();
}

async function listen(path, body, react) {
    const response = await ask(path, { method: "POST", headers: { "Content-Type": "application/json", ...own }, body: JSON.stringify(body) });
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = "";
    for (;;) {
        const { value, done } = await reader.read().catch(() => { throw new ApiError(0, t("api.offline")); });
        if (done) return;
        const events = (rest + value).split("\n\n");
        rest = events.pop();
        for (const event of events) {
            const [, name, data] = /^event: (\w+)\ndata: (.*)$/s.exec(event) ?? [];
            if (name) react(name, JSON.parse(data));
        }
    }
}
