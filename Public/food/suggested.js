// What someone is likely to log next: a tap opens it with its amount, the plus logs it at once.
import { h, icon, refill } from "/shared/dom.js";
import { get } from "/shared/api.js";
import { amount as shown } from "/shared/format.js";
import { t } from "/shared/i18n.js";

let turn = 0;

/** Fills `place` for a slot of a day; `open(suggestion)` and `add(suggestion)` are told what was chosen. */
export async function suggested(place, { slot, date, isToday }, { open, add }) {
    const mine = ++turn;
    const when = isToday ? "" : `&date=${date}`;
    const found = await get(`/api/foods/suggestions?slot=${slot}${when}&limit=6`).catch(() => []);
    if (mine !== turn) return;
    refill(place, [slot, date, found], () => found.length > 0 && [
        h("p", { class: "small muted" }, t("food.suggested")),
        h("ul", { class: "suggested" }, found.map((item) => {
            const amount = `${shown(item.amount)} ${item.servingSize}`;
            return h("li", {},
                h("button", { type: "button", class: "suggested-open", "aria-label": t("food.suggested.open", { name: item.name, amount }), onclick: () => open(item) },
                    h("span", {}, h("strong", {}, item.name), ` ${amount}`), h("small", { class: "muted" }, item.reason)),
                h("button", { type: "button", class: "suggested-add", "aria-label": t("food.suggested.add", { name: item.name, amount }), onclick: () => add(item) }, icon("plus")));
        })),
    ]);
}
