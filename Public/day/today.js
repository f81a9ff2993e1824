// The day in one answer: what is left to eat, the figures with the days behind them, the meals, and what stands out.
import { $, fill, h, icon } from "/shared/dom.js";
import { get, onChange, patch } from "/shared/api.js";
import { addDays, calories, clock, hours, longDate, number, timeOf } from "/shared/format.js";
import { loading } from "/shared/loading.js";
import { sorry } from "/shared/toast.js";
import { t, withWords } from "/shared/i18n.js";
import { checkIn } from "/day/check-in-card.js";
import { opening } from "/day/opening.js";
import { tiles } from "/day/tiles.js";
import { slotAt, slots } from "/food/slots.js";
import { railNote } from "/profile/rails.js";
import { bandSpark } from "/shared/spark.js";
import { whyLater, whyWords } from "/shared/why.js";

const asked = new URLSearchParams(location.search).get("date");
const of = asked ? encodeURIComponent(asked) : "";
/** The figures of the day that the page shows. */
const parts = ["energy", "protein", "carbs", "fat", "fibre", "weight", "sleep", "steps", "water", "mood", "energyLevel", "stress"];
/** The installed app's way to weigh in. */
let isAsked = new URLSearchParams(location.search).get("enter") === "weight";
const place = $("#today");
const stands = h("div", { class: "stack" });
const likely = h("p", { class: "small muted" });

/** The line of the day, and on the day that a badge is reached a word of that. */
const celebration = async () => {
    if (asked) return;
    const { celebrated, quote } = await get("/api/badges?fields=quote,celebrated.id,celebrated.title,celebrated.icon,celebrated.latest,celebrated.celebration").catch(() => ({ celebrated: [] }));
    fill($("#line"), quote && [`“${quote.text}”`, quote.author && h("span", {}, ` ${quote.author}`)]);
    if (celebrated.length > 0) import("/badges/celebration.js").then((part) => part.celebrate($("#celebration"), celebrated), () => {});
};
const show = () => loading(place, load, draw);
show();
onChange(["day", "profile"], () => { show(); celebration(); });
celebration();
get("/api/news").then((news) => news && withWords(() => import("/day/news.js")).then((part) => part.tellNews(news))).catch(() => {});

function load() {
    const fields = "fields=logDate,caloriesConsumed,sleepHours,steps";
    const days = asked ? `/api/daily-logs?from=${addDays(asked, -29)}&to=${of}&${fields}` : `/api/daily-logs/range/30?${fields}`;
    const first = get(`/api/today?${asked ? `date=${of}&` : ""}fields=date,isToday,firstName,greeting,note,noteText,onboarding,phase,streak,targets,weight,week.remaining,fasting,day.meals.slot,day.meals.nutrients.energy,${parts.map((metric) => `day.figures.${metric}`)}`);
    return Promise.all([first, get(days), get(`/charts/weight.json?range=30${asked ? `&end=${of}` : ""}&fields=date,weightKg,trendKg`),
        first.then((today) => get(`/api/food-entries/${today.date}?fields=slot,time,foodName,calories`)), asked ? [] : get("/api/insights?fields=id,type,title,message,why.rows.metric,why.rows.value").catch(() => [])]);
}

function draw([today, logs, trend, entries, insights]) {
    const isEmpty = entries.length === 0;
    const title = longDate(today.date);
    $("#date").textContent = title[0].toLocaleUpperCase() + title.slice(1);
    $("#greeting").textContent = today.isToday ? t(today.firstName ? `greeting.${today.greeting}.name` : `greeting.${today.greeting}`, { name: today.firstName }) : "";
    const step = (days, name, key) => {
        const isThere = days < 0 || !today.isToday;
        return h("a", { class: "button icon-only", href: isThere && `/?date=${addDays(today.date, days)}`, role: isThere ? undefined : "link", "aria-disabled": isThere ? undefined : "true", "aria-label": t(key) }, icon(name));
    };
    fill($("#turn"), step(-1, "left", "food.dayBefore"), step(1, "right", "food.dayAfter"));
    fill(stands, standOut(insights));
    const phase = phaseCard(today);
    // Beside a long column it stands below the meals.
    const isLong = insights.length > 1;
    fill(place, h("div", { class: "page-grid" },
        notes(today),
        opening(today, logs),
        tiles(today, logs, trend),
        h("div", { class: "cols" },
            mealsCard(today, entries, isEmpty),
            h("div", { class: "stack" }, checkIn(today, trend), stands, fastingCard(today), !isLong && phase), isLong && phase)));
    if (today.isToday) foretell();
    if (isAsked) $(".tile .enter").click();
    isAsked = false;
}

function notes(today) {
    const parts = [railNote(today.targets)].filter(Boolean);
    if (today.note) parts.push(h("p", { class: "note care" }, today.noteText));
    if (!today.onboarding.completed && today.onboarding.openSteps.length) {
        const done = () => patch("/api/profile", { onboardingCompleted: true }).catch(sorry);
        parts.push(h("div", { class: "note row spread" },
            h("span", {}, t("today.finish", { count: today.onboarding.openSteps.length })),
            h("span", { class: "row" }, h("a", { class: "button", href: "/onboarding" }, t("today.finish.go")), h("button", { class: "button quiet", type: "button", onclick: done }, t("onboarding.hide")))));
    }
    return parts;
}

