// The steps of getting started: what each asks, and what it saves. Settings shows the same fields.
import { $, fill, h } from "/shared/dom.js";
import { get } from "/shared/api.js";
import { phaseCards } from "/profile/phase-cards.js";
import { dateOf, setDate } from "/shared/date-field.js";
import { check, choice, field, slider } from "/shared/forms.js";
import { calories, fullDate, hidesCalories, number, typed, weight } from "/shared/format.js";
import { t } from "/shared/i18n.js";

const unset = ["", t("form.unset")];
const options = (prefix, values) => [unset, ...values.map((value) => [value, t(`${prefix}.${value}`)])];
const text = (name, label, value, extra = {}) => field(name, t(label), { type: "text", value, ...extra });
const fields = (...content) => h("div", { class: "fields" }, content);

const allergens = ["gluten", "milk", "egg", "nuts", "peanut", "soya", "fish", "crustaceans", "molluscs", "sesame", "mustard", "celery", "lupin", "sulphites"];
const capital = (word) => word[0].toUpperCase() + word.slice(1);

export const core = ["you", "goal", "preferences"];
export const later = ["body", "diet", "exercise", "lifestyle", "biofeedback", "health", "food"];

/** The content of a step for a profile and preferences as they are. */
export const steps = {
    you: (profile) => [
        fields(text("firstName", "you.firstName", profile.firstName, { autocomplete: "given-name" }), text("lastName", "you.lastName", profile.lastName, { autocomplete: "family-name" })),
        fields(
            field("birthDate", t("you.birthDate"), { type: "date", value: profile.birthDate }),
            choice("sex", t("you.sex"), options("sex", ["female", "male", "other"]), profile.sex, { hint: t("you.sex.why") })),
        fields(
            field("heightCm", t("you.height"), { kind: "height", value: profile.heightCm }),
            field("currentWeightKg", t("log.weight"), { kind: "weight", value: profile.currentWeightKg })),
        choice("activityLevel", t("you.activity"), options("activity", ["sedentary", "light", "moderate", "active", "very_active"]), profile.activityLevel),
    ],
    goal: (profile) => {
        const says = h("div", { class: "note stack suggestion-bar", role: "status", hidden: true });
        const target = field("targetWeightKg", t("goal.targetWeight"), { kind: "weight", value: profile.targetWeightKg });
        const date = field("targetDate", t("goal.targetDate"), { type: "date", value: profile.targetDate });
        const phase = phaseCards(profile.currentPhase ?? "assessment");
        following([phase, target, date], says);
        return [
            phase,
            fields(target, date),
            says,
            fields(
                field("targetCalories", t("goal.calories"), { value: profile.targetCalories, decimals: 0, unit: "kcal", hint: t("goal.calories.why") }),
                field("dailyStepsTarget", t("goal.steps"), { value: profile.dailyStepsTarget, decimals: 0 }),
                field("waterMl", t("goal.water"), { kind: "volume", value: profile.waterMl, decimals: 0 }),
                field("weeklyWorkoutGoal", t("goal.workouts"), { value: profile.weeklyWorkoutGoal, decimals: 0 })),
        ];
    },
    preferences: (profile, preferences) => [
        fields(
            choice("language", t("pref.language"), [["en", "English"], ["nl", "Nederlands"]], preferences.language),
            choice("units", t("pref.units"), [["metric", t("units.metric")], ["imperial", t("units.imperial")]], preferences.units),
            choice("theme", t("pref.theme"), [["system", t("theme.system")], ["light", t("theme.light")], ["dark", t("theme.dark")]], preferences.theme)),
        choice("coachingTone", t("pref.tone"), options("tone", ["empathetic", "scientific", "casual", "tough_love"]), profile.coachingTone),
    ],
    body: (profile) => [fields(
        field("waistCircumferenceCm", t("log.waist"), { kind: "length", value: profile.waistCircumferenceCm }),
        field("hipCircumferenceCm", t("log.hips"), { kind: "length", value: profile.hipCircumferenceCm }),
        field("chestCircumferenceCm", t("log.chest"), { kind: "length", value: profile.chestCircumferenceCm }),
        field("bodyFatPercentage", t("log.bodyFat"), { value: profile.bodyFatPercentage, unit: "%" }))],
    diet: ({ background = {} }) => [
        text("background.nutritionHurdles", "diet.hurdles", background.nutritionHurdles, { rows: 2, hint: t("diet.hurdles.why") }),
        choice("background.foodRelationship", t("diet.relationship"), options("relationship", ["healthy", "restrictive", "emotional", "needs_support"]), background.foodRelationship, { hint: t("diet.relationship.why") }),
    ],
    exercise: ({ background = {} }) => [
        field("background.averageDailySteps", t("exercise.steps"), { value: background.averageDailySteps, decimals: 0 }),
        text("background.physicalLimitations", "exercise.limitations", background.physicalLimitations, { rows: 2, hint: t("exercise.limitations.why") }),
    ],
    lifestyle: ({ background = {} }) => [
        field("background.averageSleepHours", t("lifestyle.sleep"), { value: background.averageSleepHours, unit: t("log.hours") }),
        slider("background.sleepQuality", t("log.sleep.quality"), background.sleepQuality),
        slider("background.stressLevel", t("log.stress"), background.stressLevel),
    ],
    biofeedback: ({ background = {}, sex, menstrualStatus }) => [
        slider("background.morningEnergy", t("bio.morning"), background.morningEnergy),
        slider("background.afternoonEnergy", t("bio.afternoon"), background.afternoonEnergy),
        slider("background.generalMood", t("log.mood"), background.generalMood),
        sex !== "male" && choice("menstrualStatus", t("bio.menstrual"), options("menstrual", ["premenopausal", "perimenopausal", "postmenopausal", "not_applicable"]), menstrualStatus, { hint: t("bio.menstrual.why") }),
    ],
    health: (profile) => [
        h("p", { class: "small muted" }, t("healthStep.why")),
        profile.sex !== "male" && check("isPregnant", t("healthStep.pregnant"), profile.isPregnant),
        profile.sex !== "male" && check("isBreastfeeding", t("healthStep.breastfeeding"), profile.isBreastfeeding),
        check("hasEatingDisorderHistory", t("healthStep.eatingDisorder"), profile.hasEatingDisorderHistory),
        check("hasHealthConditions", t("healthStep.conditions"), profile.hasHealthConditions),
        choice("background.wearable", t("healthStep.device"), options("wearable", ["apple_watch", "garmin", "oura", "polar", "fitbit", "other"]), profile.background?.wearable, { hint: t("healthStep.device.why") }),
    ],
    food: (profile) => [
        h("fieldset", { class: "plain-set many" }, h("legend", { class: "label" }, t("foodStep.restrictions")),
            ["vegetarian", "vegan", "gluten_free", "lactose_free", "halal", "kosher", "pescatarian"].map((name) => {
                const box = check(`restriction.${name}`, t(`restriction.${name}`), profile.dietaryRestrictions?.includes(name));
                return box;
            })),
        h("fieldset", { class: "plain-set many" }, h("legend", { class: "label" }, t("foodStep.allergies")),
            allergens.map((name) => check(`allergen.${name}`, capital(t(`diet.trait.${name}`)), profile.allergens?.includes(name)))),
        text("allergies", "foodStep.allergies.own", profile.allergies, { hint: t("foodStep.allergies.hint") }),
    ],
};

