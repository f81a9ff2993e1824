// Logging food: search or quick-add, amount, Enter.
import { $, fill, h, icon } from "/shared/dom.js";
import { del, fresh, get, isOf, onChange, post, pressed, put } from "/shared/api.js";
import { addDays, amount, clock, hidesCalories, longDate, number } from "/shared/format.js";
import { dateField } from "/shared/date-field.js";
import { loading } from "/shared/loading.js";
import { sorry, toast } from "/shared/toast.js";
import { t } from "/shared/i18n.js";
import { whyButton } from "/shared/why.js";
import { entryPanel } from "/food/panel.js";
import { dayBar, meters } from "/day/opening.js";
import { balanceCard } from "/food/guidance.js";
import { customFood } from "/food/custom.js";
import { repeatPanel } from "/food/repeat.js";
import { scanPanel } from "/food/scan.js";
import { searchBox } from "/food/search.js";
import { slotAt, slots } from "/food/slots.js";
import { drinksCard } from "/hydration/drinks.js";
import { suggested } from "/food/suggested.js";
import { saveTemplate, templatePanel, templatesBar } from "/food/templates.js";

const asked = new URLSearchParams(location.search);
const now = new Date();
const repeatPressed = pressed();
const state = { today: undefined, date: undefined, slot: slots.some((slot) => slot.id === asked.get("slot")) ? asked.get("slot") : slotAt(now.getHours() * 60 + now.getMinutes()) };

const search = searchBox($("#search"), { pick: (food) => panel(food, undefined, undefined, food.last), custom: (name) => customFood({ name }, (food) => panel(food)), free: (name) => panel(undefined, undefined, name) });
drawSlots();
// A food that was asked for opens above the rest of the page, which waits for it.
const askedFood = asked.get("food") && get(`/api/foods/${encodeURIComponent(asked.get("food"))}`).catch(sorry);
$("#panel").toggleAttribute("data-waiting", Boolean(askedFood));
const quick = loading($("#quick"), () => get("/api/foods/quick"), (foods) => fill($("#quick"), h("p", { class: "small muted" }, t("food.quick")),
    h("div", { class: "row" }, foods.map((food) => h("button", { class: "chip press quick", type: "button", onclick: () => panel(food) }, food.name)))));
fill($("#repeat"), h("button", { class: "button quiet", type: "button", onclick: repeat }, icon("repeat"), t("food.repeat")),
    h("a", { class: "button quiet", href: "/foods" }, t("foods.title")), h("a", { class: "button quiet", href: "/recipes" }, t("recipe.title")));
fill($("#scan"), h("button", { class: "button icon-only", type: "button", onclick: scan, "aria-label": t("barcode.scan") }, icon("barcode")));
await load();
// With a keyboard one types at once; a phone would cover the day with its own.
if (!askedFood && matchMedia("(pointer: fine) and (width >= 900px)").matches && document.activeElement === document.body) search.focus();
if (asked.get("q")) search.look(asked.get("q"));
if (askedFood) askedFood.then((food) => { if (food) panel(food); }).finally(() => $("#panel").removeAttribute("data-waiting"));
onChange(["day"], (change) => { if (isOf(change, state.date)) load(); });

async function load() {
    const wanted = state.date ?? asked.get("date");
    await loading($("#summary"), () => get(wanted ? `/api/today?date=${encodeURIComponent(wanted)}` : "/api/today"), (day) => {
        if (!state.today) state.today = day.isToday ? day.date : undefined;
        state.date = day.date;
        drawDates(day);
        drawSummary(day);
    });
    showSlot();
    if (!state.date) return;
    if (!state.today) state.today = (await get("/api/today")).date;
    Promise.all([suggest(), quick]).then(() => $("#templates").removeAttribute("data-waiting"));
    drinksCard($("#drinks"), state.date);
    balanceCard($("#balance"), state.date);
    await loading($("#entries"), () => get(`/api/food-entries/${state.date}`), drawEntries);
}

function suggest() {
    const saved = templatesBar($("#templates"), state, { added, open: openTemplate });
    const likely = suggested($("#suggested"), { slot: state.slot, date: state.date, isToday: state.date === state.today }, {
        open: async (item) => {
            const food = item.foodId && await get(`/api/foods/${encodeURIComponent(item.foodId)}`).catch(() => undefined);
            if (food) panel(food, undefined, undefined, { servingQuantity: item.amount, unit: item.unit });
            else again([item.entryId]);
        },
        add: (item) => again([item.entryId]),
    });
    return Promise.all([saved, likely]);
}

/** Logs entries of before once more, in the slot that is chosen now. */
async function again(entryIds) {
    try {
        await added(await repeatPressed("/api/food-entries/repeating", { entryIds, logDate: state.date, slot: state.slot }));
    } catch (problem) {
        sorry(problem);
    }
}

