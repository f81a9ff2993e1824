// Where a draft belongs: its day, and its meal or its name.
import { h } from "/shared/dom.js";
import { addDays } from "/shared/format.js";
import { t } from "/shared/i18n.js";
import { slots } from "/food/slots.js";

/** The fields of it, which change `draft` in place; `touched()` is told. Their ids begin with `id`. */
export function placing(draft, id, touched) {
    return [date(), draft.kind === "meal" ? slot() : name(), draft.time && time()];

    function labelled(key, input) {
        input.id = `${id}-${key}`;
        return h("div", { class: "field" }, h("label", { for: input.id }, t(`draft.${key}`)), input);
    }

    function date() {
        const input = h("input", { type: "date", value: draft.date, max: addDays(today(), 1), required: true });
        input.addEventListener("change", () => {
            if (input.value) draft.date = input.value;
            touched();
        });
        return labelled("date", input);
    }

    /** Only where the sentence names one: else it is now, or the middle of the meal. */
    function time() {
        const input = h("input", { type: "time", value: draft.time });
        input.addEventListener("change", () => {
            draft.time = input.value || undefined;
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

/** The date of this moment where the browser is. */
export const today = () => {
    const now = new Date();
    return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, "0")}-${String(now.getDate()).padStart(2, "0")}`;
};
