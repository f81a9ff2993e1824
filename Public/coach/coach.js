// A conversation with the coach: what was asked and answered, what one could ask, and the field to ask in.
import { $, fill, h } from "/shared/dom.js";
import { get, post } from "/shared/api.js";
import { boxPart } from "/shared/box.js";
import { loading } from "/shared/loading.js";
import { whileSettling } from "/shared/settling.js";
import { speechPart } from "/shared/speech.js";
import { sorry } from "/shared/toast.js";
import { t, withWords } from "/shared/i18n.js";
import { message } from "/coach/message.js";

const list = $("#messages");
const field = $("#question");
const state = { conversation: new URLSearchParams(location.search).get("conversation") ?? undefined, isBusy: false };
const speech = speechPart((words) => {
    field.value = words;
    field.dispatchEvent(new Event("input"));
}, { typed: () => field.value, isShort: true });
const box = boxPart({ input: field, ask, isTalk: true });
const texts = (name, count) => Array.from({ length: count }, (_, index) => t(`${name}.${index + 1}`));

fill($("#prompts"), texts("coach.prompt", 6).map((text) => h("li", {}, h("button", { type: "button", class: "prompt", onclick: () => ask(text) }, text))));
offer();
$("#new").addEventListener("click", begin);
$("#latest").addEventListener("click", () => toEnd(true));
$("#earlier").addEventListener("toggle", () => {
    if ($("#earlier").open) withWords(() => import("/coach/earlier.js")).then((part) => part.earlier(state, show), () => sorry({ message: t("api.offline") }));
});
$("#ask").prepend(box.element);
$("#ask").addEventListener("submit", (event) => {
    event.preventDefault();
    box.enter(event.submitter);
});
field.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    box.enter();
});
if (speech) {
    speech.button.classList.add("icon-only");
    $("#speech").append(speech.button);
    fill($("#speech-says"), speech.status, speech.where);
}
addEventListener("scroll", () => { $("#latest").hidden = isAtEnd(); }, { passive: true });
const ready = show();

async function show() {
    fill(list);
    await loading(list, () => get(`/api/chat/messages${state.conversation ? `?conversation=${encodeURIComponent(state.conversation)}` : ""}`), (messages) => {
        state.conversation = messages.at(-1)?.conversationId ?? state.conversation;
        fill(list, messages.map((one, index) => message(one, ask, messages[index - 1]?.content, propose)));
        offer(messages.findLast((one) => one.role === "user")?.content);
        mark();
        toEnd(true, "instant");
    });
    const { conversations } = await get("/api/chat/conversations");
    $("#earlier").hidden = conversations.length === 0;
}

/** Three questions that fit the moment, and not the one that was just asked: the time of day's, then others in turn. */
function offer(asked) {
    const now = new Date();
    const moment = now.getHours() < 11 ? "morning" : now.getHours() < 18 ? "day" : "evening";
    const others = texts("coach.chip", 8);
    const turn = now.getDate() + list.childElementCount;
    const all = [t(`coach.now.${moment}`), ...(now.getDay() < 2 ? [t("coach.now.week")] : []), ...others.map((_, index) => others[(index + turn) % others.length])];
    fill($("#chips"), all.filter((text) => text !== asked).slice(0, 3).map((text) => h("li", {}, h("button", { type: "button", class: "button", onclick: () => ask(text) }, text))));
}

/** The welcome stands where nothing was asked yet. */
function mark() {
    $("#welcome").hidden = list.childElementCount > 0;
    history.replaceState(null, "", state.conversation ? `?conversation=${encodeURIComponent(state.conversation)}` : location.pathname);
}

async function begin() {
    try {
        state.conversation = (await post("/api/chat/conversations")).id;
    } catch (problem) {
        return sorry(problem);
    }
    fill(list);
    mark();
    field.focus();
}

async function ask(text) {
    const content = text.trim();
    if (content === "" || state.isBusy) return;
    state.isBusy = true;
    // What was said is asked: nothing that is heard late stands in the field again.
    speech?.drop();
    // What was said before stands above.
    await ready;
    const asked = message({ role: "user", content, createdAt: new Date().toISOString() });
    const typing = h("li", { class: "message assistant" }, h("div", { class: "bubble typing" }, h("span", { class: "visually-hidden" }, t("coach.typing")), h("i", {}), h("i", {}), h("i", {})));
    list.append(asked, typing);
    $("#welcome").hidden = true;
    $("#says").textContent = t("coach.typing");
    if (field.value.trim() === content) field.value = "";
    field.dispatchEvent(new Event("input"));
    toEnd(true);
    try {
        const { answering } = await import("/coach/answering.js").catch(() => { throw new Error(t("api.offline")); });
        const { userMessage, assistantMessage } = await answering({ content, conversationId: state.conversation }, typing.firstChild, follow);
        state.conversation = assistantMessage.conversationId;
        const wasAtEnd = isAtEnd();
        asked.replaceWith(message(userMessage));
        const answer = message(assistantMessage, ask, content, propose);
        offer(content);
        typing.replaceWith(answer);
        $("#says").textContent = assistantMessage.content;
        mark();
        $("#earlier").hidden = false;
        // Who scrolled up to read stays there.
        if (wasAtEnd) toEnd(true);
        else $("#latest").hidden = false;
    } catch (problem) {
        asked.remove();
        typing.remove();
        $("#says").textContent = "";
        if (field.value === "") field.value = content;
        mark();
        sorry(problem);
    } finally {
        state.isBusy = false;
    }
}

/** What a model thinks could be logged is read like anything typed, and kept only by hand. */
function propose(text) {
    field.value = text;
    field.focus();
    field.dispatchEvent(new Event("input"));
}

function isAtEnd() {
    return innerHeight + scrollY >= document.documentElement.scrollHeight - 80;
}

/** Whoever is at the end stays there when something is added. */
function follow(change) {
    const wasAtEnd = isAtEnd();
    change();
    if (wasAtEnd) toEnd();
}

function toEnd(always = false, behaviour = matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth") {
    $("#latest").hidden = true;
    // A chart is drawn a moment later and pushes down what stands below it.
    requestAnimationFrame(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: behaviour }));
    if (always) whileSettling(list, () => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
}
