import { $, fill, h } from "/shared/dom.js";
import { post } from "/shared/api.js";
import { changes, field, showProblems } from "/shared/forms.js";
import { t } from "/shared/i18n.js";
import { isKnown, place, signIn } from "/account/passkeys.js";

const form = $("#sign-in");
const says = h("p", { role: "alert", class: "error-line" });
fill(form,
    field("name", t("account.name"), { type: "text", autocomplete: "username" }),
    field("password", t("account.password"), { type: "password", autocomplete: "current-password" }),
    says,
    h("button", { class: "button primary", type: "submit" }, t("welcome.go")),
    place ? h("p", { class: "small muted" }, t("passkey.place"), " ", h("a", { href: `${place}/welcome` }, place))
        : isKnown && h("button", { class: "button", type: "button", onclick: () => enter(signIn) }, t("passkey.signIn")));
form.removeAttribute("data-waiting");
form.addEventListener("submit", (event) => {
    event.preventDefault();
    const body = changes(form, { all: true });
    enter(() => post("/api/session", { name: body.name, password: body.password ?? "" }));
});

async function enter(by) {
    say("");
    try {
        await by();
        location.assign("/");
    } catch (problem) {
        say(showProblems(form, problem));
    }
}

function say(words) {
    says.textContent = words;
    says.className = words ? "note bad" : "error-line";
}
