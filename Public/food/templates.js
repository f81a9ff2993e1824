// Saved meals and favourites: a tap opens one with its amounts, the plus logs it at once.
import { $, $$, fill, h, icon, refill } from "/shared/dom.js";
import { del, fresh, get, make, once, patch, pressed, put } from "/shared/api.js";
import { changes, clearProblems, field, showProblems } from "/shared/forms.js";
import { amount, calories, fieldText, typed } from "/shared/format.js";
import { searchBox } from "/food/search.js";
import { sorry, toast } from "/shared/toast.js";
import { t } from "/shared/i18n.js";

let turn = 0;
const log = pressed();

/** Fills `place` for a slot of a day; `open(template)` and `added(entries)` are told what came of it. */
export async function templatesBar(place, { slot, date }, { open, added }) {
    const mine = ++turn;
    const load = (page) => get(`/api/meal-templates?slot=${slot}&date=${date}&page=${page}`);
    const { templates, hasMore } = await load(1).catch(() => ({ templates: [] }));
    if (mine !== turn) return;
    const use = (template) => log(`/api/meal-templates/${template.id}/using`, { logDate: date, slot }).then(added, sorry);
    const row = (template) => h("li", {},
        h("button", { type: "button", class: "suggested-open", "aria-label": t("template.open", { name: template.name }), onclick: async () => open(await fresh(`/api/meal-templates/${template.id}`, template)) },
            h("strong", {}, icon("star"), " ", template.name), h("small", { class: "muted number" }, says(template))),
        h("button", { type: "button", class: "suggested-add", "aria-label": t("template.add", { name: template.name }), onclick: () => use(template) }, icon("plus")));
    refill(place, [slot, date, templates], () => {
        const list = h("ul", { class: "suggested" }, templates.map(row));
        return templates.length > 0 && [h("p", { class: "small muted" }, t("template.title")), list, more(list, hasMore, load, row)];
    });
}

/** Unfolds `list`, of which a phone shows the first few, then puts the next page's rows behind it, while there is one. */
function more(list, hasMore, load, row) {
    let page = 1;
    const button = h("button", { type: "button", class: "button quiet", onclick: () => next().catch(sorry) }, t("list.more"));
    async function next() {
        const shown = [...list.children].filter((item) => item.checkVisibility()).length;
        list.classList.add("unfolded");
        if (hasMore && shown === list.children.length) {
            const answer = await load(page + 1);
            page += 1;
            hasMore = answer.hasMore;
            list.append(...answer.templates.map(row));
        }
        if (!hasMore) button.remove();
        $("button", list.children[shown])?.focus();
    }
    button.classList.toggle("narrow-only", !hasMore);
    return (hasMore || list.children.length > 4) && button;
}

const says = ({ items, calories: energy }) => [
    items.length === 1 ? `${amount(items[0].servingQuantity)} ${items[0].servingSize}` : t("template.items", { count: items.length }),
    calories(energy),
].filter(Boolean).join(" · ");

/** Saves entries under a name, with a way back. `done()` is told. */
export async function saveTemplate(name, slot, entries, done) {
    try {
        const template = await make("/api/meal-templates", { name, slot, entryIds: entries.map((entry) => entry.id) });
        toast(t("template.saved", { name }), () => del(`/api/meal-templates/${template.id}`).then(done, sorry));
        await done();
        return template;
    } catch (problem) {
        sorry(problem);
        return undefined;
    }
}

