// Workouts to do again: beginning one, logging one or several as done, changing them.
import { $, fill, h, icon } from "/shared/dom.js";
import { dateField, dateOf } from "/shared/date-field.js";
import { del, fresh, get, make, once, patch, put } from "/shared/api.js";
import { number } from "/shared/format.js";
import { loading } from "/shared/loading.js";
import { sorry, toast } from "/shared/toast.js";
import { t } from "/shared/i18n.js";
import { shareButton } from "/training/share.js";
import { templateForm } from "/training/template-form.js";

/** Fills `place`; `begin(template)` starts one, `logged()` is told when some were logged as done. */
export function templates(place, { begin, logged }) {
    let page = 1;
    let isEditing = false;
    let shown;
    /** By template: what was sent and not answered is sent again as the same. */
    const sending = {};
    show();
    return { refresh: () => (isEditing ? undefined : show()) };

    function show(next = page) {
        page = next;
        isEditing = false;
        return loading(place, () => get(`/api/workout-templates?page=${page}`), (answer) => {
            const content = JSON.stringify(answer);
            if (isEditing || (content === shown && $(".template-list", place))) return;
            shown = content;
            draw(answer);
        });
    }

    function draw({ templates, hasMore }) {
        const chosen = new Set();
        const several = h("form", { class: "row several", hidden: true, onsubmit: (event) => { event.preventDefault(); logAll(templates.filter(({ id }) => chosen.has(id)), dateOf($("input", several))); } },
            h("label", { class: "label", for: "several-date" }, t("train.date")), dateField({ id: "several-date" }),
            h("button", { class: "button primary", type: "submit" }, t("train.template.logAll")));
        const choose = (template) => h("input", { type: "checkbox", "aria-label": t("train.template.choose", { name: template.name }), onchange: (event) => {
            if (event.target.checked) chosen.add(template.id);
            else chosen.delete(template.id);
            several.hidden = chosen.size === 0;
        } });
        fill(place, h("div", { class: "stack template-list" },
            templates.length === 0 && page === 1
                ? h("p", { class: "muted" }, t("train.templates.none"))
                : h("ul", { class: "list" }, templates.map((template) => h("li", { class: "template" },
                    h("label", { class: "check" }, choose(template), h("span", {}, h("strong", {}, template.name), h("small", { class: "muted block" }, facts(template)))),
                    h("div", { class: "row" },
                        h("button", { class: "button primary", type: "button", "aria-label": t("train.template.begin", { name: template.name }), onclick: () => begin(template) }, t("train.begin")),
                        shareButton(`/api/workout-templates/${template.id}/text`, template.name, true),
                        h("button", { class: "button icon-only", type: "button", "aria-label": t("train.template.edit", { name: template.name }), onclick: async () => edit(await fresh(`/api/workout-templates/${template.id}`, template)) }, icon("edit")),
                        h("button", { class: "button icon-only", type: "button", "aria-label": t("train.template.delete", { name: template.name }), onclick: () => remove(template) }, icon("delete")))))),
            several,
            h("div", { class: "row" },
                h("button", { class: "button", type: "button", onclick: () => edit() }, icon("plus"), t("train.template.new")),
                page > 1 && h("button", { class: "button", type: "button", onclick: () => show(page - 1) }, t("list.before")),
                hasMore && h("button", { class: "button", type: "button", onclick: () => show(page + 1) }, t("list.more")))));
    }

    /** All that were chosen, one after the other, with one way back. */
    async function logAll(chosen, logDate) {
        const done = [];
        try {
            for (const template of chosen) {
                done.push(await (sending[template.id] ??= once())(`/api/workout-templates/${template.id}/using`, logDate ? { logDate } : {}));
            }
        } catch (problem) {
            sorry(problem);
        }
        if (done.length > 0) {
            toast(t("train.logged", { name: done.map(({ name }) => name).join(", ") }), async () => {
                for (const workout of done) await del(`/api/workout-logs/${workout.id}`).catch(sorry);
                logged();
            });
        }
        await show();
        logged();
    }

    async function remove(template) {
        try {
            await del(`/api/workout-templates/${template.id}`);
            toast(t("train.deleted", { name: template.name }), () => put(`/api/workout-templates/${template.id}/restoring`).then(() => show(), sorry));
            await show();
        } catch (problem) {
            sorry(problem);
        }
    }

    function edit(template) {
        isEditing = true;
        templateForm(place, template, {
            cancel: () => show(),
            save: async (body) => {
                const kept = template ? await patch(`/api/workout-templates/${template.id}`, body) : await make("/api/workout-templates", body);
                toast(t("train.template.saved", { name: kept.name }));
                await show();
            },
        });
    }
}

const facts = ({ exercises, minutes, usedCount }) => [
    t("train.exercises", { count: exercises.length }), minutes && t("train.minutes", { count: number(minutes) }), usedCount > 0 && t("train.template.used", { count: usedCount }),
].filter(Boolean).join(" · ");
