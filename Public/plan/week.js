// The week's energy as one sum: seven fields that have to add up to it.
import { $$, fill, h } from "/shared/dom.js";
import { put } from "/shared/api.js";
import { calories, fieldText, hidesCalories, number, typed } from "/shared/format.js";
import { t } from "/shared/i18n.js";
import { sorry, toast } from "/shared/toast.js";

/** kcal that seven rounded days may be off */
const grace = 7;

/** The week's energy as it is moved, on the day `date`; `done()` when it is moved otherwise. */
export function week(week, date, done) {
    if (!week || hidesCalories) return undefined;
    const head = [h("h2", { id: "week" }, t("plan.week")), h("p", { class: "muted small" }, week.lowKcal === undefined ? week.text : t("plan.week.intro"))];
    if (week.lowKcal === undefined) return h("section", { class: "card stack", "aria-labelledby": "week" }, head);
    const says = h("p", { role: "status" });
    const save = h("button", { class: "button primary", type: "submit" }, t("plan.week.save"));
    const back = h("button", { class: "button quiet", type: "button", disabled: !week.isMoved, onclick: () => keep(null) }, t("plan.week.reset"));
    const fields = h("div", { class: "week-days" }, week.days.map((day, index) => h("div", { class: "week-day" },
        h("label", { for: `week-${day.date}` }, t(`chart.times.weekday.${index + 1}`)),
        h("input", { id: `week-${day.date}`, class: "input", type: "text", inputmode: "numeric", autocomplete: "off", "aria-describedby": "week-limits", "aria-current": day.date === date ? "date" : undefined, value: fieldText(day.targetKcal, 0), name: day.date, "data-before": fieldText(day.targetKcal, 0), oninput: tell }),
        h("span", { class: "small muted" }, day.eatenKcal === undefined ? " " : t("plan.week.eaten", { value: number(day.eatenKcal) })))));
    const form = h("form", { class: "stack", novalidate: true, onsubmit: (event) => {
        event.preventDefault();
        keep(energies());
    } }, fields, h("p", { class: "muted small", id: "week-limits" }, week.text), says, h("div", { class: "row" }, save, back));
    tell();
    return h("section", { class: "card stack", "aria-labelledby": "week" }, head, h("p", {}, t("plan.week.left", { left: calories(week.remainingKcal), sum: calories(week.sumKcal) })), form);

    function energies() { return $$("input", fields).map((input) => typed(input.value)); }

    /** Says what the seven add up to, and what is wrong with one of them. */
    function tell() {
        const values = energies();
        const fits = (value) => typeof value === "number" && value >= week.lowKcal - 1 && value <= week.highKcal + 1;
        $$("input", fields).forEach((input, index) => input.setAttribute("aria-invalid", String(!fits(values[index]))));
        const rest = values.reduce((sum, value) => sum + (Number.isFinite(value) ? value : 0), 0) - week.sumKcal;
        const isEven = Math.abs(rest) <= grace;
        save.disabled = !isEven || !values.every(fits);
        fill(says, !values.every(fits) ? week.text : isEven ? t("plan.week.even") : t(rest > 0 ? "plan.week.over" : "plan.week.under", { value: calories(Math.abs(rest)) }));
    }

    async function keep(energyKcal) {
        try {
            await put("/api/plan/week", { energyKcal });
            toast(t("plan.week.saved"));
            done();
        } catch (problem) {
            const theirs = problem.theirs?.days?.map(({ targetKcal }, index) => `${t(`chart.times.weekday.${index + 1}`)} ${number(targetKcal)}`).join(", ");
            sorry(theirs ? { message: `${problem.message} ${t("form.elsewhere", { value: theirs })}` } : problem);
        }
    }
}
