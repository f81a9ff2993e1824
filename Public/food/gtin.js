// Product numbers: their check digit, and the one form that food databases use.

/** The digit that makes the weighted sum of `digits` a multiple of ten; weights are 3, 1, 3 ... from the right. */
export function checkDigit(digits) {
    let sum = 0;
    for (let place = 0; place < digits.length; place++) sum += Number(digits.at(-1 - place)) * (place % 2 === 0 ? 3 : 1);
    return String((10 - (sum % 10)) % 10);
}

export const isChecked = (digits) => checkDigit(digits.slice(0, -1)) === digits.at(-1);

/** The 12 digits of UPC-A that a UPC-E stands for: its number system (0 or 1) and six digits, given as seven. */
export function expanded(upce) {
    const [system, a, b, c, d, e, last] = upce;
    const middle = last <= "2" ? `${a}${b}${last}0000${c}${d}${e}` : last === "3" ? `${a}${b}${c}00000${d}${e}` : last === "4" ? `${a}${b}${c}${d}00000${e}` : `${a}${b}${c}${d}${e}0000${last}`;
    return `${system}${middle}${checkDigit(system + middle)}`;
}

/** The 13 digits for a printed UPC-E of eight, or undefined when its check digit does not fit. */
export function fromUPCE(digits) {
    if (!/^[01]\d{7}$/.test(digits)) return undefined;
    const whole = expanded(digits.slice(0, 7));
    return whole.at(-1) === digits.at(-1) ? `0${whole}` : undefined;
}

/**
 * The number as food databases write it, 13 digits or the 8 of EAN-8, from what someone typed: 8, 12, 13 or 14 digits whose
 * check digit fits, or a UPC-E of 6 to 8. Spaces and hyphens do not count. Undefined for anything else.
 */
export function normalise(text) {
    const digits = text.replace(/[\s\-‐-―]/g, "");
    if (!/^\d+$/.test(digits)) return undefined;
    switch (digits.length) {
        // Six have no check digit. Of seven the last is one, or the first is the number system; when it could be both, nobody knows.
        case 6: return `0${expanded(`0${digits}`)}`;
        case 7: return digits[0] > "1" ? fromUPCE(`0${digits}`) : fromUPCE(`0${digits}`) ? undefined : `0${expanded(digits)}`;
        // An EAN-8 that begins with 0 is a shop's own number and in no database.
        case 8: return (digits[0] === "0" && fromUPCE(digits)) || (isChecked(digits) ? digits : fromUPCE(digits));
        case 12: return isChecked(digits) ? `0${digits}` : undefined;
        case 13: return isChecked(digits) ? digits : undefined;
        case 14: return digits[0] === "0" && isChecked(digits) ? digits.slice(1) : undefined;
        default: return undefined;
    }
}

export const isBarcode = (text) => normalise(text) !== undefined;
