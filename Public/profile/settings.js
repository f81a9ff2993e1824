import { $, fill, h, icon } from "/shared/dom.js";
import { del, get, patch, post, put } from "/shared/api.js";
import { attempt, changes, check, choice, field } from "/shared/forms.js";
import { dateOf } from "/shared/date-field.js";
import { loading } from "/shared/loading.js";
import { forget, signOut } from "/shared/outbox.js";
import { whileSettling } from "/shared/settling.js";
import { sorry, toast } from "/shared/toast.js";
import { moment, number, size } from "/shared/format.js";
import { t } from "/shared/i18n.js";
import { lockPart, passkeysPart } from "/account/security.js";
import { downloads, tables } from "/profile/export.js";
import { freshness } from "/health/fresh.js";
import { modelPart } from "/profile/model.js";
import { remindersPart } from "/reminders/settings.js";
import { sorted, steps } from "/profile/steps.js";

const place = $("#settings");
const section = location.pathname.split("/")[2] ?? "you";
const sections = { you, goals, app, data, security };
const load = () => loading(place, sections[section], (content) => fill(place, content));
// What was one page led to its export by this address.
if (section === "you" && location.hash === "#export") location.replace("/settings/data#export");
else load().then(() => {
    // What is asked for may come late, or be pushed down by what comes late.
    if (location.hash) whileSettling(place, () => $(`#${CSS.escape(location.hash.slice(1))}`, place)?.scrollIntoView());
});

async function you() {
    const profile = await get("/api/profile");
    return [part("personal", steps.you(profile)), doors([["/profile", "profile.photo.choose"], ["/onboarding?step=body", "step.body"], ["/onboarding?step=diet", "step.diet"], ["/onboarding?step=exercise", "step.exercise"],
        ["/onboarding?step=lifestyle", "step.lifestyle"], ["/onboarding?step=biofeedback", "step.biofeedback"], ["/onboarding?step=health", "step.health"], ["/onboarding?step=food", "step.food"]])];
}

async function goals() {
    const profile = await get("/api/profile");
    return [part("goals", steps.goal(profile)),
        part("nutrition", h("div", { class: "fields" },
            field("proteinGrams", t("nutrient.protein"), { value: profile.proteinGrams, unit: "g" }),
            field("carbsGrams", t("nutrient.carbs"), { value: profile.carbsGrams, unit: "g" }),
            field("fatGrams", t("nutrient.fat"), { value: profile.fatGrams, unit: "g" }),
            field("fibreGrams", t("nutrient.fibre"), { value: profile.fibreGrams, unit: "g" })), h("p", { class: "small muted" }, t("settings.macros.hint")))];
}

async function app() {
    const [profile, preferences] = await Promise.all([get("/api/profile"), get("/api/preferences")]);
    return [
        part("preferences", steps.preferences(profile, preferences),
            h("div", { class: "fields" },
                choice("dayStartHour", t("pref.dayStart"), [0, 1, 2, 3, 4, 5, 6].map((hour) => [String(hour), `0${hour}:00`]), String(preferences.dayStartHour), { hint: t("pref.dayStart.why") }),
                field("glass", t("pref.glass"), { kind: "volume", value: preferences.glass, decimals: 0 }),
                field("timeZone", t("pref.zone"), { type: "text", value: preferences.timeZone })),
            check("hideCalories", t("pref.hideCalories"), preferences.hideCalories)),
        part("meals", choice("fastingHours", t("pref.fasting"), [["0", t("pref.fasting.off")], ...[12, 13, 14, 15, 16].map((count) => [String(count), t("pref.fasting.hours", { hours: count })])], String(preferences.fastingHours), { hint: t("pref.fasting.why") }),
            h("p", { class: "muted" }, t("settings.meals.words")),
            h("div", { class: "fields" }, Object.keys(preferences.mealTimes).toSorted((a, b) => preferences.mealTimes[a].localeCompare(preferences.mealTimes[b]))
                .map((slot) => field(`mealTimes.${slot}`, t(`slot.${slot}`), { type: "time", value: preferences.mealTimes[slot] })))),
        part("barcodes", check("looksUpBarcodes", t("pref.looksUpBarcodes"), preferences.looksUpBarcodes), h("p", { class: "small muted" }, t("pref.looksUpBarcodes.why"))),
        remindersPart(),
        modelPart(),
    ];
}

