// The time between two sets: it ends when it ends, whatever happens to the page meanwhile.
import { h, icon } from "/shared/dom.js";
import { clockText } from "/shared/format.js";
import { t } from "/shared/i18n.js";

const key = "vitalpath.rest";
const soundKey = "vitalpath.rest.sound";
const step = 15;

export const standard = 120;
export const hasSound = () => localStorage.getItem(soundKey) === "on";
export const setSound = (isOn) => localStorage.setItem(soundKey, isOn ? "on" : "off");

function stored() {
    try {
        const rest = JSON.parse(localStorage.getItem(key));
        return Number.isFinite(rest?.end) && Number.isFinite(rest?.seconds) ? rest : undefined;
    } catch {
        return undefined;
    }
}

/** Begins a time that the bar of the timer shows wherever it is. */
export const keepRest = (seconds) => localStorage.setItem(key, JSON.stringify({ end: Date.now() + seconds * 1000, seconds }));

/** The bar of the timer; `start(seconds)` begins a rest, `stop()` ends it. */
export function restTimer() {
    const figure = h("strong", { class: "number rest-left", role: "timer", "aria-live": "off" });
    const level = h("i");
    const says = h("p", { class: "visually-hidden", role: "status" });
    const bar = h("section", { class: "rest-bar", "aria-label": t("train.rest"), hidden: true },
        h("span", { class: "rest-level", "aria-hidden": "true" }, level),
        h("button", { class: "button quiet", type: "button", "aria-label": t("train.rest.less", { seconds: step }), onclick: () => shift(-step) }, `−${step}`),
        figure,
        h("button", { class: "button quiet", type: "button", "aria-label": t("train.rest.more", { seconds: step }), onclick: () => shift(step) }, `+${step}`),
        h("button", { class: "button icon-only", type: "button", "aria-label": t("train.rest.skip"), onclick: stop }, icon("check")));
    document.body.append(bar, says);
    let ticking;
    let sound;

    function start(seconds) {
        keepRest(seconds);
        // A browser lets a page make sound only from a touch: this is one.
        if (hasSound()) sound ??= new AudioContext();
        says.textContent = t("train.rest.started", { time: clockText(seconds) });
        run();
    }

    function shift(seconds) {
        const rest = stored();
        if (!rest) return;
        rest.end = Math.max(rest.end, Date.now()) + seconds * 1000;
        rest.seconds = Math.max(rest.seconds + seconds, 1);
        localStorage.setItem(key, JSON.stringify(rest));
        run();
    }

    function stop() {
        localStorage.removeItem(key);
        run();
    }

    function run() {
        clearInterval(ticking);
        show();
        if (stored()) ticking = setInterval(show, 250);
    }

    function show() {
        const rest = stored();
        bar.hidden = !rest;
        document.body.classList.toggle("resting", Boolean(rest));
        if (!rest) {
            clearInterval(ticking);
            return;
        }
        const left = Math.ceil((rest.end - Date.now()) / 1000);
        if (left <= 0) {
            const isFresh = left > -5;
            stop();
            if (isFresh) ring();
            return;
        }
        const text = clockText(left);
        if (figure.textContent !== text) figure.textContent = text;
        level.style.setProperty("inline-size", `${Math.min(100, (100 * left) / rest.seconds)}%`);
    }

    function ring() {
        says.textContent = t("train.rest.over");
        navigator.vibrate?.([200, 100, 200]);
        if (!sound || !hasSound()) return;
        const tone = sound.createOscillator();
        const volume = sound.createGain();
        volume.gain.setValueAtTime(0.2, sound.currentTime);
        volume.gain.exponentialRampToValueAtTime(0.001, sound.currentTime + 0.6);
        tone.frequency.value = 880;
        tone.connect(volume).connect(sound.destination);
        tone.start();
        tone.stop(sound.currentTime + 0.6);
    }

    addEventListener("storage", (event) => { if (event.key === key) run(); });
    run();
    return { start, stop };
}
