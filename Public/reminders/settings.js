// What one is reminded of and when, how this device tells it, and the address at which a calendar reads it.
import { $, $$, fill, h } from "/shared/dom.js";
import { del, get, put } from "/shared/api.js";
import { attempt } from "/shared/forms.js";
import { fullDate } from "/shared/format.js";
import { loading } from "/shared/loading.js";
import { readTime, timeInput } from "/shared/time-field.js";
import { sorry, toast } from "/shared/toast.js";
import { t, withWords } from "/shared/i18n.js";
import { notifications } from "/reminders/notifications.js";

const mostTimes = 24;
const minuteOf = (time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
/** What is no time goes to the server as it stands, which says so at its field. */
const timeOf = (input) => readTime(input.value) ?? input.value;
const nameOf = (subject) => t(["drinks", "weighIn", "workout", "daySummary", "weekSummary", "standsOut"].includes(subject) ? `reminders.${subject}` : `slot.${subject}`);

/** The part of Settings where reminders are chosen. */
export function remindersPart() {
    const place = h("div", {});
    const load = () => loading(place, () => get("/api/reminders"), (reminders) => fill(place, h("div", { class: "stack" }, choices(reminders), device(), calendar(reminders, load))));
    load();
    return h("section", { class: "card", id: "reminders" }, h("h2", {}, t("reminders.title")), h("p", { class: "muted" }, t("reminders.words")), place);
}

function choices(reminders) {
    const offered = reminders.reminders.filter((one) => !one.isWithheld);
    const from = time("quietFrom", reminders.quietFrom, t("reminders.quiet.from"));
    const to = time("quietTo", reminders.quietTo, t("reminders.quiet.to"));
    const isQuiet = (value) => {
        const [start, end, minute] = [from, to].map((field) => minuteOf(timeOf($("input", field)) || "00:00")).concat(minuteOf(value));
        return start <= end ? minute >= start && minute < end : minute >= start || minute < end;
    };
    const rows = offered.map((one) => choice(one, isQuiet));
    const form = h("form", { class: "stack", novalidate: true },
        h("ul", { class: "list reminders" }, rows),
        offered.length < reminders.reminders.length && h("p", { class: "small muted" }, t("reminders.withheld")),
        h("fieldset", { class: "plain-set stack" }, h("legend", { class: "label" }, t("reminders.quiet")), h("div", { class: "fields" }, from, to), h("p", { class: "small muted" }, t("reminders.quiet.why"))),
        h("div", {}, h("button", { class: "button primary", type: "submit" }, t("food.save"))));
    form.addEventListener("input", () => rows.forEach((row) => row.dispatchEvent(new Event("recheck"))));
    form.addEventListener("submit", (event) => {
        event.preventDefault();
        attempt(form, async () => {
            const chosen = offered.map(({ subject }, index) => ({
                subject, isOn: $("[data-on]", rows[index]).checked,
                times: $$("[data-kind=time]", rows[index]).map(timeOf).filter(Boolean),
                weekdays: $$("[data-day]:checked", rows[index]).map((input) => Number(input.dataset.day)),
            }));
            await put("/api/reminders", { quietFrom: timeOf($("input", from)), quietTo: timeOf($("input", to)), reminders: chosen }).catch((problem) => {
                const other = problem.theirs?.reminders?.filter((one, index) => JSON.stringify(one) !== JSON.stringify(reminders.reminders[index]));
                if (other?.length) problem.message += ` ${t("form.elsewhere", { value: other.map(said).join("; ") })}`;
                throw problem;
            });
            for (const input of $$("[data-before]", form)) input.dataset.before = input.value;
            toast(t("reminders.saved"));
            withWords(() => import("/reminders/teller.js")).catch(() => {});
        });
    });
    return form;
}

/** A reminder in a few words: "Drinks 11:00, 15:00". */
const said = ({ subject, isOn, times }) => `${nameOf(subject)} ${isOn ? times.join(", ") : "–"}`;

/** A labelled time of day. */
function time(name, value, label) {
    const input = timeInput({ id: `reminder-${name}`, name, value, required: true, describedBy: `reminder-${name}-says` });
    return h("div", { class: "field" }, h("label", { for: input.id }, label), input, h("span", { class: "error", id: `reminder-${name}-says` }));
}

function choice({ subject, isOn, times, weekdays }, isQuiet) {
    const name = nameOf(subject);
    const base = `reminders.${subject}`;
    const says = (part) => h("span", { class: "error", id: `${base}.${part}-says` });
    const list = h("div", { class: "row" });
    const quiet = h("p", { class: "small muted reminder-says", role: "status" });
    const more = h("button", { class: "button quiet", type: "button", onclick: () => add("12:00").focus() }, t("reminders.time.add"));
    const add = (value) => {
        const input = timeInput({ name: `${base}.times`, value, required: true, label: t("reminders.time", { subject: name, number: list.children.length + 1 }), describedBy: `${base}.times-says` });
        const leave = h("button", { class: "button icon-only quiet", type: "button", "aria-label": t("reminders.time.remove", { time: value }), onclick: () => { item.remove(); counted(); more.focus(); } }, "×");
        input.addEventListener("input", () => leave.setAttribute("aria-label", t("reminders.time.remove", { time: timeOf(input) })));
        const item = h("span", { class: "reminder-time" }, input, leave);
        list.append(item);
        counted();
        return input;
    };
    // The last one stays: to be without a time is to be off.
    const counted = () => {
        more.hidden = list.children.length >= mostTimes;
        for (const button of $$("button", list)) button.hidden = list.children.length === 1;
        hush();
    };
    const hush = () => {
        quiet.textContent = $$("[data-kind=time]", list).map(timeOf).filter((value) => value && isQuiet(value)).map((value) => t("reminders.inQuiet", { time: value })).join(" ");
    };
    for (const value of times.length ? times : ["12:00"]) add(value);
    const details = h("div", { class: "stack", hidden: !isOn },
        h("div", { class: "row" }, list, more), says("times"), quiet,
        h("fieldset", { class: "segmented", "aria-label": `${name}: ${t("reminders.days")}` }, [1, 2, 3, 4, 5, 6, 7].map((day) =>
            h("label", {}, h("input", { type: "checkbox", name: `${base}.weekdays`, "data-day": day, checked: weekdays.includes(day), "aria-describedby": `${base}.weekdays-says` }), t(`weekday.short.${day}`)))),
        says("weekdays"),
        subject === "standsOut" && h("p", { class: "small muted" }, t("reminders.standsOut.why")));
    const box = h("input", { type: "checkbox", "data-on": true, checked: isOn, onchange: () => { details.hidden = !box.checked; } });
    const row = h("li", {}, h("label", { class: "check" }, box, h("span", {}, name)), details);
    row.addEventListener("recheck", hush);
    return row;
}

/** Notifications of this browser, asked for only when someone presses for them. */
function device() {
    const place = h("div", { class: "row" });
    const says = h("p", { class: "small muted reminder-says", role: "status" });
    const draw = () => {
        const state = notifications.state();
        says.textContent = state === "on" ? t("reminders.here.isOn") : ["denied", "none"].includes(state) ? t(`reminders.here.${state}`) : "";
        fill(place, state === "on" && h("button", { class: "button", type: "button", onclick: () => { notifications.stop(); draw(); } }, t("reminders.here.off")),
            state === "off" && h("button", { class: "button", type: "button", onclick: async () => { await notifications.start(); draw(); } }, t("reminders.here.on")));
    };
    draw();
    return h("section", { class: "stack" }, h("h3", {}, t("reminders.here")), h("p", { class: "small muted" }, t("reminders.here.words")), place, says);
}

function calendar({ calendarMadeAt }, load) {
    const shown = h("div", { class: "note stack", hidden: true, role: "status" });
    const make = async () => {
        try {
            const { path } = await put("/api/reminders/calendar", {});
            const address = location.origin + path;
            fill(shown, h("p", {}, t("reminders.calendar.once")), h("code", { class: "reminder-address" }, address),
                h("div", {}, h("button", { class: "button", type: "button", onclick: () => navigator.clipboard.writeText(address).then(() => toast(t("reminders.calendar.copied")), sorry) }, t("reminders.calendar.copy"))));
            shown.hidden = false;
        } catch (problem) {
            sorry(problem);
        }
    };
    const close = () => del("/api/reminders/calendar").then(() => { toast(t("reminders.calendar.closed")); load(); }, sorry);
    return h("section", { class: "stack", id: "calendar" }, h("h3", {}, t("reminders.calendar")), h("p", { class: "small muted" }, t("reminders.calendar.words")),
        calendarMadeAt && h("p", { class: "small" }, t("reminders.calendar.since", { date: fullDate(calendarMadeAt.slice(0, 10)) })),
        h("div", { class: "row" },
            h("button", { class: "button", type: "button", onclick: make }, t(calendarMadeAt ? "reminders.calendar.renew" : "reminders.calendar.make")),
            calendarMadeAt && h("button", { class: "button danger", type: "button", onclick: close }, t("reminders.calendar.close"))),
        shown);
}
