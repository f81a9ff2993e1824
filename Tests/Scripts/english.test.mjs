// Numbers, dates and units as a reader of English in metric units types and reads them.
import assert from "node:assert/strict";
import test from "node:test";
import { page } from "./page.mjs";

page();
const format = await import("/shared/format.js");
const { readDate } = await import("/shared/date-field.js");
const { readTime } = await import("/shared/time-field.js");
const { t } = await import("/shared/i18n.js");

test("a typed number has a point or a comma, and what is none is told from nothing", () => {
    assert.equal(format.typed("12.5"), 12.5);
    assert.equal(format.typed(" 12,5 "), 12.5);
    assert.equal(format.typed("1 200"), 1200);
    assert.equal(format.typed("-0.46"), -0.46);
    assert.equal(format.typed(".5"), 0.5);
    assert.equal(format.typed(""), null);
    for (const text of ["abc", "1.2.3", "1,200.5", "12kg", "-", ".", "1e5", "Infinity"]) assert.ok(Number.isNaN(format.typed(text)), text);
});

test("what stands in a field is read back as the same number", () => {
    for (const value of [0, 0.1, 2.25, 85.9, 1950, -0.46]) assert.equal(format.typed(format.fieldText(value, 2)), value);
    assert.equal(format.fieldText(undefined), "");
    assert.equal(format.fieldText(82.449, 1), "82.4");
});

test("numbers are grouped, and no zero is negative", () => {
    assert.equal(format.number(11766), "11,766");
    assert.equal(format.number(-0.04, 1), "0.0");
    assert.equal(format.amount(30), "30");
    assert.equal(format.amount(0.5), "0.5");
    assert.equal(format.weight(85.94), "85.9 kg");
    assert.equal(format.weightChange(-0.42), "−0.4 kg");
    assert.equal(format.weightChange(0.02), "0.0 kg");
    assert.equal(format.volume(1150), "1,150 ml");
    assert.equal(format.size(1_234_567), "1.2 MB");
});

test("hours and clocks", () => {
    assert.equal(format.hours(330), "5 h 30");
    assert.equal(format.hours(61), "1 h 01");
    assert.equal(format.clock(0), "00:00");
    assert.equal(format.clock(1439), "23:59");
    assert.equal(format.clockText(90), "1:30");
    assert.equal(format.clockText(3725), "1:02:05");
    assert.equal(format.clockText(undefined), "");
});

test("days are added over months, years, leap days and the change of the clock", () => {
    assert.equal(format.addDays("2026-02-28", 1), "2026-03-01");
    assert.equal(format.addDays("2028-02-28", 1), "2028-02-29");
    assert.equal(format.addDays("2026-01-01", -1), "2025-12-31");
    assert.equal(format.addDays("2026-03-28", 2), "2026-03-30");
    assert.equal(format.addDays("2026-10-24", 2), "2026-10-26");
    assert.equal(format.weekday("2026-11-23"), 0);
    assert.equal(format.weekday("2026-11-22"), 6);
});

test("a date is read in any of the forms that people write", () => {
    const read = (text) => readDate(text, "2026-11-23");
    for (const text of ["5 April 1980", "5 apr 1980", "5-4-1980", "05/04/80", "1980-04-05", "5.4.1980", "april 5, 1980", "5th April 1980", "5 april 1980"]) assert.equal(read(text), "1980-04-05", text);
    assert.equal(read("3 mrt"), "2026-03-03");
    assert.equal(read("1/12"), "2026-12-01");
    assert.equal(read(""), "");
    for (const text of ["30 February 2026", "31-4-2026", "yesterday", "5 foo 2026", "2026-13-01", "1-1-1800", "29-2-2027"]) assert.equal(read(text), undefined, text);
    assert.equal(read("29-2-2028"), "2028-02-29");
});

test("a time is read in any of the forms that people write", () => {
    for (const text of ["7:30", "7.30", "07:30", "7h30", "730", "0730", "7:30 am", "7.30u", "7:30am"]) assert.equal(readTime(text), "07:30", text);
    assert.equal(readTime("7 pm"), "19:00");
    assert.equal(readTime("12 am"), "00:00");
    assert.equal(readTime("12 pm"), "12:00");
    assert.equal(readTime("19u"), "19:00");
    assert.equal(readTime(""), "");
    for (const text of ["24:00", "7:60", "13 pm", "0 am", "noon", "7:3:0"]) assert.equal(readTime(text), undefined, text);
});

test("a sentence has its values, and a key without words is seen", () => {
    assert.equal(t("format.hours", { hours: 5, minutes: "05" }), "5 h 05");
    assert.equal(t("no.such.key"), "«no.such.key»");
});

test("no line ends between a number and its unit, or its month", () => {
    assert.equal(format.tied("Salt: 5.0 g or more on 5 of 7 days, since Sat 28 Nov 2026."), "Salt: 5.0\u00a0g or more on 5\u00a0of 7\u00a0days, since Sat 28\u00a0Nov\u00a02026.");
    assert.equal(format.tied("4 workouts"), "4 workouts");
});
