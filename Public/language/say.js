// One big field for a sentence, typed or spoken, and the draft that it becomes.
import { $, $$, fill, h } from "/shared/dom.js";
import { post, problemText } from "/shared/api.js";
import { draftView } from "/shared/draft.js";
import { offerTemplate, undoSaved } from "/shared/saved.js";
import { speechPart } from "/shared/speech.js";
import { toast } from "/shared/toast.js";
import { t } from "/shared/i18n.js";

const patience = 400;
const examples = ["say.example.1", "say.example.2", "say.example.3", "say.example.4", "say.example.5"];
const kinds = [["", "say.kind.any"], ["meal", "say.kind.meal"], ["workout", "say.kind.workout"]];

const form = $("#say");
const text = h("textarea", { class: "input say-text", id: "say-text", rows: 3, maxlength: 10_000, placeholder: t("say.placeholder"), dir: "auto", "aria-describedby": "say-error" });
const error = h("p", { class: "error", id: "say-error", role: "alert" });
const says = h("p", { class: "visually-hidden", role: "status" });
const reread = h("button", { class: "button", type: "button", hidden: true, onclick: () => look() }, t("say.again"));
const kind = h("fieldset", { class: "segmented say-kinds" }, h("legend", { class: "visually-hidden" }, t("say.kind")),
    kinds.map(([value, label]) => h("label", {}, h("input", { type: "radio", name: "kind", value, checked: value === "" }), t(label))));
const view = draftView({ saved, readAs: (other) => {
    $(`[value=${other}]`, kind).checked = true;
    look();
} });
const speech = speechPart((words, isFinal) => {
    text.value = words;
    later(isFinal ? 0 : patience);
}, { typed: () => text.value });

let timer;
let turn = 0;
let lookedFor = "";

fill($("#sentence"),
    h("label", { class: "label", for: "say-text" }, t("say.sentence")), text, speech?.element, speech?.where, kind, error, reread,
    h("p", { class: "label" }, t("say.examples")),
    h("ul", { class: "say-examples" }, examples.map((key) => h("li", {}, h("button", { class: "chip", type: "button", onclick: () => { text.value = t(key); look(); text.focus(); } }, t(key))))),
    says);
fill($("#draft"), view.element);

text.addEventListener("input", () => later(patience));
// Enter reads at once; a new line takes Shift.
text.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    look();
});
kind.addEventListener("change", () => look());
form.addEventListener("submit", (event) => {
    event.preventDefault();
    view.save();
});

const asked = new URLSearchParams(location.search).get("text");
if (asked) {
    text.value = asked;
    look();
}
text.focus();

/** Reads the sentence after a while, unless its draft was changed by hand: then only when asked to. */
function later(wait) {
    clearTimeout(timer);
    reread.hidden = !view.isDirty || text.value.trim() === lookedFor;
    if (!view.isDirty) timer = setTimeout(look, wait, { isTyping: wait > 0 });
}

/** Reads the sentence; while someone is typing, without asking a language model. */
async function look({ isTyping = false } = {}) {
    clearTimeout(timer);
    const words = text.value.trim();
    const chosen = $(":checked", kind).value;
    const mine = ++turn;
    try {
        const draft = words ? await post("/api/sentence-drafts", { text: words, asksModel: !isTyping, ...(chosen ? { kind: chosen } : {}) }) : undefined;
        if (mine !== turn) return;
        lookedFor = words;
        error.textContent = "";
        reread.hidden = true;
        $("#saved-card").hidden = true;
        $("#draft-card").hidden = !draft;
        view.show(draft);
        says.textContent = draft && !draft.care ? t("say.read", { what: view.words || t("draft.empty") }) : "";
    } catch (problem) {
        if (mine === turn) error.textContent = problemText(problem);
    }
}

function saved(result, isNew) {
    const card = $("#saved-card");
    $("#draft-card").hidden = true;
    card.hidden = false;
    lookedFor = text.value.trim();
    fill($("#saved"),
        h("p", {}, h("strong", {}, result.name)),
        result.left.length > 0 && h("p", { class: "warn-text" }, t("say.left", { names: result.left.join(", ") })),
        h("div", { class: "row" },
            h("a", { class: "button", href: result.href }, t(`say.see.${result.kind}`)),
            h("button", { class: "button", type: "button", onclick: () => change() }, t("say.change")),
            h("button", { class: "button", type: "button", onclick: () => offerTemplate(result) }, t("draft.template.offer")),
            h("button", { class: "button quiet", type: "button", onclick: () => begin() }, t("say.new"))));
    if (!isNew) toast(t("say.updated", { name: result.name }));
    else toast(t("food.logged", { name: result.name }), async () => {
        await undoSaved(result);
        begin(lookedFor);
    });
    $("#saved-title").focus();
}

/** Opens what was saved again: saving it then changes it. */
function change() {
    $("#saved-card").hidden = true;
    $("#draft-card").hidden = false;
    view.change();
    $$("input, select", view.element)[0]?.focus();
}

function begin(words = "") {
    text.value = words;
    look();
    text.focus();
}
