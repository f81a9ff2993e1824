// Where a draft belongs: its day, and its meal or its name.
import { h } from "/shared/dom.js";
import { dateField } from "/shared/date-field.js";
import { addDays, today } from "/shared/format.js";
import { t } from "/shared/i18n.js";
import { readTime, timeInput } from "/shared/time-field.js";
import { slots } from "/food/slots.js";

/** The fields of it, which change `draft` in place; `touched()` is told. Their ids begin with `id`. */
export function placing(draft, id, touched) {
    return [date(), draft.kind === "meal" ? slot() : name(), draft.time && time()];

    function labelled(key, input) {
        input.id = `${id}-${key}`;
        return h("div", { class: "field" }, h("label", { for: input.id }, t(`draft.${key}`)), input);
    }

    function date() {
        const part = dateField({ id: `${id}-date`, value: draft.date, max: addDays(today(), 1), required: true, change: (date) => {
            draft.date = date;
            touched();
        } });
        return h("div", { class: "field" }, h("label", { for: `${id}-date` }, t("draft.date")), part);
    }

    /** Only where the sentence names one: else it is now, or the middle of the meal. */
    function time() {
        const input = timeInput({ value: draft.time });
        input.addEventListener("change", () => {
            draft.time = readTime(input.value) || undefined;
            touched();
        });
        return labelled("time", input);
    }

    function slot() {
        const input = h("select", {}, slots.map((one) => h("option", { value: one.id, selected: one.id === draft.slot }, t(`slot.${one.id}`))));
        input.addEventListener("change", () => {
            draft.slot = input.value;
            touched();
        });
        return labelled("slot", input);
    }

    function name() {
        const input = h("input", { type: "text", maxlength: 100, value: draft.name, placeholder: t("draft.name.made") });
        input.addEventListener("input", () => {
            draft.name = input.value.trim();
            touched();
        });
        return labelled("name", input);
    }
}
