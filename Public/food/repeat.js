// Logs a meal or a whole day again; yesterday unless someone says otherwise.
import { $, fill, h } from "/shared/dom.js";
import { get, once } from "/shared/api.js";
import { dateField } from "/shared/date-field.js";
import { addDays, amount, longDate } from "/shared/format.js";
import { sorry } from "/shared/toast.js";
import { t } from "/shared/i18n.js";

/** Fills `place` with the choice; `done(entries)` and `cancel()` are told the end. */
export function repeatPanel(place, { date, today, slot }, { done, cancel }) {
    let day = addDays(date, -1);
    const from = dateField({ id: "repeat-from", value: day, max: today, change: (chosen) => { day = chosen; show(); } });
    const what = h("select", { id: "repeat-what" },
        h("option", { value: slot }, t("food.repeat.meal", { slot: t(`slot.${slot}`) })), h("option", { value: "" }, t("food.repeat.day")));
    const list = h("div", { "aria-live": "polite" });
    const button = h("button", { class: "button primary", type: "submit" }, t("food.addIt"));
    const form = h("form", { class: "stack panel", novalidate: true },
        h("h3", {}, t("food.repeat")),
        h("div", { class: "fields" },
            h("div", { class: "field" }, h("label", { for: "repeat-from" }, t("food.repeat.from")), from),
            h("div", { class: "field" }, h("label", { for: "repeat-what" }, t("food.repeat.what")), what)),
        list,
        h("div", { class: "row" }, button, h("button", { class: "button", type: "button", onclick: cancel }, t("cancel"))));
    const log = once();
    let asked = 0;

    async function show() {
        const turn = ++asked;
        button.disabled = true;
        const entries = await get(`/api/food-entries/${day}`).catch((problem) => { sorry(problem); return []; });
        if (turn !== asked) return;
        const chosen = entries.filter((entry) => !what.value || entry.slot === what.value);
        fill(list, h("p", { class: "small muted" }, longDate(day)),
            chosen.length === 0 ? h("p", { class: "muted" }, t("food.repeat.none")) : h("ul", { class: "list" }, chosen.map((entry) => h("li", {},
                h("label", { class: "check" }, h("input", { type: "checkbox", value: entry.id, checked: true }),
                    h("span", {}, `${entry.foodName} `, h("span", { class: "muted number" }, `${amount(entry.servingQuantity)} ${entry.servingSize}`)))))));
        count();
    }

    const ticked = () => [...list.querySelectorAll("input:checked")].map((input) => input.value);
    function count() {
        const chosen = ticked().length;
        button.disabled = chosen === 0;
        button.textContent = chosen ? t("food.repeat.add", { count: chosen }) : t("food.addIt");
    }

    list.addEventListener("change", count);
    what.addEventListener("change", show);
    form.addEventListener("keydown", (event) => { if (event.key === "Escape") cancel(); });
    form.addEventListener("submit", async (event) => {
        event.preventDefault();
        button.disabled = true;
        const isWhole = ticked().length === list.querySelectorAll("input").length;
        try {
            await done(await log("/api/food-entries/repeating", isWhole
                ? { fromDate: day, logDate: date, ...(what.value ? { fromSlot: what.value } : {}) }
                : { entryIds: ticked(), logDate: date }));
        } catch (problem) {
            button.disabled = false;
            sorry(problem);
        }
    });
    fill(place, form);
    show();
    $("input", from).focus();
    $("h3", form).scrollIntoView({ block: "nearest" });
}
