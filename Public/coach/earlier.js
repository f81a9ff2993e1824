// Conversations of before: found by their words, opened, deleted, and the one that is open as a file.
import { $, fill, h, icon } from "/shared/dom.js";
import { del, get, put } from "/shared/api.js";
import { loading } from "/shared/loading.js";
import { moment } from "/shared/format.js";
import { sorry, toast } from "/shared/toast.js";
import { t } from "/shared/i18n.js";

const field = h("input", { class: "input", id: "find", type: "search", maxlength: 200, placeholder: t("coach.search"), autocomplete: "off" });
const files = [["markdown", t("coach.export.markdown")], ["json", t("coach.export.json")]].map(([form, name]) => [form, h("a", { download: "" }, name)]);
const taken = h("p", { class: "small" }, `${t("coach.export")}: `, files[0][1], ", ", files[1][1]);
$("#conversations").before(h("form", { role: "search", onsubmit: (event) => event.preventDefault() }, h("label", { class: "visually-hidden", for: "find" }, t("coach.search")), field));
$("#conversations").after(taken);
let search;

/** `show()` shows the conversation that `state` names. */
export async function earlier(state, show) {
    const again = () => earlier(state, show);
    field.oninput = () => {
        clearTimeout(search);
        search = setTimeout(again, 200);
    };
    const words = field.value.trim();
    taken.hidden = !state.conversation || $("#messages").childElementCount === 0;
    for (const [form, link] of files) link.href = `/api/chat/conversations/${encodeURIComponent(state.conversation)}/${form}`;
    await loading($("#conversations"), () => get(`/api/chat/conversations${words ? `?q=${encodeURIComponent(words)}` : ""}`), ({ conversations }) => {
        fill($("#conversations"), conversations.length === 0 && h("li", { class: "muted", role: "status" }, t("coach.search.none")), conversations.map((one) => h("li", { class: "row spread" },
            h("button", { type: "button", class: "button quiet open", "aria-current": one.id === state.conversation ? "true" : undefined, onclick: () => { state.conversation = one.id; $("#earlier").open = false; show(); } },
                h("span", {}, one.title), h("span", { class: "muted small" }, moment(one.at)), one.excerpt && h("span", { class: "muted small excerpt" }, one.excerpt)),
            h("button", { type: "button", class: "button icon-only", "aria-label": `${t("coach.delete")}: ${one.title}`, onclick: () => remove(one) }, icon("delete")))));
    });

    async function remove(one) {
        try {
            await del(`/api/chat/conversations/${one.id}`);
        } catch (problem) {
            return sorry(problem);
        }
        if (one.id === state.conversation) state.conversation = undefined;
        await Promise.all([again(), show()]);
        toast(t("coach.deleted"), async () => {
            await put(`/api/chat/conversations/${one.id}/restoring`);
            state.conversation = one.id;
            await Promise.all([again(), show()]);
        });
    }
}
