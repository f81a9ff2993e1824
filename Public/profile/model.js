// The optional language model: its address, name and key, and what is sent to it.
import { $, fill, h } from "/shared/dom.js";
import { del, get, post, put } from "/shared/api.js";
import { clearProblems, field, showProblems } from "/shared/forms.js";
import { loading } from "/shared/loading.js";
import { sorry, toast } from "/shared/toast.js";
import { t } from "/shared/i18n.js";

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
                await put("/api/model", { url: value("url"), model: value("model"), ...(value("key") ? { key: value("key") } : {}) });
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
