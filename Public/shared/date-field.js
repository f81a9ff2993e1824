// A date in the reader's language, whatever the browser's: typed as one writes it, or chosen in a calendar by keyboard.
import { $, fill, h, icon } from "/shared/dom.js";
import { addDays, fullDate, longDate, monthName, today, weekday } from "/shared/format.js";
import { locales, t } from "/shared/i18n.js";

let count = 0;
const pad = (value) => String(value).padStart(2, "0");
const months = Object.values(locales).flatMap((locale) => ["long", "short"].flatMap((month) => Array.from({ length: 12 }, (_, index) =>
    [new Intl.DateTimeFormat(locale, { month, timeZone: "UTC" }).format(new Date(Date.UTC(2000, index, 1))).toLowerCase().replace(".", ""), index + 1])));
const monthNumber = new Map([...months, ["sept", 9], ["mrt", 3], ["maa", 3], ["oct", 10], ["okt", 10]]);

function valid(year, month, day) {
    const date = new Date(Date.UTC(year, month - 1, day));
    if (year < 1900 || year > 2199 || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined;
    return `${year}-${pad(month)}-${pad(day)}`;
}

/**
 * Reads "5 April 1980", "5 apr", "5-4-1980", "05/04/80" and "1980-04-05"; without a year it is `near`'s. An empty string for
 * nothing, undefined for what is no date.
 */
export function readDate(text, near = today()) {
    const body = text.trim().toLowerCase().replace(/,/g, " ");
    if (body === "") return "";
    const full = (year) => (year === undefined ? Number(near.slice(0, 4)) : year.length > 2 ? Number(year) : Number(year) + (Number(year) > Number(near.slice(2, 4)) + 10 ? 1900 : 2000));
    let parts = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(body);
    if (parts) return valid(Number(parts[1]), Number(parts[2]), Number(parts[3]));
    parts = /^(\d{1,2})\s*[-/.]\s*(\d{1,2})(?:\s*[-/.]\s*(\d{4}|\d{2}))?$/.exec(body);
    if (parts) return valid(full(parts[3]), Number(parts[2]), Number(parts[1]));
    parts = /^(\d{1,2})(?:st|nd|rd|th|e)?\s+([a-z]+)\.?(?:\s+(\d{4}|\d{2}))?$/.exec(body) ?? /^()([a-z]+)\.?\s+(\d{1,2})(?:st|nd|rd|th)?(?:\s+(\d{4}))?$/.exec(body);
    if (!parts || !monthNumber.has(parts[2])) return undefined;
    return parts[1] ? valid(full(parts[3]), monthNumber.get(parts[2]), Number(parts[1])) : valid(full(parts[4]), monthNumber.get(parts[2]), Number(parts[3]));
}

/** The date that stands in a date's input: ISO, "" for none, undefined for what is no date or is outside its range. */
export function dateOf(input) {
    const date = readDate(input.value);
    return date && ((input.dataset.min && date < input.dataset.min) || (input.dataset.max && date > input.dataset.max)) ? undefined : date;
}

export function setDate(input, date) {
    input.value = date ? fullDate(date) : "";
}

/** What is wrong with what stands there. */
export const dateProblem = (input) => (input.dataset.max && readDate(input.value) ? t("date.outside", { date: fullDate(input.dataset.max) }) : t("date.form", { example: fullDate("1980-04-05") }));

/** A field with its calendar; `change(date)` is told each date that was typed whole or chosen. */
export function dateField({ id = `date-${++count}`, name, value, min, max, label, describedBy, required, change = () => {} }) {
    const input = h("input", { id, name, type: "text", class: "input", autocomplete: "off", required, "aria-label": label, "aria-describedby": describedBy, "data-kind": "date", "data-min": min, "data-max": max });
    setDate(input, value);
    input.dataset.before = value ?? "";
    let last = value ?? "";
    const tell = (date) => {
        if (!date || date === last) return;
        last = date;
        change(date);
    };
    const told = () => {
        const date = dateOf(input);
        if (date === undefined) input.setAttribute("aria-invalid", "true");
        else input.removeAttribute("aria-invalid");
        input.title = date === undefined ? dateProblem(input) : "";
        if (date) setDate(input, date);
        tell(date);
    };
    // A date that was typed with its year is whole; one without may go on.
    input.addEventListener("input", () => { if (/\d{4}/.test(input.value)) tell(dateOf(input)); });
    input.addEventListener("change", told);
    input.addEventListener("keydown", (event) => { if (event.key === "Enter") told(); });
    const button = h("button", { class: "button icon-only", type: "button", "aria-label": label ? `${t("date.pick")}: ${label}` : t("date.pick"), onclick: () => calendar(input, (date) => {
        setDate(input, date);
        input.dispatchEvent(new Event("input", { bubbles: true }));
        input.dispatchEvent(new Event("change", { bubbles: true }));
    }) }, icon("calendar"));
    return h("div", { class: "date-field" }, input, button);
}

/** A month to choose a day from; arrows go by day and week, Page up and down by month. */
function calendar(input, choose) {
    const { min = "1900-01-01", max = "2199-12-31" } = input.dataset;
    const held = (date) => (date < min ? min : date > max ? max : date);
    let current = held(dateOf(input) || today());
    const title = h("h2", { id: "calendar-title", "aria-live": "polite" });
    const grid = h("div", { class: "date-grid", role: "group", "aria-labelledby": "calendar-title" });
    const step = (by) => { current = held(months(current, by)); draw(false); };
    const dialog = h("dialog", { class: "date-dialog", "aria-labelledby": "calendar-title" },
        h("div", { class: "row spread" }, h("button", { class: "button icon-only", type: "button", "aria-label": t("date.month.before"), onclick: () => step(-1) }, icon("left")), title,
            h("button", { class: "button icon-only", type: "button", "aria-label": t("date.month.after"), onclick: () => step(1) }, icon("right"))), grid);

    function months(date, by) {
        const [year, month, day] = date.split("-").map(Number);
        const first = new Date(Date.UTC(year, month - 1 + by, 1));
        const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
        return `${first.toISOString().slice(0, 8)}${pad(Math.min(day, last))}`;
    }

    function draw(takesFocus = true) {
        const first = `${current.slice(0, 8)}01`;
        const days = [];
        for (let date = first; date.slice(0, 7) === first.slice(0, 7); date = addDays(date, 1)) days.push(date);
        title.textContent = monthName(current);
        fill(grid, [1, 2, 3, 4, 5, 6, 7].map((day) => h("span", { class: "caption quiet-ink", "aria-hidden": "true" }, t(`weekday.short.${day}`))),
            days.map((date, index) => h("button", {
                type: "button", "data-date": date, tabindex: date === current ? 0 : -1, disabled: date < min || date > max, "aria-label": longDate(date), "aria-pressed": String(date === dateOf(input)),
                "aria-current": date === today() ? "date" : undefined, style: index === 0 ? { "grid-column-start": String(weekday(date) + 1) } : {}, onclick: () => { dialog.close(); choose(date); },
            }, String(Number(date.slice(8))))));
        if (takesFocus) $(`[data-date="${current}"]`, grid)?.focus();
    }

    grid.addEventListener("keydown", (event) => {
        const to = { ArrowLeft: () => addDays(current, -1), ArrowRight: () => addDays(current, 1), ArrowUp: () => addDays(current, -7), ArrowDown: () => addDays(current, 7), PageUp: () => months(current, -1), PageDown: () => months(current, 1), Home: () => addDays(current, -weekday(current)), End: () => addDays(current, 6 - weekday(current)) }[event.key];
        if (!to) return;
        event.preventDefault();
        current = held(to());
        draw();
    });
    dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
    dialog.addEventListener("close", () => { dialog.remove(); input.focus(); });
    document.body.append(dialog);
    dialog.showModal();
    draw();
}
