// What do I burn, where is my weight going, when will I be there, what should I eat.
import { $, fill, h, svg } from "/shared/dom.js";
import { get, onChange } from "/shared/api.js";
import { chart } from "/shared/charts.js";
import { calories, hidesCalories, number, shortDate, show as inUnit, weight } from "/shared/format.js";
import { hasUnsaved } from "/shared/forms.js";
import { loading } from "/shared/loading.js";
import { period, periodControl } from "/shared/period.js";
import { t } from "/shared/i18n.js";
import { why, whyButton } from "/shared/why.js";
import { whatIf } from "/plan/what-if.js";
import { phases } from "/plan/phases.js";
import { week } from "/plan/week.js";
import { checkIn } from "/plan/check-in.js";

const place = $("#plan");
let range = period(90);
let tried;
periodControl($("#ranges"), () => range, (days) => {
    range = days;
    pictures();
});
show();
// What is being typed stays, and is held against what was changed when it is saved.
onChange(["day", "profile", "preferences"], () => { if (!hasUnsaved(place)) show(); });

function show() {
    // Goals are saved as a part of the profile: of the state that is shown, so it is not read later than they.
    return loading(place, () => Promise.all([get("/api/profile"), get("/api/plan"), get("/api/plan/check-ins"), get("/api/plan/week")]), ([, plan, answered, moved]) => {
        fill(place,
            h("div", { id: "headline" }),
            burnCard(plan), whereCard(plan), whatIf(plan, follow), h("div", { class: "plan-two" }, whenCard(plan), !hidesCalories && eatCard()),
            week(moved, plan.date, show), phases(plan), checkIn(plan, answered, show));
        tried = { query: "" };
        follow(plan, "");
        pictures();
    });
}

/** Shows what comes of a plan: the one in force, or one that is tried. */
function follow(plan, query) {
    const { trial } = plan;
    if (query !== tried.query) {
        tried.query = query;
        forecast();
    }
    const points = [28, 84].map((day) => trial.points.find((point) => point.day === day)).filter(Boolean);
    fill($("#where-words"), points.length > 0
        ? points.map((point) => h("p", {}, t("plan.where.in", { days: point.day, weight: weight(point.weightKg), low: weight(point.lowKg), high: weight(point.highKg) })))
        : h("p", { class: "muted" }, plan.lacking?.text ?? trial.text));
    // A date is what the page says first; that there is none is said where it is asked for.
    const verdict = fill($("#verdict"), trial.text);
    verdict.className = trial.arrival ? "verdict" : "";
    const place = trial.arrival ? $("#headline") : $("#when");
    if (verdict.parentNode !== place) place.prepend(verdict);
    fill($("#likely"), trial.likely ?? "");
    if (!hidesCalories) fill($("#eat"), ledger(plan));
}

/** The charts over the days that were chosen. */
function pictures() {
    if (!tried) return;
    if ($("#burn-chart")) {
        chart($("#burn-chart"), `/charts/expenditure.svg?range=${range}`);
        fill($("#burn-take"), takeAway("expenditure"));
    }
    forecast();
}

function forecast() {
    chart($("#forecast-chart"), `/charts/forecast.svg?range=${range}${tried.query}`);
    fill($("#forecast-take"), takeAway("forecast", tried.query));
}

const takeAway = (name, query = "") => [
    h("span", { class: "muted" }, t("plan.take")),
    ["svg", "csv", "json"].map((form) => h("a", { class: "button quiet", href: `/charts/${name}.${form}?range=${range}${query}`, download: `${name}.${form}` }, form.toUpperCase())),
];

function burnCard({ burn, lacking, change, burnWhy }) {
    const title = h("h2", {}, t("plan.burn"));
    if (hidesCalories) return h("section", { class: "card" }, title, h("p", { class: "muted" }, t("plan.burn.hidden")), lacking && h("p", {}, lacking.text));
    if (!burn) return h("section", { class: "card" }, title, h("p", {}, t("plan.burn.none")), lacking && h("p", { class: "muted" }, lacking.text), why(burnWhy, t("plan.burn")));
    return h("section", { class: "card" }, title,
        h("p", { class: "plan-figure" }, number(burn.kcal), " ", h("small", {}, [t("plan.eat.kcal"), burn.low !== undefined && t("plan.burn.range", { low: number(burn.low), high: number(burn.high) })].filter(Boolean).join(" · "))),
        h("p", { class: "muted" }, t(`plan.burn.${burn.source}`, { lacking: lacking?.text ?? "" })),
        change && h("p", {}, change.text),
        h("div", { class: "chart-box", id: "burn-chart" }),
        h("p", { class: "row small", id: "burn-take" }),
        why(burnWhy, t("plan.burn")));
}

