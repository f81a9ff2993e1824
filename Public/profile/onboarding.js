// Getting started: a language and a welcome, three core steps, the rest whenever someone likes. Each is saved as it is left.
import { $, fill, h, icon } from "/shared/dom.js";
import { get, patch } from "/shared/api.js";
import { changes, clearProblems, showProblems } from "/shared/forms.js";
import { loading } from "/shared/loading.js";
import { sorry } from "/shared/toast.js";
import { language, t, withWords } from "/shared/i18n.js";
import { core, later, sorted, steps } from "/profile/steps.js";

// A page without the way to the others locks itself, too.
if ("lock" in document.documentElement.dataset) withWords(() => import("/account/lock.js")).catch(() => {});

const place = $("#onboarding");
let profile;
let preferences;

await loading(place, () => Promise.all([get("/api/profile"), get("/api/preferences")]), ([one, two]) => {
    profile = one;
    preferences = two;
});
if (profile) begin();

function begin() {
    const asked = new URLSearchParams(location.search).get("step");
    if (asked === "list" || [...core, ...later].includes(asked)) {
        if (asked === "list") list();
        else step(asked);
    } else if (core.every((name) => profile.onboardingSteps.includes(name)) || profile.onboardingCompleted) {
        list();
    } else if (profile.onboardingSteps.length) {
        step(core.find((name) => !profile.onboardingSteps.includes(name)));
    } else {
        welcome();
    }
}

function welcome() {
    history.replaceState(null, "", "/onboarding");
    const choose = async (chosen) => {
        const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
        try {
            await patch("/api/preferences", { language: chosen, ...(zone ? { timeZone: zone } : {}) });
            if (chosen !== language) location.assign("/onboarding");
            return true;
        } catch (problem) {
            sorry(problem);
            return false;
        }
    };
    fill(place,
        h("p", { class: "row" }, h("img", { src: "/icon.svg", alt: "", width: 44, height: 44 }), h("strong", {}, "VitalPath")),
        h("h1", { tabindex: -1 }, t("welcome.headline")),
        h("p", {}, t("onboarding.welcome")),
        h("ul", { class: "list" }, ["private", "track", "see"].map((name) => h("li", {}, h("strong", {}, t(`welcome.${name}.title`)), h("p", { class: "muted" }, t(`welcome.${name}`))))),
        h("p", { class: "label" }, "Language · Taal"),
        h("div", { class: "row" },
            [["en", "English"], ["nl", "Nederlands"]].map(([code, name]) => h("button", { class: "button", type: "button", lang: code, "aria-pressed": String(language === code), onclick: () => choose(code) }, language === code && icon("check"), name))),
        h("p", {}, h("button", { class: "button primary big", type: "button", onclick: async () => { if (await choose(language)) step("you"); } }, t("onboarding.start"))),
        h("p", {}, h("a", { href: "/backup" }, t("restore.first"))),
        skipLink());
    document.title = `${t("onboarding.title")} · VitalPath`;
}

function skipLink() {
    const says = h("div", { class: "note care", hidden: true },
        h("p", {}, t("onboarding.skip.warning")),
        h("div", { class: "row" },
            h("button", { class: "button", type: "button", onclick: async () => { await patch("/api/profile", { onboardingCompleted: true }).catch(sorry); location.assign("/"); } }, t("onboarding.skip.yes")),
            h("button", { class: "button primary", type: "button", onclick: () => { says.hidden = true; } }, t("onboarding.skip.no"))));
    return h("div", { class: "stack" }, h("button", { class: "button quiet", type: "button", onclick: () => { says.hidden = false; $("button", says).focus(); } }, t("onboarding.skip")), says);
}

function step(name) {
    const isCore = core.includes(name);
    const index = core.indexOf(name);
    history.replaceState(null, "", `/onboarding?step=${name}`);
    const form = h("form", { class: "stack", novalidate: true },
        steps[name](profile, preferences),
        h("div", { class: "row spread" },
            h("button", { class: "button", type: "button", onclick: () => (isCore && index > 0 ? step(core[index - 1]) : isCore ? welcome() : list()) }, t("back")),
            h("button", { class: "button primary", type: "submit" }, t(isCore && index < core.length - 1 ? "next" : "onboarding.save"))));
    form.addEventListener("submit", (event) => { event.preventDefault(); save(name, form); });
    fill(place,
        isCore && h("div", { class: "progress", role: "img", "aria-label": t("onboarding.progress", { step: index + 1, count: core.length }) }, core.map((_, at) => h("i", { class: at <= index ? "done" : "" }))),
        h("h1", { tabindex: -1 }, t(`step.${name}`)),
        h("p", { class: "muted" }, t(`step.${name}.why`)),
        h("div", { class: "card" }, form),
        isCore && skipLink());
    $("h1", place).focus();
    window.scrollTo(0, 0);
}

async function save(name, form) {
    const changed = changes(form);
    if (!changed) {
        $("[aria-invalid]", form)?.focus();
        return;
    }
    const parts = sorted(changed, form);
    try {
        profile = await patch("/api/profile", { ...parts.profile, completedStep: name });
        const before = preferences;
        if (Object.keys(parts.preferences).length) preferences = await patch("/api/preferences", parts.preferences);
        const goOn = core[core.indexOf(name) + 1];
        const target = core.includes(name) && goOn ? goOn : "list";
        if (["language", "units", "theme"].some((key) => before[key] !== preferences[key])) location.assign(`/onboarding?step=${target}`);
        else if (target === "list") list();
        else step(target);
    } catch (problem) {
        clearProblems(form);
        const rest = showProblems(form, problem);
        if (rest) sorry({ message: rest });
    }
}

function list() {
    history.replaceState(null, "", "/onboarding?step=list");
    const { wearable } = profile.background ?? {};
    const row = (name) => h("li", { class: "row spread" },
        h("span", { class: "row" }, h("strong", {}, t(`step.${name}`)), profile.onboardingSteps.includes(name) && h("span", { class: "chip good" }, t("onboarding.done"))),
        h("button", { class: "button", type: "button", "aria-label": `${t("onboarding.open")}: ${t(`step.${name}`)}`, onclick: () => step(name) }, t("onboarding.open")));
    fill(place,
        h("h1", { tabindex: -1 }, t("onboarding.ready")),
        h("p", {}, t("onboarding.ready.words")),
        h("p", { class: "row" },
            h("a", { class: "button primary", href: "/food" }, t("today.firstMeal")),
            h("a", { class: "button", href: "/" }, t("onboarding.toToday")),
            wearable && h("a", { class: "button", href: `/import?maker=${wearable}` }, wearable === "other" ? t("settings.health.import") : t("onboarding.import", { maker: t(`wearable.${wearable}`) }))),
        h("section", { class: "card" }, h("h2", {}, t("onboarding.later")), h("ul", { class: "list" }, later.map(row),
            h("li", { class: "row spread" }, h("strong", {}, t("reminders.title")), h("a", { class: "button", href: "/settings/app#reminders", "aria-label": `${t("onboarding.open")}: ${t("reminders.title")}` }, t("onboarding.open"))))),
        h("section", { class: "card" }, h("h2", {}, t("onboarding.core")), h("ul", { class: "list" }, core.map(row))),
        !profile.onboardingCompleted && h("button", { class: "button quiet", type: "button", onclick: async () => { await patch("/api/profile", { onboardingCompleted: true }).catch(sorry); location.assign("/"); } }, t("onboarding.hide")));
    $("h1", place).focus();
}
