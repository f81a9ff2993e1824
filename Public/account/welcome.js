import { $, fill, h } from "/shared/dom.js";
import { post } from "/shared/api.js";
import { changes, field, showProblems } from "/shared/forms.js";
import { t } from "/shared/i18n.js";

const form = $("#sign-in");
const says = h("p", { role: "alert", class: "error-line" });
fill(form,
    field("name", t("account.name"), { type: "text", autocomplete: "username" }),
    field("password", t("account.password"), { type: "password", autocomplete: "current-password" }),
    says,
    h("button", { class: "button primary", type: "submit" }, t("welcome.go")));
form.addEventListener("submit", async (event) => {
    event.preventDefault();
    says.className = "error-line";
    says.textContent = "";
    const body = changes(form, { all: true });
    try {
        await post("/api/session", { name: body.name, password: body.password ?? "" });
        location.assign("/");
    } catch (problem) {
        says.textContent = showProblems(form, problem);
        says.className = says.textContent ? "note bad" : "error-line";
    }
});
