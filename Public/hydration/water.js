// Water by the press of a button, in round steps of the reader's unit.
import { del, pressed } from "/shared/api.js";
import { isImperial, number, quantity, volume } from "/shared/format.js";
import { sorry, toast } from "/shared/toast.js";
import { t } from "/shared/i18n.js";

/** Each amount in millilitres and in words; the second is a glass. */
export const amounts = isImperial
    ? [6, 8, 16].map((ounces) => ({ millilitres: Math.round(ounces * quantity("volume").factor), words: `${number(ounces)} ${quantity("volume").unit}` }))
    : [200, 250, 500].map((millilitres) => ({ millilitres, words: volume(millilitres) }));

const log = pressed();
/** Logs water on a day, and offers to take it back. */
export async function drinkWater(date, { millilitres, words }) {
    try {
        const entry = await log("/api/food-entries", { logDate: date, slot: "drinks", foodId: "water", servingQuantity: millilitres, unit: "ml" }, { foodName: t("today.water"), calories: 0 });
        toast(t("today.drank", { amount: words }), () => del(`/api/food-entries/${entry.id}`).catch(sorry));
    } catch (problem) {
        sorry(problem);
    }
}
