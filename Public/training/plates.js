// Which plates go on the bar.
import { fill, h } from "/shared/dom.js";
import { get } from "/shared/api.js";
import { amount, fieldText, isImperial, typed } from "/shared/format.js";
import { t } from "/shared/i18n.js";
import { loadUnit, written } from "/training/sets.js";

const barKey = "vitalpath.bar";
let count = 0;

/** The plates for the heaviest set of an exercise, where a bar is used for it; any load can be asked for. */
export function plates(exercise) {
    if (exercise.equipment !== undefined && !["barbell", "e-z curl bar"].includes(exercise.equipment)) return undefined;
    const id = `plates-${++count}`;
    const heaviest = exercise.sets.filter((set) => set.load !== undefined).sort((a, b) => b.load - a.load)[0];
    const load = h("input", { class: "input number", type: "text", inputmode: "decimal", id });
    const bar = h("input", { class: "input number", type: "text", inputmode: "decimal", id: `${id}-bar` });
    const text = heaviest && written(heaviest, "load");
    load.value = text && !/[a-z]/.test(text) ? text : "";
    bar.value = localStorage.getItem(barKey) ?? fieldText(isImperial ? 45 : 20);
    const says = h("p", { class: "plates", role: "status" });
    let turn = 0;

    async function look() {
        const mine = ++turn;
        const [asked, own] = [typed(load.value), typed(bar.value)];
        if (!(asked > 0) || !(own >= 0)) {
            fill(says);
            return;
        }
        const answer = await get(`/api/training/plates?load=${asked}&bar=${own}&unit=${loadUnit}`).catch((problem) => ({ problem }));
        if (mine !== turn) return;
        fill(says, answer.problem ? answer.problem.message : [
            h("span", { class: "small muted" }, `${t("train.plates.side")} `),
            answer.perSide.length === 0 ? t("train.plates.bar") : answer.perSide.map((plate) => h("span", { class: "chip number" }, amount2(plate))),
            Math.abs(answer.leftOver) > 0.005 && h("span", { class: "small" }, ` ${t("train.plates.nearest", { load: `${amount2(answer.total)} ${loadUnit}` })}`)]);
    }

    load.addEventListener("input", look);
    bar.addEventListener("input", () => { localStorage.setItem(barKey, bar.value); look(); });
    look();
    return h("div", { class: "stack" },
        h("div", { class: "fields" },
            h("div", { class: "field" }, h("label", { for: id }, t("train.plates.load", { unit: loadUnit })), load),
            h("div", { class: "field" }, h("label", { for: `${id}-bar` }, t("train.plates.weight", { unit: loadUnit })), bar)),
        says);
}

const amount2 = (value) => (Number.isInteger(value * 10) ? amount(value) : fieldText(value, 2));
