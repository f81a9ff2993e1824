// A week looked back on: what happened, what is proposed, and what was answered.
import { h } from "/shared/dom.js";
import { patch, post, present } from "/shared/api.js";
import { addDays, calories, hidesCalories, longDate, number, shortDate, weekday, weightChange } from "/shared/format.js";
import { attempt, changes, field } from "/shared/forms.js";
import { t } from "/shared/i18n.js";
import { sorry, toast } from "/shared/toast.js";

export function checkIn({ checkIn, date }, answered, done) {
    const { review, isOpen } = checkIn;
    const day = (iso) => longDate(iso).split(" ")[0].replace(",", "");
    // 5 January 2026 was a Monday.
    const days = [0, 1, 2, 3, 4, 5, 6].map((index) => [index + 1, day(addDays("2026-01-05", index))]);
    const choose = h("select", { id: "check-in-day", onchange: (event) => patch("/api/preferences", { checkInDay: Number(event.target.value) }).then(done).catch(sorry) },
        days.map(([value, name]) => h("option", { value, selected: value === checkIn.weekday }, name)));
    const next = addDays(date, ((checkIn.weekday - 1 - weekday(date) + 7) % 7) || 7);
    return h("section", { class: "card stack", "aria-labelledby": "check-in" },
        h("div", { class: "card-head" }, h("h2", { id: "check-in" }, t("plan.checkIn")), h("span", { class: "muted small" }, t("plan.checkIn.week", { from: shortDate(review.from), to: shortDate(review.to) }))),
        facts(review),
        h("p", {}, h("strong", {}, review.text)),
        isOpen ? answerForm(review, done) : h("p", { class: "muted" }, t("plan.checkIn.done", { date: longDate(next) })),
        h("div", { class: "row" }, h("label", { for: "check-in-day" }, t("plan.checkIn.day")), choose),
        h("details", {}, h("summary", {}, t("plan.checkIn.history")), answered.length > 0
            ? h("ul", { class: "list" }, answered.map((one) => h("li", {}, h("strong", {}, t("plan.checkIn.week", { from: shortDate(one.review.from), to: shortDate(one.review.to) })), h("p", {}, one.text), h("p", { class: "small muted" }, one.review.text), one.note && h("p", {}, one.note))))
            : h("p", { class: "muted" }, t("plan.checkIn.history.none"))));
}

function facts(review) {
    const rows = [
        !hidesCalories && review.eatenKcal !== undefined && [t("plan.checkIn.eaten"), calories(review.eatenKcal), [review.targetKcal !== undefined && t("plan.checkIn.of", { value: number(review.targetKcal) }), t("plan.checkIn.logs", { count: review.fullLogs })]],
        review.weightChangeKg !== undefined && [t("plan.checkIn.trend"), weightChange(review.weightChangeKg), [review.expectedChangeKg !== undefined && t("plan.checkIn.expected", { value: weightChange(review.expectedChangeKg) }), t("plan.checkIn.weighIns", { count: review.weighIns })]],
        !hidesCalories && review.burn && [t("plan.checkIn.burn"), calories(review.burn.kcal), [t("plan.burn.range", { low: number(review.burn.low), high: number(review.burn.high) }), review.burnChangeKcal !== undefined && t("plan.checkIn.change", { value: `${review.burnChangeKcal < 0 ? "−" : "+"}${number(Math.abs(review.burnChangeKcal))}` })]],
        review.felt !== undefined && [t("plan.checkIn.felt"), number(review.felt, 1), [review.usuallyFelt !== undefined && t("plan.checkIn.usual", { value: number(review.usuallyFelt, 1) })]],
    ].filter(Boolean);
    return rows.length > 0 && h("dl", { class: "facts" }, rows.map(([name, value, notes]) => h("div", {}, h("dt", {}, name), h("dd", {}, value), h("dd", { class: "small muted" }, notes.filter(Boolean).join(" · ")))));
}

/** What the other device set is the day's energy as it is now. */
async function withPresent(problem) {
    const now = problem.status === 412 && !hidesCalories && await present("/api/profile").catch(() => undefined);
    if (now?.targetCalories) problem.message += ` ${t("form.elsewhere", { value: calories(now.targetCalories) })}`;
    throw problem;
}

function answerForm(review, done) {
    const own = !hidesCalories && review.proposal !== "unknown" && field("targetCalories", t("plan.checkIn.energy"), { value: review.proposedKcal, decimals: 0, unit: "kcal" });
    const form = h("form", { class: "stack", novalidate: true, onsubmit: (event) => event.preventDefault() },
        field("note", t("plan.checkIn.note"), { type: "text", rows: 2 }), own);
    const send = (decision) => attempt(form, async () => {
        const typed = changes(form, { all: true });
        if (!typed) return;
        const body = { decision, week: review.to, note: typed.note };
        if (decision === "change") body.targetCalories = typed.targetCalories;
        await post("/api/plan/check-ins", body).catch(withPresent);
        toast(t("plan.checkIn.saved"));
        done();
    });
    const changesSomething = review.proposal === "less" || review.proposal === "more";
    form.append(h("div", { class: "row" },
        h("button", { class: "button primary", type: "button", onclick: () => send("accept") }, t(changesSomething ? "plan.checkIn.accept" : "plan.checkIn.keep")),
        own && h("button", { class: "button", type: "button", onclick: () => send("change") }, t("plan.checkIn.change.do")),
        h("button", { class: "button quiet", type: "button", onclick: () => send("decline") }, t("plan.checkIn.decline"))));
    return form;
}
