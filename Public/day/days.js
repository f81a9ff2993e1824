// Runs of days out of a list of daily logs.
import { addDays } from "/shared/format.js";

/** The last days up to `date` of what is kept under `name`, oldest first; unknown days are undefined. */
export function daysOf(logs, date, name, count = 14) {
    const known = new Map(logs.map((log) => [log.logDate, log[name]]));
    return Array.from({ length: count }, (_, age) => known.get(addDays(date, age - count + 1)) ?? undefined);
}

export function median(values) {
    const known = values.filter((value) => value !== undefined).toSorted((a, b) => a - b);
    return known.length === 0 ? undefined : (known[Math.floor((known.length - 1) / 2)] + known[Math.floor(known.length / 2)]) / 2;
}
