// What was kept up: badges that were earned and those still ahead, and streaks.
import { $, fill, h, icon } from "/shared/dom.js";
import { get, onChange } from "/shared/api.js";
import { fullDate, number } from "/shared/format.js";
import { loading } from "/shared/loading.js";
import { t } from "/shared/i18n.js";

const place = $("#badges");
const load = () => loading(place, () => get("/api/badges"), draw);
load();
onChange(["day", "profile", "foods"], load);

function draw({ badges, streaks }) {
    const earned = badges.filter((badge) => badge.count > 0).toSorted((a, b) => b.latest.localeCompare(a.latest));
    const ahead = badges.filter((badge) => badge.count === 0).toSorted((a, b) => b.progress - a.progress);
    fill(place,
        h("section", { class: "card" }, h("dl", { class: "facts" }, streaks.filter((streak) => streak.longest > 0).map((streak) => h("div", {},
            h("dt", {}, t(`streak.goal.${streak.goal}`)), h("dd", { class: "number" }, number(streak.current), h("small", { class: "muted" }, ` · ${t("streak.longest", { count: streak.longest })}`)))))),
        earned.length > 0 && [h("h2", {}, t("badge.reached")), h("ul", { class: "badges" }, earned.map(card))],
        ahead.length > 0 && [h("h2", {}, t("badge.ahead")), h("ul", { class: "badges" }, ahead.map(card))]);
}

function card(badge) {
    const isEarned = badge.count > 0;
    return h("li", { class: "card" },
        h("span", { class: isEarned ? "medal earned" : "medal", "aria-hidden": "true" }, icon(badge.icon)),
        h("h3", {}, badge.title),
        h("p", { class: "small" }, badge.words),
        isEarned && h("p", { class: "small muted" }, [t("badge.earned", { date: fullDate(badge.earned) }), badge.count > 1 && t("badge.times", { count: badge.count }), badge.count > 1 && t("badge.latest", { date: fullDate(badge.latest) })].filter(Boolean).join(" · ")),
        badge.progress > 0 && badge.progress < 1 && h("div", { class: "bar", role: "img", "aria-label": t("badge.progress", { percent: number(badge.progress * 100) }) }, h("i", { style: { "inline-size": `${badge.progress * 100}%` } })));
}
