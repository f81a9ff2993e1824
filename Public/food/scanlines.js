// Reads the brightness along lines across bars, and where it changes.

const step = 0.5;

/** The brightness of a picture's pixels: `{ pixels, width, height }`, 0 black to 255. */
export function greys({ data, width, height }) {
    const pixels = new Uint8Array(width * height);
    for (let i = 0, j = 0; i < pixels.length; i++, j += 4) pixels[i] = (data[j] * 77 + data[j + 1] * 150 + data[j + 2] * 29) >> 8;
    return { pixels, width, height };
}

/** A picture of half the width and height: less noise, and large bars become ordinary ones. */
export function halved({ pixels, width, height }) {
    const half = { pixels: new Uint8Array((width >> 1) * (height >> 1)), width: width >> 1, height: height >> 1 };
    for (let y = 0, at = 0; y < half.height; y++) {
        for (let x = 0, from = 2 * y * width; x < half.width; x++, from += 2) half.pixels[at++] = (pixels[from] + pixels[from + 1] + pixels[from + width] + pixels[from + width + 1] + 2) >> 2;
    }
    return half;
}

/**
 * The brightness along up to eleven lines across a region's bars, from the middle outwards, two values a pixel. Each is the mean of
 * at most eleven rows that no other line shares. Beyond the region's ends comes what a quiet zone takes.
 */
export function* scanLines(grey, { dx, dy, from, to, top, bottom }) {
    const count = 11;
    const spacing = Math.max(1, (bottom - top) / count);
    const rows = Math.min(11, Math.floor(spacing));
    const margin = Math.max(24, 0.35 * (to - from));
    for (let line = 0; line < count; line++) {
        const v = (top + bottom) / 2 + (line % 2 ? -1 : 1) * Math.ceil(line / 2) * spacing;
        if (v < top - 1 || v > bottom + 1) break;
        const values = brightness(grey, { dx, dy }, from - margin, to + margin, v, rows);
        if (values.length > 60) yield values;
    }
}

/** The mean of `rows` lines one pixel apart around height `v`, as far as all of them are inside the picture. */
function brightness({ pixels, width, height }, { dx, dy }, from, to, v, rows) {
    const reach = (rows - 1) / 2;
    let [start, end] = [from, to];
    for (const [d, other, size] of [[dx, -dy, width], [dy, dx, height]]) {
        for (const row of [v - reach, v + reach]) {
            const at = other * row;
            if (Math.abs(d) < 1e-6) {
                if (at < 0 || at > size - 1.01) return [];
                continue;
            }
            const [a, b] = [-at / d, (size - 1.01 - at) / d];
            start = Math.max(start, Math.min(a, b));
            end = Math.min(end, Math.max(a, b));
        }
    }
    const count = Math.max(0, Math.floor((end - start) / step));
    const values = new Float32Array(count);
    for (let row = -reach; row <= reach; row++) {
        let x = start * dx - (v + row) * dy;
        let y = start * dy + (v + row) * dx;
        for (let i = 0; i < count; i++, x += dx * step, y += dy * step) {
            const left = x > 0 ? x | 0 : 0;
            const up = y > 0 ? y | 0 : 0;
            const fx = x - left;
            const fy = y - up;
            const at = up * width + left;
            values[i] += (pixels[at] * (1 - fx) + pixels[at + 1] * fx) * (1 - fy) + (pixels[at + width] * (1 - fx) + pixels[at + width + 1] * fx) * fy;
        }
    }
    for (let i = 0; i < count; i++) values[i] /= rows;
    return values;
}

/**
 * Where brightness crosses the middle between a light and a dark place: `at` which value, and whether it `falls`. They fall
 * and rise in turn. What changes by less than a tenth of the line's range is noise.
 */
export function edgesOf(values) {
    const sorted = values.toSorted();
    const range = sorted[Math.floor(sorted.length * 0.95)] - sorted[Math.floor(sorted.length * 0.05)];
    const threshold = Math.max(3, 0.1 * range);
    const turns = [];
    let high = 0;
    let low = 0;
    let isFalling;
    for (let i = 1; i < values.length; i++) {
        if (values[i] > values[high]) high = i;
        if (values[i] < values[low]) low = i;
        // A turn is certain once the line has come back from it far enough.
        if (isFalling !== true && values[high] - values[i] > threshold) {
            turns.push(high);
            isFalling = true;
            low = i;
        } else if (isFalling !== false && values[i] - values[low] > threshold) {
            turns.push(low);
            isFalling = false;
            high = i;
        }
    }
    if (isFalling !== undefined) turns.push(isFalling ? low : high);
    return turns.slice(1).map((turn, k) => crossing(values, turns[k], turn));
}

function crossing(values, from, to) {
    const level = (values[from] + values[to]) / 2;
    const falls = values[to] < values[from];
    let i = from;
    while (i < to - 1 && (falls ? values[i + 1] > level : values[i + 1] < level)) i++;
    return { at: i + (level - values[i]) / (values[i + 1] - values[i]), falls };
}