async function added(entries) {
    fill($("#panel"));
    state.justLogged = entries[0]?.slot;
    const words = entries.length === 1 ? t("food.logged", { name: entries[0].foodName }) : t("food.repeated", { count: entries.length });
    toast(words, async () => {
        for (const entry of entries) await del(`/api/food-entries/${entry.id}`).catch(sorry);
    });
}

function scan() {
    scanPanel($("#panel"), { found: withBarcode, cancel: closePanel });
}

/** Opens the food of a barcode, or offers what can be done when none has it. */
async function withBarcode(code) {
    try {
        panel(await get(`/api/foods/barcodes/${code}`));
    } catch (problem) {
        if (problem.status === 404) unknownBarcode(code);
        else sorry(problem);
    }
}

async function unknownBarcode(code) {
    const { looksUpBarcodes } = await get("/api/preferences");
    const says = h("p", { role: "status" }, t("barcode.unknown", { code }));
    async function lookUp() {
        try {
            panel(await post(`/api/foods/barcodes/${code}`));
        } catch (problem) {
            says.textContent = problem.status === 404 ? t("barcode.lookUp.none") : problem.message;
        }
    }
    const enter = h("button", { class: "button primary", type: "button", onclick: () => customFood({ barcode: code }, (food) => panel(food)) }, t("barcode.enter"));
    fill($("#panel"), h("div", { class: "stack panel" }, says,
        h("div", { class: "row" }, enter, looksUpBarcodes && h("button", { class: "button", type: "button", onclick: lookUp }, t("barcode.lookUp")), h("button", { class: "button", type: "button", onclick: closePanel }, t("cancel")))));
    enter.focus();
}

function openTemplate(template) {
    templatePanel($("#panel"), template, state, { added, cancel: closePanel, changed: () => { closePanel(); suggest(); } });
}

function closePanel() {
    fill($("#panel"));
    search.focus();
}

function repeat() {
    repeatPanel($("#panel"), state, { done: added, cancel: closePanel });
}

function drawDates(day) {
    const isToday = day.isToday;
    $("#day-name").textContent = isToday ? t("food.today").toLocaleLowerCase() : longDate(state.date);
    const picker = dateField({ value: state.date, max: state.today, label: t("food.date"), change: goTo });
    fill($("#dates"),
        h("button", { class: "button icon-only", type: "button", "aria-label": t("food.dayBefore"), onclick: () => goTo(addDays(state.date, -1)) }, icon("left")),
        picker,
        h("button", { class: "button icon-only", type: "button", "aria-label": t("food.dayAfter"), disabled: isToday, onclick: () => goTo(addDays(state.date, 1)) }, icon("right")));
}

function goTo(date) {
    if (state.today && date > state.today) return;
    state.date = date;
    history.replaceState(null, "", `?date=${date}&slot=${state.slot}`);
    fill($("#panel"));
    load();
}

function drawSummary(day) {
    const figure = (metric) => day.day.figures[metric];
    const energy = figure("energy")?.value ?? 0;
    const target = day.targets.energy;
    const isAtLeast = figure("energy")?.isAtLeast ? "≥ " : "";
    fill($("#summary"),
        !hidesCalories && h("div", { class: "eaten" },
            h("p", { class: "row" }, h("span", { class: "figure display" }, target ? [number(Math.abs(target - energy)), h("small", {}, ` ${t(energy <= target ? "today.left" : "today.over")}`)] : [`${isAtLeast}${number(energy)}`, h("small", {}, " kcal")]),
                whyButton(`/api/why/energy?date=${day.date}`, t("today.calories"))),
            target && h("p", { class: "muted" }, t("today.eaten", { eaten: `${isAtLeast}${number(energy)} kcal`, target: number(target) })),
            dayBar(day, Math.max(target ?? 0, energy, 1))),
        meters(day));
}

function drawSlots() {
    fill($("#slots"), h("div", { class: "slot-tabs", role: "radiogroup", "aria-label": t("food.slot") }, slots.map((slot) => {
        const input = h("input", { type: "radio", name: "slot", value: slot.id, checked: slot.id === state.slot });
        input.addEventListener("change", () => {
            state.slot = slot.id;
            showSlot();
            suggest();
        });
        return h("label", { style: { "--slot": `var(--slot-${slot.id})` } }, input, icon(slot.id), h("span", {}, t(`slot.${slot.id}`)),
            slot.from !== undefined && h("small", { class: "muted" }, `${clock(slot.from)}–${clock(slot.to)}`));
    })));
    showSlot();
}

/** The meal that one logs into stands in sight, whatever the width. */
function showSlot() {
    const tabs = $(".slot-tabs");
    const chosen = $("label:has(:checked)", tabs);
    if (chosen) tabs.scrollLeft = chosen.offsetLeft - tabs.offsetLeft - (tabs.clientWidth - chosen.offsetWidth) / 2;
}

