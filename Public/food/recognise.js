// Product numbers from camera pictures and photos: by the browser's own detector where it has one, else and after it by ours.
import { readBarcode } from "/food/ean.js";
import { fromUPCE, isChecked, normalise } from "/food/gtin.js";

const formats = ["ean_13", "ean_8", "upc_a", "upc_e"];
const canvas = document.createElement("canvas");
const context = canvas.getContext("2d", { willReadFrequently: true });
const detector = await ownDetector();

async function ownDetector() {
    const supported = await globalThis.BarcodeDetector?.getSupportedFormats().catch(() => []);
    return formats.every((format) => supported?.includes(format)) ? new BarcodeDetector({ formats }) : undefined;
}

/** The product number in a part (left, top, width, height) of an image or video, made at most `side` pixels large. */
export async function recognise(source, [left, top, width, height], side) {
    const scale = Math.min(1, side / Math.max(width, height));
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    context.drawImage(source, left, top, width, height, 0, 0, canvas.width, canvas.height);
    const picture = context.getImageData(0, 0, canvas.width, canvas.height);
    const seen = await detector?.detect(picture).catch(() => []);
    return seen?.map(checked).find(Boolean) ?? readBarcode(picture)?.gtin;
}

function checked({ rawValue, format }) {
    if (format === "upc_e") return fromUPCE(rawValue);
    return format === "ean_8" ? (isChecked(rawValue) ? rawValue : undefined) : normalise(rawValue);
}

/** The product number in a photo: as a whole, then larger, then in parts, with a pause for the page between. */
export async function recognisePhoto(photo) {
    const { width, height } = photo;
    const long = Math.max(width, height);
    const tries = [[[0, 0, width, height], 1280]];
    if (long > 1280) tries.push([[0, 0, width, height], 2200]);
    if (long > 1600) {
        const thirds = [0.25, 0, 0.5];
        for (const y of thirds) for (const x of thirds) tries.push([[x * width, y * height, width / 2, height / 2], 1600]);
    }
    for (const [part, side] of tries) {
        const gtin = await recognise(photo, part, side);
        if (gtin) return gtin;
        await new Promise((resolve) => setTimeout(resolve));
    }
    return undefined;
}
