// All measures of the body in one list, those of one's own among them, each as a chart.
import { $, fill, h, icon } from "/shared/dom.js";
import { del, fresh, get, make, onChange, patch, post, put } from "/shared/api.js";
import { chart } from "/shared/charts.js";
import { dateOf } from "/shared/date-field.js";
import { attempt, changes, field, hasUnsaved } from "/shared/forms.js";
import { number, quantity, shortDate, today } from "/shared/format.js";
import { loading } from "/shared/loading.js";
import { period, periodControl } from "/shared/period.js";
import { sorry, toast } from "/shared/toast.js";
import { t } from "/shared/i18n.js";
import { typing } from "/shared/metrics.js";

const list = $("#measures");
const described = (measure) => h("div", { class: "fields" },
    field("name", t("measures.name"), { type: "text", value: measure?.name }),
    field("unit", t("measures.unit"), { type: "text", value: measure?.unit, hint: t("measures.unit.hint") }));
const buttons = (save) => h("div", { class: "row" }, h("button", { class: "button primary", type: "submit" }, save), h("button", { class: "button", type: "button", onclick: (event) => close(event.target.closest("li")) }, t("cancel")));
/** How a figure is kept and shown: in the reader's unit, or in the one of their own. */
const formOf = ({ isOwn, field: name, unit }) => (isOwn ? { unit } : typing(name));
let range = period();
let shown = new URLSearchParams(location.search).get("measure") ?? "weight";
let measures = [];

periodControl($("#ranges"), () => range, (days) => { range = days; draw(); });
fill($("#own"), own());
await load();
onChange(["day", "preferences"], async ({ areas }) => {
    const answer = await get("/api/measures").catch(() => undefined);
    if (!answer || hasUnsaved(list)) return;
    // What one has just saved here is told as well: the list stays then, and the focus in it.
    const isSame = !areas.includes("preferences") && JSON.stringify(answer) === JSON.stringify(measures);
    measures = answer;
    if (isSame) drawShown();
    else draw();
});

function load() {
    return loading($("#shown"), () => get("/api/measures"), (answer) => { measures = answer; draw(); });
}

function written(measure, value, sign = "") {
    const { kind } = formOf(measure);
    const { factor, unit } = kind ? quantity(kind) : { factor: 1, unit: measure.unit };
    const figure = Math.round((value / factor) * 10) / 10;
    return `${sign}${number(figure, Number.isInteger(figure) ? 0 : 1)} ${unit}`.trim();
}

function since(measure) {
    const [last, before] = measure.latest;
    if (!last) return t("measures.none");
    if (!before) return shortDate(last.date);
    const change = last.value - before.value;
    const size = written(measure, Math.abs(change));
    const words = size === written(measure, 0) ? t("measures.same", { date: shortDate(before.date) }) : t("measures.since", { change: written(measure, Math.abs(change), change < 0 ? "−" : "+"), date: shortDate(before.date) });
    return `${shortDate(last.date)} · ${words}`;
}

function draw() {
    drawShown();
    fill(list, measures.map(row));
}

function drawShown() {
    const measure = measures.find(({ id }) => id === shown) ?? measures[0];
    shown = measure.id;
    history.replaceState(null, "", `?${new URLSearchParams({ range, measure: shown })}`);
    const [last] = measure.latest;
    fill($("#shown"), h("div", { class: "hue-weight" }, h("p", { class: "eyebrow" }, icon("scale"), measure.name), h("p", { class: "figure display" }, last ? written(measure, last.value) : "–")), h("p", { class: "lead muted" }, since(measure)));
    const query = `measure=${encodeURIComponent(shown)}&range=${range}`;
    const name = shown === "weight" ? "weight" : "measure";
    // What was never measured is entered below, and no empty picture stands above it.
    $("#chart").hidden = $("#downloads").hidden = !last;
    if (last) chart($("#chart"), `/charts/${name}.svg?${query}`);
    fill($("#downloads"), h("span", { class: "muted" }, t("trends.take")),
        ["svg", "csv", "json"].map((form) => h("a", { class: "button quiet", href: `/charts/${name}.${form}?${query}`, download: `${measure.name}-${range}.${form}` }, form.toUpperCase())));
}