/** How fresh each source is; nothing where nothing was imported. */
const freshPart = (sources) => sources.length > 0 && h("div", { class: "stack" }, h("h3", {}, t("health.sources.fresh")),
    h("ul", { class: "list" }, sources.map((source) => h("li", {}, h("strong", {}, source.name), freshness(source)))));

/** Import, export, and the pages that have to do with what is kept. */
async function data() {
    // Without a network all else stands there.
    const sources = await get("/api/health/sources").catch(() => []);
    return [
        h("section", { class: "card", id: "import" }, h("h2", {}, t("settings.health")), h("p", { class: "muted" }, t("settings.health.words")), freshPart(sources),
            h("div", {}, h("a", { class: "button primary", href: "/import" }, t(sources.length > 0 ? "health.sources.again" : "settings.health.import")))),
        h("section", { class: "card", id: "backup" }, h("h2", {}, t("settings.backups")), h("p", { class: "muted" }, t("settings.backups.words")), h("div", {}, h("a", { class: "button", href: "/backup" }, t("settings.backups.go")))),
        h("section", { class: "card", id: "export" }, h("h2", {}, t("settings.export")), h("p", { class: "muted" }, t("settings.export.words")),
            downloads(["json", "json.gz"], t("settings.export")), h("p", { class: "small" }, h("a", { href: "/export.schema.json" }, t("settings.export.schema"))), tables()),
        h("section", { class: "card", id: "health-export" }, h("h2", {}, t("settings.export.health")), h("p", { class: "muted" }, t("settings.export.health.words")),
            downloads(["health-csv", "health-csv.gz", "health-json", "health-json.gz"], t("settings.export.health"))),
        doors([["/foods", "foods.title"], ["/recipes", "recipe.title"], ["/workouts", "workouts.title"], ["/log", "log.title"], ["/privacy", "privacy.title"], ["/docs", "docs.title"]]),
    ];
}

async function security() {
    const [session, passkeys, lock, sessions, tokens, preferences] = await Promise.all([get("/api/session"), get("/api/passkeys"), get("/api/lock"), get("/api/sessions"), get("/api/tokens"), get("/api/preferences")]);
    const waiting = session.isOwner ? await get("/api/registrations") : [];
    return [
        passwordPart(session), passkeysPart(passkeys, load), lockPart(lock, load), doors([["/phone", "phone.title"]]), sessionsPart(sessions), tokensPart(tokens),
        session.isOwner && accountsPart(),
        session.isOwner && part("registration", waitingPart(waiting), check("opensRegistration", t("settings.registration.open"), preferences.opensRegistration), h("p", { class: "small muted" }, t("settings.registration.why"))),
        h("section", { class: "card", id: "session" }, h("h2", {}, t("settings.session")),
            h("div", { class: "row" }, h("button", { class: "button", type: "button", onclick: () => signOut().catch(sorry) }, t("settings.signOut"))),
            !session.hasPassword && h("p", { class: "small muted" }, t("settings.signOut.noPassword"))),
        erasePart(session),
    ];
}

/** Pages that this section leads on to. */
function doors(links) {
    return h("nav", { class: "card", "aria-label": t("settings.doors") }, h("ul", { class: "list doors" }, links.map(([href, key]) => h("li", {}, h("a", { href }, t(key), icon("right"))))));
}

function part(name, ...content) {
    const form = h("form", { class: "card", id: name, novalidate: true, "data-part": name }, h("h2", {}, t(`settings.${name}`)), h("div", { class: "stack" }, content, h("div", {}, h("button", { class: "button primary", type: "submit" }, t("food.save")))));
    form.addEventListener("submit", async (event) => {
        event.preventDefault();
        const changed = changes(form);
        if (!changed) {
            $("[aria-invalid]", form)?.focus();
            return;
        }
        const parts = sorted(changed, form);
        await attempt(form, async () => {
            if (Object.keys(parts.profile).length) await patch("/api/profile", parts.profile);
            if (Object.keys(parts.preferences).length) await patch("/api/preferences", parts.preferences);
            for (const input of form.querySelectorAll("[name]")) input.dataset.before = input.type === "checkbox" ? String(input.checked) : input.dataset.kind === "date" ? dateOf(input) : input.value;
            toast(t("settings.saved"));
        });
    });
    return form;
}

