// The way to the check-in, with what is still open.
import { h, icon } from "/shared/dom.js";
import { sorry } from "/shared/toast.js";
import { t, withWords } from "/shared/i18n.js";

export const parts = [
    { name: "weightKg", metric: "weight", label: "today.weight", hue: "hue-weight" },
    { name: "sleepHours", metric: "sleep", label: "today.sleep", hue: "hue-sleep" },
    { name: "moodRating", metric: "mood", label: "log.mood", hue: "hue-felt" },
    { name: "energyLevel", metric: "energyLevel", label: "log.energy", hue: "hue-steps" },
    { name: "stressLevel", metric: "stress", label: "log.stress", hue: "hue-heart" },
];

export function checkIn(today, trend) {
    const open = parts.filter((part) => today.day.figures[part.metric] === undefined).map((part) => t(part.label).toLocaleLowerCase());
    return h("section", { class: "card check-in" },
        h("div", {}, h("h2", {}, t("checkin.title")), h("p", { class: "small muted" }, open.length > 0 && today.isToday ? t("checkin.open", { names: open.join(", ") }) : t("checkin.done"))),
        h("button", { class: open.length > 0 ? "button primary" : "button", type: "button", "aria-haspopup": "dialog", onclick: () => withWords(() => import("/day/check-in.js")).then(({ sheet }) => sheet(today, trend), () => sorry({ message: t("api.offline") })) }, icon("smile"), t(open.length > 0 ? "checkin.go" : "checkin.change")));
}