const preferenceNames = ["language", "units", "theme", "timeZone", "dayStartHour", "glass", "hideCalories", "looksUpBarcodes", "fastingHours", "checkInDay", "opensRegistration"];

/** Sorts changed fields into what goes to /api/profile and what to /api/preferences. */
export function sorted(changed, form) {
    const profile = {};
    const preferences = {};
    for (const [name, value] of Object.entries(changed)) {
        if (name.startsWith("mealTimes.")) (preferences.mealTimes ??= {})[name.slice(10)] = value;
        else if (preferenceNames.includes(name)) preferences[name] = ["dayStartHour", "fastingHours"].includes(name) ? Number(value) : value;
        else if (name.startsWith("background.")) (profile.background ??= {})[name.slice(11)] = value;
        else if (name.startsWith("restriction.")) profile.dietaryRestrictions = chosen(form, "restriction.");
        else if (name.startsWith("allergen.")) profile.allergens = chosen(form, "allergen.");
        else if (name === "currentPhase" && value === null) continue;
        else profile[name] = value;
    }
    return { profile, preferences };
}

const chosen = (form, prefix) => [...form.querySelectorAll(`[name^="${prefix}"]:checked`)].map((box) => box.name.slice(prefix.length));

/** Says, while somebody types, what the goals in `parts` would ask of a day, or why they cannot be kept. */
function following(parts, says) {
    const [phase, target, date] = parts.map((part) => $("[name]", part));
    let turn = 0;
    let last;
    let waiting;

    async function ask() {
        const targetWeightKg = typed(target.value) * Number(target.dataset.factor);
        // What is empty is none, whatever was saved.
        const query = new URLSearchParams({ currentPhase: phase.value, targetWeightKg: targetWeightKg > 0 ? targetWeightKg.toFixed(3) : "", targetDate: dateOf(date) || "" });
        if (String(query) === last) return;
        last = String(query);
        const asked = ++turn;
        try {
            const plan = await get(`/api/plan?${query}`);
            // A later question has another answer.
            if (asked === turn) suggest(plan, target, date, says);
        } catch (problem) {
            if (asked !== turn) return;
            last = undefined;
            const words = Object.values(problem.fields ?? {}).join(" ");
            fill(says, words && h("p", {}, words));
            says.hidden = !words;
        }
    }

    const later = () => {
        clearTimeout(waiting);
        waiting = setTimeout(ask, 300);
    };
    for (const part of parts) for (const event of ["input", "change"]) part.addEventListener(event, later);
    ask();
}

