// Hears what has changed, here or in another tab.

const listeners = [];
let source;

/** Calls `react(change)` whenever something of `areas` changes: day, profile, preferences, foods, health, training, account, reminders. */
export function onChange(areas, react) {
    listeners.push({ areas, react });
    if (source) return;
    listen();
    // A device that was locked hears nothing until it is open.
    addEventListener("vitalpath-opened", () => { if (source.readyState === EventSource.CLOSED) listen(); });
    window.addEventListener("pagehide", () => source.close());
}

function listen() {
    source = new EventSource("/api/events");
    source.addEventListener("error", () => { if (source.readyState === EventSource.CLOSED) dispatchEvent(new Event("vitalpath-refused")); });
    source.addEventListener("change", (event) => {
        const change = JSON.parse(event.data);
        for (const listener of listeners) {
            if (listener.areas.some((area) => change.areas.includes(area))) listener.react(change);
        }
    });
}
