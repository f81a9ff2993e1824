// The words of the page's language.

export const language = document.documentElement.lang === "nl" ? "nl" : "en";
const { default: words } = await import(`/strings/${language}.js`);

/** The sentence for a key, with {name}s filled in. With a count, `key.one` or `key.other`. */
export function t(key, values = {}) {
    let text = words[key];
    if (text === undefined && "count" in values) text = words[`${key}.${values.count === 1 ? "one" : "other"}`];
    if (text === undefined) return `«${key}»`;
    return text.replace(/\{(\w+)\}/g, (whole, name) => (name in values ? values[name] : whole));
}