/** Fills `place` with one template: its amounts to log now, and what can be changed about it. */
export function templatePanel(place, template, { date, slot }, { added, changed, cancel }) {
    const logOnce = once();
    const row = ({ foodName, servingQuantity, servingSize }, what) => ({
        what,
        element: h("li", { class: "template-item" },
            h("label", { class: "check" }, h("input", { type: "checkbox", checked: true }), h("span", {}, foodName)),
            h("span", { class: "with-unit template-amount" }, h("input", { class: "input", type: "text", inputmode: "decimal", value: fieldText(servingQuantity, 2), "aria-label": t("template.amount", { name: foodName }) }), h("span", { class: "muted" }, servingSize))),
    });
    const rows = template.items.map((item, index) => row(item, { index }));
    const list = h("ul", { class: "list" }, rows.map(({ element }) => element));
    const adding = h("div", { class: "search-box" });
    searchBox(adding, { id: "template-food", label: t("template.gain"), pick: gain });
    const days = h("fieldset", { class: "plain-set row" }, h("legend", { class: "label" }, t("template.weekdays")),
        [1, 2, 3, 4, 5, 6, 7].map((day) => h("label", { class: "check" }, h("input", { type: "checkbox", value: day, checked: template.weekdays.includes(day) }), t(`weekday.short.${day}`))));
    const form = h("form", { class: "stack panel", novalidate: true },
        h("h3", {}, template.name),
        list, adding,
        h("div", { class: "row" }, h("button", { class: "button primary", type: "submit" }, t("food.addIt")), h("button", { class: "button", type: "button", onclick: cancel }, t("cancel"))),
        h("details", {}, h("summary", {}, t("template.change")),
            h("div", { class: "stack" },
                field("name", t("template.name"), { type: "text", value: template.name }), days,
                h("p", { class: "small muted" }, t("template.used", { count: template.usedCount })),
                h("div", { class: "row" },
                    h("button", { class: "button", type: "button", onclick: save }, t("template.save")),
                    h("button", { class: "button danger", type: "button", onclick: remove }, t("template.delete"))))));

    /** Puts another food into it: it is logged with the others, and kept with the changes. */
    function gain(food) {
        const unit = food.last?.unit ?? food.servingUnit;
        const servingQuantity = food.last?.servingQuantity ?? (["g", "ml"].includes(unit) ? 100 : 1);
        const servingSize = food.units.find((one) => one.unit === unit)?.label ?? unit;
        const added = row({ foodName: food.name, servingQuantity, servingSize }, { foodId: food.id, unit });
        rows.push(added);
        list.append(added.element);
        const input = $("[type=text]", added.element);
        input.focus();
        input.select();
    }

    /** The ticked items with their amounts, or undefined when one is no number. */
    function items() {
        const chosen = [];
        for (const { element, what } of rows) {
            if (!$("[type=checkbox]", element).checked) continue;
            const input = $("[type=text]", element);
            const value = typed(input.value);
            if (!value || Number.isNaN(value)) {
                input.setAttribute("aria-invalid", "true");
                input.focus();
                return undefined;
            }
            input.removeAttribute("aria-invalid");
            chosen.push({ ...what, servingQuantity: value });
        }
        return chosen;
    }

    async function attempt(action) {
        clearProblems(form);
        try {
            await action();
        } catch (problem) {
            const rest = showProblems(form, problem);
            if (rest) sorry({ message: rest });
        }
    }

    function save() {
        const chosen = items();
        if (!chosen) return;
        attempt(async () => {
            await patch(`/api/meal-templates/${template.id}`, { ...changes(form), items: chosen, weekdays: $$("input:checked", days).map((input) => Number(input.value)) });
            toast(t("food.changed"));
            await changed();
        });
    }

    function remove() {
        attempt(async () => {
            await del(`/api/meal-templates/${template.id}`);
            toast(t("food.deleted", { name: template.name }), () => put(`/api/meal-templates/${template.id}/restoring`).then(changed, sorry));
            await changed();
        });
    }

    form.addEventListener("keydown", (event) => { if (event.key === "Escape") cancel(); });
    form.addEventListener("submit", (event) => {
        event.preventDefault();
        const chosen = items();
        if (chosen) attempt(async () => added(await logOnce(`/api/meal-templates/${template.id}/using`, { logDate: date, slot, items: chosen })));
    });
    fill(place, form);
    $("[type=text]", form)?.focus();
    form.scrollIntoView({ block: "nearest" });
}
