// Logs a meal or a whole day again; yesterday unless someone says otherwise.
import { $, fill, h } from "/shared/dom.js";
import { get, post } from "/shared/api.js";
import { addDays, amount, longDate } from "/shared/format.js";
import { sorry } from "/shared/toast.js";
import { t } from "/shared/i18n.js";

/** Fills `place` with the choice; `done(entries)` and `cancel()` are told the end. */
export function repeatPanel(place, { date, today, slot }, { done, cancel }) {
    const from = h("input", { type: "date", class: "input", id: "repeat-from", value: addDays(date, -1), max: today });
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
    let asked = 0;

    async function show() {
        const turn = ++asked;
        button.disabled = true;
        const entries = from.value ? await get(`/api/food-entries/${from.value}`).catch((problem) => { sorry(problem); return []; }) : [];
        if (turn !== asked) return;
        const chosen = entries.filter((entry) => !what.value || entry.slot === what.value);
        fill(list, h("p", { class: "small muted" }, from.value ? longDate(from.value) : ""),
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
    from.addEventListener("change", show);
    what.addEventListener("change", show);
    form.addEventListener("keydown", (event) => { if (event.key === "Escape") cancel(); });
    form.addEventListener("submit", async (event) => {
        event.preventDefault();
        button.disabled = true;
        const isWhole = ticked().length === list.querySelectorAll("input").length;
        try {
            await done(await post("/api/food-entries/repeating", isWhole
                ? { fromDate: from.value, logDate: date, ...(what.value ? { fromSlot: what.value } : {}) }
                : { entryIds: ticked(), logDate: date }));
        } catch (problem) {
            button.disabled = false;
            sorry(problem);
        }
    });
    fill(place, form);
    show();
    from.focus();
    $("h3", form).scrollIntoView({ block: "nearest" });
}
