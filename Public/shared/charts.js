// A chart drawn by the server, with its values by pointer and arrow keys.
import { $, $$, fill, h } from "/shared/dom.js";
import { t } from "/shared/i18n.js";
import { loading } from "/shared/loading.js";
import { ApiError } from "/shared/api.js";

/** Puts the chart at `path` into `element`. */
export function chart(element, path) {
    // What waits for what stands above it has no width yet.
    const size = (element.clientWidth || $("main").clientWidth) < 520 ? "narrow" : "wide";
    // Who has no chart on the page needs no crosshair; a browser that cannot get it has the picture.
    const crossing = import("/shared/crosshair.js").catch(() => undefined);
    return loading(element, () => Promise.all([fetchPicture(`${path}&inline=1&size=${size}`), crossing]), ([picture, code]) => {
        // Whoever goes through it by keys, while something is logged elsewhere, goes on in what is drawn anew.
        const isHeld = element.contains(document.activeElement);
        fill(element, !$(".value", picture) ? h("p", { class: "muted no-chart" }, $("desc", picture)?.textContent) : code ? code.crosshair(picture, t("chart.role"), () => read(picture)) : picture);
        if (isHeld) picture.focus({ preventScroll: true });
    });
}

/** XMLHttpRequest gives a document without a parser that Trusted Types would have to trust. */
function fetchPicture(path) {
    return new Promise((resolve, reject) => {
        const request = new XMLHttpRequest();
        request.open("GET", path);
        request.responseType = "document";
        request.onload = () => {
            const root = request.responseXML?.documentElement;
            if (request.status === 200 && root) resolve(document.importNode(root, true));
            else reject(new ApiError(request.status, t("api.failed")));
        };
        request.onerror = () => reject(new ApiError(0, t("api.offline")));
        request.send();
    });
}

/** What stands at one place is told together. */
function read(picture) {
    const { width, height } = picture.viewBox.baseVal;
    const [top, bottom, step] = picture.dataset.days?.split(" ").map(Number) ?? [];
    const values = $$(".value", picture).map((value) => {
        // One that does not say where it is has a circle that does.
        const circle = value.lastElementChild;
        return { value, x: Number(value.dataset.x ?? circle.getAttribute("cx")), y: Number(value.dataset.y ?? circle.getAttribute("cy")), words: $("title", value).textContent };
    }).sort((one, other) => one.x - other.x || one.y - other.y);
    const stops = [];
    for (const { value, x, y, words } of values) {
        if (step === undefined || stops.at(-1)?.x !== x / width) stops.push({ x: x / width, y: y / height, ys: [], words: [], elements: [] });
        const stop = stops.at(-1);
        // An area is marked whole.
        if (!$(".area, .slice", value)) stop.ys.push(y / height);
        stop.words.push(words);
        stop.elements.push(value);
    }
    return { stops, days: step && { top: top / height, bottom: bottom / height, week: (7 * step) / width } };
}
