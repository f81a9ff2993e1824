// Bringing a phone in: a code that shows it whom to trust, then one that lets it in.
import { $, fill, h } from "/shared/dom.js";
import { get, post } from "/shared/api.js";
import { attempt, choice } from "/shared/forms.js";
import { fullDate, moment } from "/shared/format.js";
import { loading } from "/shared/loading.js";
import { t } from "/shared/i18n.js";

const place = $("#phone");
const picture = (svg, words) => h("img", { class: "code", src: `data:image/svg+xml,${encodeURIComponent(svg)}`, alt: words, width: 232, height: 232 });

loading(place, () => get("/api/phone"), (phone) => {
    if (!phone.isServed) fill(place, off());
    else if (phone.ways.length === 0) fill(place, h("p", { class: "note" }, t("phone.nowhere")));
    else fill(place, ...steps(phone));
});

function off() {
    return h("section", { class: "card" }, h("h2", {}, t("phone.off.title")), h("p", {}, t("phone.off")), h("pre", {}, h("code", {}, "vitalpath --lan")), h("p", { class: "small muted" }, t("phone.off.why")));
}

function steps({ ways, fingerprint, expires }) {
    let way = ways[0];
    const code = h("div", { class: "code-place" });
    const entry = h("div", { class: "code-place", role: "status" });
    const show = h("button", { class: "button primary", type: "submit" }, t("phone.link.show"));
    const form = h("form", { novalidate: true }, show);
    let ending;
    const draw = () => {
        fill(code, picture(way.code, t("phone.code.trust", { address: way.address })), h("p", { class: "small" }, t("phone.copy"), " ", h("code", {}, `${way.address}/trust`)));
        // A way in at the other address is no longer what is meant.
        clearTimeout(ending);
        fill(entry);
        show.textContent = t("phone.link.show");
    };
    // An address is chosen where this computer is in several networks, or has a name in them.
    const addresses = ways.length > 1 && choice("address", t("phone.address"), ways.map((one) => [one.address, one.address.replace(/^https:\/\/|:\d+$/g, "")]), way.address, { hint: t("phone.address.hint") });
    if (addresses) addresses.addEventListener("change", (event) => {
        way = ways.find((one) => one.address === event.target.value) ?? way;
        draw();
    });
    form.addEventListener("submit", (event) => {
        event.preventDefault();
        attempt(form, async () => {
            const made = await post("/api/phone/link", { address: way.address });
            clearTimeout(ending);
            ending = setTimeout(() => fill(entry, h("p", { class: "note" }, t("phone.link.over"))), new Date(made.expiresAt) - Date.now());
            fill(entry, picture(made.code, t("phone.code.link")), h("p", { class: "small" }, t("phone.link.until", { time: moment(made.expiresAt) })), h("details", { class: "small" }, h("summary", {}, t("phone.copy")), h("code", {}, made.link)));
            show.textContent = t("phone.link.again");
        });
    });
    draw();
    return [
        h("section", { class: "card phone-step" }, h("div", { class: "stack" }, h("h2", {}, t("phone.trust.title")), h("p", {}, t("phone.trust")), addresses,
            h("p", {}, t("phone.fingerprint")), h("p", { class: "fingerprint", role: "group", "aria-label": t("phone.fingerprint.name") }, fingerprint)), code),
        h("section", { class: "card phone-step" }, h("div", { class: "stack" }, h("h2", {}, t("phone.link.title")), h("p", {}, t("phone.link")), form), entry),
        h("section", { class: "card" }, h("h2", {}, t("phone.home.title")), h("p", {}, t("phone.home"))),
        h("section", { class: "card" }, h("h2", {}, t("phone.help.title")), h("ul", { class: "small" }, h("li", {}, t("phone.help.network", { port: new URL(way.address).port || "443" })),
            h("li", {}, t("phone.help.away"), " ", h("a", { href: "/settings/security#sessions" }, t("settings.sessions"))), h("li", {}, t("phone.help.what", { date: fullDate(expires.slice(0, 10)) })))),
    ];
}
