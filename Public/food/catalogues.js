// The big food catalogues: chosen, sent, read, and taken away.
import { fill, h } from "/shared/dom.js";
import { del, get } from "/shared/api.js";
import { longDate, number } from "/shared/format.js";
import { sorry, toast } from "/shared/toast.js";
import { t } from "/shared/i18n.js";
import { progressCard } from "/health/progress.js";
import { upload } from "/health/upload.js";

const path = "/api/food-catalogues";

/** Draws the catalogues in `place`, and keeps them as they are there; `say` tells who cannot see it. */
export async function catalogues(place, say) {
    const list = h("div", { class: "stack" });
    const going = h("div", { class: "stack" });
    const input = h("input", { type: "file", id: "catalogue-file", class: "visually-hidden", accept: ".zip,.gz,.json,.csv,.tsv,.txt,.jsonl,application/zip,application/gzip,text/csv,application/json" });
    const choose = h("div", { hidden: true }, input, h("label", { class: "button", for: input.id }, t("catalogues.choose")));
    let sending;
    let card;
    let timer;
    let drawn;
    input.addEventListener("change", () => { if (input.files[0]) send(input.files[0]); input.value = ""; });
    fill(place, h("section", { class: "card stack", id: "food-catalogues", "aria-labelledby": "catalogues-title" },
        h("h2", { id: "catalogues-title" }, t("catalogues.title")), h("p", { class: "muted" }, t("catalogues.words")), list, going, choose));
    await load();

    async function load() {
        try {
            draw(await get(path));
        } catch (problem) {
            sorry(problem);
        }
    }

    function draw({ catalogues: all, isYours, importing }) {
        // What has the focus keeps it while something else is read.
        const now = JSON.stringify([all, isYours]);
        if (now !== drawn) fill(list, all.length > 0 ? h("ul", { class: "list" }, all.map((item) => row(item, isYours))) : h("p", { class: "muted" }, t(isYours ? "catalogues.none" : "catalogues.none.other")));
        drawn = now;
        const isRunning = ["reading", "writing"].includes(importing?.state);
        choose.hidden = !isYours || isRunning || Boolean(sending);
        if (sending) return;
        if (isRunning) {
            show(importing);
            // Whoever else asked has a next time, too.
            clearTimeout(timer);
            timer = setTimeout(load, 500);
        } else {
            card = undefined;
            fill(going, importing && outcome(importing));
        }
    }

    function show({ fileName, name, state, percent, foods }) {
        if (!card) {
            card = progressCard(fileName, () => cancel());
            fill(going, card.element);
        }
        card.show(`catalogues.${state}`, percent, 100, { name, foods: number(foods) });
    }

    function row(item, isYours) {
        const facts = [t("catalogues.foods", { foods: number(item.foods) }), item.edition && t("catalogues.edition", { edition: item.edition }), t("catalogues.imported", { date: longDate(item.importedAt.slice(0, 10)) })];
        const sure = h("p", { class: "small", role: "status" });
        const button = h("button", { class: "button", type: "button", "aria-label": t("catalogues.remove.of", { name: item.name }), onclick: () => {
            if (button.classList.contains("danger")) {
                button.disabled = true;
                drawn = undefined;
                del(`${path}/${item.source}`).then(() => toast(t("catalogues.removed", { name: item.name }))).catch(sorry).finally(load);
                return;
            }
            button.classList.add("danger");
            sure.textContent = t("catalogues.remove.sure");
        } }, t("catalogues.remove"));
        return h("li", {}, h("div", { class: "row spread" }, h("div", {}, h("strong", {}, item.name), h("p", { class: "small muted number" }, facts.filter(Boolean).join(" · "))), isYours && button), sure);
    }

    function outcome({ state, name, error, kept, read, skipped }) {
        const isGood = state === "done";
        const words = isGood ? t("catalogues.done", { name, kept: number(kept), read: number(read) }) : error;
        say(words);
        return h("div", { class: isGood ? "note" : "note bad", role: isGood ? "status" : "alert" }, h("p", {}, words),
            skipped.length > 0 && h("details", {}, h("summary", {}, t("health.import.details")), h("ul", { class: "list counts" }, skipped.map((one) => h("li", { class: "row spread" }, h("span", {}, one.words), h("span", { class: "number" }, number(one.count)))))),
            h("button", { class: "button", type: "button", onclick: () => del(`${path}/importing`).catch(sorry).finally(load) }, t("health.import.dismiss")));
    }

    async function cancel(upload = "") {
        try {
            await del(`${path}/importing${upload}`);
            toast(t("catalogues.cancelled"));
        } catch (problem) {
            if (problem.status !== 404) sorry(problem);
        }
        await load();
        input.focus();
    }

    async function send(file) {
        sending = new AbortController();
        const mine = `?upload=${crypto.randomUUID()}`;
        choose.hidden = true;
        const stay = (event) => event.preventDefault();
        window.addEventListener("beforeunload", stay);
        const sent = progressCard(file.name, () => sending.abort());
        fill(going, sent.element);
        sent.show("catalogues.sending", 0, file.size, {});
        sent.element.focus();
        let problem;
        let answer;
        try {
            answer = await upload(file, path + mine, {
                signal: sending.signal, progress: (bytes) => sent.show("catalogues.sending", bytes, file.size, { done: number(bytes / 1e6), all: number(file.size / 1e6) }),
            });
        } catch (thrown) {
            problem = thrown;
        }
        window.removeEventListener("beforeunload", stay);
        const isCancelled = sending.signal.aborted;
        sending = undefined;
        // It may have arrived whole by then.
        if (isCancelled) await cancel(mine);
        else if (answer) draw(answer);
        else await load();
        if (!problem) return;
        const note = h("div", { class: "note bad", role: "alert" }, h("p", {}, problem.message), h("button", { class: "button", type: "button", onclick: () => note.remove() }, t("health.import.dismiss")));
        fill(going, note);
    }
}