function passwordPart(session) {
    const form = h("form", { class: "card", id: "password", novalidate: true }, h("h2", {}, t("settings.password")),
        h("p", { class: "muted" }, t(session.hasPassword ? "settings.password.has" : "settings.password.none", { name: session.account.name })),
        h("div", { class: "stack" },
            h("div", { class: "fields" },
                session.hasPassword && field("current", t("settings.password.current"), { type: "password", autocomplete: "current-password" }),
                field("password", t("settings.password.new"), { type: "password", autocomplete: "new-password", hint: t("settings.password.hint") })),
            h("div", { class: "row" }, h("button", { class: "button primary", type: "submit" }, t("settings.password.set")))));
    form.addEventListener("submit", (event) => {
        event.preventDefault();
        attempt(form, async () => {
            const body = changes(form, { all: true });
            await put("/api/account/password", { password: body.password ?? "", ...(body.current ? { current: body.current } : {}) });
            toast(t("settings.saved"));
            load();
        });
    });
    return form;
}

function sessionsPart(sessions) {
    return h("section", { class: "card", id: "sessions" }, h("h2", {}, t("settings.sessions")),
        h("ul", { class: "list" }, sessions.map((one) => h("li", { class: "row spread" },
            h("div", {}, h("p", {}, one.userAgent.slice(0, 80) || t("settings.sessions.unknown"), " ", one.isCurrent && h("span", { class: "chip good" }, t("settings.sessions.this"))), h("p", { class: "small muted" }, t("settings.sessions.seen", { when: moment(one.lastSeenAt) }))),
            !one.isCurrent && h("button", { class: "button", type: "button", onclick: () => del(`/api/sessions/${one.id}`).then(load, sorry) }, t("settings.sessions.end"))))));
}

function tokensPart(tokens) {
    const says = h("div", { class: "note", hidden: true, role: "status" });
    const form = h("form", { class: "row", novalidate: true }, field("name", t("settings.tokens.name"), { type: "text" }),
        choice("scopes", t("settings.tokens.scopes"), [["read", t("settings.tokens.read")], ["read,write", t("settings.tokens.write")], ["widget", t("settings.tokens.widget")], ["metrics", t("settings.tokens.metrics")]], "read"),
        h("button", { class: "button", type: "submit" }, t("settings.tokens.make")));
    form.addEventListener("submit", (event) => {
        event.preventDefault();
        attempt(form, async () => {
            const body = changes(form, { all: true });
            const made = await post("/api/tokens", { name: body.name ?? "", scopes: body.scopes.split(",") });
            const screen = body.scopes === "widget" && `${location.origin}/widget?token=${made.secret}`;
            fill(says, h("p", {}, t("settings.tokens.once")), h("code", {}, made.secret), screen && h("p", {}, t("settings.tokens.screen"), " ", h("a", { href: screen }, screen)));
            says.hidden = false;
        });
    });
    return h("section", { class: "card", id: "tokens" }, h("h2", {}, t("settings.tokens")), h("p", { class: "muted" }, t("settings.tokens.words")),
        h("ul", { class: "list" }, tokens.map((token) => h("li", { class: "row spread" },
            h("span", {}, token.name, " ", h("span", { class: "chip" }, t(`settings.tokens.${token.scopes.at(-1)}`))),
            h("button", { class: "button", type: "button", onclick: () => del(`/api/tokens/${token.id}`).then(load, sorry) }, t("settings.tokens.revoke"))))),
        form, says);
}

