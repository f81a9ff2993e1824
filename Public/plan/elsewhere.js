// What another device set of the goals that are being saved here.
import { calories, fullDate, number, show, weight } from "/shared/format.js";
import { t } from "/shared/i18n.js";
import { sorry } from "/shared/toast.js";

const paceWords = (pace) => t("plan.pace", { value: show("weight", pace, 2) });
const words = {
    maintenanceCalories: calories, targetCalories: calories, weeklyPaceKg: paceWords, targetWeightKg: weight, targetDate: fullDate,
    dailyStepsTarget: (steps) => t("plan.steps", { value: number(steps) }), currentPhase: (phase) => t(`phase.${phase}`), phaseStartDate: fullDate,
};

/** Says what went wrong; where goals were changed elsewhere, what they are there. */
export function sorryFor(problem) {
    const theirs = Object.entries(problem.theirs ?? {}).map(([name, value]) => (value === null ? t("plan.none") : words[name]?.(value))).filter(Boolean);
    sorry(theirs.length ? { message: `${problem.message} ${t("form.elsewhere", { value: theirs.join(", ") })}` } : problem);
}
