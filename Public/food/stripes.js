// Finds where in a picture there are parallel bars.

const cell = 8;

/**
 * How strongly and in which direction brightness changes around each cell of 8 by 8 pixels, as the structure tensor says
 * it: `along` and `across` are the difference of its eigenvalues times the cosine and sine of twice the direction. Noise has
 * no direction, so it cancels.
 */
function directions({ pixels, width, height }) {
    const columns = Math.floor(width / cell);
    const rows = Math.floor(height / cell);
    const along = new Float32Array(columns * rows);
    const across = new Float32Array(columns * rows);
    for (let y = 1; y < rows * cell - 1; y += 2) {
        const row = (y / cell | 0) * columns;
        for (let x = 1, i = y * width + 1; x < columns * cell - 1; x += 2, i += 2) {
            const falling = pixels[i + 1 + width] - pixels[i - 1 - width];
            const rising = pixels[i + 1 - width] - pixels[i - 1 + width];
            const dx = falling + rising + 2 * (pixels[i + 1] - pixels[i - 1]);
            const dy = falling - rising + 2 * (pixels[i + width] - pixels[i - width]);
            const at = row + (x / cell | 0);
            along[at] += dx * dx - dy * dy;
            across[at] += 2 * dx * dy;
        }
    }
    return { columns, rows, along: spread(along, columns, rows), across: spread(across, columns, rows) };
}

/** The sum of each cell and its eight neighbours. */
function spread(values, columns, rows) {
    const wide = new Float32Array(values.length);
    const sums = new Float32Array(values.length);
    for (let i = 0; i < values.length; i++) wide[i] = values[i] + (i % columns ? values[i - 1] : 0) + ((i + 1) % columns ? values[i + 1] : 0);
    for (let i = 0; i < values.length; i++) sums[i] = wide[i] + (i >= columns ? wide[i - columns] : 0) + (i + columns < values.length ? wide[i + columns] : 0);
    return sums;
}

/**
 * The places with parallel bars, the most striking first: `dx`, `dy` is the unit vector across the bars; they reach `from` .. `to`
 * along it and from `top` to `bottom` at right angles to it.
 */
export function stripedRegions(grey, limit = 8) {
    const { columns, rows, along, across } = directions(grey);
    const strength = along.map((value, i) => Math.hypot(value, across[i]));
    const sorted = strength.toSorted();
    const threshold = Math.min(Math.max(5 * sorted[Math.floor(sorted.length * 0.3)], 4000), 0.15 * sorted[sorted.length - 1]);
    const isTaken = new Uint8Array(strength.length);
    const order = [...strength.keys()].filter((i) => strength[i] > threshold).sort((a, b) => strength[b] - strength[a]);
    const regions = [];
    for (const seed of order) {
        if (isTaken[seed]) continue;
        const cells = [seed];
        let [cosine, sine] = [along[seed], across[seed]];
        isTaken[seed] = 1;
        for (let next = 0; next < cells.length; next++) {
            const x = cells[next] % columns;
            const y = Math.floor(cells[next] / columns);
            const size = Math.hypot(cosine, sine);
            // Two cells away as well: wide spaces and wide bars have no edge inside.
            for (let v = Math.max(0, y - 2); v <= Math.min(rows - 1, y + 2); v++) {
                for (let u = Math.max(0, x - 2); u <= Math.min(columns - 1, x + 2); u++) {
                    const i = v * columns + u;
                    if (isTaken[i] || strength[i] <= threshold) continue;
                    if (along[i] * cosine + across[i] * sine < 0.77 * strength[i] * size) continue;
                    isTaken[i] = 1;
                    cells.push(i);
                    cosine += along[i];
                    sine += across[i];
                }
            }
        }
        if (cells.length >= 8) regions.push(region(cells, columns, strength, Math.atan2(sine, cosine) / 2, Math.hypot(cosine, sine)));
    }
    return regions.sort((a, b) => b.weight - a.weight).slice(0, limit);
}

function region(cells, columns, strength, angle, weight) {
    const dx = Math.cos(angle);
    const dy = Math.sin(angle);
    const places = cells.map((i) => {
        const x = (i % columns + 0.5) * cell;
        const y = (Math.floor(i / columns) + 0.5) * cell;
        return { u: x * dx + y * dy, v: y * dx - x * dy, strength: strength[i] };
    }).sort((a, b) => a.v - b.v);
    const total = places.reduce((sum, place) => sum + place.strength, 0);
    // By strength, so that the edges of a label and what else runs the same way hardly count.
    const part = (share) => {
        let sum = 0;
        return places.find((place) => (sum += place.strength) >= total * share).v;
    };
    const us = Float32Array.from(places, ({ u }) => u).sort();
    return { dx, dy, weight, from: us[0], to: us[us.length - 1], top: part(0.03), bottom: part(0.97) };
}
