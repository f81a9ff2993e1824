// Makes pictures small before they leave the page; drawing them anew also drops what they tell of place and time.
import { ApiError } from "/shared/api.js";
import { t } from "/shared/i18n.js";

/** The middle of a picture as a JPEG of `side` pixels; an ApiError for a file that is no picture. */
export async function squareJPEG(file, side) {
    let picture;
    try {
        picture = await createImageBitmap(file);
    } catch {
        throw new ApiError(0, t("photo.unreadable"));
    }
    const cut = Math.min(picture.width, picture.height);
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = side;
    canvas.getContext("2d").drawImage(picture, (picture.width - cut) / 2, (picture.height - cut) / 2, cut, cut, 0, 0, side, side);
    picture.close();
    return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.85));
}