/** What was eaten at each meal; the meal of this hour is open, and the others that nothing was logged for are one row. */
function mealsCard(today, entries, isEmpty) {
    const now = new Date();
    const next = today.isToday ? slotAt(now.getHours() * 60 + now.getMinutes()) : undefined;
    const eaten = (slot) => entries.filter((entry) => entry.slot === slot.id);
    const href = (slot) => `/food?slot=${slot.id}&date=${today.date}`;
    const shown = slots.filter((slot) => eaten(slot).length > 0 || slot.id === next);
    const others = slots.filter((slot) => !shown.includes(slot));
    return h("section", { class: "card" },
        h("div", { class: "card-head" }, h("h2", {}, t("today.meals.title")), h("a", { class: "button quiet", href: `/food?date=${today.date}` }, t("today.openFood"))),
        isEmpty && today.isToday && h("p", {}, h("a", { class: "button primary", href: "/food" }, icon("plus"), t("today.firstMeal"))),
        h("ul", { class: "items" }, shown.map((slot) => mealRow(slot, eaten(slot), href(slot)))),
        h("p", { class: "more" }, others.map((slot) => h("a", { class: "chip press", href: href(slot), "aria-label": t("today.addTo", { slot: t(`slot.${slot.id}`) }) }, icon("plus"), t(`slot.${slot.id}`)))));
}

function mealRow(slot, entries, href) {
    const energy = entries.reduce((sum, entry) => sum + (entry.calories ?? 0), 0);
    const time = entries.map((entry) => entry.time).filter(Boolean).toSorted()[0];
    return h("li", { class: "item", style: { "--slot": `var(--slot-${slot.id})` } },
        h("span", { class: entries.length > 0 ? "disc" : "disc open", "aria-hidden": "true" }, icon(slot.id)),
        h("div", {}, h("h3", {}, h("a", { class: "plain", href }, t(`slot.${slot.id}`)), time && slot.id !== "drinks" && h("span", { class: "time" }, ` ${time}`)),
            h("p", { class: "sub" }, entries.length > 0 ? entries.toReversed().map((entry) => entry.foodName).join(", ") : slot.from !== undefined && `${clock(slot.from)}–${clock(slot.to)}`)),
        h("span", { class: "kcal" }, entries.length > 0 && (calories(energy) ?? t("today.entries.some", { count: entries.length }))),
        h("a", { class: entries.length > 0 ? "button icon-only" : "button icon-only add", href, "aria-label": t("today.addTo", { slot: t(`slot.${slot.id}`) }) }, icon("plus")));
}

/** The first few things that stand out, each with the days it rests on; nothing on most days. */
function standOut(insights) {
    return insights.length > 0 && h("section", { class: "card" },
        h("div", { class: "card-head" }, h("h2", {}, t("insight.title"))),
        h("ul", { class: "stands" }, insights.slice(0, 3).map((insight) => {
            const metric = insight.why.rows[0]?.metric;
            const values = insight.why.rows.filter((row) => row.metric === metric && row.value !== undefined).toReversed().slice(-28).map((row) => row.value);
            return h("li", { class: `insight ${insight.type} ${hues[metric] ?? "hue-felt"}` }, h("h3", {}, insight.title), h("p", {}, insight.message),
                values.length > 3 && bandSpark(values, { height: 72 }), whyLater(() => reasons(insight.id), insight.title));
        })),
        h("p", {}, h("a", { class: "button quiet flush", href: "/recovery" }, t("insight.all"))));
}

const reasons = async (id) => (await get("/api/insights")).find((insight) => insight.id === id)?.why ?? { rows: [] };

const hues = { sleep: "hue-sleep", steps: "hue-steps", weight: "hue-weight", energy: "hue-food", protein: "hue-protein", restingHeartRate: "hue-heart", hrv: "hue-weight", hrvSleep: "hue-weight", water: "hue-water", workoutMinutes: "hue-steps" };

let ticking;
/** How long ago one ate, counting on. */
function fastingCard({ fasting }) {
    clearInterval(ticking);
    if (!fasting) return undefined;
    const since = new Date(fasting.since);
    const until = new Date(since.getTime() + fasting.goalHours * 3600e3);
    const figure = h("p", { class: "figure" });
    const goal = h("p", { class: "small muted" });
    const tick = () => {
        const now = Date.now();
        figure.textContent = hours((now - since) / 60e3);
        goal.textContent = now >= until ? t("fasting.reached", { hours: fasting.goalHours }) : t("fasting.until", { hours: fasting.goalHours, time: timeOf(until) });
    };
    tick();
    ticking = setInterval(tick, 30e3);
    return h("section", { class: "card" }, h("div", { class: "card-head" }, h("h2", {}, t("fasting.title")), whyWords(t("why.fasting"), t("fasting.title"))), figure, goal, fasting.meanNight !== undefined && h("p", { class: "small muted" }, t("fasting.nights", { time: hours(fasting.meanNight) })));
}

function phaseCard(today) {
    const { phase, dayNumber } = today.phase;
    return h("section", { class: "card phase" },
        h("div", { class: "row spread" }, h("h2", { class: "row" }, h("i", { class: "dot", style: { "--dot": `var(--phase-${phase})` } }), h("a", { class: "door", href: "/plan" }, t(`phase.${phase}`))), h("span", { class: "small muted" }, t("phase.day", { value: dayNumber }))),
        h("p", { class: "muted" }, t(`phase.${phase}.words`)), likely,
        h("p", { class: "small muted" }, `${t("today.streak")}: ${t("today.days", { count: today.streak.current })} · ${t("today.streak.longest", { value: number(today.streak.longest) })}`));
}

/** When the goal will be reached, once that is counted. */
async function foretell() {
    const plan = await get("/api/plan?fields=trial.arrival,trial.text").catch(() => undefined);
    fill(likely, plan?.trial?.arrival && plan.trial.text);
}
