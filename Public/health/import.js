// The Health app's export: chosen, sent, read, looked at, confirmed or thrown away, and taken back.
import { $, fill, h } from "/shared/dom.js";
import { del, get, onChange, put } from "/shared/api.js";
import { moment, number } from "/shared/format.js";
import { loading } from "/shared/loading.js";
import { sorry, toast } from "/shared/toast.js";
import { t } from "/shared/i18n.js";
import { catalogues } from "/food/catalogues.js";
import { frame, progressCard } from "/health/progress.js";
import { extent, found, history, size, unsure } from "/health/found.js";
import { sourceList } from "/health/sources.js";
import { upload } from "/health/upload.js";

const unfinished = $("#unfinished");
const list = $("#imports");
/** What stands in `unfinished`, by import: one that is still read changes in place, under the hand of whoever cancels it. */
const cards = new Map();
let sending;
let drawn;

const makers = ["garmin", "oura", "polar", "fitbit"];

howTo(new URLSearchParams(location.search).get("maker"));
const loadSources = sourceList($("#sources"), say);
chooser();
await Promise.all([load(), loadSources().catch(sorry), catalogues($("#catalogues"), say)]);
onChange(["health"], coalesced(async () => {
    await load();
    if (![...cards.values()].some(({ item }) => item.state === "reading")) await loadSources();
}));

function say(text) {
    $("#says").textContent = text;
}

/** `action` at most once at a time; what comes meanwhile is one more time afterwards. */
function coalesced(action) {
    let running = false;
    let again = false;
    return async function run() {
        again = running;
        if (running) return;
        running = true;
        await action().catch(sorry);
        running = false;
        if (again) run();
    };
}

function load() {
    return loading(list, () => get("/api/health/imports"), (imports) => {
        const open = imports.filter(({ state }) => ["reading", "ready", "failed"].includes(state));
        let focused;
        for (const [id, card] of cards) {
            if (open.some((item) => item.id === id && item.state === card.item.state)) continue;
            if (card.element.contains(document.activeElement)) focused = id;
            card.element.remove();
            cards.delete(id);
        }
        for (const item of open) {
            if (cards.has(item.id)) {
                cards.get(item.id).update?.(item);
                continue;
            }
            const card = { reading: readingCard, ready: readyCard, failed: failedCard }[item.state](item);
            cards.set(item.id, card);
            unfinished.prepend(card.element);
            if (item.id === focused) card.element.focus();
        }
        drawList(imports.filter(({ state }) => ["live", "takenBack"].includes(state)));
    });
}

// MARK: A file

/** For a maker other than Apple, how to get its archive in place of how to get the Health app's. */
function howTo(maker) {
    if (!makers.includes(maker)) return;
    $("#choose-title").textContent = t("health.import.get.from", { maker: t(`wearable.${maker}`) });
    const steps = [t(`health.import.get.${maker}`), t("health.import.get.archive")];
    fill($(".import-steps"), steps.map((step) => h("li", {}, step)));
    $("#other-makers").replaceWith(h("p", {}, h("a", { href: "/import" }, t("health.import.get.iPhone"))));
}

function chooser() {
    const input = h("input", { type: "file", id: "file", class: "visually-hidden", accept: ".zip,.xml,.csv,.json,.gz,.txt,.tsv,application/zip,application/gzip,application/xml,text/xml,text/csv,application/json" });
    const drop = h("label", { class: "drop", for: "file" }, h("strong", {}, t("health.import.choose")), h("span", { class: "muted" }, t("health.import.drop")));
    const cycle = h("input", { type: "checkbox" });
    const begin = (file) => file && send(file, cycle.checked);
    input.addEventListener("change", () => { begin(input.files[0]); input.value = ""; });
    for (const [name, isOver] of [["dragenter", true], ["dragover", true], ["dragleave", false], ["drop", false]]) {
        drop.addEventListener(name, (event) => { event.preventDefault(); drop.classList.toggle("over", isOver); });
    }
    drop.addEventListener("drop", (event) => begin(event.dataTransfer.files[0]));
    // A file that is dropped beside the place would take the page's place.
    for (const name of ["dragover", "drop"]) window.addEventListener(name, (event) => event.preventDefault());
    $("#choose").removeAttribute("data-waiting");
    fill($("#choose"), input, drop, h("label", { class: "check" }, cycle, h("span", {}, t("health.import.cycle"))));
}

async function send(file, includesCycle) {
    if (sending) {
        toast(t("health.import.busy"));
        return;
    }
    sending = new AbortController();
    const stay = (event) => event.preventDefault();
    window.addEventListener("beforeunload", stay);
    const card = progressCard(file.name, () => sending.abort());
    unfinished.prepend(card.element);
    card.show("health.import.sending", 0, file.size, {});
    card.element.focus();
    try {
        const item = await upload(file, "/api/health/imports", {
            headers: includesCycle ? { "X-Menstrual": "1" } : {}, signal: sending.signal,
            progress: (sent) => card.show("health.import.sending", sent, file.size, { done: number(sent / 1e6), all: number(file.size / 1e6) }),
        });
        if (item) {
            await load();
            cards.get(item.id)?.element.focus();
        }
    } catch (problem) {
        const note = h("div", { class: "note bad", role: "alert" }, h("p", {}, problem.message), h("button", { class: "button", type: "button", onclick: () => note.remove() }, t("health.import.dismiss")));
        unfinished.prepend(note);
    } finally {
        card.element.remove();
        window.removeEventListener("beforeunload", stay);
        sending = undefined;
    }
}

