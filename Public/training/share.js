// A workout or template in words for somebody else: by what the device shares with, else by the clipboard.
import { h, icon } from "/shared/dom.js";
import { get } from "/shared/api.js";
import { sorry, toast } from "/shared/toast.js";
import { t } from "/shared/i18n.js";

/** A button that shares the words at `path`; a small one is only its icon. */
export const shareButton = (path, name, isSmall = false) => h("button", { class: isSmall ? "button icon-only" : "button", type: "button", "aria-label": `${t("train.share")}: ${name}`, onclick: () => share(path) }, icon("share"), !isSmall && t("train.share"));

async function share(path) {
    try {
        const words = await get(path);
        if (navigator.share) return await navigator.share(words);
        await navigator.clipboard.writeText(words.text);
        toast(t("train.share.copied"));
    } catch (problem) {
        // Whoever closes the sheet has changed their mind.
        if (problem.name !== "AbortError") sorry(problem.status === undefined ? { message: t("train.share.failed") } : problem);
    }
}
