// Four tiles: each is a door to its trend, shows the days behind its figure, and takes a new one in place.
import { $, h, icon } from "/shared/dom.js";
import { post } from "/shared/api.js";
import { addDays, hours, number, shortDate, show as shown, volume, weight } from "/shared/format.js";
import { amounts, drinkWater } from "/hydration/water.js";
import { daysOf, median } from "/day/days.js";
import { barSpark, trendSpark } from "/shared/spark.js";
import { sorry, toast } from "/shared/toast.js";
import { t, withWords } from "/shared/i18n.js";

export function tiles(today, logs, trend) {
    return h("section", { class: "tiles", "aria-label": t("today.figures") }, weightTile(today, trend), sleepTile(today, logs), stepsTile(today, logs), waterTile(today));
}

function tile({ hue, name, href, symbol, figure, line, picture, isBleeding, enter }) {
    const element = h("article", { class: `tile ${hue}` },
        h("h3", { class: "eyebrow" }, icon(symbol), h("a", { class: "door", href }, name)),
        h("p", { class: "figure" }, figure), h("p", { class: "small muted" }, line),
        h("div", { class: isBleeding ? "pic bleed" : "pic" }, picture));
    if (enter) element.append(enter(element));
    return element;
}

const plus = (name, run) => h("button", { class: "enter", type: "button", "aria-label": name, onclick: run }, icon("plus"));

/** A + that puts the field `key` into the tile; Enter keeps it, Escape leaves it be. */
function entering(name, today, key) {
    return (element) => plus(t("today.enter", { name }), async () => {
        const [{ changes, field, showProblems }, { typing }] = await withWords(() => Promise.all([import("/shared/forms.js"), import("/shared/metrics.js")]));
        const close = () => { form.remove(); $(".enter", element).focus(); };
        const form = h("form", { novalidate: true }, field(key, name, { ...typing(key), value: before(today, key) ?? undefined }),
            h("div", { class: "row" }, h("button", { class: "button primary", type: "submit" }, t("food.save")), h("button", { class: "button icon-only", type: "button", "aria-label": t("cancel"), onclick: close }, icon("close"))));
        form.addEventListener("keydown", (event) => { if (event.key === "Escape") close(); });
        form.addEventListener("submit", async (event) => {
            event.preventDefault();
            const body = changes(form, { keepsUnits: true });
            if (!body || Object.keys(body).length === 0) {
                $("input", form).focus();
                return;
            }
            try {
                await keep(today.date, body, { [key]: today.day.figures[metrics[key]]?.value === undefined ? null : before(today, key) }, name);
            } catch (problem) {
                const rest = showProblems(form, problem);
                if (rest) sorry({ message: rest });
            }
        });
        element.append(form);
        $("input", form).select();
    });
}

const metrics = { weightKg: "weight", sleepHours: "sleep", steps: "steps" };
/** What was typed before; what a device recorded needs no keeping, it comes back by itself. */
const before = (today, key) => {
    const known = today.day.figures[metrics[key]];
    if (known?.source !== "manual") return null;
    return key === "sleepHours" ? known.value / 60 : known.value;
};

/** Keeps figures of a day at once, and offers to take them back. */
export async function keep(date, body, old, name) {
    await post("/api/daily-logs", { logDate: date, ...body });
    toast(`${name}: ${t("checkin.kept")}`, () => post("/api/daily-logs", { logDate: date, ...old }).catch(sorry));
}

function weightTile(today, trend) {
    const name = t("today.weight");
    const last = trend.slice(-14);
    const points = last.map((day) => day.weightKg ?? undefined);
    const rate = today.weight?.weeklyRate;
    const line = !today.weight ? t("trends.empty.weight") : rate === undefined ? shortDate(today.weight.on) : Math.abs(rate) < 0.05 ? t("today.weekly.flat") : t("today.weekly", { value: `${rate < 0 ? "−" : "+"}${weight(Math.abs(rate))}` });
    return tile({
        hue: "hue-weight", name, href: "/trends?chart=weight", symbol: "weight", isBleeding: true,
        figure: today.weight ? split(weight(today.weight.latest)) : "–", line,
        picture: trendSpark(points, last.map((day) => day.trendKg ?? undefined), { label: t("today.days14", { name }) }),
        enter: entering(name, today, "weightKg"),
    });
}

/** "86.1 kg" with its unit small. */
function split(text) {
    const at = text.indexOf(" ");
    return [text.slice(0, at + 1), h("small", {}, text.slice(at + 1))];
}

function sleepTile(today, logs) {
    const name = t("today.sleep");
    const minutes = today.day.figures.sleep?.value;
    const usual = median(daysOf(logs, addDays(today.date, -1), "sleepHours", 28));
    const change = minutes !== undefined && usual !== undefined ? Math.round(minutes - usual * 60) : undefined;
    const line = minutes === undefined ? t("today.sleep.none") : change === undefined ? "" : Math.abs(change) < 15 ? t("today.usual.same") : t(change > 0 ? "today.usual.more" : "today.usual.less", { value: Math.abs(change) < 60 ? `${number(Math.abs(change))} min` : hours(Math.abs(change)) });
    return tile({
        hue: "hue-sleep", name, href: "/recovery", symbol: "sleep", figure: minutes === undefined ? "–" : hours(minutes), line,
        picture: barSpark(daysOf(logs, today.date, "sleepHours"), { label: t("today.days14", { name }) }),
        enter: entering(name, today, "sleepHours"),
    });
}

function stepsTile(today, logs) {
    const name = t("today.steps");
    const steps = today.day.figures.steps?.value;
    return tile({
        hue: "hue-steps", name, href: "/trends?chart=steps", symbol: "steps", figure: steps === undefined ? "–" : number(steps),
        line: t("today.of", { value: number(today.targets.steps) }),
        picture: barSpark(daysOf(logs, today.date, "steps"), { target: today.targets.steps, label: t("today.days14", { name }) }),
        enter: entering(name, today, "steps"),
    });
}

function waterTile(today) {
    const drunk = today.day.figures.water?.value ?? 0;
    const goal = today.targets.water;
    const count = Math.min(Math.max(Math.round(goal / 250), 4), 12);
    return tile({
        hue: "hue-water", name: t("today.water"), href: `/food?slot=drinks&date=${today.date}`, symbol: "water",
        figure: split(shown("volume", drunk)), line: t("today.of", { value: volume(goal) }),
        picture: h("div", { class: "glasses", "aria-hidden": "true", style: { "--count": String(count) } }, Array.from({ length: count }, (_, index) => h("i", { style: { "--share": String(Math.min(Math.max((drunk / goal) * count - index, 0), 1)) } }))),
        enter: () => plus(t("today.water.add", { value: amounts[1].words }), () => drinkWater(today.date, amounts[1])),
    });
}
