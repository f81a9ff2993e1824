// What is to be known of each metric. The server fills the table in, from the one that it has itself.
import { t } from "/shared/i18n.js";

/** By metric, in their order: the key of its name, the unit it is kept in, how many decimals it is told with, its field in a day's log. */
export const metrics = /* metrics */ {};

const units = { bpm: t("box.beats"), "1-10": t("box.ofTen"), h: t("log.hours"), count: undefined };
/** Those that are shown in a reader's own unit. */
export const kinds = { kg: "weight", cm: "length", ml: "volume" };

/** How a field of a day's log is typed, for `field()`. */
export function typing(name) {
    const { unit, decimals } = Object.values(metrics).find(({ field }) => field?.name === name)?.field ?? {};
    return kinds[unit] ? { kind: kinds[unit], decimals } : { unit: unit in units ? units[unit] : unit, decimals };
}
