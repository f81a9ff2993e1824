// The check-in: weight, sleep and how one feels on one sheet. Each is kept as it is given, answered by its trend, and can be taken back.
import { $, fill, h, icon } from "/shared/dom.js";
import { get, post } from "/shared/api.js";
import { addDays, fieldText, hours, isImperial, number, quantity, typed, weight } from "/shared/format.js";
import { field, showProblems, slider } from "/shared/forms.js";
import { parts } from "/day/check-in-card.js";
import { daysOf, median } from "/day/days.js";
import { barSpark, bandSpark, trendSpark } from "/shared/spark.js";
import { sorry } from "/shared/toast.js";
import { t } from "/shared/i18n.js";
import { typing } from "/shared/metrics.js";

/** Opens the sheet, with the days behind its figures where they come. */
export async function sheet(today, trend) {
    const logs = await get(`/api/daily-logs?from=${addDays(today.date, -29)}&to=${today.date}&fields=logDate,${parts.map((part) => part.name)}`).catch(() => []);
    const dialog = h("dialog", { class: "sheet", "aria-labelledby": "check-in-title" },
        h("div", { class: "card-head" }, h("h2", { id: "check-in-title" }, t("checkin.title")), h("button", { class: "button icon-only", type: "button", "aria-label": t("checkin.finish"), onclick: () => dialog.close() }, icon("close"))),
        h("p", { class: "small muted" }, t("checkin.words")),
        h("ul", { class: "check-rows" }, parts.map((part) => row(part, today, logs, trend))),
        h("div", { class: "row spread" }, h("button", { class: "button primary", type: "button", onclick: () => dialog.close() }, t("checkin.finish")), h("a", { class: "button quiet", href: `/log?date=${today.date}` }, t("checkin.all"))));
    dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
    dialog.addEventListener("close", () => {
        dialog.remove();
        // The button that opened it may have been drawn anew.
        $(".check-in .button")?.focus();
    });
    document.body.append(dialog);
    dialog.showModal();
}

/** One figure: its field, the days behind it, and under it what comes of it. */
function row(part, today, logs, trend) {
    const known = today.day.figures[part.metric];
    const typedBefore = known?.source === "manual" ? (part.metric === "sleep" ? known.value / 60 : known.value) : undefined;
    const label = t(part.label);
    const isScore = !["weightKg", "sleepHours"].includes(part.name);
    const input = part.name === "weightKg" ? field(part.name, label, { ...typing(part.name), value: typedBefore })
        : part.name === "sleepHours" ? field(part.name, label, { ...typing(part.name), value: typedBefore, placeholder: t("checkin.hours") })
            : slider(part.name, label, typedBefore);
    const answer = h("p", { class: "answer", role: "status" });
    const picture = h("div", { class: "pic", "aria-hidden": "true" });
    const element = h("li", { class: part.hue }, input, picture, answer);
    const control = $("input", element);
    let kept = typedBefore;
    let turn = 0;
    draw(kept ?? (part.metric === "sleep" && known ? known.value / 60 : known?.value), false);

    control.addEventListener("change", () => {
        const value = read(control, part.name);
        if (value === undefined) {
            showProblems(element, { fields: { [part.name]: t("form.number") } });
            return;
        }
        keep(value);
    });
    return element;

    async function keep(value) {
        if (value === kept || (value === null && kept === undefined)) return;
        const mine = ++turn;
        const old = kept;
        try {
            const body = value !== null && part.name === "weightKg" && isImperial ? `${typed(control.value)} ${quantity("weight").unit}` : value;
            const log = await post("/api/daily-logs", { logDate: today.date, [part.name]: body });
            // What is kept stays kept where its picture does not come.
            const drawn = part.name === "weightKg" ? await get(`/charts/weight.json?range=30&end=${today.date}&fields=date,weightKg,trendKg`).catch(() => trend) : trend;
            if (mine !== turn) return;
            trend = drawn;
            kept = value ?? undefined;
            control.removeAttribute("aria-invalid");
            for (const error of element.querySelectorAll(".error")) error.textContent = "";
            draw(log[part.name], true, old);
        } catch (problem) {
            if (mine !== turn) return;
            const rest = showProblems(element, problem);
            if (rest) sorry({ message: rest });
        }
    }

    function takeBack(old) {
        control.value = old === undefined ? (isScore ? 5 : "") : isScore ? old : fieldText(old / Number(control.dataset.factor ?? 1), 2);
        if (isScore) {
            control.toggleAttribute("data-unset", old === undefined);
            $("output", element).textContent = old ?? t("form.unset");
        }
        keep(old ?? null);
        control.focus();
    }

    function draw(value, isNew, old) {
        const days = [...daysOf(logs, addDays(today.date, -1), part.name, 13), value];
        const usual = median(daysOf(logs, addDays(today.date, -1), part.name, 28));
        const line = trend.slice(-14).map((day) => day.trendKg ?? undefined);
        fill(picture, part.name === "weightKg" ? trendSpark([...trend.slice(-14, -1).map((day) => day.weightKg ?? undefined), value], line, { height: 48 })
            : part.name === "sleepHours" ? barSpark(days, { height: 48 }) : bandSpark(days, { height: 48 }));
        fill(answer,
            isNew && h("strong", {}, t("checkin.kept")), h("span", {}, words(part.name, value, usual, line.at(-1))),
            isNew && h("button", { class: "button quiet", type: "button", "aria-label": t("checkin.undo", { name: label }), onclick: () => takeBack(old) }, t("undo")));
    }
}

/** What a control says, in stored units; null for nothing, undefined for what is no figure. */
function read(control, name) {
    if (control.type === "range") return Number(control.value);
    const time = name === "sleepHours" && /^\s*(\d{1,2})\s*[:uh]\s*([0-5]\d)\s*$/.exec(control.value);
    if (time) return Number(time[1]) + Number(time[2]) / 60;
    const value = typed(control.value);
    return Number.isNaN(value) ? undefined : value === null ? null : Math.round(value * Number(control.dataset.factor) * 1000) / 1000;
}

function words(name, value, usual, trend) {
    const write = { weightKg: weight, sleepHours: (count) => hours(Math.round(count * 60)) }[name] ?? ((count) => number(count, Number.isInteger(count) ? 0 : 1));
    if (name === "weightKg") return trend === undefined ? t("checkin.none") : t("checkin.trend", { value: weight(trend) });
    if (usual === undefined) return t("checkin.none");
    if (value === undefined || value === null) return t("checkin.usual", { value: write(usual) });
    const change = value - usual;
    const isSame = name === "sleepHours" ? Math.abs(change) < 0.25 : Math.abs(change) < 0.5;
    return isSame ? t("checkin.same") : t(change > 0 ? "checkin.more" : "checkin.less", { value: write(Math.abs(change)) });
}
