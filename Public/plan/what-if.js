// Trying a pace, an energy, a date or steps: the server answers what would come of it, and what is not possible and why.
import { dateField } from "/shared/date-field.js";
import { $, $$, fill, h } from "/shared/dom.js";
import { get } from "/shared/api.js";
import { addDays, calories, fieldText, hidesCalories, number, quantity, show as inUnit, typed } from "/shared/format.js";
import { t } from "/shared/i18n.js";
import { toast } from "/shared/toast.js";
import { saveGoals } from "/plan/phases.js";

/** The card; `follow(plan, query)` shows what comes of it. */
export function whatIf(plan, follow) {
    const { limits } = plan.trial;
    if (!limits) return undefined;
    const { unit, factor } = quantity("weight");
    const state = { asked: 0, save: undefined, tried: {} };
    const says = h("p", { class: "note care", role: "status", hidden: true });
    const save = h("button", { class: "button primary", type: "button", disabled: true, onclick: keep }, t("plan.if.save"));
    const back = h("button", { class: "button quiet", type: "button", disabled: true, onclick: () => ask({}) }, t("plan.if.back"));

    const paces = [["keep", 0], ...[-0.25, -0.5, -0.75, 0.25].map((pace) => [`${pace < 0 ? "−" : "+"}${inUnit("weight", Math.abs(pace), 2)}`, pace])];
    const fits = (pace) => pace >= limits.paceLowKg - 0.005 && pace <= limits.paceHighKg + 0.005;
    const paceButtons = h("div", { class: "segmented", role: "group", "aria-label": t("plan.if.pace", { unit }) },
        paces.map(([name, pace]) => h("button", { type: "button", "data-pace": pace, disabled: !fits(pace), "aria-pressed": "false", onclick: () => ask({ ...steps(), paceKg: pace }) }, name === "keep" ? t("plan.if.keep") : name)));
    const own = number_("plan-pace", t("plan.if.own"), unit, 2, (value) => ask({ ...steps(), paceKg: value * factor }), t("plan.if.own.hint"));
    const energy = !hidesCalories && knob("energy", t("plan.if.energy"), "kcal", limits.energyLow, limits.energyHigh, 10, (value) => ask({ ...steps(), energyKcal: value }), [t("plan.if.low", { value: calories(limits.energyLow) }), t("plan.if.high", { value: calories(limits.energyHigh) })]);
    const walk = plan.usualSteps !== undefined && knob("steps", t("plan.if.steps"), "", 1000, Math.max(20000, plan.usualSteps), 250, (value) => ask({ ...state.tried, steps: value }), [number(1000), number(Math.max(20000, plan.usualSteps))]);
    const date = h("div", { class: "knob" }, h("label", { for: "plan-date" }, t("plan.if.date")),
        dateField({ id: "plan-date", min: limits.soonest ?? addDays(plan.date, 7), max: addDays(plan.date, 729), change: (targetDate) => ask({ ...steps(), targetDate }) }));

    const card = h("section", { class: "card stack", "aria-labelledby": "what-if" },
        h("h2", { id: "what-if" }, t("plan.if")),
        h("p", { class: "muted small" }, t("plan.if.hint")),
        h("div", { class: "knob" }, h("span", {}, t("plan.if.pace", { unit })), paceButtons), says,
        h("div", { class: "knobs" }, own, energy, walk || h("p", { class: "muted small" }, t("plan.if.steps.none")), plan.goal && date),
        h("p", { class: "muted small" }, limits.text),
        h("div", { class: "row" }, save, back));
    draw(plan);
    return card;

    /** Steps that are tried stay while something else is. */
    function steps() { return state.tried.steps === undefined ? {} : { steps: state.tried.steps }; }

    async function ask(tried) {
        const turn = ++state.asked;
        state.tried = tried;
        const query = Object.entries(tried).map(([name, value]) => `&${name}=${value}`).join("");
        try {
            const answer = await get(`/api/plan?${query.slice(1)}`);
            // A slower answer to an older question is no answer any more.
            if (turn !== state.asked) return;
            draw(answer);
            follow(answer, query);
        } catch (problem) {
            if (turn === state.asked) show(Object.values(problem.fields ?? {}).join(" ") || problem.message);
        }
    }

    function draw({ trial }) {
        state.save = trial.save;
        save.disabled = trial.save === undefined;
        back.disabled = trial.save === undefined;
        const pace = trial.paceKg ?? 0;
        for (const button of paceButtons.children) button.setAttribute("aria-pressed", String(Math.abs(Number(button.dataset.pace) - pace) < 0.03));
        set(own, fieldText(pace / factor, 2));
        if (energy) set(energy, trial.energyKcal, true);
        if (walk) set(walk, trial.steps, true);
        if (state.tried.targetDate === undefined) $("input", date).value = "";
        show(trial.refusal);
    }

    function show(words) {
        says.hidden = !words;
        says.textContent = words ?? "";
    }

    async function keep() {
        if (await saveGoals(state.save)) toast(t("plan.if.saved"));
    }
}

function set(knob, value, isRange = false) {
    for (const input of $$("input", knob)) {
        if (input === document.activeElement && input.type !== "range") continue;
        input.value = isRange && input.type !== "range" ? fieldText(value, 0) : value ?? "";
    }
}

/** A field for a number that is asked for when it is left or Enter is pressed. */
function number_(id, label, unit, decimals, change, hint) {
    const input = h("input", { id, class: "input", type: "text", inputmode: "decimal", autocomplete: "off", "aria-describedby": `${id}-hint`, onchange: () => {
        const value = typed(input.value);
        const isNumber = value !== null && !Number.isNaN(value);
        if (isNumber) { input.removeAttribute("aria-invalid"); change(value); } else input.setAttribute("aria-invalid", "true");
    } });
    return h("div", { class: "knob" }, h("div", { class: "top" }, h("label", { for: id }, label), h("span", { class: "typed" }, input, unit)), h("span", { class: "hint small muted", id: `${id}-hint` }, hint));
}

/** A slider with a field beside it. */
function knob(id, label, unit, low, high, step, change, [least, most]) {
    const field = number_(`plan-${id}`, label, unit, 0, change, "");
    let waiting;
    const range = h("input", { type: "range", min: low, max: high, step, "aria-label": label, oninput: () => {
        $("input[type=text]", field).value = fieldText(Number(range.value), 0);
        clearTimeout(waiting);
        waiting = setTimeout(() => change(Number(range.value)), 60);
    } });
    fill($(".hint", field));
    field.append(range, h("span", { class: "ends" }, h("span", {}, least), h("span", {}, most)));
    return field;
}