/** What is healthy and what would fit the chosen phase; the offer is there until a target weight is. */
function suggest(plan, input, date, says) {
    const { forbidden } = plan.trial;
    const parts = [...forbidden];
    if (plan.healthyWeightLowKg && forbidden.length === 0) parts.push(t("goal.healthy", { low: weight(plan.healthyWeightLowKg), high: weight(plan.healthyWeightHighKg) }));
    if (plan.maintenance && !hidesCalories && forbidden.length === 0) parts.push(t("goal.maintenance", { value: number(plan.maintenance) }));
    const energy = plan.target !== undefined && calories(Math.round(plan.target));
    const offer = plan.suggestedTargetWeightKg && !input.value && h("button", { class: "button", type: "button" }, t("goal.suggest", { value: weight(plan.suggestedTargetWeightKg), date: fullDate(plan.suggestedTargetDate) }));
    if (offer) offer.addEventListener("click", () => {
        input.value = weight(plan.suggestedTargetWeightKg).split(" ")[0];
        setDate(date, plan.suggestedTargetDate);
        // What stands there is told anew.
        input.dispatchEvent(new Event("input", { bubbles: true }));
        offer.remove();
    });
    fill(says, energy && h("p", { class: "row" }, h("span", { class: "small" }, t("goal.energy")), h("strong", { class: "figure" }, energy)), parts.length > 0 && h("p", {}, parts.join(" ")), offer);
    says.classList.toggle("care", forbidden.length > 0);
    says.hidden = parts.length === 0 && !offer && !energy;
    const { activeElement } = document;
    if (activeElement === input || activeElement === date) activeElement.scrollIntoView({ block: "nearest" });
}
