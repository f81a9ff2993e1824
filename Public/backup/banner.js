// A backup that came to nothing is told where people look, until one is made again.
import { $, fill, h } from "/shared/dom.js";
import { get } from "/shared/api.js";
import { t } from "/shared/i18n.js";

const place = $("#backup-banner");
const failure = await get("/api/backups/failure").catch(() => null);
if (failure) {
    place.hidden = false;
    fill(place, h("p", {}, h("strong", {}, t("backup.failed")), " ", failure.text), h("p", {}, h("a", { href: "/backup" }, t("backup.failed.go"))));
}
