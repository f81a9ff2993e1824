// Days on paper: which, of what, seen before they are taken along, printed or shared.
import { $, $$, fill, h, icon } from "/shared/dom.js";
import { ApiError, get } from "/shared/api.js";
import { dateField, dateOf } from "/shared/date-field.js";
import { check, choice } from "/shared/forms.js";
import { addDays, hidesCalories, number, today } from "/shared/format.js";
import { loading } from "/shared/loading.js";
import { sorry, toast } from "/shared/toast.js";
import { t } from "/shared/i18n.js";
import { zipCounter } from "/reports/progress.js";

const form = $("#order");
const preview = $("#preview");
const kinds = ["day", "food", "training", "all"];
const state = { from: addDays(today(), -30), to: addDays(today(), -1), page: 1, count: 0, sections: undefined };
let asking;
let making;

draw();
show();

function draw() {
    const dates = () => h("div", { class: "row" }, dateOf_("from"), dateOf_("to"));
    fill(form,
        h("fieldset", { class: "plain-set" }, h("legend", { class: "label" }, t("reports.kind")),
            h("div", { class: "segmented" }, kinds.map((kind) => h("label", {}, h("input", { type: "radio", name: "kind", value: kind, checked: kind === "food" }), t(`reports.kind.${kind}`))))),
        h("div", { class: "stack" }, dates(),
            h("div", { class: "row", role: "group", "aria-label": t("reports.last") }, [7, 30, 90, 365].map((days) => h("button", { class: "button quiet", type: "button", onclick: () => last(days) }, t(`reports.last.${days}`))))),
        h("details", {}, h("summary", {}, t("reports.sections")), h("div", { id: "sections", class: "report-sections" })),
        h("div", { class: "row" },
            choice("paper", t("reports.paper"), ["a4", "letter"].map((paper) => [paper, t(`reports.paper.${paper}`)]), "a4"),
            choice("each", t("reports.each"), ["", "week", "month"].map((each) => [each, t(`reports.each.${each || "one"}`)]), "")),
        hidesCalories && check("hidden", t("reports.hidden"), false),
        h("p", { class: "error", id: "order-says", role: "alert", hidden: true }),
        h("div", { class: "row", id: "deeds" },
            h("button", { class: "button primary", type: "submit" }, t("reports.download")),
            h("button", { class: "button", type: "button", onclick: print }, t("reports.print")),
            canShare() && h("button", { class: "button", type: "button", onclick: () => make(share) }, t("reports.share"))),
        h("div", { id: "making", class: "stack", hidden: true }));
    form.removeAttribute("data-waiting");
    form.addEventListener("submit", (event) => { event.preventDefault(); make(keep); });
    form.addEventListener("change", ({ target }) => {
        if (target.name === "kind") state.sections = undefined;
        if (target.name === "section") state.sections = $$("[name=section]:checked", form).map((box) => box.value);
        changed();
    });
}

function dateOf_(name) {
    return h("div", { class: "field" }, h("label", { for: `report-${name}` }, t(`reports.${name}`)), dateField({ id: `report-${name}`, name, value: state[name] }));
}

function last(days) {
    for (const [name, date] of [["from", addDays(today(), -days)], ["to", addDays(today(), -1)]]) {
        const input = $(`#report-${name}`);
        input.value = date;
        input.dispatchEvent(new Event("change", { bubbles: true }));
    }
}

/** The order as a query; undefined where the dates are none. */
function query() {
    const [from, to] = ["from", "to"].map((name) => dateOf($(`#report-${name}`)));
    const says = $("#order-says");
    says.hidden = Boolean(from && to && from <= to);
    says.textContent = says.hidden ? "" : t("reports.dates");
    if (!says.hidden) return undefined;
    const asked = new URLSearchParams({ from, to, kind: $("[name=kind]:checked", form).value, paper: form.paper.value });
    if (state.sections?.length > 0) asked.set("sections", state.sections.join(","));
    if (form.each.value) asked.set("each", form.each.value);
    if (form.elements.hidden?.checked) asked.set("hidden", "1");
    return asked;
}

function changed() {
    state.page = 1;
    clearTimeout(asking);
    asking = setTimeout(show, 200);
}

function show() {
    const asked = query();
    if (!asked) return undefined;
    asked.set("page", state.page);
    return loading(preview, () => get(`/api/reports/preview?${asked}`), (answer) => {
        state.count = answer.count;
        sections(answer);
        const words = t("reports.page", { page: number(state.page), count: number(answer.count), title: t(`reports.kind.${asked.get("kind")}`) });
        fill(preview, answer.pages.map((page) => image(page, words)));
        turns();
    });
}

function image(page, words) {
    const address = URL.createObjectURL(new Blob([page], { type: "image/svg+xml" }));
    return h("img", { class: "report-page", src: address, alt: words, onload: () => URL.revokeObjectURL(address) });
}

