// A chart drawn by the server, with its values by pointer and arrow keys.
import { $, $$, fill, h } from "/shared/dom.js";
import { t } from "/shared/i18n.js";
import { loading } from "/shared/loading.js";
import { ApiError } from "/shared/api.js";

/** Puts the chart at `path` into `element`. */
export function chart(element, path) {
    // What waits for what stands above it has no width yet.
    const size = (element.clientWidth || $("main").clientWidth) < 520 ? "narrow" : "wide";
    return loading(element, () => fetchPicture(`${path}&inline=1&size=${size}`), (picture) => {
        const says = h("p", { class: "chart-says", "aria-live": "polite" });
        picture.setAttribute("tabindex", "0");
        picture.setAttribute("role", "group");
        picture.setAttribute("aria-roledescription", t("chart.role"));
        fill(element, picture, says);
        follow(picture, says);
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

function follow(picture, says) {
    // One that does not say where it is has a circle that does.
    const place = (value, axis) => value.dataset[axis] ?? value.lastElementChild.getAttribute({ x: "cx", y: "cy" }[axis]);
    const values = $$(".value", picture).sort((a, b) => place(a, "x") - place(b, "x") || place(a, "y") - place(b, "y"));
    let current = -1;
    const go = (index) => {
        current = Math.max(0, Math.min(values.length - 1, index));
        values[current]?.focus({ preventScroll: true });
    };
    for (const [index, value] of values.entries()) {
        const say = () => {
            current = index;
            says.textContent = $("title", value).textContent;
        };
        value.addEventListener("focus", say);
        value.addEventListener("pointerenter", say);
    }
    picture.addEventListener("keydown", (event) => {
        const moves = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: values.length - 1 };
        if (!(event.key in moves) || values.length === 0) return;
        event.preventDefault();
        go(event.key === "ArrowLeft" && current < 0 ? values.length - 1 : moves[event.key]);
    });
}
