// A product number by camera, from a photo, or typed.
import { $, h } from "/shared/dom.js";
import { field } from "/shared/forms.js";
import { photoButton } from "/shared/photo.js";
import { t } from "/shared/i18n.js";
import { hasCamera, watchCamera } from "/food/camera.js";
import { normalise } from "/food/gtin.js";
import { recognise, recognisePhoto } from "/food/recognise.js";

const patience = 8000;

/** Fills `element` with the three ways. `found(gtin)` gets 13 digits, or the 8 of EAN-8, once; `cancel()` is told of Escape and the button. */
export function scanPanel(element, { found, cancel }) {
    const says = h("p", { class: "note", role: "status" });
    const video = h("video", { playsinline: true, muted: true, "aria-label": t("scan.view") });
    const view = h("div", { class: "scan-view", hidden: true }, video, h("i", { "aria-hidden": "true" }));
    const start = h("button", { class: "button", type: "button", hidden: true, onclick: watch }, t("scan.start"));
    const digits = field("digits", t("scan.digits"), { type: "text", hint: t("scan.digits.hint") });
    const form = h("form", { class: "stack panel scan", novalidate: true },
        h("h3", { tabindex: -1 }, t("scan.title")),
        view, says,
        h("div", { class: "row" }, start, photoButton(t("scan.photo"), look)),
        digits,
        h("div", { class: "row" },
            h("button", { class: "button primary", type: "submit" }, t("scan.use")),
            h("button", { class: "button", type: "button", onclick: leave }, t("cancel"))));
    const input = $("input", digits);
    input.inputMode = "numeric";
    let stop = () => {};
    let isOver = false;

    // Said once, however many pictures are looked at.
    function say(key, values) {
        if (says.textContent !== t(key, values)) says.textContent = t(key, values);
    }

    async function watch() {
        let before;
        const began = performance.now();
        start.hidden = true;
        view.hidden = false;
        say("scan.starting");
        const ended = () => {
            view.hidden = true;
            start.hidden = isOver;
            if (!isOver) say("scan.off");
        };
        try {
            const off = await watchCamera(video, async () => {
                const gtin = await recognise(video, [0, 0, video.videoWidth, video.videoHeight], 1280);
                // Two pictures have to agree.
                if (gtin && gtin === before) return finish(gtin);
                before = gtin ?? before;
                if (!view.hidden) say(performance.now() - began < patience ? "scan.looking" : "scan.still");
                return false;
            }, ended);
            if (isOver || !form.isConnected) off(); else stop = off;
        } catch (problem) {
            ended();
            say({ NotAllowedError: "scan.denied", NotReadableError: "scan.taken", AbortError: "scan.taken" }[problem.name] ?? "scan.none");
        }
    }

    async function look(file) {
        stop();
        say("scan.photo.looking");
        let photo;
        try {
            photo = await createImageBitmap(file);
        } catch {
            say("photo.unreadable");
            return;
        }
        const gtin = await recognisePhoto(photo);
        photo.close();
        if (gtin) finish(gtin); else if (!isOver) say("scan.photo.nothing");
    }

    function finish(gtin) {
        if (isOver) return true;
        isOver = true;
        stop();
        say("scan.found", { digits: gtin });
        found(gtin);
        return true;
    }

    function leave() {
        isOver = true;
        stop();
        cancel();
    }

    form.addEventListener("keydown", (event) => { if (event.key === "Escape") leave(); });
    form.addEventListener("submit", (event) => {
        event.preventDefault();
        const gtin = normalise(input.value);
        if (gtin) return void finish(gtin);
        const count = input.value.replace(/\D/g, "").length;
        input.setAttribute("aria-invalid", "true");
        $(".error", digits).textContent = t([6, 7, 8, 12, 13, 14].includes(count) ? "scan.digits.check" : "scan.digits.count");
        input.focus();
    });
    element.replaceChildren(form);
    // Where there is a keyboard, digits can be typed at once, also by a scanner that acts as one; on a phone it would hide the camera.
    (hasCamera() && matchMedia("(pointer: coarse)").matches ? $("h3", form) : input).focus();
    form.scrollIntoView({ block: "nearest" });
    if (hasCamera()) watch(); else say("scan.none");
}