function whereCard({ trial }) {
    return h("section", { class: "card" }, h("h2", {}, t("plan.where")),
        h("div", { id: "where-words", "aria-live": "polite" }),
        h("div", { class: "chart-box", id: "forecast-chart", "data-waiting": trial.points.length === 0 }),
        h("p", { class: "row small", id: "forecast-take" }));
}

function whenCard({ goal, goalShare, forecastWhy }) {
    return h("section", { class: "card stack" }, h("h2", {}, t("plan.when")),
        h("div", { id: "when", class: "stack" }, h("p", { id: "verdict", "aria-live": "polite" }), h("p", { id: "likely" })),
        goal ? goalBar(goal, goalShare) : h("p", {}, h("a", { class: "button", href: "/onboarding?step=goal" }, t("plan.goal.set"))),
        why(forecastWhy, t("plan.when")));
}

/** The way to the goal in steps of half a kilogram, with those that were passed. */
function goalBar(goal, share) {
    const span = goal.goal - goal.start;
    const percent = (value) => `${(100 * (value - goal.start)) / span}%`;
    const words = t("plan.goal.bar", { start: weight(goal.start), goal: weight(goal.goal), now: weight(goal.now) });
    const passed = goal.milestones.filter((one) => one.passed);
    const next = goal.milestones.find((one) => !one.passed);
    return h("div", { class: "stack" },
        svg("svg", { class: "goal-bar", role: "img", "aria-label": words },
            svg("rect", { width: "100%", height: "100%" }), svg("rect", { class: "done", width: `${100 * share}%`, height: "100%" }),
            ...goal.milestones.slice(0, -1).map((one) => svg("line", { x1: percent(one.weight), x2: percent(one.weight), y1: 0, y2: 14 }))),
        h("p", { class: "small" }, words),
        h("p", { class: "small muted" }, [
            passed.length > 0 && t("plan.goal.passed", { list: passed.slice(-4).map((one) => t("plan.goal.step", { weight: weight(one.weight), date: shortDate(one.passed) })).join(", ") }),
            next && t("plan.goal.ahead", { weight: weight(next.weight) }),
        ].filter(Boolean).join(". ")));
}

const eatCard = () => h("section", { class: "card" }, h("div", { class: "row tight" }, h("h2", {}, t("plan.eat")), whyButton("/api/why/energy", t("plan.eat"))), h("div", { id: "eat", "aria-live": "polite" }));

/** How the target follows from what is burnt, as a sum. */
function ledger({ trial }) {
    if (trial.energyKcal === undefined) return h("p", { class: "muted" }, t("plan.eat.none"));
    const rest = trial.burnKcal === undefined ? 0 : trial.energyKcal - trial.burnKcal;
    const pace = inUnit("weight", Math.abs(trial.paceKg ?? 0), 2);
    const line = (name, value, isSum) => h("div", { class: isSum ? "sum" : undefined }, h("dt", {}, name), h("dd", {}, value));
    return [
        h("p", { class: "plan-figure" }, number(trial.energyKcal), " ", h("small", {}, [t("plan.eat.kcal"), trial.proteinGrams !== undefined && t("plan.eat.protein", { value: number(trial.proteinGrams) })].filter(Boolean).join(" · "))),
        trial.burnKcal !== undefined && h("dl", { class: "ledger" },
            line(t("plan.eat.burn"), number(trial.burnKcal)),
            line(Math.abs(rest) < 40 ? t("plan.eat.keep") : t(rest < 0 ? "plan.eat.less" : "plan.eat.more", { pace }), `${rest < 0 ? "−" : "+"} ${number(Math.abs(rest))}`),
            line(t("plan.eat.day"), calories(trial.energyKcal), true)),
    ];
}
