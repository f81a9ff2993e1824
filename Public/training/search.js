// The search for an exercise, with the words as they are below what was found.
import { fill, h } from "/shared/dom.js";
import { get } from "/shared/api.js";
import { combobox } from "/shared/combobox.js";
import { t } from "/shared/i18n.js";
import { word } from "/training/exercise-form.js";

let count = 0;

/** `pick(exercise)` is told what was chosen: with an `exerciseId`, or only the name that was typed. */
export function exerciseSearch(place, { label, pick }) {
    const box = combobox({ id: `exercise-${++count}`, label, placeholder: t("train.exercise.placeholder"), patience: 200, find });
    fill(place, box.label, box.input, box.list, box.says);

    async function find(text) {
        // What no library knows, or no server tells, can be logged all the same.
        const { exercises } = await get(`/api/exercises?q=${encodeURIComponent(text)}`).catch(() => ({ exercises: [] }));
        const found = exercises.slice(0, 12);
        const isKnown = found.some(({ name }) => name.toLowerCase() === text.toLowerCase());
        return {
            options: [
                ...found.map((exercise) => ({ content: result(exercise), run: () => pick({ ...exercise, exerciseId: exercise.id }) })),
                !isKnown && { content: t("train.exercise.free", { name: text }), isOwn: true, run: () => pick({ name: text }) },
            ].filter(Boolean),
            says: t("train.exercise.found", { count: found.length }),
        };
    }
}

const result = (exercise) => [
    h("span", { class: "row spread" }, h("strong", {}, exercise.name), exercise.isOwn && h("span", { class: "chip" }, t("train.exercise.own"))),
    h("span", { class: "small muted" }, about(exercise)),
];

/** What an exercise trains, and with what, in words. */
const about = ({ primaryMuscles = [], equipment }) => [
    ...primaryMuscles.map((muscle) => word("muscle", muscle)), equipment && word("equipment", equipment),
].filter(Boolean).join(" · ");
