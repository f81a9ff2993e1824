import { $, fill, h, icon, svg } from "/shared/dom.js";
import { del, get, post } from "/shared/api.js";
import { clock, hours, longDate, number, volume, weight, shortDate } from "/shared/format.js";
import { loading } from "/shared/loading.js";
import { onChange } from "/shared/events.js";
import { sorry, toast } from "/shared/toast.js";
import { t } from "/shared/i18n.js";
import { celebrate } from "/badges/celebration.js";
import { slots } from "/food/slots.js";
import { railNote } from "/profile/rails.js";
import { insightList } from "/recovery/insights.js";
import { whyButton, whyWords } from "/shared/why.js";

const asked = new URLSearchParams(location.search).get("date");
const path = asked ? `/api/today?date=${encodeURIComponent(asked)}` : "/api/today";
const place = $("#today");

const celebration = () => { if (!asked) celebrate($("#celebration"), $("#line")); };
const show = () => loading(place, () => get(path), draw);
const insights = h("div", {});
show();
standOut();
onChange(["day", "profile"], () => { show(); standOut(); celebration(); });
celebration();

function draw(today) {
    $("#greeting").textContent = today.isToday
        ? t(today.firstName ? `greeting.${today.greeting}.name` : `greeting.${today.greeting}`, { name: today.firstName })
        : longDate(today.date);
    $("#date").textContent = today.isToday ? longDate(today.date) : "";
    fill(
        place,
        h("div", { class: "stack" },
            notes(today),
            h("div", { class: "grid" }, energyCard(today), h("div", { class: "stack" }, macroCard(today), waterCard(today))),
            h("div", { class: "grid two" }, weightCard(today), stepsCard(today), sleepCard(today), streakCard(today), fastingCard(today)),
            insights,
            mealsCard(today),
            h("div", { class: "grid" }, phaseCard(today), actionsCard()),
        ),
    );
}

/** The first few things that stand out today; nothing on most days. */
async function standOut() {
    if (asked) return;
    const found = await get("/api/insights").catch(() => []);
    fill(insights, found.length > 0 && h("section", { class: "card" },
        h("div", { class: "card-head" }, h("h2", {}, t("insight.title")), h("a", { href: "/recovery" }, t("insight.all"))),
        insightList(found.slice(0, 3))));
}

const figure = (today, metric) => today.day.figures[metric];
const value = (today, metric) => figure(today, metric)?.value;
const why = (today, metric, about) => whyButton(`/api/why/${metric}?date=${today.date}`, about);
const atLeast = (today, metric) => (figure(today, metric)?.isAtLeast ? "≥ " : "");

function notes(today) {
    const parts = [railNote(today.targets)].filter(Boolean);
    if (today.note) parts.push(h("p", { class: "note care" }, today.noteText));
    if (!today.onboarding.completed && today.onboarding.openSteps.length) {
        parts.push(h("div", { class: "note row spread" },
            h("span", {}, t("today.finish", { count: today.onboarding.openSteps.length })),
            h("a", { class: "button", href: "/onboarding" }, t("today.finish.go"))));
    }
    return parts;
}

function energyCard(today) {
    const eaten = value(today, "energy") ?? 0;
    const target = today.targets.energy;
    if (today.hideCalories) {
        return h("section", { class: "card" }, h("h2", {}, t("today.meals.title")), h("p", {}, t("today.entries", { count: today.day.meals.reduce((sum, meal) => sum + meal.entries, 0) })));
    }
    const share = target ? Math.min(eaten / target, 1) : 0;
    const length = 2 * Math.PI * 60;
    const isOver = target && eaten > target;
    const ring = svg("svg", { class: "ring", viewBox: "0 0 148 148", role: "img", "aria-label": t("today.ring", { eaten: number(eaten), target: target ? number(target) : "–" }) },
        svg("circle", { class: "track", cx: 74, cy: 74, r: 60, fill: "none", "stroke-width": 13 }),
        svg("circle", { class: isOver ? "fill over" : "fill", cx: 74, cy: 74, r: 60, fill: "none", "stroke-width": 13, "stroke-dasharray": length, "stroke-dashoffset": length * (1 - share), transform: "rotate(-90 74 74)", ...(share === 0 ? { visibility: "hidden" } : {}) }),
        svg("text", { x: 74, y: 78 }, number(eaten)),
        svg("text", { class: "sub", x: 74, y: 98 }, "kcal"));
    const left = target ? target - eaten : undefined;
    return h("section", { class: "card" },
        h("div", { class: "card-head" }, h("h2", {}, t("today.calories")), why(today, "energy", t("today.calories"))),
        h("div", { class: "row" }, ring,
            h("div", { class: "stack" },
                target
                    ? h("div", { class: "stat" }, h("span", { class: "figure" }, number(Math.abs(left))), h("span", { class: "name" }, t(left >= 0 ? "today.left" : "today.over")))
                    : h("p", { class: "muted" }, t("today.noTarget"), " ", h("a", { href: "/onboarding" }, t("today.finish.go"))),
                target && h("p", { class: "muted small" }, t(today.targets.origins.energy === "profile" ? "today.target.suggested" : "today.target", { value: number(target) })),
                figure(today, "energy")?.isAtLeast && h("p", { class: "chip" }, t("today.atLeast")))),
        eaten === 0 && today.isToday && h("p", {}, h("a", { class: "button primary", href: "/food" }, icon("plus"), t("today.firstMeal"))));
}

