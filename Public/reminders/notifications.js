// Notifications of this browser: on where someone pressed for them here and the browser lets us.

const key = "vitalpath.notifications";

export const notifications = {
    /** on, off, denied by the browser, or none where it knows no notifications */
    state() {
        if (!("Notification" in window)) return "none";
        if (Notification.permission === "denied") return "denied";
        return Notification.permission === "granted" && localStorage.getItem(key) === "on" ? "on" : "off";
    },

    async start() {
        if (await Notification.requestPermission() === "granted") localStorage.setItem(key, "on");
    },

    stop() {
        localStorage.removeItem(key);
    },

    /** Shows a reminder, by the service worker where there is one, as phones want it; false where that cannot be. */
    show({ id, title, text, href }) {
        if (this.state() !== "on") return false;
        const look = { body: text, tag: id, icon: "/icon.svg", lang: document.documentElement.lang };
        try {
            if (navigator.serviceWorker?.controller) {
                navigator.serviceWorker.ready.then((worker) => worker.showNotification(title, { ...look, icon: "/icon-192.png", data: href })).catch(() => {});
                return true;
            }
            const notification = new Notification(title, look);
            notification.addEventListener("click", () => {
                window.focus();
                notification.close();
                location.assign(href);
            });
            return true;
        } catch {
            return false;
        }
    },
};
