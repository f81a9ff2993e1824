import { $, $$, fill, h } from "/shared/dom.js";
import { get, isOf, onChange, post } from "/shared/api.js";
import { dateField } from "/shared/date-field.js";
import { bodyOf, changeOf, mine } from "/shared/figures.js";
import { changes, check, choice, field, hasUnsaved, showProblems, slider } from "/shared/forms.js";
import { loading } from "/shared/loading.js";
import { remember } from "/shared/logged.js";
import { sorry, toast } from "/shared/toast.js";
import { longDate, number, quantity, weight } from "/shared/format.js";
import { t } from "/shared/i18n.js";
import { typing } from "/shared/metrics.js";

const place = $("#log");
let today;
let date;
/** What the form was filled from, as JSON. */
let shown;

await loading(place, () => get("/api/today"), (answer) => { today = answer.date; });
if (today) {
    const asked = new URLSearchParams(location.search).get("date");
    date = asked && asked <= today ? asked : today;
    show();
    onChange(["day"], async (change) => {
        // What is being typed was drawn from what was there before: saving it says so.
        if (!isOf(change, date) || hasUnsaved(place)) return;
        const known = await read().catch(() => undefined);
        if (known && JSON.stringify(known) !== shown && !hasUnsaved(place)) draw(known);
    });
}

function show() {
    return loading(place, read, draw);
}

/** The day, and what its person measures by names of their own, where the server or this device has them. */
async function read() {
    const known = get(`/api/measures?date=${date}`).catch((problem) => {
        if (problem.status !== 0) throw problem;
        return [];
    });
    const [log, measures] = await Promise.all([get(`/api/daily-logs/${date}`), known]);
    return [log, measures.filter(({ isOwn }) => isOwn)];
}

/** Fills the form anew; sections that were open stay open. */
function draw([log, measures]) {
    const open = $$("details[open]", place).map((section) => section.dataset.section);
    shown = JSON.stringify([log, measures]);
    fill(place, form(log ?? {}, measures));
    for (const section of $$("details", place)) section.open ||= open.includes(section.dataset.section);
}

function form(log, measures) {
    const picker = dateField({ id: "log-date", value: date, max: today, change: (chosen) => {
        date = chosen;
        history.replaceState(null, "", `?date=${date}`);
        show();
    } });
    const drinkUnit = quantity("volume");
    const element = h("form", { class: "stack", novalidate: true },
        h("div", { class: "card row spread" }, h("label", { class: "label", for: "log-date" }, longDate(date)), picker),
        section("body", true, h("div", { class: "fields" },
            field("weightKg", t("log.weight"), { ...typing("weightKg"), value: log.weightKg, asTyped: log.typed?.weightKg }),
            field("waistCm", t("log.waist"), { ...typing("waistCm"), value: log.waistCm, asTyped: log.typed?.waistCm }),
            field("hipsCm", t("log.hips"), { ...typing("hipsCm"), value: log.hipsCm, asTyped: log.typed?.hipsCm }),
            field("chestCm", t("log.chest"), { ...typing("chestCm"), value: log.chestCm, asTyped: log.typed?.chestCm }),
            field("neckCm", t("log.neck"), { ...typing("neckCm"), value: log.neckCm, asTyped: log.typed?.neckCm }),
            field("bodyFatPercentage", t("log.bodyFat"), { ...typing("bodyFatPercentage"), value: log.bodyFatPercentage }),
            measures.map((measure) => own(measure, log))), h("p", { class: "small" }, h("a", { href: "/measures" }, t("measures.all")))),
        section("nutrition", false, h("p", { class: "small muted" }, t("log.nutrition.hint")), h("div", { class: "fields" },
            total(log, "caloriesConsumed", t("today.calories")),
            total(log, "proteinGrams", t("nutrient.protein")),
            total(log, "carbsGrams", t("nutrient.carbs")),
            total(log, "fatGrams", t("nutrient.fat")),
            water(log, drinkUnit))),
        section("activity", false, h("div", { class: "fields" },
            field("steps", t("today.steps"), { ...typing("steps"), value: log.steps }),
            field("activeMinutes", t("log.active"), { ...typing("activeMinutes"), value: log.activeMinutes }),
            field("avgHeartRate", t("log.heartRate"), { ...typing("avgHeartRate"), value: log.avgHeartRate }),
            field("restingHeartRate", t("log.restingHeartRate"), { ...typing("restingHeartRate"), value: log.restingHeartRate }),
            field("bodyTemperatureC", t("metric.bodyTemperature"), { ...typing("bodyTemperatureC"), value: log.bodyTemperatureC })),
            check("workoutCompleted", t("log.workout"), log.workoutCompleted),
            h("div", { class: "fields", hidden: !log.workoutCompleted, id: "workout" },
                choice("workoutType", t("log.workout.type"), [["", t("form.unset")], ...["strength", "cardio", "flexibility", "recovery", "other"].map((type) => [type, t(`workout.${type}`)])], log.workoutType),
                field("workoutDurationMinutes", t("log.workout.duration"), { ...typing("workoutDurationMinutes"), value: log.workoutDurationMinutes }))),
        section("sleep", false, h("div", { class: "fields" },
            field("sleepHours", t("log.sleep"), { ...typing("sleepHours"), value: log.sleepHours }),
            slider("sleepQuality", t("log.sleep.quality"), log.sleepQuality))),
        section("energy", false, h("div", { class: "fields" }, slider("energyLevel", t("log.energy"), log.energyLevel), slider("moodRating", t("log.mood"), log.moodRating))),
        section("stress", false, slider("stressLevel", t("log.stress"), log.stressLevel),
            field("notes", t("log.notes"), { type: "text", value: log.notes, rows: 4 })),
        h("div", { class: "row" }, h("button", { class: "button primary", type: "submit" }, t("log.save"))));
    const workout = $("[name=workoutCompleted]", element);
    workout.addEventListener("change", () => { $("#workout", element).hidden = !workout.checked; });
    element.addEventListener("submit", (event) => { event.preventDefault(); save(element); });
    return element;
}

