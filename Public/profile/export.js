// What one has, as files: links that say which days they are of.
import { $, $$, h } from "/shared/dom.js";
import { dateField, dateOf } from "/shared/date-field.js";
import { t } from "/shared/i18n.js";

const link = (form) => h("a", { class: "button", href: `/api/export/${form}`, download: true, "data-form": form }, form.replace(/^\w+-/, "").toUpperCase());

export function downloads(forms, name) {
    return h("div", { class: "row", role: "group", "aria-label": name }, forms.map(link));
}

/** The tables, each of all days or of those that the two dates say. */
export function tables() {
    const says = h("p", { class: "error", role: "alert", hidden: true }, t("settings.export.dates"));
    const place = h("div", { class: "stack", id: "tables" },
        h("h3", {}, t("settings.export.tables")), h("p", { class: "muted" }, t("settings.export.tables.words")),
        h("div", { class: "row" }, ["from", "to"].map((name) => h("div", { class: "field" },
            h("label", { for: `export-${name}` }, t(`settings.export.${name}`)), dateField({ id: `export-${name}`, name })))), says,
        h("ul", { class: "list" }, ["csv", "entries-csv", "sets-csv", "figures-csv"].map((form) => h("li", { class: "row spread" },
            h("span", {}, t(`settings.export.${form}`), h("br"), h("span", { class: "small muted" }, t(`settings.export.${form}.words`))),
            downloads([form, `${form}.gz`], t(`settings.export.${form}`))))));
    place.addEventListener("change", () => {
        const [from, to] = ["from", "to"].map((name) => dateOf($(`#export-${name}`, place)));
        const isRange = from !== undefined && to !== undefined && !(from && to && from > to);
        says.hidden = isRange;
        const query = new URLSearchParams(Object.entries({ from, to }).filter(([, date]) => date)).toString();
        for (const a of $$("[data-form]", place)) {
            if (isRange) a.href = `/api/export/${a.dataset.form}${query && `?${query}`}`;
            else a.removeAttribute("href");
        }
    });
    return place;
}
