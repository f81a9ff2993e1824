// Fields that know their stored unit, and show what the server says about them.
import { $, $$, h } from "/shared/dom.js";
import { dateField, dateOf, dateProblem } from "/shared/date-field.js";
import { fieldText, height, isImperial, quantity, typed, typedHeight } from "/shared/format.js";
import { t } from "/shared/i18n.js";
import { readTime, timeInput, timeProblem } from "/shared/time-field.js";
import { sorry } from "/shared/toast.js";

let count = 0;

/** A labelled field. `kind` weight, length, height or volume shows the person's unit and stores SI; `asTyped`, "185 lb", is shown as it is. */
export function field(name, label, { kind, value, asTyped, type = "number", hint, decimals = 1, rows, required, placeholder, autocomplete, unit, max } = {}) {
    const id = `field-${++count}`;
    if (type in readers) {
        const make = { date: dateField, time: timeInput }[type];
        return h("div", { class: "field" }, h("label", { for: id }, label), make({ id, name, value, max, required, describedBy: `${id}-says` }),
            hint && h("span", { class: "hint" }, hint), h("span", { class: "error", id: `${id}-says` }));
    }
    const isHeight = kind === "height" && isImperial;
    const scale = isHeight ? { factor: 1 } : kind === "height" ? quantity("length") : kind ? quantity(kind) : { factor: 1, unit };
    const isNumber = type === "number";
    const isAsTyped = asTyped && scale.unit && asTyped.endsWith(` ${scale.unit}`);
    const shown = isHeight ? (value ? height(value) : "") : isAsTyped ? fieldText(parseFloat(asTyped), 3) : isNumber ? fieldText(value === undefined || value === null ? value : value / scale.factor, decimals) : value ?? "";
    const properties = {
        id, name, required, placeholder, autocomplete: autocomplete ?? "off", "data-kind": isHeight ? "height" : isNumber ? "number" : type,
        "data-factor": scale.factor, "data-unit": kind && scale.unit, "aria-describedby": `${id}-says`,
    };
    const input = rows
        ? h("textarea", { ...properties, rows })
        : h("input", { ...properties, type: isNumber ? "text" : type, inputmode: isNumber && !isHeight ? "decimal" : undefined });
    input.value = shown;
    input.dataset.before = shown;
    return h("div", { class: "field" },
        h("label", { for: id }, label),
        scale.unit ? h("div", { class: "with-unit" }, input, h("span", { class: "muted" }, scale.unit)) : input,
        hint && h("span", { class: "hint" }, hint),
        h("span", { class: "error", id: `${id}-says` }));
}

/** A labelled choice; `options` are [value, label] pairs. An empty first one means "not said". */
export function choice(name, label, options, value, { hint } = {}) {
    const id = `field-${++count}`;
    const select = h("select", { id, name, "data-kind": "choice", "aria-describedby": `${id}-says` },
        options.map(([key, text]) => h("option", { value: key, selected: key === (value ?? "") }, text)));
    select.dataset.before = select.value;
    return h("div", { class: "field" }, h("label", { for: id }, label), select, hint && h("span", { class: "hint" }, hint),
        h("span", { class: "error", id: `${id}-says` }));
}

export function check(name, label, value) {
    const input = h("input", { type: "checkbox", name, "data-kind": "flag", checked: value === true });
    input.dataset.before = String(value === true);
    return h("label", { class: "check" }, input, h("span", {}, label));
}

/** A scale from 1 to 10 that is nothing until it is touched. */
export function slider(name, label, value) {
    const id = `field-${++count}`;
    const output = h("output", { for: id }, value ?? t("form.unset"));
    const input = h("input", { id, name, type: "range", min: 1, max: 10, step: 1, "data-kind": "score" });
    input.value = value ?? 5;
    if (value === undefined || value === null) input.dataset.unset = "";
    input.dataset.before = value ?? "";
    input.addEventListener("input", () => {
        delete input.dataset.unset;
        output.textContent = input.value;
    });
    return h("div", { class: "field" }, h("label", { for: id }, label), h("div", { class: "slider" }, input, output));
}

/**
 * What has changed in a form, in stored units; null clears. Marks what is no number and returns undefined then.
 * With `keepsUnits` a figure in a unit that is not stored goes as it was typed: "185 lb".
 */
export function changes(form, { all = false, keepsUnits = false } = {}) {
    clearProblems(form);
    const result = {};
    let isFine = true;
    for (const input of $$("[name]", form)) {
        const [isSame, value] = read(input);
        if (Number.isNaN(value)) {
            showProblem(form, input.name, problems[input.dataset.kind]?.(input) ?? t("form.number"));
            isFine = false;
        } else if (all || !isSame) {
            const isConverted = keepsUnits && input.dataset.unit && input.dataset.factor !== "1";
            result[input.name] = isConverted && value !== null ? `${typed(input.value)} ${input.dataset.unit}` : value;
        }
    }
    return isFine ? result : undefined;
}

const readers = { date: dateOf, time: (input) => readTime(input.value) };
const problems = { date: dateProblem, time: timeProblem };

/** Whether something below `place` was typed and is not saved. */
export const hasUnsaved = (place) => $$("[name][data-before]", place).some((input) => !read(input)[0]);

function read(input) {
    switch (input.dataset.kind) {
        case "height": {
            const value = typedHeight(input.value);
            return [input.value === input.dataset.before, value === null ? null : Math.round(value * 10) / 10];
        }
        case "date": case "time": {
            const value = readers[input.dataset.kind](input);
            return [value === input.dataset.before, value === undefined ? NaN : value || null];
        }
        case "flag": return [String(input.checked) === input.dataset.before, input.checked];
        case "score": return ["unset" in input.dataset || input.value === input.dataset.before, "unset" in input.dataset ? null : Number(input.value)];
        case "number": {
            const value = typed(input.value);
            const factor = Number(input.dataset.factor);
            return [input.value === input.dataset.before, value === null ? null : Math.round(value * factor * 1000) / 1000];
        }
        default: return [input.value === (input.dataset.before ?? ""), input.value === "" ? null : input.value];
    }
}

/** Does what a form asks for; what the server objects to stands at its fields, the rest at the foot of the page. */
export async function attempt(form, action) {
    clearProblems(form);
    try {
        await action();
    } catch (problem) {
        const rest = showProblems(form, problem);
        if (rest) sorry({ message: rest });
    }
}

export function clearProblems(form) {
    for (const input of $$("[aria-invalid]", form)) input.removeAttribute("aria-invalid");
    for (const span of $$(".error", form)) span.textContent = "";
}

/** Puts the server's messages to their fields and goes to the first; what has no field is returned. */
export function showProblems(form, problem) {
    const rest = [];
    for (const [name, message] of Object.entries(problem.fields ?? {})) {
        if (!showProblem(form, name, message)) rest.push(message);
    }
    $("[aria-invalid]", form)?.focus();
    return Object.keys(problem.fields ?? {}).length ? rest.join(" ") : problem.message;
}

function showProblem(form, name, message) {
    const input = $(`[name="${CSS.escape(name)}"]`, form);
    if (!input) return false;
    input.setAttribute("aria-invalid", "true");
    const span = document.getElementById(input.getAttribute("aria-describedby"));
    if (span) span.textContent = message;
    return Boolean(span);
}
