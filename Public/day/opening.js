// What the day opens with: what is left to eat, by meal and nutrient, and the week that it is part of.
import { h } from "/shared/dom.js";
import { addDays, calories, hidesCalories, longDate, number, weekday } from "/shared/format.js";
import { t } from "/shared/i18n.js";
import { slots } from "/food/slots.js";
import { whyButton } from "/shared/why.js";

const figure = (today, metric) => today.day.figures[metric];
const value = (today, metric) => figure(today, metric)?.value;
const percent = (share) => `${Math.min(Math.max(share, 0), 1) * 100}%`;

export function opening(today, logs) {
    return h("section", { class: "opening", "aria-label": t("today.calories") },
        h("div", { class: "opening-a" }, !hidesCalories && energy(today, logs), meters(today)),
        !hidesCalories && week(today, logs));
}

function energy(today, logs) {
    const eaten = value(today, "energy") ?? 0;
    const target = today.targets.energy;
    const left = target && target - eaten;
    return [
        h("h2", { class: "visually-hidden" }, t("today.calories")),
        h("p", { class: "figure hero" }, target ? [`${number(Math.abs(left))} `, h("small", {}, t(left >= 0 ? "today.left" : "today.over"))] : [`${number(eaten)} `, h("small", {}, "kcal")]),
        h("p", { class: "said muted" },
            h("span", {}, target
                ? `${t("today.eaten", { eaten: number(eaten), target: number(target) })} ${ofWeek(today, logs)}`
                : t("today.noTarget", { missing: today.targets.missing.map((reason) => t(`today.missing.${reason}`)).join(", ") })),
            target ? whyButton(`/api/why/energy?date=${today.date}`, t("today.calories")) : h("a", { class: "button", href: "/onboarding?step=you" }, t("today.finish.go"))),
        today.targets.origins.energy === "profile" && target && h("p", { class: "small muted" }, t("today.target.suggested", { value: number(target) })),
        figure(today, "energy")?.isAtLeast && h("p", {}, h("span", { class: "chip" }, t("today.atLeast"))),
        dayBar(today, Math.max(target ?? 0, eaten, 1)),
    ];
}

/** What the days of this week before today add up to, beside their targets of today. */
function ofWeek(today, logs) {
    if (today.week) return t("today.week.left", { left: calories(today.week.remaining) });
    const start = addDays(today.date, -weekday(today.date));
    const known = logs.filter((log) => log.logDate >= start && log.logDate < today.date && log.caloriesConsumed !== undefined);
    if (known.length === 0) return "";
    const sum = Math.round(known.reduce((all, log) => all + log.caloriesConsumed - today.targets.energy, 0));
    return t(sum <= 0 ? "today.week.under" : "today.week.over", { value: number(Math.abs(sum)) });
}

/** The energy of each meal that something was eaten at. */
const parts = (today) => slots.map((slot) => ({ slot: slot.id, energy: today.day.meals.find((meal) => meal.slot === slot.id)?.nutrients.energy ?? 0 })).filter((part) => part.energy > 0);

export const dayBar = (today, whole) => h("div", { class: "daybar", role: "img", "aria-label": t("today.daybar") },
    parts(today).map((part) => h("i", { style: { "inline-size": percent(part.energy / whole), "--slot": `var(--slot-${part.slot})` } })));

/** What was eaten of each nutrient, beside what is aimed at. */
export function meters(today) {
    return [h("h2", { class: "visually-hidden" }, t("today.macros")), h("dl", { class: "meters" }, ["protein", "carbs", "fat", "fibre"].map((metric) => {
        const eaten = value(today, metric) ?? 0;
        const target = today.targets[metric];
        const isAtLeast = figure(today, metric)?.isAtLeast ? "≥ " : "";
        return h("div", { class: `meter hue-${metric}` }, h("dt", {}, t(`nutrient.${metric}`)), h("dd", {},
            h("div", {}, h("b", {}, `${isAtLeast}${number(eaten)}`), h("span", {}, target ? ` / ${number(target)} g` : " g")),
            target && h("div", { class: "bar", "aria-hidden": "true" }, h("i", { style: { "inline-size": percent(eaten / target) } }))));
    }))];
}

/** The last seven days, each a way to its meals; today in the colours of them. */
function week(today, logs) {
    const dates = Array.from({ length: 7 }, (_, age) => addDays(today.date, age - 6));
    const target = today.targets.energy;
    const known = new Map(logs.map((log) => [log.logDate, log.caloriesConsumed]));
    known.set(today.date, value(today, "energy"));
    if (!target && !dates.some((date) => known.get(date))) return undefined;
    const most = Math.max(target ?? 0, ...dates.map((date) => known.get(date) ?? 0), 1) * 1.02;
    const block = (share, properties = {}) => h("i", { ...properties, style: { "--share": String(share / most), ...properties.style } });
    const blocks = (date) => {
        const kcal = known.get(date) ?? 0;
        if (date === today.date && parts(today).length > 0) return parts(today).toReversed().map((part) => block(part.energy, { class: "slot", style: { "--slot": `var(--slot-${part.slot})` } }));
        return [target && kcal > target && block(kcal - target, { class: "over" }), block(Math.min(kcal, target ?? kcal))];
    };
    return h("ol", { class: "week", "aria-label": t("today.week"), style: { "--goal": String((target ?? 0) / most) } }, dates.map((date) => {
        const kcal = known.get(date);
        return h("li", {}, h("a", {
            href: date === today.date ? `/food?date=${date}` : `/?date=${date}`, "aria-current": date === today.date ? "date" : undefined,
            "aria-label": `${longDate(date)}: ${kcal === undefined ? "–" : `${number(kcal)} kcal`}`,
        },
            h("span", { class: "col" }, blocks(date), kcal !== undefined && date !== today.date && h("b", { "aria-hidden": "true" }, number(kcal))),
            h("span", { class: "name", "aria-hidden": "true" }, t(`weekday.short.${weekday(date) + 1}`))));
    }), target && h("li", { class: "goal", "aria-hidden": "true" }));
}
