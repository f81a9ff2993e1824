// Pages that are gone to and things that are done because someone said so.
import { patch, pressed } from "/shared/api.js";
import { clockText } from "/shared/format.js";
import { undoLast } from "/shared/logged.js";
import { sorry } from "/shared/toast.js";
import { t, withWords } from "/shared/i18n.js";

const places = {
    today: "/", food: "/food", foods: "/foods", recipes: "/recipes", history: "/history", train: "/train", workouts: "/workouts",
    progress: "/training/progress", trends: "/trends", recovery: "/recovery", coach: "/coach", import: "/import", reports: "/reports",
    backup: "/backup", profile: "/profile", goals: "/settings/goals", settings: "/settings", privacy: "/privacy", learn: "/learn", badges: "/badges",
};
const preferences = {
    "theme-dark": { theme: "dark" }, "theme-light": { theme: "light" }, "language-nl": { language: "nl" }, "language-en": { language: "en" },
    "units-metric": { units: "metric" }, "units-imperial": { units: "imperial" },
};
const others = {
    undo: undoLast,
    export: () => location.assign("/settings/data#export"),
    backup: () => location.assign(places.backup),
    "add-custom-food": () => location.assign("/foods?new"),
    "start-workout": () => begin("/api/workout-logs"),
    "sign-out": async () => (await withWords(() => import("/shared/outbox.js"))).signOut(),
};

const beginPressed = pressed();
/** Begins a workout, or goes on with the one that is open. */
async function begin(path) {
    try {
        await beginPressed(path, { isOpen: true });
    } catch (problem) {
        if (problem.status !== 409) throw problem;
    }
    location.assign("/train");
}

async function time(seconds) {
    if (seconds) (await import("/training/rest.js")).keepRest(seconds);
    location.assign("/train");
}

/** What a reading asks to be done: its words, an icon, and `run()`; nothing where it asks for nothing. `titleOf(href)` is the name of a page. */
export function deed(reading, titleOf) {
    const { page, action, seconds } = reading ?? {};
    const template = reading?.drafts[0]?.template;
    const found = template?.found;
    const doing = (words, run, icon = "settings") => ({ words, icon, run: () => Promise.resolve(run()).catch(sorry) });
    if (page) return doing(titleOf(places[page]) ?? t("command.go"), () => location.assign(places[page]), "search");
    // What is to be different this time is logged, not begun.
    if (["start-template", "repeat-meal"].includes(action) && found?.kind.startsWith("workout") && !template.changes.length) {
        const path = found.kind === "workout" ? "workout-logs" : "workout-templates";
        return doing(t("command.action.start-template", { name: found.name }), () => begin(`/api/${path}/${found.id}/using`), "dumbbell");
    }
    if (action === "timer") return doing(seconds ? t("command.action.timer.of", { time: clockText(seconds) }) : t("command.action.timer"), () => time(seconds));
    if (action in preferences) return doing(t(`command.action.${action}`), () => patch("/api/preferences", preferences[action]));
    return action in others ? doing(t(`command.action.${action}`), others[action]) : undefined;
}
