// Puts a file back: taken in, opened where it is locked, looked at, and only then done.
import { $, fill, h } from "/shared/dom.js";
import { del, post, put } from "/shared/api.js";
import { clearProblems, field, showProblems } from "/shared/forms.js";
import { fullDate, moment, number } from "/shared/format.js";
import { sorry, toast } from "/shared/toast.js";
import { t } from "/shared/i18n.js";

/** Fills `place` with a way to choose a file. `begin(name)` looks at a backup of the list; `done()` is called after a restore. */
export function restorer(place, done) {
    choose();
    return { begin: async (name) => show(await post("/api/restores", { backup: name })) };

    function choose() {
        const input = h("input", { type: "file", id: "restore-file", class: "visually-hidden", accept: ".gz,.age,.tar,.json,.db" });
        const drop = h("label", { class: "drop", for: "restore-file" }, h("strong", {}, t("restore.choose")), h("span", { class: "muted" }, t("restore.choose.kinds")));
        input.addEventListener("change", () => input.files[0] && send(input.files[0]));
        for (const [name, isOver] of [["dragenter", true], ["dragover", true], ["dragleave", false], ["drop", false]]) {
            drop.addEventListener(name, (event) => { event.preventDefault(); drop.classList.toggle("over", isOver); });
        }
        drop.addEventListener("drop", (event) => event.dataTransfer.files[0] && send(event.dataTransfer.files[0]));
        fill(place, input, drop);
    }

    async function send(file) {
        fill(place, h("p", { role: "status" }, t("restore.reading", { name: file.name })), h("progress", { class: "import-bar", "aria-label": file.name }));
        try {
            show(await post("/api/restores/file", file.slice(0, file.size, "application/octet-stream")));
        } catch (problem) {
            choose();
            place.prepend(h("div", { class: "note bad", role: "alert" }, h("p", {}, problem.message)));
        }
    }

    async function leave(id) {
        choose();
        $("#restore-file").focus();
        await del(`/api/restores/${id}`).catch(() => {});
    }

    function show(preview) {
        if (preview.needs) unlock(preview);
        else look(preview);
        place.scrollIntoView({ block: "nearest" });
        $("h3", place).focus();
    }

    function unlock({ id, needs }) {
        const form = h("form", { class: "stack backup-form", novalidate: true }, h("h3", { tabindex: -1 }, t("restore.locked")),
            field("key", t(`restore.key.${needs}`), { type: "password", autocomplete: "off" }),
            h("div", { class: "row" }, h("button", { class: "button primary", type: "submit" }, t("restore.open")), cancel(id)));
        form.addEventListener("submit", async (event) => {
            event.preventDefault();
            clearProblems(form);
            try {
                show(await put(`/api/restores/${id}/key`, { key: $("input", form).value }));
            } catch (problem) {
                problem.fields = { key: problem.message };
                showProblems(form, problem);
            }
        });
        fill(place, form);
    }

    function cancel(id) {
        return h("button", { class: "button", type: "button", onclick: () => leave(id) }, t("cancel"));
    }

    function look(preview) {
        const { id, isExport, accounts } = preview;
        // Where everything is one account, it alone is no other choice.
        const isHousehold = !isExport && (accounts.length > 1 || preview.missing?.length > 0);
        const line = (account) => h("li", {}, h("strong", {}, account.name),
            h("p", { class: "small muted number" }, [
                t("restore.entries", { entries: number(account.entries) }),
                account.from && t("restore.span", { from: fullDate(account.from), to: fullDate(account.through) }),
                !isExport && (account.isHere ? t("restore.newer", { count: account.newerHere }) : t("restore.notHere")),
            ].filter(Boolean).join(" · ")),
            isHousehold && h("button", { class: "button", type: "button", onclick: () => ask(preview, account) }, t(account.isHere ? "restore.account.replace" : "restore.account.add", { name: account.name })));
        fill(place,
            h("h3", { tabindex: -1 }, isExport ? t("restore.preview.export") : t("restore.preview", { when: moment(preview.createdAt) })),
            h("p", { class: "muted number" }, t("restore.rows", { rows: number(preview.rows), photos: number(preview.photos) })),
            h("ul", { class: "list" }, accounts.map(line)),
            preview.missing?.length > 0 && h("p", { class: "note care" }, t("restore.missing", { names: preview.missing.join(", ") })),
            h("div", { class: "row" }, h("button", { class: "button primary", type: "button", onclick: () => ask(preview) }, t(isExport ? "restore.mine" : "restore.all")), cancel(id)));
    }

    /** What goes is said once more, with the way back. */
    function ask(preview, account) {
        const words = preview.isExport ? "restore.sure.mine" : account ? "restore.sure.account" : "restore.sure.all";
        fill(place, h("h3", { tabindex: -1 }, t("restore.sure")), h("p", {}, t(words, { name: account?.name ?? "" }), " ", t("restore.sure.undo")),
            h("div", { class: "row" },
                h("button", { class: "button primary", type: "button", onclick: () => carryOut(preview.id, account) }, t("restore.yes")),
                h("button", { class: "button", type: "button", onclick: () => { look(preview); $("h3", place).focus(); } }, t("back"))));
        $("h3", place).focus();
    }

    async function carryOut(id, account) {
        fill(place, h("h3", { tabindex: -1 }, t("restore.working")), h("progress", { class: "import-bar", "aria-label": t("restore.working") }));
        try {
            const { link } = await put(`/api/restores/${id}/confirming`, { account: account?.id });
            if (link) {
                location.assign(link);
                return;
            }
            toast(t("restore.done"));
        } catch (problem) {
            sorry(problem);
        }
        choose();
        await done();
    }
}