function sections({ sections: chosen, choices }) {
    if ($$("[name=section]", form).length === 0) {
        fill($("#sections"), choices.map((section) => h("label", { class: "check" }, h("input", { type: "checkbox", name: "section", value: section }), h("span", {}, t(`reports.section.${section}`)))));
    }
    for (const box of $$("[name=section]", form)) box.checked = chosen.includes(box.value);
}

function turns() {
    const turn = (by) => { state.page += by; show(); };
    fill($("#turn"),
        h("button", { class: "button icon-only", type: "button", "aria-label": t("reports.earlier"), disabled: state.page <= 1, onclick: () => turn(-1) }, icon("left")),
        h("span", { class: "small muted number", role: "status" }, t("reports.pages", { page: number(state.page), count: number(state.count) })),
        h("button", { class: "button icon-only", type: "button", "aria-label": t("reports.later"), disabled: state.page >= state.count, onclick: () => turn(1) }, icon("right")));
}

// Making a file

const size = (bytes) => (bytes < 1e6 ? `${number(bytes / 1e3)} kB` : `${number(bytes / 1e6, 1)} MB`);

/** How many reports a zip will hold. */
function parts(asked) {
    const [from, to] = [asked.get("from"), asked.get("to")].map((day) => new Date(`${day}T00:00:00Z`));
    if (asked.get("each") === "month") return (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth() + 1;
    const monday = (date) => Math.floor((date.getTime() / 86400000 + 3) / 7);
    return asked.get("each") === "week" ? monday(to) - monday(from) + 1 : 1;
}

/** Fetches the report piece by piece, tells how far it is, and hands the file on. */
async function make(then) {
    const asked = query();
    if (!asked || making) return;
    making = new AbortController();
    const count = parts(asked);
    const bar = h("progress", { max: count, "aria-label": t("reports.working") });
    const says = h("p", { class: "small muted number" }, t("reports.working"));
    const place = fill($("#making"), bar, says, h("div", {}, h("button", { class: "button", type: "button", onclick: () => making.abort() }, t("cancel"))));
    place.hidden = false;
    $("#says").textContent = t("reports.working");
    try {
        const answer = await fetch(`/api/reports?${asked}`, { signal: making.signal });
        if (!answer.ok) {
            const problem = await answer.json().catch(() => null);
            throw new ApiError(answer.status, problem?.detail ?? t("api.failed"), problem?.errors);
        }
        const counter = zipCounter();
        const pieces = [];
        let bytes = 0;
        for (const reader = answer.body.getReader(); ;) {
            const { value, done } = await reader.read();
            if (done) break;
            pieces.push(value);
            bytes += value.length;
            if (count > 1) bar.value = counter(value);
            says.textContent = t(count > 1 ? "reports.progress" : "reports.progress.one", { done: number(bar.value), count: number(count), size: size(bytes) });
        }
        const name = /filename="([^"]+)"/.exec(answer.headers.get("Content-Disposition"))?.[1] ?? "vitalpath.pdf";
        await then(new File(pieces, name, { type: answer.headers.get("Content-Type") }));
        $("#says").textContent = t("reports.ready");
    } catch (problem) {
        if (problem.name === "AbortError") toast(t("reports.cancelled"));
        else sorry(problem instanceof ApiError ? problem : { message: t("api.offline") });
    } finally {
        making = undefined;
        place.hidden = true;
        fill(place);
    }
}

function keep(file) {
    const address = URL.createObjectURL(file);
    h("a", { href: address, download: file.name }).click();
    setTimeout(() => URL.revokeObjectURL(address), 60000);
    toast(t("reports.ready"));
}

function canShare() {
    try {
        return navigator.canShare?.({ files: [new File(["%PDF"], "report.pdf", { type: "application/pdf" })] });
    } catch {
        return false;
    }
}

async function share(file) {
    try {
        await navigator.share({ files: [file], title: file.name });
    } catch (problem) {
        // Whoever closes the sheet has changed their mind.
        if (problem.name !== "AbortError") keep(file);
    }
}

/** Prints the pages themselves: a browser need not know PDF. What is too long for that is a file to print. */
async function print() {
    const asked = query();
    if (!asked) return;
    if (state.count > 60 || asked.get("each")) return void make(keep);
    asked.set("pages", String(Math.max(state.count, 1)));
    const sheet = h("div", { class: "print-pages" });
    try {
        const { pages } = await get(`/api/reports/preview?${asked}`);
        const images = pages.map((page) => image(page, ""));
        fill(sheet, images);
        document.body.append(sheet);
        await Promise.all(images.map((page) => page.decode().catch(() => {})));
        await printed();
    } catch (problem) {
        sorry(problem);
    } finally {
        sheet.remove();
    }
}

/** Not every browser stands still while it prints: it is over when it says so, or when it has not begun for a while. */
function printed() {
    return new Promise((resolve) => {
        const patience = setTimeout(resolve, 3000);
        addEventListener("beforeprint", () => clearTimeout(patience), { once: true });
        addEventListener("afterprint", resolve, { once: true });
        window.print();
    });
}
