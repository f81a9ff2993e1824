// Makes pictures small before they leave the page; drawing them anew also drops what they tell of place and time.
import { ApiError } from "/shared/api.js";
import { h } from "/shared/dom.js";
import { sorry } from "/shared/toast.js";
import { t } from "/shared/i18n.js";

/** The middle of a picture as a JPEG of `side` pixels; an ApiError for a file that is no picture. */
export async function squareJPEG(file, side) {
    const picture = await read(file);
    const cut = Math.min(picture.width, picture.height);
    return draw(picture, [(picture.width - cut) / 2, (picture.height - cut) / 2, cut, cut], side, side);
}

/** A whole picture as a JPEG of at most `side` pixels a side; an ApiError for a file that is no picture. */
export async function fittingJPEG(file, side) {
    const picture = await read(file);
    const scale = Math.min(1, side / Math.max(picture.width, picture.height));
    return draw(picture, [0, 0, picture.width, picture.height], Math.max(1, Math.round(picture.width * scale)), Math.max(1, Math.round(picture.height * scale)));
}

async function read(file) {
    try {
        return await createImageBitmap(file);
    } catch {
        throw new ApiError(0, t("photo.unreadable"));
    }
}

function draw(picture, part, width, height) {
    const canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = height;
    canvas.getContext("2d").drawImage(picture, ...part, 0, 0, width, height);
    picture.close();
    return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.85));
}

/** A button that lets someone choose or take a picture; `send(file)` does what is to be done with it. */
export function photoButton(label, send) {
    const input = h("input", { type: "file", accept: "image/*", hidden: true, "aria-label": label });
    input.addEventListener("change", async () => {
        const [file] = input.files;
        input.value = "";
        if (file) await Promise.resolve(file).then(send).catch(sorry);
    });
    return [input, h("button", { class: "button", type: "button", onclick: () => input.click() }, label)];
}