function panel(food, entry, name, preset) {
    entryPanel($("#panel"), { food, entry, preset, name, slot: entry?.slot ?? (food?.drink ? "drinks" : state.slot), date: state.date }, {
        done: (saved, isNew) => {
            fill($("#panel"));
            if (isNew) state.justLogged = saved.slot;
            if (isNew) toast(t("food.logged", { name: saved.foodName }), () => remove(saved, false));
            else toast(t("food.changed"));
            search.focus();
        },
        cancel: closePanel,
        favourite: entry && (() => saveTemplate(entry.foodName, entry.slot, [entry], suggest)),
        remove: entry && (() => { fill($("#panel")); remove(entry, true); }),
    });
}

function drawEntries(entries) {
    const place = $("#entries");
    if (entries.length === 0) {
        fill(place, h("div", { class: "card empty" }, h("p", {}, t("food.empty"))));
        return;
    }
    fill(place, h("div", { class: "card" },
        h("div", { class: "entries-head" }, h("h2", {}, t("food.entries")), h("span", { class: "caption quiet-ink" }, t("nutrient.protein").toLocaleLowerCase()), h("span", { class: "caption quiet-ink" }, hidesCalories ? "" : "kcal")),
        slots.filter((slot) => entries.some((entry) => entry.slot === slot.id)).map((slot) => meal(slot, entries.filter((entry) => entry.slot === slot.id)))));
}

function meal(slot, own) {
    const energy = own.reduce((sum, entry) => sum + (entry.calories ?? 0), 0);
    const time = own.map((entry) => entry.time).filter(Boolean).toSorted()[0];
    return h("section", { class: "meal", style: { "--slot": `var(--slot-${slot.id})` }, "aria-label": t(`slot.${slot.id}`) },
        h("div", { class: "meal-head" }, h("span", { class: "disc", "aria-hidden": "true" }, icon(slot.id)),
            h("h3", {}, t(`slot.${slot.id}`), time && slot.id !== "drinks" && h("span", { class: "small quiet-ink" }, ` ${time}`)),
            own.length > 1 ? h("button", { class: "button icon-only", type: "button", "aria-label": t("template.saveMeal", { slot: t(`slot.${slot.id}`) }), onclick: () => saveMeal(slot.id, own) }, icon("star")) : h("span", {}),
            h("strong", { class: "entry-kcal" }, kcal(energy))),
        h("ul", { class: "meal-entries" }, own.map(row)),
        own.length > 1 && state.justLogged === slot.id && slot.id !== "drinks" && h("p", { class: "row small" }, t("template.offer"),
            h("button", { class: "button quiet", type: "button", onclick: () => { state.justLogged = undefined; saveMeal(slot.id, own); } }, icon("star"), t("template.offer.save"))));
}

/** Energy in a column that says its unit once to the eye. */
function kcal(value) {
    return hidesCalories ? "" : value === undefined ? "–" : [number(value), h("span", { class: "visually-hidden" }, " kcal")];
}

/** A row opens its editor; protein and energy stand in columns. */
function row(entry) {
    return h("li", { class: "entry" },
        entry.photo && h("a", { href: entry.photo, class: "meal-photo-link" }, h("img", { class: "meal-photo small", src: entry.photo, alt: t("food.photo.of", { name: entry.foodName }), loading: "lazy" })),
        h("button", { class: "entry-open", type: "button", "aria-label": t("food.edit", { name: entry.foodName }), onclick: () => edit(entry) },
            h("span", {}, h("span", {}, entry.foodName), h("span", { class: "muted" }, ` ${amount(entry.servingQuantity)} ${entry.servingSize}`), entry.mood && ` ${entry.mood}`),
            entry.notes && h("span", { class: "small muted" }, entry.notes)),
        h("span", { class: "entry-protein muted" }, entry.proteinGrams !== undefined && `${number(entry.proteinGrams)} g`),
        h("span", { class: "entry-kcal" }, kcal(entry.calories)));
}

/** Saves a meal under the name of its slot, and opens it so that it can get a better one. */
async function saveMeal(slot, entries) {
    const template = await saveTemplate(t(`slot.${slot}`), slot, entries, suggest);
    if (!template) return;
    openTemplate(template);
    $("#panel details").open = true;
    $("#panel [name=name]").select();
}

async function edit(entry) {
    const [food, now] = await Promise.all([entry.foodId && get(`/api/foods/${encodeURIComponent(entry.foodId)}`).catch(() => undefined), fresh(`/api/food-entries/${entry.id}`, entry)]);
    panel(food, now);
}

async function remove(entry, offersUndo) {
    try {
        await del(`/api/food-entries/${entry.id}`);
        if (offersUndo) toast(t("food.deleted", { name: entry.foodName }), () => put(`/api/food-entries/${entry.id}/restoring`).catch(sorry));
    } catch (problem) {
        sorry(problem);
    }
}
