// What is shown while a device is locked, and nothing else: the ways to open it.
import { $, fill, h } from "/shared/dom.js";
import { own, post, problemText } from "/shared/api.js";
import { changes, field } from "/shared/forms.js";
import { signOut } from "/shared/outbox.js";
import { t } from "/shared/i18n.js";
import { isKnown, place as elsewhere, signed } from "/account/passkeys.js";

/** The screen; `opened()` is called once the server says that it is open. It is told first that it is locked, unless `isTold`. */
export function lockScreen(opened, isTold = false) {
    const place = h("div", { class: "stack" });
    const says = h("p", { role: "alert", class: "error-line" });
    const say = (words) => {
        says.textContent = words;
        says.className = words ? "note bad" : "error-line";
    };
    let isOpen = false;
    const open = async () => {
        if (isOpen) return;
        isOpen = true;
        // What the device's keeper of pages was told holds no more.
        if (await globalThis.caches?.has("kept")) await (await caches.open("kept")).delete("/.lock");
        opened();
    };

    async function enter(form, body) {
        say("");
        try {
            await post("/api/lock/opening", await body());
            open();
        } catch (problem) {
            say(problemText(problem));
            form?.reset();
            if (form) $("input", form).focus();
            // Which ways there are may have changed: a PIN is gone after ten tries.
            if (problem.fields?.pin) load();
        }
    }

    const way = (name, label, button, more) => {
        const form = h("form", { class: "stack", novalidate: true }, field(name, label, { type: "password", ...more }), h("div", {}, h("button", { class: "button primary", type: "submit" }, button)));
        if (name === "pin") $("input", form).inputMode = "numeric";
        form.addEventListener("submit", (event) => {
            event.preventDefault();
            const value = changes(form, { all: true })[name] ?? "";
            enter(form, () => ({ [name]: value }));
        });
        return form;
    };

    async function load() {
        let state;
        try {
            // What was locked here opens only by what the server says once it knows.
            isTold ||= (await fetch("/api/lock/locking", { method: "PUT", headers: { ...own }, keepalive: true })).status < 500;
            if (!isTold) throw new Error();
            const answer = await fetch("/api/lock", { cache: "no-store" });
            if (answer.status === 401) return location.assign("/welcome");
            if (!answer.ok) throw new Error();
            state = await answer.json();
        } catch {
            if (!isTold) setTimeout(load, 5000);
            if ($(".note", place)) return undefined;
            delete place.dataset.ways;
            return fill(place, h("p", { class: "note" }, t("lock.offline")), h("div", {}, h("button", { class: "button", type: "button", onclick: load }, t("retry"))));
        }
        if (!state.isLocked) return open();
        const { pin, password, passkey } = state.opensBy;
        const isHere = passkey && isKnown;
        const shown = place.dataset.ways;
        place.dataset.ways = JSON.stringify(state.opensBy);
        if (shown === place.dataset.ways) return undefined;
        fill(place,
            pin && way("pin", t("lock.pin"), t("lock.open")),
            isHere && h("div", {}, h("button", { class: `button${pin ? "" : " primary"}`, type: "button", onclick: () => enter(undefined, async () => signed(await post("/api/lock/assertion"))) }, t("lock.passkey"))),
            passkey && elsewhere && h("p", { class: "small muted" }, t("passkey.place"), " ", h("a", { href: elsewhere }, elsewhere)),
            password && (pin || isHere
                ? h("details", {}, h("summary", {}, t("lock.password")), way("password", t("account.password"), t("lock.open"), { autocomplete: "current-password" }))
                : way("password", t("account.password"), t("lock.open"), { autocomplete: "current-password" })),
            !pin && !password && !isHere && !elsewhere && h("p", { class: "note" }, t("lock.none")));
        $("input, button", place)?.focus();
        return undefined;
    }

    load();
    return h("main", { id: "main" }, h("section", { class: "card narrow stack", "aria-labelledby": "locked" },
        h("p", { class: "row" }, h("img", { src: "/icon.svg", alt: "", width: 44, height: 44 }), h("strong", {}, "VitalPath")),
        h("h1", { id: "locked" }, t("lock.title")), h("p", { class: "muted" }, t("lock.screen")), says, place,
        h("p", { class: "small muted" }, t("lock.help")),
        h("div", {}, h("button", { class: "button quiet", type: "button", onclick: () => signOut().catch((problem) => say(problem.message)) }, t("settings.signOut")))));
}
