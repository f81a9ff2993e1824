// A time of day in one form, whatever the browser's: typed as one writes it, shown as 07:30.
import { h } from "/shared/dom.js";
import { clock } from "/shared/format.js";
import { t } from "/shared/i18n.js";

let count = 0;

/** Reads "7:30", "7.30", "7h30", "19u", "730", "7 pm" and "7:30pm". An empty string for nothing, undefined for what is no time. */
export function readTime(text) {
    const body = text.trim().toLowerCase();
    if (body === "") return "";
    const parts = /^(\d{1,2})(?:\s*[:.hu]\s*|(?=\d{2}\b|\d{2}\s*[ap]))?(\d{2})?\s*(?:uur|h|u)?\s*(?:([ap])\.?m?\.?)?$/.exec(body);
    if (!parts) return undefined;
    const [hour, minute, half] = [Number(parts[1]), Number(parts[2] ?? 0), parts[3]];
    if (minute > 59 || hour > 23 || (half && (hour < 1 || hour > 12))) return undefined;
    return clock(((half ? (hour % 12) + (half === "p" ? 12 : 0) : hour) * 60) + minute);
}

/** What is wrong with what stands there. */
export const timeProblem = () => t("time.form", { example: clock(7 * 60 + 30) });

/** The input of a time; arrows go by five minutes. What stands in it after a change is "HH:MM", or was never a time. */
export function timeInput({ id = `time-${++count}`, name, value, label, describedBy, required }) {
    const input = h("input", { id, name, type: "text", class: "input number", size: 6, maxlength: 12, inputmode: "numeric", autocomplete: "off", required, "aria-label": label, "aria-describedby": describedBy, "data-kind": "time" });
    input.value = value ?? "";
    input.dataset.before = input.value;
    input.addEventListener("change", () => {
        const time = readTime(input.value);
        if (time === undefined) input.setAttribute("aria-invalid", "true");
        else input.removeAttribute("aria-invalid");
        input.title = time === undefined ? timeProblem() : "";
        if (time) input.value = time;
    });
    input.addEventListener("keydown", (event) => {
        const by = { ArrowUp: 5, ArrowDown: -5 }[event.key];
        const time = by && readTime(input.value);
        if (!time) return;
        event.preventDefault();
        const [hour, minute] = time.split(":").map(Number);
        input.value = clock((hour * 60 + minute + by + 1440) % 1440);
        input.dispatchEvent(new Event("input", { bubbles: true }));
        input.dispatchEvent(new Event("change", { bubbles: true }));
    });
    return input;
}
