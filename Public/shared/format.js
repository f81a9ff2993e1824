// The one module that knows how numbers, dates and units are written and read.
import { locale, t } from "/shared/i18n.js";

export const isImperial = document.documentElement.dataset.units === "imperial";

const writers = new Map();
/** Made once: to make one takes as long as to write with it a hundred times. */
function written(Kind, options, value) {
    const key = JSON.stringify(options);
    if (!writers.has(key)) writers.set(key, new Kind(locale, options));
    return writers.get(key).format(value);
}

export const number = (value, decimals = 0) => written(Intl.NumberFormat, { minimumFractionDigits: decimals, maximumFractionDigits: decimals, signDisplay: "negative" }, value);

const [, decimalMark] = number(0.5, 1);

/** Whether its reader does not want to see calories. */
export const hidesCalories = document.documentElement.dataset.calories === "hidden";

/** kcal with their unit; nothing where they are unknown or not to be seen. */
export const calories = (kcal) => (hidesCalories || kcal === undefined ? undefined : `${number(kcal)} kcal`);

/** An amount as it was logged: whole, or with one decimal. */
export const amount = (value) => number(value, Number.isInteger(value) ? 0 : 1);

/** Minutes after midnight as a time of day. */
export const clock = (minute) => `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;

export const timeOf = (date) => clock(date.getHours() * 60 + date.getMinutes());

/** Seconds as "1:30", with hours where there are some. */
export function clockText(seconds) {
    if (seconds === undefined) return "";
    const whole = Math.round(seconds);
    const pad = (value) => String(value).padStart(2, "0");
    const rest = `${pad(Math.floor(whole / 60) % 60)}:${pad(whole % 60)}`;
    return whole >= 3600 ? `${Math.floor(whole / 3600)}:${rest}` : rest.replace(/^0/, "");
}

export const kilogramsPerPound = 0.45359237;

const units = {
    weight: isImperial ? { unit: "lb", factor: kilogramsPerPound, decimals: 1 } : { unit: "kg", factor: 1, decimals: 1 },
    length: isImperial ? { unit: "in", factor: 2.54, decimals: 1 } : { unit: "cm", factor: 1, decimals: 1 },
    distance: isImperial ? { unit: "mi", factor: 1609.344, decimals: 1 } : { unit: "km", factor: 1000, decimals: 1 },
    volume: isImperial ? { unit: "fl oz", factor: 29.5735295625, decimals: 0 } : { unit: "ml", factor: 1, decimals: 0 },
};

/** How a quantity is shown: its unit, and how many stored units are in one shown. */
export const quantity = (kind) => units[kind];

export function show(kind, stored, decimals = units[kind].decimals) {
    return `${number(stored / units[kind].factor, decimals)} ${units[kind].unit}`;
}

export const weight = (kilograms) => show("weight", kilograms);
export const volume = (millilitres) => show("volume", millilitres);

export function hours(minutes) {
    return t("format.hours", { hours: Math.floor(minutes / 60), minutes: String(Math.round(minutes % 60)).padStart(2, "0") });
}

/** A person's height: centimetres, or feet and inches. */
export function height(centimetres) {
    if (!isImperial) return show("length", centimetres, 0);
    const inches = Math.round(centimetres / 2.54);
    return `${Math.floor(inches / 12)} ft ${inches % 12} in`;
}

/** Reads "5 ft 11", 5'11", 5.9 (feet) and 71 (inches) as centimetres; null for nothing, NaN for what is no height. */
export function typedHeight(text) {
    const parts = /^\s*(\d)\s*(?:'|’|′|ft|feet|foot|voet)\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:"|”|″|''|in|inch|inches)?)?\s*$/i.exec(text);
    if (parts) return (Number(parts[1]) * 12 + Number((parts[2] ?? "0").replace(",", "."))) * 2.54;
    const value = typed(text);
    return value === null ? null : (value < 9 ? value * 12 : value) * 2.54;
}

/** A stored value as it stands in a field: the language's decimal mark, no grouping. */
export function fieldText(value, decimals = 1) {
    if (value === undefined || value === null) return "";
    const text = String(Math.round(value * 10 ** decimals) / 10 ** decimals);
    return text.replace(".", decimalMark);
}

/** Reads a typed number: "12,5" and "12.5" are the same; null for nothing, NaN for what is no number. */
export function typed(text) {
    const body = text.trim().replace(/[\s\u00a0]/g, "");
    if (body === "") return null;
    if (!/^-?\d*([.,]\d+)?$/.test(body) || !/\d/.test(body)) return NaN;
    return Number(body.replace(",", "."));
}

const day = (iso) => new Date(`${iso}T12:00:00Z`);
const format = (iso, options) => written(Intl.DateTimeFormat, { timeZone: "UTC", ...options }, day(iso));

export const longDate = (iso) => format(iso, { weekday: "long", day: "numeric", month: "long" });
export const fullDate = (iso) => format(iso, { day: "numeric", month: "long", year: "numeric" });
export const shortDate = (iso) => format(iso, { day: "numeric", month: "short" });

export const monthName = (iso) => format(iso, { month: "long", year: "numeric" });

/** 0 for Monday to 6 for Sunday. */
export const weekday = (iso) => (day(iso).getUTCDay() + 6) % 7;

/** A change of weight with its sign: "−0.4 kg". */
export function weightChange(kilograms) {
    const size = weight(Math.abs(kilograms));
    if (size === weight(0)) return size;
    return `${kilograms > 0 ? "+" : "−"}${size}`;
}

export const moment = (instant) => written(Intl.DateTimeFormat, { dateStyle: "medium", timeStyle: "short" }, new Date(instant));

export function addDays(iso, days) {
    const date = day(iso);
    date.setUTCDate(date.getUTCDate() + days);
    return date.toISOString().slice(0, 10);
}

/** The date of this moment where the browser is; a day begins at the hour that was chosen for it. */
export const today = () => {
    const now = new Date(Date.now() - Number(document.documentElement.dataset.dayStart ?? 0) * 36e5);
    return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, "0")}-${String(now.getDate()).padStart(2, "0")}`;
};

/** Bytes, as files are told. */
export function size(bytes) {
    return bytes < 1e6 ? `${number(Math.max(1, bytes / 1e3))} kB` : `${number(bytes / 1e6, bytes < 1e7 ? 1 : 0)} MB`;
}

/** A text in which no line ends between a number and its unit, nor within a date. */
export const tied = (text) =>
    text
        .replace(/(\d) (?=\p{L}{1,4}(?!\p{L}))/gu, "$1\u00a0")
        .replace(/(\d\u00a0\p{L}{3,4}) (?=\d{4}(?!\d))/gu, "$1\u00a0");
