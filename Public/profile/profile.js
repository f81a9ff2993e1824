import { $, fill, h } from "/shared/dom.js";
import { del, get, onChange, putPhoto } from "/shared/api.js";
import { loading } from "/shared/loading.js";
import { calories, fullDate, hidesCalories, height, longDate, number, weight } from "/shared/format.js";
import { photoButton, squareJPEG } from "/shared/photo.js";
import { sorry } from "/shared/toast.js";
import { railNote } from "/profile/rails.js";
import { t } from "/shared/i18n.js";
import { whyButton, whyWords } from "/shared/why.js";

const place = $("#profile");
const draw = () => loading(place, () => Promise.all([get("/api/profile"), get("/api/plan"), get("/api/daily-logs/range/7")]), ([profile, plan, logs]) => fill(place, page(profile, plan, logs)));
draw();
onChange(["profile", "day"], draw);

function page(profile, plan, logs) {
    const name = [profile.firstName, profile.lastName].filter(Boolean).join(" ") || t("profile.noName");
    const initials = [profile.firstName, profile.lastName].filter(Boolean).map((part) => [...part][0].toUpperCase()).join("") || "·";
    const facts = [
        ["log.weight", profile.currentWeightKg && weight(profile.currentWeightKg), whyButton("/api/why/weight", t("log.weight"))],
        ["goal.targetWeight", profile.targetWeightKg && weight(profile.targetWeightKg), whyButton("/api/why/weight", t("goal.targetWeight"))],
        ["goal.targetDate", profile.targetWeightKg && profile.targetDate && fullDate(profile.targetDate)],
        ["you.height", profile.heightCm && height(profile.heightCm)],
        ["log.bodyFat", profile.bodyFatPercentage && `${number(profile.bodyFatPercentage, 1)} %`],
        ["profile.bmi", profile.bmi && number(profile.bmi, 1), whyWords(t("why.bmi"), t("profile.bmi")), t(`profile.bmi.${profile.bmiCategory?.replaceAll(" ", "-")}`)],
        ["profile.target", profile.targets.energy && calories(profile.targets.energy), whyButton("/api/why/energy", t("profile.target"))],
        ["profile.maintenance", plan.maintenance && calories(plan.maintenance), whyButton("/api/why/energy", t("profile.maintenance"))],
    ].filter(([, value]) => value);
    return h("div", { class: "stack" },
        railNote(profile.targets),
        h("section", { class: "card row", id: "picture" },
            profile.photo ? h("img", { class: "avatar", src: profile.photo, alt: t("profile.photo.of", { name }) }) : h("div", { class: "avatar", "aria-hidden": "true" }, initials),
            h("div", {}, h("h2", {}, name), h("p", { class: "muted" }, profile.age ? t("profile.age", { value: profile.age }) : ""),
                h("p", { class: "row" }, h("span", { class: "chip" }, h("i", { class: "dot", style: { "--dot": `var(--phase-${profile.currentPhase})` } }), t(`phase.${profile.currentPhase}`)))),
            photoButtons(profile.photo)),
        h("section", { class: "card" }, h("h2", {}, t("profile.facts")),
            facts.length ? h("dl", { class: "facts" }, facts.map(([key, value, behind, aside]) => h("div", {}, h("dt", {}, t(key)), h("dd", {}, h("div", { class: "row" }, value, behind), aside && h("small", { class: "aside muted" }, aside))))) : h("p", { class: "muted" }, t("profile.nothing")),
            !hidesCalories && plan.maintenanceLow && h("p", { class: "small muted" }, t("profile.maintenance.range", { low: number(plan.maintenanceLow), high: number(plan.maintenanceHigh) })),
            h("p", { class: "small muted" }, t("health.notice"))),
        h("section", { class: "card" }, h("h2", {}, t("profile.recent")),
            logs.length ? h("ul", { class: "list" }, logs.slice().reverse().map((log) => h("li", {}, h("a", { href: `/log?date=${log.logDate}` }, longDate(log.logDate)), h("p", { class: "small muted" }, summary(log))))) : h("p", { class: "muted" }, t("profile.noDays"))),
        h("p", { class: "row" }, h("a", { class: "button primary", href: "/settings" }, t("profile.edit")), h("a", { class: "button", href: "/history" }, t("history.title")), h("a", { class: "button", href: "/onboarding?step=list" }, t("profile.more"))));
}

/** Choosing and removing the picture; the page draws itself anew when the server says that it has changed. */
function photoButtons(photo) {
    return h("div", { class: "row" },
        photoButton(t(photo ? "profile.photo.change" : "profile.photo.choose"), async (file) => putPhoto("/api/profile/photo", await squareJPEG(file, 512))),
        photo && h("button", { class: "button quiet", type: "button", onclick: () => del("/api/profile/photo").catch(sorry) }, t("profile.photo.remove")));
}

const summary = (log) => [
    log.weightKg !== undefined && weight(log.weightKg),
    calories(log.caloriesConsumed),
    log.steps !== undefined && t("profile.steps", { value: number(log.steps) }),
    log.workoutCompleted && t("log.workout"),
].filter(Boolean).join(" · ") || t("profile.noted");
