// Backups: which there are, what is in each, when it was last proved; making one, where they go, and putting one back.
import { $, h, refill } from "/shared/dom.js";
import { del, get, post, put } from "/shared/api.js";
import { changes, check, field, showProblems } from "/shared/forms.js";
import { moment, number, size } from "/shared/format.js";
import { loading } from "/shared/loading.js";
import { sorry, toast } from "/shared/toast.js";
import { t } from "/shared/i18n.js";
import { restorer } from "/backup/restore.js";

const place = $("#backups");
const restore = restorer($("#restore"), load);
let isBusy = false;

const session = await get("/api/session");
$("#restore-words").textContent = t(session.isOwner ? "restore.words" : "restore.words.member");
await load();

function load() {
    const asked = () => Promise.all([session.isOwner ? get("/api/backups") : null, get("/api/restores/undo")]);
    return loading(place, asked, ([answer, undo]) => refill(place, [answer, undo], () => [answer && failure(answer), undo && undoing(undo), answer && keeping(answer), answer && list(answer)]));
}

/** Does one thing at a time, and says what came of it. */
async function act(button, work, key) {
    if (isBusy) return;
    isBusy = true;
    button.setAttribute("aria-busy", "true");
    $("#says").textContent = t("backup.working");
    try {
        await work();
        if (key) toast(t(key));
    } catch (problem) {
        sorry(problem);
    } finally {
        isBusy = false;
        button.removeAttribute("aria-busy");
        $("#says").textContent = "";
        await load();
    }
}

function button(key, work, said, properties = {}) {
    return h("button", { class: "button", type: "button", ...properties, onclick: (event) => act(event.currentTarget, work, said) }, t(key));
}

function failure({ failure: told }) {
    return told && h("div", { class: "note bad", role: "alert" }, h("p", {}, h("strong", {}, told.of ? t("backup.damaged", { when: moment(told.of) }) : t("backup.failed")), " ", told.text), h("p", { class: "small" }, moment(told.at)));
}

function undoing({ at, name }) {
    return h("section", { class: "note care", "aria-label": t("restore.undo") },
        h("p", {}, t(name === undefined ? "restore.undo.words" : "restore.undo.words.account", { name, when: moment(at) })),
        h("div", { class: "row" }, button("restore.undo", async () => {
            const { link } = await post("/api/restores/undo");
            if (link) location.assign(link);
        }, "restore.undone")));
}

function keeping(answer) {
    const last = answer.backups.find(({ facts, reason }) => facts && !facts.problem && reason !== "before-restore");
    const form = h("form", { class: "stack backup-form", novalidate: true },
        field("folder", t("backup.folder"), { type: "text", value: answer.folder ?? "", hint: t("backup.folder.hint") }),
        answer.recipient === undefined && field("passphrase", t("backup.passphrase"), { type: "password", autocomplete: "new-password", hint: t(answer.isEncrypting ? "backup.passphrase.set" : "backup.passphrase.hint") }),
        answer.isEncrypting && answer.recipient === undefined && check("clear", t("backup.passphrase.remove"), false),
        (!answer.isEncrypting || answer.recipient !== undefined) && h("details", { open: answer.recipient !== undefined }, h("summary", {}, t("backup.recipient.more")),
            field("recipient", t("backup.recipient"), { type: "text", value: answer.recipient ?? "", hint: t("backup.recipient.hint") })),
        h("div", {}, h("button", { class: "button", type: "submit" }, t("backup.settings.save"))));
    form.addEventListener("submit", async (event) => {
        event.preventDefault();
        const change = changes(form);
        if (!change) return;
        const { clear, ...settings } = change;
        try {
            await put("/api/backups/settings", clear ? { ...settings, passphrase: null } : settings);
            toast(t("backup.settings.saved"));
            await load();
        } catch (problem) {
            const rest = showProblems(form, problem);
            if (rest) sorry({ message: rest });
        }
    });
    return h("section", { class: "card stack", "aria-labelledby": "keeping-title" }, h("h2", { id: "keeping-title" }, t("backup.keeping")),
        h("p", { class: "muted" }, t("backup.words")),
        h("p", {}, last ? t("backup.last", { when: moment(last.at) }) : t("backup.none")),
        h("div", { class: "row" }, button("backup.make", () => post("/api/backups"), "backup.made", { class: "button primary" })),
        h("details", {}, h("summary", {}, t("backup.settings")), form));
}

function list({ backups }) {
    if (backups.length === 0) return null;
    return h("section", { class: "card", "aria-labelledby": "list-title" }, h("h2", { id: "list-title" }, t("backup.list")),
        h("ul", { class: "list backups" }, backups.map(row)));
}

function row(backup) {
    const { name, at, reason, bytes, isEncrypted, facts } = backup;
    const path = `/api/backups/${encodeURIComponent(name)}`;
    const when = moment(at);
    const label = (key) => ({ "aria-label": `${t(key)}: ${when}` });
    const state = !facts ? t("backup.unproved") : facts.problem ? t(`backup.error.${facts.problem}`) : t("backup.proved", { when: moment(facts.provedAt) });
    const content = facts && t("backup.content", { entries: number(facts.accounts.reduce((sum, { entries }) => sum + entries, 0)), people: facts.accounts.map((account) => account.name).join(", "), photos: number(facts.photos) });
    return h("li", {},
        h("div", { class: "row spread" },
            h("div", {}, h("strong", {}, when), " ", h("span", { class: "chip" }, t(`backup.reason.${reason}`)), isEncrypted && h("span", { class: "chip" }, t("backup.encrypted")),
                h("p", { class: "small muted number" }, [size(bytes), content].filter(Boolean).join(" · ")),
                h("p", { class: facts?.problem ? "small error" : "small muted" }, state)),
            h("div", { class: "row" },
                button("backup.restore", () => restore.begin(name), undefined, label("backup.restore")),
                button("backup.prove", () => put(`${path}/proof`), "backup.proved.now", label("backup.prove")))),
        h("details", {}, h("summary", {}, t("backup.more")),
            h("p", { class: "small muted backup-name" }, name),
            h("div", { class: "row" },
                h("a", { class: "button", href: path, download: name, ...label("backup.download") }, t("backup.download")),
                button("backup.delete", () => del(path), "backup.deleted", label("backup.delete")))));
}
