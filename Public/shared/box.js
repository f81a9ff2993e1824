// What the one box does with what was read: figures of the day are kept and taken back, pages and settings are gone to.
import { del, get, patch, post } from "/shared/api.js";
import { sorry, toast } from "/shared/toast.js";
import { t } from "/shared/i18n.js";

const places = {
    today: "/", food: "/food", foods: "/foods", recipes: "/recipes", history: "/history", train: "/train", workouts: "/workouts",
    progress: "/training/progress", trends: "/trends", recovery: "/recovery", coach: "/coach", import: "/import", reports: "/history",
    backup: "/settings", profile: "/profile", goals: "/profile", settings: "/settings", privacy: "/privacy", learn: "/coach", badges: "/badges",
};
const preferences = {
    "theme-dark": { theme: "dark" }, "theme-light": { theme: "light" }, "language-nl": { language: "nl" }, "language-en": { language: "en" },
    "units-metric": { units: "metric" }, "units-imperial": { units: "imperial" },
};
const pagesOfActions = { "start-workout": "/train", export: "/settings", backup: "/settings", "add-custom-food": "/foods", timer: "/train" };
/** Actions that a draft of the sentence carries out. */
const drafted = new Set(["repeat-yesterday", "repeat-meal", "start-template"]);

/** Whether what was read is about food or training, or may be: then there is a draft of it. */
export const isDrafted = (reading) => reading.routes.some((route) => ["meal", "drink", "workout", "unsure"].includes(route)) || drafted.has(reading.action);

/** What Enter may do with a reading beside its draft: the words for it, an icon, and `run()`. */
export function offers(reading, text, titleOf) {
    if (!reading) return [];
    const list = [];
    const words = wordsOf(reading);
    if (words && !isDrafted(reading)) list.push({ words: t("command.log", { foods: words }), icon: "plus", run: () => keep(reading) });
    if (reading.page) list.push(going(places[reading.page], titleOf(places[reading.page]) ?? t("command.go")));
    if (reading.action in preferences) list.push(acting(reading.action, () => patch("/api/preferences", preferences[reading.action])));
    if (reading.action in pagesOfActions) list.push(going(pagesOfActions[reading.action], t(`command.action.${reading.action}`)));
    if (reading.action === "sign-out") list.push(acting("sign-out", () => del("/api/session").then(() => location.assign("/welcome"))));
    if (["question", "care"].includes(reading.routes[0])) list.push({ ...going("/coach", t("command.ask")), run: () => { sessionStorage.setItem("asked", text); location.assign("/coach"); } });
    return list;
}

/** The figures of a reading, as they are called. */
export const wordsOf = (reading) => [
    ...reading.figures.filter((figure) => figure.field).map((figure) => figure.words),
    ...(reading.note ? [t("command.note", { text: reading.note })] : []),
].join(", ");

const going = (href, words) => ({ words, icon: "search", run: () => location.assign(href) });
const acting = (action, act) => ({ words: t(`command.action.${action}`), icon: "settings", run: () => act().catch(sorry) });

/** Keeps the figures, each on its day; what stood there before comes back by undo. */
export async function keep(reading) {
    const days = new Map();
    for (const { field, value, date } of reading.figures) if (field) days.set(date, { ...days.get(date), [field]: value });
    if (reading.note) days.set(undefined, { notes: reading.note });
    const before = [];
    try {
        for (const [date, fields] of days) {
            const old = await get(`/api/daily-logs/${date ?? "today"}`);
            const logDate = date ? { logDate: date } : {};
            await post("/api/daily-logs", { ...logDate, ...fields });
            before.push({ ...logDate, ...Object.fromEntries(Object.keys(fields).map((field) => [field, old?.[field] ?? null])) });
        }
    } catch (problem) {
        sorry(problem);
        return;
    }
    toast(t("food.logged", { name: wordsOf(reading) }), () => Promise.all(before.map((fields) => post("/api/daily-logs", fields))).catch(sorry));
}
