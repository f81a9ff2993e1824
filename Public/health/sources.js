// The order of sources: where two recorded the same moment, the one that stands higher counts.
import { $, fill, h, icon } from "/shared/dom.js";
import { get, put } from "/shared/api.js";
import { number } from "/shared/format.js";
import { sorry } from "/shared/toast.js";
import { t } from "/shared/i18n.js";
import { freshness } from "/health/fresh.js";

/** The list in `place`; `say(text)` tells what a move came to. Returns what reads it anew. */
export function sourceList(place, say) {
    let drawn;
    let moves = 0;

    async function load() {
        const before = moves;
        const sources = await get("/api/health/sources").finally(() => place.removeAttribute("data-waiting"));
        // Under the hand of whoever moves one, nothing is drawn that is older or the same.
        if (before === moves && JSON.stringify(sources) !== JSON.stringify(drawn)) draw(sources);
    }

    function draw(sources) {
        drawn = sources;
        fill(place, sources.length > 0 && h("section", { class: "card", "aria-labelledby": "sources-title" },
            h("h2", { id: "sources-title" }, t("health.sources.title")),
            h("p", { class: "muted" }, t("health.sources.words")),
            h("ol", { class: "list sources" }, sources.map((source, index) => h("li", { class: "sided" },
                h("div", {}, h("strong", {}, source.name), h("p", { class: "small muted number" }, t(`health.sources.kind.${source.kind}`), " · ", t("health.import.days", { count: source.days, days: number(source.days) })), freshness(source)),
                h("div", { class: "row tight" },
                    step(sources, index, -1, "health.sources.up"),
                    step(sources, index, 1, "health.sources.down")))))));
    }

    function step(sources, index, by, key) {
        const { name } = sources[index];
        const to = index + by;
        return h("button", { class: "button icon-only", type: "button", "aria-label": t(key, { name }), "data-move": `${by} ${name}`, disabled: !(to in sources), onclick: () => move(sources, index, to) }, icon(by < 0 ? "up" : "down"));
    }

    async function move(sources, index, to) {
        const moved = sources.toSpliced(index, 1).toSpliced(to, 0, sources[index]);
        const { name } = sources[index];
        moves += 1;
        draw(moved);
        // The button that was pressed, now in another row; at an end the one that goes the other way.
        const buttons = [to - index, index - to].map((by) => $(`[data-move="${CSS.escape(`${by} ${name}`)}"]`, place));
        buttons.find((button) => !button.disabled)?.focus();
        try {
            await put("/api/health/sources", { order: moved.map((source) => source.name) });
            say(t("health.sources.moved", { name, place: to + 1, total: moved.length }));
        } catch (problem) {
            draw(sources);
            sorry(problem);
        }
        moves += 1;
    }

    return load;
}
