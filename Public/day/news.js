// What the owner should know where people look: a database that is damaged, a backup that came to nothing or went bad, until
// one is made again, data that an update brought into a new form, until that is read, and who waits to be let in.
import { $, fill, h } from "/shared/dom.js";
import { del } from "/shared/api.js";
import { moment } from "/shared/format.js";
import { sorry } from "/shared/toast.js";
import { t } from "/shared/i18n.js";

export function tellNews({ damage, failure, update, waiting }) {
    if (damage) {
        show("#damage-banner", h("p", {}, h("strong", {}, t("news.damage")), " ", t("news.damage.words")), h("p", { class: "small" }, damage.slice(0, 3).join("; ")),
            h("p", {}, h("a", { href: "/backup" }, t("backup.failed.go"))));
    }
    if (failure) {
        show("#backup-banner", h("p", {}, h("strong", {}, failure.of ? t("backup.damaged", { when: moment(failure.of) }) : t("backup.failed")), " ", failure.text), h("p", {}, h("a", { href: "/backup" }, t("backup.failed.go"))));
    }
    if (update) {
        show("#update-banner", h("p", {}, h("strong", {}, t("backup.update")), " ", t("backup.update.words", { when: moment(update.at) })),
            h("p", { class: "small backup-name" }, update.copy),
            h("div", { class: "row" }, h("button", { class: "button", type: "button", onclick: read }, t("backup.update.read")), h("a", { href: "/backup" }, t("backup.failed.go"))));
    }
    if (waiting) {
        show("#waiting-banner", h("p", { class: "row spread" }, t("news.waiting", { count: waiting }), h("a", { href: "/settings/security#registration" }, t("news.waiting.go"))));
    }
}

function show(name, ...content) {
    const place = $(name);
    place.hidden = false;
    fill(place, ...content);
}

async function read() {
    try {
        await del("/api/backups/update");
        $("#update-banner").hidden = true;
    } catch (problem) {
        sorry(problem);
    }
}
