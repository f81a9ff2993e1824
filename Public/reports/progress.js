// Counts the files of a stored zip while its bytes come in: each says its length before it.

/** A function that takes the next bytes and says how many files have come whole. */
export function zipCounter() {
    const header = 30;
    const head = [];
    let left = 0;
    let files = 0;
    return (bytes) => {
        let index = 0;
        while (index < bytes.length) {
            if (left > 0) {
                const step = Math.min(left, bytes.length - index);
                left -= step;
                index += step;
                if (left === 0) files += 1;
            } else {
                head.push(bytes[index]);
                index += 1;
                if (head.length === header) {
                    // After the files comes the directory, which is none.
                    left = head[2] === 3 && head[3] === 4 ? number(head, 18, 4) + number(head, 26, 2) : Infinity;
                    head.length = 0;
                }
            }
        }
        return files;
    };
}

const number = (bytes, start, count) => bytes.slice(start, start + count).reduceRight((sum, byte) => sum * 256 + byte, 0);
