// What Settings has of the ways in: passkeys, and the lock of this device.
import { $, fill, h } from "/shared/dom.js";
import { del, patch, put } from "/shared/api.js";
import { attempt, changes, check, choice, field } from "/shared/forms.js";
import { moment } from "/shared/format.js";
import { sorry, toast } from "/shared/toast.js";
import { t, withWords } from "/shared/i18n.js";
import { addPasskey, isKnown, place } from "/account/passkeys.js";

export function passkeysPart(passkeys, load) {
    return h("section", { class: "card", id: "passkeys" }, h("h2", {}, t("passkey.title")), h("p", { class: "muted" }, t("passkey.words")),
        passkeys.length ? h("ul", { class: "list" }, passkeys.map((one) => row(one, load))) : h("p", { class: "small muted" }, t("passkey.none")),
        place ? elsewhere() : isKnown ? adding(load) : h("p", { class: "small muted" }, t("passkey.cannot")));
}

/** The way to where passkeys are good. */
function elsewhere() {
    const address = place + location.pathname;
    return h("div", { class: "note" }, h("p", {}, t("passkey.place"), " ", h("a", { href: `${address}#passkeys` }, address)), h("p", { class: "small" }, t("passkey.place.signIn")));
}

function adding(load) {
    const form = h("form", { class: "row", novalidate: true }, field("name", t("passkey.name"), { type: "text", value: t("passkey.name.example") }),
        h("button", { class: "button primary", type: "submit" }, t("passkey.add")));
    form.addEventListener("submit", (event) => {
        event.preventDefault();
        attempt(form, async () => {
            await addPasskey(changes(form, { all: true }).name ?? "");
            toast(t("passkey.added"));
            load();
        });
    });
    return form;
}

function row(passkey, load) {
    const { id, name, lastUsedAt, refusedAt } = passkey;
    const remove = () => {
        if (!confirm(t("passkey.remove.sure", { name }))) return;
        del(`/api/passkeys/${id}`).then(() => { toast(t("passkey.removed")); load(); }, sorry);
    };
    const item = h("li", { class: "row spread" },
        h("div", {}, h("p", {}, name), h("p", { class: "small muted" }, lastUsedAt ? t("passkey.used", { when: moment(lastUsedAt) }) : t("passkey.unused")),
            refusedAt && h("p", { class: "small error" }, t("passkey.refused", { when: moment(refusedAt) }))),
        h("div", { class: "row tight" },
            h("button", { class: "button", type: "button", "aria-label": t("passkey.renameIt", { name }), onclick: () => { fill(item, renaming(passkey, load)); $("input", item).focus(); } }, t("passkey.rename")),
            h("button", { class: "button danger", type: "button", "aria-label": t("passkey.removeIt", { name }), onclick: remove }, t("passkey.remove"))));
    return item;
}

function renaming({ id, name }, load) {
    const form = h("form", { class: "row", novalidate: true }, field("name", t("passkey.name"), { type: "text", value: name }), h("button", { class: "button", type: "submit" }, t("food.save")));
    form.addEventListener("submit", (event) => {
        event.preventDefault();
        attempt(form, async () => {
            await patch(`/api/passkeys/${id}`, { name: changes(form, { all: true }).name ?? "" });
            load();
        });
    });
    return form;
}

const minutes = [1, 2, 5, 15, 30, 60, 240];
const duration = (count) => (count < 60 ? t("lock.minutes", { count }) : t("lock.hours", { count: count / 60 }));

export function lockPart(lock, load) {
    const { isSet, opensBy } = lock;
    const form = h("form", { class: "stack", novalidate: true },
        choice("minutes", t("lock.after"), minutes.map((count) => [String(count), duration(count)]), String(lock.minutes ?? 5)),
        check("locksOnReturn", t("lock.return"), lock.locksOnReturn),
        field("pin", t(opensBy.pin ? "lock.pin.new" : "lock.pin.choose"), { type: "password", hint: t("lock.pin.hint") }),
        opensBy.pin && check("removesPin", t("lock.pin.remove"), false),
        h("div", { class: "row" }, h("button", { class: "button primary", type: "submit" }, t(isSet ? "food.save" : "lock.set")),
            isSet && h("button", { class: "button", type: "button", onclick: lockNow }, t("lock.now")),
            isSet && h("button", { class: "button danger", type: "button", onclick: () => del("/api/lock").then(async () => { await letGo(); toast(t("lock.removed")); load(); }, sorry) }, t("lock.remove"))));
    $("[name=pin]", form).inputMode = "numeric";
    form.addEventListener("submit", (event) => {
        event.preventDefault();
        attempt(form, async () => {
            const { minutes, locksOnReturn, pin, removesPin } = changes(form, { all: true });
            await put("/api/lock", { minutes: Number(minutes), locksOnReturn, ...(removesPin ? { pin: null } : pin && { pin }) });
            await letGo();
            toast(t("lock.saved"));
            load();
        });
    });
    return h("section", { class: "card", id: "lock" }, h("h2", {}, t("lock.settings")), h("p", { class: "muted" }, t("lock.words")),
        h("p", { class: "small" }, isSet ? t("lock.isSet", { after: duration(lock.minutes) }) : t("lock.isNot")), form, h("p", { class: "small muted" }, t("lock.tokens")));
}

/** Pages that the device keeps know another lock, or none: they are kept anew. */
const letGo = () => globalThis.caches?.delete("kept");
const lockNow = () => withWords(() => import("/account/lock.js")).then((here) => here.lock());
