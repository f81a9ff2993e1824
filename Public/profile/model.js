// The optional language model: its address, name and key, and what is sent to it.
import { $, fill, h } from "/shared/dom.js";
import { del, get, post, put } from "/shared/api.js";
import { clearProblems, field, showProblems } from "/shared/forms.js";
import { number, typed } from "/shared/format.js";
import { loading } from "/shared/loading.js";
import { sorry, toast } from "/shared/toast.js";
import { t } from "/shared/i18n.js";

const used = ({ requests, tokens, cost }) =>
    [t("model.use", { requests: number(requests), input: number(tokens.input), output: number(tokens.output) }), cost > 0 && t("model.use.cost", { cost: number(cost, 2) })].filter(Boolean).join("; ");

/** The part of Settings where a model is set, tried and taken away. */
export function modelPart() {
    const place = h("div", {});
    const load = () => loading(place, () => get("/api/model"), draw);
    load();
    return h("section", { class: "card", id: "model" }, h("h2", {}, t("model.title")), h("p", { class: "muted" }, t("model.words")), h("p", { class: "small muted" }, t("model.sent")), place);

    function draw(model) {
        const says = h("p", { role: "status", class: "small" });
        const form = h("form", { class: "stack", novalidate: true },
            h("div", { class: "fields" },
                field("url", t("model.url"), { type: "url", value: model.url, hint: t("model.url.hint") }),
                field("model", t("model.model"), { type: "text", value: model.model })),
            field("key", t("model.key"), { type: "password", autocomplete: "off", hint: t(model.hasKey ? "model.key.has" : "model.key.hint") }),
            h("fieldset", { class: "plain-set stack" }, h("legend", { class: "label" }, t("model.limits")), h("p", { class: "small muted" }, t("model.limits.hint")),
                h("div", { class: "fields" },
                    field("inputPrice", t("model.inputPrice"), { value: model.limits.inputPrice, decimals: 4 }),
                    field("outputPrice", t("model.outputPrice"), { value: model.limits.outputPrice, decimals: 4 }),
                    field("monthCap", t("model.monthCap"), { value: model.limits.monthCap, decimals: 2 }))),
            model.use.requests > 0 && h("p", { class: "small muted" }, used(model.use)),
            h("div", { class: "row" },
                h("button", { class: "button primary", type: "submit" }, t("model.save")),
                model.isOn && h("button", { class: "button", type: "button", onclick: test }, t("model.test")),
                model.isOn && h("button", { class: "button danger", type: "button", onclick: off }, t("model.off"))),
            says);
        form.addEventListener("submit", async (event) => {
            event.preventDefault();
            clearProblems(form);
            const value = (name) => $(`[name=${name}]`, form).value.trim();
            try {
                const prices = Object.fromEntries(["inputPrice", "outputPrice", "monthCap"].map((name) => [name, Number.isNaN(typed(value(name))) ? value(name) : typed(value(name))]));
                await put("/api/model", { url: value("url"), model: value("model"), ...(value("key") ? { key: value("key") } : {}), ...prices });
                toast(t("model.saved"));
                load();
            } catch (problem) {
                const rest = showProblems(form, problem);
                if (rest) sorry({ message: rest });
            }
        });
        fill(place, form);

        async function test(event) {
            event.target.disabled = true;
            says.textContent = t("model.testing");
            try {
                says.textContent = (await post("/api/model/testing", {})).message;
            } catch (problem) {
                says.textContent = problem.message;
            }
            event.target.disabled = false;
        }

        async function off() {
            try {
                await del("/api/model");
                toast(t("model.isOff"));
                load();
            } catch (problem) {
                sorry(problem);
            }
        }
    }
}