function macroCard(today) {
    const bar = (metric, label) => {
        const eaten = value(today, metric);
        const target = today.targets[metric];
        const part = target ? Math.min((eaten ?? 0) / target, 1) : 0;
        return h("div", {},
            h("div", { class: "row spread small" }, h("span", { class: "row tight" }, label, why(today, metric, label)),
                h("span", { class: "number" }, `${atLeast(today, metric)}${number(eaten ?? 0)}${target ? ` / ${number(target)}` : ""} g`)),
            h("div", { class: "bar", "aria-hidden": "true" }, h("i", { style: { "inline-size": `${part * 100}%`, "--bar": `var(--${metric})` } })));
    };
    return h("section", { class: "card" }, h("h2", {}, t("today.macros")),
        bar("protein", t("nutrient.protein")), bar("carbs", t("nutrient.carbs")), bar("fat", t("nutrient.fat")), bar("fibre", t("nutrient.fibre")));
}

function waterCard(today) {
    const drunk = value(today, "water") ?? 0;
    const plain = value(today, "plainWater") ?? 0;
    const goal = today.targets.water;
    const amounts = [200, 250, 500];
    return h("section", { class: "card" },
        h("div", { class: "card-head" }, h("div", { class: "row tight" }, h("h2", { class: "row" }, icon("water"), t("today.water")), why(today, "water", t("today.water"))), h("span", { class: "number" }, `${volume(drunk)} / ${volume(goal)}`)),
        h("div", { class: "bar", "aria-hidden": "true" }, h("i", { style: { "inline-size": `${Math.min(drunk / goal, 1) * 100}%`, "--bar": "var(--water-fill)" } })),
        h("p", { class: "small muted" }, t("today.water.words", { value: volume(plain) })),
        h("div", { class: "row" }, amounts.map((amount) =>
            h("button", { class: "button", type: "button", onclick: () => drink(amount, today.date) }, t("today.water.add", { value: volume(amount) })))));
}

async function drink(amount, date) {
    try {
        const entry = await post("/api/food-entries", { logDate: date, slot: "drinks", foodId: "water", servingQuantity: amount, unit: "ml" });
        await show();
        toast(t("today.drank", { amount: volume(amount) }), async () => { await del(`/api/food-entries/${entry.id}`).catch(sorry); await show(); });
    } catch (problem) {
        sorry(problem);
    }
}

const card = (name, label, behind, ...content) =>
    h("section", { class: "card stat" }, h("div", { class: "name" }, h("h2", { class: "name" }, icon(name), label), behind), ...content);

function weightCard(today) {
    const known = today.weight;
    if (!known) return card("weight", t("today.weight"), undefined, h("p", {}, h("a", { class: "button", href: "/log" }, t("today.weight.add"))));
    const rate = known.weeklyRate;
    const trend = rate === undefined ? undefined : Math.abs(rate) < 0.05 ? "today.trend.flat" : rate < 0 ? "today.trend.down" : "today.trend.up";
    return card("weight", t("today.weight"), why(today, "weight", t("today.weight")), h("span", { class: "figure" }, weight(known.latest)),
        h("p", { class: "small muted" }, trend ? t(trend, { value: weight(Math.abs(rate)) }) : shortDate(known.on)));
}