function accountsPart() {
    const says = h("div", { class: "note", hidden: true, role: "status" });
    const tell = (made) => {
        fill(says, h("p", {}, t("settings.accounts.link", { name: made.account.name })), h("code", {}, made.link));
        says.hidden = false;
    };
    const form = h("form", { class: "row", novalidate: true }, field("name", t("account.name"), { type: "text" }), h("button", { class: "button", type: "submit" }, t("settings.accounts.add")));
    const list = h("div");
    // How much each keeps takes a while to count: the rest of the page does not wait for it.
    const show = () => loading(list, () => get("/api/accounts"), (accounts) => fill(list, h("ul", { class: "list" }, accounts.map((one) => listedAccount(one, tell)))));
    show();
    form.addEventListener("submit", (event) => {
        event.preventDefault();
        attempt(form, async () => {
            tell(await post("/api/accounts", { name: changes(form, { all: true }).name ?? "" }));
            await show();
        });
    });
    return h("section", { class: "card", id: "accounts" }, h("h2", {}, t("settings.accounts")), h("p", { class: "muted" }, t("settings.accounts.words")), list, form, says);
}

/** Who registered; nothing where nobody did. */
const waitingPart = (waiting) => waiting.length > 0 && h("div", {}, h("h3", {}, t("settings.registration.waiting")), h("ul", { class: "list" }, waiting.map(registered)));

function registered({ id, email, firstName, lastName, registeredAt, isTaken }) {
    const path = `/api/registrations/${id}`;
    const name = [firstName, lastName].filter(Boolean).join(" ");
    const press = (key, kind, act) => h("button", { class: `button ${kind}`, type: "button", "aria-label": `${t(key)}: ${email}`, onclick: () => act().catch(sorry).finally(load) }, t(key));
    return h("li", { class: "row spread" },
        h("div", {}, h("p", {}, email), h("p", { class: "small muted" }, [name, moment(registeredAt)].filter(Boolean).join(" · ")), isTaken && h("p", { class: "small error" }, t("settings.registration.taken"))),
        h("div", { class: "row tight" },
            !isTaken && press("settings.registration.admit", "primary", () => post(`${path}/admit`, {}).then(() => toast(t("settings.registration.admitted", { name: email })))),
            press("settings.registration.refuse", "", () => del(path))));
}

function listedAccount({ account, isOwner, lastSeenAt, size: kept }, tell) {
    const sure = h("div", { class: "note stack", hidden: true }, h("p", {}, t("settings.accounts.reset.ask", { name: account.name })),
        h("div", {}, h("button", { class: "button danger", type: "button", onclick: () => post(`/api/accounts/${account.id}/reset`, {}).then((made) => { sure.hidden = true; tell(made); }, sorry) }, t("settings.accounts.reset.yes"))));
    return h("li", { class: "stack" }, h("div", { class: "row spread" },
        h("div", {}, h("p", {}, account.name, " ", isOwner && h("span", { class: "chip" }, t("settings.accounts.owner"))),
            h("p", { class: "small muted" }, lastSeenAt ? t("settings.accounts.seen", { when: moment(lastSeenAt) }) : t("settings.accounts.away"), " · ", t("settings.accounts.size", { rows: number(kept.rows), size: size(kept.bytes) }))),
        !isOwner && h("button", { class: "button", type: "button", "aria-label": `${t("settings.accounts.reset")} ${account.name}`, onclick: () => { sure.hidden = false; $("button", sure).focus(); } }, t("settings.accounts.reset"))), sure);
}

function erasePart({ account }) {
    const form = h("form", { class: "stack", novalidate: true, hidden: true },
        h("p", { class: "note bad" }, t("settings.erase.warning", { name: account.name })),
        field("confirm", t("settings.erase.confirm"), { type: "text" }),
        h("div", {}, h("button", { class: "button danger", type: "submit" }, t("settings.erase.yes"))));
    form.addEventListener("submit", (event) => {
        event.preventDefault();
        attempt(form, async () => {
            await del("/api/account", { confirm: changes(form, { all: true }).confirm ?? "" });
            await forget();
            location.assign("/welcome");
        });
    });
    return h("section", { class: "card", id: "erase" }, h("h2", {}, t("settings.erase")), h("p", { class: "muted" }, t("settings.erase.words")),
        h("div", {}, h("button", { class: "button danger", type: "button", onclick: () => { form.hidden = false; $("input", form).focus(); } }, t("settings.erase.begin"))), form);
}
