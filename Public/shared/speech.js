// Speaking instead of typing, by the browser's own recogniser, where there is one.
import { fill, h, icon } from "/shared/dom.js";
import { locale, t } from "/shared/i18n.js";

const refusals = {
    "not-allowed": "speech.denied", "service-not-allowed": "speech.denied", "audio-capture": "speech.noMicrophone",
    network: "speech.offline", "no-speech": "speech.nothing", "language-not-supported": "speech.language",
};

/**
 * A button that listens until it is pressed again, `status`, how that goes, and `where` the sound goes, to be shown before it
 * is pressed; nothing where the browser cannot. `hear(words, isFinal)` is told all that was said so far, again and again.
 * What was `typed()` before one speaks stands before it. With `isShort` the button is a picture, and `where` one line.
 */
export function speechPart(hear, { typed = () => "", isShort = false } = {}) {
    const Recognition = window.SpeechRecognition ?? window.webkitSpeechRecognition;
    if (!Recognition) return undefined;
    let running;
    const button = h("button", { class: "button", type: "button", "aria-pressed": "false" });
    const status = h("span", { role: "status" });
    const where = h("p", { class: "small muted" });
    const tellWhere = (isLocal) => {
        where.textContent = isLocal ? t(isShort ? "speech.here.short" : "speech.here") : t(isShort ? "speech.where.short" : "speech.where");
    };
    const element = h("div", { class: "speech" }, button, status);

    draw();
    tellWhere(false);
    button.addEventListener("click", () => (running ? running.stop() : start()));
    addEventListener("pagehide", () => running?.abort());

    function draw() {
        button.setAttribute("aria-pressed", String(Boolean(running)));
        fill(button, icon("microphone"), h("span", { class: isShort && "visually-hidden" }, t(running ? "speech.stop" : "speech.start")));
    }

    async function start() {
        status.textContent = "";
        const recognition = new Recognition();
        running = recognition;
        const before = typed().trim();
        draw();
        recognition.lang = locale;
        recognition.interimResults = true;
        recognition.continuous = true;
        const isLocal = await understandsHere(Recognition);
        if (running !== recognition) return;
        if (isLocal) recognition.processLocally = true;
        tellWhere(isLocal);
        recognition.onstart = () => { status.textContent = t("speech.listening"); };
        recognition.onresult = ({ results }) => {
            if (running !== recognition) return;
            hear([before, ...[...results].map((result) => result[0].transcript.trim())].filter(Boolean).join(" "), [...results].every((result) => result.isFinal));
        };
        recognition.onerror = ({ error }) => { status.textContent = error === "aborted" ? "" : t(refusals[error] ?? "speech.failed"); };
        recognition.onend = () => {
            if (running === recognition) running = undefined;
            if (status.textContent === t("speech.listening")) status.textContent = "";
            draw();
        };
        try {
            recognition.start();
        } catch {
            running = undefined;
            status.textContent = t("speech.failed");
            draw();
        }
    }

    /** Listens no more, and lets go of what is still to come. */
    function drop() {
        const recognition = running;
        running = undefined;
        recognition?.abort();
        draw();
    }

    return { element, button, status, where, stop: () => running?.stop(), drop };
}

/** Whether the browser recognises speech on this device, without a service. */
async function understandsHere(Recognition) {
    if (!("processLocally" in Recognition.prototype) || !Recognition.available) return false;
    return (await Recognition.available({ langs: [locale], processLocally: true }).catch(() => "")) === "available";
}
