// Product numbers, the period of Insights, and runs of days.
import assert from "node:assert/strict";
import test from "node:test";
import { page } from "./page.mjs";

page();
const gtin = await import("/food/gtin.js");
const { keepPeriod, period } = await import("/shared/period.js");
const { daysOf, median } = await import("/day/days.js");

test("a check digit is that of the standard, and a wrong one is refused", () => {
    assert.equal(gtin.checkDigit("871256632835"), "2");
    assert.equal(gtin.normalise("8712566328352"), "8712566328352");
    assert.equal(gtin.normalise("8712566328353"), undefined);
    assert.equal(gtin.normalise("036000291452"), "0036000291452");
    assert.equal(gtin.normalise("0 36000-29145 2"), "0036000291452");
    assert.equal(gtin.normalise("04252614"), "0042100005264");
    assert.equal(gtin.normalise("96385074"), "96385074");
    for (const text of ["", "12", "abc", "123456789012345"]) assert.equal(gtin.normalise(text), undefined, text);
});

test("the period is that of the address, else the one that was chosen, else the page's own", () => {
    const stored = new Map();
    globalThis.localStorage = { getItem: (key) => stored.get(key) ?? null, setItem: (key, value) => stored.set(key, value) };
    assert.equal(period(30, null), 30);
    assert.equal(period(90, null), 90);
    keepPeriod(365);
    assert.equal(period(30, null), 365);
    assert.equal(period(30, "7"), 7);
    assert.equal(period(30, "8"), 365);
    stored.set("vitalpath.period", "all");
    assert.equal(period(90, "x"), 90);
    globalThis.localStorage = { getItem() { throw new Error("no storage here"); }, setItem() { throw new Error("no storage here"); } };
    keepPeriod(7);
    assert.equal(period(30, null), 30);
});

test("days that are not known stay gaps, and a median leaves them out", () => {
    const logs = [{ logDate: "2026-11-21", steps: 900 }, { logDate: "2026-11-23", steps: 1100 }, { logDate: "2026-11-01", steps: 1 }];
    assert.deepEqual(daysOf(logs, "2026-11-23", "steps", 4), [undefined, 900, undefined, 1100]);
    assert.equal(median(daysOf(logs, "2026-11-23", "steps", 4)), 1000);
    assert.equal(median([3, undefined, 1, 2]), 2);
    assert.equal(median([undefined]), undefined);
});
