// Stands where a page would be while the device is locked; once it is open, that page comes.
import { $ } from "/shared/dom.js";
import { lockScreen } from "/account/lock-screen.js";

const opened = () => (location.pathname === "/locked" ? location.replace("/") : location.reload());
// What stands here without a network may be what the device alone knows of.
const isTold = performance.getEntriesByType("navigation")[0]?.responseStatus === 423;
$("#main").replaceWith(lockScreen(opened, isTold));
new BroadcastChannel("vitalpath.lock").addEventListener("message", ({ data }) => { if (data === "opened") opened(); });
