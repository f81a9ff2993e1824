// Today on a screen that shows nothing else: the picture is asked for each minute, and the last one stays when there is no answer.
import { $ } from "/shared/dom.js";
import { moment } from "/shared/format.js";

const picture = $("#picture");
let seen = new Date();

setInterval(async () => {
    const next = new Image();
    const address = new URL(picture.src);
    address.searchParams.set("at", Date.now());
    next.src = address.href;
    try {
        await next.decode();
        picture.src = next.src;
        seen = new Date();
        $("#old").hidden = true;
    } catch {
        $("#since").textContent = moment(seen);
        $("#old").hidden = false;
    }
}, 60_000);