const section = (name, open, ...content) => h("details", { class: "card", open, "data-section": name }, h("summary", {}, t(`log.section.${name}`)), h("div", { class: "stack" }, ...content));

/** A measure of one's own, with its figure of the day: what waits to be sent comes with the log. */
function own({ id, name, unit, latest: [last] }, log) {
    const value = log.measures?.[id] !== undefined ? log.measures[id] : last?.date === date ? last.value : undefined;
    return field(`${mine}${id}`, name, { unit, decimals: 3, value: value ?? undefined });
}

/** A total of the day's food: empty while it is summed, so that saving never turns a sum into a typed figure. */
function total(log, name, label) {
    const { unit, decimals } = typing(name);
    const isTyped = log.overrides?.includes(name);
    const sum = isTyped ? log.summed[name] : log[name];
    const hint = sum === undefined ? undefined : t(isTyped ? "log.overrides" : "log.summed", { value: `${number(sum, decimals)} ${unit}` });
    return field(name, label, { value: isTyped ? log[name] : undefined, decimals, unit, hint });
}

function water(log, { unit, factor }) {
    const isTyped = log.overrides?.includes("waterLiters");
    const sum = isTyped ? log.summed.waterLiters : log.waterLiters;
    const hint = sum === undefined ? undefined : t(isTyped ? "log.overrides" : "log.summed", { value: `${number((sum * 1000) / factor)} ${unit}` });
    const element = field("waterLiters", t("today.water"), { value: isTyped ? log.waterLiters * 1000 / factor : undefined, decimals: 0, unit, hint });
    Object.assign($("input", element).dataset, { factor: factor / 1000, unit });
    return element;
}

async function save(element) {
    const body = changes(element, { keepsUnits: true });
    if (!body) {
        openProblems(element);
        return;
    }
    if (body.workoutCompleted === false) {
        body.workoutType = null;
        body.workoutDurationMinutes = null;
    }
    try {
        const log = await post("/api/daily-logs", { ...bodyOf(body), logDate: date });
        const [old, measures] = JSON.parse(shown);
        const change = changeOf(withOwn(old, measures), body, withOwn(log, measures, body));
        draw([log, measures.map((measure) => (mine + measure.id in body ? { ...measure, latest: [{ date, value: body[mine + measure.id] ?? undefined }] } : measure))]);
        $("[type=submit]", place).focus();
        // The answer to a weight is its trend.
        const trend = "weightKg" in body && (await get(`/charts/weight.json?range=30&end=${date}&fields=date,trendKg`).catch(() => [])).at(-1)?.trendKg;
        toast([t("log.saved"), trend && t("checkin.trend", { value: weight(trend) })].filter(Boolean).join(" · "), remember([{ kind: "figures", name: longDate(date), days: [change] }]));
    } catch (problem) {
        const rest = showProblems(element, problem);
        openProblems(element);
        if (rest) sorry({ message: rest });
    }
}

/** A day with figures of one's own measures among the others, by the names of their fields; those of `saved` came after. */
const withOwn = (log, measures, saved = {}) => ({
    ...log, ...Object.fromEntries(measures.map(({ id, latest: [last] }) => [mine + id, mine + id in saved ? saved[mine + id] : last?.date === date ? last.value : undefined])),
});

/** A field that needs another look is in a section that is open. */
function openProblems(element) {
    for (const details of element.querySelectorAll("details:has([aria-invalid])")) details.open = true;
    $("[aria-invalid]", element)?.focus();
}
