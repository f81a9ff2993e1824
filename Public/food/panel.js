// How much of it, when, and how it was: for a new entry or one that is changed.
import { $, fill, h, icon } from "/shared/dom.js";
import { del, once, patch, putPhoto } from "/shared/api.js";
import { changes, choice, clearProblems, field, showProblems } from "/shared/forms.js";
import { calories, fieldText, number, typed } from "/shared/format.js";
import { fittingJPEG, photoButton } from "/shared/photo.js";
import { sorry } from "/shared/toast.js";
import { t } from "/shared/i18n.js";
import { portionLine, swapsPart } from "/food/guidance.js";
import { foodMicros } from "/food/micronutrients.js";
import { quality } from "/food/quality.js";
import { slotAt, slots } from "/food/slots.js";

const moods = ["😋", "🙂", "😐", "😴", "🤢"];
const typedFigures = [["calories", "today.calories", "kcal"], ["proteinGrams", "nutrient.protein", "g"], ["carbsGrams", "nutrient.carbs", "g"], ["fatGrams", "nutrient.fat", "g"], ["fibreGrams", "nutrient.fibre", "g"]];

/** Fills `place` with the form, begun with `preset`'s amount and unit; `done(entry, isNew)` and `cancel()` are told the end, `favourite()` and `remove()` what else one can do with an entry. */
export function entryPanel(place, { food, entry, preset, name, slot, date }, { done, cancel, favourite, remove }) {
    const given = entry ?? preset;
    const add = once();
    const amount = field("servingQuantity", t("food.amount"), { value: given?.servingQuantity ?? 1, decimals: 2 });
    const units = food ? food.units : [];
    const isListed = units.some((unit) => unit.unit === given?.unit);
    const unit = food
        ? choice("unit", t("food.unit"), [...units.map((item) => [item.unit, unitLabel(item)]), ...(given && !isListed ? [[given.unit, given.unit]] : [])], given?.unit ?? food.servingUnit)
        : field("unit", t("food.unit"), { type: "text", value: entry?.unit ?? t("food.portion") });
    const portion = food && portionLine(food);
    const micros = food && foodMicros(food);
    const says = h("p", { class: "note number", "aria-live": "polite" });
    const form = h("form", { class: "stack panel", novalidate: true },
        h("h3", { id: "panel-title" }, entry ? t("food.edit", { name: entry.foodName }) : food ? food.name : t("food.free.title")),
        !food && field("foodName", t("food.name"), { type: "text", value: entry?.foodName ?? name ?? "" }),
        h("div", { class: "fields" }, amount, unit,
            choice("slot", t("food.slot"), slots.map((item) => [item.id, t(`slot.${item.id}`)]), slot),
            entry && field("logDate", t("food.date"), { type: "date", value: date })),
        !food && h("div", { class: "fields" }, typedFigures.map(([key, label, what]) => field(key, t(label), { value: entry?.[key], unit: what }))),
        food && says,
        food?.flags && h("div", { class: "row" }, food.flags.map((flag) => h("span", { class: `chip flag-${flag.certainty}` }, flag.text)), h("span", { class: "small muted" }, t("diet.note"))),
        portion?.element,
        food && quality(food),
        micros?.element,
        food && !food.isCustom && !entry && swapsPart(food, (other) => entryPanel(place, { food: other, slot, date }, { done, cancel })),
        h("details", { open: Boolean(entry?.notes || entry?.hunger || entry?.mood) }, h("summary", {}, t("food.more")),
            h("div", { class: "stack" },
                h("div", { class: "fields" },
                    field("time", t("food.time"), { type: "time", value: entry?.time }),
                    choice("hunger", t("food.hunger"), [["", t("form.unset")], ...[1, 2, 3, 4, 5].map((level) => [String(level), t(`hunger.${level}`)])], entry?.hunger ? String(entry.hunger) : "")),
                h("fieldset", { class: "segmented moods" }, h("legend", { class: "label" }, t("food.mood")),
                    ["", ...moods].map((mood) => h("label", { title: mood ? t(`mood.${moods.indexOf(mood)}`) : undefined }, h("input", { type: "radio", name: "mood", value: mood, checked: (entry?.mood ?? "") === mood, "aria-label": mood ? t(`mood.${moods.indexOf(mood)}`) : t("form.unset") }), mood || "–"))),
                field("notes", t("log.notes"), { type: "text", value: entry?.notes, rows: 2 }))),
        entry && photoPart(entry),
        h("div", { class: "row" },
            h("button", { class: "button primary", type: "submit" }, t(entry ? "food.save" : "food.addIt")),
            h("button", { class: "button", type: "button", onclick: cancel }, t("cancel")),
            favourite && h("button", { class: "button icon-only", type: "button", "aria-label": t("template.favourite", { name: entry.foodName }), onclick: favourite }, icon("star")),
            remove && h("button", { class: "button icon-only", type: "button", "aria-label": t("food.delete", { name: entry.foodName }), onclick: remove }, icon("delete"))));
    fill(place, form);
    const count = $("[name=servingQuantity]", form);
    const unitField = $("[name=unit]", form);

    /** What is known of it before the server says. */
    function worth(body) {
        const grams = body.servingQuantity * units.find((one) => one.unit === body.unit)?.grams;
        const part = (key) => (food?.per100g[key] === undefined || Number.isNaN(grams) ? undefined : (food.per100g[key] * grams) / 100);
        return food ? { calories: part("energy"), proteinGrams: part("protein"), carbsGrams: part("carbs"), fatGrams: part("fat") } : {};
    }

    function reckon() {
        const value = typed(count.value);
        const item = units.find((one) => one.unit === unitField.value);
        portion?.show(item ? value : undefined, unitField.value);
        micros?.show(item && value ? value * item.grams : undefined);
        if (!food || !item || !value || Number.isNaN(value)) {
            says.textContent = "";
            return;
        }
        const grams = value * item.grams;
        const part = (key) => (food.per100g[key] === undefined ? "–" : number((food.per100g[key] * grams) / 100, 1));
        says.textContent = [`${number(grams)} g`, food.per100g.energy !== undefined && calories((food.per100g.energy * grams) / 100), t("food.macros", { protein: part("protein"), carbs: part("carbs"), fat: part("fat") }), `${t("nutrient.fibre")} ${part("fibre")} g`].filter(Boolean).join(" · ");
    }

    // A new unit starts from a sensible amount: 100 g, not 1 g.
    unitField.addEventListener("change", () => {
        if (["g", "ml"].includes(unitField.value) && typed(count.value) <= 5) count.value = "100";
        else if (!["g", "ml"].includes(unitField.value) && typed(count.value) >= 50) count.value = "1";
        reckon();
    });
    count.addEventListener("input", reckon);
    // A time is that of a meal, until another meal is chosen.
    const slotField = $("[name=slot]", form);
    let isChosen = false;
    slotField.addEventListener("change", () => { isChosen = true; });
    $("[name=time]", form).addEventListener("change", ({ target }) => {
        const [hour, minute] = target.value.split(":").map(Number);
        if (!isChosen && slotField.value !== "drinks" && Number.isInteger(minute)) slotField.value = slotAt(hour * 60 + minute);
    });
    form.addEventListener("keydown", (event) => { if (event.key === "Escape") cancel(); });
    form.addEventListener("submit", async (event) => {
        event.preventDefault();
        const body = changes(form, { all: !entry });
        if (!body) {
            $("[aria-invalid]", form).focus();
            return;
        }
        body.mood = $("[name=mood]:checked", form)?.value || null;
        if ("hunger" in body) body.hunger = body.hunger ? Number(body.hunger) : null;
        for (const key of Object.keys(body)) if (!entry && body[key] === null) delete body[key];
        const button = $("[type=submit]", form);
        button.disabled = true;
        try {
            const saved = entry
                ? await patch(`/api/food-entries/${entry.id}`, body)
                : await add("/api/food-entries", { ...body, logDate: date, foodId: food?.id }, { foodName: food?.name ?? body.foodName, ...worth(body) });
            await done(saved, !entry);
        } catch (problem) {
            clearProblems(form);
            const rest = showProblems(form, problem);
            if (rest) sorry({ message: rest });
        } finally {
            button.disabled = false;
        }
    });
    if (food && !given) {
        const serving = units.find((item) => item.unit === food.servingUnit);
        if (["g", "ml"].includes(food.servingUnit)) count.value = "100";
        if (serving) unitField.value = food.servingUnit;
    }
    reckon();
    const first = food ? count : $("[name=foodName]", form);
    first.focus();
    first.select();
    form.scrollIntoView({ block: "nearest" });
}

const unitLabel = (item) => (["g", "ml", "kg", "l", "oz", "lb", "fl_oz"].includes(item.unit) ? item.label : `${item.label} (${fieldText(item.grams, item.grams < 10 ? 1 : 0)} g)`);

/** The picture of an entry, kept at once when it is chosen. */
function photoPart(entry) {
    const path = `/api/food-entries/${entry.id}/photo`;
    const place = h("div", { class: "row" });
    const draw = (source) => fill(place,
        source && h("img", { class: "meal-photo", src: source, alt: t("food.photo.of", { name: entry.foodName }) }),
        photoButton(t(source ? "profile.photo.change" : "profile.photo.choose"), async (file) => {
            await putPhoto(path, await fittingJPEG(file, 1280));
            draw(`${path}?at=${Date.now()}`);
        }),
        source && h("button", { class: "button quiet", type: "button", onclick: () => del(path).then(() => draw(), sorry) }, t("profile.photo.remove")));
    draw(entry.photo);
    return place;
}
