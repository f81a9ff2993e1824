// Whose words an answer is in, and all that a model was told for it.
import { h } from "/shared/dom.js";
import { t } from "/shared/i18n.js";

const roles = { system: "coach.model.role.system", user: "coach.model.role.user", assistant: "coach.model.role.assistant", tool: "coach.model.role.tool" };

export const told = ({ name, host, isWorded, sent }) => [
    isWorded && h("p", { class: "small muted" }, t("coach.model.by", { name })),
    h("details", { class: "why" }, h("summary", {}, t("coach.model.sent", { host })),
        h("p", { class: "small muted" }, t("coach.model.functions")),
        h("dl", { class: "sent" }, sent.map(({ role, text }) => [h("dt", {}, t(roles[role])), h("dd", {}, text)]))),
];
