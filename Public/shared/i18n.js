// The words of the page's language.

export const locales = { en: "en-GB", nl: "nl-NL" };
export const language = document.documentElement.lang in locales ? document.documentElement.lang : "en";
export const locale = locales[language];
/** The words of the scripts that the page begins with; all of them where the page names none. */
const mine = document.getElementById("words");
const { default: words } = await import(mine?.href ?? `/strings/${language}.js`);

/** Imports a script that the page does not begin with, by `load()`, once its words are here. */
export async function withWords(load) {
    if (mine) Object.assign(words, (await import(mine.dataset.all)).default);
    return load();
}

/** The sentence for a key, with {name}s filled in. With a count, `key.one` or `key.other`. */
export function t(key, values = {}) {
    let text = words[key];
    if (text === undefined && "count" in values) text = words[`${key}.${values.count === 1 ? "one" : "other"}`];
    if (text === undefined) return `«${key}»`;
    return text.replace(/\{(\w+)\}/g, (whole, name) => (name in values ? values[name] : whole));
}
