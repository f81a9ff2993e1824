// Builds elements; text is only ever text.

/** h("p", { class: "muted", onclick }, "words", child): nothing and false are left out. */
export function h(tag, properties = {}, ...children) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(properties)) {
        if (value === undefined || value === null || value === false) continue;
        if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
        else if (name === "style") for (const [key, part] of Object.entries(value)) element.style.setProperty(key, part);
        else if (value === true) element.setAttribute(name, "");
        else element.setAttribute(name, value);
    }
    element.append(...children.flat(3).filter((child) => child !== undefined && child !== null && child !== false));
    return element;
}

/** Empties an element and fills it anew. */
export function fill(element, ...children) {
    element.replaceChildren(...children.flat(3).filter((child) => child !== undefined && child !== null && child !== false));
    return element;
}

const filledFrom = new WeakMap();

/**
 * Fills an element from `content` by `build()`, unless it was filled from the same already: what someone is about to press
 * is not pulled away. Focus stays at its place.
 */
export function refill(element, content, build) {
    const key = JSON.stringify(content);
    if (filledFrom.get(element) === key) return;
    filledFrom.set(element, key);
    const place = $$("button", element).indexOf(document.activeElement);
    fill(element, build());
    if (place >= 0) $$("button", element).at(Math.min(place, $$("button", element).length - 1))?.focus();
}

const svgSpace = "http://www.w3.org/2000/svg";

export function svg(tag, properties = {}, ...children) {
    const element = document.createElementNS(svgSpace, tag);
    for (const [name, value] of Object.entries(properties)) element.setAttribute(name, value);
    element.append(...children);
    return element;
}

export function icon(name) {
    return svg("svg", { class: "icon", "aria-hidden": "true" }, svg("use", { href: `/shared/icons.svg#${name}` }));
}

/** Adds the sheets that the page does not have yet. */
export function styles(...paths) {
    for (const href of paths) if (!$(`link[href="${href}"]`)) document.head.append(h("link", { rel: "stylesheet", href }));
}

export const $ = (selector, root = document) => root.querySelector(selector);
export const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
