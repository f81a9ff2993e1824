// Figures of a day that were read in a text: fields to be changed, kept each on its day, and taken back.
import { $$, fill, h } from "/shared/dom.js";
import { get, post } from "/shared/api.js";
import { changes, field, showProblems } from "/shared/forms.js";
import { fullDate, quantity, shortDate } from "/shared/format.js";
import { t } from "/shared/i18n.js";
import { typing } from "/shared/metrics.js";

/** Shows figures and a note; `changed()` is told when one is. */
export function figuresView({ changed = () => {} } = {}) {
    const element = h("section", { class: "box-figures", hidden: true });
    let figures = [];
    let note;

    element.addEventListener("input", changed);

    function show(reading, today) {
        figures = (reading?.figures ?? []).filter((figure) => figure.field);
        note = reading?.note;
        const dates = [...new Set(figures.map((figure) => figure.date))];
        element.hidden = figures.length === 0 && !note;
        fill(element,
            dates.map((date) => h("div", { class: "box-day", "data-date": date },
                h("h3", {}, t("box.figures"), " ", date !== today && h("span", { class: "muted" }, fullDate(date))),
                figures.filter((figure) => figure.date === date).map(row))),
            note && h("p", { class: "box-note" }, h("strong", {}, t("log.notes")), " ", note));
    }

    function row({ field: name, words, value, date, last }) {
        const part = field(name, words, {
            ...typing(name), value,
            hint: last && t(last.date === date ? "box.instead" : "box.last", { value: last.words, date: shortDate(last.date) }),
        });
        part.classList.add("box-figure");
        return part;
    }

    const shown = (name) => {
        const input = element.querySelector(`[name="${name}"]`);
        const { kind, unit: own } = typing(name);
        const unit = kind ? quantity(kind).unit : own;
        return [input?.value, unit].filter(Boolean).join(" ");
    };

    /** Keeps what stands in the fields; gives what brings back the days as they were, nothing where a field has to be mended. */
    async function save() {
        const days = new Map();
        for (const place of $$(".box-day", element)) {
            const body = changes(place, { all: true, keepsUnits: true });
            if (!body || Object.values(body).includes(null)) {
                $$("input", place).find((input) => input.hasAttribute("aria-invalid") || !input.value.trim())?.focus();
                return undefined;
            }
            days.set(place.dataset.date, body);
        }
        const result = { kind: "figures", name: words(), left: [], days: [] };
        if (note) await keep(undefined, (old) => ({ notes: [old?.notes, note].filter(Boolean).join("\n") }));
        for (const [date, body] of days) await keep(date, () => body);
        return result;

        async function keep(date, bodyOf) {
            const old = await get(`/api/daily-logs/${date ?? "today"}`);
            const body = bodyOf(old);
            result.days.push(changeOf(old, body, await post("/api/daily-logs", { ...(date ? { logDate: date } : {}), ...body })));
        }
    }

    const words = () => [...figures.map((figure) => `${figure.words} ${shown(figure.field)}`), ...(note ? [t("command.note", { text: note })] : [])].join(", ");

    async function attempt() {
        try {
            return await save();
        } catch (problem) {
            const rest = showProblems(element, problem);
            if (rest) throw { message: rest };
            return undefined;
        }
    }

    return {
        element, show, save: attempt,
        get words() { return words(); },
        get count() { return figures.length + (note ? 1 : 0); },
    };
}

/** What the names of fields of one's own measures begin with. */
export const mine = "measures.";

/** Fields of a day by their names, as the server takes them. */
export function bodyOf(fields) {
    const [measures, rest] = [true, false].map((isMine) => Object.entries(fields).filter(([name]) => name.startsWith(mine) === isMine));
    return { ...Object.fromEntries(rest), ...(measures.length && { measures: Object.fromEntries(measures.map(([name, value]) => [name.slice(mine.length), value])) }) };
}

/** What `fields` changed of the day that was `old` and is `log` now: what was typed before, and what stands there. */
export function changeOf(old, fields, log) {
    const each = (valueOf) => Object.fromEntries(Object.keys(fields).map((key) => [key, valueOf(key) ?? null]));
    const typed = (key) => old?.typed?.[key] ?? old?.[key];
    return { owner: log.userId, date: log.logDate, before: each((key) => (old?.sources?.[key] ? null : typed(key))), after: each((key) => log[key]) };
}

/** Brings back the days as they were before; a figure that was changed since stays as it is now. */
export async function takeBackFigures({ days }) {
    for (const { owner, date, before, after } of days) {
        const hasOwn = Object.keys(before).some((key) => key.startsWith(mine));
        const [log, measures] = await Promise.all([get(`/api/daily-logs/${date}`), hasOwn ? get(`/api/measures?date=${date}`) : []]);
        if (log?.userId !== owner) continue;
        const now = { ...log, ...Object.fromEntries(measures.map(({ id, latest: [last] }) => [mine + id, last?.date === date ? last.value : null])) };
        const fields = Object.keys(before).filter((key) => (now[key] ?? null) === after[key]);
        if (fields.length) await post("/api/daily-logs", { logDate: date, ...bodyOf(Object.fromEntries(fields.map((key) => [key, before[key]]))) });
    }
}