// MARK: What is not finished

function readingCard(item) {
    const card = progressCard(item.fileName, () => finish(del(`/api/health/imports/${item.id}`), "health.import.cancelled"));
    card.update = (now) => {
        card.item = now;
        const { bytesRead = 0, bytesTotal = 0, records = 0 } = now.progress ?? {};
        card.show("health.import.reading", bytesRead, bytesTotal, { records: number(records) });
    };
    card.update(item);
    return card;
}

function readyCard(item) {
    say(t("health.import.ready", { extent: extent(item.preview) }));
    const path = `/api/health/imports/${item.id}`;
    const hasDays = item.preview.days > 0;
    const actions = h("div", { class: "row" },
        hasDays && h("button", { class: "button primary", type: "button", onclick: () => finish(put(`${path}/confirming`, {}), "health.import.confirmed", () => del(path)) }, t("health.import.confirm")),
        h("button", { class: "button", type: "button", onclick: () => finish(del(path), "health.import.discarded") }, t("health.import.discard")));
    return { item, element: frame(t("health.import.preview", { name: item.fileName }),
        h("p", { class: "muted" }, t(hasDays ? "health.import.preview.words" : "health.import.none")), size(item.preview), history(item.preview.history), questions(item), actions, unsure(item.preview.history), found(item.preview)) };
}

/** What the file does not say itself: to be changed where the guess is wrong; then it is read again. */
function questions(item) {
    const asked = item.preview.history?.questions ?? [];
    if (asked.length === 0) return undefined;
    const fields = asked.map((question, place) => {
        const select = h("select", { id: `question-${item.id}-${place}` }, question.options.map(({ value, words }) => h("option", { value, selected: value === question.guess }, words)));
        return { question, select, element: h("div", { class: "field" }, h("label", { for: select.id }, question.words), select, h("p", { class: "small muted" }, question.reason)) };
    });
    const again = () => {
        const answers = fields.map(({ question, select }) => ({ question: question.id, answer: select.value }));
        finish(put(`/api/health/imports/${item.id}/answers`, { answers }));
    };
    return h("details", { open: asked.length <= 6, class: "questions" }, h("summary", {}, `${t("health.import.questions")} (${number(asked.length)})`),
        h("p", { class: "small muted" }, t("health.import.questions.words")),
        h("div", { class: "stack" }, fields.map(({ element }) => element)),
        h("button", { class: "button", type: "button", onclick: again }, t("health.import.questions.read")));
}

function failedCard(item) {
    const element = h("div", { class: "note bad", role: "alert", tabindex: "-1" }, h("p", {}, item.error),
        h("button", { class: "button", type: "button", onclick: () => finish(del(`/api/health/imports/${item.id}`)) }, t("health.import.dismiss")));
    return { item, element };
}

/** Waits for what was asked, draws what it came to and says so, with the way back. */
async function finish(asked, key, undo) {
    const pressed = document.activeElement;
    const card = [...unfinished.children].find((element) => element.contains(pressed));
    // A file that is being read again is not used as it was read before.
    if (card) card.inert = true;
    try {
        await asked;
        await load();
        // What was pressed is gone.
        if (document.activeElement === document.body) (list.hasChildNodes() ? list : $("#file")).focus();
        if (key) toast(t(key), undo && (() => finish(undo())));
    } catch (problem) {
        sorry(problem);
    } finally {
        if (card?.isConnected) {
            card.inert = false;
            pressed.focus();
        }
    }
}

// MARK: What is

function drawList(imports) {
    const content = JSON.stringify(imports);
    if (content === drawn && $("section", list)) return;
    drawn = content;
    const row = (item) => {
        const path = `/api/health/imports/${item.id}`;
        const takeBack = () => finish(del(path), "health.import.takenBack", restore);
        const restore = () => put(`${path}/restoring`, {});
        const isLive = item.state === "live";
        return h("li", {},
            h("div", { class: "row spread" },
                h("div", {}, h("strong", {}, item.fileName), " ", h("span", { class: isLive ? "chip good" : "chip" }, t(`health.import.state.${item.state}`)),
                    h("p", { class: "small muted number" }, [moment(item.startedAt), item.preview && extent(item.preview)].filter(Boolean).join(" · "))),
                h("button", { class: "button", type: "button", "aria-label": t(isLive ? "health.import.takeBack.of" : "health.import.restore.of", { name: item.fileName }), onclick: isLive ? takeBack : () => finish(restore(), "health.import.restored", () => del(path)) },
                    t(isLive ? "health.import.takeBack" : "health.import.restore"))),
            item.preview && h("details", {}, h("summary", {}, t("health.import.details")), h("div", { class: "stack" }, size(item.preview), history(item.preview.history), unsure(item.preview.history), found(item.preview))));
    };
    fill(list, imports.length > 0 && h("section", { class: "card", "aria-labelledby": "imports-title" },
        h("h2", { id: "imports-title" }, t("health.import.list")), h("ul", { class: "list" }, imports.map(row))));
}
