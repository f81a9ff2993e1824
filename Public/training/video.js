// A video of how an exercise is done: a link that someone keeps, or where to look for one. Nothing is loaded from there.
import { $, fill, h } from "/shared/dom.js";
import { put } from "/shared/api.js";
import { attempt, changes, field } from "/shared/forms.js";
import { sorry, toast } from "/shared/toast.js";
import { t } from "/shared/i18n.js";

const leaving = (href, words) => h("a", { class: "button", href, target: "_blank", rel: "noopener noreferrer" }, words);
const wanted = (exercise) => `https://www.youtube.com/results?search_query=${encodeURIComponent(`${exercise.standardName} proper form`)}`;

export function videoPart(exercise) {
    const place = h("div", { class: "stack" });
    draw(exercise.video);
    return place;

    function draw(video) {
        const form = h("form", { class: "stack", novalidate: true, hidden: true },
            field("url", t("exercise.video.address"), { type: "url", value: video }),
            h("div", { class: "row" }, h("button", { class: "button primary", type: "submit" }, t("exercise.save"))));
        form.addEventListener("submit", (event) => {
            event.preventDefault();
            attempt(form, () => keep(changes(form, { all: true }).url || null));
        });
        fill(place,
            h("p", { class: "label" }, t("exercise.video")),
            h("div", { class: "row" },
                video ? leaving(video, t("exercise.video.watch", { host: new URL(video).hostname.replace(/^www\./, "") })) : leaving(wanted(exercise), t("exercise.video.find")),
                h("button", { class: "button", type: "button", "aria-label": `${t(video ? "exercise.video.change" : "exercise.video.add")}: ${exercise.name}`, onclick: () => { form.hidden = false; $("input", form).focus(); } }, t(video ? "exercise.video.change" : "exercise.video.add")),
                video && h("button", { class: "button", type: "button", "aria-label": `${t("exercise.video.remove")}: ${exercise.name}`, onclick: () => forget(video) }, t("exercise.video.remove"))),
            h("p", { class: "small muted" }, t("exercise.video.hint")),
            form);
    }

    async function keep(url) {
        draw((await put(`/api/exercises/${exercise.id}/video`, { url })).video);
    }

    async function forget(video) {
        try {
            await keep(null);
            toast(t("exercise.video.removed"), () => keep(video).catch(sorry));
        } catch (problem) {
            sorry(problem);
        }
    }
}
