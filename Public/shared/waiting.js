// What waits to be sent, at the head of the page: each thing with the way to take it back, and what was said against it.
import { $, fill, h } from "/shared/dom.js";
import { moment, shortDate, timeOf } from "/shared/format.js";
import { t } from "/shared/i18n.js";
import { sorry } from "/shared/toast.js";
import { onWaiting, sendAll, takeBack, unsentSets, waiting } from "/shared/outbox.js";
import { recovered } from "/training/saver.js";

const list = h("ul", { class: "list" });
const title = h("summary", {});
const bar = h("details", { class: "note waiting", hidden: true }, title, list,
    h("p", {}, h("button", { class: "button", type: "button", onclick: () => sendAll() }, t("waiting.send"))));
const says = h("p", { class: "visually-hidden", role: "status" });
const kept = h("div", { class: "note kept row spread", role: "status", hidden: true }, h("p", {}), h("button", { class: "button", type: "button", onclick: () => location.reload() }, t("waiting.retry")));
$("#main").prepend(kept, bar, says);

function showKept() {
    const { kept: since } = document.documentElement.dataset;
    kept.hidden = !since;
    if (since) $("p", kept).textContent = t("waiting.kept", { moment: moment(since) });
}
addEventListener("vitalpath-kept", showKept);
showKept();

async function show() {
    const [all] = await Promise.all([waiting().catch(() => []), recovered]);
    const sets = unsentSets();
    const count = all.length + sets.length;
    bar.hidden = count === 0;
    const refused = all.filter((row) => row.refused).length;
    title.textContent = refused ? `${t("waiting.count", { count })} ${t("waiting.refused", { count: refused })}` : t("waiting.count", { count });
    says.textContent = count ? title.textContent : "";
    if (refused) bar.open = true;
    fill(list, sets.map((name) => h("li", {}, h("div", { class: "row spread" }, h("span", {}, t("waiting.sets", { name })), h("a", { class: "button quiet", href: "/train" }, t("draft.change.row"))))), all.map((row) => h("li", {},
        h("div", { class: "row spread" }, h("span", {}, words(row), " ", h("span", { class: "muted small" }, when(row))),
            h("span", { class: "row tight" },
                row.refused && h("button", { class: "button quiet", type: "button", onclick: () => sendAll(row.id) }, t("waiting.again")),
                h("button", { class: "button quiet", type: "button", "aria-label": `${t("waiting.takeBack")}: ${words(row)}`, onclick: () => takeBack(row.id).catch(() => sorry({ message: t("api.failed") })) }, t("waiting.takeBack")))),
        row.refused && h("p", { class: "small error" }, row.refused))));
}

function when(row) {
    return `${row.body.logDate ? `${shortDate(row.body.logDate)} ` : ""}${timeOf(new Date(row.at))}`;
}

const labels = { weightKg: "today.weight", sleepHours: "today.sleep", steps: "today.steps", moodRating: "log.mood", energyLevel: "log.energy", stressLevel: "log.stress", measures: "measures.title" };

function words({ path, method, body, shown }) {
    if (path.startsWith("/api/workout-logs")) return `${t(body.isOpen === false ? "waiting.finished" : method ? "waiting.changed" : "waiting.workout")}: ${body.name || shown?.name || t("train.title")}`;
    if (path === "/api/food-entries") return `${shown?.foodName ?? body.foodName ?? t("food.free.title")} · ${body.servingQuantity ?? ""} ${body.unit ?? ""}`;
    return Object.entries(body).filter(([name]) => name !== "logDate").map(([name, value]) => `${labels[name] ? t(labels[name]) : t("food.more")} ${name === "measures" ? Object.values(value).map((figure) => figure ?? "–").join(", ") : value ?? "–"}`).join(", ");
}

onWaiting(show);
show();

/** What was kept stays on the page until one wants what is there now. */
async function look() {
    if (kept.hidden) return;
    const answer = await fetch("/healthz", { cache: "no-store" }).catch(() => undefined);
    if (answer?.ok) $("p", kept).textContent = t("waiting.back");
}
const again = () => { look(); if (localStorage.getItem("vitalpath.waiting") || unsentSets().length) sendAll(); };
addEventListener("online", again);
setInterval(again, 20_000);
sendAll();
