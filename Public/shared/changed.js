// What another device, or another tab, changed of a thing that is being saved here.
import { $ } from "/shared/dom.js";
import { present } from "/shared/api.js";
import { fieldText, height } from "/shared/format.js";
import { t } from "/shared/i18n.js";

/** What is read by the names that it is written by: of these only what is changed in two places is asked about. */
const isFlat = /^\/api\/(daily-logs\/|measures\/[^/]+\/days\/|profile$|preferences$)/;
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const same = (one, other) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** What was changed from `had` to `now`, by the names of fields; with `body` what of it that would change back. */
function differences(had, now, body, under = "") {
    return Object.keys(body ?? { ...had, ...now }).reduce((found, name) => {
        if (isObject(body?.[name])) return { ...found, ...differences(had?.[name], now?.[name], body[name], `${under}${name}.`) };
        const isFine = same(had?.[name], now?.[name]) || (body && same(body[name], now?.[name]));
        return isFine ? found : { ...found, [under + name]: now?.[name] ?? null };
    }, {});
}

/**
 * Tells `problem` what `theirs` is, in the words of the fields that the page has for it. Answers whether nothing of `body`
 * would change it back: then that is no problem, and both changes are kept.
 */
export async function isBesides(problem, place, had, body) {
    const now = await present(place).catch(() => undefined);
    if (now === undefined) return false;
    problem.theirs = differences(had, now, isFlat.test(place) ? body : undefined);
    for (const [name, value] of Object.entries(problem.theirs)) {
        const text = shownIn($(`[name="${CSS.escape(name)}"]`), value);
        if (text) problem.fields[name] = t("form.elsewhere", { value: text });
    }
    // What has no field is said of it all.
    if (Object.keys(problem.fields).length) problem.fields[""] = problem.message;
    return isFlat.test(place) && !Object.keys(problem.theirs).length;
}

/** A value as it would stand in a field. */
function shownIn(input, value) {
    if (!input || ["object", "undefined"].includes(typeof value)) return value === null ? "–" : undefined;
    const { kind, factor, unit } = input.dataset;
    if (kind === "height") return height(value);
    if (kind === "number") return [fieldText(value / factor, 2), unit].filter(Boolean).join(" ");
    return input.tagName === "SELECT" ? [...input.options].find((option) => option.value === String(value))?.text : String(value);
}
