// The one period of Insights: chosen on one page it holds on the others, until another is chosen on this device.
import { fill, h } from "/shared/dom.js";
import { t } from "/shared/i18n.js";

export const periods = [7, 30, 90, 365];
const key = "vitalpath.period";

/** The period in days: what the address asks for, what was chosen before, or `standard`. */
export function period(standard = 30, asked = new URLSearchParams(location.search).get("range")) {
    return [Number(asked), kept()].find((days) => periods.includes(days)) ?? standard;
}

function kept() {
    try {
        return Number(localStorage.getItem(key));
    } catch {
        return undefined;
    }
}

/** Remembers a period; where a browser keeps nothing it holds on its page alone. */
export function keepPeriod(days) {
    try {
        localStorage.setItem(key, String(days));
    } catch { /* It is a matter of comfort. */ }
}

/** Fills `place` with the choice of a period; `chosen()` is the one in force, `choose(days)` is told of another. */
export function periodControl(place, chosen, choose) {
    const mark = () => {
        for (const button of place.children) button.setAttribute("aria-pressed", String(Number(button.dataset.range) === chosen()));
    };
    fill(place, periods.map((days) => h("button", { type: "button", id: `range-${days}`, "data-range": days, onclick: () => { keepPeriod(days); choose(days); mark(); } }, t(`trends.range.${days}`))));
    mark();
}
