// Hears what has changed, here or in another tab.

const listeners = [];
let source;

/** Calls `react(change)` whenever something of `areas` changes: day, profile, preferences, foods, health, training, account, reminders. */
export function onChange(areas, react) {
    listeners.push({ areas, react });
    if (source) return;
    source = new EventSource("/api/events");
    source.addEventListener("change", (event) => {
        const change = JSON.parse(event.data);
        for (const listener of listeners) {
            if (listener.areas.some((area) => change.areas.includes(area))) listener.react(change);
        }
    });
    window.addEventListener("pagehide", () => source.close());
}
