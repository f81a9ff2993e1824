// What the scripts of Public/ find on a page, for tests of those that need no more of it: its language, its units, its words.
import { readFileSync, readdirSync } from "node:fs";
import { register } from "node:module";

export const folder = new URL("../../Public/", import.meta.url);
const tables = new URL("../../Sources/Catalogue/", import.meta.url);

/** The words of a language, from the tables that the server has them from. */
export function words(language) {
    const column = { en: 1, nl: 2 }[language];
    const all = {};
    for (const feature of readdirSync(tables, { withFileTypes: true })) {
        if (!feature.isDirectory() || !readdirSync(new URL(`${feature.name}/`, tables)).includes("strings.tsv")) continue;
        for (const line of readFileSync(new URL(`${feature.name}/strings.tsv`, tables), "utf8").split("\n").slice(1)) {
            const cells = line.split("\t");
            if (cells.length > column) all[cells[0]] = cells[column];
        }
    }
    return all;
}

/** Makes this process a page in `language`; its scripts are imported by their addresses from now on. */
export function page({ language = "en", units = "metric", dayStart = "0" } = {}) {
    globalThis.document = { documentElement: { lang: language, dataset: { units, dayStart } }, getElementById: () => null };
    const hooks = `
        const folder = ${JSON.stringify(folder.href)};
        const words = ${JSON.stringify("data:text/javascript,")} + encodeURIComponent("export default " + ${JSON.stringify(JSON.stringify(words(language)))});
        export function resolve(name, context, next) {
            if (name.startsWith("/strings/")) return { url: words, format: "module", shortCircuit: true };
            return name.startsWith("/") ? { url: new URL(name.slice(1), folder).href, format: "module", shortCircuit: true } : next(name, context);
        }`;
    register(`data:text/javascript,${encodeURIComponent(hooks)}`);
}