function row(measure) {
    const { id, name, isOwn, latest: [last] } = measure;
    const show = () => {
        shown = id;
        draw();
        $(`[data-measure="${id}"] .name`, list).focus();
    };
    const item = h("li", { class: "measure", "data-measure": id },
        h("div", {}, h("button", { class: "name", type: "button", "aria-pressed": String(id === shown), "aria-label": t("measures.show", { name }), onclick: show }, name), last && h("p", { class: "sub" }, since(measure))),
        h("p", { class: "last" }, last && written(measure, last.value)),
        h("div", { class: "row tight tools" },
            isOwn && h("button", { class: "button icon-only quiet", type: "button", "aria-label": t("measures.change", { name }), onclick: async () => { await fresh(`/api/measures/${id}`, measure); open(item, renaming(measure)); } }, icon("edit")),
            isOwn && h("button", { class: "button icon-only quiet", type: "button", "aria-label": t("measures.remove", { name }), onclick: () => remove(measure) }, icon("delete"))),
        h("button", { class: "button icon-only add", type: "button", "aria-label": t("measures.enter", { name }), onclick: async () => open(item, entering(measure, await known(measure, today()))) }, icon("plus")));
    return item;
}

/** A form in its row; Escape closes it. */
function open(item, form) {
    $("form", item)?.remove();
    item.append(form);
    form.addEventListener("keydown", (event) => { if (event.key === "Escape") close(item); });
    $("input", form).select();
}

function close(item) {
    $("form", item)?.remove();
    $(".add", item).focus();
}

const placeOf = ({ isOwn, id }, date) => (isOwn ? `/api/measures/${id}/days/${date}` : `/api/daily-logs/${date}`);

/** The figure of a day as it is now: what is entered for it is held against that. */
async function known(measure, date) {
    const { field: key = "value", latest } = measure;
    const shown = latest.find((figure) => figure.date === date);
    return (await fresh(placeOf(measure, date), shown && { [key]: shown.value }))?.[key];
}

function entering(measure, value) {
    const { id, name, field: key = "value" } = measure;
    const day = today();
    let reading;
    const form = h("form", { class: "stack", novalidate: true },
        h("div", { class: "fields" },
            field(key, name, { ...formOf(measure), decimals: 2, value, hint: t("measures.clear") }),
            field("day", t("measures.day"), { type: "date", value: day, max: day, required: true })),
        buttons(t("food.save")));
    const date = $("[name=day]", form);
    date.addEventListener("change", () => { if (dateOf(date)) reading = known(measure, dateOf(date)); });
    form.addEventListener("submit", (event) => {
        event.preventDefault();
        const body = changes(form, { all: true, keepsUnits: true });
        if (!body) return;
        const { day: date = day, ...figure } = body;
        attempt(form, async () => {
            await reading;
            await (measure.isOwn ? put(placeOf(measure, date ?? day), figure) : post("/api/daily-logs", { logDate: date ?? day, ...figure }));
            await load();
            toast(t("measures.saved", { name }));
            $(`[data-measure="${id}"] .add`, list).focus();
        });
    });
    return form;
}

function renaming(measure) {
    const form = h("form", { class: "stack", novalidate: true }, described(measure), buttons(t("food.save")));
    form.addEventListener("submit", (event) => {
        event.preventDefault();
        attempt(form, async () => {
            await patch(`/api/measures/${measure.id}`, changes(form, { all: true }));
            await load();
            $(`[data-measure="${measure.id}"] .name`, list).focus();
        });
    });
    return form;
}

function own() {
    const form = h("form", { class: "stack", novalidate: true },
        h("p", { class: "small muted" }, t("measures.own.hint")),
        h("div", { class: "row tight ideas" }, t("measures.ideas").split("|").map((name) => h("button", { class: "button", type: "button", onclick: () => {
            $("[name=name]", form).value = name;
            $("[name=unit]", form).value = quantity("length").unit;
            $("[name=name]", form).focus();
        } }, name))),
        described(), h("div", { class: "row" }, h("button", { class: "button primary", type: "submit" }, t("measures.add"))));
    form.addEventListener("submit", (event) => {
        event.preventDefault();
        attempt(form, async () => {
            const measure = await make("/api/measures", changes(form, { all: true }));
            form.reset();
            shown = measure.id;
            await load();
            toast(t("measures.added", { name: measure.name }));
            $(`[data-measure="${measure.id}"] .add`, list).focus();
        });
    });
    return form;
}

async function remove({ id, name }) {
    try {
        await del(`/api/measures/${id}`);
        await load();
        toast(t("measures.removed", { name }), () => put(`/api/measures/${id}/restoring`).then(load, sorry));
    } catch (problem) {
        sorry(problem);
    }
}