function stepsCard(today) {
    const steps = value(today, "steps");
    const share = Math.min((steps ?? 0) / today.targets.steps, 1);
    return card("steps", t("today.steps"), why(today, "steps", t("today.steps")),
        h("span", { class: "figure" }, steps === undefined ? "–" : number(steps), h("small", {}, ` / ${number(today.targets.steps)}`)),
        h("div", { class: "bar", "aria-hidden": "true" }, h("i", { style: { "inline-size": `${share * 100}%` } })));
}

function sleepCard(today) {
    const minutes = value(today, "sleep");
    const quality = value(today, "sleepQuality");
    return card("sleep", t("today.sleep"), why(today, "sleep", t("today.sleep")),
        h("span", { class: "figure" }, minutes === undefined ? "–" : hours(minutes)),
        h("p", { class: "small muted" }, quality === undefined ? t("today.sleep.none") : t("today.sleep.quality", { value: quality })));
}

let ticking;
/** How long ago one ate, counting on. */
function fastingCard({ fasting }) {
    clearInterval(ticking);
    if (!fasting) return undefined;
    const since = new Date(fasting.since);
    const until = new Date(since.getTime() + fasting.goalHours * 3600e3);
    const figure = h("span", { class: "figure" });
    const goal = h("p", { class: "small muted" });
    const tick = () => {
        const now = Date.now();
        figure.textContent = hours((now - since) / 60e3);
        goal.textContent = now >= until ? t("fasting.reached", { hours: fasting.goalHours }) : t("fasting.until", { hours: fasting.goalHours, time: clock(until.getHours() * 60 + until.getMinutes()) });
    };
    tick();
    ticking = setInterval(tick, 30e3);
    return card("dinner", t("fasting.title"), whyWords(t("why.fasting"), t("fasting.title")), figure, goal, fasting.meanNight !== undefined && h("p", { class: "small muted" }, t("fasting.nights", { time: hours(fasting.meanNight) })));
}

function streakCard(today) {
    return card("flame", t("today.streak"), whyWords(t("why.streak"), t("today.streak")),
        h("span", { class: "figure" }, t("today.days", { count: today.streak.current })),
        h("p", { class: "small muted" }, t("today.streak.longest", { value: today.streak.longest }), " · ", h("a", { href: "/badges" }, t("badge.title"))));
}

function mealsCard(today) {
    const logged = new Map(today.day.meals.map((meal) => [meal.slot, meal]));
    return h("section", { class: "card" }, h("h2", {}, t("today.meals.title")),
        h("ul", { class: "list" }, slots.map((slot) => {
            const meal = logged.get(slot.id);
            return h("li", { class: "sided" },
                h("span", { class: "row tight" }, h("i", { class: "dot", style: { "--dot": `var(--slot-${slot.id})` } }), icon(slot.id), t(`slot.${slot.id}`)),
                h("span", { class: "row tight" },
                    meal && h("span", { class: "chip good" }, icon("check"), today.hideCalories ? String(meal.entries) : `${number(meal.nutrients.energy ?? 0)} kcal`),
                    h("a", { class: "button icon-only", href: `/food?slot=${slot.id}&date=${today.date}`, "aria-label": t("today.addTo", { slot: t(`slot.${slot.id}`) }) }, icon("plus"))));
        })));
}

function phaseCard(today) {
    const { phase, dayNumber } = today.phase;
    return h("section", { class: "card" },
        h("div", { class: "row" }, h("i", { class: "dot", style: { "--dot": `var(--phase-${phase})` } }), h("h2", {}, t(`phase.${phase}`)), h("span", { class: "chip" }, t("phase.day", { value: dayNumber }))),
        h("p", { class: "muted" }, t(`phase.${phase}.words`)));
}

function actionsCard() {
    return h("section", { class: "card" }, h("h2", {}, t("today.actions")),
        h("div", { class: "row" },
            h("a", { class: "button primary", href: "/food" }, icon("food"), t("today.logFood")),
            h("a", { class: "button", href: "/log" }, icon("log"), t("today.logDay")),
            h("a", { class: "button", href: "/trends" }, icon("trends"), t("today.seeTrends")),
            h("a", { class: "button", href: "/recovery" }, icon("heart"), t("recovery.title"))));
}
